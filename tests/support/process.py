"""A server in its own process, started and stopped by tests."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Self

from tests.support.forks import Fork

LONGEST_S = 120  # A busy machine may start and stop a server slowly.


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def is_alive(pid: int) -> bool:
    """Return whether this process runs. One that was killed and not waited for does not.

    Its first thread may have ended before the others: until the last of them has, its sockets are open.
    """
    process = Path(f"/proc/{pid}")
    try:
        threads = len(list((process / "task").iterdir()))
        return threads > 1 or (process / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_for_end(pid: int) -> None:
    """Wait until a process that was told to end does not run any more."""
    for _ in range(LONGEST_S * 20):
        if not is_alive(pid):
            return
        time.sleep(0.05)
    raise AssertionError(f"process {pid} does not end")


class ServerProcess:
    """`adyton serve` with quick bots and no limits that tests would trip over.

    If `is_forked`, a process that has imported the server forks it, which saves most of the start.
    """

    def __init__(
        self, folder: Path, *flags: str, environment: dict[str, str] | None = None, is_forked: bool = True
    ) -> None:
        self.folder = folder
        self.is_forked = is_forked
        self.port = free_port()
        self.flags = flags
        self.environment = {
            "ADYTON_BOT_PAUSE_MS": "0",
            "ADYTON_BOT_BUDGET_MS": "20",
            "ADYTON_BOTS": "1",
            "ADYTON_WORKERS": "1",  # Tests that want more say so.
            "ADYTON_MESSAGES_PER_SECOND": "10000",
            "ADYTON_REQUESTS_PER_SECOND": "10000",
            "ADYTON_REPLAYS_PER_MINUTE": "10000",
            "ADYTON_SIGN_INS_PER_MINUTE": "10000",
            "ADYTON_ACCOUNTS_PER_HOUR": "1000000",
            "ADYTON_TABLES_PER_HOUR": "1000000",
            **(environment or {}),
        }
        self.process: Fork | subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def start(self) -> Self:
        self._wait_for_port()
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        words += ["--data", str(self.folder / "data"), *self.flags]
        self.folder.mkdir(exist_ok=True, parents=True)
        log = self.folder / "log"
        log.touch()
        environment = os.environ | self.environment
        if self.is_forked:
            self.process = Fork(words, environment, log)
        else:
            command = [sys.executable, "-m", "adyton", *words]
            with log.open("ab") as file:
                self.process = subprocess.Popen(command, env=environment, stdout=file, stderr=file)
        self._wait()
        return self

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(LONGEST_S)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _wait_for_port(self) -> None:
        """Wait until the port is free: the threads and children of a killed server may hold it for a moment."""
        for _ in range(LONGEST_S * 20):
            with socket.socket() as probe, contextlib.suppress(OSError):
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", self.port))
                return
            time.sleep(0.05)

    def _wait(self) -> None:
        assert self.process is not None
        for _ in range(LONGEST_S * 20):
            if self._is_well():
                return
            assert self.process.poll() is None, self.log
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log}")

    def _is_well(self) -> bool:
        """Ask for its health. A client of httpx would cost more than the answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/health")
            return bool(json.loads(connection.getresponse().read())["ok"])
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()
