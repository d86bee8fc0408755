import pytest

from adyton.bots import thinking


def test_time_in_which_others_used_the_processor_counts_a_quarter(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0, 3.0]  # of the machine, and of this thread
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    monkeypatch.setattr("time.thread_time", lambda: clock[1])
    begun = thinking.thinking_s()
    clock[:] = [108.0, 11.0]
    assert thinking.thinking_s() - begun == pytest.approx(8)  # it had the processor for itself
    clock[:] = [116.0, 11.0]
    assert thinking.thinking_s() - begun == pytest.approx(8 + 8 / 4)  # it only waited
