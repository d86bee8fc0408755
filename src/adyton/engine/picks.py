"""Picks: legal actions that are too many to list, as a pattern: every choice of k among n numbered pieces."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import overload

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


class Picks(Sequence[Action]):
    """Some plain actions, followed by all picks of `size` among the first `among` pieces. It is a lazy sequence."""

    __slots__ = ("among", "pick_count", "picks", "plain", "size", "word")

    def __init__(
        self, word: str, size: int, among: int, picks: tuple[Pick, ...], plain: tuple[Action, ...] = ()
    ) -> None:
        self.word = word
        self.size = size
        self.among = among
        self.picks = picks  # those of `all_picks`, of at least as many pieces
        self.plain = plain
        self.pick_count = comb(among, size)

    @property
    def first(self) -> int:
        """Return the number of the first pick; the others follow it."""
        return self.picks[0].index

    def __len__(self) -> int:
        return len(self.plain) + self.pick_count

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        if isinstance(at, slice):
            return [self[n] for n in range(*at.indices(len(self)))]
        count = len(self)
        place = at + count if at < 0 else at
        if not 0 <= place < count:
            raise IndexError(at)
        return self.plain[place] if place < len(self.plain) else self.picks[place - len(self.plain)]

    def __iter__(self) -> Iterator[Action]:
        yield from self.plain
        yield from self.picks[: self.pick_count]

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Pick):
            return action in self.plain
        place = action.index - self.picks[0].index
        return 0 <= place < self.pick_count and self.picks[place] is action
