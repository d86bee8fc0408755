"""The pieces of Keltis: cards, tiles and the board, which is read from a data file and checked."""

from functools import lru_cache
from typing import Final

from adyton.engine.content import ContentError, parse_toml, shipped
from adyton.engine.state import Json

COLOURS: Final[tuple[str, ...]] = ("pink", "yellow", "red", "green", "blue")
LETTERS: Final = "pyrgb"
PRINTED_COLOURS: Final[tuple[str, ...]] = ("pink", "yellow", "red-brown", "green", "blue")

# KEL-1: a card is known by its kind, colour * 11 + value; the deck holds two of each.
VALUES: Final = 11
CARDS: Final = 55
COPIES: Final = 2
HAND: Final = 8
ASIDE_FOR_TWO: Final = 30
COLOUR: Final = tuple(card // VALUES for card in range(CARDS))
VALUE: Final = tuple(card % VALUES for card in range(CARDS))
CARD_NAMES: Final = tuple(f"{LETTERS[card // VALUES]}{card % VALUES}" for card in range(CARDS))

# KEL-3: field 0 is the start stone. As the next field of a figure, 0 means that there is none.
FIELDS: Final = 35
START: Final = 0
FIGURES: Final = 3
MOST_STEPS: Final = 4

# KEL-5: a tile is known by its kind; 1 to 9 are points.
NO_TILE: Final = 0
MOST_POINTS: Final = 9
CLOVER: Final = 10  # and the four colours after it
SPIRAL: Final = 15
KOBOLD: Final = 16
MIRROR: Final = 17
TILE_NAMES: Final[tuple[str, ...]] = (
    "",
    *(f"points {value}" for value in range(1, MOST_POINTS + 1)),
    *(f"clover {colour}" for colour in COLOURS),
    "spiral",
    "kobold",
    "mirror",
)


class Board:
    """What the board prints: the path, its values, the tables. Sequences by field begin with the start stone."""

    __slots__ = (
        "ahead",
        "bonus",
        "colours",
        "kobold",
        "ours",
        "priestess",
        "stones",
        "target_from",
        "tiles",
        "values",
        "wish",
    )

    def __init__(self, file: "_File") -> None:
        self.colours = _colours(file)
        self.values = (0, *_numbers(file, "path", "values", FIELDS, -99, 99))
        self.target_from = _number(file, "path", "target_from", 1, FIELDS)
        self.stones = _stones(file)  # wish stones on each field; -1 where the stone is small
        self.priestess = _numbers(file, "cards", "priestess", VALUES, 1, MOST_STEPS)  # KEL-2, by value
        self.tiles = _tiles(file, self.stones.count(-1))
        self.wish = _wish(file)  # KEL-26, by number of wish stones
        self.kobold = (0, *_numbers(file, "scoring", "kobold", FIGURES, 0, 99))  # KEL-20, by different fields
        self.bonus = _number(file, "scoring", "priestess_bonus", 0, 99)
        self.ours = _ours(file)  # by entry: the fields, card values or numbers of wish stones that no source prints
        self.ahead = tuple(_ahead(self.colours, colour) for colour in range(len(COLOURS)))

    def is_large(self, field: int) -> bool:
        """Return whether this field is for wish stones, not for a tile."""
        return self.stones[field] >= 0

    def wish_points(self, stones: int) -> int:
        """KEL-26: return the points for so many wish stones."""
        return self.wish[min(stones, len(self.wish) - 1)]


def _ahead(colours: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """Return for each field the next field of this colour ahead of it."""
    later = [[field for field in range(here + 1, FIELDS + 1) if colours[field] == colour] for here in range(FIELDS + 1)]
    return tuple(fields[0] if fields else START for fields in later)


@lru_cache(maxsize=64)
def board_of(content: str | None) -> Board:
    """Return the board of the host's own file, or the shipped one. Raise ContentError if it is wrong."""
    text = content if content is not None else shipped("adyton.games.keltis", "keltis.toml")
    file = _File(text)
    file.check_names()
    _check_cards(file)
    return Board(file)


KEYS: Final = {
    "path": ("colours", "values", "target_from", "wish_stones"),
    "cards": ("colours", "value_range", "copies", "priestess"),
    "tiles": ("points", "clover", "spiral", "kobold", "mirror"),
    "scoring": ("wish", "kobold", "priestess_bonus"),
}
# A host's own file may leave this table out.
OURS: Final = {"colours": FIELDS, "values": FIELDS, "wish_stones": FIELDS, "priestess": VALUES - 1, "wish": FIELDS}


class _File:
    """A data file: its values, and the line of each."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.tables: Json = parse_toml(text)

    def check_names(self) -> None:
        """Check that exactly the known tables and entries are there."""
        for table in [*(name for name in self.tables if name != "ours"), *KEYS]:
            if table not in KEYS:
                raise ContentError(self.heading(table), f"there is no table '{table[:40]}' in this file")
            entries = self.tables.get(table)
            if not isinstance(entries, dict):
                raise ContentError(None, f"the table [{table}] is missing")
            for key in [*entries, *KEYS[table]]:
                if key not in KEYS[table]:
                    raise self.error(table, key, f"there is no entry '{key[:40]}' in [{table}]")
                if key not in entries:
                    raise ContentError(self.heading(table), f"[{table}] has no entry '{key}'")

    def get(self, table: str, key: str) -> object:
        value: object = self.tables[table][key]
        return value

    def error(self, table: str, key: str, reason: str) -> ContentError:
        """Return an error about this entry with its line; if the entry is missing, with its table's line."""
        heading = self.heading(table)
        for number, line in enumerate(self.lines[heading or 0 :], (heading or 0) + 1):
            if line.startswith("["):
                break
            if line.split("=")[0].strip() == key:
                return ContentError(number, reason)
        return ContentError(heading, reason)

    def heading(self, table: str) -> int | None:
        """Return the line in which this table begins."""
        for number, line in enumerate(self.lines, 1):
            if line.startswith(f"[{table}]") or line.split("=")[0].strip() == table:
                return number
        return None


def _check_cards(file: _File) -> None:
    """KEL-1: check the cards, which are the same on every board."""
    for key, printed in (("colours", list(PRINTED_COLOURS)), ("value_range", [0, VALUES - 1]), ("copies", COPIES)):
        if file.get("cards", key) != printed:
            raise file.error("cards", key, f"the cards cannot be changed: {key} must be {printed}")


def _ours(file: _File) -> dict[str, tuple[int, ...]]:
    """Return for every entry which values are reconstructed; empty if the file does not say."""
    marks = file.tables.get("ours", {})
    if not isinstance(marks, dict):
        raise ContentError(None, "[ours] must be a table")
    for key in marks:
        if key not in OURS:
            raise file.error("ours", key, f"there is no entry '{key[:40]}' in [ours]")
    return {key: _marked(file, key, marks.get(key, []), most) for key, most in OURS.items()}


def _marked(file: _File, key: str, marks: object, most: int) -> tuple[int, ...]:
    if not isinstance(marks, list) or not all(_is_number(mark, 0, most) for mark in marks):
        raise file.error("ours", key, f"{key} must be a list of whole numbers from 0 to {most}")
    return tuple(marks)


def _colours(file: _File) -> tuple[int, ...]:
    written = file.get("path", "colours")
    if not isinstance(written, str):
        raise file.error("path", "colours", "colours must be a text with one letter for each field")
    letters = "".join(written.split()).lower()
    for letter in letters:
        if letter not in LETTERS:
            raise file.error("path", "colours", f"'{letter.upper()}' is no colour; the colours are P, Y, R, G and B")
    if len(letters) != FIELDS:
        raise file.error("path", "colours", f"the path has {len(letters)} fields instead of {FIELDS}")
    return (-1, *(LETTERS.index(letter) for letter in letters))


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number(file: _File, table: str, key: str, least: int, most: int) -> int:
    value = file.get(table, key)
    if not isinstance(value, int) or not _is_number(value, least, most):
        raise file.error(table, key, f"{key} must be a whole number from {least} to {most}")
    return value


def _numbers(file: _File, table: str, key: str, count: int, least: int, most: int) -> tuple[int, ...]:
    values = file.get(table, key)
    if not isinstance(values, list) or len(values) != count:
        given = len(values) if isinstance(values, list) else "no list of"
        raise file.error(table, key, f"{key} has {given} numbers instead of {count}")
    for place, value in enumerate(values, 1):
        if not _is_number(value, least, most):
            raise file.error(table, key, f"entry {place} of {key} must be a whole number from {least} to {most}")
    return tuple(values)


def _counts(file: _File, table: str, key: str, last: int, most: int) -> dict[int, int]:
    """Read a table such as { 1 = 4, 2 = 6 }: numbers from 1 to `last`, and how many there are of each."""
    entries = file.get(table, key)
    if not isinstance(entries, dict):
        raise file.error(table, key, f"{key} must be a table such as {{ 1 = 2 }}")
    names = {str(number) for number in range(1, last + 1)}
    for name, value in entries.items():
        if name not in names:
            raise file.error(table, key, f"'{name[:20]}' in {key} is no number from 1 to {last}")
        if not _is_number(value, 0, most):
            raise file.error(table, key, f"{key} must say for {name} a whole number from 0 to {most}")
    return {int(name): value for name, value in entries.items()}


def _stones(file: _File) -> tuple[int, ...]:
    large = _counts(file, "path", "wish_stones", FIELDS, 9)
    return (START, *(large.get(field, -1) for field in range(1, FIELDS + 1)))


def _wish(file: _File) -> tuple[int, ...]:
    wish = file.get("scoring", "wish")
    if not isinstance(wish, list) or not wish:
        raise file.error("scoring", "wish", "wish must be a list with at least one number")
    return _numbers(file, "scoring", "wish", len(wish), -99, 99)


def _tiles(file: _File, small: int) -> tuple[int, ...]:
    """KEL-5: check that there are as many tiles as small stones."""
    points = _counts(file, "tiles", "points", MOST_POINTS, FIELDS)
    tiles = [value for value in sorted(points) for _ in range(points[value])]
    clovers = _number(file, "tiles", "clover", 0, FIELDS)
    if clovers % len(COLOURS):
        raise file.error("tiles", "clover", "there must be equally many clovers of each of the five colours")
    tiles += [CLOVER + colour for colour in range(len(COLOURS)) for _ in range(clovers // len(COLOURS))]
    for key, kind in (("spiral", SPIRAL), ("kobold", KOBOLD), ("mirror", MIRROR)):
        tiles += [kind] * _number(file, "tiles", key, 0, FIELDS)
    if len(tiles) != small:
        raise ContentError(file.heading("tiles"), f"{len(tiles)} tiles do not fill the {small} small stones")
    return tuple(tiles)
