"""`adyton replay`: prints a record move by move, or shows a position of it."""

import argparse
from collections.abc import Iterator
from itertools import islice

from rich.console import Console

from adyton.cli.commands import Commands, command
from adyton.cli.ending import show_result
from adyton.cli.language import say, words
from adyton.cli.records import check_seat, show_records
from adyton.cli.screen import screen
from adyton.cli.usage_error import USAGE, UsageError
from adyton.drawing import artist
from adyton.engine.game import AnyGame
from adyton.engine.play import Move
from adyton.engine.record import Record
from adyton.engine.replay import replay
from adyton.engine.state import State
from adyton.games import kit_of


def add(commands: Commands) -> None:
    parser = command(commands, "replay")
    parser.add_argument("record", metavar="RECORD", help=say("record"))
    parser.add_argument("--at", type=int, metavar="N", help=say("at"))
    parser.add_argument("--seat", type=int, metavar="SEAT", help=say("replay-seat"))


def run(args: argparse.Namespace) -> int:
    console = screen()

    def show(game: AnyGame, record: Record) -> None:
        check_seat(record, args.seat)
        _show(console, game, record, args)

    show_records(args.record, show)
    return 0


def _show(console: Console, game: AnyGame, record: Record, args: argparse.Namespace) -> None:
    title = words().title(game.slug)
    console.print(say("replaying", title=title, names=", ".join(record.players)), style="bold")
    state = _print_moves(console, game, record) if args.at is None else _reached(game, record, args.at)
    _picture(console, game, state, _names(record, args.at), args.seat)


def _names(record: Record, at: int | None) -> list[str]:
    """Return who played when this move was made."""
    return record.players if at is None else record.header.names_at([0, *record.standing().lines][at])


def _print_moves(console: Console, game: AnyGame, record: Record) -> State:
    """Print each move and what it did; return the last position."""
    states: Iterator[tuple[Move | None, State]] = replay(game, record)
    _, state = next(states)
    for number, (move, after) in enumerate(states, 1):
        assert move is not None
        console.print(_line(game, record, number, move, state))
        state = after
    return state


def _line(game: AnyGame, record: Record, number: int, move: Move, before: State) -> str:
    names = record.header.names_at(move.line)
    then = before.copy()
    then.news = []
    game.play(then, move.seat, move.action, move.at)
    news = " ".join(words().event(game.slug, event, names) for event in then.news)
    who = names[move.seat] if move.seat >= 0 else say("chance" if move.seat == -1 else "clock")
    return f"{number:>5}  {who}: {move.action.text}" + (f"  ({news})" if news else "")


def _reached(game: AnyGame, record: Record, at: int) -> State:
    """Return the position after this many moves."""
    moves = len(record.standing())
    if not 0 <= at <= moves:
        raise UsageError(say("no-move", at=at, moves=moves), USAGE)
    state: State
    _, state = next(islice(replay(game, record), at, None))
    return state


def _picture(console: Console, game: AnyGame, state: State, names: list[str], seat: int | None) -> None:
    view = game.view(state, seat)
    console.print(artist(kit_of(game)).picture(view, words(), names))
    outcome = game.outcome(state)
    if outcome is not None:
        show_result(console, game, outcome, names)
