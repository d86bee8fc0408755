"""The time of day may change while a server runs, and between two runs."""

import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from tests.support.hub_table import hub_on, started, until

from adyton.store.tables import find_table
from adyton.tables.hub import Hub


async def test_setting_the_clock_moves_no_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(tmp_path) as hub:
        before = hub.now()
        monkeypatch.setattr(time, "time_ns", lambda: 0)
        assert before <= hub.now() < before + 60_000


async def test_workers_of_one_server_share_a_clock_however_late_they_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        monkeypatch.setattr(time, "time_ns", lambda: 0)
        late = Hub(hub.database, hub.pool, hub.games, hub.limits, zero=hub.zero)
        assert abs(late.now() - hub.now()) < 60_000


async def test_a_clock_set_back_between_two_runs_orphans_no_table(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = (await started(hub, "keltis", ["a", "b"])).id
        holder = hub.worker
    async with hub_on(tmp_path) as hub:
        await hub.database.write(_be_heard, holder, hub.now() + 3000)
        await hub.database.write(_hold, table, holder)
    async with hub_on(tmp_path) as hub:
        await until(lambda: table in hub.live)
        row = await hub.database.read(find_table, table)
        assert row is not None
        assert row.holder == hub.worker


def _be_heard(connection: Connection, worker: str, at: int) -> None:
    connection.execute(text("DELETE FROM workers"))
    connection.execute(text("INSERT INTO workers VALUES (:worker, :at)"), {"worker": worker, "at": at})


def _hold(connection: Connection, table: str, worker: str) -> None:
    connection.execute(text("UPDATE tables SET holder = :worker WHERE id = :table"), {"worker": worker, "table": table})
