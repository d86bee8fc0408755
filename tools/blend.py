"""A bot that plays some of its moves like one bot and the others like another. Only measurements use it.

Where one bot never loses to another, nobody can tell how far they are apart. Blends are the steps in between.
"""

from collections.abc import Callable, Sequence

from adyton.bots.bot import Bot
from adyton.bots.roster import make_bot
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.rng import FastRng
from adyton.engine.view import View


class Blend:
    """Asks the better bot with a chance of `percent`, else the worse one."""

    def __init__(self, game: AnyGame, seed: int, better: str, worse: str, percent: int) -> None:
        self.better: Bot = make_bot(better, game, seed)
        self.worse: Bot = make_bot(worse, game, seed + 1)
        self.percent = percent
        self.rng = FastRng(seed + 2)

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        bot = self.better if self.rng.below(100) < self.percent else self.worse
        return bot.choose(view, legal, budget_ms)


def blend(better: str, worse: str, percent: int) -> Callable[[AnyGame, int], Bot]:
    """Return what makes such a bot."""
    return lambda game, seed: Blend(game, seed, better, worse, percent)
