"""The list of tables: which tables an account sees, and the messages about changes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from tests.support.hub_table import Json, Notebook, hub_on, until

from adyton.store.accounts import add_account
from adyton.tables import lobby
from adyton.tables.chairs import Plan, Sitter, open_table, sit_down, stand_up, start_table
from adyton.tables.hub import Hub
from adyton.tables.types import NoClock


async def open_one(hub: Hub, host: str, *, public: bool = True) -> str:
    plan = Plan(hub.games["keltis"], 2, {}, [], NoClock(), public=public, spectators=True)
    return await hub.database.write(open_table, plan, Sitter(host, host), hub.now())


async def arrive(hub: Hub, *names: str) -> list[Notebook]:
    for name in names:
        await hub.database.write(add_account, name, name, hub.now())
    return [Notebook(name) for name in names]


async def test_everybody_sees_public_tables_and_only_insiders_the_others(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        await arrive(hub, "ada", "bob")
        shown, hidden = await open_one(hub, "ada"), await open_one(hub, "ada", public=False)
        found = await hub.database.read(lobby.list_tables, "ada", None, hub.dead)
        assert {info.id for info in found.seen_by("ada")} == {shown, hidden}
        assert [info.id for info in found.seen_by("bob")] == [shown]
        assert [info.id for info in found.seen_by(None)] == [shown]
        assert found.seen_by("ada", "running") == []
        keys = {info.id: info.key for info in found.seen_by("ada")}
        assert keys[shown] is None
        assert keys[hidden] is not None
        assert found.insiders() == {"ada"}


async def test_watchers_get_the_list_and_then_the_changes(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        ada, bob, cleo = await arrive(hub, "ada", "bob", "cleo")
        first = await open_one(hub, "ada")
        for listener in (ada, bob, cleo):
            await hub.lobby.watch(listener)
            assert [table["id"] for table in listener.last("lobby")["tables"]] == [first]
        await hub.database.write(sit_down, first, Sitter("bob", "bob"), None)
        # News of the table itself may still come first.
        await until(lambda: any(_names(table) == ["ada", "bob"] for table in _changed(cleo)))
        messages = {each.account: each.last("lobby-change") for each in (ada, bob, cleo)}
        assert [messages[name]["tables"][0]["you"] for name in ("ada", "bob", "cleo")] == [0, 1, None]
        assert _names(messages["cleo"]["tables"][0]) == ["ada", "bob"]
        assert messages["cleo"]["gone"] == []


async def test_quick_changes_are_sent_together_and_encoded_once_for_strangers(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        await arrive(hub, "ada", "bob")
        strangers = [Notebook(f"s{number}") for number in range(5)]
        for listener in strangers:
            await hub.lobby.watch(listener)
        names = [await open_one(hub, "ada") for _ in range(10)]
        await until(lambda: {table["id"] for table in _changed(strangers[0])} == set(names))
        changes = strangers[0].all("lobby-change")
        assert len(changes) < len(names)
        assert all(other.raw[-1] is strangers[0].raw[-1] for other in strangers)


async def test_a_closed_table_disappears_for_strangers_and_stays_for_its_players(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        ada, bob, cleo = await arrive(hub, "ada", "bob", "cleo")
        table = await open_one(hub, "ada")
        await hub.database.write(sit_down, table, Sitter("bob", "bob"), None)
        for listener in (ada, bob, cleo):
            await hub.lobby.watch(listener)
        await hub.database.write(stand_up, table, "ada")
        # News of Bob's chair may still come first.
        await until(lambda: any(change["gone"] for change in cleo.all("lobby-change")))
        assert cleo.last("lobby-change")["gone"] == [table]
        await until(lambda: any(each["status"] == "closed" for each in _changed(bob)))


async def test_after_a_gap_the_whole_list_is_sent_again(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        (ada,) = await arrive(hub, "ada")
        await hub.lobby.watch(ada)
        hub.hear(None)
        await until(lambda: len(ada.all("lobby")) == 2)


class Leaver(Notebook):
    """A browser that has left too much unread: what it is sent next closes its connection."""

    def __init__(self, hub: Hub, account: str) -> None:
        super().__init__(account)
        self.hub = hub
        self.send = self.close

    def close(self, message: bytes) -> None:
        self.raw.append(message)
        self.hub.lobby.listeners.discard(self)


async def test_a_watcher_who_is_dropped_while_a_change_is_sent_keeps_it_from_nobody(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        watchers = [Leaver(hub, name) for name in ("ada", "bob", "cleo")]
        hub.lobby.listeners.update(watchers)
        hub.lobby.changed("t1")
        await until(lambda: any(watcher.raw for watcher in watchers))
        assert [len(watcher.all("lobby-change")) for watcher in watchers] == [1, 1, 1]


async def test_a_change_during_an_outage_of_the_database_is_told_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        (ada,) = await arrive(hub, "ada")
        await hub.lobby.watch(ada)
        read, failures = hub.database.read, [OperationalError("select", None, Exception("the server is away"))]

        async def away_once(work: Any, *args: Any, **values: Any) -> Any:
            if work is lobby.list_these and failures:
                raise failures.pop()
            return await read(work, *args, **values)

        monkeypatch.setattr(hub.database, "read", away_once)
        table = await open_one(hub, "ada")
        await until(lambda: [each["id"] for each in _changed(ada)] == [table])
        assert not failures


async def test_without_watchers_nothing_is_read(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        await arrive(hub, "ada", "bob")
        table = await open_one(hub, "ada")
        await hub.database.write(sit_down, table, Sitter("bob", "bob"), None)
        await hub.database.write(start_table, table, "ada", hub.games, hub.worker, hub.now())
        await asyncio.sleep(0)
        assert hub.lobby.pending == set()
        assert hub.lobby.timer is None


def _changed(listener: Notebook) -> list[Json]:
    """Return the tables in all changes that this listener was sent."""
    return [table for change in listener.all("lobby-change") for table in change["tables"]]


def _names(table: Json) -> list[str]:
    return [chair["name"] for chair in table["chairs"]]


async def test_a_change_that_comes_with_the_end_of_the_server_is_no_error(tmp_path: Path) -> None:
    with capture_logs() as logs:
        async with hub_on(tmp_path) as hub:
            await hub.lobby.watch(Notebook("ada"))
            hub.lobby.changed("t1")
        await asyncio.sleep(2 * lobby.CALM_S)
    assert logs == []
