"""What a seat sees of a game of Oraklos, written as numbers straight from the state.

`layout.py` says in words what stands where. This is the same for programs that play many games a
second; the conformance kit proves both equal.
"""

from math import cos, radians, sin
from typing import Final

from adyton.engine.numbers import Numbers, mark, mark_flag, mark_seat, within_one, write_share
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import CARDS, MOST_DICE, RADIUS, TURNS
from adyton.games.oraklos.rules.state import Bid, OraklosState

SEATS: Final = 5
COLOURS: Final = 4
CARD_COUNT: Final = 70
TOKENS: Final = 4  # 3, 2, 1, and 0 for the card that says something absent

# The numbers of one die: that it is there, where, how turned, its colour, its hole.
TURNED: Final = 3
DIE_COLOUR: Final = 5
HOLE: Final = DIE_COLOUR + COLOURS
DIE: Final = HOLE + 1

# Where each part begins.
PHASE: Final = 0
ACTING: Final = PHASE + 12
PLAYERS: Final = ACTING + SEATS
MODE: Final = PLAYERS + 1
CONVEX_ONLY: Final = MODE + 3
ROUND: Final = CONVEX_ONLY + 1
TIME: Final = ROUND + 1
STARTER: Final = TIME + 1
DICE: Final = STARTER + SEATS
SHAKER: Final = DICE + DIE * MOST_DICE
STOCKS: Final = SHAKER + COLOURS
OWN_PUT: Final = STOCKS + SEATS * COLOURS
LEFT: Final = OWN_PUT + COLOURS
TAKING: Final = LEFT + COLOURS
HANDS: Final = TAKING + SEATS
OPEN_CARDS: Final = HANDS + SEATS * CARD_COUNT
DISCARDS: Final = OPEN_CARDS + CARD_COUNT
CLAIMED: Final = DISCARDS + CARD_COUNT
PENDING: Final = CLAIMED + CARD_COUNT
LANDED: Final = PENDING + SEATS * TOKENS
HAS_PUT: Final = LANDED + SEATS * TOKENS
READY: Final = HAS_PUT + SEATS
QUIET: Final = READY + SEATS
SPENT: Final = QUIET + SEATS
GAINS: Final = SPENT + SEATS
SCORES: Final = GAINS + SEATS

assert len(CARDS) == CARD_COUNT

SINES: Final = tuple(sin(radians(4 * turn)) for turn in range(TURNS))  # a square looks the same after a quarter
COSINES: Final = tuple(cos(radians(4 * turn)) for turn in range(TURNS))


def write(state: OraklosState, seat: int, out: Numbers, start: int) -> None:
    """Write what this seat sees into `out`, from `start` on, where every number is 0."""
    _write_table(state, seat, out, start)
    _write_dice(state, seat, out, start)
    _write_cards(state, out, start)
    for place in range(state.seats):
        other = (seat + place) % state.seats
        _write_seat(state, other, place, out, start)
    _write_bids(state, state.pending, seat, out, start, start + PENDING)
    _write_bids(state, state.landed, seat, out, start, start + LANDED)


def _write_table(state: OraklosState, seat: int, out: Numbers, start: int) -> None:
    seats, turn, options = state.seats, ORAKLOS.turn(state), state.options
    out[start + PHASE + state.phase] = 1.0
    for acting in turn.seats:
        mark_seat(out, start + ACTING, acting, seat, seats)
    out[start + PLAYERS] = seats / SEATS
    out[start + MODE + (0 if options.mode == "standard" else 1 if options.mode == "junior" else 2)] = 1.0
    mark_flag(out, start + CONVEX_ONLY, options.convex_only)
    write_share(out, start + ROUND, state.round, 30)
    if turn.deadline is not None:
        write_share(out, start + TIME, turn.deadline - state.since, 120_000)
    mark_seat(out, start + STARTER, state.starter, seat, seats)
    for other in state.order:
        mark_seat(out, start + TAKING, other, seat, seats)


def _write_dice(state: OraklosState, seat: int, out: Numbers, start: int) -> None:
    at = start + DICE
    for die in state.dice:
        out[at] = 1.0
        out[at + 1] = die.x / RADIUS
        out[at + 2] = die.y / RADIUS
        out[at + TURNED] = SINES[die.turn]
        out[at + TURNED + 1] = COSINES[die.turn]
        out[at + DIE_COLOUR + die.colour] = 1.0
        if die.hole:
            out[at + HOLE] = 1.0
        at += DIE
    put = state.puts[seat]
    for colour in range(COLOURS):
        out[start + SHAKER + colour] = state.shaker[colour] / MOST_DICE
        out[start + LEFT + colour] = state.left[colour] / MOST_DICE
        if put:
            out[start + OWN_PUT + colour] = put[colour] / 6


def _write_cards(state: OraklosState, out: Numbers, start: int) -> None:
    mark(out, start + OPEN_CARDS, state.open)
    mark(out, start + DISCARDS, state.discards.items)


def _write_seat(state: OraklosState, seat: int, place: int, out: Numbers, start: int) -> None:
    """Write what everybody knows about one seat, in the columns of its place."""
    mark(out, start + HANDS + place * CARD_COUNT, state.hands[seat])
    stock = state.stocks[seat]
    for colour in range(COLOURS):
        out[start + STOCKS + place * COLOURS + colour] = stock[colour] / MOST_DICE
    if state.puts[seat]:
        out[start + HAS_PUT + place] = 1.0
    if state.ready[seat]:
        out[start + READY + place] = 1.0
    if state.quiet[seat]:
        out[start + QUIET + place] = 1.0
    if state.spent[seat]:
        out[start + SPENT + place] = 1.0
    out[start + GAINS + place] = within_one(state.gains[seat] / 10)
    out[start + SCORES + place] = within_one(state.scores[seat] / 20)


def _write_bids(state: OraklosState, bids: list[Bid], seat: int, out: Numbers, start: int, tokens: int) -> None:
    """Write the cards that were claimed, and whose tokens lie there."""
    for bid in bids:
        out[start + CLAIMED + bid.card] = 1.0
        place = (bid.seat - seat) % state.seats
        out[tokens + place * TOKENS + (3 - bid.token)] = 1.0
