"""Recorded games of the tests: one file for each way in which a game can go."""

from pathlib import Path

from adyton.engine.game import AnyGame, Outcome
from adyton.engine.record import Record, read_record
from adyton.engine.replay import verify


def recorded(folder: Path, name: str) -> Record:
    """Return the record of this name."""
    return read_record((folder / f"{name}.jsonl").read_text())


def verified(game: AnyGame, record: Record) -> Outcome:
    """Verify a finished game from its seed on, and return its outcome."""
    assert record.ending is not None
    assert record.ending.seed is not None
    outcome = game.outcome(verify(game, record))
    assert outcome is not None
    return outcome
