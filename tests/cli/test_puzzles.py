import json
from pathlib import Path

from tests.support.command_line import Run

from adyton.games import KITS
from adyton.games.puzzles import book_of


def test_puzzles_are_found_written_and_continued(run: Run, tmp_path: Path) -> None:
    assert run("puzzles", "oraklos", "--games", "6").code == 0
    first = json.loads((tmp_path / "puzzles.json").read_text(encoding="utf-8"))
    ran = run("puzzles", "oraklos", "--games", "6")
    again = json.loads((tmp_path / "puzzles.json").read_text(encoding="utf-8"))
    assert (first["report"]["games"], again["report"]["games"]) == (6, 12)
    assert again["puzzles"][: len(first["puzzles"])] == first["puzzles"]
    assert "12 games" in ran.out
    assert "candidates" in ran.out


def test_a_run_ends_when_there_are_as_many_as_wanted(run: Run, tmp_path: Path) -> None:
    run("puzzles", "oraklos", "--wanted", "2", "--file", "two.json")
    book = book_of(KITS["oraklos"].game, (tmp_path / "two.json").read_text(encoding="utf-8"))
    assert list(book.puzzles) == ["1", "2"]
    assert all(book.play(puzzle).view.viewer == 0 for puzzle in book.puzzles)


def test_a_file_that_is_no_book_of_puzzles_is_refused_with_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text("[]", encoding="utf-8")
    ran = run("puzzles", "oraklos")
    assert ran.code == 1
    assert "cannot be continued" in ran.err
