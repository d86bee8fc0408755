"""`adyton verify`: checks records: moves, draws and results."""

import argparse
import json

from adyton.cli.commands import Commands, command
from adyton.cli.files import write
from adyton.cli.language import say, words
from adyton.cli.records import blame, game_in, records_in
from adyton.engine.draws import draws_of
from adyton.engine.game import AnyGame
from adyton.engine.record import Record, RecordError
from adyton.engine.replay import verify


def add(commands: Commands) -> None:
    parser = command(commands, "verify")
    parser.add_argument("record", metavar="RECORD", help=say("record"))
    parser.add_argument("--draws", metavar="FILE", help=say("draws"))


def run(args: argparse.Namespace) -> int:
    draws: list[str] = []
    for before, record in records_in(args.record):
        try:
            draws.append(_verified(game_in(args.record, record), record, args.draws is not None))
        except RecordError as error:
            raise blame(args.record, before, error) from None
        print(_verdict(record))
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
    points = ", ".join(f"{name} {score}" for name, score in zip(header.seats, ending.result["points"], strict=True))
    proof = say("verified-seed") if ending.seed is not None else say("verified-no-seed")
    return f"{moves} {say('verified-result', points=points)} {proof}"
