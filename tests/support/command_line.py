"""Run the command line inside the tests."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from adyton.cli.main import main


class Ran:
    """The exit code and the output of one run."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class TypedInput:
    """Standard input with a file descriptor, as `select` needs it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def fileno(self) -> int:
        return self._descriptor


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run `adyton` with these arguments in an empty folder. `typed` holds the lines that a person types."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def ran(*words: str, typed: str = "") -> Ran:
        reader, writer = os.pipe()
        os.write(writer, typed.encode())
        os.close(writer)
        monkeypatch.setattr(sys, "stdin", TypedInput(reader))
        try:
            code = main(words)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        finally:
            os.close(reader)
        caught = capsys.readouterr()
        return Ran(code, caught.out, caught.err)

    return ran
