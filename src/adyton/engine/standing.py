"""Standing: items noted line by line. An undo removes the last ones."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class Standing(Generic[T]):
    """Items in the order of their lines. Lines only rise, but some may be missing."""

    __slots__ = ("items", "lines")

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.items: list[T] = []

    def __len__(self) -> int:
        return len(self.lines)

    def __contains__(self, line: object) -> bool:
        """Return whether there is an item in this line."""
        return isinstance(line, int) and self._place(line) is not None

    def __iter__(self) -> Iterator[tuple[int, T]]:
        return iter(zip(self.lines, self.items, strict=True))

    def add(self, line: int, item: T) -> None:
        """Note an item in a line beyond all others."""
        self.lines.append(line)
        self.items.append(item)

    def add_all(self, line: int, items: Sequence[T]) -> None:
        """Note items in this line and those after it, beyond all others."""
        self.lines.extend(range(line, line + len(items)))
        self.items.extend(items)

    def cut(self, line: int) -> None:
        """Remove all items in this line and after it."""
        place = bisect_left(self.lines, line)
        del self.lines[place:]
        del self.items[place:]

    def drop(self, kept: int) -> None:
        """Forget all but the last items."""
        del self.lines[:-kept]
        del self.items[:-kept]

    def before(self, line: int, since: int = 0) -> list[T]:
        """Return the items from line `since` up to this line, without it."""
        return self.items[bisect_left(self.lines, since) : bisect_left(self.lines, line)]

    def latest(self, line: int) -> tuple[int, T] | None:
        """Return the last item in this line or before it, with its line."""
        place = bisect_right(self.lines, line) - 1
        return None if place < 0 else (self.lines[place], self.items[place])

    def copy(self) -> "Standing[T]":
        """Return another list with the same items."""
        twin: Standing[T] = Standing()
        twin.lines = self.lines[:]
        twin.items = self.items[:]
        return twin

    def _place(self, line: int) -> int | None:
        place = bisect_left(self.lines, line)
        return place if place < len(self.lines) and self.lines[place] == line else None
