"""The command that measures the bots against each other and writes the page about it."""

import importlib
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from adyton.bots.arena import Result
from adyton.bots.search import SearchBot
from adyton.engine.play import begin, settle
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES, KITS
from adyton.games.keltis.bot.guide import FarKeltisGuide
from adyton.games.oracle.bot.guide import SharpGuide

TOOLS = Path(__file__).parents[2] / "tools"
LONG_S = 600.0
LONG_MS = 600_000


def tool(monkeypatch: pytest.MonkeyPatch, name: str) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module(name)


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    module = tool(monkeypatch, "matches")
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Any:
    return tool(monkeypatch, "strength_page")


def test_every_level_of_every_game_meets_the_one_below(matches: Any) -> None:
    met = {(one.game, one.seats, one.better, one.worse) for one in matches.matches()}
    for slug, kit in KITS.items():
        levels = [level for level in ("child", "easy", "normal", "hard", "oracle") if level in kit.bot_names]
        for seats in kit.game.chairs:
            assert {(slug, seats, better, worse) for worse, better in pairwise(levels)} <= met
    assert {("oracle", seats, "normal", "greedy") for seats in (3, 4, 5)} <= met
    assert {("keltis", seats, "cheat", "oracle") for seats in (2, 3, 4)} <= met
    assert {("keltis", 4, "openspiel", "random"), ("oracle", 3, "oracle", "openspiel")} <= met
    assert not {one for one in met if one[0] == "oraklos" and one[2] == "cheat"}


def test_the_smallest_tables_are_played_first(matches: Any) -> None:
    extra = [one.seats - min(GAMES[one.game].chairs) for one in matches.matches()]
    assert extra == sorted(extra)
    assert {one.game for one, more in zip(matches.matches(), extra, strict=True) if more == 0} == set(GAMES)


def test_the_page_begins_as_the_command_writes_it(page: Any) -> None:
    assert (TOOLS.parent / "docs/strength.md").read_text(encoding="utf-8").startswith(page.INTRO)


def test_a_run_continues_where_it_stopped(matches: Any) -> None:
    match, limits = matches.Match("keltis", 2, "easy", "random"), matches.Limits(4, LONG_S)
    whole = matches.play_on(match, limits, 1)
    line = json.loads(match.path.read_text())
    del line["points"][2:], line["places"][2:]  # as if the run had ended after the first deal
    line["points"][0] = [77, 7]
    match.path.write_text(json.dumps(line) + "\n")
    again = matches.play_on(match, limits, 1)
    assert [one.points for one in again.results] == [[77, 7]] + [one.points for one in whole.results[1:]]
    assert matches.told(match).results == again.results


def test_results_of_the_other_matches_at_a_table_stay(matches: Any) -> None:
    one, other = (matches.Match("keltis", 2, *pair) for pair in (("easy", "random"), ("greedy", "random")))
    for match in (one, other):
        matches.play_on(match, matches.Limits(2, LONG_S), 1)
    assert one.path == other.path
    assert len(matches.told(one).results) == len(matches.told(other).results) == 2
    matches.forget(one)
    assert matches.told(one) is None
    assert len(matches.told(other).results) == 2


def test_results_of_older_rules_do_not_count(matches: Any) -> None:
    match = matches.Match("keltis", 2, "easy", "random")
    matches.play_on(match, matches.Limits(2, LONG_S), 1)
    match.path.write_text(json.dumps({**json.loads(match.path.read_text()), "rules": 1}) + "\n")
    assert matches.told(match).rules == 1  # Nothing newer is there.
    assert matches.play_on(match, matches.Limits(2, LONG_S), 1).rules == GAMES["keltis"].version
    assert matches.told(match).rules == GAMES["keltis"].version


def test_only_matches_whose_names_fit_are_played(matches: Any) -> None:
    found = {match.name for match in matches.matches("oracle-5-*hard*")}
    assert found == {"oracle-5-hard-normal", "oracle-5-oracle-hard"}


def test_the_page_can_be_written_from_the_results_in_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of every table has results, so that a run continues them and loses no row."""
    module = tool(monkeypatch, "matches")
    monkeypatch.setattr(module, "FOLDER", TOOLS / "strength")
    missing = [match.name for match in module.matches() if not module.told(match)]
    assert missing == []


def test_a_match_stops_as_soon_as_it_is_known(matches: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """`easy` wins every game of Keltis against `random`. After 10 deals the interval is narrow enough."""
    monkeypatch.setattr(matches, "NEAR", 0.2)
    match = matches.Match("keltis", 2, "easy", "random")
    assert len(matches.play_on(match, matches.Limits(400, LONG_S), 1).results) == 20


def test_a_match_stops_when_its_time_is_over_but_finishes_the_deal(matches: Any) -> None:
    match = matches.Match("keltis", 2, "easy", "random")
    assert len(matches.play_on(match, matches.Limits(400, 0.0), 1).results) == 2


def test_matches_of_the_slowest_level_get_more_time(matches: Any) -> None:
    limits = matches.Limits(400, 10.0)
    assert limits.seconds_of(matches.Match("keltis", 2, "oracle", "hard")) == 30.0
    assert limits.seconds_of(matches.Match("keltis", 2, "hard", "normal")) == 10.0


def test_a_response_sits_alone_and_in_every_chair(matches: Any) -> None:
    planned = matches.Match("oracle", 3, "response", "oracle").planned(3)
    assert [bout.bots.count("oracle") for bout in planned] == [2, 2, 2]
    assert {bout.bots.index("response") for bout in planned} == {0, 1, 2}


def lost(matches: Any, match: Any, games: int, losses: int) -> Any:
    """Return one game for each deal, of which the better bot loses the last ones."""
    bots = [match.better, match.worse]
    results = [Result(deal, 0, bots, [9, 5], [1, 2] if deal < games - losses else [2, 1]) for deal in range(games)]
    return matches.Played(results, 2, "2026-11-18", 60.0)


def test_the_page_shows_shares_with_their_intervals(matches: Any, page: Any) -> None:
    match = matches.Match("keltis", 2, "hard", "normal")
    matches_met = {match: lost(matches, match, 100, 0)}
    row = "| Keltis: Das Orakel, 2 | `hard` before `normal` | 100.0 ± 1.4 % | 9.0 : 5.0 | 100 | yes |"
    text = page.page(matches_met)
    assert row in text
    assert "These are 100 games, last played on 2026-11-18 with seed 1. They took 1 minutes of" in text
    assert f"The rules were those of these versions: Keltis: Das Orakel 2 (now {GAMES['keltis'].version})." in text
    assert "hard before normal" in page.picture(matches_met)


def test_a_response_is_told_of_in_its_own_section_and_has_no_rating(matches: Any, page: Any) -> None:
    met = [matches.Match("keltis", 2, *pair) for pair in (("oracle", "random"), ("response", "oracle"))]
    text = page.page({match: lost(matches, match, 100, 40) for match in met})
    assert "## How exploitable `oracle` is" in text
    assert "| Keltis: Das Orakel, 2 | the response before `oracle` | 60.0 ± 9.7 % |" in text
    assert list(page.rated("keltis", 2, {match: lost(matches, match, 100, 40) for match in met})) == [
        "oracle",
        "random",
    ]


def test_all_matches_of_a_table_give_one_scale(matches: Any, page: Any) -> None:
    """Odds of 3 to 1 are about 190 points. A bot that nobody met who met `random` has no rating."""
    pairs = [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("cheat", "oracle")]
    met = [matches.Match("keltis", 3, *pair) for pair in pairs]
    matches_met = {match: lost(matches, match, 400, 100) for match in met}
    rated = page.rated("keltis", 3, matches_met)
    assert list(rated) == ["hard", "normal", "easy", "random"]
    assert [rating.points for rating, _ in rated.values()] == pytest.approx([572, 381, 191, 0], abs=2)
    assert "| Keltis: Das Orakel | 3 players |\n|---|---|\n| `hard` | 571 ± 68 |\n" in page.scales(matches_met)


def test_the_scale_tells_how_far_a_bot_comes_to_the_cheat(matches: Any, page: Any) -> None:
    met = [matches.Match("keltis", 2, *pair) for pair in (("easy", "random"), ("cheat", "easy"))]
    matches_met = {match: lost(matches, match, 400, 100) for match in met}
    assert "| the cheat | 381 ± 55, 100 % |\n| `easy` | 190 ± 39, 50 ± 7 % |" in page.scales(matches_met)


def test_the_cheat_sees_the_cards_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["keltis"]
    playing = Playing.open(game, game.options(), ["a", "b"], FastRng(1))
    cheat = tool(monkeypatch, "cheat").Cheat(game, 1)
    cheat.look(playing)
    seat = game.turn(playing.state).seats[0]
    search = cheat.search(game.view(playing.state, seat), game.legal(playing.state, seat))
    before = playing.state.to_json()
    search.run(40)
    assert all(world is playing.state for world in search.worlds)
    assert playing.state.to_json() == before  # It plays on with copies.


def test_the_cheat_chooses_prophecies_like_the_level_that_it_searches_like(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["oracle"]
    playing = Playing.open(game, game.options(), ["a", "b", "c"], FastRng(1))
    cheat = tool(monkeypatch, "cheat").Cheat(game, 1)
    cheat.look(playing)
    own = KITS["oracle"].make_bot("oracle", 1)
    assert isinstance(own, SearchBot)
    cheat.bot.iterations = own.iterations = 5
    view, legal = game.view(playing.state, 0), game.legal(playing.state, 0)
    assert cheat.choose(view, legal, LONG_MS) == own.choose(view, legal, LONG_MS)
    assert cheat.bot.rng.below(1 << 30) == own.rng.below(1 << 30)  # Both thought in the same way.


def test_a_blend_plays_like_the_one_or_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any share of `easy` it plays at random, with all of it like `easy`."""
    game = GAMES["keltis"]
    blend = tool(monkeypatch, "blend").blend
    state = begin(game, game.options(), 2)
    settle(game, state, FastRng(1))
    seat = game.turn(state).seats[0]
    legal, view = game.legal(state, seat), game.view(state, seat)
    answers = {
        percent: [blend("easy", "random", percent)(game, seed).choose(view, legal, 0) for seed in range(30)]
        for percent in (0, 100)
    }
    easy = [KITS["keltis"].make_bot("easy", seed).choose(view, legal, 0) for seed in range(30)]
    assert answers[100] == easy
    assert answers[0] != easy


def test_a_response_searches_longer_with_the_trained_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    response = tool(monkeypatch, "response")
    game = GAMES["keltis"]
    bot = response.response_with({"spread": 1.5, "decisions": 36}, 4, game, 1)
    own = KITS["keltis"].make_bot("oracle", 1)
    assert isinstance(own, SearchBot)
    assert isinstance(own.guide, FarKeltisGuide)
    assert (bot.guide.spread, bot.guide.decisions, bot.iterations) == (1.5, 36, 800)
    assert (own.guide.spread, own.guide.decisions, own.iterations) == (3.0, 24, 200)


def test_a_response_in_oracle_may_rate_cards_by_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    response = tool(monkeypatch, "response")
    bot = response.response_with({"spread": 6.0, "network": 1}, 4, GAMES["oracle"], 1)
    assert isinstance(bot.guide, SharpGuide)
    assert (bot.guide.spread, bot.iterations) == (6.0, 1600)
    without = response.response_with({"spread": 6.0, "network": 0}, 4, GAMES["oracle"], 1)
    assert not isinstance(without.guide, SharpGuide)


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the module, where settings with a greater spread lead by more and nothing is played."""
    response = tool(monkeypatch, "response")
    response.games_met = []

    def mean_lead(setting: dict[str, float], planned: list[Any]) -> float:
        response.games_met.append(len(planned))
        return setting["spread"]

    monkeypatch.setattr(response, "mean_lead", mean_lead)
    return response


def finals(places: list[int]) -> Any:
    """Return what meets `oracle` in one deal after the other with the response in these places, again and again."""

    def met(setting: dict[str, float], planned: list[Any]) -> list[Result]:
        place = places[planned[0].deal % len(places)]
        return [Result(bout.deal, bout.turn, ["response", "oracle"], [5, 5], [place, 3 - place]) for bout in planned]

    return met


def test_training_keeps_the_setting_with_the_greatest_lead(training: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "met", finals([1]))
    best = max(training.candidates("oracle")[1:], key=lambda setting: setting["spread"])
    found = training.train("oracle", 1)
    assert (found.setting["spread"], found.deals, found.share) == (best["spread"], 10, 1.0)
    assert training.games_met == [3] * 8 + [6] * 4 + [12] * 2


@pytest.mark.parametrize("places", [[2], [2, 1], [2, 2, 1]])
def test_training_keeps_the_setting_of_oracle_unless_another_one_does_better(
    training: Any, monkeypatch: pytest.MonkeyPatch, places: list[int]
) -> None:
    monkeypatch.setattr(training, "met", finals(places))
    assert training.train("oracle", 1).setting == {"spread": 4.0, "network": 0}  # as `oracle` plays


def test_the_page_says_what_training_found(page: Any) -> None:
    own, other = page.candidates("keltis")[0], {"spread": 6.0, "network": 1}
    assert page.settings({"keltis": page.Trained(own, 40, 0.45), "oracle": page.Trained(other, 30, 0.55)}) == (
        "In Keltis: Das Orakel training found nothing better than that: what was left came first in 45 % of 40 deals. "
        "In Oracle training found `spread` 6 and `network` 1, which came first in 55 % of 30 deals. "
        "In The Oracle of Delphi no response is trained yet."
    )
    assert "`network` 1, without that last test." in page.settings({"oracle": page.Trained(other, 0, 0.0)})


def test_a_response_can_be_trained_in_delphi(monkeypatch: pytest.MonkeyPatch) -> None:
    response = tool(monkeypatch, "response")
    own, *others = response.candidates("delphi")
    assert own == {"spread": 1.5, "trust": 3.0, "turns": 2}
    assert len(others) == 8
    bot = response.response_with(others[0], 4, GAMES["delphi"], 1)
    assert (bot.guide.turns, bot.iterations) == (others[0]["turns"], 144)


@pytest.mark.parametrize("slug", ["keltis", "oracle"])
def test_openspiel_answers_with_something_legal(monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    game = GAMES[slug]
    state = begin(game, game.options(), min(game.chairs))
    settle(game, state, FastRng(1))
    seat = game.turn(state).seats[0]
    legal = game.legal(state, seat)
    assert tool(monkeypatch, "rival").Rival(game, 1).choose(game.view(state, seat), legal, 0) in legal
