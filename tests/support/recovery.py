"""How long people wait after a fault: `python -m tests.support.recovery --times 20`.

A worker that holds a table is killed: until another holds it, and until a browser has its position again. A bot
hangs: until the table has moved for it.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, text
from tests.support.crash import living_workers
from tests.support.hub_table import Notebook, act, come, hub_on, legal, mover, started, until
from tests.support.player import Player
from tests.support.postgres import Server, find_programs
from tests.support.process import ServerProcess
from tests.support.stubborn import LOST

from adyton.bots.pool import Pool
from adyton.store.database import connect
from adyton.tables.hub import Limits
from adyton.tables.table import Table

# It answers its first question and hangs over the second.
HANGS = """import json, sys, time
print(json.dumps({'do': json.loads(sys.stdin.readline())['legal'][0]}), flush=True)
sys.stdin.readline()
time.sleep(1000)"""


def holder_of(engine: Engine, table: str) -> str:
    with engine.connect() as connection:
        return str(connection.execute(text("SELECT holder FROM tables WHERE id = :id"), {"id": table}).scalar())


async def take_over(server: ServerProcess, engine: Engine) -> tuple[float, float]:
    """Kill the holder of a new table. Return when another holds it, and when the browser has its position again."""
    player = await Player.arrive(server.address)
    table = (await player.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
    await player.post(f"/api/tables/{table}/start")
    await player.resume(table)
    await player.hear_type("table")
    workers, before = await living_workers(server, 3), holder_of(engine, table)
    os.kill(workers[before], signal.SIGKILL)
    killed = time.monotonic()
    await player.hang_up()
    while True:
        try:
            await player.resume(table)
            await player.hear_type("table")
            break
        except LOST:
            player.socket = None
            await asyncio.sleep(0.05)
    seen = time.monotonic() - killed
    while holder_of(engine, table) == before:  # noqa: ASYNC110  (it is the database that changes)
        await asyncio.sleep(0.02)
    taken = time.monotonic() - killed
    await player.post(f"/api/tables/{table}/give-up")
    await player.leave()
    return taken, seen


async def hung_bot(folder: Path) -> float:
    """Return how long a table waits for a bot that hangs, with the limits of a new server."""
    async with hub_on(folder) as hub:
        hub.limits = Limits(bot_pause_ms=0)
        hub.pool = Pool(1, command=(sys.executable, "-c", HANGS))
        table = await started(hub, "keltis", ["ada"], bots=1)
        await come(table, Notebook("ada"))
        waits = [await _bots_turn(table) for _ in range(2)]
        await hub.pool.stop()
        return waits[-1]


async def _bots_turn(table: Table) -> float:
    """Finish the person's turn, and return how long the bot's takes."""
    while mover(table) == 0:
        await act(table, 0, legal(table, 0)[0], table.line, table.at)
    began = time.monotonic()
    await until(lambda: mover(table) == 0)
    return time.monotonic() - began


def _tell(what: str, waits: list[float]) -> None:
    print(f"{what}: {median(waits):.1f} s (median), {max(waits):.1f} s at most, of {len(waits)}", flush=True)


async def measure(server: ServerProcess, engine: Engine, times: int) -> None:
    pairs = [await take_over(server, engine) for _ in range(times)]
    _tell("another worker holds the table", [taken for taken, _ in pairs])
    _tell("the browser has its position again", [seen for _, seen in pairs])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        _tell("a hung bot's table goes on", [asyncio.run(hung_bot(Path(folder)))])
    programs = find_programs()
    assert programs is not None, "PostgreSQL is not installed"
    with TemporaryDirectory() as folder, Server(programs) as postgres:
        url = postgres.new_database()
        engine = connect(url)
        with ServerProcess(Path(folder), "--database", url, "--workers", "3") as server:
            asyncio.run(measure(server, engine, args.times))
        engine.dispose()


if __name__ == "__main__":
    main()
