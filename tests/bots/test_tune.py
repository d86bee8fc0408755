"""The command that looks for better parameters of search, and the settings that it found."""

import importlib
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from adyton.bots.search import SearchBot
from adyton.bots.settings import read_settings
from adyton.engine.content import shipped
from adyton.engine.rng import FastRng
from adyton.games import KITS

TOOLS = Path(__file__).parents[2] / "tools"
SEARCHED = ("delphi", "keltis", "oracle")
GRID = {"spread": (1.0, 2.0, 3.0), "trust": (1.0, 4.0), "decisions": (4, 8)}
START = {"spread": 1.0, "trust": 1.0, "decisions": 4}


def tool(monkeypatch: pytest.MonkeyPatch, name: str) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module(name)


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch) -> Any:
    return tool(monkeypatch, "tune")


def test_the_bandit_begins_with_the_present_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    bandit = tool(monkeypatch, "bandit").Bandit(GRID, START, FastRng(1))
    assert bandit.setting(bandit.next()) == START


def test_the_bandit_finds_the_best_setting_among_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = FastRng(2)
    bandit = tool(monkeypatch, "bandit").Bandit(GRID, START, rng)
    for _ in range(150):
        arm = bandit.next()
        tried = bandit.setting(arm)
        bandit.tell(arm, tried["spread"] + (tried["decisions"] == 8) + (rng.below(200) - 100) / 100)
    (best,) = bandit.best(1)
    assert (bandit.setting(best)["spread"], bandit.setting(best)["decisions"]) == (3.0, 8)


def test_a_trial_tells_something_about_settings_that_share_values(monkeypatch: pytest.MonkeyPatch) -> None:
    bandit = tool(monkeypatch, "bandit").Bandit(GRID, START, FastRng(1))
    bandit.tell((0, 0, 0), 1.0)
    bandit.tell((1, 1, 1), 3.0)
    assert bandit.estimate((0, 0, 1)) == pytest.approx((1.0 * 3 + 3.0) / 4)  # Two values and their pair, and one value.
    assert bandit.estimate((2, 0, 0)) == pytest.approx(1.0)


def test_a_choice_that_is_the_usual_one_gains_nothing(tune: Any) -> None:
    table = tune.Table("keltis", 2, "hard")
    (position,) = table.prepared(1, 1)
    assert position.gain(position.usual) == 0.0
    others = [action for action in position.legal if action != position.usual]
    assert position.gain(others[0]) == -_gain_of(position, others[0])


def _gain_of(position: Any, action: Any) -> float:
    """Return how far the usual action is ahead."""
    usual, position.usual = position.usual, action
    gain: float = position.gain(usual)
    position.usual = usual
    return gain


def test_a_dearer_setting_gets_fewer_iterations(tune: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tune.Table("keltis", 2, "hard")
    iterations = table.present["iterations"]
    monkeypatch.setattr(table, "seconds", lambda setting, _: 3.0 + setting["iterations"] * setting["decisions"])
    dearer = {"decisions": 2 * table.present["decisions"]}
    assert table.fitted(dearer, [])["iterations"] == iterations // 2


def test_a_given_setting_is_tried_with_iterations_that_fit(tune: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tune.Table("keltis", 2, "hard")
    monkeypatch.setattr(table, "seconds", lambda setting, _: setting["iterations"] * setting["decisions"])
    setting, _ = tune.given(table, Namespace(seed=1, positions=2, setting={"decisions": 32}))
    assert setting == {**table.present, "decisions": 32, "iterations": 4}


@pytest.mark.parametrize(("better", "adopted"), [(True, 6.0), (False, 3.0), (None, 3.0)])
def test_only_a_winner_is_adopted(
    tune: Any, monkeypatch: pytest.MonkeyPatch, better: bool | None, adopted: float
) -> None:
    table = tune.Table("keltis", 2, "hard")
    table.present = {"spread": 3.0, "iterations": 16}
    monkeypatch.setattr(tune, "proposed", lambda *_: ({"spread": 6.0, "iterations": 16}, 0.1))
    monkeypatch.setattr(tune, "met", lambda *_: {"games": 10, "better": better})
    row = tune.tuned(table, Namespace(seed=1, games=10, match_seconds=1, setting=None))
    assert row["setting"] == {"spread": adopted, "iterations": 16}
    assert row["match"] == {"games": 10, "better": better}
    assert ("tried" in row) is not better


def test_a_setting_is_written_beside_the_others(tune: Any, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    tune.write(path, "hard", 2, {"setting": {"spread": 1.0}})
    tune.write(path, "hard", 3, {"setting": {"spread": 2.0}})
    assert json.loads(path.read_text()) == {
        "hard": {"2": {"setting": {"spread": 1.0}}, "3": {"setting": {"spread": 2.0}}}
    }


@pytest.mark.parametrize("slug", SEARCHED)
def test_every_setting_says_how_it_was_found_and_names_what_its_guide_has(slug: str) -> None:
    kit = KITS[slug]
    rows = json.loads(shipped(f"{kit.package}.bot", "settings.json"))
    for level, tables in read_settings(f"{kit.package}.bot").items():
        assert set(tables) <= set(kit.game.chairs)
        for seats, setting in tables.items():
            bot = kit.make_bot(level, 1)
            assert isinstance(bot, SearchBot)
            assert all(name == "iterations" or hasattr(bot.guide, name) for name in setting)
            assert {"command", "seed", "seconds", "rules"} <= set(rows[level][str(seats)]["made"])
