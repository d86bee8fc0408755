"""Looking at islands (DEL-25), and the choices of at-once equipment (DEL-48, DEL-49)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import errands
from adyton.games.delphi.rules.actions import DECLINE, PEEK, UNCOVER, Deed, deed
from adyton.games.delphi.rules.names import COLOURS, GODS, OFFERINGS, STATUES
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.effects import place
from adyton.games.delphi.rules.phases.flow import Question
from adyton.games.delphi.rules.phases.offers import ascents, fetched_offerings, fetched_statues
from adyton.games.delphi.rules.state import DelphiState


def looks(state: DelphiState, besides: int) -> list[Deed]:
    """The face-down islands that may be looked at besides those of these bits."""
    islands = state.sea.islands
    return [deed(PEEK, -1, 0, islands[island], -1) for island in state.face_down() if not besides >> island & 1]


def why_no_look(state: DelphiState, action: Action) -> Refusal:
    if isinstance(action, Deed) and action.verb == PEEK:
        return why_not_hidden(state, action.cell) or Refusal("look-other", {"at": place(action.cell)}, "DEL-25")
    return Refusal("look-first", clause="DEL-19")


def why_not_hidden(state: DelphiState, cell: int) -> Refusal | None:
    """Why the place is no face-down island."""
    if cell not in state.sea.islands:
        return Refusal("no-island", {"at": place(cell)}, "DEL-25")
    if state.uncovered[state.sea.slot[cell]]:
        return Refusal("island-open", {"at": place(cell)}, "DEL-25")
    return None


class Look(Question):
    """DEL-25. The second of the two islands that a player looks at."""

    name = "look"
    clause = "DEL-25"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return looks(state, 1 << state.agenda[-1][2])

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        state.push(errands.PEEK, seat, state.sea.slot[action.cell])

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_no_look(state, action)


class Seer(Question):
    """DEL-48. The seer looks at two face-down islands."""

    name = "seer"
    clause = "DEL-48"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*looks(state, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        if action is DECLINE:
            return
        island = state.sea.slot[action.cell]
        state.push(errands.UNCOVER if amount else errands.SEER, seat, amount | 1 << island)
        state.push(errands.PEEK, seat, island)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_no_look(state, action)


class Uncover(Question):
    """DEL-48. The seer uncovers one of the two islands, as if explored."""

    name = "uncover"
    clause = "DEL-48"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        seen = state.agenda[-1][2]
        islands = state.sea.islands
        return [*(deed(UNCOVER, -1, 0, cell, -1) for slot, cell in enumerate(islands) if seen >> slot & 1), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        if action is not DECLINE:
            state.push(errands.REVEAL, seat, state.sea.slot[action.cell])

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Deed) and action.verb == UNCOVER:
            return why_not_hidden(state, action.cell) or Refusal("not-looked-at", {"at": place(action.cell)}, "DEL-48")
        return Refusal("card-first", clause="DEL-37")


class FetchOffering(Question):
    """DEL-49. An offering of the card's colours is loaded from anywhere."""

    name = "fetch-offering"
    clause = "DEL-49"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*fetched_offerings(state, seat, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        if action is not DECLINE:
            load_offering(state, seat, action.cell, action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("card-first", clause="DEL-37")


class FetchStatue(Question):
    """DEL-49. A statue of the card's colours is loaded from its city."""

    name = "fetch-statue"
    clause = "DEL-49"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*fetched_statues(state, seat, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        if action is not DECLINE:
            load_statue(state, seat, action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("card-first", clause="DEL-37")


class Ascent(Question):
    """DEL-49. One of the card's gods rises to the top."""

    name = "ascent"
    clause = "DEL-49"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*ascents(state, seat, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        if action is not DECLINE:
            state.gods[seat][action.colour] = TOP
            state.tell("step", seat=seat, god=GODS[action.colour], row=TOP)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("card-first", clause="DEL-37")


def load_offering(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    state.offerings[state.sea.slot[cell]] &= ~(1 << colour)
    state.cargo[OFFERINGS][seat] |= 1 << colour
    state.tell("loaded-offering", seat=seat, colour=COLOURS[colour], at=place(cell))


def load_statue(state: DelphiState, seat: int, colour: int) -> None:
    state.statues[colour] -= 1
    state.cargo[STATUES][seat] |= 1 << colour
    state.tell("loaded-statue", seat=seat, colour=COLOURS[colour], at=place(state.sea.cities[colour]))
