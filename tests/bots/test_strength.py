"""The command that writes the page about the strength of the bots."""

import importlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from adyton.bots.arena import Result
from adyton.engine.play import begin, settle
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES, KITS

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("strength")


def test_every_level_of_every_game_meets_the_one_below(strength: Any) -> None:
    met = {(one.game, one.seats, one.better, one.worse) for one in strength.pairings()}
    for slug, kit in KITS.items():
        levels = [level for level in ("easy", "normal", "hard", "oracle") if level in kit.bot_names]
        for seats in kit.game.chairs:
            assert {(slug, seats, better, worse) for worse, better in pairwise(levels)} <= met
    assert {("oracle", seats, "normal", "greedy") for seats in (3, 4, 5)} <= met
    assert {("keltis", seats, "cheat", "oracle") for seats in (2, 3, 4)} <= met
    assert {("keltis", 2, "oracle", "openspiel"), ("oracle", 3, "oracle", "openspiel")} <= met


def test_the_page_begins_as_the_command_writes_it(strength: Any) -> None:
    assert (TOOLS.parent / strength.PAGE).read_text(encoding="utf-8").startswith(strength.INTRO)


def test_a_run_resumes_where_it_stopped(strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    pairing = strength.Pairing("keltis", 2, "easy", "random")
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
    pairing = strength.Pairing("keltis", 2, "easy", "random")
    first = strength.results(pairing, 2, 1)
    written = pairing.path.read_text()
    pairing.path.write_text(written[:-9])
    assert strength.results(pairing, 2, 1) == first
    assert pairing.path.read_text() == written


def test_the_page_shows_shares_with_their_intervals(strength: Any) -> None:
    results = [Result(deal, 0, ["hard", "normal"], [9, 5], [1, 2]) for deal in range(100)]
    matches_met = {strength.Pairing("keltis", 2, "hard", "normal"): results}
    row = "| Keltis: Das Orakel, 2 | `hard` before `normal` | 100.0 ± 1.4 % | 9.0 : 5.0 | 100 | yes |"
    assert row in strength.page(matches_met)
    assert "hard before normal" in strength.picture(matches_met)


def test_a_match_stops_as_soon_as_it_is_decided(strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`easy` wins every game of Keltis against `random`: ten deals suffice."""
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    assert len(strength.results(strength.Pairing("keltis", 2, "easy", "random"), 400, 1)) == 20


def lost(pairing: Any, games: int, losses: int) -> list[Result]:
    """Return one game for each deal, of which the better bot loses the last ones."""
    bots = [pairing.better, pairing.worse]
    return [Result(deal, 0, bots, [0, 0], [1, 2] if deal < games - losses else [2, 1]) for deal in range(games)]


def test_all_matches_of_a_table_give_one_scale(strength: Any) -> None:
    """Odds of 3 to 1 are about 190 points. A bot that nobody met who met `random` has no rating."""
    pairs = [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("cheat", "oracle")]
    matches = [strength.Pairing("keltis", 3, *pair) for pair in pairs]
    matches_met = {match: lost(match, 400, 100) for match in matches}
    rated = strength.rated("keltis", 3, matches_met)
    assert list(rated) == ["hard", "normal", "easy", "random"]
    assert [rating.points for rating in rated.values()] == pytest.approx([572, 381, 191, 0], abs=2)
    assert "| Keltis: Das Orakel | 3 players |\n|---|---|\n| `hard` | 571 ± 68 |\n" in strength.scales(matches_met)


def test_the_scale_tells_how_far_a_bot_comes_to_the_cheat(strength: Any) -> None:
    matches = [strength.Pairing("keltis", 2, *pair) for pair in (("easy", "random"), ("cheat", "easy"))]
    matches_met = {match: lost(match, 400, 100) for match in matches}
    assert "| `easy` | 190 ± 39, 50 % |" in strength.scales(matches_met)


def test_the_cheat_sees_the_cards_of_the_others(strength: Any) -> None:
    game = GAMES["keltis"]
    playing = Playing.open(game, game.options(), ["a", "b"], FastRng(1))
    cheat = strength.Cheat(game, 1)
    cheat.look(playing)
    seat = game.turn(playing.state).seats[0]
    seen = cheat.seen.imagine(game.view(playing.state, seat), FastRng(2))
    assert seen.to_json() == playing.state.to_json()
    assert seen is not playing.state


@pytest.mark.parametrize("slug", ["keltis", "oracle"])
def test_openspiel_answers_with_something_legal(strength: Any, slug: str) -> None:
    game = GAMES[slug]
    state = begin(game, game.options(), min(game.chairs))
    settle(game, state, FastRng(1))
    seat = game.turn(state).seats[0]
    legal = game.legal(state, seat)
    assert strength.Rival(game, 1).choose(game.view(state, seat), legal, 0) in legal
