"""Puzzles: a position from a game, the actions that are clearly best there, and the cost of the others."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from adyton.engine.seat import Seat


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """The opening of a record, the seat that decides next, and the answer.

    The seed makes nature's moves, so the opening holds only those of the seats.
    """

    seats: int
    seed: int
    opening: tuple[str, ...]  # what the seats did, such as `1: play b7`
    you: Seat
    best: tuple[str, ...]  # actions that are the same for the game, such as one with either of two equal dice
    rating: float  # how difficult it is, on the scale of `openskill`
    id: str = ""  # its number in the file: it tells nothing about the seed
    options: Mapping[str, object] = field(default_factory=dict)
    costs: Mapping[str, float] = field(default_factory=dict)  # by action: how far it falls behind the best
    otherwise: float | None = None  # the cost of an action that `costs` does not list

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as a data file has it."""
        return asdict(self)
