"""The roster: which bots there are for a game, by name."""

from collections.abc import Callable
from typing import Final

from adyton.bots.beginner import BeginnerBot
from adyton.bots.bot import Bot
from adyton.bots.greedy import GreedyBot, Judgement
from adyton.bots.random import RandomBot
from adyton.bots.search import Guide, SearchBot
from adyton.engine.game import AnyGame
from adyton.games.delphi.bot.guide import DelphiGuide, FarDelphiGuide, JudgingDelphiGuide
from adyton.games.delphi.bot.judgement import DelphiJudgement
from adyton.games.keltis.bot.guide import FarKeltisGuide, KeltisGuide
from adyton.games.keltis.bot.judgement import KeltisJudgement
from adyton.games.oracle.bot.guide import OracleGuide, OracleJudgement
from adyton.games.oraklos.bot.player import EASY, HARD, NORMAL, ORACLE, Level, OraklosBot

Maker = Callable[[AnyGame, int], Bot]

# How long each level may think about a move, in ms.
THINKING_MS: Final = {"normal": 150, "hard": 400, "oracle": 2000}

# What guides the searches that judge decisions in reviews: as the strongest bot is guided.
GUIDES: Final[dict[str, Callable[[], Guide]]] = {
    "delphi": JudgingDelphiGuide,
    "keltis": FarKeltisGuide,
    "oracle": OracleGuide,
}


def _random(game: AnyGame, seed: int) -> Bot:
    return RandomBot(seed)


def _levels(
    judgement: Callable[[], Judgement], slip: float, *thinkers: tuple[Callable[[], Guide], int]
) -> dict[str, Maker]:
    """The levels of a game that is searched: how far the beginner errs, then each thinker's guide and iterations."""
    bots: dict[str, Maker] = {
        "easy": lambda game, seed: BeginnerBot(judgement(), seed, slip),
        "greedy": lambda game, seed: GreedyBot(judgement(), seed),
    }
    for (name, ms), (guide, iterations) in zip(THINKING_MS.items(), thinkers, strict=True):
        bots[name] = _searching(guide, iterations, ms)
    return bots


def _searching(guide: Callable[[], Guide], iterations: int, ms: int) -> Maker:
    return lambda game, seed: SearchBot(game, guide(), seed, iterations, ms)


def _seeing(level: Level) -> Maker:
    return lambda game, seed: OraklosBot(level, seed)


# For each game its bots from the weakest to the strongest; each maker takes the game and a seed.
ROSTER: dict[str, dict[str, Maker]] = {
    "delphi": _levels(DelphiJudgement, 2.5, (DelphiGuide, 2), (DelphiGuide, 6), (FarDelphiGuide, 36)),
    "keltis": _levels(KeltisJudgement, 6.0, (KeltisGuide, 4), (KeltisGuide, 16), (FarKeltisGuide, 200)),
    "oracle": _levels(OracleJudgement, 8.0, (OracleGuide, 15), (OracleGuide, 50), (OracleGuide, 400)),
    "oraklos": {
        "easy": _seeing(EASY),
        "normal": _seeing(NORMAL),
        "hard": _seeing(HARD),
        "oracle": _seeing(ORACLE),
    },
}


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """The names of the bots that can play this game, the weakest first."""
    return ("random", *ROSTER.get(game.slug, {}))


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """The bot of that name; raises KeyError for a name that is not in `bot_names`."""
    maker = _random if name == "random" else ROSTER[game.slug][name]
    return maker(game, seed)
