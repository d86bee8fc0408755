"""Coming and going: who is there is known, whatever happens at the same time."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.hub_table import Notebook, happen, until

from adyton.store.accounts import add_account
from adyton.store.chats import read_chats
from adyton.tables.chairs import Plan, Sitter, open_table, sit_down, stand_up, start_table
from adyton.tables.door import come, leave
from adyton.tables.hub import Hub
from adyton.tables.nouns import NoClock
from adyton.tables.table import Table


async def opened(hub: Hub, *people: str) -> Table:
    """A table of Keltis that has not begun; the first of these people sits there, the others are on their way."""
    for name in people:
        await hub.database.write(add_account, name, name, hub.now())
    plan = Plan(hub.games["keltis"], 2, {}, [], NoClock(), public=True, spectators=True)
    return await hub.find(await hub.database.write(open_table, plan, Sitter(people[0], people[0]), hub.now()))


def test_whoever_watches_first_and_sits_down_then_is_there(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await opened(hub, "ada", "bob")
        ears = {name: Notebook(name) for name in ("ada", "bob")}
        for ear in ears.values():
            await come(table, ear, None)
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await until(lambda: ears["ada"].last("seating")["table"]["chairs"][1]["here"])
        await hub.database.write(start_table, table.id, "ada", hub.games["keltis"], hub.worker, hub.now())
        await until(lambda: table.row.status == "running")
        await asyncio.sleep(0.6)  # twice as long as one may be away
        assert [chair.held for chair in table.chairs] == [False, False]
        await leave(table, ears["bob"])
        await until(lambda: table.chairs[1].held)

    happen(tmp_path, story, absence_ms=300)


def test_whoever_sits_down_while_his_browser_arrives_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub) -> None:
        table = await opened(hub, "ada", "bob")
        read = hub.database.read

        async def late(work: Callable[..., Any], *args: Any) -> Any:
            if work is read_chats:  # the last thing that an arriving browser waits for
                await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
                await until(lambda: table.seat_of("bob") is not None)
                async with table.lock:  # all have looked at it
                    pass
            return await read(work, *args)

        monkeypatch.setattr(hub.database, "read", late)
        await come(table, Notebook("bob"), None)
        monkeypatch.undo()
        await until(lambda: "bob" in table.present)

    happen(tmp_path, story)


def test_a_table_is_not_forgotten_while_somebody_comes_and_the_last_one_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub) -> None:
        table = await opened(hub, "ada", "bob")
        ada, bob = Notebook("ada"), Notebook("bob")
        await come(table, ada, None)
        read = hub.database.read

        async def late(work: Callable[..., Any], *args: Any) -> Any:
            if work is read_chats:
                await until(lambda: table.id not in hub.reloads and not table.lock.locked())
                await leave(table, ada)
            return await read(work, *args)

        monkeypatch.setattr(hub.database, "read", late)
        await come(table, bob, None)
        monkeypatch.undo()
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await until(lambda: bob.last("seating")["table"]["chairs"][1]["name"] == "bob")
        await leave(table, bob)
        assert table.id not in hub.live

    happen(tmp_path, story)


def test_a_table_that_was_busy_when_the_last_one_left_is_forgotten_later(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await opened(hub, "ada")
        ada = Notebook("ada")
        await come(table, ada, None)
        async with table.lock:
            await leave(table, ada)
        await until(lambda: table.id not in hub.live)

    happen(tmp_path, story)


def test_a_table_is_not_forgotten_before_it_has_looked_at_what_was_written(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await opened(hub, "ada")
        ada = Notebook("ada")
        await come(table, ada, None)
        await until(lambda: table.id not in hub.reloads and not table.lock.locked())
        hub.reloads.add(table.id)  # it may have been started
        await leave(table, ada)
        assert hub.live[table.id] is table

    happen(tmp_path, story)


def test_whoever_is_cut_off_while_he_comes_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub) -> None:
        table = await opened(hub, "ada", "bob")
        await come(table, Notebook("bob"), None)
        read, is_waiting = hub.database.read, asyncio.Event()

        async def never(work: Callable[..., Any], *args: Any) -> Any:
            if work is read_chats:
                is_waiting.set()
                await asyncio.Event().wait()
            return await read(work, *args)

        monkeypatch.setattr(hub.database, "read", never)
        arrival = asyncio.create_task(come(table, Notebook("ada"), None))
        await is_waiting.wait()
        assert "ada" in table.present
        arrival.cancel()
        await until(lambda: "ada" not in table.present)
        assert [ear.account for ear in table.ears] == ["bob"]

    happen(tmp_path, story)


def test_whoever_stood_up_and_left_is_not_there_any_more(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await opened(hub, "ada", "bob")
        ear = Notebook("bob")
        await come(table, Notebook("ada"), None)
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await come(table, ear, None)
        await until(lambda: "bob" in table.present)
        await hub.database.write(stand_up, table.id, "bob")
        await until(lambda: table.seat_of("bob") is None)
        await leave(table, ear)
        await until(lambda: "bob" not in table.present)

    happen(tmp_path, story)
