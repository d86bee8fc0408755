"""Kills the server again and again while people play. No acknowledged move may be lost or done twice.

`python -m tests.support.crash --kills 1000` does it on SQLite, `--workers 3 --postgres` on PostgreSQL.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from sqlalchemy import Engine, select
from tests.support.player import at_random
from tests.support.postgres import Server, find_programs
from tests.support.process import ServerProcess, is_alive
from tests.support.progress import Progress
from tests.support.stubborn import Acknowledged, Stubborn

from adyton.engine.record import read_record
from adyton.engine.replay import verify
from adyton.games import GAMES
from adyton.store.database import connect
from adyton.store.schema import all_lines

# Two people at each table. Without bots a table goes on while the worker that held it is dead.
TABLES = (("oracle", 1), ("keltis", 1), ("keltis", 0))
ALL_AT_ONCE = 10  # Of so many kills among several workers, one kills all of them and their parent.
ALL_CHECKED = 50  # After so many kills every move since the start is checked, else those of the tables in play.
MOST_MOVES = 40  # Between two kills.
LONGEST_S = 600  # For them, also if the machine is busy or the run was paused.
LAST_GAMES_S = 3600


class Siege:
    """A server that is killed, the people who play on it, and what was acknowledged to them."""

    def __init__(self, folder: Path, seed: int, database: str = "", workers: int = 1) -> None:
        flags = ("--database", database) if database else ()
        self.server = ServerProcess(folder, "--workers", str(workers), *flags)
        self.place = database or f"sqlite:///{folder / 'data' / 'adyton.sqlite'}"
        self.workers = workers
        self.rng = random.Random(seed)
        self.pairs: list[list[Stubborn]] = []
        self.stop = asyncio.Event()
        self.kills = 0
        self.games = 0  # that were played to their end and verified

    @property
    def acknowledged(self) -> list[Acknowledged]:
        return [done for pair in self.pairs for player in pair for done in player.acknowledged]

    @property
    def moves(self) -> int:
        """Return how many moves were acknowledged."""
        return sum(len(player.acknowledged) for pair in self.pairs for player in pair)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.moves:,} acknowledged moves, none lost or doubled; {self.games} games verified"
        )

    async def survive(self, kills: int, tell: Callable[[], None] = lambda: None) -> int:
        """Play through this many kills. Return how many moves were acknowledged."""
        self.server.start()
        engine = connect(self.place)
        tables: list[asyncio.Task[None]] = []
        try:
            self.pairs = [[await Stubborn.arrive(self.server.address) for _ in range(2)] for _ in TABLES]
            tables = [
                asyncio.create_task(self._play(*what, pair)) for what, pair in zip(TABLES, self.pairs, strict=True)
            ]
            while self.kills < kills:
                await self._wait_for_moves()
                await self._kill(engine)
                _raise_what_failed(tables)
                tell()
            self.stop.set()
            await asyncio.wait_for(asyncio.gather(*tables), LAST_GAMES_S)
            await self._leave()
            self.server.stop()
            check(engine, self.acknowledged)
        finally:
            await _end(tables)
            await self._leave()
            self.server.stop()
            engine.dispose()
        assert "Traceback" not in self.server.log
        return len(self.acknowledged)

    async def _leave(self) -> None:
        """Let everybody leave, after a failure too: an open socket would fail another test."""
        for player in [player for pair in self.pairs for player in pair]:
            await player.leave()

    async def _wait_for_moves(self) -> None:
        """Wait until some more moves are acknowledged, and then a moment: the next ones are on their way."""
        goal = self.moves + self.rng.randrange(1, MOST_MOVES)
        async with asyncio.timeout(LONGEST_S):
            while self.moves < goal:  # noqa: ASYNC110  (players know no events)
                await asyncio.sleep(0.005)
        await asyncio.sleep(self.rng.uniform(0, 0.05))

    async def _kill(self, engine: Engine) -> None:
        """Kill the server or, among several workers, mostly one of them, and look at once what is written."""
        is_whole = self.workers == 1 or self.rng.randrange(ALL_AT_ONCE) == 0
        living: list[int] = []
        if self.workers > 1:
            living = list((await living_workers(self.server, self.workers if is_whole else 2)).values())
        victims = living if is_whole else [self.rng.choice(living)]
        if is_whole:
            self.server.kill()
        for pid in victims:
            with contextlib.suppress(ProcessLookupError):  # it ended with its parent
                os.kill(pid, signal.SIGKILL)
        self.kills += 1
        acknowledged = self.acknowledged
        playing = {player.table for pair in self.pairs for player in pair}
        check(engine, acknowledged, None if self.kills % ALL_CHECKED == 0 else playing)
        if is_whole:
            await asyncio.to_thread(self.server.start)

    async def _play(self, slug: str, bots: int, pair: list[Stubborn]) -> None:
        """Play one table after another, and verify the record at the end of each."""
        chooser = at_random(self.rng)
        while True:
            wish = {"game": slug, "seats": 2 + bots, "bots": ["random"] * bots}
            table = await _insist(pair[0], "/api/tables", wish)
            await _insist(pair[1], f"/api/tables/{table}/sit", {})
            await _insist(pair[0], f"/api/tables/{table}/start", None)
            await asyncio.gather(*(player.play_on(table, chooser) for player in pair))
            await _prove(slug, pair[0], table)
            self.games += 1
            if self.stop.is_set():
                return


async def living_workers(server: ServerProcess, least: int) -> dict[str, int]:
    """Return the process ids of the workers that live and have started, as soon as there are so many."""
    while True:
        lines = [json.loads(line) for line in server.log.splitlines() if '"started"' in line]
        living = {line["worker"]: line["pid"] for line in lines if is_alive(line["pid"])}
        if len(living) >= least:
            return living
        await asyncio.sleep(0.1)


async def _end(tasks: list["asyncio.Task[None]"]) -> None:
    """Cancel them again and again: a player who loses the connection at this moment does not notice it and plays on."""
    while any(not task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1)


def _raise_what_failed(tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        if task.done():
            task.result()


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


def check(engine: Engine, acknowledged: list[Acknowledged], tables: set[str] | None = None) -> None:
    """Check that every acknowledged move is there exactly once, at its acknowledged line.

    With `tables`, look only at the moves of these.
    """
    columns = (all_lines.c.table, all_lines.c.line, all_lines.c.act, all_lines.c.do)
    query = select(*columns).where(all_lines.c.act.is_not(None))
    if tables is not None:
        query = query.where(all_lines.c.table.in_(sorted(tables)))
    with engine.connect() as connection:
        written = [Acknowledged(*row) for row in connection.execute(query)]
    assert len(set(written)) == len({(row.table, row.act) for row in written})
    missing = {done for done in acknowledged if tables is None or done.table in tables} - set(written)
    assert not missing, missing


async def survive(folder: Path, kills: int, seed: int, database: str = "", workers: int = 1) -> int:
    """Play through this many kills. Return how many moves were acknowledged."""
    return await Siege(folder, seed, database, workers).survive(kills)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        if not args.postgres:
            _run(Siege(Path(folder), args.seed, workers=args.workers), args.kills)
            return
        programs = find_programs()
        assert programs is not None, "PostgreSQL is not installed"
        with Server(programs) as postgres:
            _run(Siege(Path(folder), args.seed, postgres.new_database(), args.workers), args.kills)


def _run(siege: Siege, kills: int) -> None:
    progress = Progress(lambda: str(siege))
    asyncio.run(siege.survive(kills, progress.look))
    progress.print()


if __name__ == "__main__":
    main()
