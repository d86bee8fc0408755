"""The options of Oracle that players set when they open a table."""

from dataclasses import dataclass

from adyton.engine.options import DataOptions, option
from adyton.engine.refusal import Refusal

REMOVED = ("random", "blue", "red", "green", "yellow", "violet")


@dataclass(frozen=True, kw_only=True)
class OracleOptions(DataOptions):
    """The draft, and the colour that leaves a game of three."""

    draft: bool = option(False)  # ORA-26
    removed: str = option("random", choices=REMOVED)  # ORA-5

    def refusal(self, seats: int) -> Refusal | None:
        if self.removed != "random" and seats != 3:
            return Refusal("removed-three", clause="ORA-5")
        return None
