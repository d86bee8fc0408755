import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.support.player import Json, Player, at_random
from tests.support.postgres import Server
from tests.support.process import ServerProcess, wait_for_end
from tests.support.web_table import part

from adyton.store.workers import ALIVE_MS


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory, postgres: Server) -> Iterator[ServerProcess]:
    """A server with two workers, for the tests that leave both of them alive."""
    flags = ("--database", postgres.new_database(), "--workers", "2")
    few = {"ADYTON_SIGN_INS_PER_MINUTE": "1"}
    with ServerProcess(tmp_path_factory.mktemp("workers"), *flags, environment=few) as server:
        yield server


def pids(server: ServerProcess) -> dict[str, int]:
    """Return the process id of each worker, from the log."""
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    return {line["worker"]: line["pid"] for line in lines if line["event"] == "started"}


async def both_work(server: ServerProcess) -> None:
    """Wait for the slower worker: it does not know what the other one counted before it came."""
    async with asyncio.timeout(60):
        while len(pids(server)) < 2:  # noqa: ASYNC110  (a log tells nobody that it grows)
            await asyncio.sleep(0.05)


def holder_of(url: str, table: str) -> str:
    engine = create_engine(url)
    with engine.connect() as connection:
        holder = connection.execute(text("SELECT holder FROM tables WHERE id = :table"), {"table": table}).scalar()
    engine.dispose()
    return str(holder)


async def test_the_table_of_a_worker_that_dies_is_taken_over(tmp_path: Path, postgres_url: str) -> None:
    with ServerProcess(tmp_path, "--database", postgres_url, "--workers", "3") as server:
        player, other = await Player.arrive(server.address), await Player.arrive(server.address)
        table = (await player.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
        await player.post(f"/api/tables/{table}/start")
        before = holder_of(postgres_url, table)
        os.kill(pids(server)[before], signal.SIGKILL)
        for guest in (player, other):  # Connected to workers that are alive.
            await asyncio.sleep(0.2)
            await guest.resume(table)
        await asyncio.wait_for(player.play(at_random(random.Random(3))), 60)
        assert holder_of(postgres_url, table) != before
        assert player.seating is not None
        assert player.seating["status"] == "finished"
        await other.hear_until(lambda news: news["type"] == "seating" and news["table"]["status"] == "finished")
        await part(player, other)


async def test_all_workers_share_the_limit_of_sign_in_attempts(two_workers: ServerProcess) -> None:
    """Ten at once from one address, then one a minute. A NUL, which PostgreSQL cannot store, is just wrong."""
    statuses = []
    for _ in range(30):
        async with httpx.AsyncClient(base_url=two_workers.address) as browser:  # Another connection, any worker.
            wish = {"login": "pyth\x00ia", "password": "12345678"}
            statuses.append((await browser.post("/api/sign-in/password", json=wish)).status_code)
    assert set(statuses) == {403, 429}
    assert statuses.count(403) <= 16
    assert "Traceback" not in two_workers.log


@pytest.mark.parametrize("database", ["SQLite", "PostgreSQL"])
async def test_all_workers_share_the_limit_of_new_guests(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    flags = ("--database", request.getfixturevalue("postgres_url")) if database == "PostgreSQL" else ()
    few = {"ADYTON_ACCOUNTS_PER_HOUR": "10"}
    statuses = []
    with ServerProcess(tmp_path, *flags, "--workers", "2", environment=few) as server:
        await both_work(server)
        for _ in range(30):
            async with httpx.AsyncClient(base_url=server.address) as browser:  # Another connection, any worker.
                statuses.append((await browser.post("/api/account")).status_code)
    assert set(statuses) == {200, 429}
    assert statuses.count(200) <= 13  # One worker may answer before it hears of the other's last guest.


async def test_all_workers_share_the_limit_of_invitations(tmp_path: Path) -> None:
    """Ten an hour: each of them may send somebody a mail."""
    with ServerProcess(tmp_path, "--workers", "2") as server:
        await both_work(server)
        host = await Player.arrive(server.address)
        answer = await host.http.put("/api/account/password", json={"login": "ada", "password": "12345678"})
        assert answer.status_code == 200
        table = (await host.post("/api/tables", {"game": "keltis", "seats": 2}))["id"]
        host.http.headers["connection"] = "close"  # So that the workers take turns.
        statuses = [
            (await host.http.post(f"/api/tables/{table}/invite", json={"login": f"nobody{n}"})).status_code
            for n in range(30)
        ]
        await part(host)
    assert set(statuses) == {200, 429}
    assert statuses.count(200) <= 13  # One worker may answer before it hears of the other's last invitation.


async def hear_on_line(player: Player, line: str, after: int) -> tuple[list[Json], int]:
    batch = await player.get(f"/api/connections/{line}?after={after}")
    return batch["messages"], batch["next"]


async def play_on_line(player: Player, table: str, rng: random.Random) -> list[Json]:
    """Make a dozen moves by long polling. Return all messages."""
    line = (await player.post("/api/connections"))["connection"]
    choose = at_random(rng)
    heard: list[Json] = []
    after, acted, acts = 0, 0, 0

    async def send(*messages: Json) -> None:
        answer = await player.http.post(f"/api/connections/{line}", json=list(messages))
        assert answer.status_code == 204, answer.text

    await send({"type": "resume", "table": table})
    while acts < 12 and not player.is_over():
        messages, after = await hear_on_line(player, line, after)
        heard += messages
        for message in messages:
            if message["type"] == "ping":
                await send({"type": "pong", "n": message["n"]})
            elif message["type"] == "table":
                player.position = message
            elif message["type"] == "seating":
                player.seating = message["table"]
        position = player.position
        if position is not None and player.may_act() and position["line"] > acted:
            acted = position["line"]
            acts += 1
            await send({"type": "act", "id": f"l{acted}", "line": acted, "do": choose(position)})
    assert (await player.http.delete(f"/api/connections/{line}")).status_code == 204
    return heard


async def test_a_table_is_played_by_long_polling_through_any_worker(two_workers: ServerProcess) -> None:
    player = await Player.arrive(two_workers.address)
    # A new connection for every request, so that the workers take turns.
    player.http.headers["connection"] = "close"
    table = (await player.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
    await player.post(f"/api/tables/{table}/start")
    heard = await asyncio.wait_for(play_on_line(player, table, random.Random(1)), 100)
    moves = [message["line"] for message in heard if message["type"] == "table"]
    assert moves == sorted(moves)
    assert {message["type"] for message in heard} >= {"seating", "table", "ping"}
    assert [message["done"]["id"] for message in heard if message.get("done")]
    await part(player)
    assert '"exception"' not in two_workers.log


async def test_a_long_polling_connection_ignores_strangers(server: ServerProcess) -> None:
    owner, stranger = await Player.arrive(server.address), await Player.arrive(server.address)
    line = (await owner.post("/api/connections"))["connection"]
    assert (await stranger.http.get(f"/api/connections/{line}")).json()["code"] == "no-such-connection"
    assert (await stranger.http.post(f"/api/connections/{line}", json=[])).status_code == 404
    assert (await owner.http.get("/api/connections/nobody-x")).status_code == 404
    await part(owner, stranger)


async def test_a_graceful_stop_tells_everybody_to_come_back(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        player = await Player.arrive(server.address)
        table = (await player.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
        await player.resume(table)
        await player.post(f"/api/tables/{table}/start")
        await player.hear_type("table")
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        news = await player.hear_type("gone")
        assert news == {"type": "gone", "reason": "stopping", "retry_ms": 1500}
        assert await stopping == 0
        await part(player)
    with closing(sqlite3.connect(tmp_path / "data" / "adyton.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM present").fetchone() == (0,)
        # The old holder counts as dead, so that another process need not wait.
        living = "SELECT count(*) FROM tables JOIN workers ON holder = workers.id WHERE seen > ?"
        assert connection.execute(living, (time.time_ns() // 1_000_000 - ALIVE_MS,)).fetchone() == (0,)


def test_a_second_server_on_the_same_file_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    second = ServerProcess(tmp_path, "--data", str(server.folder / "data"))
    try:
        second.start()
    except AssertionError:
        assert "Another server uses the folder" in second.log
    else:
        raise AssertionError("two servers run on one file")


def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path, postgres_url: str) -> None:
    server = ServerProcess(tmp_path, "--database", postgres_url, "--workers", "2").start()
    while len(pids(server)) < 2:
        time.sleep(0.05)
    workers = list(pids(server).values())
    server.kill()
    for worker in workers:
        wait_for_end(worker)
    server.start()  # The port is free again.
    assert server.stop() == 0
