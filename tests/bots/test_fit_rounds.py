"""The command that fits the weights of Delphi's position value."""

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adyton.engine.content import shipped
from adyton.engine.rng import FastRng
from adyton.games.delphi.bot.value import FIRST

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def fit_rounds(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("fit_rounds")


def test_a_round_more_than_the_mean_of_the_others_is_three_actions_behind(fit_rounds: Any) -> None:
    leads = fit_rounds.lead_of([[1.0, 4.0], [0.0, 4.0], [0.0, 1.0]])
    assert leads.tolist() == [[-3.0, -4.5], [1.5, -4.5], [1.5, 9.0]]


def test_every_turn_of_a_game_is_compared_with_how_it_ends(fit_rounds: Any) -> None:
    game = fit_rounds.played(2, 20, FastRng(1))
    rows, ends = game.leads, game.ends
    assert rows.shape == (len(ends), len(FIRST))
    assert len(ends) > 40
    assert np.allclose(rows[::2], -rows[1::2])  # two players: what the one leads by, the other lacks
    assert len(set(ends.tolist())) == 2


def test_an_action_ahead_is_worth_what_fits_best(fit_rounds: Any) -> None:
    assert fit_rounds.slope(np.array([1.0, -2.0, 0.5]), np.array([1.5, -3.0, 0.75])) == 1.5


def test_the_shipped_weights_say_how_they_were_made() -> None:
    found = json.loads(shipped("adyton.games.delphi.bot", "values.json"))
    assert {list(row["weights"]) == list(FIRST) for row in found.values()} == {True}
    for seats in found.keys() - {"first"}:
        made = found[seats]["made"]
        assert made["command"] == f"python tools/fit_rounds.py --players {seats}"
        assert (made["seed"], made["seconds"] > 0) == (1, True)
