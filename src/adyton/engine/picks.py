"""Picks: legal actions that are too many to list, as a pattern: every choice of k among n numbered pieces."""

from itertools import combinations
from math import comb
from typing import Self

from adyton.engine.action import Action


class Pick(Action):
    """An action that points at numbered pieces: from 0 in the program, from 1 in its text."""

    __slots__ = ("pieces",)

    def __init__(self, word: str, pieces: tuple[int, ...], index: int) -> None:
        super().__init__(" ".join([word, *(str(piece + 1) for piece in pieces)]), index)
        self.pieces = pieces


def all_picks(word: str, size: int, count: int, first_index: int) -> tuple[Pick, ...]:
    """Return every pick of `size` pieces. For any n, the picks of the first n pieces come first."""
    found = sorted(combinations(range(count), size), key=_from_last)
    return tuple(Pick(word, pieces, first_index + n) for n, pieces in enumerate(found))


def _from_last(pieces: tuple[int, ...]) -> tuple[int, ...]:
    return pieces[::-1]


class Picks(tuple[Action, ...]):  # noqa: SLOT001 - a tuple has no room for slots
    """Some plain actions, followed by all picks of `size` among the first `among` pieces.

    It is a tuple, so that random play finds its length and its actions fast; the actions are shared.
    """

    among: int
    pick_count: int
    picks: tuple[Pick, ...]  # those of `all_picks`, of at least as many pieces
    plain: tuple[Action, ...]
    size: int
    word: str

    def __new__(cls, word: str, size: int, among: int, picks: tuple[Pick, ...], plain: tuple[Action, ...] = ()) -> Self:
        count = comb(among, size)
        made = super().__new__(cls, (*plain, *picks[:count]))
        made.word = word
        made.size = size
        made.among = among
        made.picks = picks
        made.plain = plain
        made.pick_count = count
        return made

    @property
    def first(self) -> int:
        """Return the number of the first pick; the others follow it."""
        return self.picks[0].index

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Pick):
            return action in self.plain
        place = action.index - self.picks[0].index
        return 0 <= place < self.pick_count and self.picks[place] is action
