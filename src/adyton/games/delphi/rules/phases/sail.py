"""Sail (DEL-26), home to Zeus too (DEL-39)."""

from typing import Final

from adyton.engine.refusal import Args, Refusal
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import AS_SHOWN, MEANS, payment, sailings
from adyton.games.delphi.rules.gear import Outfit
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import COLOURS, COLOURS_IN, KINDS, WATER
from adyton.games.delphi.rules.numbering import COLOURINGS
from adyton.games.delphi.rules.phases.pay import (
    NAME_COLOUR,
    PAYMENTS,
    costs,
    fee,
    payments,
    prices,
    shown,
    used_as,
)
from adyton.games.delphi.rules.sea import FAR, Reach
from adyton.games.delphi.rules.state import DelphiState

NO_WAY: Final = 999  # higher than any price that can be paid
_BY_COLOUR: Final[list[list[list[Paid]] | None]] = [None] * MEANS
# Here `zip` stands without `strict`, because mypyc makes a plain loop of it only then. The lists are equally long.


def span(state: DelphiState, seat: int) -> int:
    """Return how many hexes a move goes without favor, not counting creatures."""
    return state.outfit(seat).range


def reach(state: DelphiState, seat: int) -> Reach:
    return state.sea.reach(state.at[seat], state.outfit(seat).has_keel)


def moves(state: DelphiState, seat: int, source: int, outfit: Outfit) -> list[Paid]:
    """Return all moves that this source pays for: home first, if all tasks are done."""
    if state.arrived >> seat & 1:
        return []
    shows = shown(state, seat, source)
    price = prices(state, seat, source, shows)
    colours = price.within(state.favor[seat])
    return Helm(state, seat, outfit).moves(source, payment(source, shows), price.costs, colours)


class Helm:
    """A ship that is about to sail: what its moves have in common, whatever pays for them."""

    __slots__ = ("_creatures", "_favor", "_is_done", "_most", "_range", "_seat", "_state", "_ways", "is_docked")

    def __init__(self, state: DelphiState, seat: int, outfit: Outfit) -> None:
        self._state = state
        self._seat = seat
        self._favor = state.favor[seat]
        self._range = outfit.range
        self._most = outfit.range + self._favor
        self._ways = state.sea.reach(state.at[seat], outfit.has_keel)
        self._creatures = state.creatures[seat]
        self._is_done = state.has_all_done(seat)
        self.is_docked = bool(state.arrived >> seat & 1)  # DEL-40: it stays on Zeus

    def moves(self, source: int, means: int, cost: list[int], colours: int) -> list[Paid]:
        """Return all moves that this source pays for in these colours: home first, if all tasks are done."""
        if self._is_done:
            return homeward(self._state, self._seat, source, cost) + self.sails(means, cost, colours)
        return self.sails(means, cost, colours)

    def sails(self, means: int, cost: list[int], colours: int) -> list[Paid]:
        """Return the moves over the sea, the nearest first. Each end comes once, at its cheapest."""
        rows = _BY_COLOUR[means] or sailings_by_colour(means)
        ways = self._ways
        if self._creatures:
            beast, beast_cost = cheapest_creature(self._state, self._seat, cost)
            if beast_cost <= self._favor:
                return self._with_creatures(cost, beast, rows)
        shades = COLOURS_IN[colours]
        if len(shades) == 1:  # most often, because most players have little favor; then nothing has to be sorted
            shade = shades[0]
            row = rows[shade]
            return [row[cell] for cell in ways.cells_of(shade, self._most - cost[shade])]
        own, cells = ways.colours, ways.cells
        return [rows[own[place]][cells[place]] for place in ways.within_limits(shades, cost, self._most)]

    def _with_creatures(self, cost: list[int], beast: int, rows: list[list[Paid]]) -> list[Paid]:
        """DEL-43: return the cheaper or further moves that the colour of a creature allows, which can be paid."""
        free, bonus, ways = self._range, self._state.parts.creature_range, self._ways
        beast_cost, by_beast = cost[beast], rows[beast]
        beast_limit = self._most + bonus - beast_cost
        if beast_cost == 0 and cost.count(0) == 1:  # most often; then every other colour is dearer
            return [by_beast[cell] for cell in ways.cells[: ways.within[min(beast_limit, FAR)]]]
        # By colour: up to how many hexes its own price is not above the creature's, and how far its moves go.
        own = [0 if price > beast_cost else free + beast_cost - price for price in cost]
        last = [beast_limit] * 6
        for colour, price in enumerate(cost):
            if beast_cost - price >= bonus:
                own[colour] = last[colour] = self._most - price
        count = ways.within[min(max(last), FAR)]
        return [
            by_beast[cell] if steps > own[colour] else rows[colour][cell]
            for cell, colour, steps in zip(ways.cells[:count], ways.colours[:count], ways.steps[:count])  # noqa: B905
            if steps <= last[colour]
        ]


def sailings_by_colour(means: int) -> list[list[Paid]]:
    """Return for each colour the actions that sail in it with these means, by cell."""
    found = _BY_COLOUR[means]
    if found is None:
        source, shows = means // COLOURINGS, means % COLOURINGS - 1
        found = _BY_COLOUR[means] = [sailings(paid_by) for paid_by in PAYMENTS[source][shows]]
    return found


def cheapest_creature(state: DelphiState, seat: int, cost: list[int]) -> tuple[int, int]:
    """DEL-43: return the creature whose colour costs least, and that cost; -1 without one."""
    best, least = -1, NO_WAY
    for colour in COLOURS_IN[state.creatures[seat]]:
        if cost[colour] < least:
            best, least = colour, cost[colour]
    return best, least


def homeward(state: DelphiState, seat: int, source: int, cost: list[int]) -> list[Paid]:
    """DEL-39: return the cheapest move to Zeus, of any colour, if it can be paid."""
    steps = reach(state, seat).to[state.sea.zeus]
    free = span(state, seat)
    price = fee(state, seat, source) + max(0, steps - free)
    beast, beast_cost = cheapest_creature(state, seat, cost)
    other = beast_cost + max(0, steps - free - state.parts.creature_range)
    if min(price, other) > state.favor[seat]:
        return []
    paid_by = payments(state, seat, source)[beast] if other < price else payment(source, AS_SHOWN)
    return [sailings(paid_by)[state.sea.zeus]]


def sail_price(state: DelphiState, seat: int, action: Paid) -> int:
    """Return what a move costs in all, in the colour that it names."""
    outfit = state.outfit(seat)
    steps = state.sea.reach(state.at[seat], outfit.has_keel).to[action.cell]
    colour = used_as(state, seat, action)
    free = outfit.range
    if colour >= 0 and state.creatures[seat] >> colour & 1:
        free += state.parts.creature_range
    source = action.source
    pay = fee(state, seat, source) if action.named == AS_SHOWN else costs(state, seat, source)[colour]
    return pay + max(0, steps - free)


def why_no_sail(state: DelphiState, seat: int, action: Paid) -> Refusal | None:
    """DEL-26: return why the ship cannot sail there with this colour."""
    cell, colour = action.cell, used_as(state, seat, action)
    forbidden = why_no_end(state, seat, cell, "DEL-26")
    if forbidden is not None:
        return forbidden
    if cell != state.sea.zeus:
        if colour < 0:
            return NAME_COLOUR
        if colour != state.sea.colour[cell] and not state.creatures[seat] >> colour & 1:
            needed = COLOURS[state.sea.colour[cell]]
            args: Args = {"at": NAME[cell], "needed": needed, "colour": COLOURS[colour]}
            return Refusal("sail-colour", args, "DEL-26")
    return why_too_far(state, seat, action)


def why_no_end(state: DelphiState, seat: int, cell: int, clause: str) -> Refusal | None:
    """DEL-26, DEL-39, DEL-40: return why no move can end there, whatever pays, Poseidon's included."""
    if state.arrived >> seat & 1:
        return Refusal("stays-on-zeus", clause="DEL-40")
    if cell == state.at[seat]:
        return Refusal("must-move", clause="DEL-26")
    kind = state.sea.kind[cell]
    if kind == WATER:
        return None
    if cell != state.sea.zeus:
        return Refusal("no-water", {"at": NAME[cell], "kind": KINDS[kind]}, clause)
    left = state.tasks_left(seat)
    return Refusal("zeus-tasks", {"left": left}, "DEL-39") if left else None


def why_too_far(state: DelphiState, seat: int, action: Paid) -> Refusal | None:
    """Return why a move that could end there is not offered; None if only its colour is too expensive."""
    if action.named != AS_SHOWN and costs(state, seat, action.source)[action.named] > state.favor[seat]:
        return None
    beyond = sail_price(state, seat, action) - state.favor[seat]
    if beyond > 0:
        return Refusal("out-of-range", {"at": NAME[action.cell], "by": beyond}, "DEL-26")
    return Refusal("cheaper-way", {"at": NAME[action.cell]}, "DEL-20")


def sail_to(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-26, DEL-39."""
    if state.news is not None:
        way = state.sea.way(state.at[seat], cell, state.outfit(seat).has_keel)
        state.tell("sailed", seat=seat, at=NAME[cell], way=" ".join(NAME[step] for step in way))
    put_ship(state, seat, cell)


def put_ship(state: DelphiState, seat: int, cell: int) -> None:
    state.at[seat] = cell
    if cell == state.sea.zeus:
        state.arrived |= 1 << seat
        state.tell("arrived", seat=seat)
