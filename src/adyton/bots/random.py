"""The random bot."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.rng import FastRng
from adyton.engine.view import View


class RandomBot:
    """Takes any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        return self.pick(legal)

    def pick(self, legal: Sequence[Action]) -> Action:
        """Choose without a view: making one would cost more than the rest of the move."""
        return legal[self.rng.below(len(legal))]
