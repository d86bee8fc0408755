"""`adyton dataset`: games of bots as a Parquet file."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.support.command_line import Run

from adyton.games import GAMES

parquet: Any = pytest.importorskip("pyarrow.parquet", reason="pyarrow comes with the extra `dataset`")


def test_every_decision_is_a_row_with_view_actions_and_result(run: Run, tmp_path: Path) -> None:
    ran = run(
        "dataset", "keltis", "games.parquet", "--players", "2", "--games", "2", "--bots", "random", "--observations"
    )
    assert ran.code == 0
    table = parquet.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()
    assert f"{len(rows)} decisions of 2 games" in ran.out
    assert {row["game"] for row in rows} == {0, 1}
    game = GAMES["keltis"]
    for row in rows[:50]:
        view = json.loads(row["view"])
        assert row["seat"] == view["viewer"]
        assert row["seat"] in view["acting"]
        assert row["phase"] == view["phase"]
        assert row["action"] in row["legal"]
        assert game.read(row["text"]).index == row["action"]
        assert len(row["observation"]) == 2214
    assert {row["place"] for row in rows if row["game"] == 0} in ({1, 2}, {1})


def test_the_file_says_what_was_played(run: Run, tmp_path: Path) -> None:
    run("dataset", "oracle", "games.parquet", "--games", "1", "--bots", "random", "--option", "draft=yes")
    facts = json.loads(parquet.read_schema(tmp_path / "games.parquet").metadata[b"adyton"])
    assert (facts["game"], facts["bots"], facts["seed"]) == ("oracle", ["random"] * 4, 1)
    assert facts["options"]["draft"] is True
    assert "observation" not in parquet.read_schema(tmp_path / "games.parquet").names


def test_real_time_is_recorded_and_moves_of_the_clock_are_no_decisions(run: Run, tmp_path: Path) -> None:
    run("dataset", "oraklos", "games.parquet", "--games", "1", "--bots", "easy", "--players", "2")
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert max(row["at"] for row in rows) > 0
    assert all(row["seat"] >= 0 for row in rows)


def test_no_games_are_refused_with_a_sentence(run: Run) -> None:
    assert run("dataset", "oracle", "games.parquet", "--games", "0").code == 2
