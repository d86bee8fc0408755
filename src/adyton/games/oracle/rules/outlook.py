"""Whether a prophecy is fulfilled, open or lost while the round goes on, from public knowledge only."""

from functools import lru_cache
from typing import Literal, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.oracle.rules.parts import Prophecy
from adyton.games.oracle.rules.scoring import (
    ALL_HOLDINGS,
    CHIP,
    LOSER,
    Holdings,
    fulfilling_of,
    holdings_of,
    is_fulfilled,
)
from adyton.games.oracle.rules.state import OracleState

Standing: TypeAlias = Literal["fulfilled", "open", "lost"]
Ways: TypeAlias = tuple[tuple[int, int], ...]  # see `_ways`


def standings_of(state: OracleState, seat: Seat, tricks: int) -> list[Standing]:
    """Return for each prophecy that this seat holds whether it is fulfilled now, can still come true, or is lost."""
    held, losers = state.chips[seat], state.losers
    own, prospects = 0, tricks  # the number of the seat's holding, and the facts that limit how it can grow
    for place in range(3):
        holds = 1 if losers[place] == seat else 0
        own += LOSER[place] if holds else CHIP[place] * held[place]
        prospects = prospects << 7 | held[place] << 4 | state.middle[place] << 1 | holds
    reachable = -1  # not computed yet; the same for all prophecies
    found: list[Standing] = []
    for number in state.held[seat]:
        prophecy = state.deck[number]
        if prophecy.compares:
            found.append(_compared(prophecy, state, seat, tricks))
        elif prophecy.counts_tricks:
            found.append(_counted(prophecy, state, seat, prospects))
        elif fulfilling_of(prophecy)[own]:
            found.append("fulfilled")
        else:
            if reachable < 0:
                reachable = _reachable(prospects, tricks)
            found.append("open" if prophecy.fulfilled & reachable else "lost")
    return found


def _compared(prophecy: Prophecy, state: OracleState, seat: Seat, tricks: int) -> Standing:
    """Judge a prophecy that compares seats. It is open until the last trick, because one trick may change it."""
    others = [holdings_of(state, other) for other in range(state.seats) if other != seat]
    if is_fulfilled(prophecy, holdings_of(state, seat), others):
        return "fulfilled"
    return "open" if tricks > 0 else "lost"


def _counted(prophecy: Prophecy, state: OracleState, seat: Seat, prospects: int) -> Standing:
    """Judge a prophecy that counts tricks, by every number of tricks that the seat could still win."""
    if is_fulfilled(prophecy, holdings_of(state, seat), []):
        return "fulfilled"
    to_win = max([hand.bit_count() for hand in state.hands])
    won = state.tricks[seat]
    ways = [_fulfilled_with(prophecy, won + more) & _reachable(prospects, more) for more in range(to_win + 1)]
    return "open" if any(ways) else "lost"


@lru_cache(maxsize=1024)
def _fulfilled_with(prophecy: Prophecy, tricks: int) -> int:
    """Return the holdings that fulfil the prophecy of a seat that won so many tricks, as bits."""
    holdings = [Holdings(held.chips, held.losers, tricks) for held in ALL_HOLDINGS if held is not None]
    return sum([1 << held.number for held in holdings if is_fulfilled(prophecy, held, [])])


# A set of holdings is an int with one bit for each number.


def _number(place: int, chips: int, loser: int) -> int:
    return CHIP[place] * chips + LOSER[place] * loser


@lru_cache(maxsize=65_536)
def _reachable(prospects: int, wins: int) -> int:
    """Return all holdings that a seat could end the round with, if it wins at most so many of the tricks left.

    There may be some too many, never too few.

    The prospects are the tricks left and, in seven bits for each species, the seat's chips, those in
    the middle, and whether it holds the loser chip.
    """
    tricks, found = prospects >> 21, 0
    for number, won in _ways(0, prospects >> 14 & 0x7F, tricks):
        if won <= wins:
            found |= _reachable_of_two(prospects & 0x3FFF, tricks, wins - won) << number
    return found


@lru_cache(maxsize=16_384)
def _reachable_of_two(prospects: int, tricks: int, wins: int) -> int:
    """Return the same for pegasus and hydra alone; these prospects come again and again."""
    found, hydra = 0, _ways(2, prospects & 0x7F, tricks)
    for number, won in _ways(1, prospects >> 7, tricks):
        for other, also in hydra:
            if won + also <= wins:
                found |= 1 << number + other
    return found


def _ways(place: int, prospects: int, tricks: int) -> Ways:
    """Return for one species what its chips may count in the end, each with the tricks needed for it."""
    held, left, holds = prospects >> 4, prospects >> 1 & 7, prospects & 1
    ways = []
    if tricks or not holds:
        ways = [(_number(place, held + more, 0), more) for more in range(min(left, tricks) + 1)]
    if holds:
        ways.append((_number(place, 0, 1), 0))
    elif tricks > left:
        ways.append((_number(place, 0, 1), 1))
    return tuple(ways)
