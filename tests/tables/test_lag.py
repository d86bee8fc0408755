from adyton.tables.lag import Lag


def test_half_a_round_trip_is_compensated() -> None:
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


def test_the_compensation_is_bounded_and_refills() -> None:
    lag = Lag()
    lag.measure(800)
    assert lag.stamp(10_000) == 9600  # 400 of 500.
    assert lag.stamp(10_000) == 9900  # Only 100 are left.
    assert lag.stamp(10_000) == 10_000
    assert lag.stamp(12_000) == 11_800  # A tenth of two seconds came back.


def test_the_time_on_the_browsers_clock_is_better_than_the_usual_delay() -> None:
    lag = Lag()
    lag.measure(120)
    # Pressed at 940. Its clock, set by a message that took 60 ms, showed 880.
    assert lag.stamp(1000, 880) == 940
    assert lag.stamp(2000, 1640) == 1700  # This one was stuck for 300 ms.
    assert lag.stamp(3000, 2990) == 3000  # Nobody presses later than the press arrives.


def test_a_browser_that_claims_to_have_pressed_long_ago_is_believed_within_the_quota() -> None:
    lag = Lag()
    assert lag.stamp(10_000, 0) == 9500
    assert lag.stamp(10_000, 0) == 10_000
