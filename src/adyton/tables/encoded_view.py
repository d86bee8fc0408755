"""Encoded views: what a seat sees as JSON, encoded once for all listeners, and only the parts that changed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Final, TypeAlias

import msgspec

from adyton.engine.action import Action
from adyton.engine.parts import Changes
from adyton.engine.picks import Picks
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.local.encode import with_file_named
from adyton.tables.listener import encode
from adyton.tables.live_playing import LivePlaying
from adyton.tables.types import PickPattern

OPTIONS: Final = "options"  # the part that may hold a host's own file

Encoded: TypeAlias = dict[str, tuple[object, bytes]]  # parts by name: each as it is, and as JSON with its name


class Layout:
    """The parts of a kind of view, in order, and how the text of each begins."""

    __slots__ = ("names", "read", "starts")

    def __init__(self, kind: type[View]) -> None:
        self.names = tuple([field.name for field in fields(kind)])
        self.starts = {name: encode(name) + b":" for name in self.names}
        self.read: Callable[[View], tuple[object, ...]] = attrgetter(*self.names)

    def text(self, name: str, value: object) -> bytes:
        """Return a part with its name, as JSON."""
        if name == OPTIONS:
            value = with_file_named(value)
        return self.starts[name] + encode(value)


_LAYOUTS: Final[dict[type[View], Layout]] = {}


def _layout(kind: type[View]) -> Layout:
    if kind not in _LAYOUTS:
        _LAYOUTS[kind] = Layout(kind)
    return _LAYOUTS[kind]


class EncodedView:
    """Remembers the text of each part of a view, because most parts stay the same from one position to the next.

    The same object is the same text. The conformance kit checks this: patched views are whole.
    """

    __slots__ = ("changes", "layout", "line", "parts", "since")

    def __init__(self, kind: type[View]) -> None:
        self.layout = layout = _layout(kind)
        self.parts: Encoded = dict.fromkeys(layout.names, (self, b""))  # no view holds such a part
        self.line: int | None = None
        self.changes = msgspec.Raw(b"{}")
        self.since: int | None = None  # the line of the position from which the changes lead to this one

    @property
    def whole(self) -> msgspec.Raw:
        return _object(_texts(self.parts))

    def update(self, view: View, line: int, other: "EncodedView | None" = None) -> None:
        """Go on to the position of this line. `other` is there already, and shares most parts."""
        layout, changed = self.layout, []
        for name, value in zip(layout.names, layout.read(view), strict=True):
            old, known = self.parts[name]
            if value is not old:
                shared = other.parts[name] if other is not None else None
                text = shared[1] if shared is not None and value is shared[0] else layout.text(name, value)
                self.parts[name] = (value, text)
                if text != known:
                    changed.append(text)
        self.go_on(line, _object(changed))

    def differing(self, parts: Iterable[tuple[str, object]]) -> Encoded:
        """Return those of these parts that differ from this view, encoded."""
        found: Encoded = {}
        known, starts = self.parts, self.layout.starts
        for name, value in parts:
            old, shown = known[name]
            if value is not old:
                text = starts[name] + encode(value) if name != OPTIONS else self.layout.text(name, value)
                if text != shown:
                    found[name] = (value, text)
        return found

    def go_on(self, line: int, changes: msgspec.Raw) -> None:
        """Go on to the position of this line, to which these changes lead."""
        self.changes = changes
        self.since, self.line = self.line, line


def patch_all(views: Sequence[EncodedView], changes: Changes, line: int) -> None:
    """Go on to the position of this line in the views of all seats, which show the same position now."""
    shared = views[0].differing(changes.shared)  # and so for all of them
    texts = _texts(shared)
    same = _object(texts)
    for view, parts in zip(views, changes.own, strict=True):
        view.parts.update(shared)
        own = view.differing(parts) if parts else None
        if own:
            view.parts.update(own)
            view.go_on(line, _object(texts + _texts(own)))
        else:
            view.go_on(line, same)


class SeatPosition:
    """What a seat, or a spectator, sees of a position, and what it may do there."""

    __slots__ = ("legal", "moved", "picks", "undo", "view")

    def __init__(self, live: LivePlaying, seat: Seat | None, view: EncodedView, undoer: Seat | None = None) -> None:
        self.view = view
        self.legal: list[str] = []
        self.picks: PickPattern | None = None
        self.moved = seat in live.movers  # whether there is a move of this seat to take back
        self.undo = seat is not None and seat == undoer
        if seat is not None and live.clocks[seat].asked is not None:
            playing = live.playing
            self._offer(playing.game.legal(playing.state, seat))

    def _offer(self, legal: Sequence[Action]) -> None:
        if isinstance(legal, Picks):
            self.picks = PickPattern(legal.word, legal.size, legal.among)
            legal = legal.plain
        self.legal = [action.text for action in legal]


def _texts(parts: Encoded) -> list[bytes]:
    return [text for _, text in parts.values()]


def _object(texts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join(texts) + b"}")
