"""Keltis: declared facts, and the wiring of its parts."""

from typing import Final

from adyton.engine.action import Action, Unreadable
from adyton.engine.game import Outcome
from adyton.engine.options import Options
from adyton.engine.phase import OverPhase, PhasedGame
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.games.keltis.rules.actions import ALL, BY_TEXT, DEALS, TILES
from adyton.games.keltis.rules.imagine import imagined
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.phases.draw import DrawBack, TurnUp
from adyton.games.keltis.rules.phases.lay import LayOrDiscard
from adyton.games.keltis.rules.phases.setup import Deal, First, LayTiles
from adyton.games.keltis.rules.phases.tiles import FollowClover, FollowSpiral, MeetKobold
from adyton.games.keltis.rules.scoring import outcome_of
from adyton.games.keltis.rules.state import OVER, KeltisState, opening
from adyton.games.keltis.rules.view import PARTS, KeltisView

# In the order of the numbers in `state.py`.
PHASES: Final = (
    LayTiles(TILES),
    Deal(DEALS),
    First(),
    LayOrDiscard(),
    FollowClover(),
    FollowSpiral(),
    MeetKobold(),
    DrawBack(),
    TurnUp(DEALS),
    OverPhase[KeltisState](),
)

_PHASE_NUMBER: Final = {phase.name: number for number, phase in enumerate(PHASES)}

# KEL-29 ends the game after 100 turns without a card from the face-down pile, of which three players find 86.
# KEL-18 bounds a chain: three figures on the start stone or one of 35 fields, one of 30 tiles at work, each position
# once. Real games have some hundred moves.
MOST_TURNS: Final = 86 * 100
MOST_IN_CHAIN: Final = 36**3 * 30
SETUP: Final = 30 + 4 * 8 + 1
LONGEST: Final = SETUP + MOST_TURNS * (1 + MOST_IN_CHAIN + 4) + 4


class Keltis(PhasedGame[KeltisState, KeltisView]):
    """A race of card rows along a spiral path."""

    slug = "keltis"
    title = "Keltis: Das Orakel"
    version = 3
    older = (1, 2)
    chairs = (2, 3, 4)
    last_action = ALL[-1]
    longest = LONGEST
    options = KeltisOptions
    view_type = KeltisView
    parts = PARTS
    phases = PHASES

    def start(self, options: Options, seats: int) -> KeltisState:
        assert isinstance(options, KeltisOptions)
        return opening(options, seats)

    def outcome(self, state: KeltisState) -> Outcome | None:
        return outcome_of(state) if state.phase == OVER else None

    def view(self, state: KeltisState, seat: Seat | None) -> KeltisView:
        return self.views(state, (seat,))[0]

    def imagine(self, view: KeltisView, rng: Rng) -> KeltisState:
        return imagined(view, _PHASE_NUMBER[view.phase], rng)

    def read(self, text: str) -> Action:
        action = BY_TEXT.get(text)
        if action is None:
            raise Unreadable(text)
        return action


KELTIS: Final = Keltis()
