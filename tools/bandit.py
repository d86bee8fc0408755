"""An N-tuple bandit: it looks for good parameters when every trial of them is noisy.

It remembers how well every single value did, every pair of values and every whole setting. So a trial also tells
something about settings that were never tried. The method is that of Lucas, Liu and Perez-Liebana (2018).
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from adyton.bots.search import Setting
from adyton.engine.rng import Rng

Grid: TypeAlias = Mapping[str, Sequence[int | float]]  # the values that each parameter may have
Arm: TypeAlias = tuple[int, ...]  # the place of a value in the grid, for each parameter
Part: TypeAlias = tuple[tuple[int, int], ...]  # some parameters, each with the place of its value

NEIGHBOURS: Final = 60  # settings compared before each trial
EXPLORES: Final = 0.6  # how much a setting that was seldom tried is overrated, in spreads of the results
SELDOM: Final = 0.5  # tries that count as given, so that something untried has a bound


class Tally:
    """The results of all trials that had some part in common."""

    __slots__ = ("count", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0


class Bandit:
    """Proposes settings and learns from their results, of which greater ones are better."""

    def __init__(self, grid: Grid, start: Setting, rng: Rng) -> None:
        self.names = list(grid)
        self.values = [list(grid[name]) for name in self.names]
        self.rng = rng
        self.here: Arm = tuple(values.index(start[name]) for name, values in zip(self.names, self.values, strict=True))
        self.tried: dict[Arm, None] = {}
        self.results: list[float] = []
        self._tallies: dict[Part, Tally] = {}

    def setting(self, arm: Arm) -> dict[str, int | float]:
        return {name: self.values[place][arm[place]] for place, name in enumerate(self.names)}

    def next(self) -> Arm:
        """Return what to try next: of the present setting's neighbours the one that may be best."""
        if self.tried:
            neighbours = [self._changed() for _ in range(NEIGHBOURS)]
            self.here = max(neighbours, key=self._bound)
        return self.here

    def tell(self, arm: Arm, result: float) -> None:
        """Learn from a trial."""
        self.tried[arm] = None
        self.results.append(result)
        for part in _parts(arm):
            tally = self._tallies.setdefault(part, Tally())
            tally.count += 1
            tally.total += result

    def best(self, number: int) -> list[Arm]:
        """Return the best of the settings that were tried."""
        return sorted(self.tried, key=self.estimate, reverse=True)[:number]

    def estimate(self, arm: Arm) -> float:
        """Return the mean over all parts of the setting that were tried."""
        known = [tally for part in _parts(arm) if (tally := self._tallies.get(part)) is not None]
        return sum(tally.total / tally.count for tally in known) / len(known) if known else 0.0

    def _bound(self, arm: Arm) -> float:
        """Return how good the setting may be."""
        parts = list(_parts(arm))
        counts = [tally.count if (tally := self._tallies.get(part)) is not None else 0 for part in parts]
        doubt = sum(math.sqrt(math.log(1 + len(self.results)) / (SELDOM + count)) for count in counts) / len(parts)
        return self.estimate(arm) + EXPLORES * self._spread() * doubt

    def _spread(self) -> float:
        mean = sum(self.results) / len(self.results)
        return math.sqrt(sum((result - mean) ** 2 for result in self.results) / len(self.results))

    def _changed(self) -> Arm:
        """Return the present setting with one value changed, or several."""
        arm = list(self.here)
        while True:
            place = self.rng.below(len(arm))
            arm[place] = self.rng.below(len(self.values[place]))
            if self.rng.below(2):
                return tuple(arm)


def _parts(arm: Arm) -> Iterator[Part]:
    """Yield every single value, every pair of values, and the whole setting."""
    places = list(enumerate(arm))
    for size in sorted({1, 2, len(places)} & set(range(1, len(places) + 1))):
        yield from combinations(places, size)
