"""`adyton types`: the client's types, made from the server's messages and the games' views."""

import argparse
from pathlib import Path

from adyton.cli.commands import Commands, command
from adyton.cli.files import write
from adyton.cli.language import say
from adyton.cli.usage_error import UsageError
from adyton.games import KITS
from adyton.web.typescript import written_types

SOURCE = "client/src"


def add(commands: Commands) -> None:
    parser = command(commands, "types")
    parser.add_argument("folder", nargs="?", default=SOURCE, metavar="FOLDER", help=say("types-folder", place=SOURCE))
    parser.add_argument("--check", action="store_true", help=say("types-check"))


def run(args: argparse.Namespace) -> int:
    for path, text in written_types(Path(args.folder), KITS).items():
        if not args.check:
            write(str(path), text)
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            raise UsageError(say("types-old", file=str(path)))
    return 0
