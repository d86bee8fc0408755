"""Where a game of Oraklos stands."""

from collections.abc import Sequence
from typing import Any, Final

from adyton.engine.bag import Bag
from adyton.engine.fields import Fields
from adyton.engine.native import mypyc_attr
from adyton.engine.packed import packed, unpacked
from adyton.engine.state import Json, State
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import FALLING_SINCE, RADIUS, Cast, Die, cast_of
from adyton.games.oraklos.rules.predictions import Four, Verdict

START: Final = 0
SPIES: Final = 1
DEAL: Final = 2
DICE: Final = 3
READY: Final = 4
THROW: Final = 5
SEARCH: Final = 6
SHOWING: Final = 7
TAKING: Final = 8
NAMING: Final = 9
CHALLENGE: Final = 10
OVER: Final = 11

NOBODY: Final = -1
OPEN_CARDS: Final = -1  # the seat of cards that lie open for everybody

# A spot is packed into an int, because every draw of a throw changes it: x in the lower bits, y above them, 0 for what
# is not known.
SPOT_SHIFT: Final = 11
SPOT_MASK: Final = (1 << SPOT_SHIFT) - 1
SPOT_ZERO: Final = RADIUS + 1  # how a coordinate of 0 is written


class Bid:
    """A claim as it was made: when, by whom, with which token (0 in Antipodes), on which card; never changed."""

    __slots__ = ("at", "card", "seat", "token")

    def __init__(self, at: int, seat: int, token: int, card: int) -> None:
        self.at = at
        self.seat = seat
        self.token = token
        self.card = card

    def to_json(self) -> list[int]:
        return [self.at, self.seat, self.token, self.card]


class Shown:
    """Four dice that somebody pointed at for a card (none: the clock ran out), and the verdict; never changed."""

    __slots__ = ("card", "dice", "die", "reason", "seat", "token", "verdict")

    def __init__(self, seat: int, token: int, card: int, dice: tuple[int, ...], reason: str, die: int) -> None:
        self.seat = seat
        self.token = token
        self.card = card
        self.dice = dice
        self.reason = reason
        self.die = die  # the die that gives the reason, or NOBODY
        self.verdict: Verdict | None = None  # how it is drawn, computed when first needed

    def to_json(self) -> list[int | str | list[int]]:
        return [self.seat, self.token, self.card, list(self.dice), self.reason, self.die]


class Review:
    """A finished round: the dice, the cards and their seats, what was claimed and shown."""

    __slots__ = ("bids", "cards", "dice", "found", "round", "shown")

    def __init__(
        self, number: int, dice: list[Die], cards: list[tuple[int, int]], bids: list[Bid], shown: list[Shown]
    ) -> None:
        self.round = number
        self.dice = dice
        self.cards = cards  # seat and card
        self.bids = bids
        self.shown = shown
        self.found: dict[int, list[Four]] | None = None  # all predictions by card, computed when first needed

    def to_json(self) -> Json:
        return {
            "round": self.round,
            "dice": [die.to_json() for die in self.dice],
            "cards": [list(pair) for pair in self.cards],
            "bids": [bid.to_json() for bid in self.bids],
            "shown": [shown.to_json() for shown in self.shown],
        }


def spot_of(places: Sequence[int]) -> int:
    """Pack the coordinates that are known of a spot."""
    return packed([place + SPOT_ZERO for place in places], SPOT_SHIFT)


def spot_to_json(spot: int) -> list[int]:
    """Return the coordinates that are known of a spot."""
    return [place - SPOT_ZERO for place in unpacked(spot, SPOT_SHIFT, 2) if place]


def _all_to_json(items: list[Any]) -> list[Any]:
    return [item.to_json() for item in items]


def _bids(rows: list[list[int]]) -> list[Bid]:
    return [Bid(*row) for row in rows]


def _dice(rows: list[list[int]]) -> list[Die]:
    return [Die(x, y, turn, colour, bool(hole)) for x, y, turn, colour, hole in rows]


def _all_shown(rows: list[list[Any]]) -> list[Shown]:
    return [Shown(seat, token, card, tuple(dice), reason, die) for seat, token, card, dice, reason, die in rows]


def _review_to_json(review: Review | None) -> Json | None:
    return None if review is None else review.to_json()


def _review(json: Json | None) -> Review | None:
    if json is None:
        return None
    cards = [(seat, card) for seat, card in json["cards"]]
    return Review(json["round"], _dice(json["dice"]), cards, _bids(json["bids"]), _all_shown(json["shown"]))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OraklosState(State):
    """A game of Oraklos. `parts` tells how cards are numbers; a stock of dice is a number for each colour."""

    fields = Fields(
        values=("ending", "round", "since", "starter"),
        rows=("gains", "left", "open", "order", "quiet", "ready", "scores", "shaker", "spent"),
        tables=("hands", "puts", "stocks"),
        bags=("discards", "pile"),
        objects={
            "dice": (_all_to_json, _dice),
            "landed": (_all_to_json, _bids),
            "pending": (_all_to_json, _bids),
            "review": (_review_to_json, _review),
            "shown": (_all_to_json, _all_shown),
            "spot": (spot_to_json, spot_of),
        },
        derived=("cast",),
    )
    __slots__ = fields.names
    options: OraklosOptions

    def __init__(self, options: OraklosOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.cast: Cast = cast_of(options)
        self.ending = ""
        self.round = 0
        self.starter = NOBODY
        self.scores = [0] * seats
        self.pile = Bag()
        self.discards = Bag()
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.open: list[int] = []  # the six cards of Antipodes
        self.stocks = [[0, 0, 0, 0] for _ in range(seats)]
        self.shaker = [0, 0, 0, 0]  # the dice that everybody knows to be in it
        self.review: Review | None = None
        self.clear_round()

    def clear_round(self) -> None:
        """Clear what belongs to one round."""
        seats = self.seats
        self.since = 0  # when the question of this phase was asked
        self.gains = [0] * seats  # points of this round
        self.puts: list[list[int]] = [[] for _ in range(seats)]  # dice chosen; empty: not yet
        self.ready = [False] * seats
        self.dice: list[Die] = []
        self.spot = 0  # where the falling die is, as far as it is known, packed
        self.left = [0, 0, 0, 0]  # dice on the table that may be taken back
        self.order: list[int] = []  # the seats that still take dice back
        self.pending: list[Bid] = []  # claims that an earlier one may still overtake, the earliest first
        self.landed: list[Bid] = []  # claims that stand
        self.quiet = [False] * seats  # the seats that have given up the search
        self.spent = [False] * seats  # the seats whose challenge was wrong
        self.shown: list[Shown] = []

    @property
    def is_antipodes(self) -> bool:
        return self.options.mode == "antipodes"

    @property
    def has_falling_dice(self) -> bool:
        """OKL-9. Return whether dice fall for a while in this version of the rules."""
        return self.options.version >= FALLING_SINCE

    def holder(self, token: int) -> Bid | None:
        """Return the claim that was made with this token."""
        for bid in self.landed:
            if bid.token == token:
                return bid
        return None

    def copy(self) -> "OraklosState":
        twin = OraklosState.__new__(OraklosState)
        twin.seats = self.seats
        twin.phase = self.phase
        twin.news = None
        twin.options = self.options
        twin.cast = self.cast
        twin.ending = self.ending
        twin.round = self.round
        twin.starter = self.starter
        twin.scores = self.scores[:]
        twin.pile = self.pile.copy()
        twin.discards = self.discards.copy()
        twin.hands = [row[:] for row in self.hands]
        twin.open = self.open[:]
        twin.stocks = [row[:] for row in self.stocks]
        twin.shaker = self.shaker[:]
        twin.review = self.review
        twin.since = self.since
        twin.gains = self.gains[:]
        twin.puts = [row[:] for row in self.puts]
        twin.ready = self.ready[:]
        twin.dice = self.dice[:]
        twin.spot = self.spot
        twin.left = self.left[:]
        twin.order = self.order[:]
        twin.pending = self.pending[:]
        twin.landed = self.landed[:]
        twin.quiet = self.quiet[:]
        twin.spent = self.spent[:]
        twin.shown = self.shown[:]
        return twin
