from pathlib import Path

import pytest
from tests.support.omens import OMENS_GAME, pieces
from tests.support.planted_secrets import LeaksField

from adyton.engine.record import read_record
from adyton.games import KITS
from adyton.games.kit import Kit
from adyton.testing import fuzz
from adyton.testing.fuzz import main, run, tasks


@pytest.fixture
def _only_omens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "KITS", {"omens": Kit(game=OMENS_GAME, census=pieces)})


@pytest.mark.usefixtures("_only_omens")
def test_the_games_are_divided_among_the_settings() -> None:
    made = tasks(["omens"], 400, 3)
    assert sum(task[3] for task in made) == 400
    assert max(task[3] for task in made) == 25
    assert len({(str(task[1]), task[2], task[4]) for task in made}) == len(made)


@pytest.mark.usefixtures("_only_omens")
def test_a_sound_game_passes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["--games", "20", "--jobs", "1", "--positions", "2"]) == 0
    printed = capsys.readouterr()
    assert printed.err.endswith("\romens: 20 of 20 ")
    first, last = printed.out.splitlines()
    assert first.startswith("omens: 20 games, every promise checked at ")
    assert last == "no promise broken"


@pytest.mark.usefixtures("_only_omens")
def test_a_broken_promise_leaves_a_record_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "KITS", {"omens": Kit(game=LeaksField())})
    assert main(["omens", "--games", "1", "--jobs", "1", "--out", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("BROKEN a seat cannot tell what it imagines from the truth: ")
    assert out.endswith("1 broken\n")
    record = next(tmp_path.iterdir())
    assert f"adyton replay {record}" in out
    assert read_record(record.read_text(encoding="utf-8")).header.game == "omens"


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["chess"])
    assert caught.value.code == 2
    assert "chess" in capsys.readouterr().err


def test_processes_share_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["oracle", "--games", "1", "--jobs", "2"]) == 0
    assert "oracle: 1 games" in capsys.readouterr().out


@pytest.mark.parametrize("slug", KITS)
def test_every_game_passes_one_game(slug: str) -> None:
    assert run(tasks([slug], 1, 1)[0])[0] == 1
