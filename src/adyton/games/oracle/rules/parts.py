"""The pieces: cards and species, chips, and the deck of prophecies, which is data."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from adyton.engine.content import ContentError, line_of, parse_toml, shipped

COLOURS: Final[tuple[str, ...]] = ("blue", "red", "green", "yellow", "violet")
LETTERS: Final = "brgyv"
CARDS: Final = 60

# A card is a number: colour · 12 + value − 1. A set of cards is an int with one bit for each.
COLOUR: Final = tuple(card // 12 for card in range(CARDS))
VALUE: Final = tuple(card % 12 + 1 for card in range(CARDS))
NAME: Final = tuple(f"{LETTERS[COLOUR[card]]}{VALUE[card]}" for card in range(CARDS))
BIT: Final = tuple(1 << card for card in range(CARDS))
OF_COLOUR: Final = tuple(0xFFF << 12 * colour for colour in range(5))
ALL_CARDS: Final = (1 << CARDS) - 1

SPECIES: Final[tuple[str, ...]] = ("phoenix", "pegasus", "hydra")
STARS: Final[tuple[int, ...]] = (2, 3, 5)  # ORA-3
SPECIES_OF: Final = tuple(2 if value <= 5 else 1 if value <= 9 else 0 for value in VALUE)  # ORA-2

# By number of players, from 3 to 5; the first three entries are never used.
HAND: Final[tuple[int, ...]] = (0, 0, 0, 16, 15, 12)  # ORA-6
CHIPS: Final[tuple[tuple[int, ...], ...]] = ((), (), (), (6, 4, 3), (6, 4, 3), (5, 3, 2))  # ORA-7
PROPHECIES: Final[tuple[int, ...]] = (0, 0, 0, 10, 10, 8)  # ORA-8

DECK_SIZE: Final = 40  # a set of prophecies is an int with one bit for each
NEWEST: Final = 2  # version of the rules
DECKS: Final[dict[int, str]] = {1: "older/deck-1.toml", NEWEST: "deck.toml"}  # the shipped deck, by version
KEPT: Final = 2
LEFT_OUT: Final = 16  # prophecies that leave a round of the draft, ORA-26

LOSERS: Final[tuple[str, ...]] = ("loser_phoenix", "loser_pegasus", "loser_hydra")
SUMS: Final[tuple[str, ...]] = ("species", "victory_chips", "loser_chips", "all_chips", "stars", "tricks")
MEASURES: Final[tuple[str, ...]] = (*SPECIES, *LOSERS, *SUMS)
COMPARISONS: Final[tuple[str, ...]] = ("==", ">=", "<=", ">", "<", "most", "fewest")
MOST_CHIPS: Final = 16  # and most tricks of a round, ORA-6
MOST_STARS: Final = 39  # of all victory chips together

# COUNTS[bits]: how many chips of each species are meant by nine bits, three for each species.
COUNTS: Final[tuple[tuple[int, ...], ...]] = tuple((bits & 7, bits >> 3 & 7, bits >> 6) for bits in range(512))

# Of a prophecy while the round goes on.
Standing: TypeAlias = Literal["fulfilled", "open", "lost"]


def _eight(first: int) -> tuple[tuple[int, ...], ...]:
    """Return by the bits of eight prophecies their numbers; the first has this one."""
    return tuple(tuple(first + bit for bit in range(8) if bits >> bit & 1) for bits in range(256))


_NUMBERS: Final = tuple(_eight(first) for first in range(0, DECK_SIZE, 8))


def numbers_in(prophecies: int) -> tuple[int, ...]:
    """Return the prophecies of a set, in order."""
    return (
        _NUMBERS[0][prophecies & 0xFF]
        + _NUMBERS[1][prophecies >> 8 & 0xFF]
        + _NUMBERS[2][prophecies >> 16 & 0xFF]
        + _NUMBERS[3][prophecies >> 24 & 0xFF]
        + _NUMBERS[4][prophecies >> 32]
    )


def set_of(numbers: Iterable[int]) -> int:
    """Return these prophecies, or these cards, as a set."""
    return sum([1 << number for number in numbers])


class Condition:
    """One thing that must be true of a player's chips, or of the tricks they won, at the end of a round."""

    __slots__ = ("comparison", "measure", "number", "other")

    def __init__(self, measure: str, comparison: str, number: int, other: str = "") -> None:
        self.measure = measure
        self.comparison = comparison
        self.number = number
        self.other = other  # the second measure, if it is compared with one; else the number counts

    @property
    def counts_tricks(self) -> bool:
        """Return whether it depends on the tricks that the holder won."""
        return "tricks" in (self.measure, self.other)

    def __str__(self) -> str:
        """Return the condition as the deck writes it: `hydra == 1`, `hydra most`, `hydra > phoenix`."""
        words = f"{self.measure} {self.comparison}"
        return words if self.comparison in ("most", "fewest") else f"{words} {self.other or self.number}"


class Prophecy:
    """An oracle card: its conditions, what it pays, and its words by language if the host brought them."""

    __slots__ = (
        "chances",
        "compares",
        "counts_tricks",
        "first_standings",
        "fulfilled",
        "fulfilling",
        "id",
        "origin",
        "points",
        "texts",
        "when",
    )

    def __init__(self, id: str, when: tuple[Condition, ...], points: int, texts: dict[str, str], origin: str) -> None:  # noqa: A002  (the file's own word)
        self.id = id
        self.when = when
        self.points = points
        self.texts = texts  # empty for a shipped card: its words lie in the catalogues
        self.origin = origin
        # Whether it depends on what others hold.
        self.compares = any(condition.comparison in ("most", "fewest") for condition in when)
        self.counts_tricks = any(condition.counts_tricks for condition in when)
        # The holdings that fulfil it; `outlook` computes them when they are first needed.
        self.fulfilling = b""  # by number
        self.fulfilled = 0  # as bits
        self.first_standings: dict[tuple[int, int], Standing] = {}  # before anybody has a chip; see `outlook`
        self.chances = b""  # which endings fulfil it, as a table; made when `outlook` first needs it

    @property
    def words(self) -> str:
        """Return its words for an event: a key of the catalogues, or the host's text, in English if there is one."""
        if not self.texts:
            return f"@oracle-prophecy-{self.id}"
        return self.texts.get("en") or next(iter(self.texts.values()))


@lru_cache(maxsize=64)
def deck_of(text: str | None, version: int = NEWEST) -> tuple[Prophecy, ...]:
    """Return the 40 prophecies, shipped or from a host's own file. Raise ContentError if the file is wrong.

    Each version of the rules has its shipped deck. A host's file is the same in all of them.
    """
    source = shipped("adyton.games.oracle", DECKS[version]) if text is None else text
    entries = parse_toml(source).get("card")
    if not isinstance(entries, list):
        raise ContentError(1, "the file must hold 40 tables [[card]]")
    deck = tuple([_prophecy(source, number, entry) for number, entry in enumerate(entries)])
    if len(deck) != DECK_SIZE:
        last = line_of(source, r"^\s*\[\[card\]\]", len(deck) - 1)
        raise ContentError(last, f"the deck must have 40 cards, not {len(deck)}")
    _check_ids(source, deck)
    if text is not None:
        _check_texts(source, deck)
    return deck


def _prophecy(source: str, number: int, entry: object) -> Prophecy:
    line = line_of(source, r"^\s*\[\[card\]\]", number)
    if not isinstance(entry, dict):
        raise ContentError(line, f"card {number + 1} must be a table [[card]]")
    name, points, when = entry.get("id"), entry.get("points"), entry.get("when")
    if not (isinstance(name, str) and name.isidentifier()):
        raise ContentError(line, f"card {number + 1} needs an id of letters, digits and underscores")
    if not (isinstance(points, int) and not isinstance(points, bool) and 0 <= points <= 99):
        raise ContentError(line, f"{name} needs points from 0 to 99")
    if not (isinstance(when, list) and when):
        raise ContentError(line, f"{name} needs at least one condition in 'when'")
    conditions = tuple(_condition(line, name, condition) for condition in when)
    languages = [key for key in entry if len(key) == 2 and key.isalpha() and key != "id"]
    texts = {language: _words(line, name, entry, language) for language in languages}
    return Prophecy(name, conditions, points, texts, _words(line, name, entry, "origin"))


def _words(line: int | None, name: str, entry: dict[str, Any], key: str) -> str:
    text = entry.get(key)
    if not (isinstance(text, str) and 0 < len(text) <= 120):
        raise ContentError(line, f"{name} needs a text '{key}' of at most 120 characters")
    return text


def _condition(line: int | None, name: str, raw: object) -> Condition:
    if not (isinstance(raw, list) and len(raw) in (2, 3) and all(isinstance(word, str) for word in raw[:2])):
        raise ContentError(line, f'a condition of {name} must look like ["hydra", "==", 1] or ["hydra", "most"]')
    measure, comparison = raw[0], raw[1]
    if measure not in MEASURES:
        raise ContentError(line, f"{name} speaks of '{measure}'; known are {', '.join(MEASURES)}")
    if comparison not in COMPARISONS:
        raise ContentError(line, f"{name} compares by '{comparison}'; known are {', '.join(COMPARISONS)}")
    relative = comparison in ("most", "fewest")
    if relative != (len(raw) == 2):
        wanted = "stands alone" if relative else "needs a number or a second measure"
        raise ContentError(line, f"in {name}, '{comparison}' {wanted}")
    number = 0 if relative else raw[2]
    if isinstance(number, str) and number in MEASURES:
        return Condition(measure, comparison, 0, number)
    most = MOST_STARS if measure == "stars" else MOST_CHIPS
    if not (isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= most):
        raise ContentError(line, f"in {name}, the number must be from 0 to {most}, or a measure")
    return Condition(measure, comparison, number)


def _check_ids(source: str, deck: tuple[Prophecy, ...]) -> None:
    seen: set[str] = set()
    for number, prophecy in enumerate(deck):
        if prophecy.id in seen:
            line = line_of(source, r"^\s*\[\[card\]\]", number)
            raise ContentError(line, f"the id {prophecy.id} stands twice")
        seen.add(prophecy.id)


def _check_texts(source: str, deck: tuple[Prophecy, ...]) -> None:
    """Check that a host's own card brings its words. Shipped cards have theirs in the catalogues."""
    known = {(prophecy.id, *map(str, prophecy.when)) for prophecy in deck_of(None)}
    for number, prophecy in enumerate(deck):
        if not prophecy.texts and (prophecy.id, *map(str, prophecy.when)) not in known:
            line = line_of(source, r"^\s*\[\[card\]\]", number)
            raise ContentError(line, f'{prophecy.id} needs words in one language at least, such as en = "…"')
