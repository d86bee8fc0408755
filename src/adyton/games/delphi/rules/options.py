"""The options of The Oracle of Delphi that players set when they open a table."""

from dataclasses import dataclass

from adyton.engine.options import DataOptions, option

LAYOUTS = ("reference", "compact", "free")
FLEETS = ("beginner", "random", "draft")
LARGEST_SEED = 999_999
CITY_DISTANCE = 5


@dataclass(frozen=True, kw_only=True)
class DelphiOptions(DataOptions):
    """The map, the ships, and the length of the game.

    Version 1 of the rules read some clauses otherwise, and its records are still played by it: the Titan
    came after the last seat's rest too (DEL-22), any own island served for a shrine (DEL-28, DEL-29),
    cities of a free map could lie side by side (DEL-7), and the seer looked at its second island after the
    first and could be declined until the end (DEL-48).
    """

    layout: str = option("reference", choices=LAYOUTS)  # DEL-7
    seed: int = option(0, least=0, most=LARGEST_SEED)  # DEL-7: of the map; 0: drawn at random
    ships: str = option("beginner", choices=FLEETS)  # DEL-11
    short: bool = option(False)  # DEL-13
    titan_always: bool = option(False, since=2)  # DEL-22
    version: int = 2

    @property
    def has_titan_after_rest(self) -> bool:
        """DEL-22."""
        return self.titan_always or self.version == 1

    @property
    def has_letters(self) -> bool:
        """DEL-28, DEL-29: return whether a shrine needs an island with the letter of its task."""
        return self.version > 1

    @property
    def city_distance(self) -> int:
        """DEL-7: return how many hexes apart the cities of a free map lie at least."""
        return CITY_DISTANCE if self.version > 1 else 0

    @property
    def looks_together(self) -> bool:
        """DEL-48: return whether the seer chooses both islands before looking."""
        return self.version > 1
