"""Duels: two actions compared in playouts that use the same draws."""

import math
import statistics
import time
from typing import Final

from adyton.bots.search import Search
from adyton.engine.action import Action

FEWEST: Final = 2  # pairs of playouts; fewer give no standard error


class Duel:
    """By how many points the one is ahead of the other, with the standard error."""

    __slots__ = ("doubt", "lead")

    def __init__(self, leads: list[float]) -> None:
        enough = len(leads) >= FEWEST
        self.lead = statistics.fmean(leads) if leads else 0.0
        self.doubt = statistics.stdev(leads) / math.sqrt(len(leads)) if enough else math.inf


def duel(search: Search, one: Action, other: Action, pairs: int, until: float) -> Duel:
    """Compare two actions in this many playouts each, or as many as there is time for.

    The search must be a new one: the playouts that led to a choice would judge it too well.
    """
    leads: list[float] = []
    while len(leads) < pairs and time.monotonic() < until:
        leads.append(tried(search, one) - tried(search, other))
    return Duel(leads)


def tried(search: Search, action: Action) -> float:
    """Return the value of one more playout that begins with this action."""
    node = search.root.children.get(action)
    before = node.total if node is not None else 0.0
    search.iterate(action)
    return search.root.children[action].total - before
