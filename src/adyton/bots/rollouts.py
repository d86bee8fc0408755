"""Rollouts: a guide for games without one of their own. It plays at random to the end."""

import statistics
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from adyton.bots.search import Guide
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.play import playout
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.engine.view import View

SAMPLES: Final = 16  # random games that tell how far apart points lie
LONGEST: Final = 400  # decisions; after so many a rollout stops and counts as even


class RolloutGuide(Guide):
    """Knows only the rules: all actions are rated alike until they are tried."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.spread = _spread(game)
        self.trust = 0.01  # of rates that say nothing; above zero, so that an untried action can be compared

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        return [0.0] * len(legal)

    def reply(self, state: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        return legal[rng.below(len(legal))]

    def mark(self, state: State) -> int:
        return 0

    def is_far(self, state: State, mark: int, decisions: int) -> bool:
        return decisions > LONGEST or not self.game.turn(state).seats

    def values(self, state: State) -> Sequence[float]:
        outcome = self.game.outcome(state)
        if outcome is None:
            return [0.0] * state.seats
        mean = statistics.fmean(outcome.points)
        return [points - mean for points in outcome.points]


@lru_cache(maxsize=32)
def _spread(game: AnyGame) -> float:
    """Return about how far apart points lie at the end of random games."""
    seats = min(game.chairs)
    points: list[int] = []
    for seed in range(SAMPLES):
        points += playout(game, game.start(game.options(), seats), FastRng(seed)).points
    return max(1.0, statistics.pstdev(points))
