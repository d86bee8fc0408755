"""Read an action from its text."""

from typing import Final

from adyton.engine.action import Action, Unreadable, by_text
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.actions import AS_SHOWN, FIXED, OBJECTS, SOURCE_NAMES, paid, placed
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.delphi.rules.names import COLOURS

_FIXED: Final = by_text(FIXED)
_SOURCES: Final = {tuple(name.split()): number for number, name in enumerate(SOURCE_NAMES)}
# Verbs by their words: those that follow a source, and those that stand alone.
_PAID: Final = {words: verb for verb, words in verbs.WORDS.items() if verb in verbs.PAID}
_ALONE: Final = {words: verb for verb, words in verbs.WORDS.items() if verb not in verbs.PAID}
_PLACELESS: Final = frozenset({verbs.HEAL, verbs.RAISE_GOD, verbs.AMULET, verbs.DRAW, verbs.FAVOR})
_UNCOLOURED: Final = frozenset({verbs.LOOK, verbs.DRAW, verbs.FAVOR})


def read(text: str) -> Action:
    """Return the action with this text. Raise Unreadable if there is none."""
    found = _FIXED.get(text) or _parsed(text.split(" "))
    if found is None or found.text != text:
        raise Unreadable(text)
    return found


def _parsed(words: list[str]) -> Action | None:
    for size in (2, 1):
        source = _SOURCES.get(tuple(words[:size]))
        if source is not None:
            return _paid(source, words[size:])
    found = _fields(_ALONE, words)
    return None if found is None else placed(*found)


def _paid(source: int, words: list[str]) -> Action | None:
    named = AS_SHOWN
    if len(words) > 2 and words[0] == "as" and words[1] in COLOURS:
        named = COLOURS.index(words[1])
        words = words[2:]
    found = _fields(_PAID, words)
    if found is None:
        return None
    verb, cell, colour = found
    if named != AS_SHOWN and (verb in _UNCOLOURED or colour not in {-1, named}):
        return None  # a named colour must be the object's own
    return paid(verb, source, named, cell, colour)


def _fields(known: dict[str, int], words: list[str]) -> tuple[int, int, int] | None:
    """Return the verb, place and colour that the words name."""
    for size in (2, 1):
        verb = known.get(" ".join(words[:size]))
        if verb is not None and len(words) == size + (verb in OBJECTS) + (verb not in _PLACELESS):
            return _completed(verb, words[size:])
    return None


def _completed(verb: int, rest: list[str]) -> tuple[int, int, int] | None:
    cell = colour = -1
    if verb in OBJECTS:
        if rest[0] not in OBJECTS[verb]:
            return None
        colour = OBJECTS[verb].index(rest.pop(0))
    if verb not in _PLACELESS:
        cell = BY_NAME.get(rest[0], -1)
        if cell < 0:
            return None
    return verb, cell, colour
