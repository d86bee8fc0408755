"""Coming and going: the table always knows who is there."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.hub_table import Notebook, come, hub_on, leave, started, until

from adyton.store.accounts import add_account
from adyton.store.chats import read_chats
from adyton.store.tables import change_table
from adyton.tables import handlers
from adyton.tables.chairs import Plan, Sitter, open_table, sit_down, stand_up, start_table
from adyton.tables.hub import Hub
from adyton.tables.table import Table
from adyton.tables.types import NoClock


async def opened(hub: Hub, *people: str) -> Table:
    """A table of Keltis that has not begun; the first of these people sits there, the others are on their way."""
    for name in people:
        await hub.database.write(add_account, name, name, hub.now())
    plan = Plan(hub.games["keltis"], 2, {}, [], NoClock(), public=True, spectators=True)
    return hub.table(await hub.database.write(open_table, plan, Sitter(people[0], people[0]), hub.now()))


async def test_whoever_watches_first_and_sits_down_then_is_there(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=300) as hub:
        table = await opened(hub, "ada", "bob")
        listeners = {name: Notebook(name) for name in ("ada", "bob")}
        for listener in listeners.values():
            await come(table, listener, None)
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await until(lambda: listeners["ada"].last("seating")["table"]["chairs"][1]["here"])
        await hub.database.write(start_table, table.id, "ada", hub.games, hub.worker, hub.now())
        await until(lambda: table.row.status == "running")
        await asyncio.sleep(0.6)  # twice as long as one may be away
        assert [chair.held for chair in table.chairs] == [False, False]
        await leave(table, listeners["bob"])
        await until(lambda: table.chairs[1].held)


async def test_whoever_sits_down_while_their_browser_arrives_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada", "bob")
        read = hub.database.read

        async def late(work: Callable[..., Any], *args: Any) -> Any:
            if work is read_chats:  # the last thing that an arriving browser waits for
                await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
            return await read(work, *args)

        monkeypatch.setattr(hub.database, "read", late)
        await come(table, Notebook("bob"), None)
        monkeypatch.undo()
        await until(lambda: "bob" in table.present)


async def test_a_table_is_not_forgotten_while_somebody_comes_and_the_last_one_goes(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada", "bob")
        ada, bob = Notebook("ada"), Notebook("bob")
        await come(table, ada, None)
        await asyncio.gather(leave(table, ada), come(table, bob, None))
        assert hub.live[table.id] is table
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await until(lambda: bob.last("seating")["table"]["chairs"][1]["name"] == "bob")
        await leave(table, bob)
        await until(lambda: table.id not in hub.live)


async def test_a_table_that_was_forgotten_is_read_again_by_whoever_still_knows_it(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada")
        ada = Notebook("ada")
        await come(table, ada, None)
        await leave(table, ada)
        await until(lambda: table.id not in hub.live)
        await come(table, ada, None)
        assert hub.live[table.id] is not table
        assert len(ada.all("seating")) >= 2


async def test_whoever_is_cut_off_while_they_come_is_not_there(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada", "bob")
        ada = Notebook("ada")
        await come(table, Notebook("bob"), None)
        arrival, departure = table.ask(handlers.come, ada, None), table.ask(handlers.leave, ada)
        arrival.cancel()  # nobody waits for it any more
        await departure
        assert "ada" not in table.present
        assert [listener.account for listener in table.listeners] == ["bob"]


async def test_a_paused_table_that_everybody_left_is_forgotten_and_wakes_when_somebody_returns(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=60_000) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        ada = Notebook("ada")
        await come(table, ada, None)
        await hub.database.write(change_table, table.id, paused=table.at)
        await until(lambda: table.row.paused is not None)
        await leave(table, ada)
        await until(lambda: table.id not in hub.live)
        await come(table, ada, None)
        assert hub.live[table.id].is_ours


async def test_where_spectators_are_not_wanted_those_who_watch_are_sent_away_at_the_start(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        for name in ("ada", "bob", "cleo"):
            await hub.database.write(add_account, name, name, hub.now())
        plan = Plan(hub.games["keltis"], 2, {}, [], NoClock(), public=True, spectators=False)
        table = hub.table(await hub.database.write(open_table, plan, Sitter("ada", "ada"), hub.now()))
        ada, cleo = Notebook("ada"), Notebook("cleo")
        for listener in (ada, cleo):
            await come(table, listener, None)
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await hub.database.write(start_table, table.id, "ada", hub.games, hub.worker, hub.now())
        await until(lambda: ada.heard[-1]["type"] == "table" or bool(ada.all("table")))
        assert cleo.last("refused")["code"] == "no-spectators"
        assert cleo.all("table") == []
        assert table.listeners == {ada}


async def test_whoever_stood_up_and_left_is_not_there_any_more(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada", "bob")
        listener = Notebook("bob")
        await come(table, Notebook("ada"), None)
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await come(table, listener, None)
        await until(lambda: "bob" in table.present)
        await hub.database.write(stand_up, table.id, "bob")
        await until(lambda: table.seat_of("bob") is None)
        await leave(table, listener)
        await until(lambda: "bob" not in table.present)
