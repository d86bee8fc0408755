"""What a host learns about a server: its health, and files that only the host may read."""

import resource
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.support.process import ServerProcess

from adyton.web import operations
from adyton.web.server import raise_file_limit


def test_files_are_private_and_https_is_permanent(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--https") as server:
        answer = httpx.get(f"{server.address}/health")
        assert answer.json() == {"ok": True, "version": answer.json()["version"], "trouble": ""}
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        for file in (tmp_path / "data").iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_without_https_there_is_no_hsts_header(server: ServerProcess) -> None:
    assert "strict-transport-security" not in httpx.get(f"{server.address}/health").headers


async def test_health_tells_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "is_disk_full", lambda _: True)
    settings = SimpleNamespace(database="", folder=Path())
    site = SimpleNamespace(hub=SimpleNamespace(stopping=False), settings=settings)
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(site=site)))
    answer = await operations.health.fn(request)
    assert (answer.status_code, answer.content.ok, answer.content.trouble) == (503, False, "disk-full")


def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before[1] - 1, before[1]))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
