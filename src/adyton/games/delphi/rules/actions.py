"""All actions of the game: made when first needed, then shared."""

from itertools import combinations_with_replacement
from typing import Final

from adyton.engine.action import Action
from adyton.games.delphi.rules.grid import CELL_COUNT, NAME
from adyton.games.delphi.rules.names import (
    BEASTS,
    CARDS,
    COLOURS,
    GODS,
    MONSTERS,
    OFFERINGS,
    PLAYERS,
    ROLES,
    SHIPS,
    SHRINES,
    STATUES,
    TASKS,
    WHITE,
)

# What pays for an action: a die by its number, an oracle card by its colour, or the purse.
DICE: Final = 3
CARD: Final = 3
PURSE: Final = 9
SOURCES: Final = 10
SOURCE_NAMES: Final = ("die 1", "die 2", "die 3", *(f"card {colour}" for colour in COLOURS), "purse")
SLOTS: Final = 7  # 0: as shown; 1 + c: as colour c

# Verbs that need a source and a place.
SAIL: Final = 0
FIGHT: Final = 1
EXPLORE: Final = 2
BUILD: Final = 3
LOAD_OFFERING: Final = 4
MAKE_OFFERING: Final = 5
LOAD_STATUE: Final = 6
RAISE_STATUE: Final = 7
LOOK: Final = 8
# Verbs that need a source, some a colour too.
HEAL: Final = 9
LIFT: Final = 10
AMULET: Final = 11
DRAW: Final = 12
FAVOR: Final = 13
# Verbs of gods.
POSEIDON_TO: Final = 14
UNCOVER_BY_GOD: Final = 15
SLAY: Final = 16
# Answers with a place.
PEEK: Final = 17
UNCOVER: Final = 18
FETCH: Final = 19
# Nature's, with a place.
PUT_OFFERING: Final = 20
PUT_MONSTER: Final = 21
# Actions without a place or a source are told apart by themselves.
PLAIN: Final = 22

VERB_WORDS: Final = {
    SAIL: "sail",
    FIGHT: "fight",
    EXPLORE: "explore",
    BUILD: "build",
    LOAD_OFFERING: "load offering",
    MAKE_OFFERING: "make offering",
    LOAD_STATUE: "load statue",
    RAISE_STATUE: "raise statue",
    LOOK: "look",
    HEAL: "heal",
    LIFT: "raise",
    AMULET: "amulet",
    DRAW: "draw",
    FAVOR: "favor",
    POSEIDON_TO: "god poseidon",
    UNCOVER_BY_GOD: "god artemis",
    SLAY: "god ares",
    PEEK: "look",
    UNCOVER: "uncover",
    FETCH: "fetch",
    PUT_OFFERING: "offering",
    PUT_MONSTER: "monster",
}

# The numbering: each stretch begins where the one before it ends.
PLACED: Final = SOURCES * SLOTS * CELL_COUNT  # actions of one verb with a source and a place
FIGHT_SLOTS: Final = 12  # a fight names its monster: six as shown, six as their own colour
FIGHTS_FROM: Final = 7 * PLACED
LOOKS_FROM: Final = FIGHTS_FROM + SOURCES * FIGHT_SLOTS * CELL_COUNT
COLOURED_FROM: Final = LOOKS_FROM + SOURCES * CELL_COUNT
DRAWS_FROM: Final = COLOURED_FROM + SOURCES * FIGHT_SLOTS * 3
POSEIDON_FROM: Final = DRAWS_FROM + SOURCES * 2
ARTEMIS_FROM: Final = POSEIDON_FROM + CELL_COUNT
ARES_FROM: Final = ARTEMIS_FROM + CELL_COUNT
PEEK_FROM: Final = ARES_FROM + 6 * CELL_COUNT
UNCOVER_FROM: Final = PEEK_FROM + CELL_COUNT
FETCH_FROM: Final = UNCOVER_FROM + CELL_COUNT
PLAIN_FROM: Final = FETCH_FROM + 6 * CELL_COUNT
STARTS: Final = {
    POSEIDON_TO: POSEIDON_FROM,
    UNCOVER_BY_GOD: ARTEMIS_FROM,
    SLAY: ARES_FROM,
    PEEK: PEEK_FROM,
    UNCOVER: UNCOVER_FROM,
    FETCH: FETCH_FROM,
    PUT_OFFERING: 0,
    PUT_MONSTER: 0,
}


class Deed(Action):
    """An action with what it is made of; -1 stands for what it does not need."""

    __slots__ = ("cell", "colour", "slot", "source", "verb")

    def __init__(self, text: str, index: int, verb: int, source: int, slot: int, cell: int, colour: int) -> None:
        super().__init__(text, index)
        self.verb = verb
        self.source = source
        self.slot = slot
        self.cell = cell
        self.colour = colour


_MADE: Final[dict[tuple[int, int, int, int, int], Deed]] = {}


def deed(verb: int, source: int, slot: int, cell: int, colour: int) -> Deed:
    """The one action of these parts."""
    key = (verb, source, slot, cell, colour)
    found = _MADE.get(key)
    if found is None:
        found = _MADE[key] = Deed(
            _text(verb, source, slot, cell, colour), _index(verb, source, slot, cell, colour), *key
        )
    return found


def _text(verb: int, source: int, slot: int, cell: int, colour: int) -> str:
    words = []
    if source >= 0:
        words.append(SOURCE_NAMES[source])
    if slot > 0:
        words.append(f"as {COLOURS[slot - 1]}")
    words.append(VERB_WORDS[verb])
    words.extend(_object(verb, colour))
    if cell >= 0:
        words.append(NAME[cell])
    return " ".join(words)


def _object(verb: int, colour: int) -> list[str]:
    if verb in {FIGHT, SLAY, PUT_MONSTER}:
        return [MONSTERS[colour]]
    if verb == LIFT:
        return [GODS[colour]]
    return [COLOURS[colour]] if verb in {HEAL, FETCH, PUT_OFFERING} else []


def _index(verb: int, source: int, slot: int, cell: int, colour: int) -> int:
    """The number of the action; every text has its own."""
    if verb == FIGHT:
        return FIGHTS_FROM + (source * FIGHT_SLOTS + _named_slot(slot, colour)) * CELL_COUNT + cell
    if verb < LOOK:
        return (verb if verb < FIGHT else verb - 1) * PLACED + (source * SLOTS + slot) * CELL_COUNT + cell
    if verb == LOOK:
        return LOOKS_FROM + source * CELL_COUNT + cell
    if verb < DRAW:
        return COLOURED_FROM + (source * FIGHT_SLOTS + _named_slot(slot, colour)) * 3 + verb - HEAL
    if verb <= FAVOR:
        return DRAWS_FROM + source * 2 + verb - DRAW
    return STARTS[verb] + max(colour, 0) * CELL_COUNT + cell


def _named_slot(slot: int, colour: int) -> int:
    """What names its object takes six numbers as shown and six as the object's colour."""
    return 5 + slot if slot else max(colour, 0)


_SAILS: Final[list[Deed | None]] = [None] * PLACED


def sail(source: int, slot: int, cell: int) -> Deed:
    """The same as `deed`, faster: most legal actions sail."""
    number = (source * SLOTS + slot) * CELL_COUNT + cell
    found = _SAILS[number]
    if found is None:
        found = _SAILS[number] = deed(SAIL, source, slot, cell, -1)
    return found


class Discard(Action):
    """DEL-18: the three injuries that a resting player puts away."""

    __slots__ = ("colours",)

    def __init__(self, index: int, colours: tuple[int, ...]) -> None:
        super().__init__(" ".join(["discard", *(COLOURS[colour] for colour in colours)]), index)
        self.colours = colours


def _plain(texts: list[str], index: int) -> tuple[Deed, ...]:
    return tuple(Deed(text, index + number, PLAIN, -1, 0, -1, number) for number, text in enumerate(texts))


DISCARDS: Final = tuple(
    Discard(PLAIN_FROM + number, colours) for number, colours in enumerate(combinations_with_replacement(range(6), 3))
)
_AFTER_DISCARDS: Final = PLAIN_FROM + len(DISCARDS)
STEPS: Final = _plain([f"raise {god}" for god in GODS], _AFTER_DISCARDS)
RECALLS: Final = _plain([f"god {god} card" for god in GODS], _AFTER_DISCARDS + 6)
HERMES_LOADS: Final = _plain([f"god hermes {colour}" for colour in COLOURS], _AFTER_DISCARDS + 12)
MENDS: Final = _plain([f"heal {colour}" for colour in COLOURS], _AFTER_DISCARDS + 18)
ASCENTS: Final = _plain([f"ascend {god}" for god in GODS], _AFTER_DISCARDS + 24)
STATUE_FETCHES: Final = _plain([f"fetch {colour} statue" for colour in COLOURS], _AFTER_DISCARDS + 30)
TAKES: Final = _plain([f"take {card}" for card in CARDS], _AFTER_DISCARDS + 36)
WELCOMES: Final = _plain([f"welcome {role}" for role in ROLES], _AFTER_DISCARDS + 58)
PICKS: Final = _plain([f"ship {ship}" for ship in SHIPS], _AFTER_DISCARDS + 61)
# DEL-13, DEL-45: the Zeus tiles as they are named when one leaves; shrines and statues are all alike.
ZEUS_TILES: Final = (
    (SHRINES, WHITE),
    (STATUES, WHITE),
    *((task, shade) for task in (OFFERINGS, BEASTS) for shade in range(WHITE + 1)),
)


def _tile_name(task: int, shade: int) -> str:
    if task in {SHRINES, STATUES}:
        return TASKS[task]
    return f"{TASKS[task]} {'white' if shade == WHITE else COLOURS[shade]}"


REMOVALS: Final = _plain([f"remove {_tile_name(task, shade)}" for task, shade in ZEUS_TILES], _AFTER_DISCARDS + 69)
_WORDS: Final = _plain(
    ["god aphrodite", "god apollo", "favor", "again", "give up", "decline", "pass", "end"], _AFTER_DISCARDS + 85
)
APHRODITE_HEALS, APOLLO_SPEAKS, TAKE_FAVOR, AGAIN, GIVE_UP, DECLINE, PASS, END = _WORDS
ACTION_COUNT: Final = _AFTER_DISCARDS + 93

# Nature's actions without a place.
DIGITS: Final = _plain([f"map {digit}" for digit in range(10)], 0)
TEMPLES: Final = _plain([f"temple {colour}" for colour in COLOURS], 0)
SIDES: Final = _plain([f"tile {number + 1}" for number in range(4)], 0)
SPARES: Final = _plain([f"spare {_tile_name(task, shade)}" for task, shade in ZEUS_TILES], 0)
STARTERS: Final = _plain([f"start {seat}" for seat in range(4)], 0)
OPENED: Final = _plain([f"open {card}" for card in CARDS], 0)
SHIP_DEALS: Final = _plain([f"deal {ship}" for ship in SHIPS], 0)
ORACLE_DRAWS: Final = _plain([f"oracle {colour}" for colour in COLOURS], 0)
INJURY_DRAWS: Final = _plain([f"injury {colour}" for colour in COLOURS], 0)
ROLLS: Final = _plain([f"roll {colour}" for colour in COLOURS], 0)
BATTLES: Final = _plain([f"battle {number}" for number in range(10)], 0)
TITANS: Final = _plain([f"titan {number + 1}" for number in range(6)], 0)
# DEL-4: a tile is told by its player colour and its number; the letter follows from the data.
ISLAND_TILES: Final = _plain([f"island {player} {number + 1}" for player in PLAYERS for number in range(3)], 0)

FIXED: Final[tuple[Action, ...]] = (
    *DISCARDS,
    *STEPS,
    *RECALLS,
    *HERMES_LOADS,
    *MENDS,
    *ASCENTS,
    *STATUE_FETCHES,
    *TAKES,
    *WELCOMES,
    *PICKS,
    *REMOVALS,
    *_WORDS,
    *DIGITS,
    *TEMPLES,
    *SIDES,
    *SPARES,
    *STARTERS,
    *OPENED,
    *SHIP_DEALS,
    *ORACLE_DRAWS,
    *INJURY_DRAWS,
    *ROLLS,
    *BATTLES,
    *TITANS,
    *ISLAND_TILES,
)
