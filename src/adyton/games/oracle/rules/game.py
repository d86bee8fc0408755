"""Oracle: declared facts, and the wiring of its parts."""

from typing import Final

from adyton.engine.action import Action
from adyton.engine.game import Outcome
from adyton.engine.options import Options
from adyton.engine.phase import PhasedGame
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat, places_of
from adyton.games.oracle.rules import actions
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.imagine import imagined
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import COLOURS, deck_of
from adyton.games.oracle.rules.phases import PHASES
from adyton.games.oracle.rules.state import OracleState
from adyton.games.oracle.rules.view import PARTS, OracleView

_PHASE_NUMBER: Final = {phase.name: number for number, phase in enumerate(PHASES)}


class Oracle(PhasedGame[OracleState, OracleView]):
    """A trick-taking game with prophecies."""

    slug = "oracle"
    title = "Oracle"
    version = 2
    older = (1,)
    chairs = (3, 4, 5)
    last_action = actions.DISCARD[-2][-1]
    longest = 1000
    options = OracleOptions
    view_type = OracleView
    parts = PARTS
    phases = PHASES

    def start(self, options: Options, seats: int) -> OracleState:
        assert isinstance(options, OracleOptions)
        state = OracleState(options, seats, deck_of(options.content, options.version))
        if seats != 3:
            state.phase = at_phase.DEALER
        elif options.removed != "random":
            state.removed = COLOURS.index(options.removed)
            state.phase = at_phase.DEALER
        return state

    def outcome(self, state: OracleState) -> Outcome | None:
        if state.phase != at_phase.OVER:
            return None
        points = tuple(state.scores)
        return Outcome(points, places_of(points), "rounds")

    def view(self, state: OracleState, seat: Seat | None) -> OracleView:
        return self.views(state, (seat,))[0]

    def imagine(self, view: OracleView, rng: Rng) -> OracleState:
        return imagined(view, _PHASE_NUMBER[view.phase], rng)

    def read(self, text: str) -> Action:
        return actions.read(text)


ORACLE: Final = Oracle()
