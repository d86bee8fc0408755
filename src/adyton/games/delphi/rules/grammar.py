"""From the words of an action to the action."""

from typing import Final

from adyton.engine.action import Action, Unreadable, by_text
from adyton.games.delphi.rules.actions import (
    AMULET,
    DRAW,
    FAVOR,
    FETCH,
    FIGHT,
    FIXED,
    HEAL,
    LIFT,
    LOOK,
    PUT_MONSTER,
    PUT_OFFERING,
    SLAY,
    SOURCE_NAMES,
    VERB_WORDS,
    Deed,
    deed,
)
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.delphi.rules.names import COLOURS, GODS, MONSTERS

_FIXED: Final = by_text(FIXED)
_SOURCES: Final = {tuple(name.split()): number for number, name in enumerate(SOURCE_NAMES)}
# Verbs by their words: those that follow a source, and those that stand alone.
_PAID: Final = {words: verb for verb, words in VERB_WORDS.items() if verb <= FAVOR}
_ALONE: Final = {words: verb for verb, words in VERB_WORDS.items() if verb > FAVOR}
_OBJECTS: Final = {
    FIGHT: MONSTERS,
    SLAY: MONSTERS,
    PUT_MONSTER: MONSTERS,
    LIFT: GODS,
    HEAL: COLOURS,
    FETCH: COLOURS,
    PUT_OFFERING: COLOURS,
}
_PLACELESS: Final = frozenset({HEAL, LIFT, AMULET, DRAW, FAVOR})
_UNCOLOURED: Final = frozenset({LOOK, DRAW, FAVOR})


def read(text: str) -> Action:
    """The action of that text; raises Unreadable."""
    found = _FIXED.get(text) or _parsed(text.split(" "))
    if found is None or found.text != text:
        raise Unreadable(text)
    return found


def _parsed(words: list[str]) -> Deed | None:
    for size in (2, 1):
        source = _SOURCES.get(tuple(words[:size]))
        if source is not None:
            return _paid(source, words[size:])
    return _built(_ALONE, -1, 0, words)


def _paid(source: int, words: list[str]) -> Deed | None:
    slot = 0
    if len(words) > 2 and words[0] == "as" and words[1] in COLOURS:
        slot = COLOURS.index(words[1]) + 1
        words = words[2:]
    return _built(_PAID, source, slot, words)


def _built(verbs: dict[str, int], source: int, slot: int, words: list[str]) -> Deed | None:
    for size in (2, 1):
        verb = verbs.get(" ".join(words[:size]))
        if verb is not None and len(words) == size + (verb in _OBJECTS) + (verb not in _PLACELESS):
            return _completed(verb, source, slot, words[size:])
    return None


def _completed(verb: int, source: int, slot: int, rest: list[str]) -> Deed | None:
    """Adds the object and the place; a named colour must be the object's own."""
    colour = cell = -1
    if verb in _OBJECTS:
        if rest[0] not in _OBJECTS[verb]:
            return None
        colour = _OBJECTS[verb].index(rest.pop(0))
    if verb not in _PLACELESS:
        cell = BY_NAME.get(rest[0], -1)
        if cell < 0:
            return None
    if slot > 0 and (verb in _UNCOLOURED or (colour >= 0 and slot != colour + 1)):
        return None
    return deed(verb, source, slot, cell, colour)
