"""A cache for functions of long tuples that a game uses again and again, such as the places of a die."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MOST: Final = 64


def once(make: Callable[[Sequence[T]], R]) -> Callable[[Sequence[T]], R]:
    """Cache the result for each tuple by its identity, because comparing tuples would take as long.

    Do not change the result.
    """
    made: dict[int, tuple[Sequence[T], R]] = {}

    def remembered(source: Sequence[T]) -> R:
        if not isinstance(source, tuple):
            return make(source)
        found = made.get(id(source))
        if found is None:  # cached tuples are kept alive, so identities stay unique
            if len(made) >= MOST:
                made.clear()
            found = made[id(source)] = (source, make(source))
        return found[1]

    return remembered
