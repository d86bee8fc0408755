"""What the commands share: how they are declared, and the types that argparse keeps private."""

import argparse
from typing import TypeAlias

from adyton.cli.language import say
from adyton.games import KITS

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - argparse names it nowhere else


def command(commands: Commands, name: str) -> argparse.ArgumentParser:
    """Add a command with its sentence and its examples, which are in the catalogue."""
    return commands.add_parser(
        name,
        help=say(name),
        description=say(name),
        epilog=examples(f"{name}-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def examples(key: str) -> str:
    """Return examples from the catalogue, with the first games that there are."""
    slugs = list(KITS)
    return say(key, game=slugs[0], other=slugs[1 % len(slugs)])


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of a game, for commands that open a table."""
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("option"))
    parser.add_argument("--content", metavar="FILE", help=say("content"))
