"""A friend who comes late, over real sockets: the link, the chair, a ban, and a server that dies in between."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.support.player import Json, Player, at_random
from tests.support.process import ServerProcess
from tests.support.web_table import part

from adyton.engine.record import read_record
from adyton.engine.replay import verify
from adyton.games import GAMES


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as server:
        yield server


async def three_friends(address: str, *, public: bool = False) -> tuple[list[Player], str, str]:
    """Three friends play with a bot. Return them, the table and the key of its link."""
    players = [await Player.arrive(address, name) for name in ("Anna", "Ben", "Cleo")]
    opened = await players[0].post("/api/tables", {"game": "oracle", "seats": 4, "bots": ["random"], "public": public})
    table, key = opened["id"], opened["key"] or "none"
    for player in players[1:]:
        await player.post(f"/api/tables/{table}/enter", {"key": key})
        await player.post(f"/api/tables/{table}/sit", {})
    await players[0].post(f"/api/tables/{table}/start")
    for player in players:
        await player.resume(table)
        await player.hear_type("table")
    return players, table, key


async def test_a_late_friend_plays_to_the_end_and_the_record_is_valid(server: ServerProcess) -> None:
    players, table, key = await three_friends(server.address)
    late, path = await Player.arrive(server.address, "Dora"), f"/api/tables/{table}"
    assert (await late.http.post(f"{path}/sit", json={"seat": 3})).json()["code"] == "no-such-table"
    entered = await late.post(f"{path}/enter", {"key": key})
    assert (entered["you"], entered["may_take"]) == (None, [3])
    await late.resume(table)
    await late.hear_type("table")
    assert (await late.http.get(f"{path}/replay?eyes=3")).json()["code"] == "hidden"
    assert (await late.post(f"{path}/sit", {"seat": 3}))["you"] == 3
    own = await late.hear_until(lambda message: message["type"] == "table" and message["view"]["viewer"] == 3)
    assert own["fresh"] is True
    told = await players[0].hear_until(lambda message: message["type"] == "seating" and bool(message["table"]["notes"]))
    assert [(note["name"], note["who"]) for note in told["table"]["notes"]] == [("sat", "Dora")]
    assert (await late.get(f"{path}/replay?eyes=3"))["eyes"] == 3
    assert (await late.http.get(f"{path}/replay?eyes=0")).json()["code"] == "hidden"
    assert (await players[0].http.post(f"{path}/sit", json={"seat": 3})).json()["code"] == "seated-already"
    await asyncio.gather(*(player.play(at_random(random.Random(seat))) for seat, player in enumerate([*players, late])))
    read = read_record((await late.http.get(f"{path}/record")).text)
    verify(GAMES["oracle"], read)
    assert [(one.seat, one.name) for one in read.header.sittings] == [(3, "Dora")]
    again = await late.post(f"{path}/rematch")
    assert [chair["name"] for chair in again["chairs"]] == ["Ben", "Cleo", "Dora", "Anna"]
    await part(*players, late)


async def test_after_a_crash_the_chair_is_still_the_late_friends(server: ServerProcess) -> None:
    players, table, key = await three_friends(server.address)
    late, path = await Player.arrive(server.address, "Dora"), f"/api/tables/{table}"
    await late.post(f"{path}/enter", {"key": key})
    await late.post(f"{path}/sit", {"seat": 3})
    server.kill()
    server.start()
    await late.resume(table)
    position = await late.hear_type("table")
    assert position["view"]["viewer"] == 3
    assert late.seating is not None
    assert (late.seating["you"], late.seating["chairs"][3]["name"]) == (3, "Dora")
    await part(*players, late)


@pytest.mark.parametrize(("database", "public"), [("SQLite", False), ("SQLite", True), ("PostgreSQL", True)])
async def test_with_two_workers_one_of_those_who_press_at_once_gets_the_chair(
    request: pytest.FixtureRequest, tmp_path: Path, database: str, public: bool
) -> None:
    flags = ("--database", request.getfixturevalue("postgres_url")) if database == "PostgreSQL" else ()
    with ServerProcess(tmp_path, "--workers", "2", *flags) as server:
        players, table, key = await three_friends(server.address, public=public)
        path = f"/api/tables/{table}"
        late = [await Player.arrive(server.address, name) for name in ("Dora", "Emil", "Fay", "Gus")]
        for player in late:
            await player.post(f"{path}/enter", {"key": key})
        answers = await asyncio.gather(*(player.http.post(f"{path}/sit", json={"seat": 3}) for player in late))
        codes = sorted(answer.json().get("code", "") for answer in answers)
        assert codes == ["", *["question-open" if public else "chair-taken"] * 3]
        if public:
            await players[0].hear_until(_is_asked)
            await players[0].ask({"type": "answer", "yes": True})
        infos = [await player.get(path) for player in late]
        assert sorted(info["you"] is not None for info in infos) == [False, False, False, True]
        if public:
            turned = [info["you"] for info in infos].index(None)
            await _check_that_a_no_holds(players, late[turned], path)
        await part(*players, *late)


def _is_asked(message: Json) -> bool:
    return message["type"] == "seating" and message["table"]["question"] is not None


async def _check_that_a_no_holds(players: list[Player], late: Player, path: str) -> None:
    """Ben leaves, and the host turns somebody away, who asks again in every process."""
    await players[1].post(f"{path}/give-up")
    assert (await late.post(f"{path}/sit", {"seat": 1}))["question"]["yours"] is True
    await players[0].hear_until(lambda message: _is_asked(message) and message["table"]["question"]["by"] == 1)
    await players[0].ask({"type": "answer", "yes": False})
    for _ in range(6):
        async with httpx.AsyncClient(base_url=late.address, cookies=late.http.cookies) as again:
            assert (await again.post(f"{path}/sit", json={"seat": 1})).json()["code"] == "turned-away"
