"""A table of Omens for the tests of the engine, and some broken games."""

from tests.support.omens import Omens, OmensOptions, OmensState, OmensView

from adyton.engine.playing import Playing
from adyton.engine.rng import CommittedRng, FastRng, Rng
from adyton.engine.seat import CLOCK

GAME = Omens()
SEED = bytes(range(32))


def opened(rng: Rng | None = None, *, seats: int = 2, hurry: bool = False) -> Playing[OmensState, OmensView]:
    names = ["Ann", "Ben", "Cleo"][:seats]
    return Playing.open(GAME, OmensOptions(hurry=hurry), names, rng or CommittedRng(SEED))


def finished(rng: Rng | None = None, *, hurry: bool = False) -> Playing[OmensState, OmensView]:
    """Play a game in which everybody takes the first action. A hurried table waits for the clock."""
    playing = opened(rng, hurry=hurry)
    at = 0
    while playing.outcome is None:
        turn = GAME.turn(playing.state)
        at += 10
        seat = turn.seats[0]
        if turn.deadline is not None:
            seat, at = CLOCK, turn.deadline
        playing.act(seat, GAME.legal(playing.state, seat)[0], at)
    return playing


def fast(seed: int = 1) -> FastRng:
    return FastRng(seed)
