"""The census: where all pieces lie, to prove that none appears or vanishes."""

from adyton.games.oraklos.rules import state as phase
from adyton.games.oraklos.rules.state import OraklosState


def census(state: OraklosState) -> object:
    """Count the wish cards and dice, wherever they are.

    Cards are in the pile, open or discarded. Dice are in a stock, in the shaker or on the table.
    """
    rows = (state.pile.items, state.discards.items, state.open, *state.hands)
    cards = sorted(card for row in rows for card in row)
    gathered = state.phase in (phase.THROW, phase.TAKING)  # counted in the shaker, or as left
    thrown = [] if gathered else [die.colour for die in state.dice]
    piles = (*state.stocks, state.shaker, state.left, [thrown.count(colour) for colour in range(4)])
    return cards, tuple(sum(pile[colour] for pile in piles) for colour in range(4))
