"""The sequential test: it stops a match between two bots as soon as the result is known."""

import math
from collections.abc import Sequence
from typing import Final

EVEN: Final = 0.5  # the share of a bot that is no better
BETTER: Final = 0.55  # the share of a bot that is worth having
ERROR: Final = 0.05  # how often the test may err, in either direction
BOUND: Final = math.log((1 - ERROR) / ERROR)
FEWEST: Final = 10  # deals: fewer tell too little about their own spread
ONE_OF_EACH: Final = 0.5  # the squares that one more win and one more loss add, as in intervals


def log_ratio(values: Sequence[float], better: float = BETTER) -> float:
    """Return the logarithm of how much more likely these values are for a share of `better` than for one half.

    Each value is the share in one deal. The spread of the values is estimated from the values.
    """
    if not values:
        return 0.0
    number = len(values)
    mean = sum(values) / number
    variance = (sum((value - mean) ** 2 for value in values) + ONE_OF_EACH) / number
    return number * (better - EVEN) * (2 * mean - EVEN - better) / (2 * variance)


def decision(values: Sequence[float], better: float = BETTER) -> bool | None:
    """Return whether the bot is better, or None while that is open."""
    ratio = log_ratio(values, better)
    if len(values) < FEWEST or abs(ratio) < BOUND:
        return None
    return ratio > 0
