"""`adyton practice`: exercises of a game against the clock, for one person."""

import argparse
import secrets
import time
from importlib import import_module
from typing import Any, Final

from rich.console import Console

from adyton.cli.arguments import options_of
from adyton.cli.commands import Commands, add_options, command
from adyton.cli.language import decimal, say, words
from adyton.cli.lines import Lines
from adyton.cli.screen import keyboard, screen
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.options import Options
from adyton.games import KITS
from adyton.games.kit import Kit

SECONDS: Final = 60
NUMBERS: Final = 1 << 32  # of exercises


class Score:
    """How many exercises were answered correctly, and how long that took."""

    __slots__ = ("exercises", "right", "seconds")

    def __init__(self) -> None:
        self.exercises = 0
        self.right = 0
        self.seconds = 0.0


def add(commands: Commands) -> None:
    parser = command(commands, "practice")
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("game"))
    parser.add_argument("--seconds", type=int, default=SECONDS, metavar="N", help=say("practice-seconds"))
    parser.add_argument("--seed", type=int, metavar="S", help=say("seed"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    if args.seconds < 1:
        raise UsageError(say("practice-time"), USAGE)
    kit = _kit(args.game)
    options = options_of(kit.game, args.option, args.content, min(kit.game.chairs))
    first = secrets.randbelow(NUMBERS) if args.seed is None else args.seed
    session = Session(kit, options, first, args.seconds, screen(), keyboard())
    try:
        while True:
            session.next_exercise()
    except EOFError:
        session.sum_up()
    return 0


def _kit(slug: str | None) -> Kit:
    """Return the game that was named, or the only one that can be practised."""
    known = [name for name, kit in KITS.items() if kit.practice is not None]
    if slug is None and len(known) == 1:
        return KITS[known[0]]
    if slug not in known:
        raise UsageError(say("practice-game", game=slug or "–", known=", ".join(known)), USAGE)
    return KITS[slug]


class Session:
    """One session: exercises, answers, and what was there to see."""

    def __init__(self, kit: Kit, options: Options, first: int, seconds: int, console: Console, lines: Lines) -> None:
        assert kit.practice is not None
        self.practice = kit.practice
        self.drawing: Any = import_module(kit.terminal)
        self.options = options
        self.number = first
        self.seconds = seconds
        self.console = console
        self.lines = lines
        self.score = Score()

    def next_exercise(self) -> None:
        """Show an exercise and take answers until one is right or the time is over."""
        view = self.practice.exercise(self.options, self.number)
        self.console.print(self.drawing.exercise(view, words()))
        self.console.print(say("practice-clock", seconds=self.seconds))
        began = time.monotonic()
        is_right = self._is_solved(view, began + self.seconds)
        self.score.exercises += 1
        if is_right:
            self.score.right += 1
            self.score.seconds += time.monotonic() - began
        self.number += 1

    def _is_solved(self, view: Any, until: float) -> bool:
        """Return whether a right answer comes in time."""
        while True:
            line = self.lines.next(max(0.0, until - time.monotonic()))
            if line is None:
                self.console.print(say("practice-over"), style="red")
            answer = {} if line is None else self.practice.read(view, line, words())
            if answer is None:
                self.console.print(say("practice-unread"))
                continue
            verdict = self.practice.judge(self.options, self.number, answer)
            self.console.print(self.drawing.verdict(verdict, words()))
            if verdict.over:
                return verdict.right

    def sum_up(self) -> None:
        score = self.score
        mean = decimal(score.seconds / score.right) if score.right else "–"
        self.console.print(say("practice-score", exercises=score.exercises, right=score.right, seconds=mean))
