"""The census: where all pieces lie, to prove that none appears or vanishes."""

from adyton.games.oracle.rules.parts import COUNTS, numbers_in
from adyton.games.oracle.rules.state import NOBODY, OracleState


def census(state: OracleState) -> object:
    """Count the cards, prophecies and chips, wherever they are.

    Cards are in a hand, played, undealt or out of the game. Chips are in the middle or with a seat.
    """
    undealt = set(state.bag.items)
    held = [{card for card in range(60) if cards >> card & 1} for cards in (*state.hands, state.played)]
    removed = set() if state.removed == NOBODY else set(range(12 * state.removed, 12 * state.removed + 12))
    places = [undealt - removed, *held, removed]
    cards = sorted(card for place in places for card in place)
    sets = [numbers_in(prophecies) for prophecies in (*state.held, *state.aside)]
    rows = (*sets, state.discards, state.pile.items)
    prophecies = sorted(number for row in rows for number in row)
    piles = [COUNTS[state.middle], *[COUNTS[state.chips_of(seat)] for seat in range(state.seats)]]
    chips = tuple(map(sum, zip(*piles, strict=True)))
    return cards, prophecies, chips
