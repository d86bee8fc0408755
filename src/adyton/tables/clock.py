"""Clocks: what is left to each chair, and when its time is up."""

from typing import Final

from adyton.tables.course import NOT_ASKED, Course
from adyton.tables.nouns import ClockFace, ClockRule, DaysClock, MoveClock, NoClock, TotalClock

DAY_MS: Final = 24 * 60 * 60 * 1000
FRESH_MS: Final = 15_000  # whoever returns to a clock that ran out has so long for his first move


def allowance(rule: ClockRule, course: Course, seat: int) -> int | None:
    """The ms that this chair has for the question it was asked last."""
    if isinstance(rule, MoveClock):
        return rule.seconds * 1000
    if isinstance(rule, DaysClock):
        return rule.days * DAY_MS
    if isinstance(rule, TotalClock):
        return rule.seconds * 1000 + course.made[seat] * rule.increment * 1000 - course.used[seat]
    return None


def deadline(rule: ClockRule, course: Course, seat: int, returned: int | None = None) -> int | None:
    """When the time of a chair that is asked runs out; `returned` is when its player came back to it."""
    given = allowance(rule, course, seat)
    if given is None or course.asked[seat] == NOT_ASKED:
        return None
    due = course.asked_at[seat] + given
    return due if returned is None else max(due, returned + FRESH_MS)


def face(rule: ClockRule, course: Course | None, seats: int, at: int, running: bool) -> ClockFace:
    """The clock as those at the table see it."""
    if course is None or isinstance(rule, NoClock):
        return ClockFace(at, running, [None] * seats, [])
    ticking = [seat for seat in range(seats) if course.asked[seat] != NOT_ASKED]
    return ClockFace(at, running, [_left(rule, course, seat, at) for seat in range(seats)], ticking)


def _left(rule: ClockRule, course: Course, seat: int, at: int) -> int | None:
    given = allowance(rule, course, seat)
    if given is None:
        return None
    spent = at - course.asked_at[seat] if course.asked[seat] != NOT_ASKED else 0
    return max(0, given - spent)
