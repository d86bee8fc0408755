"""Call a god at the top for its special action (DEL-15, DEL-16), or put it back for an oracle card (DEL-17)."""

from typing import Final

from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.games.delphi.rules import actions, agenda, verbs
from adyton.games.delphi.rules.action_types import DelphiAction, OfColour, OfGod, Placed
from adyton.games.delphi.rules.actions import placed
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    CITY,
    FOR_ISLANDS,
    FOR_STATUES,
    GODS,
    HERMES,
    MARKED,
    MONSTER,
    POSEIDON,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.fight import defeat, fights, why_no_fight
from adyton.games.delphi.rules.phases.heal import heal, is_unhurt
from adyton.games.delphi.rules.phases.land import lands, why_not_there
from adyton.games.delphi.rules.phases.look import why_not_hidden
from adyton.games.delphi.rules.phases.oracle import why_no_draw
from adyton.games.delphi.rules.phases.sail import put_ship, why_no_end
from adyton.games.delphi.rules.phases.statue import load_statue, may_load, why_no_statue
from adyton.games.delphi.rules.state import DelphiState

GOD: Final = {
    verbs.POSEIDON_TO: POSEIDON,
    verbs.ARTEMIS_UNCOVERS: ARTEMIS,
    verbs.ARES_DEFEATS: ARES,
    verbs.HERMES_LOADS: HERMES,
    verbs.APHRODITE_HEALS: APHRODITE,
    verbs.APOLLO_SPEAKS: APOLLO,
}


def god_of(action: DelphiAction) -> int:
    """Return the god that this action calls or puts back."""
    return action.god if isinstance(action, OfGod) else GOD[action.verb]


def god_actions(state: DelphiState, seat: int) -> list[DelphiAction]:
    """DEL-16, DEL-17: return what the gods at the top can do."""
    found: list[DelphiAction] = []
    gods = state.gods[seat]
    if TOP not in gods:
        return found
    may_draw = why_no_draw(state) is None
    for god in range(6):
        if gods[god] == TOP:
            found += helps(state, seat, god)
            if may_draw:
                found.append(actions.RECALLS[god])
    return found


def helps(state: DelphiState, seat: int, god: int) -> list[DelphiAction]:
    """Return the special actions of a god that are possible now."""
    if god == POSEIDON:
        return passages(state, seat)
    if god == APOLLO:
        return [actions.APOLLO_SPEAKS] if why_no_apollo(state) is None else []
    if god == ARTEMIS:
        return [placed(verbs.ARTEMIS_UNCOVERS, state.sea.islands[island]) for island in state.face_down()]
    if god == APHRODITE:
        return [actions.APHRODITE_HEALS] if why_no_aphrodite(state, seat) is None else []
    if god == ARES:
        return [placed(verbs.ARES_DEFEATS, cell, colour) for colour, cell in victims(state, seat)]
    assert god == HERMES
    if not is_at_city(state, seat):
        return []
    return [actions.HERMES_LOADS[colour] for colour in range(6) if may_load(state, seat, colour)]


def passages(state: DelphiState, seat: int) -> list[DelphiAction]:
    """Return where Poseidon can take the ship: Zeus first, if all tasks are done, then any other water."""
    if state.arrived >> seat & 1:
        return []
    at = state.at[seat]
    to = actions.poseidons()
    found: list[DelphiAction] = [to[cell] for cell in state.sea.waters if cell != at]
    if at != state.sea.zeus and state.has_all_done(seat):
        found.insert(0, to[state.sea.zeus])
    return found


def victims(state: DelphiState, seat: int) -> list[tuple[int, int]]:
    """Return the monsters that Ares can defeat: their colours and places."""
    kind = state.sea.kind
    lairs = [cell for cell in lands(state, seat, FOR_ISLANDS) if kind[cell] in {MONSTER, MARKED}]
    return [(work.colour, work.cell) for lair in lairs for work in fights(state, seat, lair)]


def why_no_passage(state: DelphiState, seat: int, cell: int) -> Refusal | None:
    """DEL-16: Poseidon takes the ship to any water, or home."""
    return why_no_end(state, seat, cell, "DEL-16")


def why_no_apollo(state: DelphiState) -> Refusal | None:
    return Refusal("apollo-spoke", clause="DEL-16") if state.apollo else None


def why_no_aphrodite(state: DelphiState, seat: int) -> Refusal | None:
    return Refusal("unhurt", clause="DEL-16") if is_unhurt(state, seat, 0) else None


def why_no_ares(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    return why_not_there(state, seat, verbs.FIGHT, cell) or why_no_fight(state, seat, cell, colour)


def is_at_city(state: DelphiState, seat: int) -> bool:
    return any(state.sea.kind[cell] == CITY for cell in lands(state, seat, FOR_STATUES))


def why_no_hermes(state: DelphiState, seat: int, colour: int) -> Refusal | None:
    """DEL-16: return why no statue can be taken: the ship must be at any city, and the statue be needed."""
    if not is_at_city(state, seat):
        return Refusal("no-city", clause="DEL-16")
    return why_no_statue(state, seat, colour, "DEL-16")


def why_no_god(state: DelphiState, seat: int, action: DelphiAction) -> Refusal:
    """Return why a god cannot do this now."""
    if action.verb not in verbs.OF_GODS:
        return NOT_NOW
    god = god_of(action)
    row = state.gods[seat][god]
    if row < TOP:
        return Refusal("god-not-ready", {"god": GODS[god], "row": row}, "DEL-15")
    return why_no_help(state, seat, action) or NOT_NOW


def why_no_help(state: DelphiState, seat: int, action: DelphiAction) -> Refusal | None:
    verb = action.verb
    if verb == verbs.RECALL:
        return why_no_draw(state)
    if verb == verbs.APOLLO_SPEAKS:
        return why_no_apollo(state)
    if verb == verbs.APHRODITE_HEALS:
        return why_no_aphrodite(state, seat)
    if isinstance(action, OfColour):
        return why_no_hermes(state, seat, action.colour)
    assert isinstance(action, Placed)
    if verb == verbs.POSEIDON_TO:
        return why_no_passage(state, seat, action.cell)
    if verb == verbs.ARTEMIS_UNCOVERS:
        return why_not_hidden(state, seat, action.cell, -1)
    return why_no_ares(state, seat, action.cell, action.colour)


def use_god(state: DelphiState, seat: int, action: DelphiAction) -> None:
    """DEL-15: let the god act. It drops when all that its action started is done."""
    god = god_of(action)
    state.tell("recalled" if action.verb == verbs.RECALL else "god", seat=seat, god=GODS[god])
    state.push(agenda.DROP_GOD, seat, god)
    help_out(state, seat, action)


def help_out(state: DelphiState, seat: int, action: DelphiAction) -> None:
    """DEL-16, DEL-17."""
    if action.verb == verbs.RECALL:
        state.push(agenda.ORACLE, seat, 1)
    elif action.verb == verbs.APOLLO_SPEAKS:
        state.apollo = 1
        state.push(agenda.ORACLE, seat, 1)
    elif action.verb == verbs.APHRODITE_HEALS:
        for colour in range(6):
            heal(state, seat, -1, colour)
    elif isinstance(action, OfColour):
        load_statue(state, seat, action.colour)
    else:
        assert isinstance(action, Placed)
        help_at(state, seat, action)


def help_at(state: DelphiState, seat: int, action: Placed) -> None:
    """DEL-16: Poseidon, Artemis and Ares act at a place."""
    if action.verb == verbs.POSEIDON_TO:
        state.tell("carried", seat=seat, at=NAME[action.cell])
        put_ship(state, seat, action.cell)
    elif action.verb == verbs.ARTEMIS_UNCOVERS:
        state.push(agenda.REVEAL, seat, state.sea.slot[action.cell])
    else:
        defeat(state, seat, state.sea.slot[action.cell], action.colour)
