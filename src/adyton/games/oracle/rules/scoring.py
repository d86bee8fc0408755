"""Who wins a trick, and what a round pays."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from adyton.games.oracle.rules.parts import COUNTS, LOSERS, SPECIES, STARS, Condition, Prophecy, numbers_in
from adyton.games.oracle.rules.state import OracleState, Tally


def winner_of(trick: tuple[int, ...]) -> int:
    """Return the position of the winning card in the trick. The first card was led."""
    lowest, highest = 12, 1
    for card in trick:
        value = card % 12 + 1
        lowest = min(lowest, value)
        highest = max(highest, value)
    winning = 1 if highest == 12 and lowest == 1 else highest  # ORA-14, ORA-15
    in_led_colour = trick[0] // 12 * 12 + winning - 1
    first = -1
    for place, card in enumerate(trick):
        if card == in_led_colour:  # ORA-16
            return place
        if first < 0 and card % 12 + 1 == winning:
            first = place
    return first


# What a victory chip and a loser chip of each species count in the number of a holding.
CHIP: Final[tuple[int, ...]] = (160, 32, 8)
LOSER: Final[tuple[int, ...]] = (4, 2, 1)
NUMBERS: Final = 160 * 7  # no holding has a higher number


def number_of(chips: Sequence[int], losers: Sequence[int]) -> int:
    """Return the number of a holding: no two holdings have the same."""
    return sum([CHIP[place] * chips[place] + LOSER[place] * losers[place] for place in range(3)])


class Holdings:
    """What decides a seat's prophecies: the chips left after its loser chips took their species, and the tricks won."""

    __slots__ = ("chips", "losers", "measured", "number", "tricks")

    def __init__(self, chips: tuple[int, ...], losers: tuple[int, ...], tricks: int = 0) -> None:
        self.chips = chips
        self.losers = losers
        self.tricks = tricks
        self.number = number_of(chips, losers)  # says all of it but the tricks
        self.measured: dict[str, int] = {}  # what was asked for before

    def measure(self, name: str) -> int:
        """ORA-23: return the number that a condition compares."""
        found = self.measured.get(name)
        if found is None:
            found = self.measured[name] = self._measure(name)
        return found

    def _measure(self, name: str) -> int:
        if name in SPECIES:
            return self.chips[SPECIES.index(name)]
        if name == "species":
            return sum([1 for number in self.chips if number > 0])
        if name == "victory_chips":
            return sum(self.chips)
        if name == "loser_chips":
            return sum(self.losers)
        if name == "all_chips":
            return sum(self.chips) + sum(self.losers)
        if name == "stars":
            return sum([number * worth for number, worth in zip(self.chips, STARS, strict=True)])
        if name == "tricks":
            return self.tricks
        return self.losers[LOSERS.index(name)]

    def target(self, condition: Condition) -> int:
        """Return the number that the condition compares with: its own, or what its second measure counts."""
        return self.measure(condition.other) if condition.other else condition.number


def _all_holdings() -> tuple[Holdings | None, ...]:
    found: list[Holdings | None] = [None] * NUMBERS
    for chips in product(range(7), range(5), range(4)):  # ORA-7
        for losers in product((0, 1), repeat=3):
            holdings = Holdings(chips, losers)
            found[holdings.number] = holdings
    return tuple(found)


ALL_HOLDINGS: Final = _all_holdings()  # without tricks, by number; some numbers stand for none


def holdings_of(state: OracleState, seat: int) -> Holdings:
    """Return the seat's chips as they would count for prophecies now."""
    found = ALL_HOLDINGS[holdings_number(state, seat)]
    assert found is not None
    return Holdings(found.chips, found.losers, state.tricks[seat]) if state.counts_tricks else found


def holdings_number(state: OracleState, seat: int) -> int:
    """ORA-21: return the number of the seat's chips without the species whose loser chip it holds."""
    chips, number = state.chips_of(seat), 0
    for place in range(3):
        number += LOSER[place] if state.holder(place) == seat else CHIP[place] * (chips >> 3 * place & 7)
    return number


def is_fulfilled(prophecy: Prophecy, own: Holdings, others: list[Holdings]) -> bool:
    """ORA-23: return whether all conditions of the prophecy hold."""
    if prophecy.compares or prophecy.counts_tricks:
        return _all_hold(prophecy, own, others)
    return fulfilling_of(prophecy)[own.number] == 1


def fulfilling_of(prophecy: Prophecy) -> bytes:
    """Return one byte for each holding, by number: 1 if it fulfils the prophecy whatever others hold."""
    if not prophecy.fulfilling:
        fulfilling = bytearray(NUMBERS)
        for holdings in ALL_HOLDINGS:
            if holdings is not None and _all_hold(prophecy, holdings, []):
                fulfilling[holdings.number] = 1
                prophecy.fulfilled |= 1 << holdings.number
        prophecy.fulfilling = bytes(fulfilling)
    return prophecy.fulfilling


def _all_hold(prophecy: Prophecy, own: Holdings, others: list[Holdings]) -> bool:
    return all(_holds(condition, own, others) for condition in prophecy.when)


def _holds(condition: Condition, own: Holdings, others: list[Holdings]) -> bool:
    number, target = own.measure(condition.measure), own.target(condition)
    match condition.comparison:
        case "==":
            return number == target
        case ">=":
            return number >= target
        case "<=":
            return number <= target
        case ">":
            return number > target
        case "<":
            return number < target
    rivals = [other.measure(condition.measure) for other in others]
    return number > max(rivals) if condition.comparison == "most" else number < min(rivals)


def tally_round(state: OracleState) -> list[Tally]:
    """Score this round, seat by seat."""
    holdings = [holdings_of(state, seat) for seat in range(state.seats)]
    return [_tally(state, seat, holdings) for seat in range(state.seats)]


def _tally(state: OracleState, seat: int, holdings: list[Holdings]) -> Tally:
    own = holdings[seat]
    others = holdings[:seat] + holdings[seat + 1 :]
    before, after = COUNTS[state.chips_of(seat)], own.chips
    lost = tuple([before[place] - after[place] for place in range(3)])
    held = numbers_in(state.held[seat])
    paid: list[int] = []
    for number in held:
        prophecy = state.deck[number]
        paid.append(prophecy.points if is_fulfilled(prophecy, own, others) else 0)
    tricks = (own.tricks,) if state.counts_tricks else ()
    return Tally(after, own.losers, lost, own.measure("stars"), held, tuple(paid), tricks)  # ORA-22
