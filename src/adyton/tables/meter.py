"""The meter: what a host wants to know of the tables, in whatever way it is counted."""

from contextlib import AbstractContextManager, nullcontext


class Meter:
    """Counts nothing; the site puts one in its place that does."""

    def moved(self, lines: int) -> None:
        """So many lines were written and told."""

    def thinking(self) -> AbstractContextManager[object]:
        """A bot thinks within."""
        return nullcontext()

    def bot_failed(self) -> None:
        """A bot crashed, looped, or chose what is not legal."""
