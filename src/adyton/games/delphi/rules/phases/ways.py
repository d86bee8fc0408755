"""What colours cost (DEL-20) and how far a ship gets (DEL-26)."""

from adyton.games.delphi.rules.actions import CARD, DICE, PURSE, Deed, sail
from adyton.games.delphi.rules.names import FOR_STATUES, KEEL, LONG_ARM
from adyton.games.delphi.rules.names import PURSE as PURSE_CARD
from adyton.games.delphi.rules.sea import FAR, Reach
from adyton.games.delphi.rules.state import DelphiState

FREE = [0] * 6
NO_WAY = 999


def shown(state: DelphiState, seat: int, source: int) -> int:
    """The colour that the die or card shows; the purse shows none."""
    if source < DICE:
        return state.dice[seat][source]
    return source - CARD if source < PURSE else -1


def slot_of(colour: int, shown_colour: int) -> int:
    """How an action names its colour: not at all if it is the shown one."""
    return 0 if colour == shown_colour else colour + 1


def fee(state: DelphiState, seat: int, source: int) -> int:
    """What the source itself costs: nothing but for the purse, DEL-46."""
    if source != PURSE:
        return 0
    return min(card.cost for card in map(state.parts.gear.__getitem__, state.gear[seat]) if card.kind == PURSE_CARD)


def costs(state: DelphiState, seat: int, source: int) -> list[int]:
    """DEL-20: the favor to be paid for each colour, the source's own fee included."""
    if source == PURSE:
        return [fee(state, seat, source)] * 6
    if state.apollo:
        return FREE
    row = state.parts.dye[state.ships[seat]][shown(state, seat, source)]
    demigods = state.demigods[seat]
    if not demigods:
        return row
    best = min([row[colour] for colour in range(6) if demigods >> colour & 1])
    return [min(cost, best) for cost in row]


def sources(state: DelphiState, seat: int) -> list[int]:
    """What can pay for an action; of dice that are alike only the first."""
    found = dice_left(state, seat)
    if state.played < 0:
        cards = state.cards[seat]
        found.extend([CARD + colour for colour in range(6) if cards[colour]])
    if may_use_purse(state, seat):
        found.append(PURSE)
    return found


def dice_left(state: DelphiState, seat: int) -> list[int]:
    found: list[int] = []
    colours = 0
    for die, colour in enumerate(state.dice[seat]):
        if not state.used >> die & 1 and not colours >> colour & 1:
            found.append(die)
            colours |= 63 if state.apollo else 1 << colour  # DEL-16: under Apollo all dice are alike
    return found


def may_use_purse(state: DelphiState, seat: int) -> bool:
    return not state.purse_used and state.has(seat, PURSE_CARD) and state.favor[seat] >= fee(state, seat, PURSE)


def span(state: DelphiState, seat: int) -> int:
    """How many hexes a move goes for nothing, creatures aside."""
    gear = state.parts.gear
    return (
        state.parts.range
        + state.parts.ships[state.ships[seat]].range
        + sum([gear[card].range for card in state.gear[seat]])
    )


def reach(state: DelphiState, seat: int) -> Reach:
    return state.sea.reach(state.at[seat], state.has(seat, KEEL))


def may_sail(state: DelphiState, seat: int) -> bool:
    """DEL-40: who has arrived stays on Zeus."""
    return not state.arrived >> seat & 1


def sails(state: DelphiState, seat: int, source: int, cost: list[int]) -> list[Deed]:
    """The moves that this source pays for, each end once, in the cheapest way; the nearest first."""
    if state.creatures[seat]:
        return sails_with_creatures(state, seat, source, cost)
    ways = reach(state, seat)
    favor = state.favor[seat]
    farthest = span(state, seat) + favor
    limits = [farthest - price if price <= favor else 0 for price in cost]
    show = shown(state, seat, source)
    slots = [slot_of(colour, show) for colour in range(6)]
    count = ways.within[min(farthest, FAR)]
    return [
        sail(source, slots[colour], cell)
        for cell, colour, steps in zip(ways.cells[:count], ways.colours[:count], ways.steps[:count], strict=True)
        if steps <= limits[colour]
    ]


def sails_with_creatures(state: DelphiState, seat: int, source: int, cost: list[int]) -> list[Deed]:
    """DEL-43: a creature's colour may lead further, or to other colours, for less."""
    ways = reach(state, seat)
    free = span(state, seat)
    show = shown(state, seat, source)
    beast, beast_cost = cheapest_creature(state, seat, cost)
    beast_free = free + state.parts.creature_range
    found: list[Deed] = []
    for cell, colour, steps in zip(ways.cells, ways.colours, ways.steps, strict=True):
        price = cost[colour] + max(0, steps - free)
        other = beast_cost + max(0, steps - beast_free)
        if min(price, other) <= state.favor[seat]:
            found.append(sail(source, slot_of(beast if other < price else colour, show), cell))
    return found


def cheapest_creature(state: DelphiState, seat: int, cost: list[int]) -> tuple[int, int]:
    """DEL-43: the creature whose colour costs least, and that cost; -1 without one."""
    best, least = -1, NO_WAY
    for colour in range(6):
        if state.creatures[seat] >> colour & 1 and cost[colour] < least:
            best, least = colour, cost[colour]
    return best, least


def way_home(state: DelphiState, seat: int, source: int, cost: list[int]) -> tuple[int, int]:
    """DEL-39: the slot and price of the cheapest move to Zeus, whatever its colour."""
    steps = reach(state, seat).to[state.sea.zeus]
    free = span(state, seat)
    price = fee(state, seat, source) + max(0, steps - free)
    beast, beast_cost = cheapest_creature(state, seat, cost)
    other = beast_cost + max(0, steps - free - state.parts.creature_range)
    if other < price:
        return slot_of(beast, shown(state, seat, source)), other
    return 0, price


def sail_price(state: DelphiState, seat: int, source: int, slot: int, cell: int) -> int:
    """What a move costs in all, in the way that it is named."""
    cost = costs(state, seat, source)
    steps = reach(state, seat).to[cell]
    show = shown(state, seat, source)
    named = slot - 1 if slot else show
    free = span(state, seat)
    if named >= 0 and state.creatures[seat] >> named & 1:
        free += state.parts.creature_range
    pay = fee(state, seat, source) if slot == 0 else cost[named]
    return pay + max(0, steps - free)


def lands(state: DelphiState, seat: int, arm: int) -> list[int]:
    """The lands that the ship can act on, by what is to be done there (DEL-47)."""
    at = state.at[seat]
    return state.sea.beyond[at] if has_arm(state, seat, arm) else state.sea.beside[at]


def has_arm(state: DelphiState, seat: int, arm: int) -> bool:
    gear = state.parts.gear
    return any(gear[card].kind == LONG_ARM and gear[card].reach == arm for card in state.gear[seat])


def is_at_a_city(state: DelphiState, seat: int) -> bool:
    cities = state.sea.cities
    return any(cell in cities for cell in lands(state, seat, FOR_STATUES))
