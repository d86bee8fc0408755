"""Clocks across hours and days: time is moved on by hand."""

import asyncio
from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, happen, mover, moves, started, until

from adyton.tables.door import come, leave
from adyton.tables.hub import Hub
from adyton.tables.nouns import ClockRule, DaysClock, MoveClock
from adyton.tables.table import Table

HOUR_MS = 60 * 60 * 1000


class Calendar:
    """What hubs take for the time of day."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = Hub.now
        monkeypatch.setattr(Hub, "now", lambda hub: real(hub) + self.ahead)

    def pass_by(self, hub: Hub, table: Table, hours: int) -> None:
        """Moves on, and lets the keeper look as its timer would."""
        self.ahead += hours * HOUR_MS
        hub.keeper.look(table)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


async def left_alone(hub: Hub, clock: ClockRule) -> Table:
    """A table of two whom nobody has seen since it began."""
    table = await started(hub, "keltis", ["ada", "bob"], clock=clock)
    for name in ("ada", "bob"):
        ear = Notebook(name)
        await come(table, ear, None)
        await leave(table, ear)
    return table


def test_a_table_of_days_neither_rests_nor_gives_a_chair_away_while_there_is_time(
    tmp_path: Path, calendar: Calendar
) -> None:
    async def story(hub: Hub) -> None:
        table = await left_alone(hub, DaysClock(2))
        before = moves(table)
        calendar.pass_by(hub, table, 47)
        await asyncio.sleep(0.2)
        assert not table.row.resting
        assert [chair.held for chair in table.chairs] == [False, False]
        assert moves(table) == before

    happen(tmp_path, story)


def test_after_his_days_a_bot_holds_the_chair_and_the_game_goes_on(tmp_path: Path, calendar: Calendar) -> None:
    async def story(hub: Hub) -> None:
        table = await left_alone(hub, DaysClock(2))
        first, before = mover(table), moves(table)
        calendar.pass_by(hub, table, 49)
        await until(lambda: table.chairs[first].held)
        await until(lambda: moves(table) > before)
        assert not table.chairs[1 - first].held  # his days have only begun
        ear = Notebook(["ada", "bob"][first])
        await come(table, ear, None)
        assert not table.chairs[first].held

    happen(tmp_path, story)


def test_days_go_by_while_the_server_is_stopped(tmp_path: Path, calendar: Calendar) -> None:
    async def evening(hub: Hub) -> None:
        names.append((await left_alone(hub, DaysClock(2))).id)

    async def later(hub: Hub) -> None:
        await until(lambda: names[0] in hub.live)
        table = hub.live[names[0]]
        assert 30 * HOUR_MS <= table.at < 31 * HOUR_MS

    names: list[str] = []
    happen(tmp_path, evening)
    calendar.ahead += 30 * HOUR_MS
    happen(tmp_path, later)


def test_minutes_do_not(tmp_path: Path, calendar: Calendar) -> None:
    async def evening(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ada", "bob"], clock=MoveClock(600))
        await come(table, Notebook("ada"), None)
        names.append(table.id)

    async def morning(hub: Hub) -> None:
        table = await hub.find(names[0])
        await until(lambda: table.row.holder == hub.worker)
        assert table.at < 60_000

    names: list[str] = []
    happen(tmp_path, evening, absence_ms=600_000)
    calendar.ahead += 30 * HOUR_MS
    happen(tmp_path, morning, absence_ms=600_000)
