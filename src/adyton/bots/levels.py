"""Levels: how the bots of a game are made, from the weakest to the strongest."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from adyton.bots.beginner import BeginnerBot
from adyton.bots.bot import Bot
from adyton.bots.greedy import GreedyBot, Judgement
from adyton.bots.random import RandomBot
from adyton.bots.rollouts import RolloutGuide
from adyton.bots.search import Guide, SearchBot, Setting
from adyton.bots.settings import Settings
from adyton.engine.game import AnyGame

# Makes a bot for the game, seeded.
Maker: TypeAlias = Callable[[AnyGame, int], Bot]

# How long each level may think about a move, in ms.
THINKING_MS: Final = {"normal": 150, "hard": 400, "oracle": 2000}
GENERIC_ITERATIONS: Final = {"easy": 4, "normal": 40, "hard": 400}
GENERIC_MS: Final = 400


def random_bot(game: AnyGame, seed: int) -> Bot:
    """Make the bot that takes any legal action."""
    return RandomBot(seed)


def levels(
    judgement: Callable[[], Judgement],
    slip: float,
    *thinkers: tuple[Callable[[], Guide], int],
    settings: Settings | None = None,
) -> dict[str, Maker]:
    """Return the levels of a game that is searched.

    `slip` is how far the beginner errs, in points. Each thinker is a guide and its iterations. `settings` may have
    other parameters for some levels and numbers of seats.
    """
    bots: dict[str, Maker] = {
        "easy": lambda game, seed: BeginnerBot(judgement(), seed, slip),
        "greedy": lambda game, seed: GreedyBot(judgement(), seed),
    }
    for (name, ms), (guide, iterations) in zip(THINKING_MS.items(), thinkers, strict=True):
        bots[name] = _searching(guide, iterations, ms, (settings or {}).get(name, {}))
    return bots


def generic_bots(game: AnyGame) -> dict[str, Maker]:
    """Return bots for a game without bots of its own: search with random playouts.

    Search knows no clock, so a game in real time gets none.
    """
    if not game.takes_back:
        return {}
    return {name: _rolling(iterations) for name, iterations in GENERIC_ITERATIONS.items()}


def _searching(guide: Callable[[], Guide], iterations: int, ms: int, settings: Mapping[int, Setting]) -> Maker:
    return lambda game, seed: SearchBot(game, guide(), seed, iterations, ms, settings)


def _rolling(iterations: int) -> Maker:
    return lambda game, seed: SearchBot(game, RolloutGuide(game), seed, iterations, GENERIC_MS)
