"""The terminal: what is written to it is never understood as an instruction, and what is typed comes line by line."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

from adyton.cli.language import say
from adyton.cli.lines import Lines
from adyton.cli.usage_error import UsageError

T = TypeVar("T")


def screen() -> Console:
    """Where answers are printed; texts of users are not searched for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def keyboard() -> Lines:
    """Where a person's lines come from."""
    if sys.stdin is None:
        raise UsageError(say("no-input"))
    return Lines(sys.stdin.fileno())


def watched(items: Iterable[T], total: int, label: str, reached: Callable[[T], int] | None = None) -> Iterator[T]:
    """The same items, with a bar on a terminal and nothing elsewhere; `reached` says how far an item leads."""
    if not sys.stderr.isatty():
        yield from items
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        for count, item in enumerate(items, 1):
            yield item
            progress.update(task, completed=count if reached is None else reached(item))
