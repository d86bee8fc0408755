"""Clocks: what is left to each chair, and when its time is up."""

from collections.abc import Sequence
from typing import Final

from adyton.tables.chair_clock import ChairClock
from adyton.tables.types import ClockFace, ClockRule, DaysClock, MoveClock, NoClock, TotalClock

DAY_MS: Final = 24 * 60 * 60 * 1000
FRESH_MS: Final = 15_000  # how long a player who returns to an expired clock has for the first move


def allowance(rule: ClockRule, clock: ChairClock) -> int | None:
    """Return the ms that this chair has for its last question."""
    if isinstance(rule, MoveClock):
        return rule.seconds * 1000
    if isinstance(rule, DaysClock):
        return rule.days * DAY_MS
    if isinstance(rule, TotalClock):
        return rule.seconds * 1000 + clock.made * rule.increment * 1000 - clock.used
    return None


def deadline(rule: ClockRule, clock: ChairClock, returned: int | None = None) -> int | None:
    """Return when the time of a chair that is asked runs out; `returned` is when its player came back."""
    given = allowance(rule, clock)
    if given is None or clock.asked is None:
        return None
    due = clock.asked_at + given
    return due if returned is None else max(due, returned + FRESH_MS)


def face(rule: ClockRule, clocks: Sequence[ChairClock], at: int, running: bool) -> ClockFace:
    """Return the clock as the table shows it."""
    if isinstance(rule, NoClock):
        return ClockFace(at, running, [None] * len(clocks), [])
    ticking = [seat for seat, clock in enumerate(clocks) if clock.asked is not None]
    return ClockFace(at, running, [_left(rule, clock, at) for clock in clocks], ticking)


def _left(rule: ClockRule, clock: ChairClock, at: int) -> int | None:
    given = allowance(rule, clock)
    return None if given is None else max(0, given - clock.thought(at))
