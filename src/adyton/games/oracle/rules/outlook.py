"""Whether a prophecy is fulfilled, open or lost while the round goes on, from public knowledge only."""

from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.oracle.rules.parts import Prophecy, Standing, numbers_in
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

Ways: TypeAlias = tuple[tuple[int, int], ...]  # see `_ways`

# What a seat may have of a species in the end is a code: its number of chips, or the loser chip.
CODES: Final = 8
LOSER_CODE: Final = 7
IMPOSSIBLE: Final = 99  # more tricks than a round has


def standings_of(state: OracleState, seat: Seat, tricks: int) -> list[Standing]:
    """Return for each prophecy that this seat holds whether it is fulfilled now, can still come true, or is lost."""
    prospects = prospects_of(state, seat, tricks)
    deck, held = state.deck, numbers_in(state.held[seat])
    if state.counts_tricks or state.chips or state.losers:
        return [standing_of(deck[number], state, seat, tricks, prospects) for number in held]
    # Nobody has a chip. Then prophecies stand the same for all seats, round after round, and each seat holds many.
    key = (state.seats, prospects)
    found: list[Standing] = []
    for number in held:
        first = deck[number].first_standings
        if key not in first:
            first[key] = standing_of(deck[number], state, seat, tricks, prospects)
        found.append(first[key])
    return found


def prospects_of(state: OracleState, seat: Seat, tricks: int) -> int:
    """Return as one number what limits how the seat's holding can grow; see `_reachable`."""
    held, middle = state.chips_of(seat), state.middle
    prospects = tricks
    for place in range(3):
        holds = 1 if state.holder(place) == seat else 0
        prospects = prospects << 7 | (held >> 3 * place & 7) << 4 | (middle >> 3 * place & 7) << 1 | holds
    return prospects


def standing_of(prophecy: Prophecy, state: OracleState, seat: Seat, tricks: int, prospects: int) -> Standing:
    """Return whether a prophecy that this seat holds is fulfilled now, can still come true, or is lost."""
    if prophecy.compares:
        return _compared(prophecy, state, seat, tricks)
    if prophecy.counts_tricks:
        return _counted(prophecy, state, seat, prospects)
    own = PHOENIX[prospects >> 14 & 0x7F] + PEGASUS[prospects >> 7 & 0x7F] + HYDRA[prospects & 0x7F]
    if fulfilling_of(prophecy)[own]:
        return "fulfilled"
    return "open" if _is_open(prophecy, prospects) else "lost"


def _is_open(prophecy: Prophecy, prospects: int) -> bool:
    """Return whether a holding fulfils the prophecy that the seat can reach with the tricks left.

    Environments ask this in every observation. These small tables are faster than any cache.
    """
    chances = _chances_of(prophecy)
    tricks = prospects >> 21
    near = min(tricks, CODES - 1)  # no species has so many chips that more tricks make a difference
    pegasus = ENDINGS[(prospects >> 7 & 0x7F) * CODES + near]
    hydra = ((prospects & 0x7F) * CODES + near) * CODES
    for one, price in ENDINGS[(prospects >> 14 & 0x7F) * CODES + near]:
        left = tricks - price
        for other, cost in pegasus:
            rest = left - cost
            if rest < 0:
                break  # those after it cost more
            if chances[CODES * one + other] & WITHIN[hydra + (rest if rest < CODES else CODES - 1)]:
                return True
    return False


def _chances_of(prophecy: Prophecy) -> bytes:
    """Return by the codes of phoenix and pegasus the codes of hydra, as bits, that fulfil the prophecy."""
    if not prophecy.chances:
        fulfilling = fulfilling_of(prophecy)
        chances = bytearray(CODES * CODES)
        for one, other, third in product(range(CODES), repeat=3):
            number = _coded(0, one) + _coded(1, other) + _coded(2, third)
            if number < len(fulfilling) and fulfilling[number]:
                chances[CODES * one + other] |= 1 << third
        prophecy.chances = bytes(chances)
    return prophecy.chances


def _coded(place: int, code: int) -> int:
    return LOSER[place] if code == LOSER_CODE else CHIP[place] * code


def _prices(facts: int, tricks: int) -> list[int]:
    """Return how many tricks each code needs, for one species with these seven bits of prospects."""
    held, left, holds = facts >> 4, facts >> 1 & 7, facts & 1
    prices = [IMPOSSIBLE] * CODES
    if tricks or not holds:
        for more in range(min(left, tricks, LOSER_CODE - 1 - held) + 1):
            prices[held + more] = more
    if holds:
        prices[LOSER_CODE] = 0
    elif tricks > left:
        prices[LOSER_CODE] = 1
    return prices


def _codes_within(facts: int, tricks: int) -> list[int]:
    """Return the codes, as bits, that need at most 0, 1, 2, … tricks."""
    prices = _prices(facts, tricks)
    return [sum([1 << code for code in range(CODES) if prices[code] <= most]) for most in range(CODES)]


def _endings(facts: int, tricks: int) -> tuple[tuple[int, int], ...]:
    """Return the codes that are possible with so many tricks, each with those that it needs, the cheapest first."""
    found = [(code, price) for code, price in enumerate(_prices(facts, tricks)) if price <= tricks]
    return tuple(sorted(found, key=lambda ending: ending[1]))


# By seven bits of prospects and the tricks left (at most 7).
ENDINGS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [_endings(facts, tricks) for facts in range(128) for tricks in range(CODES)]
)
# By these, and the tricks to spend.
WITHIN: Final = bytes(
    [codes for facts in range(128) for tricks in range(CODES) for codes in _codes_within(facts, tricks)]
)


def _numbers(place: int) -> tuple[int, ...]:
    """Return by seven bits of prospects what the seat's chips of this species count in the number of its holding."""
    return tuple([LOSER[place] if facts & 1 else CHIP[place] * (facts >> 4) for facts in range(128)])


PHOENIX: Final[tuple[int, ...]] = _numbers(0)
PEGASUS: Final[tuple[int, ...]] = _numbers(1)
HYDRA: Final[tuple[int, ...]] = _numbers(2)


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
