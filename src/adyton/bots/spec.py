"""How a bot is named on the command line: a level, a factory in Python, or a program."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from adyton.bots.bot import Bot
from adyton.bots.levels import Maker
from adyton.bots.pipe import PipeBot
from adyton.engine.game import AnyGame
from adyton.games import kit_of

PIPE: Final = "pipe:"


class BotError(ValueError):
    """A bot that cannot be made, as a sentence."""


def check_spec(spec: str, game: AnyGame) -> None:
    """Refuse a name that leads to no bot; raises BotError. A program is not started for that."""
    if spec.startswith(PIPE):
        if not spec.removeprefix(PIPE).strip():
            raise BotError("no program was named")
    elif ":" in spec:
        _factory(spec)
    elif spec not in kit_of(game).bot_names:
        raise BotError(f"there are {', '.join(kit_of(game).bot_names)}, module:factory and pipe:program")


def bot_of(spec: str, game: AnyGame, seed: int) -> Bot:
    """Make the bot: `hard`, `my_module:make_bot` (called with game and seed) or `pipe:./my-bot`."""
    if spec.startswith(PIPE):
        return PipeBot(game, spec.removeprefix(PIPE))
    if ":" in spec:
        return _factory(spec)(game, seed)
    return kit_of(game).make_bot(spec, seed)


def _factory(spec: str) -> Maker:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # the command line does not look for modules where it is called
    module, _, name = spec.partition(":")
    try:
        factory = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(str(error)) from None
    if not callable(factory):
        raise BotError(f"{spec} cannot be called")
    maker: Maker = factory
    return maker
