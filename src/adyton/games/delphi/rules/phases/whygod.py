"""Why a god does not help now (DEL-15 to DEL-17)."""

from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.games.delphi.rules import actions
from adyton.games.delphi.rules.actions import Deed
from adyton.games.delphi.rules.names import (
    APHRODITE,
    APOLLO,
    ARTEMIS,
    COLOURS,
    FOR_ISLANDS,
    GODS,
    HERMES,
    KINDS,
    MARKED,
    MONSTER,
    POSEIDON,
    STATUES,
    WATER,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.cards import why_not_hidden
from adyton.games.delphi.rules.phases.deeds import god_of
from adyton.games.delphi.rules.phases.effects import place
from adyton.games.delphi.rules.phases.ways import is_at_a_city, may_sail
from adyton.games.delphi.rules.phases.whyneed import why_no_need, why_no_room
from adyton.games.delphi.rules.phases.whyplace import why_no_fight, why_not_beside, why_not_there
from adyton.games.delphi.rules.state import DelphiState

OF_GODS = frozenset(
    (*actions.RECALLS, *actions.HERMES_LOADS, actions.APHRODITE_HEALS, actions.APOLLO_SPEAKS),
)


def is_of_a_god(action: Deed) -> bool:
    return action in OF_GODS or action.verb in {actions.POSEIDON_TO, actions.UNCOVER_BY_GOD, actions.SLAY}


def why_no_god(state: DelphiState, seat: int, action: Deed) -> Refusal:
    if not is_of_a_god(action):
        return NOT_NOW
    god = god_of(action)
    row = state.gods[seat][god]
    if row < TOP:
        return Refusal("god-not-ready", {"god": GODS[god], "row": row}, "DEL-15")
    if action in actions.RECALLS:
        return Refusal("no-oracle-cards", clause="DEL-6")
    return why_no_help(state, seat, god, action)


def why_no_help(state: DelphiState, seat: int, god: int, action: Deed) -> Refusal:
    if god == POSEIDON:
        return why_no_passage(state, seat, action.cell)
    if god == APOLLO:
        return Refusal("apollo-spoke", clause="DEL-16")
    if god == ARTEMIS:
        return why_not_hidden(state, action.cell) or NOT_NOW
    if god == APHRODITE:
        return Refusal("unhurt", clause="DEL-16")
    if god == HERMES:
        return why_no_statue(state, seat, action.colour) or NOT_NOW
    return (
        why_not_there(state, action.cell, (MONSTER, MARKED))
        or why_not_beside(state, seat, action.cell, FOR_ISLANDS)
        or why_no_fight(state, seat, action.cell, action.colour)
        or NOT_NOW
    )


def why_no_passage(state: DelphiState, seat: int, cell: int) -> Refusal:
    if not may_sail(state, seat):
        return Refusal("stays-on-zeus", clause="DEL-40")
    if cell == state.at[seat]:
        return Refusal("must-move", clause="DEL-26")
    if cell == state.sea.zeus:
        return Refusal("zeus-tasks", {"left": state.tasks_left(seat)}, "DEL-39")
    kind = state.sea.kind[cell]
    assert kind != WATER
    return Refusal("no-water", {"at": place(cell), "kind": KINDS[kind]}, "DEL-16")


def why_no_statue(state: DelphiState, seat: int, colour: int) -> Refusal | None:
    if not is_at_a_city(state, seat):
        return Refusal("no-city", clause="DEL-16")
    if not state.statues[colour]:
        return Refusal("city-empty", {"colour": COLOURS[colour]}, "DEL-16")
    return why_no_need(state, seat, STATUES, colour) or why_no_room(state, seat)
