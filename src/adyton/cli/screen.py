"""The terminal: what is written to it is never understood as an instruction, and what is typed comes line by line."""

import sys

from rich.console import Console

from adyton.cli.lines import Lines
from adyton.cli.mistake import Mistake
from adyton.cli.spoken import say


def screen() -> Console:
    """Where answers are printed; texts of users are not searched for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def keyboard() -> Lines:
    """Where a person's lines come from."""
    if sys.stdin is None:
        raise Mistake(say("no-input"))
    return Lines(sys.stdin.fileno())
