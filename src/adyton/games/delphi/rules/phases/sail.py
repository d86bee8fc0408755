"""Sail (DEL-26), home to Zeus too (DEL-39)."""

from typing import Final

from adyton.engine.refusal import Args, Refusal
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import AS_SHOWN, payment, sailings
from adyton.games.delphi.rules.gear import Outfit
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import COLOURS, COLOURS_IN, KINDS, WATER
from adyton.games.delphi.rules.numbering import COLOURINGS, SOURCES
from adyton.games.delphi.rules.phases.pay import NAME_COLOUR, costs, fee, payments, shown, used_as
from adyton.games.delphi.rules.sea import FAR, Reach
from adyton.games.delphi.rules.state import DelphiState

NO_WAY: Final = 999  # higher than any price that can be paid
# By the source and the colour that it shows, which together are numbered like a payment.
_BY_COLOUR: Final[list[list[list[Paid]] | None]] = [None] * (SOURCES * COLOURINGS)
# Here `zip` stands without `strict`, because mypyc makes a plain loop of it only then. The lists are equally long.


def span(state: DelphiState, seat: int) -> int:
    """Return how many hexes a move goes without favor, not counting creatures."""
    return state.outfit(seat).range


def reach(state: DelphiState, seat: int) -> Reach:
    return state.sea.reach(state.at[seat], state.outfit(seat).has_keel)


def moves(state: DelphiState, seat: int, source: int, cost: list[int], outfit: Outfit) -> list[Paid]:
    """Return all moves that this source pays for: home first, if all tasks are done."""
    if state.arrived >> seat & 1:
        return []
    found = sails(state, seat, source, cost, outfit)
    return homeward(state, seat, source, cost) + found if state.has_all_done(seat) else found


def sails(state: DelphiState, seat: int, source: int, cost: list[int], outfit: Outfit) -> list[Paid]:
    """Return the moves over the sea, the nearest first. Each end comes once, at its cheapest."""
    favor = state.favor[seat]
    ways = state.sea.reach(state.at[seat], outfit.has_keel)
    rows = sailings_by_colour(state, seat, source)
    if state.creatures[seat]:
        beast, beast_cost = cheapest_creature(state, seat, cost)
        if beast_cost <= favor:
            return sails_with_creatures(state, seat, cost, beast, outfit, ways, rows)
    colours = [colour for colour in range(6) if cost[colour] <= favor]
    if len(colours) == 1:  # most often, because most players have little favor; then nothing has to be sorted
        row = rows[colours[0]]
        return [row[cell] for cell in ways.cells_of(colours[0], outfit.range + favor - cost[colours[0]])]
    places = ways.within_limits(colours, limits_of(outfit.range, favor, cost))
    return [rows[ways.colours[place]][ways.cells[place]] for place in places]


def sailings_by_colour(state: DelphiState, seat: int, source: int) -> list[list[Paid]]:
    """Return for each colour the actions that sail in it with this source, by cell."""
    number = payment(source, shown(state, seat, source))
    found = _BY_COLOUR[number]
    if found is None:
        found = _BY_COLOUR[number] = [sailings(paid_by) for paid_by in payments(state, seat, source)]
    return found


def limits_of(free: int, favor: int, cost: list[int]) -> list[int]:
    """Return how many hexes a move goes at most for each of these prices."""
    return [free + favor - price if price <= favor else 0 for price in cost]


def sails_with_creatures(
    state: DelphiState,
    seat: int,
    cost: list[int],
    beast: int,
    outfit: Outfit,
    ways: Reach,
    rows: list[list[Paid]],
) -> list[Paid]:
    """DEL-43: return the cheaper or further moves that the colour of a creature allows, which can be paid."""
    free, favor, bonus = outfit.range, state.favor[seat], state.parts.creature_range
    limits = limits_of(free, favor, cost)
    beast_limit = free + bonus + favor - cost[beast]
    dearer = [cost[beast] - price for price in cost]
    # By colour: up to how many hexes its own price is not above the creature's.
    own = [0 if more < 0 else free + more if more < bonus else FAR for more in dearer]
    by_beast = rows[beast]
    count = ways.within[min(max(beast_limit, *limits), FAR)]
    found: list[Paid] = []
    for cell, colour, steps in zip(ways.cells[:count], ways.colours[:count], ways.steps[:count]):  # noqa: B905
        if steps > own[colour]:
            if steps <= beast_limit:
                found.append(by_beast[cell])
        elif steps <= limits[colour]:
            found.append(rows[colour][cell])
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
    steps = reach(state, seat).to[action.cell]
    colour = used_as(state, seat, action)
    free = span(state, seat)
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
