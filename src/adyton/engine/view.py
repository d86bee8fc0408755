"""Views: what one seat, or a spectator, may know. They are built from nothing, each field on purpose."""

from dataclasses import dataclass

from adyton.engine.seat import Seat


@dataclass(slots=True, kw_only=True)
class View:
    """What every game's view tells."""

    viewer: Seat | None  # None: a spectator
    seats: int
    phase: str
    acting: tuple[Seat, ...]
    deadline: int | None = None
