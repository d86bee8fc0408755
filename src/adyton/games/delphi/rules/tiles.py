"""The map's tiles and the reference map, read from the data file and checked."""

from collections import Counter

from adyton.games.delphi.rules.book import Book, is_number, shown
from adyton.games.delphi.rules.grid import is_on_grid
from adyton.games.delphi.rules.names import (
    CITY,
    COLOURS,
    ISLAND,
    KINDS,
    MARKED,
    MONSTER,
    OFFERING,
    SHALLOW,
    STATUE,
    TEMPLE,
    WATER,
    ZEUS,
)
from adyton.games.delphi.rules.sea import Hex

# DEL-3: the tiles by size, three of each.
FAMILIES = {
    "ring": ("R0", "R1", "R2"),
    "seven": ("S0", "S1", "S2"),
    "nine": ("N0", "N1", "N2"),
    "eleven": ("E0", "E1", "E2"),
}
SIZES = {"ring": 7, "seven": 7, "nine": 9, "eleven": 11}
CITY_SIZE = 3
ANY_TURN = -1
HEX_COUNTS = {WATER: 72, ISLAND: 12, STATUE: 6, MONSTER: 6, MARKED: 3, OFFERING: 6, TEMPLE: 6, CITY: 6}
WATERS_PER_COLOUR = 12
PEDESTALS_PER_COLOUR = 3

Slot = tuple[int, int, int]


class Tiles:
    """What a map is made of: tiles by family, cities by colour, the compact outline and the reference map."""

    __slots__ = ("cities", "families", "reference", "slots")

    def __init__(self, book: Book) -> None:
        self.families = {
            family: [_tile(book, name, SIZES[family]) for name in names] for family, names in FAMILIES.items()
        }
        self.cities = [_city(book, colour) for colour in COLOURS]
        self.slots = {family: _slots(book, family, 3) for family in FAMILIES}
        self.slots["city"] = _slots(book, "city", len(COLOURS))
        self.reference = _hexes(book, "reference_map", "reference_map")
        self._check_rings(book)
        _check_counts(book, "tiles", self.every_hex(), zeus=0)
        _check_counts(book, "reference_map", self.reference, zeus=1)

    def every_hex(self) -> list[Hex]:
        tiles = [tile for family in self.families.values() for tile in family] + self.cities
        return [spot for tile in tiles for spot in tile]

    def _check_rings(self, book: Book) -> None:
        for name, ring in zip(FAMILIES["ring"], self.families["ring"], strict=True):
            holes = [(spot.q, spot.r) for spot in ring if spot.kind == SHALLOW]
            if holes != [(0, 0)]:
                book.refuse(name, f"the ring {name} must have its one hole at 0, 0")
        if any(spot.kind not in {WATER, SHALLOW} for spot in self.families["ring"][0]):
            book.refuse("R0", "R0 must be the ring of nothing but water: Zeus stands in its hole")


def _tile(book: Book, name: str, size: int) -> list[Hex]:
    found = _hexes(book, name, "tiles", name)
    if len(found) != size:
        book.refuse(name, f"the tile {name} must have {size} hexes, not {len(found)}")
    return found


def _city(book: Book, colour: str) -> list[Hex]:
    found = _hexes(book, colour, "cities", colour)
    own = [spot for spot in found if spot.kind == CITY and COLOURS[spot.colours[0]] == colour]
    if len(found) != CITY_SIZE or len(own) != 1:
        book.refuse("cities", f"the {colour} city tile must have three hexes, one of them the {colour} city")
    return found


def _hexes(book: Book, key: str, *path: str) -> list[Hex]:
    found = [_hex(book, key, raw) for raw in book.items(*path)]
    places = Counter((spot.q, spot.r) for spot in found)
    for place, times in places.items():
        if times > 1:
            book.refuse(key, f"the hex {place[0]}, {place[1]} stands twice in '{key}'")
    return found


def _hex(book: Book, key: str, raw: object) -> Hex:
    if not isinstance(raw, list) or len(raw) < 3 or not is_number(raw[0]) or not is_number(raw[1]):
        book.refuse(key, f"a hex is [q, r, kind, colour or pedestals], not {shown(raw)}")
    if not is_on_grid(raw[0], raw[1]):
        book.refuse(key, f"the hex {raw[0]}, {raw[1]} lies off the grid")
    kind = book.word(KINDS[1:], raw[2], key) + 1
    return Hex(raw[0], raw[1], kind, _hex_colours(book, key, kind, raw[3:]))


def _hex_colours(book: Book, key: str, kind: int, rest: list[object]) -> tuple[int, ...]:
    if kind == STATUE and len(rest) == 1 and isinstance(rest[0], list) and len(set(map(str, rest[0]))) == 3:
        return tuple(sorted(book.colour(value, key) for value in rest[0]))
    if kind in {WATER, ISLAND, CITY} and len(rest) == 1:
        return (book.colour(rest[0], key),)
    if rest or kind in {WATER, ISLAND, CITY, STATUE}:
        book.refuse(key, f"in '{key}' water, island and city have one colour, a statue island three, the rest none")
    return ()


def _slots(book: Book, family: str, count: int) -> list[Slot]:
    return [_slot(book, family, raw) for raw in book.items("compact_slots", family, count=count)]


def _slot(book: Book, family: str, raw: object) -> Slot:
    if not isinstance(raw, list) or len(raw) != 3 or not is_number(raw[0]) or not is_number(raw[1]):
        book.refuse("compact_slots", f"a slot is [q, r, turns], not {shown(raw)}")
    if raw[2] == "any" and family == "ring":
        return raw[0], raw[1], ANY_TURN
    if not is_number(raw[2]) or not 0 <= raw[2] < 6:
        book.refuse("compact_slots", f"a slot is turned 0 to 5 times, a ring's 'any'; not {shown(raw[2])}")
    return raw[0], raw[1], raw[2]


def _check_counts(book: Book, key: str, hexes: list[Hex], zeus: int) -> None:
    """DEL-3: check the number of hexes of each kind, and of waters and pedestals of each colour."""
    kinds = Counter(spot.kind for spot in hexes)
    for kind, wanted in {**HEX_COUNTS, ZEUS: zeus}.items():
        if kinds[kind] != wanted:
            book.refuse(key, f"'{key}' has {kinds[kind]} hexes of {KINDS[kind]}; it needs {wanted}")
    waters = Counter(spot.colours[0] for spot in hexes if spot.kind == WATER)
    cities = Counter(spot.colours[0] for spot in hexes if spot.kind == CITY)
    stands = Counter(colour for spot in hexes if spot.kind == STATUE for colour in spot.colours)
    for colour, name in enumerate(COLOURS):
        if waters[colour] != WATERS_PER_COLOUR:
            book.refuse(key, f"'{key}' has {waters[colour]} {name} waters; it needs {WATERS_PER_COLOUR}")
        if cities[colour] != 1:
            book.refuse(key, f"'{key}' has {cities[colour]} {name} cities; it needs one")
        if stands[colour] != PEDESTALS_PER_COLOUR:
            book.refuse(key, f"'{key}' has {stands[colour]} {name} pedestals; it needs {PEDESTALS_PER_COLOUR}")
