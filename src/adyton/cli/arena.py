"""`adyton arena`: a tournament of bots on all cores. It can be stopped and continued."""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context

from rich.table import Table

from adyton.bots.arena import Bout, Result, Share, bouts, duel, mean_points, played, ratings, wins
from adyton.bots.cluster import NoCluster, spread
from adyton.bots.plot import plot
from adyton.bots.spec import BotError, check_spec
from adyton.cli.arguments import game_of, options_of, players_of
from adyton.cli.commands import Commands, add_options, command
from adyton.cli.files import check_writable, write
from adyton.cli.language import decimal, say, words
from adyton.cli.results import Kept, Run
from adyton.cli.screen import screen, watched
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.game import AnyGame


def add(commands: Commands) -> None:
    parser = command(commands, "arena")
    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("--bots", metavar="A,B,…", required=True, help=say("arena-bots"))
    parser.add_argument("--games", type=int, default=400, metavar="K", help=say("arena-games"))
    parser.add_argument("--players", type=int, metavar="N", help=say("arena-players"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("seed"))
    parser.add_argument("--budget", type=int, default=60_000, metavar="MS", help=say("arena-budget"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say("arena-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("arena-ray"))
    parser.add_argument("--results", metavar="FILE", help=say("arena-results"))
    parser.add_argument("--plot", metavar="FILE", help=say("arena-plot"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    _check_extras(args)
    game = game_of(args.game)
    names = _names(game, args.bots)
    players = players_of(game, args.players) if args.players is not None else min(game.chairs)
    _check_numbers(args)
    options = options_of(game, args.option, args.content, players)
    if args.plot is not None:
        check_writable(args.plot)  # before hours of playing
    planned = bouts(game, options, players, names, args.games, args.seed, args.budget)
    kept = Run(game.slug, players, names, options.to_json(), args.seed, args.budget)
    results = _played(planned, Kept(args.results, kept) if args.results is not None else None, partial(_all, args))
    _show(game, names, results)
    if args.plot is not None:
        write(args.plot, plot(say("arena-title", title=words().title(game.slug)), ratings(results, names)))
    return 0


def _check_numbers(args: argparse.Namespace) -> None:
    for number, key in ((args.games, "games-number"), (args.jobs, "jobs-number"), (args.budget, "budget-number")):
        if number < 1:
            raise UsageError(say(key), USAGE)


def _check_extras(args: argparse.Namespace) -> None:
    if find_spec("openskill") is None:
        raise UsageError(say("arena-missing"))
    if args.ray is not None and find_spec("ray") is None:
        raise UsageError(say("ray-missing"))


def _names(game: AnyGame, wish: str) -> list[str]:
    names = wish.split(",")
    for name in names:
        try:
            check_spec(name, game)
        except BotError as error:
            raise UsageError(say("arena-bot", bot=name, reason=str(error)), USAGE) from None
    if len(set(names)) != len(names) or len(names) < 2:
        raise UsageError(say("arena-two"), USAGE)
    return names


def _played(planned: list[Bout], kept: Kept | None, play: Callable[[Sequence[Bout]], Iterator[Result]]) -> list[Result]:
    """Play the games that are not in the file yet, and add each result to it."""
    done = {} if kept is None else kept.done
    left = [bout for bout in planned if (bout.deal, bout.turn) not in done]
    for result in watched(play(left), len(left), say("simulating")):
        done[result.deal, result.turn] = result
        if kept is not None:
            kept.add(result)
    if kept is not None:
        kept.close()
    return [done[bout.deal, bout.turn] for bout in planned]


def _all(args: argparse.Namespace, left: Sequence[Bout]) -> Iterator[Result]:
    """Play on a cluster, in this process, or in several."""
    if args.ray is not None:
        yield from _on_cluster(args.ray, left)
    elif args.jobs == 1:
        yield from map(played, left)
    else:
        with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(played, left)


def _on_cluster(address: str, left: Sequence[Bout]) -> Iterator[Result]:
    try:
        yield from spread(address, played, left)
    except NoCluster as error:
        raise UsageError(say("ray-failed", address=address, reason=str(error))) from None


def _show(game: AnyGame, names: list[str], results: list[Result]) -> None:
    console = screen()
    table = Table(title=say("simulated", title=words().title(game.slug), games=len(results)))
    for key in ("bot", "rating", "wins-share", "mean"):
        table.add_column(say(f"column-{key}"), justify="left" if key == "bot" else "right")
    order = ratings(results, names)
    for rating in order:
        won = wins(results, rating.bot)
        points = decimal(mean_points(results, rating.bot))
        table.add_row(rating.bot, f"{decimal(rating.mu)} ± {decimal(1.96 * rating.sigma)}", _percent(won), points)
    console.print(table)
    console.print(_duels([rating.bot for rating in order], results))


def _duels(order: list[str], results: list[Result]) -> Table:
    table = Table(title=say("arena-duels"))
    table.add_column("")
    for name in order:
        table.add_column(name, justify="right")
    for one in order:
        found = [None if one == other else duel(results, one, other) for other in order]
        table.add_row(one, *("" if each is None else _percent(each) for each in found))
    return table


def _percent(found: Share) -> str:
    return f"{decimal(100 * found.mean)} ± {decimal(100 * found.within)} %"
