"""`adyton verify`: checks records: moves, draws and results."""

import argparse

from adyton.cli.commands import Commands, command
from adyton.cli.language import say, words
from adyton.cli.records import blame, game_in, records_in
from adyton.engine.record import Record, RecordError
from adyton.engine.replay import verify


def add(commands: Commands) -> None:
    parser = command(commands, "verify")
    parser.add_argument("record", metavar="RECORD", help=say("record"))


def run(args: argparse.Namespace) -> int:
    for before, record in records_in(args.record):
        game = game_in(args.record, record)
        try:
            verify(game, record)
        except RecordError as error:
            raise blame(args.record, before, error) from None
        print(_verdict(record))
    return 0


def _verdict(record: Record) -> str:
    header, ending = record.header, record.ending
    title = words().title(header.game)
    moves = say("verified", title=title, players=len(header.seats), moves=len(record.entries))
    if ending is None:
        return f"{moves} {say('verified-unfinished')}"
    points = ", ".join(f"{name} {score}" for name, score in zip(header.seats, ending.result["points"], strict=True))
    proof = say("verified-seed") if ending.seed is not None else say("verified-no-seed")
    return f"{moves} {say('verified-result', points=points)} {proof}"
