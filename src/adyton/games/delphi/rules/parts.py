"""The pieces as numbers: the shipped data file, or a host's own in its place."""

from functools import lru_cache
from typing import Final

from adyton.engine.content import shipped
from adyton.games.delphi.rules.book import Book
from adyton.games.delphi.rules.gear import Card, Outfit, Ship, equipment, fleet
from adyton.games.delphi.rules.names import COLOURS, FREIGHTER, LETTERS, PLAYERS, TILES_EACH
from adyton.games.delphi.rules.prices import Prices
from adyton.games.delphi.rules.tiles import Tiles

COLOUR_COUNT: Final = len(COLOURS)
TWO_SIDED: Final = 4
TOP: Final = 6  # DEL-14: the row in which a god's action is ready
MOST_OUTFITS: Final = 1_000  # that are kept of each ship


def owner_of(tile: int) -> int:
    """Return the seat whose colour an island tile has; no seat for an unknown tile."""
    return tile // TILES_EACH


class Parts:
    """All values of the data file."""

    def __init__(self, book: Book) -> None:
        self.tiles = Tiles(book)
        self.wheel = list(book.colours("wheel", count=COLOUR_COUNT))
        self.ships: list[Ship] = fleet(book)
        self.gear: list[Card] = equipment(book)
        self.recolouring = [_recolouring(self.wheel, number, ship) for number, ship in enumerate(self.ships)]
        self._demigod_prices: list[Prices | None] = [None] * (len(self.ships) * COLOUR_COUNT << COLOUR_COUNT)
        self._outfits: list[dict[tuple[int, ...], Outfit]] = [{} for _ in self.ships]
        self._read_numbers(book)
        self._read_rewards(book)
        self._read_islands(book)
        self._read_zeus(book)

    def outfit(self, ship: int, cards: list[int]) -> Outfit:
        """Return what a ship tile and these cards amount to. It is kept, because listing actions needs it often."""
        known = self._outfits[ship]
        key = tuple(cards)
        found = known.get(key)
        if found is None:
            if len(known) == MOST_OUTFITS:
                known.clear()
            found = known[key] = Outfit(self.ships[ship], [self.gear[card] for card in cards], self.range)
        return found

    def recolour_prices(self, ship: int, shown: int, demigods: int) -> Prices:
        """DEL-20, DEL-42: return the favor that each colour costs, also by way of a demigod's colour."""
        if not demigods:
            return self.recolouring[ship][shown]
        number = (ship * COLOUR_COUNT + shown << COLOUR_COUNT) + demigods
        found = self._demigod_prices[number]
        if found is None:
            found = self._demigod_prices[number] = Prices(_eased(self.recolouring[ship][shown].costs, demigods))
        return found

    def _read_numbers(self, book: Book) -> None:
        self.first_row = [0, 0, *(book.number("first_step_row", str(n), least=1, most=TOP) for n in (2, 3, 4))]
        self.shield_max = book.number("shield_max", most=8)
        self.range = book.number("range", least=1)
        self.strength = book.number("monster_strength", least=1, most=9)
        self.start_favor = [_favor(book, value) for value in book.items("favor_by_seat", count=4)]
        self.display = book.number("equipment_display", least=1, most=9)
        self.rest_same = book.number("rest_same", least=3)
        self.rest_total = book.number("rest_total", least=3)
        self.no_injury_favor = book.number("no_injury_favor")
        self.favor_action = book.number("favor_action", least=1)
        self.oracle_cards = book.number("oracle_cards_per_colour", least=1)
        self.injury_cards = book.number("injury_cards_per_colour", least=1)

    def _read_rewards(self, book: Book) -> None:
        self.hero_shield = book.number("hero", "shield")
        self.demigod_cards = book.number("demigod", "oracle_cards")
        self.creature_range = book.number("creature", "range")
        self.amulet_favor = book.number("amulet", "favor")
        self.amulet_cards = book.number("amulet", "oracle_cards")
        self.amulet_steps = book.number("amulet", "god_steps")
        self.psi_favor = book.number("letter_rewards", "psi", "favor")
        self.phi_cards = book.number("letter_rewards", "phi", "oracle_cards")
        self.sigma_steps = book.number("letter_rewards", "sigma", "god_steps")
        self.omega_shield = book.number("letter_rewards", "omega", "shield")
        self.shrine_steps = book.number("task_rewards", "shrine", "god_steps")
        self.offering_favor = book.number("task_rewards", "offering", "favor")

    def _read_islands(self, book: Book) -> None:
        """DEL-4: read the tiles' letters. Tile 3p + k is the k-th of player colour p."""
        book.keys("island_letters", PLAYERS)
        raw = [letter for player in PLAYERS for letter in book.items("island_letters", player, count=TILES_EACH)]
        self.letters = [book.word(LETTERS, letter, "island_letters") for letter in raw]

    def _read_zeus(self, book: Book) -> None:
        """DEL-5: read the two-sided tiles, as (offering, monster)."""
        pairs = book.items("zeus_tiles", "two_sided", count=TWO_SIDED)
        self.two_sided = [_pair(book, pair) for pair in pairs]
        for side in (0, 1):
            if len({pair[side] for pair in self.two_sided}) != TWO_SIDED:
                book.refuse("two_sided", "the two-sided Zeus tiles name a colour twice on one side")


def _favor(book: Book, value: object) -> int:
    if not isinstance(value, int) or not 0 <= value <= 20:
        book.refuse("favor_by_seat", "'favor_by_seat' must hold whole numbers from 0 to 20")
    return value


def _pair(book: Book, pair: object) -> tuple[int, int]:
    if not isinstance(pair, dict):
        book.refuse("two_sided", "a two-sided Zeus tile is an object with an offering and a monster")
    return book.colour(pair.get("offering"), "two_sided"), book.colour(pair.get("monster"), "two_sided")


def _recolouring(wheel: list[int], number: int, ship: Ship) -> list[Prices]:
    """DEL-20, DEL-44, DEL-45: return what this ship pays to recolour one colour into another."""
    place = [wheel.index(colour) for colour in range(COLOUR_COUNT)]
    rows = []
    for shown in range(COLOUR_COUNT):
        steps = [(place[colour] - place[shown]) % COLOUR_COUNT for colour in range(COLOUR_COUNT)]
        if number == FREIGHTER:
            steps = [min(step, -step % COLOUR_COUNT) for step in steps]
        rows.append(Prices([max(0, step - ship.discount) for step in steps]))
    return rows


def _eased(row: list[int], demigods: int) -> list[int]:
    """DEL-42: return the costs with demigods of these colours, as bits. From such a colour all others are free."""
    best = min([row[colour] for colour in range(COLOUR_COUNT) if demigods >> colour & 1])
    return [min(cost, best) for cost in row]


@lru_cache(maxsize=32)
def parts_of(content: str | None) -> Parts:
    """Return the pieces of a host's data file, or the shipped ones. Raise ContentError if they are wrong."""
    return Parts(Book(content if content is not None else shipped("adyton.games.delphi", "delphi.json")))
