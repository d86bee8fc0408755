"""How a player stands to a prophecy while the round goes on, as far as everybody could work it out."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Literal, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.oracle.rules.parts import Prophecy
from adyton.games.oracle.rules.scoring import Holdings, is_fulfilled, kept
from adyton.games.oracle.rules.state import NOBODY, OracleState

Standing: TypeAlias = Literal["fulfilled", "open", "lost"]
Ways: TypeAlias = tuple[tuple[int, int], ...]  # see `_ways`
Rows: TypeAlias = tuple[tuple[int, ...], ...]  # chips by seat and species


class Outlook:
    """What everybody can see of a round that bears on prophecies, put together once for all seats."""

    __slots__ = ("chips", "losers", "middle", "tricks")

    def __init__(self, state: OracleState) -> None:
        self.chips: Rows = tuple([tuple(row) for row in state.chips])
        self.losers = tuple(state.losers)
        self.middle = tuple(state.middle)
        self.tricks = _tricks_left(state)

    def standings(self, seat: Seat, prophecies: tuple[Prophecy, ...]) -> tuple[Standing, ...]:
        """Whether each would pay if the round ended now, could still come true, or is surely lost."""
        return _standings(seat, prophecies, self.chips, self.losers, self.middle, self.tricks)


def standings_of(state: OracleState, seat: Seat) -> list[Standing]:
    """How this seat stands to each prophecy that it holds."""
    cards = [state.deck[number] for number in state.held[seat]]
    return _judged(seat, cards, state.chips, state.losers, state.middle, _tricks_left(state))


@lru_cache(maxsize=4096)
def _standings(
    seat: Seat, prophecies: tuple[Prophecy, ...], chips: Rows, losers: tuple[int, ...], middle: tuple[int, ...],
    tricks: int,
) -> tuple[Standing, ...]:  # fmt: skip
    """The same from one trick to the next, so that most positions of a round are judged already."""
    return tuple(_judged(seat, prophecies, chips, losers, middle, tricks))


def _judged(
    seat: Seat, prophecies: Sequence[Prophecy], chips: Sequence[Sequence[int]], losers: Sequence[int],
    middle: Sequence[int], tricks: int,
) -> list[Standing]:  # fmt: skip
    own = kept(chips[seat], losers, seat)
    others: list[Holdings] = []
    for prophecy in prophecies:
        if not others and _compares(prophecy):
            others = [kept(row, losers, other) for other, row in enumerate(chips) if other != seat]
    first, second, third = (
        _ways(place, chips[seat][place], middle[place], losers[place] == seat, tricks) for place in range(3)
    )
    reachable = _reachable(tricks, first, second, third)
    return [_standing(prophecy, own, others, reachable, tricks) for prophecy in prophecies]


def _standing(prophecy: Prophecy, own: Holdings, others: list[Holdings], reachable: int, tricks: int) -> Standing:
    if _compares(prophecy):
        is_fulfilled_now, is_open = is_fulfilled(prophecy, own, others), tricks > 0
    else:
        fulfilling = _fulfilling(prophecy)
        is_fulfilled_now, is_open = fulfilling >> _number_of(own) & 1 == 1, fulfilling & reachable != 0
    return "fulfilled" if is_fulfilled_now else "open" if is_open else "lost"


@cache
def _compares(prophecy: Prophecy) -> bool:
    """Whether it depends on what others hold, which a single trick may turn."""
    return any(condition.comparison in ("most", "fewest") for condition in prophecy.when)


def _tricks_left(state: OracleState) -> int:
    """The tricks whose chips are still to be given, one more while a loser chip may be put back."""
    return max([hand.bit_count() for hand in state.hands]) + (1 if state.contested != NOBODY else 0)


# Every holding has a number, the sum of what its chips count; a set of holdings is the bits of their numbers.


@lru_cache(maxsize=1024)
def _fulfilling(prophecy: Prophecy) -> int:
    """All holdings that fulfil it, whatever the others hold."""
    found = 0
    for chips in product(range(7), range(5), range(4)):  # ORA-7
        for losers in product((0, 1), repeat=3):
            holdings = Holdings(chips, losers)
            if is_fulfilled(prophecy, holdings, []):
                found |= 1 << _number_of(holdings)
    return found


def _number_of(holdings: Holdings) -> int:
    (phoenix, pegasus, hydra), (first, second, third) = holdings.chips, holdings.losers
    return 160 * phoenix + 32 * pegasus + 8 * hydra + 4 * first + 2 * second + third


def _number(place: int, chips: int, loser: int) -> int:
    return (160, 32, 8)[place] * chips + (4, 2, 1)[place] * loser


@lru_cache(maxsize=4096)
def _reachable(tricks: int, phoenix: Ways, pegasus: Ways, hydra: Ways) -> int:
    """All holdings that a seat could end the round with, and perhaps some more: never too few."""
    found = 0
    for first, won in phoenix:
        for second, also in pegasus:
            if won + also <= tricks:
                for third, last in hydra:
                    if won + also + last <= tricks:
                        found |= 1 << first + second + third
    return found


@lru_cache(maxsize=4096)
def _ways(place: int, held: int, left: int, holds: bool, tricks: int) -> Ways:
    """For one species: what its chips and loser chip may count in the end, and the tricks that one must win for it."""
    ways = []
    if tricks or not holds:
        ways = [(_number(place, held + more, 0), more) for more in range(min(left, tricks) + 1)]
    if holds:
        ways.append((_number(place, 0, 1), 0))
    elif tricks > left:
        ways.append((_number(place, 0, 1), 1))
    return tuple(ways)
