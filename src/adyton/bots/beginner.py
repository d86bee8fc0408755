"""The beginner: a greedy bot with errors in its judgement."""

from collections.abc import Sequence
from typing import Final

from adyton.bots.greedy import Judgement
from adyton.engine.action import Action
from adyton.engine.rng import FastRng
from adyton.engine.view import View

STEPS: Final = 1000


class BeginnerBot:
    """Takes the best action by its judgement, after adding up to `slip` random points to each."""

    def __init__(self, judgement: Judgement, seed: int, slip: float) -> None:
        self.judgement = judgement
        self.rng = FastRng(seed)
        self.slip = slip

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        rates = self.judgement.rates(view, legal, self.rng)
        seen = [rate + self.slip * self.rng.below(STEPS) / STEPS for rate in rates]
        return legal[seen.index(max(seen))]
