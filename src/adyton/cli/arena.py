"""`adyton arena`: a tournament of bots on all cores. It can be stopped and continued."""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Final

from rich.table import Table

from adyton.bots.arena import Bout, Result, Share, before_by_deal, bouts, duel, mean_points, played, wins
from adyton.bots.cluster import NoCluster, spread
from adyton.bots.plot import plot
from adyton.bots.ratings import Rating, ratings
from adyton.bots.spec import BotError, check_spec
from adyton.bots.sprt import BETTER, BOUND, EVEN, decision, log_ratio
from adyton.cli.arguments import game_of, options_of, players_of
from adyton.cli.commands import Commands, add_options, command
from adyton.cli.files import check_writable, write
from adyton.cli.language import decimal, say, words
from adyton.cli.results import Kept, Run
from adyton.cli.screen import screen, watched
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.game import AnyGame

COMPARED: Final = 2  # bots in a sequential test, and games of each of its deals


def add(commands: Commands) -> None:
    parser = command(commands, "arena")
    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("--bots", metavar="A,B,…", required=True, help=say("arena-bots"))
    parser.add_argument("--games", type=int, default=400, metavar="K", help=say("arena-games"))
    parser.add_argument("--players", type=int, metavar="N", help=say("arena-players"))
    parser.add_argument("--sprt", type=float, nargs="?", const=BETTER, metavar="SHARE", help=say("arena-sprt"))
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
    trial = _trial(names, args.sprt)
    options = options_of(game, args.option, args.content, players)
    if args.plot is not None:
        check_writable(args.plot)  # before hours of playing
    planned = bouts(game, options, players, names, args.games, args.seed, args.budget)
    kept = Run(game.slug, players, names, options.to_json(), args.seed, args.budget)
    file = Kept(args.results, kept) if args.results is not None else None
    results = _played(planned, file, partial(_all, args), trial)
    _show(game, names, results, trial)
    if args.plot is not None:
        write(args.plot, plot(say("arena-title", title=words().title(game.slug)), ratings(results, names)))
    return 0


class Trial:
    """The sequential test whether the first of two bots is better by so much."""

    def __init__(self, one: str, other: str, better: float) -> None:
        self.one = one
        self.other = other
        self.better = better

    def is_decided(self, results: Sequence[Result]) -> bool:
        """Return whether the test knows the answer. Only whole deals count."""
        return len(results) % COMPARED == 0 and self._decision(results) is not None

    def sentence(self, results: Sequence[Result]) -> str:
        """Return what the test found."""
        found = {True: "better", False: "not-better", None: "open"}[self._decision(results)]
        return say(
            f"arena-sprt-{found}",
            one=self.one,
            other=self.other,
            share=decimal(100 * self.better, 1, least=0),
            ratio=decimal(log_ratio(self._values(results), self.better), 2),
            bound=decimal(BOUND, 2),
        )

    def _decision(self, results: Sequence[Result]) -> bool | None:
        return decision(self._values(results), self.better)

    def _values(self, results: Sequence[Result]) -> list[float]:
        return list(before_by_deal(results, self.one, self.other).values())


def _trial(names: list[str], better: float | None) -> Trial | None:
    if better is None:
        return None
    if len(names) != COMPARED:
        raise UsageError(say("sprt-two"), USAGE)
    if not EVEN < better < 1:
        raise UsageError(say("sprt-number"), USAGE)
    return Trial(names[0], names[1], better)


def _check_numbers(args: argparse.Namespace) -> None:
    for number, key in ((args.games, "games-number"), (args.jobs, "jobs-number"), (args.budget, "budget-number")):
        if number < 1:
            raise UsageError(say(key), USAGE)


def _check_extras(args: argparse.Namespace) -> None:
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


def _played(
    planned: list[Bout],
    kept: Kept | None,
    play: Callable[[Sequence[Bout]], Iterator[Result]],
    trial: Trial | None,
) -> list[Result]:
    """Play the games that are not in the file yet, and add each result to it, until the test is decided."""
    done = {} if kept is None else kept.done
    left = [bout for bout in planned if (bout.deal, bout.turn) not in done]
    playing = watched(play(left), len(left), say("simulating"))
    results: list[Result] = []
    for bout in planned:
        if trial is not None and trial.is_decided(results):
            break
        while (bout.deal, bout.turn) not in done:
            result = next(playing)
            done[result.deal, result.turn] = result
            if kept is not None:
                kept.add(result)
        results.append(done[bout.deal, bout.turn])
    playing.close()
    if kept is not None:
        kept.close()
    return results


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


def _show(game: AnyGame, names: list[str], results: list[Result], trial: Trial | None) -> None:
    console = screen()
    table = Table(title=say("simulated", title=words().title(game.slug), games=len(results)))
    for key in ("bot", "rating", "wins-share", "mean"):
        table.add_column(say(f"column-{key}"), justify="left" if key == "bot" else "right")
    order = ratings(results, names)
    for rating in order:
        won = wins(results, rating.bot)
        points = decimal(mean_points(results, rating.bot))
        table.add_row(rating.bot, _points(rating), _percent(won), points)
    console.print(table)
    console.print(_duels([rating.bot for rating in order], results))
    if trial is not None:
        console.print(trial.sentence(results))


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


def _points(rating: Rating) -> str:
    return f"{decimal(rating.points, 0)} ± {decimal(rating.within, 0)}"
