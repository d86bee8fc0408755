"""The options of Keltis that players set when they open a table."""

from dataclasses import dataclass

from adyton.engine.options import DataOptions, option


@dataclass(frozen=True, kw_only=True)
class KeltisOptions(DataOptions):
    """KEL-30, KEL-31, and a board of the host's own.

    Version 2 of the rules brought equal turns. Up to then a spiral never led to a field on which the figure
    had stood in the same turn; since version 3 only the field where it began is forbidden, and a whole
    position never comes back (KEL-18).
    """

    free_clover: bool = option(False)
    equal_turns: bool = option(False, since=2)
    version: int = 3

    @property
    def bars_positions(self) -> bool:
        """KEL-18: whether a turn may not repeat a position. Before version 3 it might not repeat a field."""
        return self.version >= 3
