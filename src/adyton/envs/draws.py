"""Draws: what nature may do, as numbers and shares.

A long list is drawn from in two steps: first a stretch of it, then one in it. Some games have thousands of
outcomes for one draw, and to list them all at each draw takes longer than everything else.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Final, TypeAlias

from adyton.engine.action import Action
from adyton.envs.once import once

Odds: TypeAlias = Sequence[tuple[Action, int]]

SHORT: Final = 256  # lists up to this length are drawn from in one step


@once
def shares(odds: Odds) -> list[tuple[int, float]]:
    """Return the numbers of nature's actions, and how likely each is."""
    total = sum(weight for _, weight in odds)
    return [(action.index, weight / total) for action, weight in odds]


@once
def stretches(odds: Odds) -> Sequence[Odds]:
    """Cut a long list into stretches: about as many as each has entries."""
    size = isqrt(len(odds) - 1) + 1
    return tuple(tuple(odds[first : first + size]) for first in range(0, len(odds), size))


@once
def stretch_shares(odds: Odds) -> list[tuple[int, float]]:
    """Return the stretches of a long list by number, and how likely each is."""
    weights = [sum(weight for _, weight in stretch) for stretch in stretches(odds)]
    return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]
