"""The greedy bot: it takes the action that its judgement rates highest."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.native import mypyc_attr
from adyton.engine.rng import FastRng, Rng
from adyton.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC):
    """How a game's room rates actions."""

    @abstractmethod
    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        """Return how good each of these actions looks, in points."""


class GreedyBot:
    """Takes the best action by its judgement; a random one among equals."""

    def __init__(self, judgement: Judgement, seed: int) -> None:
        self.judgement = judgement
        self.rng = FastRng(seed)

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        rates = self.judgement.rates(view, legal, self.rng)
        highest = max(rates)
        best = [action for action, rate in zip(legal, rates, strict=True) if rate == highest]
        return best[self.rng.below(len(best))]
