"""The roster: which bots there are for a game, by name."""

from collections.abc import Callable

from adyton.bots.bot import Bot
from adyton.bots.greedy import GreedyBot
from adyton.bots.keltis import KeltisJudgement
from adyton.bots.oracle import OracleJudgement
from adyton.bots.random import RandomBot
from adyton.engine.game import AnyGame

Maker = Callable[[AnyGame, int], Bot]


def _random(game: AnyGame, seed: int) -> Bot:
    return RandomBot(seed)


# For each game its bots from the weakest to the strongest; each maker takes the game and a seed.
ROSTER: dict[str, dict[str, Maker]] = {
    "keltis": {"greedy": lambda game, seed: GreedyBot(KeltisJudgement(), seed)},
    "oracle": {"greedy": lambda game, seed: GreedyBot(OracleJudgement(), seed)},
}


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """The names of the bots that can play this game, the weakest first."""
    return ("random", *ROSTER.get(game.slug, {}))


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """The bot of that name; raises KeyError for a name that is not in `bot_names`."""
    maker = _random if name == "random" else ROSTER[game.slug][name]
    return maker(game, seed)
