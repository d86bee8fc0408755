"""Metrics: what a host wants to know of the tables, however it is counted."""

from contextlib import AbstractContextManager, nullcontext


class Metrics:
    """Counts nothing; the site puts one in its place that does."""

    def moved(self, lines: int) -> None:
        """So many lines were written and told."""

    def acted(self, seconds: float) -> None:
        """So long it took from an act's arrival to its answer."""

    def thinking(self) -> AbstractContextManager[object]:
        """A bot thinks within."""
        return nullcontext()

    def bot_failed(self) -> None:
        """A bot crashed, looped, or chose what is not legal."""
