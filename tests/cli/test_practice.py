"""`adyton practice`: throws, answers, and the summary."""

import os
from io import StringIO

import pytest
from rich.console import Console

from adyton.cli.lines import Lines
from adyton.cli.main import main
from adyton.cli.practice import Session
from adyton.games import KITS
from adyton.games.oraklos.ladder import exercise
from adyton.games.oraklos.practice import found
from adyton.games.oraklos.rules.options import OraklosOptions

JUNIOR = OraklosOptions(mode="junior")


def conversation(seed: int, *answers: str, seconds: int = 60) -> str:
    """Return the output for these answers, throw by throw, until they are used up."""
    source, sink = os.pipe()
    os.write(sink, "".join(f"{answer}\n" for answer in answers).encode())
    os.close(sink)
    out = StringIO()
    practice = Session(KITS["oraklos"], JUNIOR, seed, seconds, Console(file=out, width=110), Lines(source))
    with pytest.raises(EOFError):
        go_on(practice)
    practice.sum_up()
    os.close(source)
    return out.getvalue()


def go_on(practice: Session) -> None:
    while True:
        practice.next_exercise()


def first_with(has_match: bool) -> tuple[int, str]:
    """Return a seed whose first throw holds a match (or none), and the match."""
    for seed in range(60):
        fours = [four for fours in found(exercise(JUNIOR, seed)).values() for four in fours]
        if bool(fours) == has_match:
            return seed, " ".join(str(die + 1) for die in fours[0]) if fours else ""
    raise AssertionError("there is no such throw")


def test_a_match_is_found_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    seed, match = first_with(True)
    monkeypatch.setattr("adyton.cli.practice.time.monotonic", lambda: 5.0)
    said = conversation(seed, match)
    assert "true and matching" in said
    assert "1 of 1 right; 0.0 s on average." in said
    assert match.replace(" ", "-") in said


def test_none_is_an_answer_too() -> None:
    seed, _ = first_with(False)
    assert "Right: there is none." in conversation(seed, "none")
    seed, _ = first_with(True)
    assert "There is one." in conversation(seed, "none")


@pytest.mark.parametrize("words", ["1 2 3", "1 2 3 99", "1 2 3 17", "pass", "1 1 2 3"])
def test_an_unreadable_answer_is_asked_again(words: str) -> None:
    said = conversation(1, words)
    assert "That is no answer here." in said
    assert "0 of 0 right" in said


def test_a_wrong_answer_gets_its_reason_and_the_search_goes_on() -> None:
    seed, _ = first_with(False)
    said = conversation(seed, "1 2 3 4", "none")
    assert "1 of 1 right" in said


def test_when_the_time_is_over_the_throw_is_lost() -> None:
    source, sink = os.pipe()
    out = StringIO()
    practice = Session(KITS["oraklos"], JUNIOR, 1, 0, Console(file=out, width=110), Lines(source))
    practice.next_exercise()
    os.close(sink)
    os.close(source)
    assert "The time is over." in out.getvalue()
    assert (practice.score.exercises, practice.score.right) == (1, 0)


def test_the_command_sums_up_at_the_end_of_the_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, sink = os.pipe()
    os.close(sink)
    with os.fdopen(source) as empty:
        monkeypatch.setattr("sys.stdin", empty)
        assert main(["--lang", "en", "practice", "--seed", "1"]) == 0
    assert "0 of 0 right; – s on average." in capsys.readouterr().out


def test_without_any_input_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["--lang", "en", "practice"]) == 1
    assert capsys.readouterr().err == "adyton: There is no input to read your choices from.\n"


@pytest.mark.parametrize(
    ("words", "reason"),
    [(["--seconds", "0"], "at least one second"), (["keltis"], "these games can: oraklos")],
)
def test_a_game_without_practice_is_refused(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "practice", *words]) == 2
    assert reason in capsys.readouterr().err
