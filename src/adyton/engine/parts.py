"""Parts of views: what each part is made from, so that a move makes only the parts anew that it touched.

A game that declares its parts makes whole views from the same declarations. A game that declares
none makes whole views after every move, and needs nothing of this.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
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

    def is_touched(self, before: S, state: S, viewer: Seat | None) -> bool:
        """Return whether the viewer's row differs in the two states."""
        if self.row is None or viewer is None:
            return False
        return bool(getattr(before, self.row)[viewer] != getattr(state, self.row)[viewer])


class Changes:
    """The parts of views that a move may have changed, made anew: everybody's, and those of each viewer."""

    __slots__ = ("own", "shared")

    def __init__(self, shared: list[tuple[str, Any]], own: list[list[tuple[str, Any]]]) -> None:
        self.shared = shared
        self.own = own  # in the order of the viewers


# The parts that touched fields change: everybody's, each viewer's, and those whose row must be compared.
Touched: TypeAlias = tuple[list[Part[S]], list[OwnPart[S]], list[OwnPart[S]]]


class PartTable(Generic[S]):
    """All parts of a game's views, besides those that every view has."""

    def __init__(self, shared: Sequence[Part[S]], own: Sequence[OwnPart[S]]) -> None:
        self.shared = tuple(shared)
        self.own = tuple(own)
        reads = [part.reads for part in shared] + [_fields(part) for part in own]
        fields = sorted({field for names in reads for field in names})
        self._values: Callable[[S], tuple[Any, ...]] = attrgetter(*fields)
        self._bits = {field: 1 << place for place, field in enumerate(fields)}
        self._flags = tuple(self._bits.values())
        self._known: dict[int, Touched[S]] = {}

    def changed(self, before: S, state: S, viewers: Sequence[Seat | None]) -> Changes:
        """Make the parts that read something in which the two states differ."""
        touched = 0
        for flag, old, new in zip(self._flags, self._values(before), self._values(state), strict=True):
            if old != new:
                touched |= flag
        shared, own, by_row = self._known.get(touched) or self._reading(touched)
        return Changes(
            [(part.name, part.make(state)) for part in shared],
            [_made_for(viewer, before, state, own, by_row) for viewer in viewers],
        )

    def _reading(self, touched: int) -> Touched[S]:
        own = [part for part in self.own if self._mask(part.reads) & touched]
        found = (
            [part for part in self.shared if self._mask(part.reads) & touched],
            own,
            [part for part in self.own if part not in own and self._mask(_fields(part)) & touched],
        )
        if len(self._known) < MOST_PATTERNS:
            self._known[touched] = found
        return found

    def _mask(self, fields: tuple[str, ...]) -> int:
        return sum([self._bits[field] for field in fields])


def _made_for(
    viewer: Seat | None, before: S, state: S, own: list[OwnPart[S]], by_row: list[OwnPart[S]]
) -> list[tuple[str, Any]]:
    parts = own + [part for part in by_row if part.is_touched(before, state, viewer)]
    return [(part.name, part.make(state, viewer)) for part in parts]


def _fields(part: OwnPart[S]) -> tuple[str, ...]:
    return part.reads if part.row is None else (*part.reads, part.row)
