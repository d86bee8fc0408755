"""Saves: an unfinished game with everything needed to continue, also the secret seed."""

import json
import os
from pathlib import Path
from tempfile import gettempdir

from adyton.cli.language import say
from adyton.cli.usage_error import UsageError
from adyton.engine.record import Record, RecordError, read_record

HEAD = '{"adyton-save":'
FORMAT = 1


class Save:
    """A game that was stopped and saved."""

    __slots__ = ("bots", "record", "seat", "seed")

    def __init__(self, record: Record, seed: bytes, seat: int, bots: list[str]) -> None:
        self.record = record
        self.seed = seed
        self.seat = seat  # where the person sits
        self.bots = bots  # of all seats; the person's own bot gives hints

    def to_text(self) -> str:
        head = {"adyton-save": FORMAT, "seed": self.seed.hex(), "seat": self.seat, "bots": self.bots}
        return json.dumps(head, separators=(",", ":")) + "\n" + self.record.to_text()


def is_save(text: str) -> bool:
    return text.startswith(HEAD)


def read_save(path: str, text: str) -> Save:
    """Return the save in a file."""
    first, _, rest = text.partition("\n")
    try:
        record = read_record(rest)
    except RecordError as error:
        raise UsageError(say("bad-record", file=path, line=str(error.line + 1), reason=error.reason)) from None
    save = _head(first, record)
    if save is None:
        raise UsageError(say("bad-save", file=path))
    return save


def _head(first: str, record: Record) -> Save | None:
    try:
        head = json.loads(first)
        seed = bytes.fromhex(head["seed"])
        seat, bots, number = head["seat"], head["bots"], head["adyton-save"]
    except (ValueError, KeyError, TypeError):
        return None
    seats = len(record.header.seats)
    is_seat = isinstance(seat, int) and 0 <= seat < seats
    is_bots = isinstance(bots, list) and len(bots) == seats and all(isinstance(bot, str) for bot in bots)
    return Save(record, seed, seat, bots) if number == FORMAT and len(seed) == 32 and is_seat and is_bots else None


def free_path(slug: str) -> Path:
    """Return a free name for a save: in this folder, else in the home folder, else in that for temporary files."""
    folders = (Path(), Path.home(), Path(gettempdir()))
    folder = next((place for place in folders if os.access(place, os.W_OK)), Path())
    paths = (folder / f"{slug}{number}.adyton" for number in ("", *(f"-{count}" for count in range(2, 1000))))
    return next(path for path in paths if not path.exists())
