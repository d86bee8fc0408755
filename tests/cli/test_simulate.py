import json
from pathlib import Path

import pytest
from tests.support.command_line import Run

from adyton.cli.simulate import Tally
from adyton.engine.game import Outcome


def test_the_json_object_has_the_documented_fields(run: Run) -> None:
    ran = run("simulate", "oracle", "--players", "3", "--games", "3", "--bots", "random", "--seed", "5", "--json")
    found = json.loads(ran.out)
    assert list(found) == ["game", "players", "games", "seconds", "moves", "seats"]
    assert (found["game"], found["players"], found["games"]) == ("oracle", 3, 3)
    assert [list(seat) for seat in found["seats"]] == [["seat", "bot", "wins", "points"]] * 3
    assert [(seat["seat"], seat["bot"]) for seat in found["seats"]] == [(0, "random"), (1, "random"), (2, "random")]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(3)
    assert found["moves"] > 3 * 300
    assert ran.out.count("\n") == 1
    assert ran.err == ""


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    words = ("simulate", "oracle", "--players", "3", "--games", "1", "--json")
    first, second, other = (json.loads(run(*words, "--seed", seed).out) for seed in ("5", "5", "6"))
    assert first["seats"] == second["seats"]
    assert first["seats"] != other["seats"]


def test_a_shared_win_counts_in_parts_and_points_are_the_mean() -> None:
    tally = Tally(["a", "b", "c"])
    tally.add(Outcome((5, 5, 1), (1, 1, 3), "end"), 10)
    tally.add(Outcome((0, 9, 2), (3, 1, 2), "end"), 20)
    found = tally.to_json("oracle")
    assert found["seats"] == [
        {"seat": 0, "bot": "a", "wins": 0.5, "points": 2.5},
        {"seat": 1, "bot": "b", "wins": 1.5, "points": 7.0},
        {"seat": 2, "bot": "c", "wins": 0.0, "points": 1.5},
    ]
    assert (found["games"], found["moves"]) == (2, 30)


def test_a_table_shows_bots_wins_and_speed(run: Run) -> None:
    ran = run("simulate", "oracle", "--players", "3", "--games", "1", "--bots", "random,greedy,random")
    assert "Oracle, 1 games" in ran.out
    assert ran.out.count("random") == 2
    assert ran.out.count("greedy") == 1
    assert "games per second" in ran.out


def test_the_records_can_be_verified_one_by_one(run: Run, tmp_path: Path) -> None:
    assert run("simulate", "oracle", "--players", "3", "--games", "2", "--records", "games.jsonl", "--json").code == 0
    ran = run("verify", "games.jsonl")
    assert ran.code == 0
    assert ran.out.count("all within the rules") == 2
    text = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    second = text.index('{"adyton":', 5)
    line = text[:second].count("\n") + 3
    spoilt = text[: second + 300].replace("1", "1") + text[second + 300 :].replace('"do":"deal', '"do":"dea1', 1)
    (tmp_path / "spoilt.jsonl").write_text(spoilt, encoding="utf-8")
    ran = run("verify", "spoilt.jsonl")
    assert ran.code == 1
    assert "the seal does not fit: this line was changed" in ran.err
    assert int(ran.err.split("line ")[1].split(":")[0]) >= line


def test_a_full_disk_is_reported(run: Run) -> None:
    ran = run("simulate", "oracle", "--games", "1", "--records", "/dev/full")
    assert (ran.code, ran.err) == (1, "adyton: The command cannot go on: No space left on device.\n")


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("chess",), 2, "There is no game 'chess'; there are: oracle"),
        (("oracle", "--players", "7"), 2, "Oracle is not for 7 players; it is for 3, 4, 5."),
        (("oracle", "--games", "0"), 2, "Play at least one game."),
        (("oracle", "--bots", "deep"), 2, "There is no bot 'deep' for this game; there are: random, "),
        (("oracle", "--bots", "random,greedy"), 2, "2 bots for 4 seats: name one for all, or one for each."),
        (("oracle", "--option", "draft"), 2, "An option is given as NAME=VALUE, not as 'draft'."),
        (("oracle", "--option", "speed=3"), 2, "There is no option 'speed' in this game; there are: draft, removed."),
        (("oracle", "--option", "draft=maybe"), 2, "The option 'draft' cannot be 'maybe'; it can be: yes, no."),
        (("oracle", "--option", "removed=pink"), 2, "it can be: random, blue, red, green, yellow, violet."),
        (("oracle", "--option", "removed=blue"), 2, "A colour leaves the game only with three players."),
        (("oraklos", "--option", "scale=20"), 2, "The option 'scale' cannot be '20'."),
        (("oraklos", "--option", "scale=big"), 2, "The option 'scale' cannot be 'big'; it can be: 70–130."),
        (("oracle", "--content", "none.toml"), 1, "none.toml cannot be read: No such file or directory."),
        (("oracle", "--content", "bad.toml"), 1, "bad.toml: This data file cannot be played with, line 1: "),
        (("oracle", "--content", "long.toml"), 1, "long.toml is too long: a data file may have 200,000 characters"),
        (("oracle", "--content", "raw.toml"), 1, "raw.toml cannot be read: it is not a text in UTF-8."),
        (("oracle", "--records", "no/such/folder"), 1, "no/such/folder cannot be written: No such file or directory."),
    ],
)
def test_a_usage_error_is_a_sentence(
    run: Run, tmp_path: Path, words: tuple[str, ...], code: int, sentence: str
) -> None:
    (tmp_path / "bad.toml").write_text("= 1\n", encoding="utf-8")
    (tmp_path / "raw.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "long.toml").write_text("#" * 200_001, encoding="utf-8")
    ran = run("simulate", *words)
    assert ran.code == code
    assert ran.err.startswith("adyton: ")
    assert sentence in ran.err
    assert ran.out == ""


def test_options_of_every_kind_are_accepted(run: Run) -> None:
    words = ("simulate", "oracle", "--players", "3", "--games", "1", "--json")
    assert run(*words, "--option", "draft=Yes", "--option", "removed=blue").code == 0
    assert run(*words, "--option", "draft=off").code == 0
