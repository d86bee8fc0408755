"""What a seat sees of a game of Oracle, made as numbers straight from the state.

`layout.py` says in words what stands where. This is the same for programs that play many games a
second; the conformance kit proves both equal. Every part of the layout is looked up as bytes, and
all parts are joined: a number written by itself costs as much as ten parts.
"""

from itertools import product
from typing import Final

from adyton.engine.numbers import WholeWriter, as_bytes, bits_as_bytes
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.outlook import prospects_of, standing_of
from adyton.games.oracle.rules.parts import CARDS, COUNTS, numbers_in, set_of
from adyton.games.oracle.rules.state import NOBODY, OracleState

SEATS: Final = 5
PHASES: Final = 9
MOST_SCORE: Final = 150

SIZE: Final = bytes([bits.bit_count() for bits in range(1 << 12)])  # how many of twelve bits are set

# Parts, by what they say. The last entry of a table says nobody or nothing: its index is −1.
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
CHIPS: Final = tuple(as_bytes([number / 6 for number in counts]) for counts in COUNTS)
# For the chairs in which nobody sits, by how many numbers each seat has in a part.
UNUSED: Final = tuple(as_bytes([0.0] * count) for count in range(26))

# Several parts that stand side by side, looked up at once.
# By 32 · phase + the seats that act, as bits.
PHASE_AND_ACTING: Final = tuple(
    bits_as_bytes(1 << phase, PHASES) + FIVE[acting] for phase in range(PHASES) for acting in range(32)
)
# By 12 · (removed colour + 1) + 2 · round + 1 for the draft.
REMOVED_AND_ROUND: Final = tuple(
    as_bytes([draft]) + ONE_OF_FIVE[removed] + FIFTHS[number]
    for removed in range(-1, 5)
    for number in range(6)
    for draft in range(2)
)
# By three indexes from 0 to 5 as digits, each one more than a place: dealer, leader, and the colour led.
THREE_PLACES: Final = tuple(
    ONE_OF_FIVE[a] + ONE_OF_FIVE[b] + ONE_OF_FIVE[c] for a, b, c in product(range(-1, 5), repeat=3)
)
# In the same way who holds the three loser chips.
LOSERS: Final = tuple(
    b"".join([THREE[sum([1 << species for species in range(3) if held[species] == place])] for place in range(SEATS)])
    for held in product(range(-1, 5), repeat=3)
)


def observed(state: OracleState, seat: int) -> bytes:
    """Return what this seat sees, as the bytes of its numbers."""
    seats = state.seats
    around = [seat]
    for _ in range(seats - 1):
        around.append(around[-1] + 1 if around[-1] + 1 < seats else 0)
    sizes: list[int] = []
    most = 0
    for hand in state.hands:
        sizes.append(_size(hand))
        most = max(most, sizes[-1])
    parts: list[bytes] = []
    _add_table(parts, state, seat)
    _add_cards(parts, state, seat)
    _add_seats(parts, state, around, sizes)
    _add_prophecies(parts, state, seat, most + (1 if state.contested != NOBODY else 0))
    _add_results(parts, state, seat, around)
    return b"".join(parts)


write: Final = WholeWriter(observed)


def _size(cards: int) -> int:
    """Return how many cards there are. Compiled code reads a table faster than it calls `bit_count`."""
    low = SIZE[cards & 0xFFF] + SIZE[cards >> 12 & 0xFFF] + SIZE[cards >> 24 & 0xFFF]
    return low + SIZE[cards >> 36 & 0xFFF] + SIZE[cards >> 48]


def _add_table(parts: list[bytes], state: OracleState, seat: int) -> None:
    seats = state.seats
    acting = 0
    for other in ORACLE.turn(state).seats:
        if other >= 0:
            acting |= 1 << _place(other, seat, seats)
    parts.append(PHASE_AND_ACTING[32 * state.phase + acting])
    parts.append(FIFTHS[seats])
    parts.append(REMOVED_AND_ROUND[12 * (state.removed + 1) + 2 * state.round + (1 if state.is_draft else 0)])
    dealer, leader = _place(state.dealer, seat, seats), _place(state.leader, seat, seats)
    parts.append(THREE_PLACES[36 * (dealer + 1) + 6 * (leader + 1) + state.led + 1])


def _place(seat: int, viewer: int, seats: int) -> int:
    """Return how many seats this one sits to the left of the viewer."""
    if seat < 0:
        return NOBODY
    return seat - viewer if seat >= viewer else seat - viewer + seats


def _add_cards(parts: list[bytes], state: OracleState, seat: int) -> None:
    """Add the trick by seat, the hand, and what was played."""
    first = len(parts)
    for _ in range(SEATS):
        parts.append(CARD[NOBODY])
    place = _place(state.leader, seat, state.seats)
    for card in state.trick:
        parts[first + place] = CARD[card]
        place = place + 1 if place + 1 < state.seats else 0
    _add_by_colour(parts, state.hands[seat])
    _add_by_colour(parts, state.played)


def _add_by_colour(parts: list[bytes], cards: int) -> None:
    parts.append(COLOUR[cards & 0xFFF])
    parts.append(COLOUR[cards >> 12 & 0xFFF])
    parts.append(COLOUR[cards >> 24 & 0xFFF])
    parts.append(COLOUR[cards >> 36 & 0xFFF])
    parts.append(COLOUR[cards >> 48])


def _add_seats(parts: list[bytes], state: OracleState, around: list[int], sizes: list[int]) -> None:
    """Add how many cards each seat holds, the colours it lacks, and its chips."""
    free = SEATS - state.seats
    for other in around:
        parts.append(SIXTEENTHS[sizes[other]])
    parts.append(UNUSED[free])
    for other in around:
        parts.append(FIVE[state.voids_of(other)])
    parts.append(UNUSED[5 * free])
    parts.append(CHIPS[state.middle])
    for other in around:
        parts.append(CHIPS[state.chips_of(other)])
    parts.append(UNUSED[3 * free])
    holders = 0
    for species in range(3):
        holders = 6 * holders + _place(state.holder(species), around[0], state.seats) + 1
    parts.append(LOSERS[holders])
    parts.append(ONE_OF_THREE[state.contested])


def _add_prophecies(parts: list[bytes], state: OracleState, seat: int, tricks: int) -> None:
    """Add the prophecies that the seat holds, which of them are fulfilled or lost, and those it put aside."""
    held, fulfilled, lost = state.held[seat], 0, 0
    prospects = prospects_of(state, seat, tricks)
    for number in numbers_in(held):
        standing = standing_of(state.deck[number], state, seat, tricks, prospects)
        if standing == "fulfilled":
            fulfilled |= 1 << number
        elif standing == "lost":
            lost |= 1 << number
    _add_bits(parts, held)
    _add_bits(parts, fulfilled)
    _add_bits(parts, lost)
    _add_bits(parts, state.aside[seat])


def _add_bits(parts: list[bytes], bits: int) -> None:
    """Add a 1 for each of the prophecies whose bit is set."""
    if not bits:
        parts.append(NO_PROPHECIES)
        return
    parts.append(PROPHECIES[bits & 1023])
    parts.append(PROPHECIES[bits >> 10 & 1023])
    parts.append(PROPHECIES[bits >> 20 & 1023])
    parts.append(PROPHECIES[bits >> 30])


def _add_results(parts: list[bytes], state: OracleState, seat: int, around: list[int]) -> None:
    """Add who has chosen, how the draft stands, and what each seat has won."""
    seats, chosen = state.seats, state.chosen
    free = SEATS - seats
    parts.append(FIVE[(chosen >> seat | chosen << seats - seat) & (1 << seats) - 1])
    if state.is_draft:
        parts.append(EIGHTHS[min(state.lap, 8)])
        _add_bits(parts, set_of(state.discards))
        _add_bits(parts, set_of(state.passed[seat]))
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
