"""Which process of a server looks after a table."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.store.test_database import row
from tests.support.hub_table import hub_on, until

from adyton.store.accounts import add_account
from adyton.store.neighbours import Neighbours
from adyton.store.tables import ChairRow, add_table
from adyton.store.workers import beat
from adyton.tables import hub as hub_module
from adyton.tables.hub import Hub

THERE = "table 4"  # the hash of this id names place 1


@asynccontextmanager
async def beside_a_neighbour(folder: Path, silent_ms: int) -> AsyncIterator[Hub]:
    """A hub in place 0. Its neighbour Ben, in place 1, holds a running table, and has been silent for so long."""
    async with hub_on(folder) as hub:
        hub.neighbours, ben = Neighbours(str(folder), 0, 2), Neighbours(str(folder), 1, 2)
        ben.listen("ben")
        await hub.database.write(beat, "ben", hub.now() - silent_ms)
        await hub.database.write(add_account, "a", "Ada", hub.now())
        await hub.database.write(add_table, row(THERE, holder="ben"), [ChairRow(0, "a", None, "Ada", False)])
        yield hub
        ben.close()


async def test_browsers_go_to_the_process_that_holds_their_table(tmp_path: Path) -> None:
    async with beside_a_neighbour(tmp_path, 0) as hub:
        assert await hub.place_of(THERE) == 1
        assert await hub.home(THERE) == "ben"


async def test_nobody_goes_to_a_process_that_hangs(tmp_path: Path) -> None:
    """Its socket is still there, but it has not said for five seconds that it lives."""
    async with beside_a_neighbour(tmp_path, 6000) as hub:
        assert await hub.place_of(THERE) is None
        assert await hub.home(THERE) == hub.worker


async def test_a_hub_stops_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes after it must stop, too: the bots' processes, and the threads of the database."""
    async with hub_on(tmp_path, beat_ms=60_000) as hub:
        with capture_logs() as logs, monkeypatch.context() as disk:
            disk.setattr(hub.database, "write", full_disk)
            await hub.stop()
    assert [(each["event"], each["reason"]) for each in logs] == [("database cannot be used", "the disk is full")]


async def test_upkeep_that_fails_in_each_beat_is_logged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(tmp_path, beat_ms=1) as hub:
        beats: list[int] = []

        def breaks(*_: object) -> None:
            beats.append(1)
            raise ValueError("a row that should not be there")

        with capture_logs() as logs, monkeypatch.context() as broken:
            broken.setattr(hub, "tidy", breaks)
            broken.setattr(hub_module, "TIDY_BEATS", 1)
            await until(lambda: len(beats) > 3)
        assert [each["event"] for each in logs] == ["upkeep failed"]
        assert not hub.cannot_write


async def full_disk(*_: object) -> None:
    raise sqlite3.OperationalError("the disk is full")


async def test_an_error_of_the_network_is_not_taken_for_an_outage_of_the_database(tmp_path: Path) -> None:
    async with hub_on(tmp_path, beat_ms=60_000) as hub:
        with capture_logs() as logs:
            hub.failed("task failed", ConnectionResetError("a browser hung up"))
        assert [each["event"] for each in logs] == ["task failed"]
        assert not hub.cannot_write
