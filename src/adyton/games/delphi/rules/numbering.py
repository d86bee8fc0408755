"""The numbers of players' actions. Each range begins where the one before it ends."""

from typing import Final

from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.grid import CELL_COUNT

SOURCES: Final = 10  # three dice, six colours of oracle cards, the purse
COLOURINGS: Final = 7  # as shown, or as one of six colours
OBJECTS: Final = 12  # for verbs whose object has a colour: six as shown, six as the object's colour
PLACED: Final = SOURCES * COLOURINGS * CELL_COUNT  # the actions of one verb with a payment and a place

FIGHTS_FROM: Final = 7 * PLACED
LOOKS_FROM: Final = FIGHTS_FROM + SOURCES * OBJECTS * CELL_COUNT
COLOURED_FROM: Final = LOOKS_FROM + SOURCES * CELL_COUNT
DRAWS_FROM: Final = COLOURED_FROM + SOURCES * OBJECTS * 3
POSEIDON_FROM: Final = DRAWS_FROM + SOURCES * 2
ARTEMIS_FROM: Final = POSEIDON_FROM + CELL_COUNT
ARES_FROM: Final = ARTEMIS_FROM + CELL_COUNT
PEEK_FROM: Final = ARES_FROM + 6 * CELL_COUNT
UNCOVER_FROM: Final = PEEK_FROM + CELL_COUNT
FETCH_FROM: Final = UNCOVER_FROM + CELL_COUNT
DISCARDS_FROM: Final = FETCH_FROM + 6 * CELL_COUNT
STARTS: Final = {
    verbs.POSEIDON_TO: POSEIDON_FROM,
    verbs.ARTEMIS_UNCOVERS: ARTEMIS_FROM,
    verbs.ARES_DEFEATS: ARES_FROM,
    verbs.PEEK: PEEK_FROM,
    verbs.UNCOVER: UNCOVER_FROM,
    verbs.FETCH_OFFERING: FETCH_FROM,
    verbs.PUT_OFFERING: 0,
    verbs.PUT_MONSTER: 0,
}


def paid_number(verb: int, source: int, named: int, cell: int, colour: int) -> int:
    """Return the number of a paid action."""
    if verb == verbs.FIGHT:
        return FIGHTS_FROM + (source * OBJECTS + _object(named, colour)) * CELL_COUNT + cell
    if verb < verbs.LOOK:
        first = (verb if verb < verbs.FIGHT else verb - 1) * PLACED
        return first + (source * COLOURINGS + named + 1) * CELL_COUNT + cell
    if verb == verbs.LOOK:
        return LOOKS_FROM + source * CELL_COUNT + cell
    if verb < verbs.DRAW:
        return COLOURED_FROM + (source * OBJECTS + _object(named, colour)) * 3 + verb - verbs.HEAL
    return DRAWS_FROM + source * 2 + verb - verbs.DRAW


def placed_number(verb: int, cell: int, colour: int) -> int:
    """Return the number of a free action at a place."""
    return STARTS[verb] + max(colour, 0) * CELL_COUNT + cell


def _object(named: int, colour: int) -> int:
    return 6 + named if named >= 0 else max(colour, 0)
