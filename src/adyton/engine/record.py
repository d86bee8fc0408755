"""Records: the text of a game, finished or not. Each JSON line carries a seal of all lines before it."""

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from adyton.engine.seat import CHANCE, CLOCK, Seat
from adyton.engine.standing import Standing
from adyton.engine.state import Json

FORMAT: Final = 1
SEAL_DIGITS: Final = 16
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


class RecordError(ValueError):
    """A record that cannot be trusted: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Sitting:
    """From the move after this line on, somebody else plays a seat."""

    __slots__ = ("line", "name", "seat")

    def __init__(self, line: int, seat: Seat, name: str) -> None:
        self.line = line
        self.seat = seat
        self.name = name

    def to_json(self) -> Json:
        return {"line": self.line, "seat": self.seat, "name": self.name}


class Header:
    """What was agreed before the first move, and who sat down later."""

    __slots__ = ("commitment", "game", "options", "seats", "shares", "sittings", "version")

    def __init__(
        self, game: str, version: int, options: Mapping[str, object], seats: list[str], commitment: str | None,
        shares: tuple[str, ...] = (), sittings: tuple[Sitting, ...] = (),
    ) -> None:  # fmt: skip
        self.game = game
        self.version = version
        self.options = dict(options)
        self.seats = seats  # the names of those who began
        self.commitment = commitment  # the hash of the seed of all draws
        self.shares = shares  # by seat: what players added to that seed
        self.sittings = sittings  # in order

    def names_at(self, line: int) -> list[str]:
        """Return by seat who played when this line was written."""
        names = list(self.seats)
        for sitting in self.sittings:
            if sitting.line < line:
                names[sitting.seat] = sitting.name
        return names

    def to_json(self) -> Json:
        head: Json = {"adyton": FORMAT, "game": self.game, "version": self.version, "options": self.options}
        head["seats"] = self.seats
        if self.commitment is not None:
            head["commitment"] = self.commitment
        if any(self.shares):
            head["shares"] = list(self.shares)
        if self.sittings:
            head["sittings"] = [sitting.to_json() for sitting in self.sittings]
        return head


class Entry:
    """A line after the header: a move (`do`), or the taking back of all moves from line `undo` on."""

    __slots__ = ("at", "do", "seat", "undo")

    def __init__(self, seat: Seat, do: str, at: int, undo: int | None = None) -> None:
        self.seat = seat
        self.do = do
        self.at = at
        self.undo = undo

    def to_json(self) -> Json:
        what: Json = {"do": self.do} if self.undo is None else {"undo": self.undo}
        return {"seat": self.seat, **what, "at": self.at}


class Ending:
    """The last line: the result, the fingerprint of the final state, and the seed."""

    __slots__ = ("hash", "result", "seed")

    def __init__(self, result: Json, state_hash: str, seed: str | None) -> None:
        self.result = result
        self.hash = state_hash
        self.seed = seed

    def to_json(self) -> Json:
        last: Json = {"result": self.result, "hash": self.hash}
        return last if self.seed is None else {**last, "seed": self.seed}


class Record:
    """The record of one game: line 1 is the header, `entries[0]` is line 2."""

    __slots__ = ("ending", "entries", "header")

    def __init__(self, header: Header, entries: list[Entry] | None = None, ending: Ending | None = None) -> None:
        self.header = header
        self.entries = entries if entries is not None else []
        self.ending = ending

    @property
    def players(self) -> list[str]:
        """Return by seat who played last."""
        return self.header.names_at(self.next_line)

    @property
    def next_line(self) -> int:
        """Return the line of the next move."""
        return len(self.entries) + 2

    def standing(self) -> Standing[Entry]:
        """Return the moves that have not been taken back, by line."""
        kept: Standing[Entry] = Standing()
        note_entries(kept, 2, self.entries)
        return kept

    def to_text(self) -> str:
        """Return the record as the text of a file."""
        parts = [self.header.to_json(), *(entry.to_json() for entry in self.entries)]
        if self.ending is not None:
            parts.append(self.ending.to_json())
        lines: list[str] = []
        seal = ""
        for part in parts:
            seal = _seal(seal, part)
            lines.append(_line({**part, "seal": seal}))
        return "".join(line + "\n" for line in lines)


def note_entries(moves: Standing[Entry], line: int, entries: list[Entry]) -> None:
    """Add lines, of which the first has this number: moves stand, and an undo takes away what it takes back."""
    first = 0
    for place, entry in enumerate(entries):
        if entry.undo is not None:
            moves.add_all(line + first, entries[first:place])
            moves.cut(entry.undo)
            first = place + 1
    moves.add_all(line + first, entries[first:])


def read_record(text: str) -> Record:
    """Return the record in this text; raises RecordError. The seals find the line of any changed byte."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise RecordError(len(lines), "the last line is cut off")
    parts = _unsealed(lines[:-1])
    if not parts:
        raise RecordError(1, "the file is empty")
    record = Record(_header(parts[0]))
    for number, part in enumerate(parts[1:], 2):
        if record.ending is not None:
            raise RecordError(number, "something stands after the result")
        if "result" in part:
            record.ending = _ending(number, part)
        else:
            record.entries.append(_entry(number, part))
    return record


def _line(part: Json) -> str:
    return _ENCODER.encode(part)


def _seal(before: str, part: Json) -> str:
    return hashlib.sha256((before + _line(part)).encode("utf-8", "surrogatepass")).hexdigest()[:SEAL_DIGITS]


def _unsealed(lines: list[str]) -> list[Json]:
    parts: list[Json] = []
    seal = ""
    for number, line in enumerate(lines, 1):
        part = _parsed(number, line)
        given = part.pop("seal", None)
        seal = _seal(seal, part)
        if given != seal or _line({**part, "seal": seal}) != line:
            raise RecordError(number, "the seal does not fit: this line was changed")
        parts.append(part)
    return parts


def _parsed(number: int, line: str) -> Json:
    try:
        part = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(number, "this is not JSON") from None
    if not isinstance(part, dict):
        raise RecordError(number, "this is not an object")
    return part


def _header(part: Json) -> Header:
    if part.get("adyton") != FORMAT:
        raise RecordError(1, "this is no record of Adyton, or one of a later format")
    game, version, options, seats = (part.get(key) for key in ("game", "version", "options", "seats"))
    commitment = part.get("commitment")
    if not (isinstance(game, str) and isinstance(version, int) and isinstance(options, dict)):
        raise RecordError(1, "the header must name game, version and options")
    if not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
        raise RecordError(1, "the header must name who sits in the seats")
    if not (commitment is None or isinstance(commitment, str)):
        raise RecordError(1, "the commitment must be a text")
    shares, sittings = _shares(part.get("shares", []), len(seats)), _sittings(part.get("sittings", []), len(seats))
    return Header(game, version, options, seats, commitment, shares, sittings)


def _shares(given: object, seats: int) -> tuple[str, ...]:
    """Return the players' shares of the seed: none, or a text for each seat."""
    if not (isinstance(given, list) and len(given) in {0, seats} and all(isinstance(one, str) for one in given)):
        raise RecordError(1, "the shares must be a text for each seat")
    return tuple(given)


def _sittings(given: object, seats: int) -> tuple[Sitting, ...]:
    """Return who sat down after the start."""
    if not isinstance(given, list):
        raise RecordError(1, "the sittings must be a list")
    return tuple(_sitting(one, seats) for one in given)


def _sitting(given: object, seats: int) -> Sitting:
    line, seat, name = (given.get(key) for key in ("line", "seat", "name")) if isinstance(given, dict) else (None,) * 3
    if not (isinstance(line, int) and isinstance(seat, int) and 0 <= seat < seats and isinstance(name, str)):
        raise RecordError(1, "a sitting must say its line, its seat and a name")
    return Sitting(line, seat, name)


def _entry(number: int, part: Json) -> Entry:
    seat, do, undo, at = (part.get(key) for key in ("seat", "do", "undo", "at"))
    if not (isinstance(seat, int) and isinstance(at, int) and seat >= CLOCK):
        raise RecordError(number, "a move must say its seat and its time")
    if isinstance(do, str) and undo is None:
        return Entry(seat, do, at)
    if do is None and isinstance(undo, int) and 2 <= undo < number and seat > CHANCE:
        return Entry(seat, "", at, undo)
    raise RecordError(number, "a line must either do something or take something back")


def _ending(number: int, part: Json) -> Ending:
    result, state_hash, seed = (part.get(key) for key in ("result", "hash", "seed"))
    if not (isinstance(result, dict) and isinstance(state_hash, str) and (seed is None or isinstance(seed, str))):
        raise RecordError(number, "the last line must hold the result and the hash")
    return Ending(result, state_hash, seed)
