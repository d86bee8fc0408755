"""Oraklos' kit."""

from adyton.bots.bot import Bot
from adyton.bots.levels import Maker
from adyton.engine.game import AnyGame
from adyton.games.kit import Kit
from adyton.games.oraklos.bot.levels import CHILD, EASY, EVEN, HARD, NORMAL, ORACLE, Level
from adyton.games.oraklos.bot.player import AdaptingBot, OraklosBot
from adyton.games.oraklos.bot.puzzles import ThrowMiner
from adyton.games.oraklos.bot.reasons import oraklos_reason
from adyton.games.oraklos.bot.review import RoundReview
from adyton.games.oraklos.census import census
from adyton.games.oraklos.observe import write
from adyton.games.oraklos.practice import OraklosPractice
from adyton.games.oraklos.rules.game import ORAKLOS


def _seeing(level: Level) -> Maker:
    def make(game: AnyGame, seed: int) -> Bot:
        return OraklosBot(level, seed)

    return make


def _adapting(game: AnyGame, seed: int) -> Bot:
    return AdaptingBot(EVEN, seed)


KIT = Kit(
    game=ORAKLOS,
    package=__package__,
    order=4,
    bots={
        "child": _seeing(CHILD),
        "easy": _seeing(EASY),
        "even": _adapting,
        "normal": _seeing(NORMAL),
        "hard": _seeing(HARD),
        "oracle": _seeing(ORACLE),
    },
    reason=oraklos_reason,
    review=RoundReview(),
    census=census,
    terminal=f"{__package__}.terminal",
    layout=f"{__package__}.layout",
    observe=write,
    practice=OraklosPractice(),
    miner=ThrowMiner(),
)
