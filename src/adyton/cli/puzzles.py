"""`adyton puzzles`: finds puzzles in bots' games and writes the data file of a game."""

import argparse
from pathlib import Path

from rich.table import Table

from adyton.bots.mining import Miner, Report
from adyton.cli.arguments import game_of
from adyton.cli.commands import Commands, command
from adyton.cli.files import check_writable, text_of, write
from adyton.cli.language import say, words
from adyton.cli.screen import screen
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.game import AnyGame
from adyton.games import kit_of
from adyton.games.puzzles import FILE, PuzzleBook, PuzzleError, book_of

WANTED = 50


def add(commands: Commands) -> None:
    parser = command(commands, "puzzles")
    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("--file", default=FILE, metavar="FILE", help=say("puzzles-file", file=FILE))
    parser.add_argument("--wanted", type=int, default=WANTED, metavar="N", help=say("puzzles-wanted", wanted=WANTED))
    parser.add_argument("--games", type=int, metavar="N", help=say("puzzles-games"))


def run(args: argparse.Namespace) -> int:
    game = game_of(args.game)
    miner = kit_of(game).puzzle_miner
    if miner is None:
        raise UsageError(say("puzzles-none", game=words().title(game.slug)), USAGE)
    book = _begun(game, args.file)
    check_writable(args.file)
    last = None if args.games is None else book.report.games + args.games
    while len(book.puzzles) < args.wanted and (last is None or book.report.games < last):
        _add_game(book, miner, args.file)
    _show(book.report)
    return 0


def _begun(game: AnyGame, path: str) -> PuzzleBook:
    """Return what an earlier run has written, to go on with it."""
    if not Path(path).exists():
        return PuzzleBook(game)
    try:
        return book_of(game, text_of(path))
    except PuzzleError as error:
        raise UsageError(say("puzzles-bad", file=path, reason=str(error))) from None


def _add_game(book: PuzzleBook, miner: Miner, path: str) -> None:
    """Search the next game, and write what is known after it: a run may be stopped at any time."""
    seed = book.report.games + 1
    for puzzle in miner.mine(book.game, kit_of(book.game).makers, seed, book.report):
        book.add(puzzle)
    write(path, book.to_text())


def _show(report: Report) -> None:
    table = Table(title=say("puzzles-found", games=report.games, decisions=report.decisions))
    table.add_column(say("puzzles-what"))
    table.add_column(say("puzzles-number"), justify="right")
    table.add_row(say("puzzles-candidates"), str(report.candidates))
    for reason, number in sorted(report.dropped.items()):
        table.add_row(say("puzzles-dropped", reason=reason), str(number))
    table.add_row(say("puzzles-kept"), str(report.kept))
    screen().print(table)
