"""Measure what a server's processes use: processor time and memory."""

import contextlib
import os
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Spent(NamedTuple):
    """Processor time in seconds: the total, the part of the first thread (the event loop), and that of the kernel."""

    all: float = 0.0
    loop: float = 0.0
    kernel: float = 0.0

    def since(self, before: "Spent") -> "Spent":
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))


def spent_by(process: int) -> Spent:
    """Return the processor time of a process and its children so far."""
    total = Spent()
    for each in [process, *_children(process)]:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            (user, kernel), (loop_user, loop_kernel) = _ticks(f"/proc/{each}"), _ticks(f"/proc/{each}/task/{each}")
            own = Spent((user + kernel) / TICKS, (loop_user + loop_kernel) / TICKS, kernel / TICKS)
            total = Spent(*(a + b for a, b in zip(total, own, strict=True)))
    return total


def _ticks(place: str) -> tuple[int, int]:
    """Return the processor time of a process or thread in ticks, in user space and in the kernel."""
    fields = Path(place, "stat").read_text().rpartition(")")[2].split()
    return int(fields[11]), int(fields[12])


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in listed] + [each for child in listed for each in _children(int(child))]


def memory_of(process: int) -> int:
    """Return the memory in bytes that belongs to the process and its children alone."""
    return sum(_own_memory(each) for each in [process, *_children(process)])


def _own_memory(process: int) -> int:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{process}/statm").read_text().split()
        return (int(fields[1]) - int(fields[2])) * PAGE
    return 0
