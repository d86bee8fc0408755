"""Lag: when an act was really made, judged fairly for near and far browsers."""

from typing import Final

QUOTA_MS: Final = 500.0  # the most that can be subtracted at once
REFILL: Final = 0.1  # ms of quota that come back in every ms
WEIGHT: Final = 0.2  # of the newest measurement


class Lag:
    """The delay of one browser, as pings measured it, and how much may still be subtracted."""

    def __init__(self) -> None:
        self.delay = 0.0
        self.quota = QUOTA_MS
        self.filled_at: int | None = None

    def measure(self, round_trip_ms: float) -> None:
        """Note how long a ping and its pong took; one way is half of it."""
        one_way = max(0.0, round_trip_ms) / 2
        self.delay = one_way if self.delay == 0.0 else self.delay + WEIGHT * (one_way - self.delay)

    def stamp(self, arrival: int, shown: int | None = None) -> int:
        """Return when an act that arrives now was made. The delay is taken from a quota, which refills.

        `shown` is the time that the browser's clock showed at the press, which runs late by the way from us to it.
        """
        if self.filled_at is not None:
            self.quota = min(QUOTA_MS, self.quota + REFILL * (arrival - self.filled_at))
        self.filled_at = arrival
        late = self.delay if shown is None else max(0.0, arrival - shown - self.delay)
        forgiven = min(late, self.quota)
        self.quota -= forgiven
        return arrival - int(forgiven)
