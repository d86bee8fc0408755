"""Saves: an unfinished game with everything needed to continue, also the secret seed."""

import json
from typing import Final

from adyton.engine.record import Record, RecordError, read_record

HEAD: Final = '{"adyton-save":'
FORMAT: Final = 1


class SaveError(ValueError):
    """A text that begins like a save but is none."""


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


def parse_save(text: str) -> Save:
    """Return the save that this text holds; raises SaveError, or RecordError with a line of the whole text."""
    first, _, rest = text.partition("\n")
    try:
        record = read_record(rest)
    except RecordError as error:
        raise RecordError(error.line + 1, error.reason) from None
    save = _head(first, record)
    if save is None:
        raise SaveError("the first line of the save is broken")
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
