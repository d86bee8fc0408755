"""A layout for any game, made from the types of its view's fields: one part for each field.

Every field gets a fixed number of numbers, whatever it holds. Long lists are cut, and words become
codes. Seats are counted from 0, not from the viewer: nobody can know which numbers are seats. A
layout that the game itself brings is smaller and tells more.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias
from zlib import crc32

import msgspec
import msgspec.inspect as types

from adyton.engine.game import AnyGame
from adyton.engine.phase import PhasedGame
from adyton.envs.layout import Array, Layout, Part, number_of, one_of, some_of

# Writes a value from a place on.
Writer: TypeAlias = Callable[[Any, Array, int], None]
# A word for each number, and what writes them.
Field: TypeAlias = tuple[list[str], Writer]

SMALL: Final = 16  # numbers below this have a place of their own
HALF: Final = 16  # the number that is shown as one half; larger ones come nearer to 1
CODE: Final = 16  # bits of a word's code
ENTRIES: Final = (12, 6, 3)  # of a list, of a list in a list, and deeper

_SEQUENCES: Final = (types.VarTupleType, types.ListType, types.SetType, types.FrozenSetType)


@cache
def generic_layout(game: AnyGame) -> Layout:
    """Return a layout of the game's view."""
    seats = max(game.chairs)
    chairs = [f"seat {seat}" for seat in range(seats)]
    parts = [
        one_of("viewer", chairs, lambda view: f"seat {view.viewer}"),
        number_of("players", seats, lambda view: view.seats),
        _phase(game),
        some_of("acting", chairs, lambda view: [f"seat {seat}" for seat in view.acting]),
    ]
    shape = types.type_info(game.view_type)
    assert isinstance(shape, types.DataclassType), "a view is a dataclass"
    known = {"viewer", "seats", "phase", "acting"}
    return Layout([*parts, *(_part(each.name, each.type) for each in shape.fields if each.name not in known)])


def _phase(game: AnyGame) -> Part:
    if isinstance(game, PhasedGame):
        return one_of("phase", [phase.name for phase in game.phases], lambda view: view.phase)
    return _part("phase", types.StrType())


def _part(name: str, kind: types.Type) -> Part:
    words, write = _field(kind, 0)
    return Part(name, words, lambda view, out: write(getattr(view, name), out, 0))


def _field(kind: types.Type, depth: int) -> Field:
    """Return how a value of this type becomes numbers."""
    if isinstance(kind, types.BoolType):
        return ["yes"], _write_number
    if isinstance(kind, types.IntType | types.FloatType):
        return [*(str(number) for number in range(SMALL)), "size"], _write_size
    if isinstance(kind, types.LiteralType | types.EnumType):
        return _choice(kind)
    if isinstance(kind, types.UnionType):
        return _union(kind, depth)
    if isinstance(kind, types.DataclassType):
        return _record([(each.name, each.type) for each in kind.fields], getattr, depth)
    if isinstance(kind, types.TupleType):
        places = [(str(place), item) for place, item in enumerate(kind.item_types)]
        return _record(places, lambda value, place: value[int(place)], depth)
    if isinstance(kind, _SEQUENCES):
        return _sequence(kind.item_type, depth)
    if isinstance(kind, types.DictType):
        return _sequence(types.TupleType((kind.key_type, kind.value_type)), depth, lambda value: value.items())
    return [f"bit {bit}" for bit in range(CODE)], _write_code


def _write_number(value: float, out: Array, start: int) -> None:
    out[start] = value


def _write_size(value: float, out: Array, start: int) -> None:
    """Write a small whole number at its place, and how large any number is."""
    if 0 <= value < SMALL and value == int(value):
        out[start + int(value)] = 1.0
    out[start + SMALL] = value / (abs(value) + HALF)


def _write_code(value: object, out: Array, start: int) -> None:
    text = value if isinstance(value, str) else msgspec.json.encode(value, order="sorted").decode()
    code = crc32(text.encode()) if text else 0
    for bit in range(CODE):
        out[start + bit] = code >> bit & 1


def _choice(kind: types.LiteralType | types.EnumType) -> Field:
    values: list[object] = list(kind.values) if isinstance(kind, types.LiteralType) else list(kind.cls)

    def write(value: object, out: Array, start: int) -> None:
        out[start + values.index(value)] = 1.0

    return [str(value) for value in values], write


def _union(kind: types.UnionType, depth: int) -> Field:
    """Return how an optional value is written: a 1 if there is one, and then the value.

    If it may be of several kinds, its code is written.
    """
    kinds = [each for each in kind.types if not isinstance(each, types.NoneType)]
    words, inner = _field(kinds[0] if len(kinds) == 1 else types.StrType(), depth)

    def write(value: object, out: Array, start: int) -> None:
        if value is not None:
            out[start] = 1.0
            inner(value, out, start + 1)

    return ["is there", *words], write


def _record(fields: Sequence[tuple[str, types.Type]], read: Callable[[Any, str], Any], depth: int) -> Field:
    words: list[str] = []
    writers: list[tuple[str, Writer, int]] = []
    for name, kind in fields:
        inner, write_field = _field(kind, depth)
        writers.append((name, write_field, len(words)))
        words += [f"{name} {word}" for word in inner]

    def write(value: object, out: Array, start: int) -> None:
        for name, write_field, place in writers:
            write_field(read(value, name), out, start + place)

    return words, write


def _sequence(kind: types.Type, depth: int, entries: Callable[[Any], Iterable[Any]] = iter) -> Field:
    """Return how many entries there are, and the first of them."""
    most = ENTRIES[min(depth, len(ENTRIES) - 1)]
    inner, write_entry = _field(kind, depth + 1)
    size = len(inner)

    def write(value: Any, out: Array, start: int) -> None:
        out[start] = len(value) / (len(value) + HALF)
        for place, entry in zip(range(most), entries(value), strict=False):
            out[start + 1 + place * (1 + size)] = 1.0
            write_entry(entry, out, start + 2 + place * (1 + size))

    words = [f"entry {place + 1} {word}" for place in range(most) for word in ("is there", *inner)]
    return ["how many", *words], write
