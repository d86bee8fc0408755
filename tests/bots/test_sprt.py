import pytest

from adyton.bots.sprt import BOUND, decision, log_ratio


def test_the_bound_allows_one_error_in_20() -> None:
    """The logarithm of 19."""
    assert pytest.approx(2.944, abs=0.001) == BOUND


def test_ten_deals_won_decide_for_the_better_bot() -> None:
    assert log_ratio([1.0] * 10) == pytest.approx(4.75)
    assert decision([1.0] * 10) is True
    assert decision([1.0] * 9) is None  # Too few to know their spread.


def test_even_deals_decide_slowly_against_it() -> None:
    assert log_ratio([0.0, 1.0] * 50) == pytest.approx(-0.490, abs=0.001)
    assert decision([0.0, 1.0] * 50) is None
    assert log_ratio([0.0, 1.0] * 500) == pytest.approx(-4.990, abs=0.001)
    assert decision([0.0, 1.0] * 500) is False


def test_a_smaller_difference_takes_longer_to_find() -> None:
    values = [1.0, 1.0, 1.0, 0.0, 0.0] * 40
    assert decision(values, 0.6) is True
    assert decision(values, 0.51) is None


def test_no_deal_tells_nothing() -> None:
    assert (log_ratio([]), decision([])) == (0.0, None)
