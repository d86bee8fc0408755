import os
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console
from tests.support.command_line import Run

from adyton.cli import rules
from adyton.games import GAMES
from adyton.games.kit import Kit

GERMAN = {
    "oracle": "**ORA-14** Der höchste Wert gewinnt den Stich, gleich in welcher Farbe.",
    "keltis": "**KEL-15** Punkte zählen sofort.",
    "oraklos": "**OKL-16** Keiner der vier zeigt ein Loch.",
    "delphi": "**DEL-38** Wenn du kein Zeus-Plättchen mehr hast, segelst du heim.",
}


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_of_every_game_are_printed_if_they_are_written(run: Run, slug: str) -> None:
    ran = run("rules", slug)
    if (files(f"adyton.games.{slug}") / "README.md").is_file():
        assert ran.code == 0
        assert ran.out.startswith("# ")
        assert "![" not in ran.out  # A terminal shows no pictures.
    else:
        assert ran.code == 1


@pytest.mark.parametrize(("slug", "sentence"), GERMAN.items())
def test_the_rules_are_printed_in_german(run: Run, slug: str, sentence: str) -> None:
    ran = run("--lang", "de", "rules", slug)
    assert ran.code == 0
    assert sentence in ran.out


def test_rules_missing_in_a_language_are_shown_in_english(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "README.md").write_text("# Only English\n", encoding="utf-8")
    monkeypatch.setattr(Kit, "folder", tmp_path)
    assert run("--lang", "de", "rules", "oracle").out == "# Only English\n\n"


def test_a_game_without_written_rules_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Kit, "folder", tmp_path)
    assert run("rules", "oracle").err == "adyton: The rules of Oracle are not written yet.\n"


def test_on_a_terminal_rules_are_formatted_and_paged(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("pydoc.pager", shown.append)
    monkeypatch.setattr(rules, "screen", lambda: Console(force_terminal=True, width=100))
    monkeypatch.setenv("PAGER", "less")
    monkeypatch.setenv("LESS", "-F")
    rules.show("oracle")
    assert "\x1b[1mORA-1" in shown[0]
    assert "**ORA-1**" not in shown[0]
    assert os.environ["LESS"] == "-F -R"
    monkeypatch.setenv("PAGER", "more")
    rules.show("oracle")
    assert "\x1b" not in shown[1]
