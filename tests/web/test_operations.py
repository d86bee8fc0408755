"""What a host learns about a server: its health, and files that only the host may read."""

import platform
import resource
import stat
from itertools import pairwise
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


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="no other library has arenas")
@pytest.mark.parametrize("workers", [1, 2])
def test_all_threads_of_a_server_share_one_arena(tmp_path: Path, workers: int) -> None:
    with ServerProcess(tmp_path, environment={"ADYTON_WORKERS": str(workers)}, is_forked=False) as server:
        for _ in range(8):
            httpx.post(f"{server.address}/api/account").raise_for_status()  # threads read and write
        assert server.process is not None
        processes = [server.process.pid, *children_of(server.process.pid)]
        assert len(processes) >= workers
        assert {process: arenas_beside_the_first(process) for process in processes} == dict.fromkeys(processes, 0)


def children_of(process: int) -> list[int]:
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def arenas_beside_the_first(process: int) -> int:
    """Count the ranges of 64 MB that begin with memory in use and are reserved to the end."""
    ranges = []
    for line in Path(f"/proc/{process}/maps").read_text().splitlines():
        place, rights, *_ = line.split()
        first, last = (int(number, 16) for number in place.split("-"))
        ranges.append((first, last, rights))
    size = 64 * 2**20
    return sum(
        one[2] == "rw-p" and two[2] == "---p" and one[0] % size == 0 and two[1] - one[0] == size
        for one, two in pairwise(ranges)
    )
