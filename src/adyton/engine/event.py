"""Events: something that happened, and who may know it."""

from adyton.engine.refusal import Args
from adyton.engine.seat import Seat


class Event:
    """What a log or an animation shows. `seats` lists who may know it; None: everybody.

    Arguments called `seat` and `other` are seats. Sentences show the players' names in their place.
    """

    __slots__ = ("args", "name", "seats")

    def __init__(self, name: str, args: Args, seats: tuple[Seat, ...] | None = None) -> None:
        self.name = name
        self.args = args
        self.seats = seats

    def is_for(self, seat: Seat | None) -> bool:
        """Return whether this seat (None: a spectator) may know of it."""
        return self.seats is None or seat in self.seats

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args}, {self.seats})"
