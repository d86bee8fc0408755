"""Kills the server again and again while people play. No acknowledged move may be lost or done twice."""

import asyncio
import random
from pathlib import Path

import httpx
from sqlalchemy import select
from tests.support.player import at_random
from tests.support.process import ServerProcess
from tests.support.stubborn import Acknowledged, Stubborn

from adyton.engine.record import read_record
from adyton.engine.replay import verify
from adyton.games import GAMES
from adyton.store.database import connect
from adyton.store.schema import all_lines

TABLES = ("oracle", "oracle", "keltis")


async def survive(folder: Path, kills: int, seed: int, database: str = "") -> int:
    """Play tables of two people and a bot through this many kills. Return how many moves were acknowledged."""
    rng = random.Random(seed)
    server = ServerProcess(folder, *(("--database", database) if database else ()))
    place = database or f"sqlite:///{folder / 'data' / 'adyton.sqlite'}"
    server.start()
    try:
        pairs = [[await Stubborn.arrive(server.address) for _ in range(2)] for _ in TABLES]
        stop = asyncio.Event()
        tables = [asyncio.create_task(_tables(slug, pair, stop, rng)) for slug, pair in zip(TABLES, pairs, strict=True)]
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.05, 1.0))
            server.kill()
            acknowledged = [done for pair in pairs for player in pair for done in player.acknowledged]
            check(place, acknowledged)
            await asyncio.to_thread(server.start)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*tables), 120)
        for pair in pairs:
            for player in pair:
                await player.leave()
    finally:
        server.stop()
    acknowledged = [done for pair in pairs for player in pair for done in player.acknowledged]
    check(place, acknowledged)
    assert "Traceback" not in server.log
    return len(acknowledged)


async def _tables(slug: str, pair: list[Stubborn], stop: asyncio.Event, rng: random.Random) -> None:
    """Play one table after another, and verify the record at the end of each."""
    while True:
        table = await _insist(pair[0], "/api/tables", {"game": slug, "seats": 3, "bots": ["random"]})
        await _insist(pair[1], f"/api/tables/{table}/sit", {})
        await _insist(pair[0], f"/api/tables/{table}/start", None)
        chooser = at_random(rng)
        await asyncio.gather(*(player.play_on(table, chooser) for player in pair))
        await _prove(slug, pair[0], table)
        if stop.is_set():
            return


async def _insist(player: Stubborn, path: str, body: object) -> str:
    """Ask until the server answers. If a start was done but its answer lost, its refusal is fine."""
    while True:
        try:
            answer = await player.http.post(path, json=body)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            continue
        reply = answer.json()
        return str(reply.get("id", ""))


async def _prove(slug: str, player: Stubborn, table: str) -> None:
    while True:
        try:
            record = read_record((await player.http.get(f"/api/tables/{table}/record")).text)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            continue
        assert verify(GAMES[slug], record) is not None
        assert record.ending is not None
        return


def check(place: str, acknowledged: list[Acknowledged]) -> None:
    """Check that every acknowledged move is there exactly once, at its acknowledged line."""
    engine = connect(place)
    with engine.connect() as connection:
        rows = connection.execute(
            select(all_lines.c.table, all_lines.c.line, all_lines.c.act, all_lines.c.do).where(
                all_lines.c.act.is_not(None)
            )
        )
        written = [Acknowledged(*row) for row in rows]
    engine.dispose()
    assert len(set(written)) == len({(row.table, row.act) for row in written})
    missing = set(acknowledged) - set(written)
    assert not missing, missing
