"""Whole views, made from the parts that a game declares."""

from collections.abc import Sequence
from typing import TypeVar

from adyton.engine.parts import PartTable
from adyton.engine.seat import Seat, Turn
from adyton.engine.state import State
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def whole_views(
    kind: type[V], parts: PartTable[S], state: S, phase: str, turn: Turn, viewers: Sequence[Seat | None]
) -> list[V]:
    """Return the view of each viewer. What everybody sees is made once."""
    shared = [("seats", state.seats), ("phase", phase), ("acting", turn.seats), ("deadline", turn.deadline)]
    shared += [(part.name, part.make(state)) for part in parts.shared]
    views = []
    for viewer in viewers:
        view = kind.__new__(kind)
        view.viewer = viewer
        for name, value in shared:
            setattr(view, name, value)
        for part in parts.own:
            setattr(view, part.name, part.make(state, viewer))
        views.append(view)
    return views
