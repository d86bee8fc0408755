"""Load offerings (DEL-30), make them at their temples (DEL-31), and fetch them (DEL-49)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Args, Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import Placed
from adyton.games.delphi.rules.actions import DECLINE, placed
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import COLOURS, COLOURS_IN, OFFERINGS
from adyton.games.delphi.rules.phases.need import has_room, needed, why_no_room, why_not_needed
from adyton.games.delphi.rules.phases.question import Question
from adyton.games.delphi.rules.phases.reward import finish_task
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.works import Work, work


def why_no_offering(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-30: the offering must be there and needed, and the ship must have room."""
    if not state.offerings[state.sea.slot[cell]] >> colour & 1:
        return Refusal("no-offering", {"at": NAME[cell], "colour": COLOURS[colour]}, "DEL-30")
    return why_not_needed(state, seat, OFFERINGS, colour) or why_no_room(state, seat)


def offering_loads(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """Return the offerings of an island that may be loaded."""
    there = state.offerings[state.sea.slot[cell]]
    if there:
        there &= needed(state, seat, OFFERINGS)
    if not there or not has_room(state, seat):
        return []
    return [work(verbs.LOAD_OFFERING, cell, colour) for colour in COLOURS_IN[there]]


def load_offering(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    state.offerings[state.sea.slot[cell]] &= ~(1 << colour)
    state.cargo[OFFERINGS][seat] |= 1 << colour
    state.tell("loaded-offering", seat=seat, colour=COLOURS[colour], at=NAME[cell])


def why_no_temple(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-31: the temple must have the colour, and the offering must be aboard."""
    own = state.temples[state.sea.slot[cell]]
    if own != colour:
        args: Args = {"at": NAME[cell], "needed": COLOURS[own], "colour": COLOURS[colour]}
        return Refusal("place-colour", args, "DEL-31")
    if not has_offering_for(state, seat, cell):
        return Refusal("not-aboard", {"task": "offering", "colour": COLOURS[colour]}, "DEL-31")
    return None


def has_offering_for(state: DelphiState, seat: int, cell: int) -> bool:
    """Return whether the temple's offering is aboard."""
    return bool(state.cargo[OFFERINGS][seat] >> state.temples[state.sea.slot[cell]] & 1)


def temple_works(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """Return the offering that can be made at a temple."""
    colour = state.temples[state.sea.slot[cell]]
    return [work(verbs.MAKE_OFFERING, cell, colour)] if has_offering_for(state, seat, cell) else []


def make_offering(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-31."""
    state.cargo[OFFERINGS][seat] &= ~(1 << colour)
    state.tell("offered", seat=seat, colour=COLOURS[colour], at=NAME[cell])
    finish_task(state, seat, OFFERINGS, colour)


class FetchOffering(Question):
    """DEL-49. An offering of the card's colours is loaded from anywhere."""

    name = "fetch-offering"
    clause = "DEL-49"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*fetched_offerings(state, seat, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if isinstance(action, Placed):
            load_offering(state, seat, action.cell, action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("card-first", clause="DEL-37")


def fetched_offerings(state: DelphiState, seat: int, card: int) -> list[Placed]:
    """DEL-49: return needed offerings of the card's colours, from anywhere, if there is room."""
    return [
        placed(verbs.FETCH_OFFERING, cell, colour)
        for colour in sorted(state.parts.gear[card].colours)
        for cell in state.sea.offerings
        if why_no_offering(state, seat, cell, colour) is None
    ]


def has_no_offering(state: DelphiState, seat: int, card: int) -> bool:
    return not fetched_offerings(state, seat, card)
