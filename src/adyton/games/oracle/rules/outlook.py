"""How a player stands to a prophecy while the round goes on, as far as everybody could work it out."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, Literal, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.oracle.rules.parts import Prophecy
from adyton.games.oracle.rules.scoring import Holdings, is_fulfilled, kept
from adyton.games.oracle.rules.state import NOBODY, OracleState

Standing: TypeAlias = Literal["fulfilled", "open", "lost"]
Ways: TypeAlias = tuple[tuple[int, int], ...]  # see `_ways`
Rows: TypeAlias = tuple[tuple[int, ...], ...]  # chips by seat and species

# What a victory chip and a loser chip of each species count in the number of a holding.
CHIP: Final = (160, 32, 8)
LOSER: Final = (4, 2, 1)


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
    own, prospects = 0, tricks  # the number of the seat's holding, and all that bears on where it can lead
    for place in range(3):
        held, holds = chips[seat][place], losers[place] == seat
        own += LOSER[place] if holds else CHIP[place] * held
        prospects = prospects << 7 | held << 4 | middle[place] << 1 | holds
    reachable = _reachable(prospects)
    return [
        _compared(prophecy, seat, chips, losers, tricks) if prophecy.compares else _standing(prophecy, own, reachable)
        for prophecy in prophecies
    ]


def _standing(prophecy: Prophecy, own: int, reachable: int) -> Standing:
    fulfilling = _fulfilling(prophecy)
    if fulfilling >> own & 1:
        return "fulfilled"
    return "open" if fulfilling & reachable else "lost"


def _compared(
    prophecy: Prophecy, seat: Seat, chips: Sequence[Sequence[int]], losers: Sequence[int], tricks: int
) -> Standing:
    """The same for one that depends on what others hold, which a single trick may turn."""
    others = [kept(row, losers, other) for other, row in enumerate(chips) if other != seat]
    if is_fulfilled(prophecy, kept(chips[seat], losers, seat), others):
        return "fulfilled"
    return "open" if tricks > 0 else "lost"


def _tricks_left(state: OracleState) -> int:
    """The tricks whose chips are still to be given, one more while a loser chip may be put back."""
    return max([hand.bit_count() for hand in state.hands]) + (1 if state.contested != NOBODY else 0)


# Every holding has a number, the sum of what its chips count; a set of holdings is the bits of their numbers.


def _fulfilling(prophecy: Prophecy) -> int:
    """All holdings that fulfil it, whatever the others hold."""
    if prophecy.fulfilling < 0:
        prophecy.fulfilling = _found_fulfilling(prophecy)
    return prophecy.fulfilling


def _found_fulfilling(prophecy: Prophecy) -> int:
    found = 0
    for chips in product(range(7), range(5), range(4)):  # ORA-7
        for losers in product((0, 1), repeat=3):
            holdings = Holdings(chips, losers)
            if is_fulfilled(prophecy, holdings, []):
                found |= 1 << _number_of(holdings)
    return found


def _number_of(holdings: Holdings) -> int:
    return sum([_number(place, holdings.chips[place], holdings.losers[place]) for place in range(3)])


def _number(place: int, chips: int, loser: int) -> int:
    return CHIP[place] * chips + LOSER[place] * loser


@lru_cache(maxsize=65_536)
def _reachable(prospects: int) -> int:
    """All holdings that a seat could end the round with, and perhaps some more: never too few.

    The prospects are the tricks left and, in seven bits for each species, the seat's chips, those in
    the middle, and whether it holds the loser chip.
    """
    tricks = prospects >> 21
    phoenix, pegasus, hydra = (_ways(place, prospects >> 14 - 7 * place & 0x7F, tricks) for place in range(3))
    found = 0
    for first, won in phoenix:
        for second, also in pegasus:
            if won + also <= tricks:
                for third, last in hydra:
                    if won + also + last <= tricks:
                        found |= 1 << first + second + third
    return found


def _ways(place: int, prospects: int, tricks: int) -> Ways:
    """For one species: what its chips and loser chip may count in the end, and the tricks that one must win for it."""
    held, left, holds = prospects >> 4, prospects >> 1 & 7, prospects & 1
    ways = []
    if tricks or not holds:
        ways = [(_number(place, held + more, 0), more) for more in range(min(left, tricks) + 1)]
    if holds:
        ways.append((_number(place, 0, 1), 0))
    elif tricks > left:
        ways.append((_number(place, 0, 1), 1))
    return tuple(ways)
