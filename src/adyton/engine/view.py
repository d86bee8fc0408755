"""Views: what one seat, or a spectator, may know. A view is built field by field, never cut out of a state."""

from dataclasses import dataclass

from adyton.engine.seat import Seat


@dataclass(slots=True, kw_only=True)
class View:
    """The fields that the views of all games have."""

    viewer: Seat | None  # None: a spectator
    seats: int
    phase: str
    acting: tuple[Seat, ...]
    deadline: int | None = None
