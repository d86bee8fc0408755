"""What a host learns about a server: its health, and files that only the host may read."""

import stat
from pathlib import Path

import httpx
from tests.support.process import ServerProcess


def test_files_are_private_and_https_is_permanent(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--https") as server:
        answer = httpx.get(f"{server.address}/health")
        assert answer.json() == {"ok": True, "version": answer.json()["version"], "trouble": ""}
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        for file in (tmp_path / "data").iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_without_https_there_is_no_hsts_header(server: ServerProcess) -> None:
    assert "strict-transport-security" not in httpx.get(f"{server.address}/health").headers
