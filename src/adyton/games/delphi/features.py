"""Actions of Delphi by their fields: a network can tell 172,889 actions apart by what they have in common."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import DelphiAction
from adyton.games.delphi.rules.actions import FIXED
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import CELL_COUNT
from adyton.games.delphi.rules.names import COLOURS
from adyton.games.delphi.rules.numbering import COLOURINGS, DISCARDS_FROM, SOURCES, STARTS, paid_number, placed_number

# The number of an action with its fields: verb, source, colour named, place and object, each from -1 on.
Fields: TypeAlias = tuple[int, int, int, int, int, int]

NAMES: Final = ("verb", "source", "colour named", "place", "object")
OF_ONE_COLOUR: Final = frozenset({verbs.ARES_DEFEATS, verbs.FETCH_OFFERING})
OF_NATURE: Final = frozenset({verbs.PUT_OFFERING, verbs.PUT_MONSTER})


def features() -> list[tuple[int, ...]]:
    """Return the fields of every action, by number; each counts from 1, and 0 means that there is none."""
    found: list[tuple[int, ...]] = [(0,) * len(NAMES)] * DELPHI.action_count
    for number, *fields in (*_paid(), *_placed(), *_fixed()):
        found[number] = tuple(field + 1 for field in fields)
    return found


def _paid() -> Iterator[Fields]:
    for source in range(SOURCES):
        for verb in range(verbs.SAIL, verbs.LOOK + 1):
            for named, thing in _colourings(verb):
                for cell in range(CELL_COUNT):
                    yield paid_number(verb, source, named, cell, thing), verb, source, named, cell, thing
        for verb in range(verbs.HEAL, verbs.FAVOR + 1):
            for named, thing in _colourings(verb):
                yield paid_number(verb, source, named, -1, thing), verb, source, named, -1, thing


def _colourings(verb: int) -> list[tuple[int, int]]:
    """Return the colours that a source can be named as, with the colour of the object if the verb has one."""
    colours = range(len(COLOURS))
    if verb == verbs.FIGHT or verbs.HEAL <= verb < verbs.DRAW:
        return [*((-1, colour) for colour in colours), *((colour, colour) for colour in colours)]
    if verb < verbs.LOOK:
        return [(named, -1) for named in range(-1, COLOURINGS - 1)]
    return [(-1, -1)]


def _placed() -> Iterator[Fields]:
    for verb in STARTS.keys() - OF_NATURE:
        for colour in range(len(COLOURS)) if verb in OF_ONE_COLOUR else (-1,):
            for cell in range(CELL_COUNT):
                yield placed_number(verb, cell, colour), verb, -1, -1, cell, colour


def _fixed() -> Iterator[Fields]:
    """Yield the actions without a place or a payment; their objects are counted for each verb."""
    counted: dict[int, int] = {}
    for action in FIXED:
        if isinstance(action, DelphiAction) and action.verb != verbs.NATURE and action.index >= DISCARDS_FROM:
            thing = counted[action.verb] = counted.get(action.verb, -1) + 1
            yield action.index, action.verb, -1, -1, -1, thing
