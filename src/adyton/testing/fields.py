"""Promises about the fields of a state: all are declared, and copies share none that changes."""

from collections.abc import Iterator
from typing import Final

from adyton.engine.state import State
from adyton.testing.broken import Broken
from adyton.testing.position import Position

COMMON: Final = frozenset({"news", "options", "phase", "seats"})  # what every state has


def fields_are_declared(position: Position) -> None:
    """Check that every attribute of a state is a declared field, so that copies, JSON and hashes know it."""
    state = position.state
    names = set(state.fields.names)
    found = set(attributes(state)) - COMMON
    if found - names:
        raise Broken("fields are declared", f"`{min(found - names)}` is not among the fields of the state")


def nothing_is_shared(position: Position, twin: State) -> None:
    """Check that two states have no list and no bag in common."""
    fields = twin.fields
    for name in (*fields.rows, *fields.tables, *fields.bags, *fields.objects):
        mine, other = getattr(position.state, name), getattr(twin, name)
        ours = {id(part) for part in _changing(mine, deep=name not in fields.objects)}
        if any(id(part) in ours for part in _changing(other)):
            raise Broken("copies are deep", f"a copy shares `{name}` with its original")


def contents(state: State) -> dict[str, object]:
    """Return all that a state holds, in a form that stays as it is when the state changes."""
    fields = state.fields
    held = {name: _frozen(getattr(state, name)) for name in attributes(state) if name not in fields.objects}
    return held | {name: _frozen(write(getattr(state, name))) for name, (write, _) in fields.objects.items()}


def attributes(value: object) -> Iterator[str]:
    """Yield the names of the attributes that an object has, whether its class is compiled or not."""
    kind = type(value)
    slots = [name for each in kind.__mro__ for name in getattr(each, "__slots__", ())]
    names = (*getattr(kind, "__mypyc_attrs__", ()), *slots, *getattr(value, "__dict__", ()))
    return (name for name in dict.fromkeys(names) if name != "__dict__" and hasattr(value, name))


def _changing(value: object, *, deep: bool = True) -> Iterator[object]:
    """Yield the parts of a field that a move may change in place."""
    if isinstance(value, list):
        yield value
        for item in value if deep else ():
            yield from _changing(item)
    elif hasattr(value, "items"):
        yield value
        yield value.items


def _frozen(value: object) -> object:
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: _frozen(item) for key, item in value.items()}
    if type(value).__module__ == "builtins":
        return value
    if hasattr(value, "items"):  # a bag
        return {name: _frozen(getattr(value, name)) for name in attributes(value)}
    return id(value)
