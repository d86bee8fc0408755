"""All actions of the game, each made once. Those with a place or a payment are made when first needed."""

from itertools import combinations_with_replacement
from typing import Final

from adyton.engine.action import Action
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import (
    DelphiAction,
    Discard,
    Number,
    OfCard,
    OfColour,
    OfGod,
    OfIsland,
    OfLetter,
    OfRole,
    OfSeat,
    OfShip,
    OfTile,
    Paid,
    Placed,
)
from adyton.games.delphi.rules.grid import CELL_COUNT, NAME
from adyton.games.delphi.rules.names import (
    BEASTS,
    CARDS,
    COLOURS,
    GODS,
    LETTERS,
    MONSTERS,
    OFFERINGS,
    PLAYERS,
    ROLES,
    SHIPS,
    SHRINES,
    STATUES,
    TASKS,
    TILES_EACH,
    WHITE,
)
from adyton.games.delphi.rules.numbering import COLOURINGS, DISCARDS_FROM, SOURCES

# What pays for an action: a die by its number, an oracle card by its colour, or the purse.
DICE: Final = 3
CARD: Final = 3
PURSE: Final = 9
SOURCE_NAMES: Final = ("die 1", "die 2", "die 3", *(f"card {colour}" for colour in COLOURS), "purse")
AS_SHOWN: Final = -1  # in place of a colour: the action uses the colour that the die or card shows
MEANS: Final = SOURCES * COLOURINGS  # how many pairs of a source and the colour that it shows there are
# What an action names besides its place, by verb.
OBJECTS: Final = {
    verbs.FIGHT: MONSTERS,
    verbs.ARES_DEFEATS: MONSTERS,
    verbs.PUT_MONSTER: MONSTERS,
    verbs.RAISE_GOD: GODS,
    verbs.HEAL: COLOURS,
    verbs.FETCH_OFFERING: COLOURS,
    verbs.PUT_OFFERING: COLOURS,
}
_PAID: Final[dict[tuple[int, int, int, int, int], Paid]] = {}
_PLACED: Final[dict[tuple[int, int, int], Placed]] = {}
_POSEIDONS: Final[list[Placed]] = []
# By payment: the actions that sail, by their cells.
_SAILS: Final[list[list[Paid] | None]] = [None] * (SOURCES * COLOURINGS)


def paid(verb: int, source: int, named: int, cell: int, colour: int) -> Paid:
    """Return the one paid action with these fields."""
    if verb == verbs.SAIL:
        return sailings(payment(source, named))[cell]
    key = (verb, source, named, cell, colour)
    found = _PAID.get(key)
    if found is None:
        found = _PAID[key] = _paid(verb, source, named, cell, colour)
    return found


def _paid(verb: int, source: int, named: int, cell: int, colour: int) -> Paid:
    words = [SOURCE_NAMES[source]]
    if named != AS_SHOWN:
        words.append(f"as {COLOURS[named]}")
    words.append(_words(verb, cell, colour))
    return Paid(" ".join(words), verb, source, named, cell, colour)


def payment(source: int, named: int) -> int:
    """Return the number of a payment: a source used as shown or as a named colour.

    The same numbers count the means to pay: a source with the colour that it shows, -1 for the purse.
    """
    return source * COLOURINGS + named + 1


def sailings(paid_by: int) -> list[Paid]:
    """Return the actions that sail with this payment, by cell. Most legal actions sail."""
    found = _SAILS[paid_by]
    if found is None:
        source, colouring = divmod(paid_by, COLOURINGS)
        found = [_paid(verbs.SAIL, source, colouring - 1, cell, -1) for cell in range(CELL_COUNT)]
        _SAILS[paid_by] = found
    return found


def placed(verb: int, cell: int, colour: int = -1) -> Placed:
    """Return the one free action at a place with these fields."""
    key = (verb, cell, colour)
    found = _PLACED.get(key)
    if found is None:
        found = _PLACED[key] = Placed(_words(verb, cell, colour), verb, cell, colour)
    return found


def poseidons() -> list[Placed]:
    """Return the actions by which Poseidon takes a ship somewhere, by cell."""
    if not _POSEIDONS:
        _POSEIDONS.extend([placed(verbs.POSEIDON_TO, cell) for cell in range(CELL_COUNT)])
    return _POSEIDONS


def _words(verb: int, cell: int, colour: int) -> str:
    words = [verbs.WORDS[verb]]
    if verb in OBJECTS:
        words.append(OBJECTS[verb][colour])
    if cell >= 0:
        words.append(NAME[cell])
    return " ".join(words)


def _of_gods(verb: int, words: str, index: int) -> tuple[OfGod, ...]:
    return tuple(OfGod(words.format(name), index + god, verb, god) for god, name in enumerate(GODS))


def _of_colours(verb: int, words: str, index: int = 0) -> tuple[OfColour, ...]:
    return tuple(OfColour(words.format(name), index + colour, verb, colour) for colour, name in enumerate(COLOURS))


def _of_cards(verb: int, words: str, index: int = 0) -> tuple[OfCard, ...]:
    return tuple(OfCard(words.format(name), index + card, verb, card) for card, name in enumerate(CARDS))


def _of_ships(verb: int, words: str, index: int = 0) -> tuple[OfShip, ...]:
    return tuple(OfShip(words.format(name), index + ship, verb, ship) for ship, name in enumerate(SHIPS))


def _numbers(texts: list[str]) -> tuple[Number, ...]:
    return tuple(Number(text, number) for number, text in enumerate(texts))


DISCARDS: Final = tuple(
    Discard(DISCARDS_FROM + number, colours)
    for number, colours in enumerate(combinations_with_replacement(range(6), 3))
)
_REST: Final = DISCARDS_FROM + len(DISCARDS)
STEPS: Final = _of_gods(verbs.STEP, "raise {}", _REST)
RECALLS: Final = _of_gods(verbs.RECALL, "god {} card", _REST + 6)
HERMES_LOADS: Final = _of_colours(verbs.HERMES_LOADS, "god hermes {}", _REST + 12)
MENDS: Final = _of_colours(verbs.MEND, "heal {}", _REST + 18)
ASCENTS: Final = _of_gods(verbs.ASCEND, "ascend {}", _REST + 24)
STATUE_FETCHES: Final = _of_colours(verbs.FETCH_STATUE, "fetch {} statue", _REST + 30)
TAKES: Final = _of_cards(verbs.TAKE, "take {}", _REST + 36)
WELCOMES: Final = tuple(OfRole(f"welcome {name}", _REST + 58 + role, role) for role, name in enumerate(ROLES))
PICKS: Final = _of_ships(verbs.PICK, "ship {}", _REST + 61)
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


def _of_tiles(verb: int, word: str, index: int = 0) -> tuple[OfTile, ...]:
    return tuple(
        OfTile(f"{word} {_tile_name(task, shade)}", index + number, verb, task, shade)
        for number, (task, shade) in enumerate(ZEUS_TILES)
    )


def _of_letters(verb: int, word: str, index: int = 0) -> tuple[OfLetter, ...]:
    return tuple(OfLetter(f"{word} shrine {name}", index + letter, verb, letter) for letter, name in enumerate(LETTERS))


REMOVALS: Final = _of_tiles(verbs.REMOVE, "remove", _REST + 69)
APHRODITE_HEALS: Final = DelphiAction("god aphrodite", _REST + 85, verbs.APHRODITE_HEALS)
APOLLO_SPEAKS: Final = DelphiAction("god apollo", _REST + 86, verbs.APOLLO_SPEAKS)
TAKE_FAVOR: Final = DelphiAction("favor", _REST + 87, verbs.TAKE_FAVOR)
AGAIN: Final = DelphiAction("again", _REST + 88, verbs.AGAIN)
GIVE_UP: Final = DelphiAction("give up", _REST + 89, verbs.GIVE_UP)
DECLINE: Final = DelphiAction("decline", _REST + 90, verbs.DECLINE)
PASS: Final = DelphiAction("pass", _REST + 91, verbs.PASS)
END: Final = DelphiAction("end", _REST + 92, verbs.END)
# DEL-13, DEL-45: since version 2 of the rules a shrine tile leaves with its letter.
SHRINE_REMOVALS: Final = _of_letters(verbs.REMOVE, "remove", _REST + 93)

# Nature's actions without a place.
DIGITS: Final = _numbers([f"map {digit}" for digit in range(10)])
TEMPLES: Final = _of_colours(verbs.NATURE, "temple {}")
SIDES: Final = _numbers([f"tile {number + 1}" for number in range(4)])
SPARES: Final = _of_tiles(verbs.NATURE, "spare")
SHRINE_SPARES: Final = _of_letters(verbs.NATURE, "spare")
STARTERS: Final = tuple(OfSeat(seat) for seat in range(len(PLAYERS)))
OPENED: Final = _of_cards(verbs.NATURE, "open {}")
SHIP_DEALS: Final = _of_ships(verbs.NATURE, "deal {}")
ORACLE_DRAWS: Final = _of_colours(verbs.NATURE, "oracle {}")
INJURY_DRAWS: Final = _of_colours(verbs.NATURE, "injury {}")
ROLLS: Final = _of_colours(verbs.NATURE, "roll {}")
BATTLES: Final = _numbers([f"battle {number}" for number in range(10)])
TITANS: Final = _numbers([f"titan {number + 1}" for number in range(6)])
ISLAND_TILES: Final = tuple(OfIsland(tile) for tile in range(len(PLAYERS) * TILES_EACH))

# All but those with a place or a payment.
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
    APHRODITE_HEALS,
    APOLLO_SPEAKS,
    TAKE_FAVOR,
    AGAIN,
    GIVE_UP,
    DECLINE,
    PASS,
    END,
    *SHRINE_REMOVALS,
    *DIGITS,
    *TEMPLES,
    *SIDES,
    *SPARES,
    *SHRINE_SPARES,
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
