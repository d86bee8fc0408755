"""Fields: what a state consists of, declared once for its slots, its copies and its JSON."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from adyton.engine.bag import Bag

Json: TypeAlias = dict[str, Any]
# How a field with objects of a game's own classes is written as JSON, and how it is read back.
Codec: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any], Any]]
_NO_OBJECTS: Final[Mapping[str, Codec]] = {}
_ALWAYS: Final[Mapping[str, int]] = {}


class Fields:
    """The names of a state's fields, by what they hold.

    `values` are numbers, texts and flags; `rows` are lists of these; `tables` are lists of rows. The
    objects in `objects` never change; a field holds one of them, or a list. `derived` follows from
    the options and is shared by all copies; it is not written. `since` names the fields that came
    with a later version of the rules: states of older versions are written without them.
    """

    __slots__ = ("bags", "derived", "names", "objects", "rows", "since", "tables", "values")

    def __init__(
        self,
        *,
        values: tuple[str, ...] = (),
        rows: tuple[str, ...] = (),
        tables: tuple[str, ...] = (),
        bags: tuple[str, ...] = (),
        objects: Mapping[str, Codec] = _NO_OBJECTS,
        derived: tuple[str, ...] = (),
        since: Mapping[str, int] = _ALWAYS,
    ) -> None:
        self.values = values
        self.rows = rows
        self.tables = tables
        self.bags = bags
        self.objects = objects
        self.derived = derived
        self.since = since
        self.names = (*values, *rows, *tables, *bags, *objects, *derived)

    def unknown_to(self, version: int) -> list[str]:
        """Return the fields that this version of the rules does not have."""
        return [name for name, since in self.since.items() if since > version]

    def write(self, state: object) -> Json:
        """Return the fields as JSON that shares nothing with the state."""
        json: Json = {name: getattr(state, name) for name in self.values}
        for name in self.rows:
            json[name] = list(getattr(state, name))
        for name in self.tables:
            json[name] = [list(row) for row in getattr(state, name)]
        for name in self.bags:
            json[name] = list(getattr(state, name).items)
        for name, (write, _) in self.objects.items():
            json[name] = write(getattr(state, name))
        return json

    def read(self, state: object, json: Json) -> None:
        """Set the fields from JSON that `write` made; nothing of it is shared."""
        for name in self.values:
            setattr(state, name, json[name])
        for name in self.rows:
            setattr(state, name, list(json[name]))
        for name in self.tables:
            setattr(state, name, [list(row) for row in json[name]])
        for name in self.bags:
            setattr(state, name, Bag(json[name]))
        for name, (_, read) in self.objects.items():
            setattr(state, name, read(json[name]))

    def copy(self, state: object, twin: object) -> None:
        """Set the twin's fields to those of the state; they share nothing that changes."""
        for name in (*self.values, *self.derived):
            setattr(twin, name, getattr(state, name))
        for name in self.rows:
            setattr(twin, name, getattr(state, name)[:])
        for name in self.tables:
            setattr(twin, name, [row[:] for row in getattr(state, name)])
        for name in self.bags:
            setattr(twin, name, getattr(state, name).copy())
        for name in self.objects:
            value = getattr(state, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
