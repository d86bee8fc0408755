"""Parts of views: what each part is made from, so that a move makes only the parts anew that it touched.

A game that declares its parts makes whole views from the same declarations. A game that declares
none makes whole views after every move, and needs nothing of this.
"""

from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Final, Generic, TypeAlias, TypeVar

from adyton.engine.seat import Seat
from adyton.engine.state import State

S = TypeVar("S", bound=State)
MOST_PATTERNS: Final = 1000  # sets of touched fields that are remembered


class Part(Generic[S]):
    """A field of the view that is the same for everybody: what it reads of the state, and how it is made."""

    __slots__ = ("make", "name", "reads")

    def __init__(self, name: str, reads: tuple[str, ...], make: Callable[[S], Any]) -> None:
        self.name = name
        self.reads = reads  # fields or properties of the state
        self.make = make


class OwnPart(Generic[S]):
    """A field of the view that depends on the viewer; it is made for spectators (None) too.

    `row` is a field by seat of which the part reads only what belongs to the viewer, such as their hand.
    """

    __slots__ = ("make", "name", "reads", "row")

    def __init__(
        self, name: str, reads: tuple[str, ...], make: Callable[[S, Seat | None], Any], row: str | None = None
    ) -> None:
        self.name = name
        self.reads = reads
        self.make = make
        self.row = row


class Changes:
    """The parts of views that a move may have changed, made anew: everybody's, and those of each viewer."""

    __slots__ = ("own", "shared")

    def __init__(self, shared: list[tuple[str, Any]], own: list[list[tuple[str, Any]]]) -> None:
        self.shared = shared
        self.own = own  # in the order of the viewers


# The parts that touched fields change: everybody's, each viewer's, and those whose row (its name beside it) must be
# compared.
Touched: TypeAlias = tuple[list[Part[S]], list[OwnPart[S]], list[tuple[OwnPart[S], str]]]


class PartTable(Generic[S]):
    """All parts of a game's views, besides those that every view has."""

    def __init__(self, shared: Sequence[Part[S]], own: Sequence[OwnPart[S]]) -> None:
        self.shared = tuple(shared)
        self.own = tuple(own)
        reads = [part.reads for part in shared] + [_fields(part) for part in own]
        fields = sorted({"phase", "seats"}.union(*reads))  # at least two, so that their values are a tuple
        self._values: Callable[[S], tuple[Any, ...]] = attrgetter(*fields)
        self._bits = {field: 1 << place for place, field in enumerate(fields)}
        self._flags = tuple(self._bits.values())
        self._known: dict[int, Touched[S]] = {}

    def changed(self, before: S, state: S, viewers: Sequence[Seat | None]) -> Changes:
        """Make the parts that read something in which the two states differ."""
        touched = sum(compress(self._flags, map(ne, self._values(before), self._values(state))))
        shared, own, by_row = self._known.get(touched) or self._reading(touched)
        rows = [(part, getattr(before, row), getattr(state, row)) for part, row in by_row]
        made = []
        for viewer in viewers:
            parts = [(part.name, part.make(state, viewer)) for part in own] if own else []
            if rows and viewer is not None:
                for part, old, new in rows:
                    if old[viewer] != new[viewer]:
                        parts.append((part.name, part.make(state, viewer)))
            made.append(parts)
        return Changes([(part.name, part.make(state)) for part in shared], made)

    def _reading(self, touched: int) -> Touched[S]:
        own = [part for part in self.own if self._mask(part.reads) & touched]
        found = (
            [part for part in self.shared if self._mask(part.reads) & touched],
            own,
            [(part, part.row) for part in self.own if part not in own and part.row and self._bits[part.row] & touched],
        )
        if len(self._known) < MOST_PATTERNS:
            self._known[touched] = found
        return found

    def _mask(self, fields: tuple[str, ...]) -> int:
        return sum([self._bits[field] for field in fields])


def _fields(part: OwnPart[S]) -> tuple[str, ...]:
    return part.reads if part.row is None else (*part.reads, part.row)
