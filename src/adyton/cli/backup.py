"""`adyton backup`: a copy of the database, taken while the server runs."""

import argparse
from pathlib import Path

from adyton.cli.commands import Commands, command
from adyton.cli.language import say
from adyton.store.backup import backup
from adyton.web.settings import read_settings


def add(commands: Commands) -> None:
    parser = command(commands, "backup")
    parser.add_argument("file", metavar="FILE", help=say("backup-file"))
    parser.add_argument("--data", metavar="DATA", help=say("serve-data"))
    parser.add_argument("--database", metavar="DATABASE", help=say("serve-database"))


def run(args: argparse.Namespace) -> int:
    settings = read_settings({"data": args.data, "database": args.database})
    backup(settings.url, Path(args.file))
    print(say("backed-up", file=args.file))
    return 0
