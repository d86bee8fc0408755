"""Duels: actions compared in playouts that use the same draws."""

import math
import statistics
from typing import Final

from adyton.bots.search import Search
from adyton.bots.thinking import thinking_s
from adyton.engine.action import Action

FEWEST: Final = 2  # pairs of playouts; fewer give no standard error
LOOKS: Final = 5  # how often a duel looks whether it can stop
SURE: Final = 2.0  # standard errors; luck seldom makes more


class Duel:
    """By how many points the one is ahead of the other, with the standard error."""

    __slots__ = ("doubt", "lead", "pairs")

    def __init__(self, leads: list[float]) -> None:
        enough = len(leads) >= FEWEST
        self.pairs = len(leads)
        self.lead = statistics.fmean(leads) if leads else 0.0
        self.doubt = statistics.stdev(leads) / math.sqrt(len(leads)) if enough else math.inf

    @property
    def highest(self) -> float:
        """The most that the lead can be, if bad luck hides a part of it."""
        return self.lead + SURE * self.doubt

    @property
    def lowest(self) -> float:
        """What is left of the lead, if good luck made a part of it."""
        return self.lead - SURE * self.doubt


class Trials:
    """Values of actions in playouts that use the same draws, `until` a time of thinking. Nothing is played twice."""

    def __init__(self, search: Search, until: float = math.inf) -> None:
        self.search = search
        self.until = until
        self._values: dict[Action, list[float]] = {}

    @property
    def is_late(self) -> bool:
        """Whether the time is over: then nothing more is played."""
        return thinking_s() >= self.until

    def lead(self, one: Action, other: Action, pairs: int) -> Duel:
        """Return how far one action is ahead of the other in this many pairs, or as many as there is time for."""
        return Duel([a - b for a, b in zip(self._of(one, pairs), self._of(other, pairs), strict=False)])

    def _of(self, action: Action, count: int) -> list[float]:
        values = self._values.setdefault(action, [])
        while len(values) < count and not self.is_late:
            values.append(tried(self.search, action))
        return values[:count]


def duel(search: Search, one: Action, other: Action, pairs: int, until: float, least: float = -math.inf) -> Duel:
    """Compare two actions in this many playouts each, or as many as there is time for.

    It stops as soon as the one is surely not ahead by `least`. The search must be a new one: the
    playouts that led to a choice would judge it too well.
    """
    trials = Trials(search, until)
    found = Duel([])
    for look in range(1, LOOKS + 1):
        found = trials.lead(one, other, max(FEWEST, pairs * look // LOOKS))
        if trials.is_late or found.highest < least:
            break
    return found


def tried(search: Search, action: Action) -> float:
    """Return the value of one more playout that begins with this action."""
    node = search.root.children.get(action)
    before = node.total if node is not None else 0.0
    search.iterate(action)
    return search.root.children[action].total - before
