"""Who wins a trick, and what a round pays."""

from collections.abc import Sequence

from adyton.games.oracle.rules.parts import COLOUR, LOSERS, SPECIES, STARS, VALUE, Condition, Prophecy
from adyton.games.oracle.rules.state import OracleState, Tally


def winner_of(trick: list[int]) -> int:
    """Return the position of the winning card in the trick. The first card was led."""
    values = [VALUE[card] for card in trick]
    winning = 1 if 12 in values and 1 in values else max(values)  # ORA-14, ORA-15
    first = values.index(winning)
    led = COLOUR[trick[0]]
    for place, card in enumerate(trick):
        if values[place] == winning and COLOUR[card] == led:  # ORA-16
            return place
    return first


class Holdings:
    """What decides a seat's prophecies: the chips left after its loser chips took their species, and the tricks won."""

    __slots__ = ("chips", "losers", "tricks")

    def __init__(self, chips: tuple[int, ...], losers: tuple[int, ...], tricks: int = 0) -> None:
        self.chips = chips
        self.losers = losers
        self.tricks = tricks

    def measure(self, name: str) -> int:
        """ORA-23: return the number that a condition compares."""
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


def holdings_of(state: OracleState, seat: int) -> Holdings:
    """Return the seat's chips as they would count for prophecies now."""
    return kept(state.chips[seat], state.losers, seat, state.tricks[seat] if state.counts_tricks else 0)


def kept(chips: Sequence[int], holders: Sequence[int], seat: int, tricks: int = 0) -> Holdings:
    """ORA-21: return the seat's chips without the species whose loser chip it holds."""
    losers = tuple([1 if holder == seat else 0 for holder in holders])
    return Holdings(
        tuple([0 if loser else number for number, loser in zip(chips, losers, strict=True)]), losers, tricks
    )


def is_fulfilled(prophecy: Prophecy, own: Holdings, others: list[Holdings]) -> bool:
    """ORA-23: return whether all conditions of the prophecy hold."""
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
    all_holdings = [holdings_of(state, seat) for seat in range(state.seats)]
    return [_tally(state, seat, all_holdings) for seat in range(state.seats)]


def _tally(state: OracleState, seat: int, all_holdings: list[Holdings]) -> Tally:
    own = all_holdings[seat]
    others = [holdings for other, holdings in enumerate(all_holdings) if other != seat]
    lost = tuple([before - kept for before, kept in zip(state.chips[seat], own.chips, strict=True)])
    stars = own.measure("stars")  # ORA-22
    kept = tuple(state.held[seat])
    deck = state.deck
    paid = tuple([deck[number].points if is_fulfilled(deck[number], own, others) else 0 for number in kept])
    tricks = (own.tricks,) if state.counts_tricks else ()
    return Tally(own.chips, own.losers, lost, stars, kept, paid, tricks)
