"""The admin page: only admins see that it exists. Their acts apply to all workers and are logged."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.player import Json, Player
from tests.support.process import ServerProcess
from tests.support.web_table import part, two_at_keltis
from tests.web.test_sessions import last_words

PASSWORD = "nobody believes me"
PATHS = (
    ("GET", "/api/admin", None),
    ("GET", "/api/admin/connections", None),
    ("POST", "/api/admin/tables/t/close", None),
    ("GET", "/api/admin/tables/t/chats", None),
    ("DELETE", "/api/admin/tables/t/chats/1", None),
    ("POST", "/api/admin/bans", {"no": "ban"}),
    ("DELETE", "/api/admin/bans/b", None),
)


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> ServerProcess:
    """A server whose admin is Pythia, with a SQLite file or with two workers on PostgreSQL."""
    is_sqlite = request.param == "sqlite"
    flags = () if is_sqlite else ("--database", request.getfixturevalue("postgres_url"), "--workers", "2")
    return ServerProcess(tmp_path, "--admins", "Zeus, Pythia", "--behind-proxy", *flags)


async def arrived(address: str, place: str, login: str = "") -> Player:
    """Return a player from this address, on any worker."""
    player = Player(address)
    player.http.headers.update({"x-forwarded-for": place, "connection": "close"})
    await player.post("/api/account")
    if login:
        wish = {"login": login, "password": PASSWORD}
        assert (await player.http.put("/api/account/password", json=wish)).status_code == 200
    return player


async def eventually(is_so: Callable[[Json], bool], player: Player) -> Json:
    """Return the page as soon as the condition holds. The test's own time limit ends the wait."""
    while True:
        page = await player.get("/api/admin")
        if is_so(page):
            return page
        await asyncio.sleep(0.05)


async def refused(player: Player) -> Json:
    """Return why this player may not use the site, as soon as all workers know it. The time limit ends the wait."""
    while True:
        answers = [await player.http.post("/api/account") for _ in range(4)]
        if all(answer.status_code == 403 for answer in answers):
            reply: Json = answers[0].json()
            return reply
        await asyncio.sleep(0.05)


async def allowed(player: Player) -> None:
    """Wait until a worker lets this player use the site again."""
    while (await player.http.post("/api/account")).status_code == 403:  # noqa: ASYNC110  (until a worker knows)
        await asyncio.sleep(0.05)


async def test_admin_acts_apply_to_all_workers_and_are_logged_and_bans_outlast_a_restart(site: ServerProcess) -> None:
    """One test, because a site takes seconds to start."""
    with site:
        admin = await arrived(site.address, "203.0.113.1", "pythia")
        assert (await admin.get("/api/account"))["admin"]
        await others_find_no_admin_page(site)
        await a_table_is_closed_and_a_chat_removed(site, admin)
        account = await an_account_is_banned(site, admin)
        address = await an_address_is_banned(site, admin)
    with site:
        await the_account_is_still_banned(admin, account)
        await the_address_is_still_banned(site, admin, address)
        await part(admin, account, address)
    assert "203.0.113.3" not in site.log
    logged = [json.loads(line) for line in site.log.splitlines() if line.startswith("{")]
    assert [line["event"] for line in logged if line["event"].startswith("admin ")] == [
        "admin removed a chat",
        "admin closed a table",
        "admin banned",
        "admin banned",
        "admin lifted a ban",
        "admin lifted a ban",
    ]


async def others_find_no_admin_page(site: ServerProcess) -> None:
    guest, stranger = await arrived(site.address, "203.0.113.4"), await arrived(site.address, "203.0.113.5", "Ada")
    nobody = Player(site.address)
    missing = await nobody.http.get("/api/nowhere")
    for player in (guest, stranger, nobody):
        for method, path, body in PATHS:
            answer = await player.http.request(method, path, json=body)
            assert (answer.status_code, answer.json()) == (404, missing.json()), path
    assert not (await stranger.get("/api/account"))["admin"]
    await part(guest, stranger, nobody)


async def a_table_is_closed_and_a_chat_removed(site: ServerProcess, admin: Player) -> None:
    host, guest, table = await two_at_keltis(site.address)
    await host.ask({"type": "chat", "text": "Something rude"})
    page = await eventually(lambda page: len(page["connections"]) == 2, admin)  # Of all workers.
    (shown,) = page["tables"]
    assert (shown["id"], shown["here"], [one["name"] for one in shown["people"]]) == (table, 2, ["Host", "Guest"])
    assert {one["table"] for one in page["connections"]} == {table}
    (said,) = (await admin.http.get(f"/api/admin/tables/{table}/chats")).json()
    removal = f"/api/admin/tables/{table}/chats/{said['number']}"
    assert (await admin.http.delete(removal)).status_code == 204
    await guest.hear_until(lambda reply: reply["type"] == "chat" and reply["text"] == "")
    assert (await admin.http.delete(removal)).json()["code"] == "no-such-chat"
    assert (await admin.http.post(f"/api/admin/tables/{table}/close")).status_code == 204
    reply = await guest.hear_until(lambda reply: reply["type"] == "seating" and reply["table"]["status"] == "closed")
    assert reply["table"]["trouble"] == "closed-by-admin"
    actions = (await admin.get("/api/admin"))["actions"]
    assert [(one["by"], one["action"], one["subject"]) for one in actions] == [
        ("pythia", "close-table", table),
        ("pythia", "remove-chat", table),
    ]
    await part(host, guest)


async def an_account_is_banned(site: ServerProcess, admin: Player) -> Player:
    troll = await arrived(site.address, "203.0.113.2", "troll")
    await troll.connect({"X-Forwarded-For": "203.0.113.2"})
    wish = {"kind": "account", "subject": (await troll.get("/api/account"))["id"], "hours": 2, "reason": "shouts"}
    own = {**wish, "subject": (await admin.get("/api/account"))["id"]}
    assert (await admin.http.post("/api/admin/bans", json=own)).json()["code"] == "ban-yourself"
    assert (await admin.http.post("/api/admin/bans", json=wish)).status_code == 204
    assert await last_words(troll) == "signed-out"
    assert await refused(troll) == {"code": "banned", "args": {"hours": 2}}
    await troll.hang_up()
    return troll


async def an_address_is_banned(site: ServerProcess, admin: Player) -> Player:
    troll = await arrived(site.address, "203.0.113.3")
    await troll.connect({"X-Forwarded-For": "203.0.113.3"})
    for subject, code in (
        ("203.0.113.1", "ban-yourself"),
        ("nowhere", "no-such-address"),
        ("10.0.0.0/8", "no-such-address"),
    ):
        answer = await admin.http.post("/api/admin/bans", json={"kind": "address", "subject": subject, "hours": 1})
        assert answer.json()["code"] == code
    wish = {"kind": "address", "subject": "203.0.113.3", "hours": 1}
    assert (await admin.http.post("/api/admin/bans", json=wish)).status_code == 204
    assert await last_words(troll) == "signed-out"
    assert (await refused(troll))["code"] == "banned"
    assert (await admin.get("/api/account"))["admin"]
    await troll.hang_up()
    return troll


async def the_account_is_still_banned(admin: Player, troll: Player) -> None:
    assert await refused(troll) == {"code": "banned", "args": {"hours": 2}}
    signing_in = await troll.http.post("/api/sign-in/password", json={"login": "troll", "password": PASSWORD})
    assert signing_in.json()["code"] == "banned"
    (ban,) = [ban for ban in (await admin.get("/api/admin"))["bans"] if ban["kind"] == "account"]
    assert (ban["by"], ban["reason"]) == ("pythia", "shouts")
    assert (await admin.http.delete(f"/api/admin/bans/{ban['id']}")).status_code == 204
    await allowed(troll)
    assert (await troll.get("/api/account"))["id"] == ban["subject"]


async def the_address_is_still_banned(site: ServerProcess, admin: Player, troll: Player) -> None:
    assert (await refused(troll))["code"] == "banned"
    newcomer = Player(site.address)
    newcomer.http.headers.update({"x-forwarded-for": "203.0.113.3", "connection": "close"})
    assert (await refused(newcomer))["code"] == "banned"
    assert (await admin.get("/api/account"))["admin"]
    (ban,) = (await admin.get("/api/admin"))["bans"]
    assert (ban["kind"], ban["subject"]) == ("address", "203.0.113.3")
    assert (await admin.http.delete(f"/api/admin/bans/{ban['id']}")).status_code == 204
    await allowed(newcomer)
    await part(newcomer)
