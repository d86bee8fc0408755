"""Puzzles are read from a game's folder, lead to a decision by the rules, and judge an answer."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from adyton.bots.mining import Report
from adyton.bots.puzzle import Puzzle
from adyton.bots.reasons import no_reason
from adyton.engine.refusal import Illegal
from adyton.games import KITS
from adyton.games.kit import Kit
from adyton.games.puzzles import PlayedPuzzle, PuzzleBook, PuzzleError, book_of, read_puzzles

ORACLE = KITS["oracle"].game
PUZZLE = Puzzle(
    id="1",
    seats=3,
    seed=1,
    opening=("1: choose 1 2",),
    you=0,
    best=("choose 4 16",),
    rating=25.0,
    costs={"choose 4 19": 2.5, "choose 4 22": 1.5},
)


@pytest.fixture
def opening() -> tuple[str, ...]:
    """What seat 1 chooses first; the cards that it holds follow from the seed."""
    found = PlayedPuzzle(ORACLE, replace(PUZZLE, opening=(), you=1, best=()))
    return (f"1: {found.legal[0]}",)


@pytest.fixture
def puzzle(opening: tuple[str, ...]) -> Puzzle:
    return replace(PUZZLE, opening=opening)


def test_a_puzzle_shows_the_view_of_its_seat_and_what_it_was_told(puzzle: Puzzle) -> None:
    played = PlayedPuzzle(ORACLE, puzzle)
    assert played.view.viewer == 0
    assert "choose 4 16" in played.legal
    assert played.picks is None
    assert all(event.is_for(0) for _, event in played.news)


def test_an_answer_is_judged_by_its_cost(puzzle: Puzzle) -> None:
    played = PlayedPuzzle(ORACLE, puzzle)
    right, wrong = (played.judge(text, no_reason) for text in ("choose 4 16", "choose 4 19"))
    assert (right.is_right, right.cost, wrong.is_right, wrong.cost) == (True, 0.0, False, 2.5)
    assert right.hint.action.text == wrong.hint.action.text == "choose 4 16"
    assert played.judge("choose 4 23", no_reason).cost is None
    assert PlayedPuzzle(ORACLE, replace(puzzle, otherwise=6.0)).judge("choose 4 23", no_reason).cost == 6.0


def test_the_best_action_is_explained_beside_the_answer_or_else_beside_the_next_best(puzzle: Puzzle) -> None:
    asked: list[list[str]] = []

    def reason(view: object, action: object, others: object) -> tuple[str, dict[str, str]]:
        asked.append([one.text for one in others])  # type: ignore[attr-defined]
        return "best", {}

    played = PlayedPuzzle(ORACLE, puzzle)
    played.judge("choose 4 16", reason)  # type: ignore[arg-type]
    played.judge("choose 4 19", reason)  # type: ignore[arg-type]
    PlayedPuzzle(ORACLE, replace(puzzle, costs={})).judge("choose 4 16", reason)  # type: ignore[arg-type]
    assert asked == [["choose 4 22"], ["choose 4 19"], []]


def test_what_the_rules_forbid_is_no_answer(puzzle: Puzzle) -> None:
    with pytest.raises(Illegal):
        PlayedPuzzle(ORACLE, puzzle).judge("play b7", no_reason)


def test_a_puzzle_that_the_rules_no_longer_allow_is_refused(puzzle: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="puzzle '1': seat 1 may not 'play b7'"):
        PlayedPuzzle(ORACLE, replace(puzzle, opening=("1: play b7",)))
    with pytest.raises(PuzzleError, match="the rules do not allow the answer 'play b7'"):
        PlayedPuzzle(ORACLE, replace(puzzle, best=("play b7",)))


def test_a_book_is_written_and_read_again(puzzle: Puzzle, tmp_path: Path) -> None:
    book = PuzzleBook(ORACLE, report=Report({"games": 3, "dropped": {"close": 2}}))
    book.add(replace(puzzle, id="found"))
    (tmp_path / "puzzles.json").write_text(book.to_text(), encoding="utf-8")
    again = read_puzzles(ORACLE, tmp_path)
    assert again.puzzles == {"1": puzzle}
    assert again.report.to_json() == {"games": 3, "decisions": 0, "candidates": 0, "kept": 0, "dropped": {"close": 2}}
    assert again.play("1") is again.play("1")


def test_a_game_without_a_file_has_no_puzzles(tmp_path: Path) -> None:
    book = Kit(game=ORACLE).puzzles
    assert (book.puzzles, book.of_day(3), book.nearest(25.0, ())) == ({}, None, None)
    assert read_puzzles(ORACLE, tmp_path).puzzles == {}


def test_the_next_puzzle_is_the_one_of_nearest_rating_that_was_not_tried(puzzle: Puzzle) -> None:
    rated = [replace(puzzle, id=str(number), rating=rating) for number, rating in enumerate((20.0, 26.0, 30.0))]
    book = PuzzleBook(ORACLE, rated)
    assert [book.nearest(25.0, tried) for tried in ((), ("1",), ("1", "0"), ("0", "1", "2"))] == ["1", "0", "2", None]
    assert [book.of_day(day) for day in (0, 1, 2, 3)] == ["0", "1", "2", "0"]


@pytest.mark.parametrize("text", ["[]", "{", "{}", json.dumps({"puzzles": [{"seed": 1}]})])
def test_a_file_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(PuzzleError, match=r"puzzles\.json"):
        book_of(ORACLE, text)


def test_games_without_a_review_have_no_miner() -> None:
    assert Kit(game=KITS["oraklos"].game).puzzle_miner is None
    assert Kit(game=ORACLE).puzzle_miner is not None
    assert replace(KITS["oraklos"]).puzzle_miner is KITS["oraklos"].miner  # a copy has not yet kept the answer
