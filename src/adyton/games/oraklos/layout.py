"""What stands where in an observation of Oraklos."""

from math import cos, radians, sin
from typing import Final

from adyton.engine.seat import Seat
from adyton.envs.layout import (
    Layout,
    by_seat,
    marked_by_seat,
    number_by_seat,
    number_of,
    one_of,
    scaled,
    seat_of,
    seats_of,
    some_of,
)
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARD_OF, COLOURS, LETTERS, MOST_DICE, TOKENS
from adyton.games.oraklos.rules.view import BidView, DieView, OraklosView

SEATS: Final = max(ORAKLOS.chairs)
MODES: Final = ("standard", "junior", "antipodes")
# What is told of each die; a square looks the same after a quarter turn.
DIE: Final = ("is there", "x", "y", "sine of four times its turn", "cosine of it", *COLOURS, "hole")
DICE: Final = tuple(f"die {number + 1} {word}" for number in range(MOST_DICE) for word in DIE)
TOKEN_WORDS: Final = (*(f"token {token}" for token in TOKENS), "absent")


def _die(die: DieView, radius: int) -> list[float]:
    turn = radians(4 * die.turn)
    colours = [float(die.colour == letter) for letter in LETTERS]
    return [1.0, die.x / radius, die.y / radius, sin(turn), cos(turn), *colours, die.hole]


def _dice(view: OraklosView) -> list[float]:
    found = [number for die in view.dice for number in _die(die, view.radius)]
    return found + [0.0] * (len(DICE) - len(found))


def _bids(bids: tuple[BidView, ...], seat: Seat) -> list[float]:
    """Return the seat's tokens. Token 0 means that the seat named the card absent."""
    tokens = [bid.token for bid in bids if bid.seat == seat]
    return [float(token in tokens) for token in (*TOKENS, 0)]


def _claimed(view: OraklosView) -> list[str]:
    return [bid.card for bid in (*view.pending, *view.landed)]


def _hurry(view: OraklosView) -> float:
    return (view.deadline - view.since) / 120_000 if view.deadline is not None else 0.0


LAYOUT: Final = Layout(
    [
        one_of("phase", [phase.name for phase in ORAKLOS.phases], lambda view: view.phase),
        seats_of("acting", SEATS, lambda view: view.acting),
        number_of("players", SEATS, lambda view: view.seats),
        one_of("mode", MODES, lambda view: view.options.mode),
        number_of("convex only", 1, lambda view: view.options.convex_only),
        number_of("round", 30, lambda view: view.round),
        number_of("time for this question", 1, _hurry),
        seat_of("starter", SEATS, lambda view: view.starter),
        scaled("dice on the table", DICE, 1, _dice),
        scaled("dice in the shaker", COLOURS, MOST_DICE, lambda view: view.shaker),
        by_seat("dice in stock", SEATS, COLOURS, MOST_DICE, lambda view, seat: view.stocks[seat]),
        scaled("own dice put", COLOURS, 6, lambda view: view.put or (0, 0, 0, 0)),
        scaled("dice to take back", COLOURS, MOST_DICE, lambda view: view.left),
        seats_of("takes dice back", SEATS, lambda view: view.order),
        marked_by_seat("cards in hand", SEATS, CARD_NAMES, lambda view, seat: [CARD_OF[c] for c in view.hands[seat]]),
        some_of("open cards", CARD_NAMES, lambda view: view.open_cards),
        some_of("discards", CARD_NAMES, lambda view: view.discards),
        some_of("cards claimed", CARD_NAMES, _claimed),
        by_seat("tokens waiting", SEATS, TOKEN_WORDS, 1, lambda view, seat: _bids(view.pending, seat)),
        by_seat("tokens placed", SEATS, TOKEN_WORDS, 1, lambda view, seat: _bids(view.landed, seat)),
        number_by_seat("has put", SEATS, 1, lambda view, seat: view.has_put[seat]),
        number_by_seat("is ready", SEATS, 1, lambda view, seat: view.ready[seat]),
        number_by_seat("says no more", SEATS, 1, lambda view, seat: view.quiet[seat]),
        number_by_seat("is spent", SEATS, 1, lambda view, seat: view.spent[seat]),
        number_by_seat("gained this round", SEATS, 10, lambda view, seat: view.gains[seat]),
        number_by_seat("score", SEATS, 20, lambda view, seat: view.scores[seat]),
    ]
)
