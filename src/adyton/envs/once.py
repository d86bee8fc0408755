"""Remembering what was made of the long tuples that a game uses again and again, such as the places of a die."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MOST: Final = 64


def once(make: Callable[[Sequence[T]], R]) -> Callable[[Sequence[T]], R]:
    """Makes it once for each tuple, known by its identity: to compare them would take as long. Nobody may change it."""
    made: dict[int, tuple[Sequence[T], R]] = {}

    def remembered(source: Sequence[T]) -> R:
        if not isinstance(source, tuple):
            return make(source)
        found = made.get(id(source))
        if found is None:  # what is remembered is kept alive, so no other has its identity
            if len(made) >= MOST:
                made.clear()
            found = made[id(source)] = (source, make(source))
        return found[1]

    return remembered
