"""What the actions of phase 2 do (DEL-23 to DEL-35), and the gods' own (DEL-16)."""

from collections.abc import Callable

from adyton.games.delphi.rules import actions, errands
from adyton.games.delphi.rules.actions import CARD, DICE, PURSE, Deed
from adyton.games.delphi.rules.names import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    COLOURS,
    GODS,
    HERMES,
    KEEL,
    MONSTERS,
    OFFERINGS,
    POSEIDON,
    STATUES,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.cards import load_offering, load_statue
from adyton.games.delphi.rules.phases.draws import build_shrine, defeat
from adyton.games.delphi.rules.phases.effects import finish_task, gain_favor, heal, place, raise_god
from adyton.games.delphi.rules.phases.ways import costs, fee, sail_price, shown
from adyton.games.delphi.rules.state import DelphiState


def named_colour(state: DelphiState, seat: int, action: Deed) -> int:
    """DEL-20: the colour that the action is done in."""
    return action.slot - 1 if action.slot else shown(state, seat, action.source)


def price(state: DelphiState, seat: int, action: Deed) -> int:
    """The favor that the action costs in all."""
    if action.verb == actions.SAIL:
        return sail_price(state, seat, action.source, action.slot, action.cell)
    if action.slot:
        return costs(state, seat, action.source)[action.slot - 1]
    return fee(state, seat, action.source)


def do(state: DelphiState, seat: int, action: Deed) -> None:
    """Pays for the action, then does it."""
    colour = named_colour(state, seat, action)
    state.favor[seat] -= price(state, seat, action)
    spend(state, seat, action.source)
    DEEDS[action.verb](state, seat, action.cell, colour)


def spend(state: DelphiState, seat: int, source: int) -> None:
    if source < DICE:
        state.used |= 1 << source
    elif source == PURSE:
        state.purse_used = 1
    else:
        state.cards[seat][source - CARD] -= 1
        state.played = source - CARD


def sail(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-26, DEL-39."""
    if state.news is not None:
        way = state.sea.way(state.at[seat], cell, state.has(seat, KEEL))
        state.tell("sailed", seat=seat, at=place(cell), way=" ".join(place(step) for step in way))
    put_ship(state, seat, cell)


def put_ship(state: DelphiState, seat: int, cell: int) -> None:
    state.at[seat] = cell
    if cell == state.sea.zeus:
        state.arrived |= 1 << seat
        state.tell("arrived", seat=seat)


def fight(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-27."""
    state.fight_slot = state.sea.slot[cell]
    state.fight_colour = colour
    state.strength = state.parts.strength - state.shield[seat]
    state.tell("fight", seat=seat, monster=MONSTERS[colour], at=place(cell), strength=state.strength)
    state.push(errands.BATTLE, seat)


def explore(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-28."""
    state.push(errands.REVEAL, seat, state.sea.slot[cell])


def build(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-29."""
    build_shrine(state, seat, state.sea.slot[cell])


def take_offering(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-30."""
    load_offering(state, seat, cell, colour)


def make_offering(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-31."""
    state.cargo[OFFERINGS][seat] &= ~(1 << colour)
    state.tell("offered", seat=seat, colour=COLOURS[colour], at=place(cell))
    finish_task(state, seat, OFFERINGS, colour)


def take_statue(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-32."""
    load_statue(state, seat, colour)


def raise_statue(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-33."""
    state.cargo[STATUES][seat] &= ~(1 << colour)
    state.raised[state.sea.slot[cell]] |= 1 << colour
    state.tell("raised", seat=seat, colour=COLOURS[colour], at=place(cell))
    finish_task(state, seat, STATUES, colour)


def look(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-25."""
    island = state.sea.slot[cell]
    state.push(errands.LOOK, seat, island)
    state.push(errands.PEEK, seat, island)


def mend(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-34."""
    heal(state, seat, colour)


def lift(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-35."""
    raise_god(state, seat, colour)


def wear_amulet(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-46: favor, an oracle card, and a step for the god of the amulet's colour."""
    gain_favor(state, seat, state.parts.amulet_favor)
    for _ in range(state.parts.amulet_steps):
        if state.gods[seat][colour] < TOP:
            raise_god(state, seat, colour)
    state.push(errands.ORACLE, seat, state.parts.amulet_cards)


def draw(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-23."""
    state.push(errands.ORACLE, seat, 1)


def favor(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-24."""
    gain_favor(state, seat, state.parts.favor_action)


Doing = Callable[[DelphiState, int, int, int], None]
DEEDS: dict[int, Doing] = {
    actions.SAIL: sail,
    actions.FIGHT: fight,
    actions.EXPLORE: explore,
    actions.BUILD: build,
    actions.LOAD_OFFERING: take_offering,
    actions.MAKE_OFFERING: make_offering,
    actions.LOAD_STATUE: take_statue,
    actions.RAISE_STATUE: raise_statue,
    actions.LOOK: look,
    actions.HEAL: mend,
    actions.LIFT: lift,
    actions.AMULET: wear_amulet,
    actions.DRAW: draw,
    actions.FAVOR: favor,
}


def god_of(action: Deed) -> int:
    """The god whose action or recall this is."""
    if action in actions.RECALLS:
        return action.colour
    if action in actions.HERMES_LOADS:
        return HERMES
    if action is actions.APHRODITE_HEALS:
        return APHRODITE
    if action is actions.APOLLO_SPEAKS:
        return APOLLO
    return {actions.POSEIDON_TO: POSEIDON, actions.UNCOVER_BY_GOD: ARTEMIS, actions.SLAY: ARES}[action.verb]


def use_god(state: DelphiState, seat: int, action: Deed) -> None:
    """DEL-15: the god acts; it drops when all that it set off is done."""
    god = god_of(action)
    recalled = action in actions.RECALLS
    state.tell("recalled" if recalled else "god", seat=seat, god=GODS[god])
    state.push(errands.DROP, seat, god)
    if recalled:
        state.push(errands.ORACLE, seat, 1)  # DEL-17
    else:
        help_of(state, seat, god, action)


def help_of(state: DelphiState, seat: int, god: int, action: Deed) -> None:
    """DEL-16."""
    if god == POSEIDON:
        state.tell("carried", seat=seat, at=place(action.cell))
        put_ship(state, seat, action.cell)
    elif god == APOLLO:
        state.apollo = 1
        state.push(errands.ORACLE, seat, 1)
    elif god == ARTEMIS:
        state.push(errands.REVEAL, seat, state.sea.slot[action.cell])
    elif god == APHRODITE:
        for colour in range(6):
            heal(state, seat, colour)
    elif god == ARES:
        defeat(state, seat, state.sea.slot[action.cell], action.colour)
    else:
        load_statue(state, seat, action.colour)
