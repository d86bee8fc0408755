"""Games are found in folders and packages. Errors in one are reported in a sentence."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.support.tutorial import write_game

import adyton.games
from adyton.games import GAMES, KITS, GameError, find_kits, kit_of, use_folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of games. Afterwards nothing of its games is left in this process."""
    monkeypatch.setenv("ADYTON_GAMES", str(tmp_path))
    monkeypatch.setattr(adyton.games, "__path__", list(adyton.games.__path__))
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if name.startswith(("adyton.games.", "packed_game")):
            del sys.modules[name]
    monkeypatch.undo()
    KITS.forget()
    GAMES.forget()


def write_kit(folder: Path, slug: str, text: str) -> None:
    (folder / slug).mkdir()
    (folder / slug / "__init__.py").touch()
    (folder / slug / "kit.py").write_text(text)


def test_a_folder_of_games_adds_to_the_shipped_ones(folder: Path) -> None:
    shipped = list(find_kits())
    write_game(folder)
    assert set(find_kits()) == {*shipped, "lots"}


def test_a_folder_can_be_named_while_the_program_runs(folder: Path) -> None:
    assert "lots" not in KITS
    write_game(folder)
    use_folder(str(folder))
    assert GAMES["lots"] is KITS["lots"].game
    assert len(GAMES) == len(find_kits())
    assert kit_of(GAMES["lots"]) is KITS["lots"]


def test_the_folder_of_a_kit_is_where_it_was_found(folder: Path) -> None:
    write_game(folder)
    found = find_kits()["lots"].folder
    assert found is not None
    assert (found / "README.md").is_file()


def test_lessons_are_found_in_the_folder_and_played(folder: Path) -> None:
    write_game(folder)
    lesson = find_kits()["lots"].course.play("bet")
    assert [step.name for step in lesson.lesson.steps] == ["lot", "bet", "end"]
    assert lesson.frames[0][0].view["lot"] == 7


def test_a_lesson_that_cannot_be_read_is_refused(folder: Path) -> None:
    write_game(folder)
    (folder / "lots" / "lessons" / "2-two.toml").write_text("seats = 2")
    with pytest.raises(GameError, match=r"The lessons of the game 'lots' cannot be used: lesson '2-two\.toml'"):
        find_kits()


def test_a_package_offers_its_kit_as_an_entry_point(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_game(folder)
    monkeypatch.delenv("ADYTON_GAMES")
    (folder / "lots").rename(folder / "packed_game")
    for path in (folder / "packed_game").glob("*.py"):
        path.write_text(path.read_text().replace("adyton.games.lots", "packed_game"))
    monkeypatch.syspath_prepend(str(folder))
    point = EntryPoint("lots", "packed_game.kit:KIT", "adyton.games")
    monkeypatch.setattr("adyton.games.entry_points", lambda group: [point])
    assert find_kits()["lots"].package == "packed_game"


def test_an_entry_point_that_is_no_kit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adyton.games.entry_points", lambda group: [EntryPoint("lots", "math:pi", group)])
    with pytest.raises(GameError, match=r"^The entry point 'lots' of adyton.games is no Kit\.$"):
        find_kits()


def test_a_missing_folder_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADYTON_GAMES", "/nowhere")
    with pytest.raises(GameError, match=r"^ADYTON_GAMES names '/nowhere', which is not a folder\.$"):
        find_kits()


def test_a_folder_with_a_kit_that_is_no_package_is_refused(folder: Path) -> None:
    write_kit(folder, "bare", "")
    (folder / "bare" / "__init__.py").unlink()
    with pytest.raises(GameError, match=r"^The folder of the game 'bare' has no __init__\.py\.$"):
        find_kits()


def test_a_games_own_folder_is_no_folder_of_games(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_kit(folder, "one", "")
    monkeypatch.setenv("ADYTON_GAMES", str(folder / "one"))
    with pytest.raises(GameError) as refused:
        find_kits()
    assert str(refused.value) == (
        f"ADYTON_GAMES names '{folder}/one', which is the folder of one game. Name the folder that holds it."
    )


def test_a_kit_that_cannot_be_loaded_is_refused_with_its_place(folder: Path) -> None:
    write_kit(folder, "broken", "\nimport nonsense\n")
    with pytest.raises(GameError) as refused:
        find_kits()
    assert str(refused.value) == (
        "adyton.games.broken.kit cannot be loaded: ModuleNotFoundError(\"No module named 'nonsense'\") "
        f"({folder}/broken/kit.py, line 2)."
    )


def test_a_folder_without_a_kit_is_refused(folder: Path) -> None:
    write_kit(folder, "empty", "")
    with pytest.raises(GameError, match=r"^The folder of the game 'empty' has no KIT in its kit\.py\.$"):
        find_kits()


def test_a_folder_must_have_the_name_of_its_game(folder: Path) -> None:
    write_kit(folder, "other", "from adyton.games.oracle.kit import KIT\n")
    with pytest.raises(GameError, match=r"^The game 'oracle' lies in a folder called 'other'; the names must agree\.$"):
        find_kits()


def test_two_games_cannot_have_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    again = EntryPoint("oracle", "adyton.games.oracle.kit:KIT", "adyton.games")
    monkeypatch.setattr("adyton.games.entry_points", lambda group: [again])
    with pytest.raises(GameError, match=r"^There are two games called 'oracle'\.$"):
        find_kits()
