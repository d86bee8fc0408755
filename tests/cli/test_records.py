"""`verify` and `replay` on correct and on wrong files."""

import json
from pathlib import Path

import pytest
from tests.support.command_line import Run

from adyton.bots.loop import play_on
from adyton.bots.random import RandomBot
from adyton.engine.playing import Playing
from adyton.engine.record import Sitting, read_record
from adyton.engine.rng import CommittedRng
from adyton.games import GAMES

ORACLE = GAMES["oracle"]


@pytest.fixture(scope="session")
def text() -> str:
    """Return the record of a game of three."""
    playing = Playing.open(ORACLE, ORACLE.options(), ["Ann", "Ben", "Cleo"], CommittedRng(bytes(32)))
    play_on(playing, [RandomBot(seat) for seat in range(3)])
    return playing.record.to_text()


@pytest.fixture
def _files(text: str, tmp_path: Path) -> None:
    lines = text.splitlines(keepends=True)
    (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
    (tmp_path / "open.jsonl").write_text("".join(lines[:120]), encoding="utf-8")
    (tmp_path / "spoilt.jsonl").write_text(
        "".join([*lines[:99], lines[99].replace("at", "ab"), *lines[100:]]), encoding="utf-8"
    )
    (tmp_path / "other.jsonl").write_text(text.replace('"oracle"', '"chess"', 1), encoding="utf-8")
    (tmp_path / "empty.jsonl").write_text("", encoding="utf-8")


pytestmark = pytest.mark.usefixtures("_files")


def test_a_true_record_is_verified_with_its_draws(run: Run) -> None:
    ran = run("verify", "game.jsonl")
    assert ran.code == 0
    assert ran.out.startswith("Oracle, 3 players: ")
    assert "The final position and the result are as recorded: Ann " in ran.out
    assert "Every draw follows from the seed that was fixed before the first move." in ran.out


def test_draws_are_written_with_their_meanings_for_the_second_verifier(run: Run, tmp_path: Path) -> None:
    assert run("verify", "game.jsonl", "--draws", "draws.json").code == 0
    draws = json.loads((tmp_path / "draws.json").read_text(encoding="utf-8"))
    assert draws["draws"][0] == [2, 0]
    assert [count for _, count in draws["meanings"][0]] == [1] * 5  # One of five colours is removed.


def test_an_unfinished_record_is_verified(run: Run) -> None:
    ran = run("verify", "open.jsonl", "--lang", "de")
    assert (ran.code, ran.out) == (0, "Oracle zu 3: 119 Züge, alle nach den Regeln. Das Spiel ist nicht zu Ende.\n")


def test_a_changed_byte_is_refused_with_the_line_and_the_reason(run: Run) -> None:
    for command in ("verify", "replay"):
        ran = run(command, "spoilt.jsonl")
        assert ran.code == 1
        assert ran.err == "adyton: spoilt.jsonl, line 100: the seal does not fit: this line was changed.\n"


def test_a_record_that_breaks_a_rule_is_refused_although_its_seals_are_right(run: Run, tmp_path: Path) -> None:
    playing = Playing.open(ORACLE, ORACLE.options(), ["Ann", "Ben", "Cleo"], CommittedRng(bytes(32)))
    last = playing.record.entries[-1]
    last.do = playing.record.entries[-2].do
    (tmp_path / "wrong.jsonl").write_text(playing.record.to_text(), encoding="utf-8")
    for command in ("verify", "replay"):
        ran = run(command, "wrong.jsonl")
        assert ran.code == 1
        assert f"'{last.do}' is against the rules here" in ran.err
        assert f"line {playing.record.next_line - 1}: " in ran.err


def test_files_that_hold_no_record_are_refused(run: Run) -> None:
    assert run("verify", "none.jsonl").err == "adyton: none.jsonl cannot be read: No such file or directory.\n"
    assert run("verify", "empty.jsonl").err == "adyton: empty.jsonl, line 1: the file is empty.\n"
    assert run("verify", "other.jsonl").code == 1
    assert run("verify", ".").code == 1


def test_a_record_of_an_unknown_game_is_refused(run: Run, tmp_path: Path) -> None:
    playing = Playing.open(ORACLE, ORACLE.options(), ["Ann", "Ben", "Cleo"], CommittedRng(bytes(32)))
    playing.record.header.game = "chess"
    (tmp_path / "chess.jsonl").write_text(playing.record.to_text(), encoding="utf-8")
    assert "chess.jsonl: There is no game 'chess'" in run("verify", "chess.jsonl").err


def test_names_cannot_send_control_codes_to_the_terminal(run: Run, tmp_path: Path) -> None:
    names = ["[bold]Ann[/bold]", "\x1b[31mBen", "[/nothing]"]
    playing = Playing.open(ORACLE, ORACLE.options(), names, CommittedRng(bytes(32)))
    (tmp_path / "names.jsonl").write_text(playing.record.to_text(), encoding="utf-8")
    out = run("replay", "names.jsonl").out
    assert "Oracle: [bold]Ann[/bold], �[31mBen, [/nothing]" in out
    assert "\x1b" not in out


def test_a_reason_cannot_send_control_codes_to_the_terminal(run: Run, tmp_path: Path) -> None:
    playing = Playing.open(ORACLE, ORACLE.options(), ["Ann", "Ben", "Cleo"], CommittedRng(bytes(32)))
    playing.record.entries[0].do = "\x1b[31mred"
    (tmp_path / "red.jsonl").write_text(playing.record.to_text(), encoding="utf-8")
    assert "There is no action '�[31mred' in this game" in run("verify", "red.jsonl").err


def test_replay_prints_a_record_move_by_move(run: Run, text: str) -> None:
    out = run("replay", "game.jsonl").out
    assert out.startswith("Oracle: Ann, Ben, Cleo\n")
    assert "\n    1  chance: remove " in out
    assert " plays " in out
    assert "All rounds are played." in out
    assert out.count("\n") > text.count("\n")


def test_a_position_is_shown_as_everybody_or_one_seat_saw_it(run: Run) -> None:
    everybody = run("replay", "game.jsonl", "--at", "100")
    assert everybody.code == 0
    assert "Hand" not in everybody.out
    assert "Hand" in run("replay", "game.jsonl", "--at", "100", "--seat", "2").out
    assert "Round 1 of 3" in run("replay", "game.jsonl", "--at", "0").out


def test_a_missing_position_or_seat_is_refused(run: Run) -> None:
    ran = run("replay", "open.jsonl", "--at", "120")
    assert (ran.code, ran.err) == (2, "adyton: There is no move 120; the record has 119.\n")
    ran = run("replay", "open.jsonl", "--seat", "3")
    assert (ran.code, ran.err) == (2, "adyton: There is no seat 3; the last is 2.\n")


def test_replay_prints_moves_of_the_clock(run: Run, tmp_path: Path) -> None:
    game = GAMES["oraklos"]
    playing = Playing.open(game, game.options(), ["Ann", "Ben"], CommittedRng(bytes(32)))
    play_on(playing, [RandomBot(seat) for seat in range(2)])
    (tmp_path / "race.jsonl").write_text(playing.record.to_text(), encoding="utf-8")
    ran = run("replay", "race.jsonl")
    assert ran.code == 0
    assert "  the clock: " in ran.out


def test_a_record_names_who_sat_in_a_chair_when_a_line_was_written(run: Run, text: str, tmp_path: Path) -> None:
    record = read_record(text)
    line = [line for line, entry in record.standing() if entry.seat == 1][4]
    record.header.sittings = (Sitting(line - 1, 1, "Dora"), Sitting(record.next_line - 2, 2, "\x1b[31mEmil"))
    (tmp_path / "late.jsonl").write_text(record.to_text(), encoding="utf-8")
    assert "are as recorded: Ann " in run("verify", "late.jsonl").out
    out = run("replay", "late.jsonl").out
    assert out.startswith("Oracle: Ann, Dora, �[31mEmil\n")
    assert "  Ben: " in out
    assert out.index("  Ben: ") < out.index("  Dora: ") < out.index("  Cleo: ", out.index("  Dora: "))
    early = record.standing().lines.index(line)
    shown = [run("replay", "late.jsonl", "--at", str(at)).out.split("\n", 1)[1] for at in (early, early + 1)]
    assert [("Ben" in one, "Dora" in one) for one in shown] == [(True, False), (False, True)]
