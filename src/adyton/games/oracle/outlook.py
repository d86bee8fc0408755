"""How a player stands to a prophecy while the round goes on, as far as everybody could work it out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.oracle.parts import Prophecy
from adyton.games.oracle.scoring import Holdings, is_fulfilled, kept
from adyton.games.oracle.state import NOBODY, OracleState

Standing: TypeAlias = Literal["fulfilled", "open", "lost"]
Ways: TypeAlias = tuple[tuple[int, int, int], ...]  # see `_ways`
Rows: TypeAlias = tuple[tuple[int, ...], ...]  # chips by seat and species


def standings_of(state: OracleState, seat: Seat, prophecies: Sequence[Prophecy]) -> tuple[Standing, ...]:
    """Whether each would pay if the round ended now, could still come true, or is surely lost."""
    chips = tuple([tuple(row) for row in state.chips])
    return _standings(seat, tuple(prophecies), chips, tuple(state.losers), tuple(state.middle), _tricks_left(state))


@lru_cache(maxsize=4096)
def _standings(
    seat: Seat, prophecies: tuple[Prophecy, ...], chips: Rows, losers: tuple[int, ...], middle: tuple[int, ...],
    tricks: int,
) -> tuple[Standing, ...]:  # fmt: skip
    """The same from one trick to the next, so that most positions of a round are judged already."""
    holdings = [kept(row, losers, other) for other, row in enumerate(chips)]
    others = holdings[:seat] + holdings[seat + 1 :]
    ways = [_ways(chips[seat][place], middle[place], losers[place] == seat, tricks) for place in range(3)]
    return tuple(
        [_standing(prophecy, holdings[seat], others, _endings(tricks, *ways), tricks) for prophecy in prophecies]
    )


def _standing(
    prophecy: Prophecy, own: Holdings, others: list[Holdings], reachable: tuple[Holdings, ...], tricks: int
) -> Standing:
    if is_fulfilled(prophecy, own, others):
        return "fulfilled"
    if _compares(prophecy):
        is_open = tricks > 0 or any(is_fulfilled(prophecy, then, others) for then in reachable)
    else:
        is_open = _may_come_true(prophecy, reachable)
    return "open" if is_open else "lost"


@lru_cache(maxsize=8192)
def _may_come_true(prophecy: Prophecy, reachable: tuple[Holdings, ...]) -> bool:
    """Whether one of these holdings fulfils it, whatever the others hold."""
    return any(is_fulfilled(prophecy, own, []) for own in reachable)


def _compares(prophecy: Prophecy) -> bool:
    return any(condition.comparison in ("most", "fewest") for condition in prophecy.when)


def _tricks_left(state: OracleState) -> int:
    """The tricks whose chips are still to be given, one more while a loser chip may be put back."""
    return max(hand.bit_count() for hand in state.hands) + (1 if state.contested != NOBODY else 0)


@lru_cache(maxsize=4096)
def _endings(tricks: int, phoenix: Ways, pegasus: Ways, hydra: Ways) -> tuple[Holdings, ...]:
    """All holdings that a seat could end the round with, and perhaps some more: never too few."""
    return tuple(
        [
            Holdings((chips, more, most), (loser, second, third))
            for chips, loser, won in phoenix
            for more, second, also in pegasus
            if won + also <= tricks
            for most, third, last in hydra
            if won + also + last <= tricks
        ]
    )


def _ways(held: int, left: int, holds: bool, tricks: int) -> Ways:
    """For one species: chips kept, loser chip held, and the tricks that one must win for it."""
    ways = [(held + more, 0, more) for more in range(min(left, tricks) + 1)] if tricks or not holds else []
    if holds:
        ways.append((0, 1, 0))
    elif tricks > left:
        ways.append((0, 1, 1))
    return tuple(ways)
