"""Oraklos, Junior and Antipodes: their declared facts, and how their parts make a game."""

from typing import Final

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.game import Outcome
from adyton.engine.options import Options
from adyton.engine.phase import PhasedGame
from adyton.engine.refusal import Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat, places_of
from adyton.games.oraklos.rules import actions
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.actions import Claim
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import DECK, EVEN_THROW, MOTLEY, START_DICE
from adyton.games.oraklos.rules.phases import PHASES
from adyton.games.oraklos.rules.phases.flow import begin_round
from adyton.games.oraklos.rules.phases.search import overtaken
from adyton.games.oraklos.rules.state import OraklosState
from adyton.games.oraklos.rules.view import PARTS, OraklosView, imagine


class Oraklos(PhasedGame[OraklosState, OraklosView]):
    """A game of spotting patterns in thrown dice, in real time."""

    slug = "oraklos"
    title = "Oraklos"
    version = 3
    older = (1, 2)
    chairs = (2, 3, 4, 5)
    last_action = actions.SHOW[-1]
    longest = 100_000
    takes_back = False  # OKL-10: a grab is final
    options = OraklosOptions
    view_type = OraklosView
    parts = PARTS
    phases = PHASES

    def start(self, options: Options, seats: int) -> OraklosState:
        assert isinstance(options, OraklosOptions)
        state = OraklosState(options, seats)
        state.pile = Bag(MOTLEY if state.is_antipodes else DECK)
        if options.mode == "standard":
            state.stocks = [[START_DICE[seats]] * 4 for _ in range(seats)]  # OKL-4
            state.shaker = [1, 1, 1, 1]  # OKL-6
        else:
            state.shaker = list(EVEN_THROW)  # OKL-21, OKL-22
        state.phase = at_phase.START
        if state.is_antipodes:
            begin_round(state, 0)  # nobody starts: all look at once
        return state

    def why_not(self, state: OraklosState, seat: Seat, action: Action, at: int) -> Refusal | None:
        """Tell a claim that comes after the search how late it was, not that the question has changed."""
        late = None
        if isinstance(action, Claim) and state.phase in {at_phase.SHOWING, at_phase.CHALLENGE}:
            late = overtaken(state, seat, action, at)
        return late or super().why_not(state, seat, action, at)

    def outcome(self, state: OraklosState) -> Outcome | None:
        if state.phase != at_phase.OVER:
            return None
        points = tuple(state.scores)
        return Outcome(points, places_of(points), state.ending)

    def view(self, state: OraklosState, seat: Seat | None) -> OraklosView:
        return self.views(state, (seat,))[0]

    def imagine(self, view: OraklosView, rng: Rng) -> OraklosState:
        return imagine(view, rng)

    def read(self, text: str) -> Action:
        return actions.read(text)


ORAKLOS: Final = Oraklos()
