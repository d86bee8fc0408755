"""What users type: names of games and bots, and options. Each is checked; a wrong one is refused with a sentence."""

import argparse
from collections.abc import Sequence
from typing import TypeAlias

from adyton.bots.bot import Bot
from adyton.bots.roster import bot_names, make_bot
from adyton.cli.files import text_of
from adyton.cli.language import say, words
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.content import ContentError
from adyton.engine.game import AnyGame
from adyton.engine.options import LONGEST_CONTENT, OptionField, Options
from adyton.engine.play import begin
from adyton.engine.refusal import Illegal
from adyton.games import GAMES
from adyton.words import FALLBACK, Words

Value: TypeAlias = bool | int | str


def game_of(slug: str | None) -> AnyGame:
    """Return the game of that name."""
    known = ", ".join(GAMES)
    if slug is None:
        raise UsageError(say("which-game", known=known), USAGE)
    if slug not in GAMES:
        raise UsageError(say("no-game", game=slug, known=known), USAGE)
    return GAMES[slug]


def players_of(game: AnyGame, wish: int | None) -> int:
    """Return how many play: the wish, else four if the game allows it, else its largest number."""
    if wish is None:
        return 4 if 4 in game.chairs else max(game.chairs)
    if wish not in game.chairs:
        known = ", ".join(str(number) for number in game.chairs)
        raise UsageError(say("no-players", game=words().title(game.slug), players=wish, known=known), USAGE)
    return wish


def options_of(game: AnyGame, pairs: Sequence[str], content: str | None, players: int) -> Options:
    """Return the options that were asked for, after a test that a game can begin with them."""
    raw: dict[str, Value] = dict(_option(game, pair) for pair in pairs)
    if content is not None:
        raw["content"] = _content(content)
    try:
        options = game.read_options(raw)
        begin(game, options, players)
    except Illegal as error:
        raise UsageError(words().error(game.slug, error), USAGE) from None
    except ContentError as error:
        raise UsageError(f"{content}: {words().error(game.slug, error)}") from None
    return options


def _content(path: str) -> str:
    text = text_of(path)
    if len(text) > LONGEST_CONTENT:
        raise UsageError(say("content-long", file=path, most=LONGEST_CONTENT))
    return text


def _option(game: AnyGame, pair: str) -> tuple[str, Value]:
    name, sign, text = pair.partition("=")
    if not sign:
        raise UsageError(say("option-form", option=pair), USAGE)
    entry = next((each for each in game.options.described() if each.name == name and each.kind != "content"), None)
    if entry is None:
        known = ", ".join(each.name for each in game.options.described() if each.kind != "content")
        raise UsageError(say("no-option", option=name, known=known), USAGE)
    return name, _value(entry, text)


def _value(entry: OptionField, text: str) -> Value:
    if entry.kind == "flag" and text.lower() in (*_meaning("yes"), *_meaning("no")):
        return text.lower() in _meaning("yes")
    if entry.kind == "number" and text.removeprefix("-").isdecimal():
        return int(text)
    if entry.kind == "choice" and text in (entry.choices or ()):
        return text
    raise UsageError(say("option-bad", option=entry.name, value=text, known=_known(entry)), USAGE)


def _meaning(answer: str) -> list[str]:
    """Return the words for yes or no, in the language of this run and in English."""
    key = f"cli-{answer}-words"
    return [*words().say(key).split(), *Words(FALLBACK, "adyton.cli").say(key).split()]


def _known(entry: OptionField) -> str:
    if entry.kind == "flag":
        return f"{say('yes-words').split()[0]}, {say('no-words').split()[0]}"
    return ", ".join(entry.choices or ()) if entry.kind == "choice" else f"{entry.least}–{entry.most}"


class BotGames:
    """Games among bots, as `simulate` and `dataset` are asked for them."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.game = game_of(args.game)
        players = players_of(self.game, args.players)
        if args.games < 1:
            raise UsageError(say("games-number"), USAGE)
        self.bots = bot_names_of(self.game, args.bots, players)
        self.options = options_of(self.game, args.option, args.content, players)


def add_bot_games(parser: argparse.ArgumentParser, bots: str, bots_help: str) -> None:
    """Add the arguments of games among bots. `bots` are those that play if none are named."""
    parser.add_argument("--players", type=int, metavar="N", help=say("players"))
    parser.add_argument("--games", type=int, default=100, metavar="K", help=say("games"))
    parser.add_argument("--bots", metavar="A,B,…", default=bots, help=bots_help)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("seed"))


def level_of(game: AnyGame, level: str) -> str:
    """Return that level, or the strongest if the game has no such level."""
    known = bot_names(game)
    return level if level in known else known[-1]


def bot_names_of(game: AnyGame, wish: str | None, seats: int) -> list[str]:
    """Return a bot for each seat: from one name for all or one for each, else all of the level `normal`."""
    known = bot_names(game)
    names = wish.split(",") if wish is not None else [level_of(game, "normal")]
    for name in names:
        if name not in known:
            raise UsageError(say("no-bot", bot=name, known=", ".join(known)), USAGE)
    if len(names) not in (1, seats):
        raise UsageError(say("bots-number", given=len(names), seats=seats), USAGE)
    return names * seats if len(names) == 1 else names


def bots_of(game: AnyGame, names: Sequence[str], seed: int) -> list[Bot]:
    """Return the bots of these names, each with a seed of its own."""
    return [make_bot(name, game, seed * 8 + place) for place, name in enumerate(names)]
