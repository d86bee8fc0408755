"""The words of argparse, in the language of this run."""

import argparse
from typing import Final

from adyton.cli.language import say

# What argparse says, and the key of our sentence for it.
SAID: Final = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "show-help",
    "show program's version number and exit": "show-version",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "expected one argument": "one-argument",
    "invalid %(type)s value: %(value)r": "invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
}


def translate_argparse() -> None:
    """Translate argparse: it looks its words up through gettext, and Python brings no translations."""
    vars(argparse)["_"] = _translated


def _translated(message: str) -> str:
    if message not in SAID:
        return message
    ends = message[len(message.rstrip()) :]
    return say(f"argparse-{SAID[message]}") + ends
