"""Encoded views: what one seat sees of a position as JSON, made once for all who look, and only as far as it changed."""

from collections.abc import Sequence
from dataclasses import fields, replace
from operator import attrgetter, is_not

import msgspec

from adyton.engine.action import Action
from adyton.engine.content import content_name
from adyton.engine.options import DataOptions
from adyton.engine.picks import Picks
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.tables.listener import encode
from adyton.tables.live_playing import LivePlaying
from adyton.tables.types import PickPattern


class EncodedView:
    """Remembers the text of each part of a view, because from one position to the next most stay the same.

    The same object is the same text. The conformance kit promises it: patched views are whole.
    """

    __slots__ = ("changes", "line", "names", "read", "since", "texts", "values")

    def __init__(self, kind: type[View]) -> None:
        names = [field.name for field in fields(kind)]
        self.names = [encode(name) + b":" for name in names]
        self.read = attrgetter(*names)
        self.values: tuple[object, ...] = (self,) * len(names)  # which no view holds
        self.texts = [b""] * len(names)
        self.line: int | None = None
        self.changes = msgspec.Raw(b"{}")
        self.since: int | None = None  # the line of the position from which the changes lead to this one

    @property
    def whole(self) -> msgspec.Raw:
        return _object(self.texts)

    def update(self, view: View, line: int, other: "EncodedView | None" = None) -> None:
        """Goes on to the position of this line; `other` is there already, and most of it is everybody's."""
        values: tuple[object, ...] = self.read(view)
        places = [place for place, is_new in enumerate(map(is_not, values, self.values)) if is_new]
        known, same = (other.texts, other.values) if other is not None else (self.texts, self.values)
        texts, names, changed = self.texts, self.names, []
        for place in places:
            value = values[place]
            text = known[place] if value is same[place] else names[place] + encode(named(value))
            if text != texts[place]:
                texts[place] = text
                changed.append(text)
        self.changes = _object(changed)
        self.since, self.line, self.values = self.line, line, values


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
            self.undo = live.playing.own_undo(seat) is not None
            self.moved = any(entry.seat == seat for entry in reversed(live.playing.moves.items))
            if live.is_asked(seat):
                self._offer(live.playing.game.legal(live.playing.state, seat))

    def _offer(self, legal: Sequence[Action]) -> None:
        if isinstance(legal, Picks):
            self.picks = PickPattern(legal.word, legal.size, legal.among)
            legal = legal.plain
        self.legal = [action.text for action in legal]


def named(value: object) -> object:
    """The value as it travels: options name a host's own file by its hash, because it is long and never changes."""
    if isinstance(value, DataOptions) and value.content is not None:
        return replace(value, content=content_name(value.content))
    if isinstance(value, dict) and isinstance(text := value.get("content"), str):
        return value | {"content": content_name(text)}
    return value


def _object(texts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join(texts) + b"}")
