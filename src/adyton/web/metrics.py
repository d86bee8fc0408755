"""Metrics for Prometheus, of one process or of all workers together."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from adyton.notify import sender
from adyton.tables import metrics

MOST_ACTS: Final = 100  # that are counted together
MOMENTS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics(metrics.Metrics, sender.Metrics):
    """The counts of this process.

    Prometheus' client takes a lock and writes to a file for each count, so moves are counted many at a time.
    """

    def __init__(self) -> None:
        self.new_lines = 0
        self.new_acts: list[float] = []
        self.count_tables: Callable[[], int] = lambda: 0
        self.registry = CollectorRegistry()
        own = self.registry
        self.tables = Gauge("adyton_tables", "Tables in memory", multiprocess_mode="livesum", registry=own)
        self.sockets = Gauge("adyton_sockets", "Connected browsers", multiprocess_mode="livesum", registry=own)
        self.lines = Counter("adyton_lines", "Lines written to records", registry=own)
        self.acts = Histogram(
            "adyton_act_seconds", "From an act's arrival to its answer", buckets=MOMENTS, registry=own
        )
        self.requests = Counter("adyton_requests", "HTTP requests", ["status"], registry=own)
        self.bots = Histogram(
            "adyton_bot_seconds", "From a question to a bot until its answer", buckets=MOMENTS, registry=own
        )
        self.bot_failures = Counter(
            "adyton_bot_failures", "Bots that crashed, looped or chose the illegal", registry=own
        )

        self.notifications = Counter(
            "adyton_notifications", "Messages to players who are away", ["channel", "outcome"], registry=own
        )
        self.queue = Gauge(
            "adyton_notifications_waiting", "Messages in the queue", multiprocess_mode="livemax", registry=own
        )

    def notified(self, channel: str, outcome: str) -> None:
        self.notifications.labels(channel, outcome).inc()

    def queued(self, waiting: int) -> None:
        self.queue.set(waiting)

    def moved(self, lines: int) -> None:
        self.new_lines += lines

    def acted(self, seconds: float) -> None:
        self.new_acts.append(seconds)
        if len(self.new_acts) >= MOST_ACTS:
            self.note()

    def note(self) -> None:
        self.tables.set(self.count_tables())  # with several processes, a gauge cannot ask
        if self.new_lines:
            self.lines.inc(self.new_lines)
            self.new_lines = 0
        for seconds in self.new_acts:
            self.acts.observe(seconds)
        self.new_acts.clear()

    @contextmanager
    def thinking(self) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.bots.observe(time.monotonic() - began)

    def bot_failed(self) -> None:
        self.bot_failures.inc()

    def text(self) -> bytes:
        """Return all counts in the format of Prometheus. Those of other workers may be a second old."""
        self.note()
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            together = CollectorRegistry()
            MultiProcessCollector(together)  # type: ignore[no-untyped-call]
            return generate_latest(together)
        return generate_latest(self.registry)
