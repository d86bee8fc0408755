"""Clocks over hours and days. The test moves the time."""

import asyncio
from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, come, hub_on, leave, mover, moves, started, until

from adyton.tables.hub import Hub
from adyton.tables.table import Table
from adyton.tables.types import ClockRule, DaysClock, MoveClock

HOUR_MS = 60 * 60 * 1000


class Calendar:
    """A fake time of day for hubs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = Hub.now
        monkeypatch.setattr(Hub, "now", lambda hub: real(hub) + self.ahead)

    def pass_by(self, hub: Hub, table: Table, hours: int) -> None:
        """Move the time on, and let the supervisor run as its timer would."""
        self.ahead += hours * HOUR_MS
        hub.supervise(table)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


async def left_alone(hub: Hub, clock: ClockRule) -> Table:
    """Return a table of two players who have been away since it began."""
    table = await started(hub, "keltis", ["ada", "bob"], clock=clock)
    for name in ("ada", "bob"):
        listener = Notebook(name)
        await come(table, listener, None)
        await leave(table, listener)
    return table


async def test_a_table_with_days_neither_pauses_nor_gives_a_seat_away_while_there_is_time(
    tmp_path: Path, calendar: Calendar
) -> None:
    async with hub_on(tmp_path) as hub:
        table = await left_alone(hub, DaysClock(2))
        before = moves(table)
        calendar.pass_by(hub, table, 47)
        await asyncio.sleep(0.2)
        assert not table.row.resting
        assert [chair.held for chair in table.chairs] == [False, False]
        assert moves(table) == before


async def test_when_a_players_days_are_over_a_bot_holds_the_seat(tmp_path: Path, calendar: Calendar) -> None:
    async with hub_on(tmp_path) as hub:
        table = await left_alone(hub, DaysClock(2))
        first, before = mover(table), moves(table)
        calendar.pass_by(hub, table, 49)
        await until(lambda: table.chairs[first].held)
        await until(lambda: moves(table) > before)
        assert not table.chairs[1 - first].held  # That seat's days have only begun.
        listener = Notebook(["ada", "bob"][first])
        await come(table, listener, None)
        assert not table.chairs[first].held


async def test_clocks_of_days_run_while_the_server_is_stopped(tmp_path: Path, calendar: Calendar) -> None:
    async with hub_on(tmp_path) as hub:
        name = (await left_alone(hub, DaysClock(2))).id
    calendar.ahead += 30 * HOUR_MS
    async with hub_on(tmp_path) as later:
        await until(lambda: name in later.live)
        table = await later.find(name)
        assert 30 * HOUR_MS <= table.at < 31 * HOUR_MS


async def test_clocks_of_minutes_stop_while_the_server_is_stopped(tmp_path: Path, calendar: Calendar) -> None:
    async with hub_on(tmp_path, absence_ms=600_000) as hub:
        table = await started(hub, "keltis", ["ada", "bob"], clock=MoveClock(600))
        await come(table, Notebook("ada"))
    calendar.ahead += 30 * HOUR_MS
    async with hub_on(tmp_path, absence_ms=600_000) as later:
        await until(lambda: table.id in later.live)  # It is taken over.
        again = await later.find(table.id)
        assert again.is_ours
        assert again.at < 60_000
