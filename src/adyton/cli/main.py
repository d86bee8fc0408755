"""The command `adyton`: it finds the subcommand and loads nothing else."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

from adyton import __version__
from adyton.cli.build import is_compiled
from adyton.cli.commands import examples
from adyton.cli.grammar import translate_argparse
from adyton.cli.language import say, set_language
from adyton.cli.usage_error import REFUSED, USAGE, UsageError, harmless
from adyton.games import GameError
from adyton.words import LANGUAGES, HostError, language_of

COMMANDS: Final = (
    "play",
    "practice",
    "simulate",
    "dataset",
    "arena",
    "bot",
    "review",
    "puzzles",
    "replay",
    "verify",
    "rules",
    "bench",
    "serve",
    "backup",
    "types",
)
EXTRAS: Final = {
    "arena": "arena",
    "dataset": "dataset",
}  # the extra that a command needs; all others need that of the server
STOPPED: Final = 130  # the exit code of a program that Ctrl-C ended


def main(words: Sequence[str] | None = None) -> int:
    """Run a command. Every error of the user ends in a sentence and an exit code."""
    arguments = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows a question mark
    try:
        return _run(arguments)
    except UsageError as error:
        sys.stderr.write(f"adyton: {error}\n")
        return error.code
    except HostError as error:
        sentence = say(f"host-error-{error.code}", **error.parts)
        sys.stderr.write(f"adyton: {harmless(sentence)}\n")
        return REFUSED
    except GameError as error:
        sys.stderr.write(f"adyton: {harmless(str(error))}\n")
        return REFUSED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return STOPPED
    except BrokenPipeError:
        # The reader of the output has ended; flushing the rest must not fail at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # Such as a disk that is full while results are written.
        sys.stderr.write(f"adyton: {say('system', reason=error.strerror or str(error))}\n")
        return REFUSED


def _run(arguments: list[str]) -> int:
    wish, rest = _language(arguments)
    set_language(language_of(wish, os.environ))
    translate_argparse()
    if wish is not None and wish not in LANGUAGES:
        raise UsageError(say("no-language", language=wish, known=", ".join(LANGUAGES)), USAGE)
    args = _parser(rest).parse_args(rest)
    code: int = _loaded(args.command).run(args)
    sys.stdout.flush()
    return code


def _loaded(name: str) -> Any:  # a module with `add` and `run`
    """Return the module of a command; raises UsageError if a package is missing."""
    try:
        return import_module(f"adyton.cli.{name}")
    except ModuleNotFoundError as error:
        raise UsageError(
            say("needs", command=name, package=str(error.name), extra=EXTRAS.get(name, "server"))
        ) from None


def _language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Return the value of `--lang`, wherever it stands, and all other words."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, usage="adyton [--lang LANG] COMMAND …")
    finder.add_argument("--lang")
    found, rest = finder.parse_known_args(arguments)
    return found.lang, rest


def _version() -> str:
    return f"adyton {__version__}, {say('rules-compiled' if is_compiled() else 'rules-interpreted')}"


def _parser(rest: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="adyton",
        description=say("about"),
        epilog=examples("examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=_version())
    parser.add_argument("--lang", metavar="LANG", help=say("lang", known=", ".join(LANGUAGES)))
    commands = parser.add_subparsers(dest="command", required=True, metavar=say("command"))
    asked = next((word for word in rest if word in COMMANDS), None)
    for name in COMMANDS:
        # Only the wanted command is loaded; the list shows a sentence about each of the others.
        if name == asked:
            _loaded(name).add(commands)
        else:
            commands.add_parser(name, help=say(name), add_help=False)
    return parser
