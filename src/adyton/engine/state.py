"""State: the whole position of a game, with all secrets. It never leaves the server."""

import hashlib
import json
from collections.abc import Mapping
from typing import ClassVar, Final, Self

from adyton.engine.event import Event
from adyton.engine.fields import Fields, Json
from adyton.engine.native import mypyc_attr
from adyton.engine.options import Options
from adyton.engine.seat import Seat

__all__ = ["Json", "State", "canonical", "state_hash"]

_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """A position of a game. Only `Game.play` changes it.

    A game's state declares its fields and gives them their first values. Copies, JSON and hashes follow.
    """

    fields: ClassVar[Fields] = Fields()
    __slots__ = ("news", "options", "phase", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.phase = 0
        self.news: list[Event] | None = None  # None: no events are noted

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one and notes no events.

        A game may override it and copy field by field, which is up to four times as fast. The
        conformance kit finds fields that were forgotten.
        """
        twin = type(self).__new__(type(self))
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.news = None
        self.fields.copy(self, twin)
        return twin

    def to_json(self) -> Json:
        """Return everything that `Game.load` needs, options included."""
        json: Json = {"options": self.options.to_json(), "seats": self.seats, "phase": self.phase}
        json |= self.fields.write(self)
        for name in self.fields.unknown_to(self.options.version):
            del json[name]
        return json

    def fill(self, json: Json) -> None:
        """Take the phase and all fields from what `to_json` wrote."""
        self.phase = json["phase"]
        unknown = self.fields.unknown_to(self.options.version)
        self.fields.read(self, self.fields.write(self) | json if unknown else json)

    def tell(self, name: str, seats: tuple[Seat, ...] | None = None, **args: int | str) -> None:
        """Note an event, if events are noted.

        What happens often in playouts asks for `news` first, and so saves the call.
        """
        if self.news is not None:
            self.news.append(Event(name, args, seats))


def canonical(value: Json) -> str:
    """Return the canonical text of this JSON value."""
    return _ENCODER.encode(value)


def state_hash(state: State, options: Mapping[str, object] | None = None) -> str:
    """Return a fingerprint of everything in the state.

    A record's hash covers the options as its header holds them. An option that the game got later is
    not among them, so older records keep their hash.
    """
    held = state.to_json()
    if options is not None:
        held["options"] = {**options}
    return hashlib.sha256(canonical(held).encode()).hexdigest()
