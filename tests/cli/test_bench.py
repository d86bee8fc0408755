import json
from pathlib import Path

import pytest

from adyton.cli.bench import Result, Sample, Worker, compare, report, show
from adyton.cli.build import is_compiled
from adyton.cli.main import main
from adyton.cli.measure import drive, hearts
from adyton.engine.rng import FastRng
from adyton.games import GAMES


def test_a_round_of_oracle_is_a_quarter_of_the_game() -> None:
    moves, decisions = drive(GAMES["oracle"], FastRng(1), 1)
    all_moves, all_decisions = drive(GAMES["oracle"], FastRng(1), 0)
    assert moves - decisions == 101  # The dealer, 60 cards, 40 prophecies.
    assert all_moves - all_decisions == 401
    assert 64 <= decisions < all_decisions


def test_one_call_for_nature_leads_to_the_same_decisions() -> None:
    _, decisions = drive(GAMES["oracle"], FastRng(1), 0)
    assert drive(GAMES["oracle"], FastRng(1), 0, is_settled=True) == (decisions, decisions)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_driven_to_its_end(slug: str) -> None:
    moves, decisions = drive(GAMES[slug], FastRng(1), 0)
    assert 0 < decisions <= moves <= GAMES[slug].longest


def test_hearts_deals_52_cards_and_plays_them() -> None:
    moves, decisions = hearts()()
    assert moves - decisions in (52, 53)  # 53: with the direction in which cards are passed
    assert decisions >= 52


def test_a_worker_measures_what_it_is_asked_for() -> None:
    with Worker() as worker:
        sample = worker.play("oracle 1", 0.01)
    assert worker.build == ("compiled" if is_compiled() else "interpreted")
    assert sample.moves > sample.decisions > sample.games > 0


def test_the_ratio_is_taken_with_the_hearts_played_just_before() -> None:
    class Steady(Worker):
        def __init__(self) -> None:
            self.build = "interpreted"
            self.speeds = {"hearts": 200.0}

        def play(self, subject: str, seconds: float) -> Sample:
            return Sample(1.0, 300.0, self.speeds.get(subject, 100.0))

    yardstick, results = compare([Steady()], laps=3)
    assert yardstick == Sample(1.0, 300.0, 200.0)
    assert {result.ratio for result in results} == {0.5}
    settled = ["oracle settled", "keltis settled", "oraklos settled", "delphi settled"]
    assert {result.subject for result in results} == {"oracle 1", *GAMES, *settled}


RESULTS = [Result("oracle 1", "compiled", Sample(10.04, 1000.4, 400.4), 1.2345)]


def test_json_holds_speed_and_ratio() -> None:
    summary = report(Sample(5.0, 600.0, 324.0), RESULTS)
    assert summary["yardstick"] == {
        "game": "hearts",
        "games_per_second": 5.0,
        "moves_per_second": 600,
        "decisions_per_second": 324,
    }
    assert summary["results"] == [
        {
            "game": "oracle",
            "players": 4,
            "length": "round",
            "nature": "move by move",
            "build": "compiled",
            "games_per_second": 10.0,
            "moves_per_second": 1000,
            "decisions_per_second": 400,
            "ratio": 1.234,
        }
    ]
    assert report(None, [])["yardstick"] is None


def test_json_counts_no_moves_of_nature_that_one_call_made() -> None:
    result = Result("oracle settled", "compiled", Sample(10.0, 400.0, 400.0), 2.0).to_json()
    assert (result["nature"], result["length"], result["moves_per_second"]) == ("one call", "game", None)


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    show(None, [Result("oracle", "interpreted", Sample(10.0, 1000.0, 400.0), None)])
    shown = capsys.readouterr().out
    assert "interpreted" in shown
    assert "OpenSpiel is not installed" in shown
    show(Sample(5.0, 600.0, 324.0), RESULTS)
    shown = capsys.readouterr().out
    assert "hearts" in shown
    assert "1.23" in shown
    show(None, [Result("oracle settled", "compiled", Sample(10.0, 400.0, 400.0), None)])
    assert "nature" in capsys.readouterr().out


def test_the_command_prints_one_line_of_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adyton.cli.bench.subjects", lambda: ["oracle 1"])
    assert main(["bench", "--json", "--laps", "1"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert [result["game"] for result in summary["results"]] == ["oracle"]


def test_usage_errors_are_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["bench", "--compiled", str(tmp_path)]) == 2
    assert "There is no package in" in capsys.readouterr().err
    assert main(["bench", "--laps", "0"]) == 2
    assert "at least once" in capsys.readouterr().err
