"""Puzzles: positions with one best action."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from adyton.bots.review import Unit
from adyton.tables.types import Arg, News, PickPattern
from adyton.web.wire.types import OptionValue


class PuzzleInfo(Struct, frozen=True):
    """The puzzles of a game, and how you do."""

    game: str
    count: int
    day: str | None  # the puzzle of this day; None: there are none
    next: str | None  # the one that you have not tried and whose rating is nearest to yours
    tried: int
    solved: int
    rating: int  # yours; newcomers begin with 1500


class PuzzlePosition(Struct, frozen=True, kw_only=True):
    """The position of a puzzle, as your seat sees it."""

    game: str
    id: str
    seats: int
    you: int
    options: dict[str, OptionValue]
    rating: int  # how difficult it is
    tried: bool  # a further answer does not change your rating
    line: int
    at: int  # ms on the table's clock, which stands still
    view: Raw
    legal: list[str]
    picks: PickPattern | None
    news: list[News]  # what your seat was told in the game so far


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The action that you think is best."""

    do: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleCost(Struct, frozen=True):
    """An action that is not the best, and how far it falls behind."""

    do: str
    cost: float


class PuzzleVerdict(Struct, frozen=True, kw_only=True):
    """The verdict on an answer, and what speaks for the best action: `GAME-hint-CODE`, else `hint-CODE`."""

    right: bool
    best: list[str]
    cost: float | None  # of your answer; None: it is not known
    unit: Unit
    code: str
    args: dict[str, Arg]
    others: list[PuzzleCost]  # the best of the other actions
    news: list[News]  # what your answer did
    change: int  # of your rating
    info: PuzzleInfo
