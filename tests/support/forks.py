"""Servers without their imports: a process that has imported the server forks one for each test.

`python -m tests.support.forks` reads orders from its standard input, one JSON object a line, and
answers each with a line. It ends with its standard input.
"""

import json
import os
import subprocess
import sys
import threading
import time
from contextlib import redirect_stdout, suppress
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from adyton.cli.main import main

POLL_S = 0.02


class Forks:
    """The process that forks servers, as a test sees it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.support.forks"]
        root = Path(__file__).parents[2]
        self.process = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lock = threading.Lock()

    def ask(self, **order: Any) -> int | None:
        """Give an order, and return its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
            answer: int | None = json.loads(self.process.stdout.readline())
        return answer


@cache
def forks() -> Forks:
    """Return the one of this test process."""
    return Forks()


class Fork:
    """A forked process, with the methods of Popen that tests use."""

    def __init__(self, words: list[str], environment: dict[str, str], log: Path) -> None:
        wish = {"words": words, "environment": environment, "log": str(log), "folder": str(Path.cwd())}
        pid = forks().ask(start=wish)
        assert pid is not None
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = forks().ask(poll=self.pid)
        return self.returncode

    def wait(self, timeout: float = 120) -> int:
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("adyton", timeout)
            time.sleep(POLL_S)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:  # The process, or its remains, still has this number.
            os.kill(self.pid, number)


def _start(wish: dict[str, Any]) -> int:
    pid = os.fork()
    if pid == 0:
        _become(wish)
        sys.exit(main(wish["words"]))
    return pid


def _become(wish: dict[str, Any]) -> None:
    """Give this process the folder, the environment and the files of the one that it stands for."""
    os.chdir(wish["folder"])
    os.environ.clear()
    os.environ.update(wish["environment"])
    log = os.open(wish["log"], os.O_WRONLY | os.O_APPEND)
    for descriptor, file in ((os.open(os.devnull, os.O_RDONLY), 0), (log, 1), (log, 2)):
        os.dup2(descriptor, file)


def _polled(pid: int) -> int | None:
    gone, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if gone else None


def fork_on_order() -> None:
    """Import what a server needs, load the games and the words, and carry out orders."""
    import adyton.cli.serve  # noqa: F401, PLC0415  (only this process needs it)

    with redirect_stdout(StringIO()), suppress(SystemExit):
        main(["serve", "--help"])
    for line in sys.stdin:
        order = json.loads(line)
        answer = _start(order["start"]) if "start" in order else _polled(order["poll"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    fork_on_order()
