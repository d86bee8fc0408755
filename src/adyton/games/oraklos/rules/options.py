"""The options of Oraklos that players set when they open a table."""

from dataclasses import dataclass

from adyton.engine.options import DataOptions, option


@dataclass(frozen=True, kw_only=True)
class OraklosOptions(DataOptions):
    """The three games, the shapes that count, the throw, and the clocks; a clock of 0 is off."""

    mode: str = option("standard", choices=("standard", "junior", "antipodes"))
    convex_only: bool = option(False)  # OKL-18
    scale: int = option(100, least=70, most=130)  # OKL-27, the size of the dice in percent of the data's
    search: int = option(120, least=0, most=900)  # seconds; OKL-10, OKL-25
    showing: int = option(15, least=0, most=60)  # seconds; OKL-11
    challenge: int = option(30, least=0, most=300)  # seconds; OKL-24
    ready: int = option(60, least=0, most=300)  # seconds; before a throw without a choice of dice
    claim_window: int = option(150, least=0, most=1000)  # ms in which an earlier claim may still arrive
    version: int = 3  # 1 threw smaller dice in Antipodes, OKL-27; before 3 dice lay still at once, OKL-9
