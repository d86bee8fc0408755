"""What may be chosen when a table of Keltis is opened."""

from dataclasses import dataclass

from adyton.engine.options import DataOptions, option


@dataclass(frozen=True, kw_only=True)
class KeltisOptions(DataOptions):
    """KEL-30, KEL-31, and a board of the host's own."""

    free_clover: bool = option(False)
    equal_turns: bool = option(False, since=2)
    version: int = 2
