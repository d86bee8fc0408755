"""`adyton rules`: the rules of a game, in the reader's language."""

import argparse
import os
import re
import sys
from typing import Final

from rich.markdown import Markdown

from adyton.cli.arguments import game_of
from adyton.cli.commands import Commands, command
from adyton.cli.language import say, words
from adyton.cli.screen import screen
from adyton.cli.usage_error import UsageError
from adyton.games import KITS

PICTURE: Final = re.compile(r"^!\[[\w-]+\]\n\n?", re.MULTILINE)  # what only a browser draws


def add(commands: Commands) -> None:
    parser = command(commands, "rules")
    parser.add_argument("game", metavar="GAME", help=say("game"))


def run(args: argparse.Namespace) -> int:
    show(game_of(args.game).slug)
    return 0


def show(slug: str) -> None:
    """Print the rules: laid out and paged on a terminal, as plain text elsewhere; raises UsageError."""
    text = _text(slug)
    if not sys.stdout.isatty():
        print(text)
        return
    console = screen()
    with console.pager(styles=_pager_paints()):
        console.print(Markdown(text))


def _pager_paints() -> bool:
    """Return whether the pager shows styles: only `less` with the right flag certainly does."""
    if "less" not in os.environ.get("PAGER", "less"):
        return False
    os.environ["LESS"] = f"{os.environ.get('LESS', '')} -R".strip()
    return True


def _text(slug: str) -> str:
    """Return the rules in the language of this run, else in English."""
    folder = KITS[slug].folder
    names = (f"README.{words().language}.md", "README.md")
    pages = [folder / name for name in names] if folder is not None else []
    path = next((page for page in pages if page.is_file()), None)
    if path is None:
        raise UsageError(say("no-rules", game=words().title(slug)))
    return PICTURE.sub("", path.read_text(encoding="utf-8"))
