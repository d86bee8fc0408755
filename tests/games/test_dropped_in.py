"""The game of docs/write-a-game.md works when it is added as one folder.

The tests use it twice: after the page's first half, with nothing but rules, so that each default of a
kit is used; and with everything that the page adds.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.tutorial import write_game

TITLE = r"^Lots\b"


class Folder:
    """A folder of games, and the commands that run with it."""

    def __init__(self, place: Path, until: str | None) -> None:
        self.games = write_game(place / "games", until)
        self.here = place

    def run(self, *words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        environment = os.environ | {"ADYTON_GAMES": str(self.games), "COLUMNS": "120", "LC_ALL": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, "-m", *words],
            env=environment,
            cwd=self.here,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def adyton(self, *words: str, typed: str = "") -> str:
        """Run a command that must succeed. Return what it prints."""
        ran = self.run("adyton", *words, typed=typed)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """The game with nothing but its rules."""
    return Folder(tmp_path_factory.mktemp("bare"), until="Play it")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """The game with everything that the page adds."""
    return Folder(tmp_path_factory.mktemp("whole"), until=None)


@pytest.fixture(scope="module", params=["bare", "whole"])
def folder(request: pytest.FixtureRequest) -> Folder:
    found: Folder = request.getfixturevalue(request.param)
    return found


def lines_of(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_a_game_without_words_is_played_in_a_terminal(bare: Folder) -> None:
    typed = "hint\nlog\nrules\nfly\nfold\n"
    shown = bare.adyton("play", "lots", "--players", "2", "--seed", "3", "--save", "bare.jsonl", typed=typed)
    lines = lines_of(shown)
    assert lines[0].startswith("Lots. You are")
    assert "· Drawn: lot 7." in lines
    assert "lot 7" in lines
    assert "Speak." in lines
    assert re.search(r"A bot would do this: (bet|fold)\. This promises the most\.", shown)
    assert "The rules of Lots are not written yet." in shown
    assert "Nothing that you may do now fits 'fly'." in shown
    assert "Shown." in lines


def test_a_game_with_words_is_played_in_a_terminal(whole: Folder) -> None:
    typed = "hint\nrules\nfold\n"
    shown = whole.adyton("play", "lots", "--players", "2", "--seed", "3", "--save", "whole.jsonl", typed=typed)
    assert "· You draw lot 7." in lines_of(shown)
    assert "Bet on your lot, or fold." in shown
    assert re.search(r"A bot would do this: (Bet|Fold)\. Your lot wins (only )?about 88 times in a hundred\.", shown)
    assert "**LOT-4**" in shown
    assert "The lots are shown." in shown
    assert "Your lot 7" in lines_of(shown)
    assert "1 Bet 2 Fold" in lines_of(shown)


def test_a_refusal_names_its_clause(whole: Folder, bare: Folder) -> None:
    words = ("play", "lots", "--players", "2", "--seat", "1", "--seed", "4", "--bots", "random")
    typed = "fold\nbet\n"
    assert "Everybody else has folded: you must bet. (LOT-4)" in whole.adyton(*words, typed=typed)
    assert re.search(r"Must bet: seat \w+\. \(LOT-4\)", bare.adyton(*words, typed=typed))


def test_missing_words_of_a_language_are_in_english(whole: Folder) -> None:
    shown = whole.adyton("play", "lots", "--players", "2", "--seed", "3", "--lang", "de", typed="fold\n")
    assert "Lose. Du bist" in shown
    assert "1 Setzen 2 Aussteigen" in lines_of(shown)
    assert "Your lot 7" in lines_of(shown)
    assert "The lots are shown." in shown


def test_a_record_is_verified_replayed_and_reviewed(folder: Folder) -> None:
    folder.adyton("simulate", "lots", "--players", "3", "--games", "2", "--seed", "4", "--records", "some.jsonl")
    assert len(re.findall(TITLE, folder.adyton("verify", "some.jsonl"), re.MULTILINE)) == 2
    one = folder.here / "one.jsonl"
    lines = (folder.here / "some.jsonl").read_text().splitlines(keepends=True)
    one.write_text("".join(lines[: 1 + next(place for place, line in enumerate(lines) if '"result"' in line)]))
    assert "Lots" in folder.adyton("replay", "one.jsonl")
    assert "Cost in points" in folder.adyton("review", "one.jsonl")


def test_a_later_option_leaves_old_records_valid(tmp_path: Path) -> None:
    folder = Folder(tmp_path, until="Play it")
    folder.adyton("simulate", "lots", "--players", "3", "--games", "2", "--seed", "4", "--records", "old.jsonl")
    rules = folder.games / "lots" / "rules.py"
    ante = "    ante: int = option(1, least=1, most=5)"
    text = rules.read_text()
    assert text.count(ante) == 1
    rules.write_text(text.replace(ante, f"    loud: bool = option(True)\n{ante}"))
    assert len(re.findall(TITLE, folder.adyton("verify", "old.jsonl"), re.MULTILINE)) == 2
    assert "loud" not in (folder.here / "old.jsonl").read_text()
    folder.adyton("simulate", "lots", "--players", "3", "--games", "1", "--seed", "4", "--records", "new.jsonl")
    assert '"loud":true' in (folder.here / "new.jsonl").read_text()
    folder.adyton("verify", "new.jsonl")


def test_its_bots_meet_in_the_arena(folder: Folder) -> None:
    shown = folder.adyton("arena", "lots", "--bots", "random,easy", "--games", "4", "--jobs", "2")
    assert "Lots" in shown
    assert "easy" in shown


def test_simulations_offer_every_level(bare: Folder, whole: Folder) -> None:
    for each, bots in ((bare, "random,easy,normal,hard"), (whole, "easy,greedy,normal,oracle")):
        words = ("--players", "4", "--games", "1", "--bots", bots, "--json")
        found = json.loads(each.adyton("simulate", "lots", *words))
        assert found["games"] == 1


def test_the_rules_are_shown_if_they_are_written(whole: Folder, bare: Folder) -> None:
    assert whole.adyton("rules", "lots").startswith("# Lots\n")
    assert whole.adyton("rules", "lots", "--lang", "de").startswith("# Lots\n")
    assert bare.run("adyton", "rules", "lots").stderr == "adyton: The rules of Lots are not written yet.\n"


def test_it_keeps_every_promise(folder: Folder) -> None:
    ran = folder.run("adyton.testing.fuzz", "lots", "--games", "40")
    assert ran.stdout.splitlines()[-1] == "no promise broken", ran.stdout + ran.stderr
    assert ran.stdout.startswith("lots: 40 games")


def test_a_game_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    broken = Folder(tmp_path, until="Play it")
    (broken.games / "lots" / "kit.py").write_text("KIT = None\n")
    ran = broken.run("adyton", "rules", "oracle")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "adyton: The folder of the game 'lots' has no KIT in its kit.py.\n"


STEPS = """
import adyton.envs
import pettingzoo

env = pettingzoo.make("aec", "adyton/lots-v0", players=3)
env.reset(seed=1)
said = []
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    number = None if done else min(env.legal(agent))
    if not done:
        assert env.observation_space(agent).contains(observation)
        said.append(env.legal(agent)[number])
    env.step(number)
print(said)
"""


def test_it_is_stepped_as_an_environment(folder: Folder) -> None:
    (folder.here / "steps.py").write_text(STEPS)
    ran = folder.run("steps")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == "['bet', 'bet', 'bet']\n"
    assert re.match(r"lots: \d+ numbers\n", folder.run("adyton.envs", "lots").stdout)
