"""Sight: what one chair sees of a position, encoded once for all who look, and only as far as it changed."""

from dataclasses import fields
from operator import attrgetter, is_not

import msgspec

from adyton.engine.picks import Picks
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.tables.course import Course
from adyton.tables.ear import encode
from adyton.tables.nouns import PickPattern


class Eyes:
    """What a chair sees of a position, and what it may do there."""

    def __init__(self, course: Course, seat: Seat | None, sight: "Sight") -> None:
        self.view = sight.whole
        self.changes = sight.changes
        self.since = sight.since
        legal = course.game.legal(course.state, seat) if seat is not None else ()
        plain = legal.plain if isinstance(legal, Picks) else legal
        self.legal = [action.text for action in plain]
        self.picks = PickPattern(legal.word, legal.size, legal.among) if isinstance(legal, Picks) else None
        self.undo = seat is not None and course.own_undo(seat) is not None


class Sight:
    """Remembers the text of each part of the view, because from one position to the next most stay the same.

    The same object is the same text: views stay as they were made, as the conformance kit makes sure.
    """

    def __init__(self, kind: type[View]) -> None:
        names = [field.name for field in fields(kind)]
        self.names = [encode(name) + b":" for name in names]
        self.read = attrgetter(*names)
        self.values: tuple[object, ...] = (self,) * len(names)  # which no view holds
        self.texts = [b""] * len(names)
        self.line: int | None = None
        self.whole = msgspec.Raw(b"{}")
        self.changes = msgspec.Raw(b"{}")
        self.since: int | None = None  # the line of the position to which the changes lead from

    def look(self, view: View, line: int) -> None:
        """Sees the position of this line."""
        values: tuple[object, ...] = self.read(view)
        texts = self.texts
        changed: list[bytes] = []
        others = [place for place, is_other in enumerate(map(is_not, values, self.values)) if is_other]
        for place in others:
            text = self.names[place] + encode(values[place])
            if text != texts[place]:
                texts[place] = text
                changed.append(text)
        self.whole, self.changes = _object(texts), _object(changed)
        self.since, self.line, self.values = self.line, line, values


def _object(texts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join(texts) + b"}")
