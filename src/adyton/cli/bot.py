"""`adyton bot`: a program of the user's plays against the bots."""

import argparse
from contextlib import closing
from typing import Final

from rich.table import Table

from adyton.bots.arena import Result, mean_points, wins
from adyton.bots.bot import Bot
from adyton.bots.loop import play_on
from adyton.bots.pipe import PipeBot, PipeFailed
from adyton.bots.roster import bot_names, make_bot
from adyton.cli.arguments import game_of, options_of, players_of
from adyton.cli.commands import Commands, add_options, command
from adyton.cli.language import decimal, say, words
from adyton.cli.screen import screen, watched
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng

NAME: Final = "pipe"


def add(commands: Commands) -> None:
    parser = command(commands, "bot")
    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("--pipe", metavar="CMD", required=True, help=say("bot-pipe"))
    parser.add_argument("--against", metavar="BOT", default="easy", help=say("bot-against"))
    parser.add_argument("--players", type=int, metavar="N", help=say("arena-players"))
    parser.add_argument("--games", type=int, default=10, metavar="K", help=say("bot-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("seed"))
    parser.add_argument("--budget", type=int, default=1000, metavar="MS", help=say("arena-budget"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    game = game_of(args.game)
    players = min(game.chairs) if args.players is None else players_of(game, args.players)
    if args.games < 1:
        raise UsageError(say("games-number"), USAGE)
    if args.budget < 1:
        raise UsageError(say("budget-number"), USAGE)
    if args.against not in bot_names(game):
        raise UsageError(say("no-bot", bot=args.against, known=", ".join(bot_names(game))), USAGE)
    options = options_of(game, args.option, args.content, players)
    try:
        with closing(PipeBot(game, args.pipe)) as pipe:
            numbers = watched(range(args.games), args.games, say("simulating"))
            results = [_played(game, options, pipe, players, args, number) for number in numbers]
    except PipeFailed as error:
        raise UsageError(say("bot-failed", reason=str(error))) from None
    _show(game, [NAME, args.against], results)
    return 0


def _played(
    game: AnyGame, options: Options, pipe: PipeBot, players: int, args: argparse.Namespace, number: int
) -> Result:
    """Play one game. The program sits in another chair each time."""
    chair = number % players
    names = [NAME if seat == chair else args.against for seat in range(players)]
    seed = args.seed * 1_000_003 + number
    bots: list[Bot] = [
        pipe if seat == chair else make_bot(name, game, seed * 8 + seat) for seat, name in enumerate(names)
    ]
    outcome = play_on(Playing.open(game, options, names, FastRng(seed)), bots, args.budget)
    return Result(number, 0, names, list(outcome.points), list(outcome.places))


def _show(game: AnyGame, names: list[str], results: list[Result]) -> None:
    table = Table(title=say("simulated", title=words().title(game.slug), games=len(results)))
    for key in ("bot", "wins-share", "mean"):
        table.add_column(say(f"column-{key}"), justify="left" if key == "bot" else "right")
    for name in names:
        won = wins(results, name)
        percent = f"{decimal(100 * won.mean)} ± {decimal(100 * won.within)} %"
        table.add_row(name, percent, decimal(mean_points(results, name)))
    screen().print(table)
