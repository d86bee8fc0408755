"""`adyton play`: a game against bots in a terminal."""

import argparse
import getpass
import hashlib
import secrets
import time
from typing import Any

from rich.console import Console

from adyton.bots.roster import bot_names
from adyton.cli.arguments import bot_names_of, bots_of, game_of, level_of, options_of, players_of
from adyton.cli.commands import Commands, add_options, command
from adyton.cli.files import check_writable, text_of, write
from adyton.cli.language import say, words
from adyton.cli.records import blame, game_in
from adyton.cli.saves import free_path, read_save
from adyton.cli.screen import keyboard, screen
from adyton.cli.table import Quit, Table
from adyton.cli.usage_error import USAGE, UsageError
from adyton.engine.playing import Playing
from adyton.engine.record import RecordError
from adyton.engine.replay import resume
from adyton.engine.rng import CommittedRng
from adyton.local.saves import Save, is_save
from adyton.local.table import LocalTable


def add(commands: Commands) -> None:
    parser = command(commands, "play")
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("game"))
    parser.add_argument("--players", type=int, metavar="N", help=say("players"))
    parser.add_argument("--bots", metavar="A,B,…", help=say("play-bots"))
    parser.add_argument("--seat", type=int, default=0, metavar="SEAT", help=say("seat"))
    parser.add_argument("--name", metavar="NAME", help=say("name"))
    parser.add_argument("--seed", metavar="S", help=say("seed"))
    parser.add_argument("--save", metavar="FILE", help=say("save"))
    parser.add_argument("--resume", metavar="FILE", help=say("resume"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    console, lines = screen(), keyboard()
    if args.save is not None:
        check_writable(args.save)  # before hours of playing
    local, names = _resumed(args.resume) if args.resume is not None else _opened(args)
    title = words().title(local.game.slug)
    console.print(say("welcome", title=title, name=local.names[local.seat], seat=local.seat))
    table = Table(local, console, lines)
    try:
        table.play()
    except (Quit, EOFError):
        _keep(console, local, names, args)
    except KeyboardInterrupt:
        console.print()
        _keep(console, local, names, args)
    else:
        _record(console, local, args)
    return 0


def _opened(args: argparse.Namespace) -> tuple[LocalTable, list[str]]:
    """Return a new table."""
    game = game_of(args.game)
    players = players_of(game, args.players)
    if not 0 <= args.seat < players:
        raise UsageError(say("no-seat", seat=args.seat, last=players - 1), USAGE)
    names = bot_names_of(game, args.bots, players - 1)
    names.insert(args.seat, level_of(game, "hard"))  # for hints
    options = options_of(game, args.option, args.content, players)
    seed = secrets.token_bytes(32) if args.seed is None else hashlib.sha256(args.seed.encode()).digest()
    playing = Playing.open(game, options, _names(args, players), CommittedRng(seed))
    return _table_of(playing, names, args.seat, seed), names


def _names(args: argparse.Namespace, players: int) -> list[str]:
    own = (args.name or _user()).strip()[:40] or "?"
    bots = [words().bot_name(number) for number in range(2 * players)]  # enough without the player's own name
    names = [name for name in bots if name.lower() != own.lower()][: players - 1]
    names.insert(args.seat, own)
    return names


def _user() -> str:
    """Return the name of the system's account; in a container there may be none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return say("guest")


def _resumed(path: str) -> tuple[LocalTable, list[str]]:
    """Return a table as it was saved."""
    text = text_of(path)
    if not is_save(text):
        raise UsageError(say("only-record", file=path))
    save = read_save(path, text)
    game = game_in(path, save.record)
    if save.record.ending is not None:
        raise UsageError(say("is-over"))
    unknown = [name for name in save.bots if name not in bot_names(game)]
    rng = CommittedRng(save.seed)
    if unknown or rng.commitment != save.record.header.commitment:
        raise UsageError(say("bad-save", file=path))
    try:
        playing = resume(game, save.record, rng)
    except RecordError as error:
        raise blame(path, 1, error) from None
    return _table_of(playing, save.bots, save.seat, save.seed), save.bots


def _table_of(playing: Playing[Any, Any], names: list[str], seat: int, seed: bytes) -> LocalTable:
    bots = bots_of(playing.game, names, int.from_bytes(seed[:4], "big"))
    return LocalTable(playing, bots, seat, time.monotonic)


def _keep(console: Console, local: LocalTable, names: list[str], args: argparse.Namespace) -> None:
    path = args.save or args.resume or str(free_path(local.game.slug))
    save: Save = local.save(names)
    write(path, save.to_text())
    console.print()
    console.print(say("saved", file=path))


def _record(console: Console, local: LocalTable, args: argparse.Namespace) -> None:
    if args.save is not None:
        write(args.save, local.playing.record.to_text())
        console.print(say("recorded", file=args.save))
