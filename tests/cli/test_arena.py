import shlex
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "pipe_bot.py"
ARENA = ("arena", "keltis", "--bots", "random,easy", "--games", "2", "--jobs", "1")


def test_the_arena_shows_ratings_wins_and_duels(run: Run) -> None:
    ran = run(*ARENA)
    assert ran.code == 0
    assert "Keltis: Das Orakel, 2 games" in ran.out
    assert ran.out.index("easy") < ran.out.index("random")
    assert "Before the other" in ran.out


def test_results_are_kept_and_not_played_again(run: Run, tmp_path: Path) -> None:
    first = run(*ARENA, "--results", "r.jsonl", "--plot", "r.svg")
    kept = (tmp_path / "r.jsonl").read_text(encoding="utf-8")
    assert kept.count("\n") == 2
    assert (tmp_path / "r.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run(*ARENA, "--results", "r.jsonl").out == first.out
    assert (tmp_path / "r.jsonl").read_text(encoding="utf-8") == kept


def test_several_processes_play_the_same_games(run: Run) -> None:
    assert run(*ARENA[:-1], "2").out == run(*ARENA).out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "keltis", "--bots", "easy"), "An arena needs at least two different bots."),
        (("arena", "keltis", "--bots", "easy,easy"), "An arena needs at least two different bots."),
        (("arena", "keltis", "--bots", "easy,genius"), "There is no bot 'genius'"),
        (("arena", "keltis", "--bots", "easy,random", "--games", "0"), "Play at least one game."),
        (("bot", "keltis", "--pipe", "no-such-program"), "Your program cannot go on: 'no-such-program'"),
        (("bot", "keltis", "--pipe", "cat", "--against", "genius"), "There is no bot 'genius'"),
        (("bot", "keltis", "--pipe", "cat", "--games", "0"), "Play at least one game."),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    ran = run(*words)
    assert ran.code != 0
    assert sentence in ran.err


def test_results_of_others_or_none_at_all_are_refused(run: Run, tmp_path: Path) -> None:
    run(*ARENA, "--results", "r.jsonl")
    ran = run("arena", "keltis", "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--results", "r.jsonl")
    assert "r.jsonl holds the results of other bots" in ran.err
    (tmp_path / "bad.jsonl").write_text("{}\n", encoding="utf-8")
    assert "bad.jsonl holds something that is no result" in run(*ARENA, "--results", "bad.jsonl").err
    assert "nowhere" in run(*ARENA, "--results", "nowhere/r.jsonl").err


def test_a_program_plays_against_the_bots(run: Run) -> None:
    pipe = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    ran = run("bot", "keltis", "--pipe", pipe, "--against", "random", "--games", "2")
    assert ran.code == 0
    assert "100.0 ±" in ran.out
