"""The census: where all pieces lie, to prove that none appears or vanishes."""

from adyton.games.keltis.rules.parts import COLOURS, MIRROR, VALUES
from adyton.games.keltis.rules.state import KeltisState


def census(state: KeltisState) -> object:
    """Count the cards, tiles and wish stones, wherever they are.

    Cards are in the pile, a hand, a row or discarded. Tiles and wish stones are on the path or
    taken.
    """
    open_rows = [(colour, values) for colour, values in enumerate(state.discards)]
    open_rows += [(place % len(COLOURS), values) for place, values in enumerate(state.rows)]
    lying = [colour * VALUES + value for colour, values in open_rows for value in values]
    held = [card for hand in state.hands for card in hand]
    tiles = [*state.loose.items, *(tile for tile in state.tiles if tile), *[MIRROR] * sum(state.mirrors)]
    return sorted([*state.pile.items, *held, *lying]), sorted(tiles), sum(state.stones) + sum(state.wishes)
