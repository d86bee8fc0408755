import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.command_line import Run

from adyton.bots.loop import play_on
from adyton.bots.random import RandomBot
from adyton.cli.lines import Lines
from adyton.cli.saves import free_path
from adyton.cli.table import Table
from adyton.engine.playing import Playing
from adyton.engine.rng import CommittedRng
from adyton.games import GAMES
from adyton.local.saves import Save

NEW = ("play", "oracle", "--players", "3", "--bots", "random", "--seed", "5", "--name", "Ann")


def test_a_table_greets_draws_and_asks(run: Run) -> None:
    ran = run(*NEW)
    assert ran.code == 0
    assert "Oracle. You are Ann, in seat 0." in ran.out
    assert "Round 1 of 3" in ran.out
    assert "Choose two prophecies to keep." in ran.out
    assert "choose ×45" in ran.out


def test_the_end_of_the_input_keeps_the_game(run: Run, tmp_path: Path) -> None:
    ran = run(*NEW)
    assert "Saved in oracle.adyton. Go on with: adyton play --resume oracle.adyton" in ran.out
    assert run("verify", "oracle.adyton").out.startswith("Oracle, 3 players: ")
    assert run(*NEW).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["oracle-2.adyton", "oracle.adyton"]


def test_a_whole_game_can_be_played_by_number(run: Run) -> None:
    ran = run(*NEW, "--save", "game.jsonl", typed="all\n1\n" * 100)
    assert ran.code == 0
    assert "All rounds are played." in ran.out
    assert "The record is in game.jsonl." in ran.out
    assert "Every draw follows from the seed" in run("verify", "game.jsonl").out


def test_the_same_seed_deals_the_same_cards(run: Run) -> None:
    assert run(*NEW).out.replace("oracle.adyton", "x") == run(*NEW).out.replace("oracle-2.adyton", "x")


def test_without_a_seed_the_cards_are_different_each_time(run: Run) -> None:
    words = ("play", "oracle", "--players", "3", "--bots", "random", "--name", "Ann", "--save", "x")
    assert run(*words).out != run(*words).out


def held(run: Run) -> list[int]:
    """Return the numbers of the prophecies that can be kept."""
    lines = run(*NEW, "--save", "x").out.split("Your prophecies")[1].splitlines()[1:11]
    return [int(line.split()[0]) for line in lines]


def test_words_choose_too_with_or_without_the_verb(run: Run) -> None:
    first, second = held(run)[:2]
    for typed in (f"choose {first} {second}\n", f"CHOOSE {second} {first}\n", f"{first} {second}\n"):
        assert "Ann has chosen two prophecies." in run(*NEW, typed=typed).out


def test_words_that_fit_several_choices_list_them(run: Run) -> None:
    number = held(run)[0]
    ran = run(*NEW, typed=f"{number}\n9\n")
    assert "9 choices fit:" in ran.out
    assert "Ann has chosen two prophecies." in ran.out


def test_a_refusal_gives_its_reason(run: Run) -> None:
    missing = next(number for number in range(1, 41) if number not in held(run))
    ran = run(*NEW, typed=f"choose {missing} 40\nplay b1\nfly\n\n")
    assert f"You do not hold prophecy {missing}." in ran.out
    assert "That cannot be done now." in ran.out
    assert "Nothing that you may do now fits 'fly'." in ran.out
    assert ran.out.count("Your choice:") == 5


def test_a_refusal_names_its_clause_and_the_verb_may_be_left_out(run: Run) -> None:
    ran = run(*NEW, typed="all\n1\n" + "".join(f"{colour}13\n{colour}1\n{colour}2\n" for colour in "brgyv"))
    assert "You do not hold " in ran.out
    assert "(ORA-" in ran.out


def test_a_number_that_is_not_in_the_list_is_refused(run: Run) -> None:
    assert "There is no choice 99." in run(*NEW, typed="all\n99\n").out


def test_all_choices_are_listed_as_far_as_a_list_goes(run: Run) -> None:
    ran = run(
        "play", "oracle", "--players", "3", "--bots", "random", "--seed", "1", "--option", "draft=yes", typed="all\n"
    )
    assert " 6 " in ran.out
    ran = run(*NEW, typed="all\n")
    assert "45 " in ran.out


def test_help_look_log_rules_and_hint(run: Run) -> None:
    ran = run(*NEW, typed="help\nlook\nlog\nrules\nhint\n")
    assert "take your last move back" in ran.out
    assert ran.out.count("Choose two prophecies to keep.") == 2
    assert "· Round 1." in ran.out
    assert "**ORA-1**" in ran.out
    assert re.search(r"A bot would do this: choose \d+ \d+\. [A-Z]", ran.out)


def test_commands_are_understood_in_german(run: Run) -> None:
    ran = run(*NEW, "--lang", "de", typed="hilfe\ntipp\nzurück\nquit\n")
    assert "den letzten Zug zurücknehmen" in ran.out
    assert "Ein Bot rät: choose " in ran.out
    assert "Es gibt nichts zurückzunehmen" in ran.out
    assert "Gespeichert in oracle.adyton." in ran.out


def test_undo_takes_back_the_last_move_and_what_bots_did_since(run: Run) -> None:
    ran = run(*NEW, typed="all\n1\nundo\nundo\nlog\nquit\n")
    assert "Your last move is taken back." in ran.out
    assert "There is nothing to take back" in ran.out
    assert ran.out.count("Choose two prophecies to keep.") == 2
    logged = ran.out.split("There is nothing to take back")[1]
    assert "Ann has chosen" not in logged
    assert run("verify", "oracle.adyton").code == 0


def test_a_place_where_nothing_can_be_saved_is_refused_before_the_game(run: Run, tmp_path: Path) -> None:
    ran = run(*NEW, "--save", "nowhere/game", typed="all\n1\n")
    assert (ran.code, ran.out, ran.err) == (
        1,
        "",
        "adyton: nowhere/game cannot be written: No such file or directory.\n",
    )
    run("play", "oracle", "--save", "game", "--seat", "9")
    assert list(tmp_path.iterdir()) == []


def test_a_player_without_a_name_is_a_guest(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr("getpass.getuser", nobody)
    assert "You are Guest, in seat 0." in run("play", "keltis", "--players", "2").out


def test_a_saved_game_continues_where_it_stopped(run: Run) -> None:
    assert run(*NEW, typed="all\n1\n" * 5 + "quit\n").code == 0
    ran = run("play", "--resume", "oracle.adyton", "--save", "again.jsonl", typed="all\n1\n" * 100)
    assert ran.code == 0
    assert "The record is in again.jsonl." in ran.out
    assert "Every draw follows" in run("verify", "again.jsonl").out


def test_a_resumed_game_is_saved_where_it_was(run: Run, tmp_path: Path) -> None:
    run(*NEW)
    ran = run("play", "--resume", "oracle.adyton", typed="all\n1\nquit\n")
    assert "Saved in oracle.adyton." in ran.out
    assert len(list(tmp_path.iterdir())) == 1


def test_ctrl_c_keeps_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(table: Table) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Table, "play", stopped)
    ran = run(*NEW)
    assert ran.code == 0
    assert "Saved in oracle.adyton." in ran.out


def test_a_person_may_take_any_seat(run: Run) -> None:
    ran = run(*NEW, "--seat", "2")
    assert "You are Ann, in seat 2." in ran.out
    assert "▶ Ann" in ran.out


def test_a_person_without_a_name_gets_that_of_the_account(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "pythia")
    ran = run("play", "oracle", "--bots", "random")
    assert "You are pythia, in seat 0." in ran.out
    assert ran.out.count("Cassandra") > 0
    assert "Pythia" not in ran.out


def test_bots_have_the_names_of_the_players_language(run: Run) -> None:
    assert "Kassandra" in run("play", "oracle", "--name", "Ann", "--bots", "random", "--lang", "de").out


def saved(*, is_over: bool = False) -> Save:
    game = GAMES["oracle"]
    playing = Playing.open(game, game.options(), ["Ann", "Ben", "Cleo"], CommittedRng(bytes(32)))
    if is_over:
        play_on(playing, [RandomBot(seat) for seat in range(3)])
    return Save(playing.record, bytes(32), 0, ["random"] * 3)


def with_head(**changes: object) -> str:
    """Return a save whose first line is changed."""
    head, _, rest = saved().to_text().partition("\n")
    return json.dumps({**json.loads(head), **changes}, separators=(",", ":")) + "\n" + rest


BAD: dict[str, tuple[Callable[[], str], str]] = {
    "plain": (lambda: saved().to_text().partition("\n")[2], "bad is a record without its seed"),
    "cut": (lambda: saved().to_text().partition("\n")[0] + "\nhello\n", "bad, line 2: this is not JSON."),
    "no-json": (lambda: '{"adyton-save":1\n' + saved().record.to_text(), "bad is no saved game"),
    "empty-head": (lambda: '{"adyton-save":1}\n' + saved().record.to_text(), "bad is no saved game"),
    "no-seed": (lambda: with_head(seed="xx"), "bad is no saved game"),
    "other-seed": (lambda: with_head(seed="01" * 32), "bad is no saved game"),
    "short-seed": (lambda: with_head(seed="00"), "bad is no saved game"),
    "seat": (lambda: with_head(seat=3), "bad is no saved game"),
    "bots": (lambda: with_head(bots=["random"]), "bad is no saved game"),
    "unknown-bots": (lambda: with_head(bots=["x", "y", "z"]), "bad is no saved game"),
    "later": (lambda: with_head(**{"adyton-save": 2}), "bad is no saved game"),
    "over": (lambda: saved(is_over=True).to_text(), "This game is over; `adyton replay` shows it."),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_save_that_cannot_be_played_is_refused(run: Run, tmp_path: Path, kind: str) -> None:
    make, sentence = BAD[kind]
    (tmp_path / "bad").write_text(make(), encoding="utf-8")
    ran = run("play", "--resume", "bad")
    assert ran.code == 1
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ((), 2, "Which game? There are: oracle"),
        (("oracle", "--seat", "4"), 2, "There is no seat 4; the last is 3."),
        (("oracle", "--bots", "random,random"), 2, "2 bots for 3 seats"),
        (("--resume", "none"), 1, "none cannot be read"),
        (("oracle", "--bots", "random", "--save", "no/such/folder"), 1, "no/such/folder cannot be written"),
    ],
)
def test_a_usage_error_is_a_sentence(run: Run, words: tuple[str, ...], code: int, sentence: str) -> None:
    ran = run("play", *words)
    assert ran.code == code
    assert sentence in ran.err


def test_a_save_whose_moves_break_the_rules_is_refused(run: Run, tmp_path: Path) -> None:
    save = saved()
    save.record.entries[-1].do = save.record.entries[-2].do
    (tmp_path / "bad").write_text(save.to_text(), encoding="utf-8")
    ran = run("play", "--resume", "bad")
    assert ran.code == 1
    assert f"bad, line {save.record.next_line}: " in ran.err


def test_saves_find_a_free_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("oracle.adyton", "oracle-2.adyton", "oracle-3.adyton"):
        assert free_path("oracle").name == name
        (tmp_path / name).touch()


def test_if_the_folder_is_read_only_a_game_is_saved_in_the_home_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr("adyton.cli.saves.os.access", lambda place, _: str(place) != ".")
    assert "Saved in" in run(*NEW).out
    assert (tmp_path / "home" / "oracle.adyton").exists()


def test_input_arrives_line_by_line_and_waiting_times_out() -> None:
    reader, writer = os.pipe()
    lines = Lines(reader)
    assert lines.next(0) is None
    os.write(writer, b"one\ntw")
    assert lines.next(0) == "one"
    assert lines.next(0) is None
    os.write(writer, "o ü\n".encode())
    assert lines.next() == "two ü"
    os.close(writer)
    with pytest.raises(EOFError):
        lines.next()
    os.close(reader)
