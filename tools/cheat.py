"""A player that sees everything, as an upper bound for bots that do not. Only measurements use it."""

from collections.abc import Sequence
from typing import Any

from adyton.bots.roster import make_bot
from adyton.bots.search import WORLDS, Search, SearchBot
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.view import View

LEVEL = "oracle"  # the level that it searches like


class Cheat:
    """Searches like the highest level, with everybody's cards open. It does not know what will be drawn.

    What that level decides without search it decides in the same way. The open cards do not help it there.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        bot = make_bot(LEVEL, game, seed)
        assert isinstance(bot, SearchBot)
        self.bot = bot
        self.playing: Playing[Any, Any] | None = None

    def look(self, playing: Playing[Any, Any]) -> None:
        """Look at this game from now on."""
        self.playing = playing

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        """Return the best action. It does all its iterations, however busy the machine is."""
        if len(legal) == 1:
            return legal[0]
        if self.bot.guide.settles(view):
            self.bot.ms = budget_ms
            return self.bot.choose(view, legal, budget_ms)
        search = self.search(view, legal)
        search.run(self.bot.iterations)
        return search.weighed()[0].action

    def search(self, view: View, legal: Sequence[Action]) -> Search:
        """Return a search in which every imagined state is the true one."""
        assert self.playing is not None
        self.bot.adopt(self.bot.settings.get(view.seats, {}))
        search = Search(self.bot.game, self.bot.guide, view, legal, self.bot.rng)
        search.worlds = [self.playing.state] * WORLDS
        return search
