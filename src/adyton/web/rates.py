"""Rates: how often an account or address may do something, and how many connections it may have."""

import time
from collections import Counter
from typing import Final

MOST_BUCKETS: Final = 1_000  # then those that are full again are forgotten


class Rate:
    """A bucket for each name: `burst` at once, then a number each second."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}  # what is left, and since when
        self.most = MOST_BUCKETS

    def allows(self, name: str) -> bool:
        """Return whether this name may, and count it."""
        now = time.monotonic()
        left, since = self.buckets.get(name, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        is_allowed = left >= 1
        self.buckets[name] = (left - 1 if is_allowed else left, now)
        if len(self.buckets) > self.most:
            self._forget(now)
        return is_allowed

    def _forget(self, now: float) -> None:
        whole = self.burst / self.per_second
        self.buckets = {name: (left, since) for name, (left, since) in self.buckets.items() if now - since < whole}
        self.most = max(MOST_BUCKETS, 2 * len(self.buckets))  # where many are needed, few calls look at all of them


class Quota:
    """A limit on how many each name may have at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def take(self, name: str) -> bool:
        """Take one, if there is one left."""
        if self.counts[name] >= self.most:
            return False
        self.counts[name] += 1
        return True

    def give_back(self, name: str) -> None:
        self.counts[name] -= 1
        if self.counts[name] <= 0:
            del self.counts[name]
