"""What a round of Oracle promises each seat, by a small network that `tools/train_values.py` trained.

It answers how a round would end if everybody went on at random, without the luck of a single playout. One
hidden layer is shared by its answers: the stars at the end, and for each prophecy the chance that it comes true.
"""

import json
import math
from functools import cache
from typing import Final

from adyton.engine.content import shipped
from adyton.games.oracle.rules.parts import COUNTS, DECK_SIZE, STARS, numbers_in
from adyton.games.oracle.rules.state import NOBODY, OracleState

VALUES: Final = 12  # of a card
SUIT: Final = 0xFFF  # the cards of one colour
MOST_VOIDS: Final = 5
MOST_OF: Final = (6, 4, 3)  # victory chips of each species
MOST_HELD: Final = 10  # chips of a seat that are told apart
SCALE: Final = 5.0  # stars in one unit of the network

# Inputs that count: own cards by value, those of the others by value, own stars. All others are 0 or 1.
NUMBERS: Final = 2 * VALUES + 1
OWN_CHIPS: Final = NUMBERS  # seven numbers for each species, as for the two below
MIDDLE: Final = OWN_CHIPS + 21
BEST_CHIPS: Final = MIDDLE + 21  # the most that another seat has
LOSERS: Final = BEST_CHIPS + 21  # for each species: in the middle, own, of another seat
CARDS_LEFT: Final = LOSERS + 9
VOIDS: Final = CARDS_LEFT + 17
FEWEST: Final = VOIDS + 6  # chips of another seat
MOST: Final = FEWEST + MOST_HELD + 1
HIGHEST: Final = MOST + MOST_HELD + 1  # own card, by value
HIGHEST_OTHER: Final = HIGHEST + VALUES + 1
LEADS: Final = HIGHEST_OTHER + VALUES + 1
INPUTS: Final = LEADS + 1
OUTPUTS: Final = 1 + DECK_SIZE


def _spread(suit: int) -> int:
    """Return the cards of one colour as a number with four bits for each value, so that colours can be added."""
    return sum(1 << 4 * value for value in range(VALUES) if suit >> value & 1)


SPREAD: Final = tuple(_spread(suit) for suit in range(1 << VALUES))


class Network:
    """Weights for one number of players."""

    __slots__ = ("bias", "first", "head_bias", "heads")

    def __init__(
        self, first: list[list[float]], bias: list[float], heads: list[list[float]], head: list[float]
    ) -> None:
        self.first = first  # for each hidden unit the weights of all inputs
        self.bias = bias
        self.heads = heads  # for each output the weights of all hidden units
        self.head_bias = head


@cache
def network(seats: int) -> Network | None:
    """Return the shipped weights for so many players; None if there are none."""
    rows = json.loads(shipped("adyton.games.oracle.bot", "values.json")).get(str(seats))
    if rows is None:
        return None
    return Network(
        [[float(weight) for weight in row] for row in rows["first"]],
        [float(weight) for weight in rows["bias"]],
        [[float(weight) for weight in row] for row in rows["heads"]],
        [float(weight) for weight in rows["head_bias"]],
    )


def counts(hand: int) -> int:
    """Return how many cards of each value are in a hand, in four bits each."""
    return (
        SPREAD[hand & SUIT]
        + SPREAD[hand >> 12 & SUIT]
        + SPREAD[hand >> 24 & SUIT]
        + SPREAD[hand >> 36 & SUIT]
        + SPREAD[hand >> 48]
    )


def numbers(state: OracleState, seat: int) -> list[float]:
    """Return the inputs that count, for a seat at the beginning of a trick."""
    own, others = counts(state.hands[seat]), 0
    for other in range(state.seats):
        if other != seat:
            others += counts(state.hands[other])  # at most five cards of a value, so four bits are enough
    found: list[float] = []
    for value in range(VALUES):
        found.append(float(own >> 4 * value & 15))
    share = 1.0 / (state.seats - 1)
    for value in range(VALUES):
        found.append((others >> 4 * value & 15) * share)
    stars = 0
    for species in range(3):
        if state.holder(species) != seat:
            stars += STARS[species] * (state.chips_of(seat) >> 3 * species & 7)
    found.append(stars / SCALE)
    return found


def traits(state: OracleState, seat: int) -> list[int]:
    """Return the other inputs that are 1."""
    chips, middle = COUNTS[state.chips_of(seat)], COUNTS[state.middle]
    best, hands = [0, 0, 0], 0
    fewest, most = MOST_HELD, 0
    for other in range(state.seats):
        if other != seat:
            hands |= state.hands[other]
            row = COUNTS[state.chips_of(other)]
            held = row[0] + row[1] + row[2]
            for species in range(3):
                best[species] = max(best[species], row[species])
                if state.holder(species) == other:
                    held += 1
            fewest = min(fewest, held)
            most = max(most, held)
    own = state.hands[seat]
    found = [
        CARDS_LEFT + own.bit_count(),
        VOIDS + _voids(own),
        FEWEST + fewest,
        MOST + min(MOST_HELD, most),
        HIGHEST + _highest(own),
        HIGHEST_OTHER + _highest(hands),
    ]
    for species in range(3):
        place = 7 * species
        found.append(OWN_CHIPS + place + chips[species])
        found.append(MIDDLE + place + middle[species])
        found.append(BEST_CHIPS + place + best[species])
        holder = state.holder(species)
        found.append(LOSERS + 3 * species + (0 if holder == NOBODY else 1 if holder == seat else 2))
    if state.leader == seat:
        found.append(LEADS)
    return found


def _voids(hand: int) -> int:
    voids = 0
    for colour in range(5):
        if not hand >> 12 * colour & SUIT:
            voids += 1
    return voids


def _highest(hand: int) -> int:
    """Return the highest value in a hand; 0 if it is empty."""
    together = (hand | hand >> 12 | hand >> 24 | hand >> 36 | hand >> 48) & SUIT
    return together.bit_length()


def promised(state: OracleState) -> list[float]:
    """Return the points that each seat can expect of this round, at the beginning of a trick."""
    net = network(state.seats)
    assert net is not None
    return [_promised(state, seat, net) for seat in range(state.seats)]


def _promised(state: OracleState, seat: int, net: Network) -> float:
    counted, active = numbers(state, seat), traits(state, seat)
    held = numbers_in(state.held[seat])
    one, other = held[0] + 1, held[1] + 1
    head_bias = net.head_bias
    stars, first, second = head_bias[0], head_bias[one], head_bias[other]
    of_stars, of_first, of_second = net.heads[0], net.heads[one], net.heads[other]
    bias = net.bias
    for unit, weights in enumerate(net.first):
        level = bias[unit]
        for place in range(NUMBERS):
            level += counted[place] * weights[place]
        for place in active:
            level += weights[place]
        if level > 0.0:
            stars += level * of_stars[unit]
            first += level * of_first[unit]
            second += level * of_second[unit]
    deck = state.deck
    return SCALE * stars + deck[held[0]].points * _chance(first) + deck[held[1]].points * _chance(second)


def _chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-logit))
