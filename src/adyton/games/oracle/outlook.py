"""How a player stands to a prophecy while the round goes on, as far as everybody could work it out."""

from collections.abc import Iterator
from itertools import product
from typing import Literal, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.oracle.parts import Prophecy
from adyton.games.oracle.scoring import Holdings, holdings_of, is_fulfilled
from adyton.games.oracle.state import OracleState

Standing: TypeAlias = Literal["fulfilled", "open", "lost"]


def standing_of(state: OracleState, prophecy: Prophecy, seat: Seat) -> Standing:
    """Whether it would pay if the round ended now, could still come true, or is surely lost."""
    holdings = [holdings_of(state, other) for other in range(state.seats)]
    others = [own for other, own in enumerate(holdings) if other != seat]
    if is_fulfilled(prophecy, holdings[seat], others):
        return "fulfilled"
    tricks = _tricks_left(state)
    if tricks and any(condition.comparison in ("most", "fewest") for condition in prophecy.when):
        return "open"
    reachable = any(is_fulfilled(prophecy, own, others) for own in _reachable(state, seat, tricks))
    return "open" if reachable else "lost"


def _tricks_left(state: OracleState) -> int:
    """The tricks whose chips are still to be given, the one on the table included."""
    return max(hand.bit_count() for hand in state.hands) + (1 if _is_open(state) else 0)


def _is_open(state: OracleState) -> bool:
    """Whether the trick on the table, or the choice about a loser chip, is not among the cards in hand."""
    full = bool(state.trick) and len({hand.bit_count() for hand in state.hands}) == 1
    return full or state.contested >= 0


def _reachable(state: OracleState, seat: Seat, tricks: int) -> Iterator[Holdings]:
    """All holdings that the seat could end the round with, and perhaps some more: never too few."""
    ways = [_ways(state, seat, species, tricks) for species in range(3)]
    for outcome in product(*ways):
        if sum(won for _, _, won in outcome) <= tricks:
            yield Holdings(tuple(chips for chips, _, _ in outcome), tuple(loser for _, loser, _ in outcome))


def _ways(state: OracleState, seat: Seat, species: int, tricks: int) -> list[tuple[int, int, int]]:
    """For one species: chips kept, loser chip held, and the tricks that one must win for it."""
    held, left = state.chips[seat][species], state.middle[species]
    holds = state.losers[species] == seat
    ways = [(held + more, 0, more) for more in range(min(left, tricks) + 1)] if tricks or not holds else []
    if holds:
        ways.append((0, 1, 0))
    elif tricks > left:
        ways.append((0, 1, 1))
    return ways
