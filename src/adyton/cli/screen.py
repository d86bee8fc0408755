"""The terminal: output is never read as markup, and input comes line by line."""

import sys
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

from adyton.cli.language import say
from adyton.cli.lines import Lines
from adyton.cli.usage_error import UsageError

T = TypeVar("T")


def screen() -> Console:
    """Return the console for output; texts are not searched for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def keyboard() -> Lines:
    """Return the source of typed lines."""
    if sys.stdin is None:
        raise UsageError(say("no-input"))
    return Lines(sys.stdin.fileno())


def watched(
    items: Iterable[T], total: int, label: str, reached: Callable[[T], int] | None = None
) -> Generator[T, None, None]:
    """Yield the same items, and show a bar on a terminal; `reached` returns how far an item leads."""
    if not sys.stderr.isatty():
        yield from items
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        for count, item in enumerate(items, 1):
            yield item
            progress.update(task, completed=count if reached is None else reached(item))
