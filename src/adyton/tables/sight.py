"""Sight: what one chair sees of a position, encoded once for all who look, and only as far as it changed."""

from dataclasses import fields
from operator import attrgetter, is_not

import msgspec

from adyton.engine.picks import Picks
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.tables.course import NOT_ASKED, Course
from adyton.tables.ear import encode
from adyton.tables.nouns import PickPattern


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
        self.changes = msgspec.Raw(b"{}")
        self.since: int | None = None  # the line of the position to which the changes lead from

    @property
    def whole(self) -> msgspec.Raw:
        return _object(self.texts)

    def look(self, view: View, line: int, other: "Sight | None" = None) -> None:
        """Sees the position of this line; the other one has seen it already, and most of it is everybody's."""
        values: tuple[object, ...] = self.read(view)
        places = [place for place, is_new in enumerate(map(is_not, values, self.values)) if is_new]
        known, same = (other.texts, other.values) if other is not None else (self.texts, self.values)
        texts, names, changed = self.texts, self.names, []
        for place in places:
            value = values[place]
            text = known[place] if value is same[place] else names[place] + encode(value)
            if text != texts[place]:
                texts[place] = text
                changed.append(text)
        self.changes = _object(changed)
        self.since, self.line, self.values = self.line, line, values


class Eyes:
    """What a chair sees of a position, and what it may do there."""

    def __init__(self, course: Course, seat: Seat | None, sight: Sight) -> None:
        self.sight = sight
        legal = () if seat is None or course.asked[seat] == NOT_ASKED else course.game.legal(course.state, seat)
        plain = legal.plain if isinstance(legal, Picks) else legal
        self.legal = [action.text for action in plain]
        self.picks = PickPattern(legal.word, legal.size, legal.among) if isinstance(legal, Picks) else None
        self.undo = seat is not None and course.own_undo(seat) is not None


def _object(texts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{" + b",".join(texts) + b"}")
