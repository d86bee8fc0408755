"""Records in files: one after the other, or inside the save of an unfinished game."""

from collections.abc import Callable, Iterator

from adyton.cli.files import text_of
from adyton.cli.language import say
from adyton.cli.saves import read_save
from adyton.cli.usage_error import USAGE, UsageError, harmless
from adyton.engine.game import AnyGame
from adyton.engine.record import Record, RecordError, Sitting, read_record
from adyton.games import GAMES
from adyton.local.saves import is_save

HEAD = '{"adyton":'  # how a record's first line begins


def records_in(path: str) -> Iterator[tuple[int, Record]]:
    """Yield each record of a file, with the number of lines before it; raises UsageError that names the wrong line."""
    text = text_of(path)
    if is_save(text):
        yield 0, _harmless(read_save(path, text).record)
        return
    for before, part in _parts(text):
        try:
            yield before, _harmless(read_record(part))
        except RecordError as error:
            raise blame(path, before, error) from None


def show_records(path: str, show: Callable[[AnyGame, Record], None]) -> None:
    """Show each record of a file; an error in one becomes a UsageError that names the wrong line."""
    for before, record in records_in(path):
        try:
            show(game_in(path, record), record)
        except RecordError as error:
            raise blame(path, before, error) from None


def _harmless(record: Record) -> Record:
    header = record.header
    header.seats = [harmless(name) for name in header.seats]
    header.sittings = tuple(Sitting(one.line, one.seat, harmless(one.name)) for one in header.sittings)
    return record


def _parts(text: str) -> Iterator[tuple[int, str]]:
    lines = text.split("\n")
    starts = [0, *(number for number, line in enumerate(lines) if number and line.startswith(HEAD))]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        part = "\n".join(lines[start:end])
        yield start, part if end is None else part + "\n"


def blame(path: str, before: int, error: RecordError) -> UsageError:
    """Return the error about a record that is wrong: file, line and reason."""
    return UsageError(say("bad-record", file=path, line=str(before + error.line), reason=error.reason))


def check_seat(record: Record, seat: int | None) -> None:
    """Refuse a seat that the record does not have; None is every seat."""
    last = len(record.header.seats) - 1
    if seat is not None and not 0 <= seat <= last:
        raise UsageError(say("no-seat", seat=seat, last=last), USAGE)


def game_in(path: str, record: Record) -> AnyGame:
    """Return the game of a record."""
    game = GAMES.get(record.header.game)
    if game is None:
        known = ", ".join(GAMES)
        raise UsageError(f"{path}: {say('no-game', game=record.header.game[:40], known=known)}")
    return game
