"""Where a game of Oracle stands."""

from typing import Final

from adyton.engine.bag import Bag
from adyton.engine.fields import Codec, Fields, Json
from adyton.engine.native import mypyc_attr
from adyton.engine.packed import packed, unpacked
from adyton.engine.state import State
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import (
    ALL_CARDS,
    CARDS,
    CHIPS,
    COUNTS,
    DECK_SIZE,
    LEFT_OUT,
    OF_COLOUR,
    Prophecy,
    numbers_in,
    set_of,
)

REMOVAL: Final = 0
DEALER: Final = 1
DEAL: Final = 2
FORETELL: Final = 3
CHOICE: Final = 4
DRAFT: Final = 5
TRICK: Final = 6
LOSER: Final = 7
OVER: Final = 8

NOBODY: Final = -1


class Tally:
    """How a seat's round was scored; never changed once made."""

    __slots__ = ("chips", "losers", "lost", "paid", "prophecies", "stars", "tricks")

    def __init__(
        self,
        chips: tuple[int, ...],
        losers: tuple[int, ...],
        lost: tuple[int, ...],
        stars: int,
        prophecies: tuple[int, ...],
        paid: tuple[int, ...],
        tricks: tuple[int, ...] = (),
    ) -> None:
        self.chips = chips  # victory chips kept, by species
        self.losers = losers  # 1 for each loser chip held, by species
        self.lost = lost  # victory chips put back, by species
        self.stars = stars
        self.prophecies = prophecies
        self.paid = paid  # what each of them paid
        self.tricks = tricks  # how many the seat won; empty unless a card of the deck counts them

    @property
    def points(self) -> int:
        return self.stars + sum(self.paid)

    def to_json(self) -> list[list[int]]:
        rows = [self.chips, self.losers, self.lost, (self.stars,), self.prophecies, self.paid]
        if self.tricks:
            rows.append(self.tricks)
        return [list(row) for row in rows]


def _tally(rows: list[list[int]]) -> Tally:
    """Return the tally that `Tally.to_json` wrote."""
    chips, losers, lost, stars, prophecies, paid = rows[:6]
    tricks = tuple(rows[6]) if len(rows) > 6 else ()
    return Tally(tuple(chips), tuple(losers), tuple(lost), stars[0], tuple(prophecies), tuple(paid), tricks)


def _tallies_to_json(tallies: list[list[Tally]]) -> list[list[list[list[int]]]]:
    return [[tally.to_json() for tally in row] for row in tallies]


def _read_tallies(rows: list[list[list[list[int]]]]) -> list[list[Tally]]:
    return [[_tally(tally) for tally in row] for row in rows]


PACKED: Final = ("chips", "chosen", "losers", "middle", "voids")
# By seat: sets of prophecies, and rows that are replaced when they change.
SETS: Final[Codec] = (
    lambda sets: [list(numbers_in(prophecies)) for prophecies in sets],
    lambda rows: [set_of(row) for row in rows],
)
ROWS: Final[Codec] = (lambda rows: [list(row) for row in rows], lambda rows: [tuple(row) for row in rows])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OracleState(State):
    """A game of Oracle. `parts` tells how cards are numbers; species go phoenix, pegasus, hydra.

    Small numbers are packed into one int, because a thousand games side by side wait for memory:
    every list is a place of its own there. The state's JSON shows them as lists.
    """

    fields = Fields(
        values=("contested", "dealer", "lap", "leader", "led", "played", "removed", "round", "to_act", *PACKED),
        rows=("hands", "scores", "tricks"),
        bags=("bag", "pile"),
        objects={
            "aside": SETS,
            "discards": (list, tuple),
            "held": SETS,
            "passed": ROWS,
            "tallies": (_tallies_to_json, _read_tallies),
            "trick": (list, tuple),
        },
        derived=("counts_tricks", "deck", "is_draft"),
    )
    __slots__ = fields.names
    options: OracleOptions

    def __init__(self, options: OracleOptions, seats: int, deck: tuple[Prophecy, ...]) -> None:
        super().__init__(options, seats)
        self.is_draft = options.draft
        self.deck = deck
        self.counts_tricks = any(prophecy.counts_tricks for prophecy in deck)
        self.removed = NOBODY  # the colour that left the game
        self.dealer = NOBODY
        self.round = 0
        self.scores = [0] * seats
        self.tallies: list[list[Tally]] = []  # of the rounds scored, by seat
        self.hands = [0] * seats
        self.bag = Bag(range(CARDS))  # cards not yet dealt
        self.pile = Bag(range(DECK_SIZE))  # prophecies not yet dealt
        self.clear_round()

    def clear_round(self) -> None:
        """ORA-9: reset everything but hands and piles for a new round."""
        seats = self.seats
        self.held = [0] * seats  # prophecies in hand, as sets
        self.aside = [0] * seats  # those put aside
        self.chosen = 0  # one bit for each seat that has chosen
        self.lap = 0  # of the draft
        self.passed: list[tuple[int, ...]] = [()] * seats  # handed on in the draft, two a lap
        self.discards: tuple[int, ...] = ()  # the draft's open pile
        self.trick: tuple[int, ...] = ()
        self.leader = NOBODY
        self.to_act = NOBODY
        self.led = NOBODY  # the colour led
        self.played = 0  # all cards of the round that were played
        self.voids = 0  # five bits for each seat: the colours that it has shown not to have
        self.middle = packed(CHIPS[seats], 3)  # victory chips, see `COUNTS`
        self.chips = 0  # those of all seats, nine bits for each
        self.losers = 0  # who holds each loser chip: three bits, one more than the seat, 0 for nobody
        self.contested = NOBODY  # the species whose loser chip may be put back
        self.tricks = [0] * seats if self.counts_tricks else []  # won in this round, by seat

    @property
    def in_play(self) -> int:
        """Return the cards that are in the game."""
        return ALL_CARDS if self.removed == NOBODY else ALL_CARDS & ~OF_COLOUR[self.removed]

    @property
    def laps(self) -> int:
        """ORA-28: return how often the draft goes round."""
        return (DECK_SIZE - LEFT_OUT) // 2 - self.seats

    @property
    def tricks_left(self) -> int:
        """Return how many tricks still give chips, one more while a loser chip may be put back."""
        return max(map(int.bit_count, self.hands)) + (1 if self.contested != NOBODY else 0)

    def to_json(self) -> Json:
        """Return all fields. Only a deck that counts tricks has them in it, so all other games keep their hash."""
        json = super().to_json()
        json["chips"] = [list(COUNTS[self.chips_of(seat)]) for seat in range(self.seats)]
        json["chosen"] = [flag == 1 for flag in unpacked(self.chosen, 1, self.seats)]
        json["losers"] = [self.holder(species) for species in range(3)]
        json["middle"] = list(COUNTS[self.middle])
        json["voids"] = unpacked(self.voids, 5, self.seats)
        if not self.counts_tricks:
            del json["tricks"]
        return json

    def fill(self, json: Json) -> None:
        taken = {
            "tricks": [],
            **json,
            "chips": packed([packed(row, 3) for row in json["chips"]], 9),
            "chosen": packed(json["chosen"], 1),
            "losers": packed([holder + 1 for holder in json["losers"]], 3),
            "middle": packed(json["middle"], 3),
            "voids": packed(json["voids"], 5),
        }
        super().fill(taken)

    @property
    def all_chosen(self) -> bool:
        return self.chosen == (1 << self.seats) - 1

    def chips_of(self, seat: int) -> int:
        """Return the victory chips of this seat, see `COUNTS`."""
        return self.chips >> 9 * seat & 511

    def voids_of(self, seat: int) -> int:
        """Return the colours that this seat has shown not to have, one bit for each."""
        return self.voids >> 5 * seat & 31

    def holder(self, species: int) -> int:
        """Return the seat that holds the loser chip of this species, or NOBODY."""
        return (self.losers >> 3 * species & 7) - 1

    def give_loser(self, species: int, seat: int) -> None:
        """Give the loser chip of this species to a seat, or with NOBODY back to the middle."""
        self.losers = self.losers & ~(7 << 3 * species) | seat + 1 << 3 * species

    def left(self, seat: int) -> int:
        """Return the left neighbour, who is next in turn."""
        return seat + 1 if seat + 1 < self.seats else 0

    def copy(self) -> "OracleState":
        twin = OracleState.__new__(OracleState)
        twin.seats = self.seats
        twin.phase = self.phase
        twin.news = None
        twin.options = self.options
        twin.is_draft = self.is_draft
        twin.deck = self.deck
        twin.counts_tricks = self.counts_tricks
        twin.removed = self.removed
        twin.dealer = self.dealer
        twin.round = self.round
        twin.scores = self.scores[:]
        twin.tallies = self.tallies[:]
        twin.hands = self.hands[:]
        twin.bag = self.bag.copy()
        twin.pile = self.pile.copy()
        twin.held = self.held[:]
        twin.aside = self.aside[:]
        twin.chosen = self.chosen
        twin.lap = self.lap
        twin.passed = self.passed[:]
        twin.discards = self.discards
        twin.trick = self.trick
        twin.leader = self.leader
        twin.to_act = self.to_act
        twin.led = self.led
        twin.played = self.played
        twin.voids = self.voids
        twin.middle = self.middle
        twin.chips = self.chips
        twin.losers = self.losers
        twin.contested = self.contested
        twin.tricks = self.tricks[:]
        return twin
