"""The browsers of an account: listed, signed out one by one or all but this one, with their sockets and messages."""

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest
from tests.support.player import Json, Player
from tests.support.process import ServerProcess
from tests.support.web_table import part
from tests.web.test_notifying import DEVICE

from adyton.web.devices import device_of

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36"


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a SQLite file, or with two workers on PostgreSQL, shared by the tests of a file."""
    flags: tuple[str, ...] = ()
    if request.param == "postgresql":
        flags = ("--database", request.getfixturevalue("postgres").new_database(), "--workers", "2")
    with ServerProcess(tmp_path_factory.mktemp("site"), *flags) as server:
        yield server
    assert '"exception"' not in server.log, server.log


async def two_browsers(address: str) -> tuple[Player, Player]:
    """Return one account in two browsers, whose requests reach any worker, each with an open socket."""
    here = await Player.arrive(address)
    here.http.headers["connection"] = "close"
    code = (await here.post("/api/account/code"))["code"]
    there = Player(address)
    there.http.headers.update({"connection": "close", "user-agent": FIREFOX})
    await there.post("/api/sign-in/code", {"code": code})
    for player in (here, there):
        await player.connect()
    return here, there


async def status_of(server: ServerProcess, cookies: dict[str, str]) -> int:
    """Return the status for a browser with these cookies."""
    async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as browser:
        return (await browser.get("/api/account")).status_code


async def until_refused(player: Player) -> None:
    """Wait until every worker has heard that this browser is signed out: four requests in a row are refused."""
    async with asyncio.timeout(60):
        refused = 0
        while refused < 4:
            status = (await player.http.get("/api/account")).status_code
            refused = refused + 1 if status == 401 else 0


async def last_words(player: Player) -> str:
    """Return why the server closed this player's socket."""
    assert player.socket is not None
    messages = [json.loads(text) async for text in player.socket]  # Until it is closed.
    return str(messages[-1]["reason"])


async def sessions(player: Player) -> list[Json]:
    found: list[Json] = (await player.http.get("/api/account/sessions")).json()
    return found


def test_a_browser_has_a_recognizable_name() -> None:
    assert device_of(FIREFOX) == "Firefox · Android"
    assert device_of(CHROME) == "Chrome · Linux"
    assert device_of(CHROME + " Edg/130.0") == "Edge · Linux"
    assert device_of("curl/8") == ""


async def test_one_of_the_browsers_is_signed_out_and_its_socket_closes(site: ServerProcess) -> None:
    here, there = await two_browsers(site.address)
    listed = await sessions(here)
    assert sorted((one["name"], one["here"]) for one in listed) == [("", True), ("Firefox · Android", False)]
    other = next(one["id"] for one in listed if not one["here"])
    own = {**DEVICE, "endpoint": "https://push.example/there"}
    assert (await there.http.post("/api/notifying/devices", json=own)).status_code == 200
    left = (await here.http.delete(f"/api/account/sessions/{other}")).json()
    assert [one["here"] for one in left] == [True]
    assert await last_words(there) == "signed-out"
    await until_refused(there)
    for _ in range(4):  # Any worker.
        assert (await here.http.get("/api/account")).status_code == 200
    assert (await here.get("/api/notifying"))["devices"] == []
    await part(here, there)


async def test_all_other_browsers_are_signed_out_and_this_one_stays(site: ServerProcess) -> None:
    here, there = await two_browsers(site.address)
    stale = dict(here.http.cookies)
    assert (await here.http.delete("/api/account/sessions")).status_code == 200
    assert await last_words(there) == "signed-out"
    await until_refused(there)
    for _ in range(4):
        assert await status_of(site, stale) == 401
        assert [one["here"] for one in await sessions(here)] == [True]
    await part(here, there)


async def test_a_new_password_signs_out_everywhere_else_and_closes_their_sockets(site: ServerProcess) -> None:
    here, there = await two_browsers(site.address)
    code = (await here.post("/api/account/code"))["code"]
    kept = {"login": "Cassandra", "password": "nobody believes me"}
    assert (await here.http.put("/api/account/password", json=kept)).status_code == 200
    assert await last_words(there) == "signed-out"
    await until_refused(there)
    assert not (await here.get("/api/account"))["guest"]
    late = await there.http.post("/api/sign-in/code", json={"code": code})
    assert late.json()["code"] == "wrong-code"  # A code from before is invalid too.
    await part(here, there)


def test_signing_out_leaves_the_other_browsers_alone(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as here, httpx.Client(base_url=server.address) as there:
        account = here.post("/api/account").json()["id"]
        there.post("/api/sign-in/code", json={"code": here.post("/api/account/code").json()["code"]})
        copied = dict(there.cookies)
        there.post("/api/sign-out")
        assert httpx.get(f"{server.address}/api/account", cookies=copied).status_code == 401
        assert here.get("/api/account").json()["id"] == account


def test_nobody_can_sign_out_another_accounts_browser(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as here, httpx.Client(base_url=server.address) as stranger:
        here.post("/api/account")
        stranger.post("/api/account")
        (own,) = here.get("/api/account/sessions").json()
        stranger.delete(f"/api/account/sessions/{own['id']}")
        assert here.get("/api/account").status_code == 200
