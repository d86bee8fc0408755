import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.support.command_line import Run

from adyton import __version__
from adyton.cli import main as entry
from adyton.cli import screen
from adyton.cli.grammar import _translated
from adyton.cli.main import COMMANDS
from adyton.games import KITS


def test_help_lists_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(f"    {name}" in ran.out for name in COMMANDS)
    assert "adyton play oracle" in ran.out


def test_help_is_given_in_german(run: Run) -> None:
    assert "in diesem Terminal gegen Bots spielen" in run("--lang", "de", "--help").out
    assert "wie viele Spiele" in run("simulate", "--help", "--lang=de").out


def test_usage_errors_are_reported_in_german(run: Run) -> None:
    assert "adyton simulate: es fehlt: GAME\n" in run("--lang", "de", "simulate").err
    assert "--games: 'x' ist keine ganze Zahl" in run("simulate", "oracle", "--games", "x", "--lang", "de").err
    assert "Aufruf: adyton" in run("fly", "--lang", "de").err
    assert "nicht verstanden: --fast" in run("rules", "oracle", "--fast", "--lang", "de").err
    assert "adyton simulate: these are missing: GAME\n" in run("simulate").err


def test_words_of_argparse_that_are_unknown_stay_as_they_are() -> None:
    assert _translated("something new") == "something new"


def test_the_language_follows_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Es gibt kein Spiel „chess“" in run("rules", "chess").err


def test_a_language_without_words_is_refused(run: Run) -> None:
    ran = run("--lang", "eo", "rules", "oracle")
    assert (ran.code, ran.err) == (2, "adyton: There is no language 'eo'; there are: en, de.\n")


def test_examples_name_games_that_there_are(run: Run) -> None:
    first, second = list(KITS)[:2]
    assert f"  adyton play {first} --players 3" in run("play", "--help").out
    assert f"  adyton play {second} --bots" in run("play", "--help").out


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "rules"])
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"  adyton {command} " in ran.out


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").out in {f"adyton {__version__}, {kind} rules\n" for kind in ("compiled", "interpreted")}


def test_a_missing_or_unknown_command_is_a_usage_error(run: Run) -> None:
    assert run().code == 2
    assert run("fly").code == 2
    assert "usage: adyton" in run("fly").err


def test_a_missing_package_is_reported_as_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        if name == "adyton.cli.serve":
            raise ModuleNotFoundError("No module named 'litestar'", name="litestar")
        return import_module(name)

    monkeypatch.setattr(entry, "import_module", missing)
    ran = run("serve")
    assert ran.code == 1
    assert "needs the package litestar" in ran.err


def test_ctrl_c_leaves_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(given: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(entry, "_run", stopped)
    ran = run("simulate", "oracle")
    assert (ran.code, ran.out, ran.err) == (130, "", "\n")


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -c 'from adyton.cli.main import main; raise SystemExit(main())' rules oracle; echo code $? >&2"
    ran = subprocess.run(
        ["bash", "-c", f"({command}) | head -c 10"], capture_output=True, text=True, check=True, timeout=60
    )
    assert len(ran.stdout) == 10
    assert ran.stderr == "code 0\n"


def test_a_terminal_without_our_signs_shows_question_marks() -> None:
    program = "import sys; from adyton.cli.main import main; sys.exit(main(['simulate', 'chess', '--lang', 'de']))"
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith("adyton: Es gibt kein Spiel ?chess?; es gibt: oracle")


def test_without_an_input_nobody_can_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "sys", SimpleNamespace(stdin=None))
    ran = run("play", "oracle", "--bots", "random")
    assert (ran.code, ran.err) == (1, "adyton: There is no input to read your choices from.\n")


def test_commands_that_were_not_asked_for_are_not_loaded() -> None:
    program = "import sys; from adyton.cli.main import main\ntry: main(['--help'])\nfinally: print([name for name in sys.modules if name.split('.')[0] in ('rich', 'litestar', 'sqlalchemy')], file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stderr == "[]\n"


def test_the_entry_point_is_installed() -> None:
    assert Path(sys.executable).with_name("adyton").exists()
