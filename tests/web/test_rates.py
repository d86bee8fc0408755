import pytest

from adyton.web import rates
from adyton.web.rates import Quota, Rate


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("adyton.web.rates.time.monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_burst_is_allowed_and_then_a_fixed_rate(clock: Clock) -> None:
    rate = Rate(2, 5)
    assert [rate.allows("a") for _ in range(6)] == [True] * 5 + [False]
    assert rate.allows("b")
    clock.now += 1
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]


def test_unused_tokens_do_not_accumulate_beyond_the_burst(clock: Clock) -> None:
    rate = Rate(2, 5)
    rate.allows("a")
    clock.now += 1000
    assert [rate.allows("a") for _ in range(6)] == [True] * 5 + [False]


def test_names_whose_bucket_is_full_again_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_BUCKETS", 3)
    rate = Rate(1, 2)
    for name in "abc":
        rate.allows(name)
    clock.now += 10
    rate.allows("d")
    assert set(rate.buckets) == {"d"}


def test_where_many_buckets_are_needed_few_calls_look_at_all_of_them(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "MOST_BUCKETS", 4)
    rate, looks = Rate(1, 1000), list[int]()
    forget = rate._forget

    def counted(now: float) -> None:
        looks.append(len(rate.buckets))
        forget(now)

    monkeypatch.setattr(rate, "_forget", counted)
    for number in range(100):
        rate.allows(str(number))
    assert looks == [5, 11, 23, 47, 95]
    assert len(rate.buckets) == 100
    clock.now += 2000
    for number in range(100, 200):
        rate.allows(str(number))
    assert set(rate.buckets) == {str(number) for number in range(100, 200)}


def test_a_quota_counts_what_is_taken_and_given_back() -> None:
    quota = Quota(2)
    assert [quota.take("a") for _ in range(3)] == [True, True, False]
    assert quota.take("b")
    quota.give_back("a")
    assert quota.take("a")
    for name in "aab":
        quota.give_back(name)
    assert quota.counts == {}
