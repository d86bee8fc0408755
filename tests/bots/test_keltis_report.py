"""The command that tells what bots make of a game of Keltis."""

import importlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("keltis_report")


def test_a_row_holds_means_for_each_player_and_the_longest_game(report: Any) -> None:
    games = [
        SimpleNamespace(priestess=[5, 0], kobolds=[0, 10], scored=[False, True], wins=[1.0, 0.0], moves=80),
        SimpleNamespace(priestess=[0, 0], kobolds=[0, 0], scored=[False, False], wins=[0.5, 0.5], moves=120),
    ]
    assert report.row(2, games) == "| 2 | 2 | 1.2 | 2.5 | 25% | 75, 25 % | 100, 120 |\n"


def test_equal_winners_share_a_win(report: Any) -> None:
    state = SimpleNamespace(bonuses=[5, 0, 0], kobolds=[-1, 10, -1])
    game = report.Game(state, [1, 1, 3], 90)
    assert (game.wins, game.kobolds, game.scored) == ([0.5, 0.5, 0.0], [0, 10, 0], [False, True, False])
