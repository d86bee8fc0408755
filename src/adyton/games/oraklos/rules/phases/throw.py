"""The throw: each die gets a place, a turn and a face from nature (OKL-9, OKL-27)."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.phase import ChancePhase
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.games.oraklos.rules.actions import HOLED, PLAIN, REST_ODDS, X_ODDS, Y_ODDS, Place, Rest, X, Y
from adyton.games.oraklos.rules.parts import FACES, TURNS, Die
from adyton.games.oraklos.rules.phases.flow import begin_search
from adyton.games.oraklos.rules.state import SPOT_MASK, SPOT_SHIFT, SPOT_ZERO, OraklosState

PLACES: Final = len(X)  # along either axis
RESTS: Final = FACES * TURNS  # the ways to come to rest, all equally likely


class Throw(ChancePhase[OraklosState]):
    """OKL-9. Die by die: two coordinates, each evenly drawn; where no die can rest, both are drawn again.

    So a place is even on all places that are free, while every draw is small and its odds are plain.
    """

    name = "throw"
    clause = "OKL-9"

    def odds(self, state: OraklosState) -> Sequence[tuple[Action, int]]:
        spot = state.spot
        return X_ODDS if not spot else Y_ODDS if spot <= SPOT_MASK else REST_ODDS[state.cast.hole_faces]

    def legal(self, state: OraklosState, seat: Seat) -> Sequence[Action]:
        spot = state.spot
        if spot <= SPOT_MASK:
            return Y if spot else X
        return PLAIN + HOLED if state.cast.hole_faces else PLAIN

    def chance(self, state: OraklosState, rng: Rng) -> Action:
        spot = state.spot
        if not spot:
            return X[rng.below(PLACES)]
        if spot <= SPOT_MASK:
            return Y[rng.below(PLACES)]
        drawn = rng.below(RESTS)
        return (HOLED if drawn < state.cast.hole_faces * TURNS else PLAIN)[drawn % TURNS]

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        spot = state.spot
        if isinstance(action, Place):
            place = action.value + SPOT_ZERO
            if not spot:
                state.spot = place
            elif state.cast.fits(spot - SPOT_ZERO, action.value, state.dice):
                state.spot = spot + (place << SPOT_SHIFT)
            else:
                state.spot = 0
            return
        assert isinstance(action, Rest)
        dice = state.dice
        x, y = (spot & SPOT_MASK) - SPOT_ZERO, (spot >> SPOT_SHIFT) - SPOT_ZERO
        dice.append(Die(x, y, action.turn, falling(state), action.hole))
        state.spot = 0
        red, yellow, blue, black = state.shaker
        if len(dice) == red + yellow + blue + black:
            state.shaker = [0, 0, 0, 0]
            begin_search(state, at)


def falling(state: OraklosState) -> int:
    """Return the colour of the next die. Dice fall and are numbered colour by colour."""
    number = len(state.dice)
    for colour in range(3):
        number -= state.shaker[colour]
        if number < 0:
            return colour
    return 3
