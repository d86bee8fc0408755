"""State: where a game stands, all secrets included. It never leaves the server."""

import hashlib
import json
from abc import ABC, abstractmethod
from typing import Any, Final, Self, TypeAlias

from adyton.engine.event import Event
from adyton.engine.native import mypyc_attr
from adyton.engine.options import Options
from adyton.engine.seat import Seat

Json: TypeAlias = dict[str, Any]
_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(ABC):
    """Mutable inside, a value outside: only `Game.play` changes it."""

    __slots__ = ("news", "phase", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.phase = 0
        self.news: list[Event] | None = None  # None: nobody listens, nothing is told

    @property
    @abstractmethod
    def options(self) -> Options:
        """The options that this table was opened with."""

    @abstractmethod
    def copy(self) -> Self:
        """A state that shares nothing mutable with this one, with nobody listening."""

    @abstractmethod
    def to_json(self) -> Json:
        """Everything that `Game.load` needs, options included."""

    def tell(self, name: str, seats: tuple[Seat, ...] | None = None, **args: int | str) -> None:
        """Notes an event for those who listen."""
        if self.news is not None:
            self.news.append(Event(name, args, seats))


def canonical(value: Json) -> str:
    """The one text that this JSON value has."""
    return _ENCODER.encode(value)


def state_hash(state: State) -> str:
    """A fingerprint of everything in the state."""
    return hashlib.sha256(canonical(state.to_json()).encode()).hexdigest()
