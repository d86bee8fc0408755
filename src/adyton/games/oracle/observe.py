"""What a seat sees of a game of Oracle, written as numbers straight from the state.

`layout.py` says in words what stands where. This is the same for programs that play many games a
second; the conformance kit proves both equal. Every part of the layout is looked up as bytes, and
all parts are joined and written at once: a number written by itself costs as much as ten parts.
"""

from typing import Final

from adyton.engine.numbers import Numbers, as_bytes, bits_as_bytes, write_bytes
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.outlook import standings_of
from adyton.games.oracle.rules.parts import CARDS
from adyton.games.oracle.rules.state import NOBODY, OracleState

SEATS: Final = 5
PHASES: Final = 9
MOST_SCORE: Final = 150

# Parts, by what they say. The last entry of a table says nobody or nothing: its index is −1.
PHASE: Final = tuple(bits_as_bytes(1 << phase, PHASES) for phase in range(PHASES))
FIVE: Final = tuple(bits_as_bytes(bits, 5) for bits in range(1 << 5))  # seats or colours, as bits
ONE_OF_FIVE: Final = (*[FIVE[1 << place] for place in range(5)], FIVE[0])
THREE: Final = tuple(bits_as_bytes(bits, 3) for bits in range(1 << 3))  # species, as bits
ONE_OF_THREE: Final = (*[THREE[1 << species] for species in range(3)], THREE[0])
CARD: Final = (*[bits_as_bytes(1 << card, CARDS) for card in range(CARDS)], bits_as_bytes(0, CARDS))
SIX_CARDS: Final = tuple(bits_as_bytes(bits, 6) for bits in range(1 << 6))
COLOUR: Final = tuple(SIX_CARDS[bits & 63] + SIX_CARDS[bits >> 6] for bits in range(1 << 12))
PROPHECIES: Final = tuple(bits_as_bytes(bits, 10) for bits in range(1 << 10))  # ten of them, as bits
NO_PROPHECIES: Final = bits_as_bytes(0, 40)
NO_DRAFT: Final = bits_as_bytes(0, 1 + 40 + 40)  # no lap, no open pile, nothing passed
FIFTHS: Final = tuple(as_bytes([number / 5]) for number in range(6))
EIGHTHS: Final = tuple(as_bytes([number / 8]) for number in range(9))
SIXTEENTHS: Final = tuple(as_bytes([number / 16]) for number in range(17))
SCORE: Final = tuple(as_bytes([number / MOST_SCORE]) for number in range(MOST_SCORE + 1))
FLAG: Final = (as_bytes([0.0]), as_bytes([1.0]))
# Chips of the three species, by 20 · phoenix + 4 · pegasus + hydra: at most four pegasus and three hydra (ORA-7).
CHIPS: Final = tuple(as_bytes([number // 20 / 6, number % 20 // 4 / 6, number % 4 / 6]) for number in range(140))
# For the chairs in which nobody sits, by how many numbers each seat has in a part.
UNUSED: Final = tuple(as_bytes([0.0] * count) for count in range(26))


def write(state: OracleState, seat: int, out: Numbers, start: int) -> None:
    """Write what this seat sees into `out`, from `start` on."""
    seats = state.seats
    around = [(seat + place) % seats for place in range(seats)]
    sizes = [hand.bit_count() for hand in state.hands]
    parts = _table(state, seat)
    parts += _cards(state, seat)
    _add_seats(parts, state, around, sizes)
    _add_prophecies(parts, state, seat, max(sizes) + (1 if state.contested != NOBODY else 0))
    _add_results(parts, state, seat, around)
    write_bytes(out, start, parts)


def _table(state: OracleState, seat: int) -> list[bytes]:
    seats = state.seats
    acting = 0
    for other in ORACLE.turn(state).seats:
        if other >= 0:
            acting |= 1 << (other - seat) % seats
    return [
        PHASE[state.phase],
        FIVE[acting],
        FIFTHS[seats],
        FLAG[1 if state.is_draft else 0],
        ONE_OF_FIVE[state.removed],
        FIFTHS[state.round],
        ONE_OF_FIVE[_place(state.dealer, seat, seats)],
        ONE_OF_FIVE[_place(state.leader, seat, seats)],
        ONE_OF_FIVE[state.led],
    ]


def _place(seat: int, viewer: int, seats: int) -> int:
    """Return how many seats this one sits to the left of the viewer."""
    return NOBODY if seat < 0 else (seat - viewer) % seats


def _cards(state: OracleState, seat: int) -> list[bytes]:
    """Return the trick by seat, the hand, and what was played."""
    parts = [CARD[NOBODY]] * SEATS
    place = (state.leader - seat) % state.seats
    for card in state.trick:
        parts[place] = CARD[card]
        place = place + 1 if place + 1 < state.seats else 0
    parts += _by_colour(state.hands[seat])
    parts += _by_colour(state.played)
    return parts


def _by_colour(cards: int) -> list[bytes]:
    return [
        COLOUR[cards & 0xFFF],
        COLOUR[cards >> 12 & 0xFFF],
        COLOUR[cards >> 24 & 0xFFF],
        COLOUR[cards >> 36 & 0xFFF],
        COLOUR[cards >> 48],
    ]


def _add_seats(parts: list[bytes], state: OracleState, around: list[int], sizes: list[int]) -> None:
    """Add how many cards each seat holds, the colours it lacks, and its chips."""
    free = SEATS - state.seats
    for other in around:
        parts.append(SIXTEENTHS[sizes[other]])
    parts.append(UNUSED[free])
    for other in around:
        parts.append(FIVE[state.voids[other]])
    parts.append(UNUSED[5 * free])
    parts.append(_chips(state.middle))
    for other in around:
        parts.append(_chips(state.chips[other]))
    parts.append(UNUSED[3 * free])
    first, second, third = state.losers
    for other in around:
        held = (1 if first == other else 0) | (2 if second == other else 0) | (4 if third == other else 0)
        parts.append(THREE[held])
    parts.append(UNUSED[3 * free])
    parts.append(ONE_OF_THREE[state.contested])


def _chips(chips: list[int]) -> bytes:
    return CHIPS[20 * chips[0] + 4 * chips[1] + chips[2]]


def _add_prophecies(parts: list[bytes], state: OracleState, seat: int, tricks: int) -> None:
    """Add the prophecies that the seat holds, which of them are fulfilled or lost, and those it put aside."""
    held = state.held[seat]
    fulfilled: list[int] = []
    lost: list[int] = []
    if held:
        standings = standings_of(state, seat, tricks)
        for place, number in enumerate(held):
            if standings[place] == "fulfilled":
                fulfilled.append(number)
            elif standings[place] == "lost":
                lost.append(number)
    _add_numbers(parts, held)
    _add_numbers(parts, fulfilled)
    _add_numbers(parts, lost)
    _add_numbers(parts, state.aside[seat])


def _add_numbers(parts: list[bytes], numbers: list[int]) -> None:
    """Add a 1 for each of these prophecies."""
    if not numbers:
        parts.append(NO_PROPHECIES)
        return
    bits = 0
    for number in numbers:
        bits |= 1 << number
    parts += [
        PROPHECIES[bits & 1023],
        PROPHECIES[bits >> 10 & 1023],
        PROPHECIES[bits >> 20 & 1023],
        PROPHECIES[bits >> 30],
    ]


def _add_results(parts: list[bytes], state: OracleState, seat: int, around: list[int]) -> None:
    """Add who has chosen, how the draft stands, and what each seat has won."""
    free = SEATS - state.seats
    for other in around:
        parts.append(FLAG[1 if state.chosen[other] else 0])
    parts.append(UNUSED[free])
    if state.is_draft:
        parts.append(EIGHTHS[min(state.lap, 8)])
        _add_numbers(parts, state.discards)
        _add_numbers(parts, state.passed[seat])
    else:
        parts.append(NO_DRAFT)
    for other in around:
        parts.append(SCORE[min(state.scores[other], MOST_SCORE)])
    parts.append(UNUSED[free])
    if state.counts_tricks:
        for other in around:
            parts.append(SIXTEENTHS[state.tricks[other]])
        parts.append(UNUSED[free])
    else:
        parts.append(FIVE[0])
