"""Games that were played: replays and reviews."""

from typing import Literal

from msgspec import Raw, Struct

from adyton.bots.worker import Judged
from adyton.tables.types import News, TableInfo


class ReplayStep(Struct, frozen=True):
    """A line of the record as one viewer saw it. Moves of others are named only after the end.

    If the client asked for `parts`, `view` holds only those that differ from the step before.
    """

    line: int
    at: int
    seat: int | None  # -1: chance, -2: the clock
    do: str | None
    undo: int | None  # all moves from this line on were taken back
    view: Raw
    news: list[News]


class Replay(Struct, frozen=True):
    """A table from its first line to its last, for one viewer."""

    table: TableInfo
    eyes: int | None  # None: a spectator
    steps: list[ReplayStep]


class Recap(Struct, frozen=True):
    """What your chair missed since the line that you saw last. The steps' views hold only what changed."""

    line: int
    view: Raw  # of that line
    moves: int  # of others that stand
    steps: list[ReplayStep]


class RecapSentence(Struct, frozen=True):
    """What happened at a slow table of yours since you looked: the number of others' moves, and the last news."""

    table: str
    moves: int
    news: list[News]
    view: Raw  # of the newest position, so that places have names


class Draws(Struct, frozen=True):
    """What each number meant that chance drew in a finished game; see docs/records.md."""

    meanings: list[list[tuple[str, int]]]  # actions, each with how many numbers in a row lead to it
    draws: list[tuple[int, int]]  # the line of the record, and the place of its meaning


class Review(Struct, frozen=True):
    """What the strongest bot thinks of a finished game. It is done when `upto` has come to `lines`."""

    unit: Literal["points", "actions"]  # of the costs
    verdicts: list[Judged]  # in the order of play
    turning: list[int]  # the places in `verdicts` of those that cost most
    unsettled: int  # decisions that seemed worse than another, without time to be sure
    upto: int
    lines: int
