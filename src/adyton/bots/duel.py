"""Duels: two actions held against each other in imagined playings that share their luck."""

import math
import statistics
import time
from typing import Final

from adyton.bots.search import Search
from adyton.engine.action import Action

FEWEST: Final = 2  # from fewer pairs of playings nothing is said about doubt


class Duel:
    """How far the one came out ahead of the other, and the standard error of that."""

    __slots__ = ("doubt", "lead")

    def __init__(self, leads: list[float]) -> None:
        enough = len(leads) >= FEWEST
        self.lead = statistics.fmean(leads) if leads else 0.0
        self.doubt = statistics.stdev(leads) / math.sqrt(len(leads)) if enough else math.inf


def duel(search: Search, one: Action, other: Action, pairs: int, until: float) -> Duel:
    """So many playings of each, or as many as there is time for; the search should be a fresh one.

    What was chosen because its playings went well is thereby judged by others.
    """
    leads: list[float] = []
    while len(leads) < pairs and time.monotonic() < until:
        leads.append(_tried(search, one) - _tried(search, other))
    return Duel(leads)


def _tried(search: Search, action: Action) -> float:
    """What one more playing that begins with this action promises."""
    node = search.root.children.get(action)
    before = node.total if node is not None else 0.0
    search.iterate(action)
    return search.root.children[action].total - before
