"""The command that writes the page about the strength of the bots."""

import importlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from adyton.bots.arena import Result
from adyton.engine.play import begin, settle
from adyton.engine.rng import FastRng
from adyton.games import GAMES, KITS

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("strength")


def test_every_level_of_every_game_meets_the_one_below(strength: Any) -> None:
    met = {(one.game, one.better, one.worse) for one in strength.pairings()}
    for slug, kit in KITS.items():
        levels = [level for level in ("easy", "normal", "hard", "oracle") if level in kit.bot_names]
        assert {(slug, better, worse) for worse, better in pairwise(levels)} <= met
    assert {(slug, "normal", "greedy") for slug in ("delphi", "keltis", "oracle")} <= met
    assert {(slug, "oracle", "openspiel") for slug in ("keltis", "oracle")} <= met


def test_a_run_resumes_where_it_stopped(strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    pairing = strength.Pairing("keltis", "easy", "random")
    first = strength.results(pairing, 2, 1)
    lines = pairing.path.read_text().splitlines()
    pairing.path.write_text(lines[0] + "\n")
    assert strength.results(pairing, 2, 0) == []  # Half a deal says nothing.
    assert strength.results(pairing, 2, 1) == first
    assert pairing.path.read_text().splitlines() == lines


def test_a_game_with_an_incomplete_line_is_played_again(
    strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    pairing = strength.Pairing("keltis", "easy", "random")
    first = strength.results(pairing, 2, 1)
    written = pairing.path.read_text()
    pairing.path.write_text(written[:-9])
    assert strength.results(pairing, 2, 1) == first
    assert pairing.path.read_text() == written


def test_the_page_shows_shares_with_their_intervals(strength: Any) -> None:
    results = [Result(deal, 0, ["hard", "normal"], [9, 5], [1, 2]) for deal in range(100)]
    told = {strength.Pairing("keltis", "hard", "normal"): results}
    assert "| Keltis: Das Orakel, 2 | `hard` before `normal` | 100.0 ± 1.4 % | 9.0 : 5.0 | 100 |" in strength.page(told)
    assert "hard before normal" in strength.picture(told)


@pytest.mark.parametrize("slug", ["keltis", "oracle"])
def test_openspiel_answers_with_something_legal(strength: Any, slug: str) -> None:
    game = GAMES[slug]
    state = begin(game, game.options(), min(game.chairs))
    settle(game, state, FastRng(1))
    seat = game.turn(state).seats[0]
    legal = game.legal(state, seat)
    assert strength.Rival(game, 1).choose(game.view(state, seat), legal, 0) in legal
