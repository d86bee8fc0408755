"""The time of day may change while a server runs, and between two runs."""

import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from tests.support.hub_table import Notebook, act, come, hub_on, legal, mover, playing_of, started, until

from adyton.store.database import Database
from adyton.store.tables import change_table, find_table
from adyton.store.workers import beat
from adyton.tables.hub import Hub
from adyton.tables.table import Table


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


async def test_a_worker_that_missed_a_take_over_stamps_moves_by_the_new_clock(tmp_path: Path) -> None:
    """Another worker took the table over and forgave a minute; the notice has not come yet."""
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["a", "b"])
        await come(table, Notebook("a"))
        zero = table.row.zero
        await _hand_over(hub, table, "one", zero - 600_000)
        await table.ask(Table.refresh)
        hub.database.bus.subscribers.remove(hub.hear)
        await _hand_over(hub, table, "two", zero - 540_000)
        seat = mover(table)
        await act(table, seat, legal(table, seat)[0], table.line, table.at)
        assert 540_000 <= playing_of(table).last_at < 600_000
        assert table.row.holder == "two"


async def test_a_worker_that_was_silent_too_long_stamps_moves_by_the_new_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the table as far as it knows, but the others took it for dead."""
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["a", "b"])
        await come(table, Notebook("a"))
        await hub.database.write(change_table, table.id, zero=table.row.zero - 600_000)
        await table.ask(Table.refresh)
        monkeypatch.setattr(Database, "is_ours_alone", False)
        monkeypatch.setattr(hub, "_is_heard", _unheard)
        hub.seen = hub.now() - 5000
        hub.database.bus.subscribers.remove(hub.hear)
        await _hand_over(hub, table, "two", table.row.zero + 60_000)
        seat = mover(table)
        await act(table, seat, legal(table, seat)[0], table.line, table.at)
        assert 540_000 <= playing_of(table).last_at < 600_000


async def _unheard() -> bool:
    return False


async def _hand_over(hub: Hub, table: Table, worker: str, zero: int) -> None:
    """Let another worker, which lives, hold the table and set its clock."""
    await hub.database.write(beat, worker, hub.now())
    await hub.database.write(change_table, table.id, zero=zero, holder=worker)


def _be_heard(connection: Connection, worker: str, at: int) -> None:
    connection.execute(text("DELETE FROM workers"))
    connection.execute(text("INSERT INTO workers VALUES (:worker, :at)"), {"worker": worker, "at": at})


def _hold(connection: Connection, table: str, worker: str) -> None:
    connection.execute(text("UPDATE tables SET holder = :worker WHERE id = :table"), {"worker": worker, "table": table})
