"""Encoded views: what a seat sees as JSON, encoded once for all listeners, and only the parts that changed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from operator import attrgetter, is_not
from typing import Final, TypeAlias

import msgspec

from adyton.engine.action import Action
from adyton.engine.picks import Picks
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.local.encode import with_file_named
from adyton.tables.listener import encode
from adyton.tables.live_playing import LivePlaying
from adyton.tables.types import PickPattern

NewPart: TypeAlias = tuple[int, object, bytes]  # its place in the view, its value and its text


class Layout:
    """The parts of a kind of view: where each is, and how its text begins."""

    __slots__ = ("names", "options", "places", "read")

    def __init__(self, kind: type[View]) -> None:
        names = [field.name for field in fields(kind)]
        self.places = {name: place for place, name in enumerate(names)}
        self.options = self.places.get("options")  # the part that may hold a host's own file
        self.names = [encode(name) + b":" for name in names]
        self.read: Callable[[View], tuple[object, ...]] = attrgetter(*names)

    def text(self, place: int, value: object) -> bytes:
        """Return a part with its name, as JSON."""
        return self.names[place] + encode(with_file_named(value) if place == self.options else value)


_LAYOUTS: Final[dict[type[View], Layout]] = {}


def _layout(kind: type[View]) -> Layout:
    if kind not in _LAYOUTS:
        _LAYOUTS[kind] = Layout(kind)
    return _LAYOUTS[kind]


class EncodedView:
    """Remembers the text of each part of a view, because most parts stay the same from one position to the next.

    The same object is the same text. The conformance kit checks this: patched views are whole.
    """

    __slots__ = ("changes", "layout", "line", "since", "texts", "values")

    def __init__(self, kind: type[View]) -> None:
        self.layout = layout = _layout(kind)
        self.values: list[object] = [self] * len(layout.names)  # a value that no view holds
        self.texts = [b""] * len(layout.names)
        self.line: int | None = None
        self.changes = msgspec.Raw(b"{}")
        self.since: int | None = None  # the line of the position from which the changes lead to this one

    @property
    def whole(self) -> msgspec.Raw:
        return _object(self.texts)

    def update(self, view: View, line: int, other: "EncodedView | None" = None) -> None:
        """Go on to the position of this line. `other` is there already, and shares most parts."""
        values = self.layout.read(view)
        places = [place for place, is_new in enumerate(map(is_not, values, self.values)) if is_new]
        known = other or self
        changed = []
        for place in places:
            value = values[place]
            is_known = value is known.values[place]
            text = known.texts[place] if is_known else self.layout.text(place, value)
            if text != self.texts[place]:
                self.texts[place] = text
                changed.append(text)
        self.values = list(values)
        self.changes = _object(changed)
        self.since, self.line = self.line, line

    def differing(self, parts: Iterable[tuple[str, object]]) -> list[NewPart]:
        """Return those of these parts that differ from this view, encoded."""
        found, values, places = [], self.values, self.layout.places
        for name, value in parts:
            place = places[name]
            if value is not values[place]:
                text = self.layout.text(place, value)
                if text != self.texts[place]:
                    found.append((place, value, text))
        return found

    def patch(self, parts: Sequence[NewPart], line: int, changes: msgspec.Raw) -> None:
        """Go on to the position of this line, in which only these parts are new; `changes` is their text."""
        values, texts = self.values, self.texts
        for place, value, text in parts:
            values[place] = value
            texts[place] = text
        self.changes = changes
        self.since, self.line = self.line, line


class SeatPosition:
    """What a seat, or a spectator, sees of a position, and what it may do there."""

    __slots__ = ("legal", "moved", "picks", "undo", "view")

    def __init__(self, live: LivePlaying, seat: Seat | None, view: EncodedView) -> None:
        self.view = view
        self.legal: list[str] = []
        self.picks: PickPattern | None = None
        self.moved = False  # whether there is a move of this seat to take back
        self.undo = False
        if seat is not None:
            playing = live.playing
            self.moved = seat in live.movers
            self.undo = playing.own_undo(seat) is not None
            if live.clocks[seat].asked is not None:
                self._offer(playing.game.legal(playing.state, seat))

    def _offer(self, legal: Sequence[Action]) -> None:
        if isinstance(legal, Picks):
            self.picks = PickPattern(legal.word, legal.size, legal.among)
            legal = legal.plain
        self.legal = [action.text for action in legal]


def joined(parts: Sequence[NewPart]) -> msgspec.Raw:
    """Return the parts as one JSON object."""
    return _object([text for _, _, text in parts])


def _object(texts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join(texts) + b"}")
