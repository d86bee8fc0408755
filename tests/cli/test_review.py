from pathlib import Path

import pytest
from tests.support.command_line import Run

from adyton.bots.review import Effort
from adyton.games import KITS


def test_a_review_shows_moves_costs_and_turning_points(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KITS["oracle"].reviewer, "effort", Effort(30, 100, seconds=3600.0))
    run("simulate", "oracle", "--players", "3", "--games", "1", "--records", "game.jsonl", "--json")
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "begun.jsonl").write_text("".join(text[:100]), encoding="utf-8")
    ran = run("review", "begun.jsonl", "--iterations", "30", "--seat", "0")
    assert ran.code == 0
    assert "choose" in ran.out
    assert "◆ Line" in ran.out
    assert "points more." in ran.out


def test_a_record_that_cannot_be_reviewed_is_refused_with_a_sentence(run: Run) -> None:
    run("simulate", "keltis", "--players", "2", "--games", "1", "--records", "game.jsonl", "--json")
    assert "There is no seat 5" in run("review", "game.jsonl", "--seat", "5").err
    assert "at least 1" in run("review", "game.jsonl", "--iterations", "0").err


@pytest.mark.parametrize(("slug", "unit"), [("oraklos", "points"), ("delphi", "actions")])
def test_costs_are_shown_in_the_unit_of_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str, unit: str
) -> None:
    monkeypatch.setattr(KITS["delphi"].reviewer, "effort", Effort(8, 6, seconds=3600.0))
    run("simulate", slug, "--players", "2", "--games", "1", "--records", "game.jsonl", "--json")
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "begun.jsonl").write_text("".join(text[:150]), encoding="utf-8")
    ran = run("review", "begun.jsonl")
    assert ran.code == 0
    assert f"Cost in {unit}" in " ".join(ran.out.split())
    assert f"{unit} more." in " ".join(ran.out.split())
