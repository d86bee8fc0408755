"""`adyton simulate`: bots play many games against each other; wins are counted."""

import argparse
import json
import time
from contextlib import nullcontext
from fractions import Fraction
from typing import TextIO

from rich.table import Table

from adyton.bots.loop import play_on
from adyton.cli.arguments import BotGames, add_bot_games, bots_of
from adyton.cli.commands import Commands, add_options, command
from adyton.cli.files import open_for
from adyton.cli.language import decimal, say, words
from adyton.cli.screen import screen, watched
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.options import Options
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng

BUDGET_MS = 100  # how long a bot may think about a move


def add(commands: Commands) -> None:
    parser = command(commands, "simulate")
    parser.add_argument("game", metavar="GAME", help=say("game"))
    add_bot_games(parser, "random", say("simulate-bots"))
    parser.add_argument("--records", metavar="FILE", help=say("records"))
    parser.add_argument("--json", action="store_true", help=say("json"))
    add_options(parser)


class Score:
    """The wins and points of a seat; a win shared by k seats counts one k-th."""

    __slots__ = ("bot", "points", "wins")

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.wins = Fraction(0)
        self.points = 0


class Tally:
    """The counts of a simulation."""

    def __init__(self, bots: list[str]) -> None:
        self.scores = [Score(bot) for bot in bots]
        self.games = 0
        self.moves = 0
        self.seconds = 0.0

    def add(self, outcome: Outcome, moves: int) -> None:
        self.games += 1
        self.moves += moves
        for seat, score in enumerate(self.scores):
            score.points += outcome.points[seat]
            if seat in outcome.winners:
                score.wins += Fraction(1, len(outcome.winners))

    def to_json(self, game: str) -> dict[str, object]:
        seats = [
            {"seat": seat, "bot": score.bot, "wins": float(score.wins), "points": score.points / self.games}
            for seat, score in enumerate(self.scores)
        ]
        return {
            "game": game,
            "players": len(self.scores),
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "moves": self.moves,
            "seats": seats,
        }


def run(args: argparse.Namespace) -> int:
    asked = BotGames(args)
    game = asked.game
    tally = _counted(game, asked.options, asked.bots, args)
    if args.json:
        print(json.dumps(tally.to_json(game.slug)))
    else:
        _show(game, tally)
    return 0


def _counted(game: AnyGame, options: Options, names: list[str], args: argparse.Namespace) -> Tally:
    tally = Tally(names)
    started = time.perf_counter()
    with nullcontext() if args.records is None else open_for(args.records, "w") as records:
        for number in watched(range(args.games), args.games, say("simulating")):
            _play(game, options, names, args.seed * 1_000_003 + number, tally, records)
    tally.seconds = time.perf_counter() - started
    return tally


def _play(game: AnyGame, options: Options, names: list[str], seed: int, tally: Tally, records: TextIO | None) -> None:
    playing = Playing.open(game, options, names, FastRng(seed))
    outcome = play_on(playing, bots_of(game, names, seed), BUDGET_MS)
    tally.add(outcome, len(playing.record.entries))
    if records is not None:
        records.write(playing.record.to_text())


def _show(game: AnyGame, tally: Tally) -> None:
    table = Table(title=say("simulated", title=words().title(game.slug), games=tally.games))
    for place, heading in enumerate(("seat", "bot", "wins", "share", "mean")):
        table.add_column(say(f"column-{heading}"), justify="left" if place == 1 else "right")
    for seat, score in enumerate(tally.scores):
        wins = float(score.wins)
        share = f"{decimal(100 * wins / tally.games)} %"
        table.add_row(str(seat), score.bot, decimal(wins, 2, least=0), share, decimal(score.points / tally.games, 2))
    console = screen()
    console.print(table)
    rate = decimal(tally.games / tally.seconds) if tally.seconds else "∞"
    console.print(say("speed", seconds=decimal(tally.seconds), rate=rate, moves=tally.moves))
