"""The options of Oracle that players set when they open a table."""

from dataclasses import dataclass

from adyton.engine.options import DataOptions, option
from adyton.engine.refusal import Refusal

REMOVED = ("random", "blue", "red", "green", "yellow", "violet")


@dataclass(frozen=True, kw_only=True)
class OracleOptions(DataOptions):
    """The draft, and the colour that leaves a game of three.

    In version 1 of the rules many prophecies paid other points (ORA-4), and its records are still played by it.
    """

    draft: bool = option(False)  # ORA-26
    removed: str = option("random", choices=REMOVED)  # ORA-5
    version: int = 2

    def refusal(self, seats: int) -> Refusal | None:
        if self.removed != "random" and seats != 3:
            return Refusal("removed-three", clause="ORA-5")
        return None
