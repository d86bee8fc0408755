"""The roster: which bots there are for a game, by name."""

from adyton.bots.bot import Bot
from adyton.engine.game import AnyGame
from adyton.games import kit_of


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the bots that can play this game, the weakest first."""
    return kit_of(game).bot_names


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """Make the bot of that name; raises KeyError for a name that is not in `bot_names`."""
    return kit_of(game).make_bot(name, seed)
