"""Metrics: an interface for what a host wants to know of the tables."""

from contextlib import AbstractContextManager, nullcontext


class Metrics:
    """Counts nothing; the site replaces it by one that does."""

    def moved(self, lines: int) -> None:
        """Count lines that were written."""

    def acted(self, seconds: float) -> None:
        """Note how long an act took from its arrival to its answer."""

    def thinking(self) -> AbstractContextManager[object]:
        """Measure how long a bot thinks."""
        return nullcontext()

    def note(self) -> None:
        """Pass on what was counted since the last time, about once a second."""

    def bot_failed(self) -> None:
        """Count a bot that crashed, looped, or chose something illegal."""
