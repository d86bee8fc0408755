"""Metrics: what a host reads includes everything that happened until then."""

from adyton.web.metrics import MOST_ACTS, Metrics


def test_all_lines_and_acts_until_now_are_told() -> None:
    metrics = Metrics()
    for _ in range(MOST_ACTS + 3):
        metrics.moved(2)
        metrics.acted(0.003)
    text = metrics.text().decode()
    assert f"adyton_lines_total {2 * MOST_ACTS + 6}.0" in text
    assert f"adyton_act_seconds_count {MOST_ACTS + 3}.0" in text
    assert 'adyton_act_seconds_bucket{le="0.002"} 0.0' in text
    assert f'adyton_act_seconds_bucket{{le="0.005"}} {MOST_ACTS + 3}.0' in text


def test_nothing_is_counted_twice() -> None:
    metrics = Metrics()
    metrics.moved(5)
    metrics.acted(0.003)
    metrics.note()
    metrics.note()
    assert b"adyton_lines_total 5.0" in metrics.text()
    assert b"adyton_act_seconds_count 1.0" in metrics.text()
