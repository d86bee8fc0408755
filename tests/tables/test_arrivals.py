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
    """Open a table of Keltis that has not begun. The first of these people sits there, the others are on their way."""
    for name in people:
        await hub.database.write(add_account, name, name, hub.now())
    plan = Plan(hub.games["keltis"], 2, {}, [], NoClock(), public=True, spectators=True)
    return hub.table(await hub.database.write(open_table, plan, Sitter(people[0], people[0]), hub.now()))


async def test_a_spectator_who_sits_down_is_present(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=300) as hub:
        table = await opened(hub, "ada", "bob")
        listeners = {name: Notebook(name) for name in ("ada", "bob")}
        for listener in listeners.values():
            await come(table, listener, None)
        await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
        await until(lambda: listeners["ada"].last("seating")["table"]["chairs"][1]["here"])
        await hub.database.write(start_table, table.id, "ada", hub.games, hub.worker, hub.now())
        await until(lambda: table.row.status == "running")
        await asyncio.sleep(0.6)  # Twice as long as a player may be away.
        assert [chair.held for chair in table.chairs] == [False, False]
        await leave(table, listeners["bob"])
        await until(lambda: table.chairs[1].held)


async def test_a_player_who_sits_down_while_connecting_is_present(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada", "bob")
        read = hub.database.read

        async def late(work: Callable[..., Any], *args: Any) -> Any:
            if work is read_chats:  # The last thing that a connecting browser waits for.
                await hub.database.write(sit_down, table.id, Sitter("bob", "bob"), None)
            return await read(work, *args)

        monkeypatch.setattr(hub.database, "read", late)
        await come(table, Notebook("bob"), None)
        monkeypatch.undo()
        await until(lambda: "bob" in table.present)


async def test_a_table_stays_loaded_while_one_player_comes_and_the_last_one_goes(tmp_path: Path) -> None:
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


async def test_an_unloaded_table_is_read_again_by_old_references(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada")
        ada = Notebook("ada")
        await come(table, ada, None)
        await leave(table, ada)
        await until(lambda: table.id not in hub.live)
        await come(table, ada, None)
        assert hub.live[table.id] is not table
        assert len(ada.all("seating")) >= 2


async def test_a_player_who_is_cut_off_while_connecting_is_absent(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await opened(hub, "ada", "bob")
        ada = Notebook("ada")
        await come(table, Notebook("bob"), None)
        arrival, departure = table.ask(handlers.come, ada, None), table.ask(handlers.leave, ada)
        arrival.cancel()  # Nobody waits for it any more.
        await departure
        assert "ada" not in table.present
        assert [listener.account for listener in table.listeners] == ["bob"]


async def test_an_abandoned_paused_table_is_unloaded_and_wakes_when_a_player_returns(tmp_path: Path) -> None:
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


async def test_without_spectators_those_who_watch_are_disconnected_at_the_start(tmp_path: Path) -> None:
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


async def test_a_player_who_stood_up_and_left_is_absent(tmp_path: Path) -> None:
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
