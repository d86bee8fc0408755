"""What a seat sees of a game of Oracle, written as numbers straight from the state.

`layout.py` says in words what stands where. This is the same for programs that play many games a
second; the conformance kit proves both equal.
"""

from typing import Final

from adyton.engine.numbers import Numbers, bits_as_bytes, mark, mark_seat, write_bytes, write_share
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.outlook import standings_of
from adyton.games.oracle.rules.parts import CARDS, DECK_SIZE
from adyton.games.oracle.rules.state import NOBODY, OracleState

SEATS: Final = 5
COLOURS: Final = 5
SPECIES: Final = 3

# Where each part begins.
PHASE: Final = 0
ACTING: Final = PHASE + 9
PLAYERS: Final = ACTING + SEATS
DRAFT: Final = PLAYERS + 1
REMOVED: Final = DRAFT + 1
ROUND: Final = REMOVED + COLOURS
DEALER: Final = ROUND + 1
LEADER: Final = DEALER + SEATS
LED: Final = LEADER + SEATS
TRICK: Final = LED + COLOURS
HAND: Final = TRICK + SEATS * CARDS
PLAYED: Final = HAND + CARDS
HAND_SIZES: Final = PLAYED + CARDS
VOIDS: Final = HAND_SIZES + SEATS
MIDDLE: Final = VOIDS + SEATS * COLOURS
CHIPS: Final = MIDDLE + SPECIES
LOSERS: Final = CHIPS + SEATS * SPECIES
CONTESTED: Final = LOSERS + SEATS * SPECIES
HELD: Final = CONTESTED + SPECIES
FULFILLED: Final = HELD + DECK_SIZE
LOST: Final = FULFILLED + DECK_SIZE
ASIDE: Final = LOST + DECK_SIZE
CHOSEN: Final = ASIDE + DECK_SIZE
LAP: Final = CHOSEN + SEATS
DISCARDS: Final = LAP + 1
PASSED: Final = DISCARDS + DECK_SIZE
SCORE: Final = PASSED + DECK_SIZE
TRICKS: Final = SCORE + SEATS

SIXTEENTHS: Final = tuple(number / 16 for number in range(17))
SIXTHS: Final = tuple(number / 6 for number in range(7))
SIX_CARDS: Final = tuple(bits_as_bytes(cards, 6) for cards in range(64))


def write(state: OracleState, seat: int, out: Numbers, start: int) -> None:
    """Write what this seat sees into `out`, from `start` on, where every number is 0."""
    _write_table(state, seat, out, start)
    _write_cards(state, seat, out, start)
    for place in range(state.seats):
        other = (seat + place) % state.seats
        _write_seat(state, other, place, state.hands[other].bit_count(), out, start)
    _write_prophecies(state, seat, state.tricks_left, out, start)
    if state.is_draft:
        _write_draft(state, seat, out, start)


def _write_table(state: OracleState, seat: int, out: Numbers, start: int) -> None:
    seats = state.seats
    out[start + PHASE + state.phase] = 1.0
    for acting in ORACLE.turn(state).seats:
        mark_seat(out, start + ACTING, acting, seat, seats)
    out[start + PLAYERS] = seats / SEATS
    out[start + ROUND] = state.round / SEATS
    if state.removed != NOBODY:
        out[start + REMOVED + state.removed] = 1.0
    mark_seat(out, start + DEALER, state.dealer, seat, seats)
    mark_seat(out, start + LEADER, state.leader, seat, seats)
    if state.led != NOBODY:
        out[start + LED + state.led] = 1.0
    if state.contested != NOBODY:
        out[start + CONTESTED + state.contested] = 1.0


def _write_cards(state: OracleState, seat: int, out: Numbers, start: int) -> None:
    hand, played = state.hands[seat], state.played
    parts = [SIX_CARDS[hand >> place & 63] for place in range(0, CARDS, 6)]
    parts += [SIX_CARDS[played >> place & 63] for place in range(0, CARDS, 6)]
    write_bytes(out, start + HAND, parts)  # PLAYED comes next
    place = (state.leader - seat) % state.seats
    for number in state.trick:
        out[start + TRICK + place * CARDS + number] = 1.0
        place = place + 1 if place + 1 < state.seats else 0


def _write_seat(state: OracleState, seat: int, place: int, size: int, out: Numbers, start: int) -> None:
    """Write what everybody knows about one seat, in the columns of its place."""
    if size:
        out[start + HAND_SIZES + place] = SIXTEENTHS[size]
    write_share(out, start + SCORE + place, state.scores[seat], 150)
    if state.counts_tricks:
        out[start + TRICKS + place] = SIXTEENTHS[state.tricks[seat]]
    if state.chosen[seat]:
        out[start + CHOSEN + place] = 1.0
    void = state.voids[seat]
    for colour in range(COLOURS if void else 0):
        if void >> colour & 1:
            out[start + VOIDS + place * COLOURS + colour] = 1.0
    chips = state.chips[seat]
    for species in range(SPECIES):
        if chips[species]:
            out[start + CHIPS + place * SPECIES + species] = SIXTHS[chips[species]]
        if state.losers[species] == seat:
            out[start + LOSERS + place * SPECIES + species] = 1.0


def _write_prophecies(state: OracleState, seat: int, tricks: int, out: Numbers, start: int) -> None:
    for species in range(SPECIES):
        out[start + MIDDLE + species] = SIXTHS[state.middle[species]]
    held = state.held[seat]
    if held:
        standings = standings_of(state, seat, tricks)
        for place, number in enumerate(held):
            out[start + HELD + number] = 1.0
            if standings[place] == "fulfilled":
                out[start + FULFILLED + number] = 1.0
            elif standings[place] == "lost":
                out[start + LOST + number] = 1.0
    mark(out, start + ASIDE, state.aside[seat])


def _write_draft(state: OracleState, seat: int, out: Numbers, start: int) -> None:
    out[start + DRAFT] = 1.0
    write_share(out, start + LAP, state.lap, 8)
    mark(out, start + DISCARDS, state.discards)
    mark(out, start + PASSED, state.passed[seat])
