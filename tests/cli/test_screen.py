import pytest

from adyton.cli.screen import watched


def test_a_bar_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert list(watched(range(3), 3, "Playing")) == [0, 1, 2]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert list(watched(range(3), 3, "Playing")) == [0, 1, 2]
    assert "Playing" in capsys.readouterr().err


def test_a_bar_goes_as_far_as_its_items_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert list(watched([30, 60], 60, "Reviewing", lambda line: line)) == [30, 60]
    assert "100%" in capsys.readouterr().err
