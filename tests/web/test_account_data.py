"""An account's data: exported as a file, and deleted with everything that identifies its owner."""

import asyncio
import json
import random

import httpx
from tests.support.player import Json, Player, at_random
from tests.support.process import ServerProcess
from tests.support.web_table import part, two_at_keltis, whose_turn
from tests.web.test_notifying import DEVICE
from tests.web.test_sessions import last_words, site, status_of

from adyton.engine.record import read_record
from adyton.engine.replay import verify
from adyton.games import GAMES

__all__ = ["site"]
SOLO: Json = {"game": "keltis", "seats": 2, "bots": ["random"]}


async def finished(player: Player) -> str:
    """Play a game against a bot to its end."""
    table = str((await player.post("/api/tables", SOLO))["id"])
    await player.post(f"/api/tables/{table}/start")
    player.forget()
    await player.resume(table)
    await asyncio.wait_for(player.play(at_random(random.Random(2))), 100)
    player.forget()
    return table


async def test_the_export_holds_all_of_an_account_and_nothing_of_others(site: ServerProcess) -> None:
    host, guest, running = await two_at_keltis(site.address)
    first, second = await whose_turn(host, guest)
    assert first.position is not None
    do = first.position["legal"][0]
    await first.act(do)
    await first.ask({"type": "chat", "text": "Mine alone"})
    await second.ask({"type": "chat", "text": "Not mine"})
    await first.http.put("/api/lessons/oracle/trick", json={"step": 2})
    await first.http.post("/api/notifying/devices", json={**DEVICE, "endpoint": "https://push.example/e"})
    over = await finished(first)
    answer = await first.http.get("/api/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="adyton-account.json"'
    data = answer.json()
    assert data["account"]["id"] == (await first.get("/api/account"))["id"]
    assert [one["text"] for one in data["chats"]] == ["Mine alone"]
    assert [(one["game"], one["lesson"], one["step"]) for one in data["lessons"]] == [("oracle", "trick", 2)]
    assert [one["endpoint"] for one in data["notifications"]["devices"]] == ["https://push.example/e"]
    assert len(data["devices"]) == 1
    tables = {one["table"]["id"]: one for one in data["tables"]}
    assert set(tables) == {running, over}
    own = tables[running]["table"]["you"]
    assert {move["seat"] for move in tables[running]["moves"]} == {own}
    assert do in {move["do"] for move in tables[running]["moves"]}
    assert "record" not in tables[running]
    assert tables[running]["table"]["seed"] is None
    verify(GAMES["keltis"], read_record("\n".join(tables[over]["record"]) + "\n"))
    for secret in (DEVICE["auth"], "argon2", "Not mine"):
        assert secret not in answer.text
    await part(host, guest)


async def test_a_deleted_account_leaves_anonymous_records_and_a_bot_in_its_seat(site: ServerProcess) -> None:
    host, guest, running = await two_at_keltis(site.address)
    await host.http.patch("/api/account", json={"name": "Cassandra"})
    kept = {"login": "cassandra", "password": "nobody believes me"}
    await host.http.put("/api/account/password", json=kept)
    assert await last_words(host) == "signed-out"
    await host.hang_up()
    over = await finished(host)
    await host.hang_up()
    alone = (await host.post("/api/tables", SOLO))["id"]
    await host.post(f"/api/tables/{alone}/start")
    opened = (await host.post("/api/tables", {"game": "keltis", "seats": 2}))["id"]
    await host.resume(running)
    await host.ask({"type": "chat", "text": "I told you so"})
    assert (await guest.hear_type("chat"))["text"] == "I told you so"
    cookie = dict(host.http.cookies)

    wrong = await host.http.post("/api/account/delete", json={"confirm": "everybody does"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    assert (await host.http.post("/api/account/delete", json={"confirm": kept["password"]})).status_code == 204
    assert await last_words(host) == "signed-out"
    assert await status_of(site, cookie) == 401
    again = await host.http.post("/api/sign-in/password", json=kept)
    assert again.json()["code"] == "wrong-password"

    def is_removed(message: Json) -> bool:
        return message["type"] == "chat" and (message["text"], message["name"]) == ("", "")

    def is_bots(message: Json) -> bool:
        return message["type"] == "seating" and str(message["table"]["chairs"][0]["kind"]) == "bot"

    waiting = [is_removed, is_bots]
    while waiting:
        heard = await guest.hear()
        waiting = [is_it for is_it in waiting if not is_it(heard)]
    assert (await guest.get(f"/api/tables/{running}"))["status"] == "running"
    record = read_record((await guest.http.get(f"/api/tables/{over}/record")).text)
    assert record.header.seats[0] == "someone"
    verify(GAMES["keltis"], record)
    data = await guest.get(f"/api/tables/{over}")
    assert (data["chairs"][0]["kind"], data["chairs"][0]["name"]) == ("person", "")
    for table in (alone, opened):
        assert (await guest.get(f"/api/tables/{table}"))["status"] == "closed"
    await part(host, guest)


async def test_a_guest_confirms_deletion_by_typing_the_name(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        name = (await browser.post("/api/account")).json()["name"]
        wrong = await browser.post("/api/account/delete", json={"confirm": "Somebody"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-name")
        assert (await browser.post("/api/account/delete", json={"confirm": f" {name} "})).status_code == 204
        assert (await browser.get("/api/account")).status_code == 401


async def test_a_rematch_leaves_the_seat_of_a_deleted_account_open(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address)
    first, second = await whose_turn(host, guest)
    play = [asyncio.create_task(each.play(at_random(random.Random(5)))) for each in (first, second)]
    await asyncio.wait_for(asyncio.gather(*play), 100)
    assert (await guest.http.post("/api/account/delete", json={"confirm": "Guest"})).status_code == 204
    again = await host.post(f"/api/tables/{table}/rematch")
    assert [chair["kind"] for chair in again["chairs"]] == ["open", "person"]  # Everybody moves on by one chair.
    assert json.dumps(again).count("Guest") == 0
    await part(host, guest)
