"""Phase 2 of a turn (DEL-19): all that may be done, in an order that people can read."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import actions, errands
from adyton.games.delphi.rules.actions import END, Deed, deed, sail
from adyton.games.delphi.rules.names import (
    AMULET,
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    BEASTS,
    CITY,
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    HERMES,
    ISLAND,
    MARKED,
    MONSTER,
    OFFERING,
    OFFERINGS,
    POSEIDON,
    STATUE,
    STATUES,
    TEMPLE,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.deeds import do, use_god
from adyton.games.delphi.rules.phases.draws import LETTERS_EACH
from adyton.games.delphi.rules.phases.flow import Question
from adyton.games.delphi.rules.phases.need import has_room, needs
from adyton.games.delphi.rules.phases.ways import (
    costs,
    is_at_a_city,
    lands,
    may_sail,
    sails,
    shown,
    slot_of,
    sources,
    way_home,
)
from adyton.games.delphi.rules.phases.why import why_not
from adyton.games.delphi.rules.state import NOBODY, DelphiState

Work = tuple[int, int, int]  # colour, verb, place


class Act(Question):
    """DEL-19. Dice, one oracle card, the purse and ready gods, in any order."""

    name = "act"
    clause = "DEL-19"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        found: list[Deed] = []
        here = works(state, seat)
        general = colour_works(state, seat)
        for source in sources(state, seat):
            found += paid_deeds(state, seat, source, here, general)
        found += god_deeds(state, seat)
        found.append(END)
        return found

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        if action is END:
            state.push(errands.DUSK, seat)
            return
        state.push(errands.ACT, seat)
        if action.source >= 0:
            do(state, seat, action)
        else:
            use_god(state, seat, action)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_not(state, seat, action)


def paid_deeds(state: DelphiState, seat: int, source: int, here: list[Work], general: list[Work]) -> list[Deed]:
    """All that one die or card or the purse may be spent on."""
    cost = costs(state, seat, source)
    show = shown(state, seat, source)
    favor = state.favor[seat]
    found = [
        deed(verb, source, slot_of(colour, show), cell, colour if verb == actions.FIGHT else -1)
        for colour, verb, cell in here
        if cost[colour] <= favor
    ]
    for colour, verb, _ in general:
        if cost[colour] <= favor:
            found.append(deed(verb, source, slot_of(colour, show), -1, colour if verb != actions.AMULET else -1))
    if may_sail(state, seat):
        if state.tasks_left(seat) == 0:
            found += homeward(state, seat, source, cost)
        found += sails(state, seat, source, cost)
    return found + plain_deeds(state, source)


def homeward(state: DelphiState, seat: int, source: int, cost: list[int]) -> list[Deed]:
    slot, price = way_home(state, seat, source, cost)
    return [sail(source, slot, state.sea.zeus)] if price <= state.favor[seat] else []


def plain_deeds(state: DelphiState, source: int) -> list[Deed]:
    """DEL-23, DEL-24, DEL-25: what any colour can do."""
    islands = state.sea.islands
    found = [deed(actions.LOOK, source, 0, islands[island], -1) for island in state.face_down()]
    if has_oracle_cards(state):
        found.append(deed(actions.DRAW, source, 0, -1, -1))
    found.append(deed(actions.FAVOR, source, 0, -1, -1))
    return found


def has_oracle_cards(state: DelphiState) -> bool:
    return any(state.oracle_deck) or any(state.oracle_out)


def colour_works(state: DelphiState, seat: int) -> list[Work]:
    """DEL-34, DEL-35, DEL-46: what a colour can do anywhere."""
    found = [(colour, actions.HEAL, -1) for colour in range(6) if state.injuries[seat][colour]]
    found += [(colour, actions.LIFT, -1) for colour in range(6) if state.gods[seat][colour] < TOP]
    gear = state.parts.gear
    found += [
        (shade, actions.AMULET, -1)
        for shade in sorted({gear[card].colour for card in state.gear[seat] if gear[card].kind == AMULET})
    ]
    return found


def works(state: DelphiState, seat: int) -> list[Work]:
    """What can be done on the lands around, by the colour that it takes."""
    found: list[Work] = []
    kind = state.sea.kind
    for cell in lands(state, seat, FOR_ISLANDS):
        if kind[cell] in {MONSTER, MARKED}:
            found += prey(state, seat, cell)
        elif kind[cell] == ISLAND:
            found += island_works(state, seat, cell)
    room = has_room(state, seat)
    for cell in lands(state, seat, FOR_OFFERINGS):
        if kind[cell] == OFFERING and room:
            found += loads(state, seat, cell)
        elif kind[cell] == TEMPLE:
            found += altars(state, seat, cell)
    for cell in lands(state, seat, FOR_STATUES):
        if kind[cell] == CITY and room:
            found += quarries(state, seat, cell)
        elif kind[cell] == STATUE:
            found += pedestals(state, seat, cell)
    return found


def prey(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """DEL-27."""
    there = state.monsters[state.sea.slot[cell]]
    wanted = [colour for colour in range(6) if there >> colour & 1 and needs(state, seat, BEASTS, colour)]
    return [(colour, actions.FIGHT, cell) for colour in wanted]


def island_works(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """DEL-28, DEL-29."""
    island = state.sea.slot[cell]
    if not state.uncovered[island]:
        return [(state.sea.colour[cell], actions.EXPLORE, cell)]
    own = state.tiles[island] // LETTERS_EACH == seat and state.shrine[island] == NOBODY
    return [(state.sea.colour[cell], actions.BUILD, cell)] if own and state.shrines[seat] else []


def loads(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """DEL-30."""
    there = state.offerings[state.sea.slot[cell]]
    wanted = [colour for colour in range(6) if there >> colour & 1 and needs(state, seat, OFFERINGS, colour)]
    return [(colour, actions.LOAD_OFFERING, cell) for colour in wanted]


def altars(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """DEL-31."""
    colour = state.temples[state.sea.slot[cell]]
    return [(colour, actions.MAKE_OFFERING, cell)] if state.cargo[OFFERINGS][seat] >> colour & 1 else []


def quarries(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """DEL-32."""
    colour = state.sea.colour[cell]
    wanted = state.statues[colour] and needs(state, seat, STATUES, colour)
    return [(colour, actions.LOAD_STATUE, cell)] if wanted else []


def pedestals(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """DEL-33."""
    ready = state.cargo[STATUES][seat] & ~state.raised[state.sea.slot[cell]]
    return [(colour, actions.RAISE_STATUE, cell) for colour in state.sea.pedestals[cell] if ready >> colour & 1]


def god_deeds(state: DelphiState, seat: int) -> list[Deed]:
    """DEL-16, DEL-17: what the gods at the top can do."""
    found: list[Deed] = []
    gods = state.gods[seat]
    for god in range(6):
        if gods[god] == TOP:
            found += helps(state, seat, god)
            if has_oracle_cards(state):
                found.append(actions.RECALLS[god])
    return found


def helps(state: DelphiState, seat: int, god: int) -> list[Deed]:
    if god == POSEIDON:
        return [deed(actions.POSEIDON_TO, -1, 0, cell, -1) for cell in poseidon_ends(state, seat)]
    if god == APOLLO:
        return [] if state.apollo else [actions.APOLLO_SPEAKS]
    if god == ARTEMIS:
        islands = state.sea.islands
        return [deed(actions.UNCOVER_BY_GOD, -1, 0, islands[island], -1) for island in state.face_down()]
    if god == APHRODITE:
        return [actions.APHRODITE_HEALS] if any(state.injuries[seat]) else []
    if god == ARES:
        return [deed(actions.SLAY, -1, 0, cell, colour) for colour, cell in victims(state, seat)]
    assert god == HERMES
    return hermes_loads(state, seat)


def poseidon_ends(state: DelphiState, seat: int) -> list[int]:
    if not may_sail(state, seat):
        return []
    home = [state.sea.zeus] if state.tasks_left(seat) == 0 else []
    return home + [cell for cell in state.sea.waters if cell != state.at[seat]]


def victims(state: DelphiState, seat: int) -> list[tuple[int, int]]:
    kind = state.sea.kind
    lairs = [cell for cell in lands(state, seat, FOR_ISLANDS) if kind[cell] in {MONSTER, MARKED}]
    return [(colour, cell) for lair in lairs for colour, _, cell in prey(state, seat, lair)]


def hermes_loads(state: DelphiState, seat: int) -> list[Deed]:
    if not has_room(state, seat) or not is_at_a_city(state, seat):
        return []
    return [
        actions.HERMES_LOADS[colour]
        for colour in range(6)
        if state.statues[colour] and needs(state, seat, STATUES, colour)
    ]
