"""People who invite too often: they can be muted from the message and from home, and heard again."""

from tests.support.player import Json, Player
from tests.support.process import ServerProcess
from tests.support.web_table import part

from adyton.notify.off import OffWords
from adyton.web.identity import server_secret


async def kept(address: str, login: str) -> Player:
    """Return a player whose account has a password."""
    player = await Player.arrive(address, login.title())
    wish = {"login": login, "password": "nobody believes me"}
    assert (await player.http.put("/api/account/password", json=wish)).status_code == 200
    return player


async def invited(player: Player) -> list[Json]:
    tables: list[Json] = (await player.get("/api/tables"))["tables"]
    return [table for table in tables if table["invited_by"] is not None]


async def test_an_inviter_is_muted_from_home_and_heard_again(server: ServerProcess) -> None:
    host, guest = await kept(server.address, "muting-host"), await kept(server.address, "muting-guest")
    table = (await host.post("/api/tables", {"game": "keltis", "seats": 2, "public": False}))["id"]
    await host.post(f"/api/tables/{table}/invite", {"login": "muting-guest"})
    (shown,) = await invited(guest)
    assert (shown["id"], shown["invited_by"], shown["key"]) == (table, "Muting-Host", None)
    assert await invited(host) == []
    answer = await guest.http.post(f"/api/tables/{table}/decline", json={"mute": True})
    assert answer.status_code == 204
    await host.post(f"/api/tables/{table}/invite", {"login": "muting-guest"})
    assert await invited(guest) == []
    (person,) = (await guest.http.get("/api/account/muted")).json()
    assert person["name"] == "Muting-Host"
    assert (await guest.http.delete(f"/api/account/muted/{person['id']}")).json() == []
    assert (await guest.http.delete(f"/api/account/muted/{person['id']}")).json()["code"] == "no-such-account"
    await host.post(f"/api/tables/{table}/invite", {"login": "muting-guest"})
    assert len(await invited(guest)) == 1
    assert (await guest.http.post(f"/api/tables/{table}/decline", json={})).status_code == 204
    assert (await guest.http.get("/api/account/muted")).json() == []
    answer = await guest.http.post(f"/api/tables/{table}/decline", json={})
    assert answer.json()["code"] == "no-such-invitation"
    await part(host, guest)


async def test_the_word_of_a_message_mutes_its_sender_without_signing_in(server: ServerProcess) -> None:
    host, guest = await kept(server.address, "word-host"), await kept(server.address, "word-guest")
    nobody = Player(server.address)
    ids = [(await player.get("/api/account"))["id"] for player in (guest, host)]
    words = OffWords(server_secret(server.folder / "data"))
    for wrong in (words.word(ids[0]), words.mute_word("nobody", ids[1]), "x"):
        assert (await nobody.http.post("/api/notifying/mute", json={"word": wrong})).json()["code"] == "wrong-code"
    answer = await nobody.http.post("/api/notifying/mute", json={"word": words.mute_word(*ids)})
    assert answer.status_code == 204
    assert [person["name"] for person in (await guest.http.get("/api/account/muted")).json()] == ["Word-Host"]
    await part(host, guest, nobody)
