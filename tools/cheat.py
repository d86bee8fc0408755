"""A player that sees everything, as an upper bound for bots that do not. Only measurements use it."""

from collections.abc import Sequence
from typing import Any

from adyton.bots.roster import make_bot
from adyton.bots.search import SearchBot
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.rng import Rng
from adyton.engine.state import State
from adyton.engine.view import View

LEVEL = "oracle"  # the level that it searches like
NO_LIMIT_MS = 10**9  # iterations decide, not how busy the machine is


class SeenGame:
    """The rules of a game, but nothing needs to be imagined: the true state is known."""

    def __init__(self, game: AnyGame) -> None:
        self.rules = game
        self.playing: Playing[Any, Any] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a copy of the true state."""
        assert self.playing is not None
        state: State = self.playing.state.copy()
        return state


class Cheat:
    """Searches like the highest level, with everybody's cards open. It does not know what will be drawn."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.seen: Any = SeenGame(game)
        bot = make_bot(LEVEL, game, seed)
        assert isinstance(bot, SearchBot)
        bot.game, bot.ms = self.seen, NO_LIMIT_MS
        self.bot = bot

    def look(self, playing: Playing[Any, Any]) -> None:
        """Look at this game from now on."""
        self.seen.playing = playing

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        return self.bot.choose(view, legal, NO_LIMIT_MS)
