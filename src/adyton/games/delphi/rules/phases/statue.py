"""Load statues (DEL-32), raise them (DEL-33), fetch them (DEL-49), and welcome companions (DEL-37)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Args, Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import OfColour, OfRole
from adyton.games.delphi.rules.actions import DECLINE, STATUE_FETCHES, WELCOMES
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import COLOURS, CREATURE, DEMIGOD, HERO, ROLES, STATUES
from adyton.games.delphi.rules.phases.gain import gain_shield
from adyton.games.delphi.rules.phases.heal import heal
from adyton.games.delphi.rules.phases.land import why_other_border
from adyton.games.delphi.rules.phases.need import has_room, needs, why_no_room, why_not_needed
from adyton.games.delphi.rules.phases.question import Question
from adyton.games.delphi.rules.phases.reward import choose_effect, finish_task
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.works import Work, work


def may_load(state: DelphiState, seat: int, colour: int) -> bool:
    """DEL-32: return whether a statue of the colour is in its city and needed, and the ship has room."""
    return state.statues[colour] > 0 and needs(state, seat, STATUES, colour) and has_room(state, seat)


def why_no_statue(state: DelphiState, seat: int, colour: int, clause: str) -> Refusal | None:
    """Return why no statue of the colour can be loaded."""
    if may_load(state, seat, colour):
        return None
    if not state.statues[colour]:
        return Refusal("city-empty", {"colour": COLOURS[colour]}, clause)
    return why_not_needed(state, seat, STATUES, colour) or why_no_room(state, seat)


def why_no_load(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-32."""
    return why_other_border(state, cell, colour) or why_no_statue(state, seat, colour, "DEL-32")


def city_works(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """Return the statue that may be loaded at a city."""
    colour = state.sea.colour[cell]
    return [work(verbs.LOAD_STATUE, cell, colour)] if may_load(state, seat, colour) else []


def load_at_city(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-32."""
    load_statue(state, seat, colour)


def load_statue(state: DelphiState, seat: int, colour: int) -> None:
    state.statues[colour] -= 1
    state.cargo[STATUES][seat] |= 1 << colour
    state.tell("loaded-statue", seat=seat, colour=COLOURS[colour], at=NAME[state.sea.cities[colour]])


def why_no_pedestal(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-33: a pedestal of the colour must be free, and the statue aboard."""
    if colour not in state.sea.pedestals[cell]:
        return Refusal("no-pedestal", {"at": NAME[cell], "colour": COLOURS[colour]}, "DEL-33")
    if state.raised[state.sea.slot[cell]] >> colour & 1:
        return Refusal("pedestal-taken", {"at": NAME[cell], "colour": COLOURS[colour]}, "DEL-33")
    if not state.cargo[STATUES][seat] >> colour & 1:
        return Refusal("not-aboard", {"task": "statue", "colour": COLOURS[colour]}, "DEL-33")
    return None


def pedestal_works(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """Return the statues aboard that can be raised on a statue island."""
    aboard = state.cargo[STATUES][seat] & ~state.raised[state.sea.slot[cell]]
    if not aboard:
        return []
    return [work(verbs.RAISE_STATUE, cell, colour) for colour in state.sea.pedestals[cell] if aboard >> colour & 1]


def raise_statue(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-33."""
    state.cargo[STATUES][seat] &= ~(1 << colour)
    state.raised[state.sea.slot[cell]] |= 1 << colour
    state.tell("raised", seat=seat, colour=COLOURS[colour], at=NAME[cell])
    finish_task(state, seat, STATUES, colour)


class Companion(Question):
    """DEL-37. A raised statue brings a companion of its colour."""

    name = "companion"
    clause = "DEL-37"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        colour = state.agenda[-1][2]
        return [WELCOMES[role] for role in range(len(ROLES)) if not is_taken(state, colour, role)]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfRole)
        of_role(state, action.role)[seat] |= 1 << amount
        state.tell("companion", seat=seat, colour=COLOURS[amount], role=ROLES[action.role])
        choose_effect(state, agenda.COMPANION_EFFECT, seat, amount * len(ROLES) + action.role)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, OfRole):
            args: Args = {"role": ROLES[action.role], "colour": COLOURS[state.agenda[-1][2]]}
            return Refusal("companion-taken", args, "DEL-4")
        return Refusal("companion-first", clause="DEL-19")


def of_role(state: DelphiState, role: int) -> list[int]:
    """Return for each seat, as bits, the colours of its companions of this role."""
    if role == HERO:
        return state.heroes
    if role == DEMIGOD:
        return state.demigods
    assert role == CREATURE
    return state.creatures


def is_taken(state: DelphiState, colour: int, role: int) -> bool:
    return any(owned >> colour & 1 for owned in of_role(state, role))


def companion_effect(state: DelphiState, seat: int, companion: int) -> None:
    """DEL-41, DEL-42: apply what a new companion does at once."""
    colour, role = divmod(companion, len(ROLES))
    if role == HERO:
        gain_shield(state, seat, state.parts.hero_shield)
        heal(state, seat, -1, colour)
    elif role == DEMIGOD:
        state.push(agenda.ORACLE, seat, state.parts.demigod_cards)


class FetchStatue(Question):
    """DEL-49. A statue of the card's colours is loaded from its city."""

    name = "fetch-statue"
    clause = "DEL-49"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*fetched_statues(state, seat, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if isinstance(action, OfColour):
            load_statue(state, seat, action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("card-first", clause="DEL-37")


def fetched_statues(state: DelphiState, seat: int, card: int) -> list[OfColour]:
    """DEL-49: return the needed statues of the card's colours, if there is room."""
    return [
        STATUE_FETCHES[colour]
        for colour in sorted(state.parts.gear[card].colours)
        if why_no_statue(state, seat, colour, "DEL-49") is None
    ]


def has_no_statue(state: DelphiState, seat: int, card: int) -> bool:
    return not fetched_statues(state, seat, card)
