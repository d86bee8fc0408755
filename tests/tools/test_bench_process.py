"""What a benchmark says of a server counts its workers, too."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
CHILD = "kept = bytearray(30_000_000); print(flush=True); input()"
PARENT = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {CHILD!r}])"


def test_the_memory_of_a_server_is_that_of_its_workers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    memory_of = importlib.import_module("bench_process").memory_of
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()  # The child has what it wants.
        assert memory_of(parent.pid) > 30_000_000
        parent.communicate(b"\n")
