"""The pages for programmers are true: their bots play, and their examples run."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = re.compile(r'^```python title="([^"]+)"\n(.*?)^```$', re.DOTALL | re.MULTILINE)
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def ran(folder: Path, *command: str) -> str:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "120"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bots_of_the_page_meet_in_the_arena(tmp_path: Path) -> None:
    files = dict(FILE.findall(page("write-a-bot.md")))
    assert list(files) == ["my_bot.py", "my_search.py"]
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    adyton = str(Path(sys.executable).parent / "adyton")  # The command itself does not look into the current folder.
    bots = f"my_bot:make_bot,my_search:make_bot,random,pipe:{sys.executable} {ROOT}/docs/examples/pipe_bot.py"
    shown = ran(tmp_path, adyton, "arena", "keltis", "--bots", bots, "--games", "2", "--jobs", "1", "--budget", "20")
    assert "my_search:make_bot" in shown


def test_the_page_about_bots_makes_levels(tmp_path: Path) -> None:
    ran(tmp_path, sys.executable, "-c", "\n".join(EXAMPLE.findall(page("write-a-bot.md"))))


def test_the_page_about_python_runs(tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")
    shown = ran(tmp_path, sys.executable, "-c", "\n".join(EXAMPLE.findall(page("use-from-python.md"))))
    assert "option-value" in shown
    assert "('random', 'easy', 'greedy', 'normal', 'hard', 'oracle')" in shown


def test_the_page_about_environments_runs(tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("pyarrow")
    adyton = str(Path(sys.executable).parent / "adyton")
    text = page("environments.md")
    assert "adyton dataset keltis games.parquet" in text
    ran(tmp_path, adyton, "dataset", "keltis", "games.parquet", "--games", "1", "--bots", "random", "--observations")
    program = "\n".join(EXAMPLE.findall(text)) + "\nprint(features.names, seen.shape[1], facts['game'], len(won))"
    # In a file, because the worker processes import it again.
    (tmp_path / "program.py").write_text("if __name__ == '__main__':\n" + textwrap.indent(program, "    "))
    shown = ran(tmp_path, sys.executable, "program.py")
    assert "('verb', 'source', 'colour named', 'place', 'object') 2214 keltis" in shown
