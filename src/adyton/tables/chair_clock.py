"""A chair's clock: what the chair is asked, since when, and how long it has thought in all."""

from typing import NamedTuple

from adyton.engine.draft import Step
from adyton.engine.seat import Seat


class ChairClock(NamedTuple):
    """A value: each method returns the clock as it is afterwards. Times are ms on the table's clock."""

    asked: int | None = None  # the line since which the chair has been asked the same question; None: it is not asked
    asked_at: int = 0
    used: int = 0  # how long it has thought in all, its present question left out
    made: int = 0  # how many moves it has made

    def ask(self, line: int, at: int) -> "ChairClock":
        """Return the clock when the chair is asked a new question."""
        return ChairClock(line, at, self.used, self.made)

    def answer(self, at: int) -> "ChairClock":
        """Return the clock after a move of the chair: its time stops."""
        return ChairClock(None, self.asked_at, self.spend(at).used, self.made + 1)

    def spend(self, at: int) -> "ChairClock":
        """Return the clock when the chair is no longer asked: the time since the question is used."""
        if self.asked is None:
            return self
        return ChairClock(None, self.asked_at, self.used + max(0, at - self.asked_at), self.made)

    def thought(self, at: int) -> int:
        """Return how long the chair has thought about its present question."""
        return 0 if self.asked is None else at - self.asked_at

    def after(self, seat: Seat, step: Step) -> "ChairClock":
        """Return the clock of this seat after a line of the record."""
        entry, is_asked = step.entry, seat in step.turn.seats
        is_own = entry.seat == seat and entry.undo is None
        # In a race a chair may act as often as it likes: its own move does not change its question.
        is_same = is_asked and step.is_same_phase and (step.turn.race or not is_own)
        if self.asked is not None and is_same:
            return self
        clock = self.answer(entry.at) if is_own else self.spend(entry.at)
        return clock.ask(step.line, entry.at) if is_asked else clock
