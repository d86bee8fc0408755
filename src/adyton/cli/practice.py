"""`adyton practice`: one player against the clock looks for predictions on one throw of Oraklos after the other."""

import argparse
import secrets
import time
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.text import Text

from adyton.cli.commands import Commands, add_options, command
from adyton.cli.given import options_of
from adyton.cli.lines import Lines
from adyton.cli.mistake import USAGE, Mistake
from adyton.cli.screen import keyboard, screen
from adyton.cli.spoken import decimal, say, spoken
from adyton.engine.rng import FastRng
from adyton.games.oraklos.practice import best_verdict, dice_of, found, thrown
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.state import OraklosState
from adyton.games.oraklos.terminal import coloured, throw

SECONDS: Final = 60


class Score:
    """How many throws were answered rightly, and how long that took."""

    __slots__ = ("right", "seconds", "throws")

    def __init__(self) -> None:
        self.throws = 0
        self.right = 0
        self.seconds = 0.0


def add(commands: Commands) -> None:
    parser = command(commands, "practice")
    parser.add_argument("--seconds", type=int, default=SECONDS, metavar="N", help=say("practice-seconds"))
    parser.add_argument("--seed", type=int, metavar="S", help=say("seed"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    if args.seconds < 1:
        raise Mistake(say("practice-time"), USAGE)
    options = options_of(ORAKLOS, args.option, args.content, 2)
    assert isinstance(options, OraklosOptions)
    if options.mode == "antipodes":
        raise Mistake(say("practice-mode"), USAGE)
    rng = FastRng(secrets.randbits(32) if args.seed is None else args.seed)
    practice = Practice(replace(options, mode="junior"), rng, args.seconds, screen(), keyboard())
    try:
        while True:
            practice.one_throw()
    except EOFError:
        practice.sum_up()
    return 0


class Practice:
    """The conversation: a throw, an answer, and what was there."""

    def __init__(self, options: OraklosOptions, rng: FastRng, seconds: int, console: Console, lines: Lines) -> None:
        self.options = options
        self.rng = rng
        self.seconds = seconds
        self.console = console
        self.lines = lines
        self.score = Score()

    def one_throw(self) -> None:
        """Draws a throw and its cards, takes answers until one is right or the time is over, and tells what was there."""
        state = thrown(self.options, self.rng)
        view = ORAKLOS.view(state, 0)
        self.console.print(throw(view.dice, view.radius, spoken()))
        cards = Text("  ").join([coloured(name) for name in view.hands[0]])
        self.console.print(Text.assemble((say("practice-cards") + " ", "bold"), cards))
        self.console.print(say("practice-ask", seconds=self.seconds))
        began = time.monotonic()
        is_right = self._is_found(state, began + self.seconds)
        self.score.throws += 1
        if is_right:
            self.score.right += 1
            self.score.seconds += time.monotonic() - began
        self._tell(state)

    def _is_found(self, state: OraklosState, until: float) -> bool:
        """Whether a right answer comes in time."""
        while True:
            line = self.lines.next(max(0.0, until - time.monotonic()))
            if line is None:
                self.console.print(say("practice-over"), style="red")
                return False
            if line.lower() == say("practice-none"):
                return self._is_none(state)
            if self._is_match(state, line):
                return True

    def _is_none(self, state: OraklosState) -> bool:
        is_right = not any(found(state).values())
        self.console.print(say("practice-none-right" if is_right else "practice-none-wrong"))
        return is_right

    def _is_match(self, state: OraklosState, line: str) -> bool:
        words = line.split()
        dice = dice_of(state, [int(word) for word in words]) if all(word.isdecimal() for word in words) else None
        if dice is None:
            self.console.print(say("practice-unread", count=len(state.dice)))
            return False
        _, verdict = best_verdict(state, dice)
        self.console.print(spoken().say(f"oraklos-reason-{verdict.reason}"))
        return verdict.is_true

    def _tell(self, state: OraklosState) -> None:
        for name, fours in found(state).items():
            there = ", ".join("-".join(str(die + 1) for die in four) for four in fours)
            self.console.print(Text.assemble("  ", coloured(name), " ", there or say("practice-nothing")))

    def sum_up(self) -> None:
        score = self.score
        mean = decimal(score.seconds / score.right) if score.right else "–"
        self.console.print(say("practice-score", throws=score.throws, right=score.right, seconds=mean))
