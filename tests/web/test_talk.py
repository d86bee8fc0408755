"""What a browser is told when the database fails in the middle of an answer."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.support.hub_table import happen, started

from adyton.store.accounts import AccountRow, find_account
from adyton.tables.hub import Hub
from adyton.web.rates import Rate
from adyton.web.site import Site
from adyton.web.talk import Talk

Json = dict[str, Any]


class Browser:
    """The other end of a talk."""

    def __init__(self, hub: Hub, account: AccountRow) -> None:
        nothing = SimpleNamespace(inc=lambda: None, dec=lambda: None, observe=lambda _: None)
        metrics = SimpleNamespace(sockets=nothing, acts=nothing)
        site = SimpleNamespace(hub=hub, talks=set(), metrics=metrics, messages=Rate(1000, 1000))
        self.heard: list[Json] = []
        self.is_hung_up = False
        self.talk = Talk(cast("Site", site), account, lambda raw: self.heard.append(json.loads(raw)), self.hang_up)

    def hang_up(self) -> None:
        self.is_hung_up = True

    async def say(self, **message: object) -> Json:
        await self.talk.hear(json.dumps(message))
        return self.heard[-1]


async def at_keltis(hub: Hub) -> tuple[Browser, str]:
    table = await started(hub, "keltis", ["ada", "bob"])
    course = table.running()
    mover = ["ada", "bob"][course.game.turn(course.state).seats[0]]
    account = await hub.database.read(find_account, mover)
    assert account is not None
    return Browser(hub, account), table.id


def fails(*_: object) -> asyncio.Future[None]:
    raise OSError("the database is away")


def test_an_act_that_could_not_be_written_is_refused_by_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub) -> None:
        browser, table = await at_keltis(hub)
        position = await browser.say(type="resume", table=table)
        with monkeypatch.context() as broken:
            broken.setattr(hub.database, "append", fails)
            act = {"type": "act", "move": position["move"], "do": position["legal"][0]}
            refused = await browser.say(id="a1", **act)
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", "a1", "server-error")
        assert not browser.is_hung_up
        done = await browser.say(id="a2", **act)
        assert (done["type"], done["id"]) == ("done", "a2")

    happen(tmp_path, story)


def test_whoever_cannot_be_shown_a_table_is_told_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub) -> None:
        browser, table = await at_keltis(hub)
        monkeypatch.setattr(hub.database, "read", fails)
        gone = await browser.say(type="resume", table=table)
        assert (gone["type"], gone["reason"], gone["retry_ms"]) == ("gone", "stopping", 1500)
        assert browser.is_hung_up

    happen(tmp_path, story)
