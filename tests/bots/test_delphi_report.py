"""The command that tells whether a level of Delphi dawdles."""

import importlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("delphi_report")


def test_a_row_holds_rounds_and_turns_home_of_victories_only(report: Any) -> None:
    games = [report.Game(True, 5, 14, 0), report.Game(True, 3, 18, 2), report.Game(False, 0, 30, -1)]
    assert report.row("easy", games) == "| `easy` | 3 | 67% | 2.7 | 16.0, 18 | 1.0, 2 |\n"


def test_without_a_victory_there_is_nothing_to_say(report: Any) -> None:
    assert report.row("oracle", [report.Game(False, 0, 30, -1)]) == "| `oracle` | 1 | 0% | 0.0 | – | – |\n"


def test_the_way_home_begins_with_the_last_task(report: Any) -> None:
    state = SimpleNamespace(arrived=0b10, round=16, tasks_left=lambda seat: (4, 0)[seat])
    game = report.counted(state, 1, (2, 1), 14)
    assert (game.is_first, game.left, game.rounds, game.home) == (True, 4, 16, 2)
    assert report.counted(state, 0, (2, 1), 0).home == -1


def test_levels_play_to_the_end(report: Any) -> None:
    game = report.played("greedy", "random", 1)
    assert (game.is_first, game.home >= 0) == (True, True)
