"""Workers: processes that play a vector environment's games in shared memory."""

import gc
import traceback
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import numpy as np

from adyton.envs.batch import Batch
from adyton.envs.memory import Memory, Rows, Shape

# Makes the batch of some rows; it travels to another process.
Maker: TypeAlias = Callable[[Rows, int], Batch]

STEP: Final = b"step"
SAMPLE: Final = b"sample"
STOP: Final = b"stop"
DONE: Final = b""


class WorkerError(Exception):
    """What went wrong in a worker, as its traceback."""


class Workers:
    """So many processes, each with an even share of the games."""

    def __init__(self, make: Maker, shape: Shape, count: int) -> None:
        context = get_context("spawn")
        block = context.RawArray("B", shape.bytes())
        self.memory = Memory(shape, np.frombuffer(block, dtype=np.uint8))
        self.shares = shares(shape.count, count)
        self.connections: list[Connection[Any, Any]] = []
        self.processes = []
        for first, last in self.shares:
            here, there = context.Pipe()
            process = context.Process(target=work, args=(make, shape, block, first, last, there), daemon=True)
            process.start()
            there.close()
            self.connections.append(here)
            self.processes.append(process)

    def reset(self, seeds: Sequence[int]) -> None:
        for connection, (first, last) in zip(self.connections, self.shares, strict=True):
            connection.send_bytes(b"reset " + " ".join(map(str, seeds[first:last])).encode())
        self._hear()

    def step(self) -> None:
        self._tell(STEP)

    def sample(self) -> None:
        self._tell(SAMPLE)

    def close(self) -> None:
        """Stop all processes."""
        for connection in self.connections:
            connection.send_bytes(STOP)
        for process in self.processes:
            process.join()
        self.connections, self.processes = [], []

    def _tell(self, message: bytes) -> None:
        for connection in self.connections:
            connection.send_bytes(message)
        self._hear()

    def _hear(self) -> None:
        answers = [connection.recv_bytes() for connection in self.connections]
        for answer in answers:
            if answer != DONE:
                raise WorkerError(answer.decode())


def shares(games: int, workers: int) -> list[tuple[int, int]]:
    """Return the first row of each share, and the row after its last."""
    ends = [games * number // workers for number in range(workers + 1)]
    return list(pairwise(ends))


def work(make: Maker, shape: Shape, block: Any, first: int, last: int, connection: "Connection[Any, Any]") -> None:
    """Do what the connection asks for, until it asks to stop."""
    rows = Memory(shape, np.frombuffer(block, dtype=np.uint8)).rows(first, last)
    batch = make(rows, last - first)
    while True:
        try:
            message = connection.recv_bytes()
        except EOFError:  # the process that asks is gone
            return
        if message == STOP:
            return
        connection.send_bytes(_answer(batch, rows, message))


def step_without_pauses(batch: Batch) -> None:
    """Step with the garbage collector off: it would look at every state several times in each step."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        batch.step()
    finally:
        if was_on:
            gc.enable()


def _answer(batch: Batch, rows: Rows, message: bytes) -> bytes:
    try:
        if message == SAMPLE:
            batch.sample()
        else:
            rows.clear(observations=batch.needs_zeros)
            if message == STEP:
                step_without_pauses(batch)
            else:
                batch.reset([int(word) for word in message.split()[1:]])
    except Exception:
        return traceback.format_exc().encode()
    return DONE
