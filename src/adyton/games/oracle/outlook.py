"""How a player stands to a prophecy while the round goes on, as far as everybody could work it out."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Literal, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.oracle.parts import Prophecy
from adyton.games.oracle.scoring import Holdings, holdings_of, is_fulfilled
from adyton.games.oracle.state import NOBODY, OracleState

Standing: TypeAlias = Literal["fulfilled", "open", "lost"]


def standings_of(state: OracleState, seat: Seat, prophecies: Sequence[Prophecy]) -> list[Standing]:
    """Whether each would pay if the round ended now, could still come true, or is surely lost."""
    holdings = [holdings_of(state, other) for other in range(state.seats)]
    others = holdings[:seat] + holdings[seat + 1 :]
    tricks = _tricks_left(state)
    standings: list[Standing] = []
    for prophecy in prophecies:
        if is_fulfilled(prophecy, holdings[seat], others):
            standings.append("fulfilled")
            continue
        reachable = _reachable(state, seat, tricks)
        if _compares(prophecy):
            is_open = tricks > 0 or any(is_fulfilled(prophecy, own, others) for own in reachable)
        else:
            is_open = _may_come_true(prophecy, reachable)
        standings.append("open" if is_open else "lost")
    return standings


@lru_cache(maxsize=8192)
def _may_come_true(prophecy: Prophecy, reachable: tuple[Holdings, ...]) -> bool:
    """Whether one of these holdings fulfils it, whatever the others hold."""
    return any(is_fulfilled(prophecy, own, []) for own in reachable)


def _compares(prophecy: Prophecy) -> bool:
    return any(condition.comparison in ("most", "fewest") for condition in prophecy.when)


def _tricks_left(state: OracleState) -> int:
    """The tricks whose chips are still to be given, one more while a loser chip may be put back."""
    return max(hand.bit_count() for hand in state.hands) + (1 if state.contested != NOBODY else 0)


def _reachable(state: OracleState, seat: Seat, tricks: int) -> tuple[Holdings, ...]:
    """All holdings that the seat could end the round with, and perhaps some more: never too few."""
    ways = [
        _ways(state.chips[seat][species], state.middle[species], state.losers[species] == seat, tricks)
        for species in range(3)
    ]
    return _endings(tricks, *ways)


@lru_cache(maxsize=4096)
def _endings(tricks: int, *ways: tuple[tuple[int, int, int], ...]) -> tuple[Holdings, ...]:
    """Every way of the three species that so many tricks suffice for; the same is asked again and again within a round."""
    return tuple(
        Holdings(tuple(chips for chips, _, _ in outcome), tuple(loser for _, loser, _ in outcome))
        for outcome in product(*ways)
        if sum(won for _, _, won in outcome) <= tricks
    )


def _ways(held: int, left: int, holds: bool, tricks: int) -> tuple[tuple[int, int, int], ...]:
    """For one species: chips kept, loser chip held, and the tricks that one must win for it."""
    ways = [(held + more, 0, more) for more in range(min(left, tricks) + 1)] if tricks or not holds else []
    if holds:
        ways.append((0, 1, 0))
    elif tricks > left:
        ways.append((0, 1, 1))
    return tuple(ways)
