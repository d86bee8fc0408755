import shlex
import sys
from pathlib import Path

import pytest
from tests.support.command_line import Run

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "pipe_bot.py"
ARENA = ("arena", "keltis", "--bots", "random,easy", "--games", "2", "--jobs", "1")


def test_the_arena_shows_ratings_wins_and_duels(run: Run) -> None:
    ran = run(*ARENA)
    assert ran.code == 0
    assert "Keltis: Das Orakel, 2 games" in ran.out
    assert ran.out.index("easy") < ran.out.index("random")
    assert "How often the" in ran.out


def test_results_are_kept_and_not_played_again(run: Run, tmp_path: Path) -> None:
    first = run(*ARENA, "--results", "r.jsonl", "--plot", "r.svg")
    kept = (tmp_path / "r.jsonl").read_text(encoding="utf-8")
    assert kept.count("\n") == 3  # The common header, and two games.
    assert (tmp_path / "r.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run(*ARENA, "--results", "r.jsonl").out == first.out
    assert (tmp_path / "r.jsonl").read_text(encoding="utf-8") == kept


def test_a_sequential_test_stops_as_soon_as_it_knows(run: Run) -> None:
    """`easy` of Keltis wins every game against `random`, so ten deals suffice."""
    ran = run(*ARENA[:3], "easy,random", "--games", "2000", "--jobs", "1", "--sprt")
    assert (ran.code, "Keltis: Das Orakel, 20 games" in ran.out) == (0, True)
    assert "easy is better than random" in ran.out
    assert "logarithm 4.75, bound 2.94" in " ".join(ran.out.split())


def test_a_sequential_test_says_when_it_needs_more_games(run: Run) -> None:
    assert "It is not known yet whether random is better than easy" in run(*ARENA, "--sprt", "0.6").out


def test_several_processes_play_the_same_games(run: Run) -> None:
    assert run(*ARENA[:-1], "2").out == run(*ARENA).out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "keltis", "--bots", "easy"), "An arena needs at least two different bots."),
        (("arena", "keltis", "--bots", "easy,easy"), "An arena needs at least two different bots."),
        (("arena", "keltis", "--bots", "easy,genius"), "There is no bot 'genius'"),
        (("arena", "keltis", "--bots", "easy,random", "--games", "0"), "Play at least one game."),
        (("arena", "keltis", "--bots", "easy,random", "--jobs", "0"), "At least one process must play."),
        (("arena", "keltis", "--bots", "easy,random", "--budget", "0"), "A bot needs at least 1 ms to think."),
        (("arena", "keltis", "--bots", "easy,random,greedy", "--sprt"), "A sequential test compares exactly two bots."),
        (("arena", "keltis", "--bots", "easy,random", "--sprt", "0.5"), "The share of a better bot lies between"),
        (("arena", "keltis", "--bots", "easy,random", "--plot", "no/x.svg"), "no/x.svg cannot be written"),
        (("bot", "keltis", "--pipe", "cat", "--budget", "-1"), "A bot needs at least 1 ms to think."),
        (("bot", "keltis", "--pipe", " "), "Your program cannot go on: no program was named."),
        (("bot", "keltis", "--pipe", "no-such-program"), "Your program cannot go on: 'no-such-program'"),
        (("bot", "keltis", "--pipe", "cat", "--against", "genius"), "There is no bot 'genius'"),
        (("bot", "keltis", "--pipe", "cat", "--games", "0"), "Play at least one game."),
    ],
)
def test_impossible_requests_are_refused_with_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    ran = run(*words)
    assert ran.code != 0
    assert sentence in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("keltis", "--bots", "random,greedy"),
        ("keltis", "--bots", "easy,random"),
        ("keltis", "--bots", "random,easy", "--seed", "2"),
        ("keltis", "--bots", "random,easy", "--budget", "5"),
        ("keltis", "--bots", "random,easy", "--option", "free_clover=yes"),
        ("oraklos", "--bots", "random,easy"),
    ],
)
def test_results_of_another_run_are_refused(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    run(*ARENA, "--results", "r.jsonl")
    kept = (tmp_path / "r.jsonl").read_text(encoding="utf-8")
    ran = run("arena", *words, "--games", "2", "--jobs", "1", "--results", "r.jsonl")
    assert (ran.code, "r.jsonl holds the results of another run" in ran.err) == (1, True)
    assert (tmp_path / "r.jsonl").read_text(encoding="utf-8") == kept


@pytest.mark.parametrize(
    ("text", "line"), [("{}\n", 1), ("a letter to grandmother", 1), ("HEAD\n{}\n", 2), ('HEAD\n{"deal":\n', 2)]
)
def test_an_invalid_result_is_refused_with_its_line(run: Run, tmp_path: Path, text: str, line: int) -> None:
    run(*ARENA, "--results", "r.jsonl")
    head = (tmp_path / "r.jsonl").read_text(encoding="utf-8").splitlines()[0]
    (tmp_path / "bad.jsonl").write_text(text.replace("HEAD", head), encoding="utf-8")
    assert f"bad.jsonl, line {line}: this is no result" in run(*ARENA, "--results", "bad.jsonl").err
    assert (tmp_path / "bad.jsonl").read_text(encoding="utf-8") == text.replace("HEAD", head)


def test_a_run_resumes_after_it_was_killed_while_writing(run: Run, tmp_path: Path) -> None:
    first = run(*ARENA, "--results", "r.jsonl")
    kept = (tmp_path / "r.jsonl").read_text(encoding="utf-8")
    (tmp_path / "r.jsonl").write_text(kept[:-20], encoding="utf-8")
    assert run(*ARENA, "--results", "r.jsonl").out == first.out
    assert (tmp_path / "r.jsonl").read_text(encoding="utf-8") == kept


def test_results_are_kept_in_a_file_that_can_be_written(run: Run, tmp_path: Path) -> None:
    assert "nowhere/r.jsonl cannot be written" in run(*ARENA, "--results", "nowhere/r.jsonl").err
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    assert "picture cannot be read: it is not a text in UTF-8." in run(*ARENA, "--results", "picture").err


def test_a_program_plays_against_the_bots(run: Run) -> None:
    pipe = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    ran = run("bot", "keltis", "--pipe", pipe, "--against", "random", "--games", "2")
    assert ran.code == 0
    assert "100.0 ±" in ran.out
