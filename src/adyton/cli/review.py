"""`adyton review`: judges the decisions of a record with the strongest bot."""

import argparse

from rich.console import Console
from rich.table import Table

from adyton.bots.review import turning_points
from adyton.bots.schedule import schedule_of
from adyton.bots.verdict import Verdict
from adyton.cli.commands import Commands, command
from adyton.cli.language import decimal, say, words
from adyton.cli.records import check_seat, show_records
from adyton.cli.screen import screen, watched
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.games import kit_of


def add(commands: Commands) -> None:
    parser = command(commands, "review")
    parser.add_argument("record", metavar="RECORD", help=say("record"))
    parser.add_argument("--seat", type=int, metavar="SEAT", help=say("review-seat"))
    parser.add_argument("--iterations", type=int, metavar="N", help=say("review-iterations"))


def run(args: argparse.Namespace) -> int:
    console = screen()

    def show(game: AnyGame, record: Record) -> None:
        _check(record, args)
        _show(console, game, record, _verdicts(game, record, args))

    show_records(args.record, show)
    return 0


def _verdicts(game: AnyGame, record: Record, args: argparse.Namespace) -> list[Verdict]:
    """Return all verdicts. A bar shows how far the review has come."""
    schedule = schedule_of(kit_of(game).reviewer, game, record, args.seat)
    for _ in watched(schedule.run(args.iterations), schedule.last, say("reviewing"), lambda reached: reached):
        pass
    return schedule.verdicts


def _check(record: Record, args: argparse.Namespace) -> None:
    check_seat(record, args.seat)
    if args.iterations is not None and args.iterations < 1:
        raise UsageError(say("review-number"), USAGE)


def _show(console: Console, game: AnyGame, record: Record, verdicts: list[Verdict]) -> None:
    names = record.players
    turning = [verdicts[place] for place in turning_points([one.cost for one in verdicts])]
    table = Table(title=say("replaying", title=words().title(game.slug), names=", ".join(names)))
    for key in ("line", "name", "made", "better", "cost"):
        table.add_column(
            say(f"column-{key}", unit=kit_of(game).reviewer.unit),
            justify="right" if key in ("line", "cost") else "left",
        )
    for one in verdicts:
        better = "" if one.hint.action is one.action else one.hint.action.text
        mark = " ◆" if one in turning else ""
        player = record.header.names_at(one.line)[one.seat]
        table.add_row(str(one.line), player, one.action.text, better, decimal(one.cost) + mark)
    for one in sorted(turning, key=lambda one: -one.cost):
        console.print(_sentence(game, record.header.names_at(one.line), one), markup=False)
    console.print(table)


def _sentence(game: AnyGame, names: list[str], one: Verdict) -> str:
    turning = say(
        "review-turning",
        line=one.line,
        name=names[one.seat],
        made=one.action.text,
        better=one.hint.action.text,
        cost=decimal(one.cost),
        unit=kit_of(game).reviewer.unit,
    )
    return f"{turning} {words().hint(game.slug, one.hint.code, one.hint.args)}"
