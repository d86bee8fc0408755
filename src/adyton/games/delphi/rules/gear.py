"""Equipment cards and ship tiles, read from the data file, and what they amount to together."""

from typing import Final

from adyton.games.delphi.rules.book import Book
from adyton.games.delphi.rules.names import (
    AMULET,
    ARMED,
    ASCENT,
    BOUNTY,
    BULWARK,
    CARDS,
    CHEST,
    CHOIR,
    DYER,
    FETCH_OFFERING,
    FETCH_STATUE,
    GEAR,
    GILDED,
    GODS,
    KEEL,
    LONG_ARM,
    OMEN,
    PURSE,
    REACHES,
    SAIL,
    SALVE,
    SHIPS,
    SWIFT,
)

FETCHED: Final = 3  # the colours on a fetching card
NO_PURSE: Final = -1  # in place of a fee
NUMBERS: Final = {  # which numbers a card of each kind prints
    OMEN: ("favor",),
    PURSE: ("cost",),
    BOUNTY: ("favor", "oracle_cards", "god_steps"),
    SAIL: ("range",),
    CHOIR: ("god_steps",),
    SALVE: ("rest_same", "rest_total"),
    CHEST: ("hold", "shield"),
}


class Card:
    """An equipment card: its kind and what it prints, 0 or nothing where the kind prints no such thing."""

    __slots__ = (
        "cards",
        "colour",
        "colours",
        "cost",
        "favor",
        "gods",
        "hold",
        "kind",
        "range",
        "reach",
        "same",
        "shield",
        "steps",
        "total",
    )

    def __init__(self, book: Book, name: str) -> None:
        self.kind = book.word(GEAR, book.value("equipment", name, "name"), name)
        numbers = {key: book.number("equipment", name, key, most=20) for key in NUMBERS.get(self.kind, ())}
        self.favor = numbers.get("favor", 0)
        self.cards = numbers.get("oracle_cards", 0)
        self.steps = numbers.get("god_steps", 0)
        self.cost = numbers.get("cost", 0)
        self.range = numbers.get("range", 0)
        self.same = numbers.get("rest_same", 0)
        self.total = numbers.get("rest_total", 0)
        self.hold = numbers.get("hold", 0)
        self.shield = numbers.get("shield", 0)
        self.colour = book.colour(book.value("equipment", name, "colour"), name) if self.kind in {OMEN, AMULET} else -1
        self.reach = book.word(REACHES, book.value("equipment", name, "reach"), name) if self.kind == LONG_ARM else -1
        self.colours = (
            book.colours("equipment", name, "colours", count=FETCHED)
            if self.kind in {FETCH_OFFERING, FETCH_STATUE}
            else ()
        )
        self.gods = _gods(book, name) if self.kind == ASCENT else ()


def _gods(book: Book, name: str) -> tuple[int, ...]:
    return tuple(sorted({book.word(GODS, god, name) for god in book.items("equipment", name, "gods")}))


def equipment(book: Book) -> list[Card]:
    book.keys("equipment", CARDS)
    return [Card(book, name) for name in CARDS]


class Ship:
    """A ship tile."""

    __slots__ = ("cards", "discount", "gain", "hold", "range", "shield")

    def __init__(self, book: Book, number: int) -> None:
        name = SHIPS[number]
        self.hold = book.number("ship_tiles", name, "hold", most=9)
        self.shield = book.number("ship_tiles", name, "shield", most=9) if number == BULWARK else 0
        self.range = book.number("ship_tiles", name, "range", most=20) if number == SWIFT else 0
        self.discount = book.number("ship_tiles", name, "recolour_discount", most=9) if number == DYER else 0
        self.gain = book.number("ship_tiles", name, "favor_bonus", most=9) if number == GILDED else 0
        self.cards = book.number("ship_tiles", name, "oracle_cards", most=9) if number == ARMED else 0


def fleet(book: Book) -> list[Ship]:
    book.keys("ship_tiles", SHIPS)
    return [Ship(book, number) for number in range(len(SHIPS))]


class Outfit:
    """What a ship tile and the equipment cards of one player amount to."""

    __slots__ = ("amulets", "arm_bits", "arms", "fee", "has_keel", "hold", "range")

    def __init__(self, ship: Ship, cards: list[Card], base_range: int) -> None:
        kinds = [card.kind for card in cards]
        self.range = base_range + ship.range + sum([card.range for card in cards])
        self.hold = ship.hold + sum([card.hold for card in cards])
        self.has_keel = KEEL in kinds
        self.fee = min([card.cost for card in cards if card.kind == PURSE], default=NO_PURSE)
        self.amulets = sum({1 << card.colour for card in cards if card.kind == AMULET})  # bits of the colours
        reaches = [card.reach for card in cards if card.kind == LONG_ARM]
        self.arms = [reach in reaches for reach in range(len(REACHES))]
        self.arm_bits = sum({1 << reach for reach in reaches})
