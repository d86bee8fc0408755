"""`adyton verify`: checks records: moves, draws and results."""

import argparse
import json

from adyton.cli.commands import Commands, command
from adyton.cli.files import write
from adyton.cli.language import say, words
from adyton.cli.records import show_records
from adyton.engine.draws import draws_of
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.replay import verify


def add(commands: Commands) -> None:
    parser = command(commands, "verify")
    parser.add_argument("record", metavar="RECORD", help=say("record"))
    parser.add_argument("--draws", metavar="FILE", help=say("draws"))


def run(args: argparse.Namespace) -> int:
    draws: list[str] = []

    def show(game: AnyGame, record: Record) -> None:
        draws.append(_verified(game, record, args.draws is not None))
        print(_verdict(record))

    show_records(args.record, show)
    if args.draws is not None:
        write(args.draws, "".join(draws))
    return 0


def _verified(game: AnyGame, record: Record, with_draws: bool) -> str:
    """Check a record; return its draws as a line of JSON if they are wanted."""
    if with_draws:
        return json.dumps(draws_of(game, record), ensure_ascii=False) + "\n"
    verify(game, record)
    return ""


def _verdict(record: Record) -> str:
    header, ending = record.header, record.ending
    title = words().title(header.game)
    moves = say("verified", title=title, players=len(header.seats), moves=len(record.entries))
    if ending is None:
        return f"{moves} {say('verified-unfinished')}"
    points = ", ".join(f"{name} {score}" for name, score in zip(record.players, ending.result["points"], strict=True))
    proof = say("verified-seed") if ending.seed is not None else say("verified-no-seed")
    return f"{moves} {say('verified-result', points=points)} {proof}"
