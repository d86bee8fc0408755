"""Drafts: lines that have been played out, but are not part of the record yet."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from adyton.engine.event import Event
from adyton.engine.record import Ending, Entry
from adyton.engine.seat import Turn
from adyton.engine.state import State

S = TypeVar("S", bound=State)


class Step:
    """A line of the record: what it says, what happened, and who is asked what afterwards."""

    __slots__ = ("entry", "is_same_phase", "line", "news", "turn")

    def __init__(self, line: int, entry: Entry, news: Sequence[Event], turn: Turn, is_same_phase: bool) -> None:
        self.line = line
        self.entry = entry
        self.news = news  # for everybody; `Event.is_for` says who may know each event
        self.turn = turn  # who is asked after this line
        self.is_same_phase = is_same_phase  # whether the game is in the same phase before and after this line

    def __repr__(self) -> str:
        return f"Step({self.line}, {self.entry.to_json()}, {self.turn})"


class Draft(Generic[S]):
    """The lines that one act adds: its own first, then what nature answers.

    Nothing counts until the draft is accepted.
    """

    __slots__ = ("ending", "state", "steps")

    def __init__(self, steps: list[Step], state: S, ending: Ending | None) -> None:
        self.steps = steps
        self.state = state  # after the last line
        self.ending = ending  # the record's last line, if the game is over

    @property
    def news(self) -> list[Event]:
        """Return all events, in order."""
        return [event for step in self.steps for event in step.news]
