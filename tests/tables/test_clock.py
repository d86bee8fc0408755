from tests.support.course import opened

from adyton.games import GAMES
from adyton.tables.clock import deadline, face
from adyton.tables.lag import Lag
from adyton.tables.nouns import ClockRule, DaysClock, MoveClock, NoClock, TotalClock


def test_without_a_clock_nothing_runs_out() -> None:
    course, _ = opened(GAMES["oracle"])
    assert deadline(NoClock(), course, 0) is None
    assert face(NoClock(), course, 3, 50, True).left == [None, None, None]


def test_every_move_has_its_seconds() -> None:
    course, _ = opened(GAMES["oracle"])
    rule: ClockRule = MoveClock(30)
    assert deadline(rule, course, 0) == 30_000
    shown = face(rule, course, 3, 12_000, True)
    assert (shown.left, shown.ticking) == ([18_000, 18_000, 18_000], [0, 1, 2])
    assert deadline(DaysClock(2), course, 0) == 172_800_000


def test_the_total_counts_what_was_used_and_adds_the_increment() -> None:
    game = GAMES["oracle"]
    course, _ = opened(game)
    course.accept(course.draft(1, game.legal(course.state, 1)[0], 7000))
    rule = TotalClock(60, 5)
    assert deadline(rule, course, 1) is None  # it has answered
    assert deadline(rule, course, 0) == 60_000
    assert face(rule, course, 3, 8000, True).left == [52_000, 58_000, 52_000]


def test_whoever_returns_has_a_moment() -> None:
    course, _ = opened(GAMES["oracle"])
    assert deadline(MoveClock(5), course, 0, returned=20_000) == 35_000
    assert face(MoveClock(5), course, 3, 20_000, True).left == [0, 0, 0]


def test_half_a_round_trip_is_forgiven() -> None:
    lag = Lag()
    assert lag.stamp(1000) == 1000
    lag.measure(120)
    assert lag.stamp(2000) == 1940


def test_the_delay_follows_new_measurements_slowly() -> None:
    lag = Lag()
    lag.measure(100)
    lag.measure(200)
    assert lag.delay == 60.0
    lag.measure(-5)
    assert lag.delay == 48.0


def test_what_is_forgiven_is_bounded_and_refills() -> None:
    lag = Lag()
    lag.measure(800)
    assert lag.stamp(10_000) == 9600  # 400 of 500
    assert lag.stamp(10_000) == 9900  # only 100 are left
    assert lag.stamp(10_000) == 10_000
    assert lag.stamp(12_000) == 11_800  # a tenth of two seconds came back


def test_what_the_browser_s_clock_showed_tells_more_than_the_usual_delay() -> None:
    lag = Lag()
    lag.measure(120)
    # Pressed at 940, when its clock, set by a message that was 60 ms on its way, showed 880.
    assert lag.stamp(1000, 880) == 940
    assert lag.stamp(2000, 1640) == 1700  # this one was stuck for 300 ms
    assert lag.stamp(3000, 2990) == 3000  # nobody presses later than the press arrives


def test_a_browser_that_claims_to_have_pressed_long_ago_is_believed_within_the_quota() -> None:
    lag = Lag()
    assert lag.stamp(10_000, 0) == 9500
    assert lag.stamp(10_000, 0) == 10_000
