"""Where a game of Oracle stands."""

from typing import Final

from adyton.engine.bag import Bag
from adyton.engine.fields import Fields, Json
from adyton.engine.native import mypyc_attr
from adyton.engine.state import State
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import ALL_CARDS, CARDS, CHIPS, DECK_SIZE, LEFT_OUT, OF_COLOUR, Prophecy

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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OracleState(State):
    """A game of Oracle. `parts` tells how cards are numbers; species go phoenix, pegasus, hydra."""

    fields = Fields(
        values=("contested", "dealer", "lap", "leader", "led", "played", "removed", "round", "to_act"),
        rows=("chosen", "discards", "hands", "losers", "middle", "scores", "trick", "tricks", "voids"),
        tables=("aside", "chips", "held", "passed"),
        bags=("bag", "pile"),
        objects={"tallies": (_tallies_to_json, _read_tallies)},
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
        self.held: list[list[int]] = [[] for _ in range(seats)]  # prophecies in hand, sorted
        self.aside: list[list[int]] = [[] for _ in range(seats)]  # those put aside
        self.chosen = [False] * seats
        self.lap = 0  # of the draft
        self.passed: list[list[int]] = [[] for _ in range(seats)]  # handed on in the draft, two a lap
        self.discards: list[int] = []  # the draft's open pile
        self.trick: list[int] = []
        self.leader = NOBODY
        self.to_act = NOBODY
        self.led = NOBODY  # the colour led
        self.played = 0  # all cards of the round that were played
        self.voids = [0] * seats  # bits of the colours that a seat has shown not to have
        self.middle = list(CHIPS[seats])
        self.chips = [[0, 0, 0] for _ in range(seats)]
        self.losers = [NOBODY] * 3  # who holds each loser chip
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
        if not self.counts_tricks:
            del json["tricks"]
        return json

    def fill(self, json: Json) -> None:
        super().fill(json if self.counts_tricks else {**json, "tricks": []})

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
        twin.held = [row[:] for row in self.held]
        twin.aside = [row[:] for row in self.aside]
        twin.chosen = self.chosen[:]
        twin.lap = self.lap
        twin.passed = [row[:] for row in self.passed]
        twin.discards = self.discards[:]
        twin.trick = self.trick[:]
        twin.leader = self.leader
        twin.to_act = self.to_act
        twin.led = self.led
        twin.played = self.played
        twin.voids = self.voids[:]
        twin.middle = self.middle[:]
        twin.chips = [row[:] for row in self.chips]
        twin.losers = self.losers[:]
        twin.contested = self.contested
        twin.tricks = self.tricks[:]
        return twin
