"""Prices: the favor that each colour costs with one die, oracle card or purse (DEL-20)."""

from typing import Final

HIGHEST_FEE: Final = 20  # that a purse may cost


class Prices:
    """What each colour costs, and which colours can be paid with how much favor."""

    __slots__ = ("_within", "costs")

    def __init__(self, costs: list[int]) -> None:
        self.costs = costs
        self._within = [_colours_within(costs, favor) for favor in range(max(costs) + 1)]

    def within(self, favor: int) -> int:
        """Return the colours, as bits, that cost no more than this."""
        within = self._within
        return within[favor] if favor < len(within) else within[-1]


def _colours_within(costs: list[int], favor: int) -> int:
    bits = 0
    for colour, cost in enumerate(costs):
        if cost <= favor:
            bits |= 1 << colour
    return bits


# By the fee of a purse, with which every colour costs the same.
FLAT: Final = [Prices([fee] * 6) for fee in range(HIGHEST_FEE + 1)]
FREE: Final = FLAT[0]
