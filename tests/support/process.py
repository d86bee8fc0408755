"""A server in its own process, started and stopped by tests."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import httpx

LONGEST_S = 120  # A busy machine may start and stop a server slowly.


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class ServerProcess:
    """`adyton serve` with quick bots and no limits that tests would trip over."""

    def __init__(self, folder: Path, *flags: str, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self.flags = flags
        self.environment = {
            "ADYTON_BOT_PAUSE_MS": "0",
            "ADYTON_BOT_BUDGET_MS": "20",
            "ADYTON_BOTS": "1",
            "ADYTON_MESSAGES_PER_SECOND": "10000",
            "ADYTON_REQUESTS_PER_SECOND": "10000",
            "ADYTON_REPLAYS_PER_MINUTE": "10000",
            "ADYTON_ACCOUNTS_PER_HOUR": "1000000",
            "ADYTON_TABLES_PER_HOUR": "1000000",
            **(environment or {}),
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def start(self) -> Self:
        command = [sys.executable, "-m", "adyton", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.folder / "data"), *self.flags]
        self.folder.mkdir(exist_ok=True, parents=True)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=os.environ | self.environment, stdout=log, stderr=log)
        self._wait()
        return self

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
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

    def _wait(self) -> None:
        assert self.process is not None
        for _ in range(LONGEST_S * 20):
            try:
                if httpx.get(f"{self.address}/health").json()["ok"]:
                    return
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, self.log
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log}")
