"""The promise about declarations: a part of a view depends on no field of the state that it does not declare."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from adyton.engine.parts import OwnPart, PartTable
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.testing.broken import Broken
from adyton.testing.position import Position, forward

AHEAD = 6  # moves to a later state, from which fields are borrowed


class MadePart(NamedTuple):
    """A part as one viewer sees it: the values that it declares to read, and how it is made."""

    name: str
    declared: Callable[[State], list[object]]
    make: Callable[[State], object]


def parts_declare_what_they_read(position: Position) -> None:
    """Check that no part changes if a field that it does not declare comes from another state of the game."""
    game, state = position.game, position.state
    if game.parts is not None:
        later = state.copy()
        forward(game, later, position.rng, position.at, AHEAD)
        parts = made_parts(game.parts, [None, *position.seats])
        for other in (later, game.start(state.options, state.seats)):
            for part, field in undeclared(parts, state, other, ("phase", *state.fields.names)):
                raise Broken("parts declare what they read", f"`{part}` depends on `{field}`")


def made_parts(table: PartTable[Any], viewers: Sequence[Seat | None]) -> list[MadePart]:
    """Return the parts of everybody, and those of each viewer."""
    shared = [MadePart(part.name, _reader(part.reads), part.make) for part in table.shared]
    return shared + [
        MadePart(
            part.name,
            _reader(part.reads, part.row if viewer is not None else None, viewer),
            _maker(part, viewer),
        )
        for part in table.own
        for viewer in viewers
    ]


def undeclared(
    parts: Sequence[MadePart], state: State, other: State, fields: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """Yield each part with a field, of these, that it depends on and does not declare."""
    texts = [msgspec.json.encode(part.make(state)) for part in parts]
    for field in fields:
        borrowed = getattr(other, field)
        if borrowed == getattr(state, field):
            continue
        mixed = state.copy()
        setattr(mixed, field, borrowed)
        for part, text in zip(parts, texts, strict=True):
            if part.declared(mixed) == part.declared(state) and _text(part, mixed) != text:
                yield part.name, field


def _maker(part: OwnPart[Any], viewer: Seat | None) -> Callable[[State], object]:
    return lambda state: part.make(state, viewer)


def _reader(
    reads: tuple[str, ...], row: str | None = None, viewer: Seat | None = None
) -> Callable[[State], list[object]]:
    def declared(state: State) -> list[object]:
        values = [_value(state, name) for name in reads]
        return values if row is None else [*values, getattr(state, row)[viewer]]

    return declared


def _value(state: State, name: str) -> object:
    """Return a field or a property of the state, or what a field holds: `pile.items`."""
    value: object = state
    for each in name.split("."):
        value = getattr(value, each)
    return value


def _text(part: MadePart, mixed: State) -> bytes | None:
    """Return the part as JSON; None if the mixed state has no such part, because the game never gets there."""
    try:
        return msgspec.json.encode(part.make(mixed))
    except Exception:  # any error shows that the part has read the borrowed field
        return None
