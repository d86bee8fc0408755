"""What a player has at hand to pay with in this turn, and the cheapest way to sail somewhere and act there."""

from dataclasses import dataclass

from adyton.engine.seat import Seat
from adyton.games.delphi.rules.actions import CARD, DICE, PURSE, SOURCE_NAMES
from adyton.games.delphi.rules.names import COLOURS
from adyton.games.delphi.rules.phases.pay import costs, fee, why_no_purse
from adyton.games.delphi.rules.phases.sail import cheapest_creature, span
from adyton.games.delphi.rules.state import DelphiState


@dataclass(slots=True, kw_only=True)
class Payment:
    """How something can be done in this turn: the favour in all, and what pays for sailing and for acting."""

    favor: int
    sail: str | None  # a die, card or the purse; none where the ship is near enough
    sail_as: str | None  # the colour that it is used as
    sail_favor: int
    act: str | None
    act_as: str | None
    act_favor: int


class Payer:
    """A die, an oracle card or the purse, with the favor that each colour costs with it."""

    __slots__ = ("beast", "beast_cost", "costs", "fee", "is_card", "source")

    def __init__(self, state: DelphiState, seat: Seat, source: int) -> None:
        self.source = source
        self.costs = costs(state, seat, source)
        self.fee = fee(state, seat, source)
        self.is_card = CARD <= source < PURSE
        self.beast, self.beast_cost = cheapest_creature(state, seat, self.costs)

    def goes_with(self, other: "Payer") -> bool:
        """Return whether both can be used in one turn (DEL-19).

        Each can be used once, and only one oracle card.
        """
        return self is not other and not (self.is_card and other.is_card)


class Payers:
    """All that a player can pay with now."""

    __slots__ = ("by_colour", "favor", "far", "payers", "sea", "span")

    def __init__(self, state: DelphiState, seat: Seat) -> None:
        self.sea = state.sea
        self.favor = state.favor[seat]
        self.span = span(state, seat)
        self.far = self.span + state.parts.creature_range
        self.payers = [Payer(state, seat, source) for source in _at_hand(state, seat)]
        self.by_colour = [sorted(self.payers, key=lambda payer: payer.costs[colour]) for colour in range(6)]

    def act(self, site: int, steps: int, colour: int) -> Payment | None:
        """Return how to sail to the site and act there in the colour; None if it costs too much.

        If the ship is at the site already, only acting is paid.
        """
        if steps == 0:
            return self._best([self._paid(None, -1, 0, payer, colour) for payer in self.by_colour[colour][:1]])
        found: list[Payment] = []
        for sailing in self.payers:
            acting = next((payer for payer in self.by_colour[colour] if payer.goes_with(sailing)), None)
            if acting is not None:
                shade, price = self._sail(sailing, self.sea.colour[site], steps)
                found.append(self._paid(sailing, shade, price, acting, colour))
        return self._best(found)

    def home(self, steps: int) -> Payment | None:
        """Return how to sail to Zeus, which any colour may (DEL-39); None if it costs too much."""
        found: list[Payment] = []
        for payer in self.payers:
            price = payer.fee + max(0, steps - self.span)
            other = payer.beast_cost + max(0, steps - self.far)
            beast = payer.beast if other < price else -1
            found.append(self._paid(payer, beast, min(price, other), None, -1))
        return self._best(found)

    def _sail(self, payer: Payer, colour: int, steps: int) -> tuple[int, int]:
        """Return the colour in which a move is cheapest, and its price (DEL-26, DEL-43)."""
        price = payer.costs[colour] + max(0, steps - self.span)
        other = payer.beast_cost + max(0, steps - self.far)
        return (payer.beast, other) if other < price else (colour, price)

    def _paid(self, sailing: Payer | None, shade: int, price: int, acting: Payer | None, colour: int) -> Payment:
        act = 0 if acting is None else acting.costs[colour]
        return Payment(
            favor=price + act,
            sail=None if sailing is None else SOURCE_NAMES[sailing.source],
            sail_as=None if shade < 0 else COLOURS[shade],
            sail_favor=price,
            act=None if acting is None else SOURCE_NAMES[acting.source],
            act_as=None if colour < 0 else COLOURS[colour],
            act_favor=act,
        )

    def _best(self, found: list[Payment]) -> Payment | None:
        """Return the cheapest payment, or None if there is too little favor."""
        best = min(found, key=lambda one: one.favor, default=None)
        return best if best is not None and best.favor <= self.favor else None


def _at_hand(state: DelphiState, seat: Seat) -> list[int]:
    """Return every unused die, then cards and the purse. Unlike `sources`, it lists equal dice too."""
    found = [die for die in range(DICE) if not state.used >> die & 1]
    if state.played < 0:
        found += [CARD + colour for colour in range(6) if state.cards[seat][colour]]
    if why_no_purse(state, seat) is None:
        found.append(PURSE)
    return found
