"""`adyton types`: the client's types, made from the server's messages."""

import argparse
from pathlib import Path

from adyton.cli.commands import Commands, command
from adyton.cli.files import write
from adyton.cli.language import say
from adyton.cli.usage_error import UsageError
from adyton.games import KITS
from adyton.web.typescript import typescript

PLACE = "client/src/wire.gen.ts"


def add(commands: Commands) -> None:
    parser = command(commands, "types")
    parser.add_argument("file", nargs="?", default=PLACE, metavar="FILE", help=say("types-file", place=PLACE))
    parser.add_argument("--check", action="store_true", help=say("types-check"))


def run(args: argparse.Namespace) -> int:
    if not args.check:
        write(args.file, typescript(KITS))
    elif not are_current(Path(args.file)):
        raise UsageError(say("types-old", file=args.file))
    return 0


def are_current(place: Path) -> bool:
    """Whether the file holds what would be written."""
    return place.exists() and place.read_text(encoding="utf-8") == typescript(KITS)
