"""What may be chosen when a table of The Oracle of Delphi is opened."""

from dataclasses import dataclass

from adyton.engine.options import DataOptions, option

LAYOUTS = ("reference", "compact", "free")
FLEETS = ("beginner", "random", "draft")
LARGEST_SEED = 999_999


@dataclass(frozen=True, kw_only=True)
class DelphiOptions(DataOptions):
    """The map, the ships, and the length of the game."""

    layout: str = option("reference", choices=LAYOUTS)  # DEL-7
    seed: int = option(0, least=0, most=LARGEST_SEED)  # DEL-7: of the map; 0: drawn at random
    ships: str = option("beginner", choices=FLEETS)  # DEL-11
    short: bool = option(False)  # DEL-13
