"""The message to a browser when the database fails in the middle of an answer."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.support.hub_table import hub_on, idle, mover, started, until

from adyton.store.accounts import AccountRow, find_account
from adyton.tables.hub import Hub
from adyton.web.connection import Connection
from adyton.web.rates import Rate
from adyton.web.site import Site

Json = dict[str, Any]


class Browser:
    """The browser's end of a connection."""

    def __init__(self, hub: Hub, account: AccountRow) -> None:
        nothing = SimpleNamespace(inc=lambda: None, dec=lambda: None, observe=lambda _: None)
        metrics = SimpleNamespace(sockets=nothing, acts=nothing)
        site = SimpleNamespace(
            hub=hub, connections=set(), metrics=metrics, messages=Rate(1000, 1000), lobbies=Rate(0.001, 2)
        )
        self.heard: list[Json] = []
        self.is_hung_up = False
        self.connection = Connection(cast("Site", site), account, "203.0.113.9", self.put, self.hang_up)

    def put(self, raw: bytes) -> None:
        self.heard.append(json.loads(raw))

    def hang_up(self) -> None:
        self.is_hung_up = True

    async def say(self, wanted: str, **message: object) -> Json:
        """Send it, and wait for an answer of this type."""
        self.heard.clear()
        self.connection.hear(json.dumps(message).encode())
        await until(lambda: any(each["type"] == wanted for each in self.heard))
        return next(each for each in self.heard if each["type"] == wanted)


async def at_keltis(hub: Hub) -> tuple[Browser, str]:
    table = await started(hub, "keltis", ["ada", "bob"])
    account = await hub.database.read(find_account, ["ada", "bob"][mover(table)])
    assert account is not None
    return Browser(hub, account), table.id


def fails(*_: object) -> asyncio.Future[None]:
    raise OSError("the database is away")


async def test_an_act_that_could_not_be_written_is_refused_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        browser, table = await at_keltis(hub)
        position = await browser.say("table", type="resume", table=table)
        with monkeypatch.context() as broken:
            broken.setattr(hub.database, "append", fails)
            act = {"type": "act", "line": position["line"], "do": position["legal"][0]}
            refused = await browser.say("refused", id="a1", **act)
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", "a1", "server-error")
        assert not browser.is_hung_up
        done = (await browser.say("table", id="a2", **act))["done"]
        assert (done["type"], done["id"]) == ("done", "a2")


async def test_a_browser_whose_table_cannot_be_loaded_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        browser, table = await at_keltis(hub)
        monkeypatch.setattr(hub.database, "read", fails)
        gone = await browser.say("gone", type="resume", table=table)
        assert (gone["type"], gone["reason"], gone["retry_ms"]) == ("gone", "stopping", 1500)
        assert browser.is_hung_up


async def test_a_browser_that_asked_for_another_table_before_leaves_the_one_that_it_watches(tmp_path: Path) -> None:
    """The refusal of the first table comes when the browser has asked for the second one already."""
    async with hub_on(tmp_path) as hub:
        browser, name = await at_keltis(hub)
        browser.connection.hear(b'{"type": "resume", "table": "nowhere", "line": null}')
        await browser.say("table", type="resume", table=name)
        table = hub.live[name]
        assert len(table.listeners) == 1
        await idle(hub.table("nowhere"))
        browser.connection.close()
        await idle(table)
        assert table.listeners == set()


async def test_an_account_may_ask_for_the_list_of_the_lobby_only_so_often(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        browser, _ = await at_keltis(hub)
        for _ in range(2):
            await browser.say("lobby", type="lobby")
        assert (await browser.say("refused", type="lobby"))["code"] == "too-fast"
