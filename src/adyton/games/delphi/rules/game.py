"""The Oracle of Delphi: declared facts, and the wiring of its parts."""

from typing import Final

from adyton.engine.action import Action
from adyton.engine.game import Outcome
from adyton.engine.options import Options
from adyton.engine.phase import PhasedGame
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.engine.state import Json
from adyton.games.delphi.rules import grammar
from adyton.games.delphi.rules.actions import SHRINE_REMOVALS
from adyton.games.delphi.rules.agenda import OVER
from adyton.games.delphi.rules.imagine import imagined
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.phases.flow import PHASES, proceed
from adyton.games.delphi.rules.phases.setup import open_table
from adyton.games.delphi.rules.scoring import outcome_of
from adyton.games.delphi.rules.state import DelphiState, load
from adyton.games.delphi.rules.view import DelphiView
from adyton.games.delphi.rules.view_parts import PARTS

_PHASE_NUMBER: Final = {phase.name: number for number, phase in enumerate(PHASES)}


class Delphi(PhasedGame[DelphiState, DelphiView]):
    """A race of ships through the Aegean."""

    slug = "delphi"
    title = "The Oracle of Delphi"
    version = 2
    older = (1,)
    chairs = (2, 3, 4)
    last_action = SHRINE_REMOVALS[-1]
    longest = 1_000_000
    options = DelphiOptions
    view_type = DelphiView
    parts = PARTS
    phases = PHASES

    def start(self, options: Options, seats: int) -> DelphiState:
        assert isinstance(options, DelphiOptions)
        state = DelphiState(options, seats)
        open_table(state)
        return state

    def play(self, state: DelphiState, seat: Seat, action: Action, at: int) -> None:
        self._phases[state.phase].play(state, seat, action, at)
        proceed(state)

    def outcome(self, state: DelphiState) -> Outcome | None:
        return outcome_of(state) if state.phase == OVER else None

    def view(self, state: DelphiState, seat: Seat | None) -> DelphiView:
        return self.views(state, (seat,))[0]

    def imagine(self, view: DelphiView, rng: Rng) -> DelphiState:
        return imagined(view, _PHASE_NUMBER[view.phase], rng)

    def read(self, text: str) -> Action:
        return grammar.read(text)

    def load(self, json: Json) -> DelphiState:
        return load(json)


DELPHI: Final = Delphi()
