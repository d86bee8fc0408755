"""Load: people playing Oracle on a server with every move durable, as a ratio to a bare server that only broadcasts.

`python tools/bench_server.py [CLIENTS…]` (default: 200 1000). Both servers run in turn with the same clients in the
same process, so that the ratio means something on any machine.
"""

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median, quantiles

import httpx
import msgspec
from tests.web.process import ServerProcess, free_port
from websockets.asyncio.client import ClientConnection, connect

SECONDS = 8.0
LAPS = {200: 3}  # one where not said otherwise
RACED = {"stale", "not-your-turn", "not-now"}  # where all choose at once, a client may answer a question twice
SEATS = 4


class Told(msgspec.Struct):
    """What a client needs of a message; the rest is passed over."""

    type: str
    move: int = 0
    legal: list[str] = []
    n: int = 0
    code: str = ""


class Count:
    """Acts and how long the others waited for what came of them, in ms."""

    def __init__(self) -> None:
        self.acts = 0
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.lost = 0

    def p(self, percent: int) -> float:
        return quantiles(self.waits, n=100)[percent - 1] if len(self.waits) > 1 else float("nan")


class Room:
    """Four clients and the last act of one of them."""

    def __init__(self) -> None:
        self.sent_at = 0.0
        self.sender = -1
        self.move = -1


async def open_socket(address: str, cookie: str = "") -> ClientConnection:
    headers = {"Cookie": cookie} if cookie else None
    return await connect(address, additional_headers=headers, max_size=None, compression=None, open_timeout=60)


async def in_batches(jobs: list[Callable[[], Awaitable[object]]], size: int = 20) -> list[object]:
    done: list[object] = []
    for start in range(0, len(jobs), size):
        done += await asyncio.gather(*(job() for job in jobs[start : start + size]))
    return done


# --- The tables ---


async def play(socket: ClientConnection, seat: int, room: Room, count: Count, until: list[float]) -> None:
    """Answers every position that asks for it, with the first thing that is legal."""
    decode = msgspec.json.Decoder(Told).decode
    number = 0
    async for raw in socket:
        now = time.perf_counter()
        told = decode(raw)
        if told.type == "table":
            count.sizes.append(len(raw))
            if told.move > room.move and room.sender not in {-1, seat}:
                count.waits.append((now - room.sent_at) * 1000)
            if told.legal and now < until[0]:
                number += 1
                room.sent_at, room.sender, room.move = now, seat, told.move
                count.acts += 1
                await socket.send(f'{{"type":"act","id":"n{number}","move":{told.move},"do":"{told.legal[0]}"}}')
        elif told.type == "ping":
            await socket.send(f'{{"type":"pong","n":{told.n}}}')
        elif told.type == "refused" and told.code not in RACED:
            count.refused += 1
        elif told.type == "gone":
            count.lost += 1


async def sit_down(
    address: str, clients: int
) -> tuple[list[list[ClientConnection]], list[Callable[[], Awaitable[object]]]]:
    """Tables full of people, connected; and how to start each."""
    tables: list[list[ClientConnection]] = []
    starts: list[Callable[[], Awaitable[object]]] = []

    async def table() -> None:
        people = [httpx.AsyncClient(base_url=address, timeout=60) for _ in range(SEATS)]
        for person in people:
            (await person.post("/api/account")).raise_for_status()
        made = (await people[0].post("/api/tables", json={"game": "oracle", "seats": SEATS})).json()["id"]
        for person in people[1:]:
            (await person.post(f"/api/tables/{made}/sit", json={})).raise_for_status()
        sockets = [
            await open_socket(address.replace("http", "ws") + "/api/socket", f"adyton={person.cookies['adyton']}")
            for person in people
        ]
        for socket in sockets:
            await socket.send(f'{{"type":"resume","table":"{made}"}}')
        tables.append(sockets)
        starts.append(lambda: people[0].post(f"/api/tables/{made}/start"))

    await in_batches([table for _ in range(clients // SEATS)], 5)
    return tables, starts


async def load_tables(address: str, clients: int) -> Count:
    tables, starts = await sit_down(address, clients)
    count, until = Count(), [float("inf")]
    rooms = [Room() for _ in tables]
    players = [
        asyncio.create_task(play(socket, seat, room, count, until))
        for room, sockets in zip(rooms, tables, strict=True)
        for seat, socket in enumerate(sockets)
    ]
    await in_batches(starts, 10)
    await measure(count, until)
    dead = sum(player.done() for player in players)
    count.lost += dead
    await close(players, [socket for sockets in tables for socket in sockets])
    return count


# --- The bare server ---


async def chatter(socket: ClientConnection, seat: int, room: Room, count: Count, until: list[float]) -> None:
    """The four of a room speak in turn."""
    async for raw in socket:
        now = time.perf_counter()
        number = int(raw)
        if room.sender != seat:
            count.waits.append((now - room.sent_at) * 1000)
        if number % SEATS == seat and now < until[0]:
            room.sent_at, room.sender = now, seat
            count.acts += 1
            await socket.send(str(number + 1))


async def load_bare(address: str, clients: int) -> Count:
    count, until = Count(), [float("inf")]
    jobs = [(lambda n=n: open_socket(f"{address}/room/r{n // SEATS}")) for n in range(clients)]
    sockets = [socket for socket in await in_batches(list(jobs)) if isinstance(socket, ClientConnection)]
    rooms = [Room() for _ in range(clients // SEATS)]
    talkers = [
        asyncio.create_task(chatter(socket, n % SEATS, rooms[n // SEATS], count, until))
        for n, socket in enumerate(sockets)
    ]
    for n in range(0, clients, SEATS):
        rooms[n // SEATS].sent_at = time.perf_counter()
        await sockets[n].send("1")
    await measure(count, until)
    count.lost = sum(talker.done() for talker in talkers)
    await close(talkers, sockets)
    return count


async def measure(count: Count, until: list[float]) -> None:
    """A moment to warm up, then the time that counts."""
    await asyncio.sleep(1.5)
    count.acts, count.waits, count.sizes = 0, [], []
    await asyncio.sleep(SECONDS)
    until[0] = 0.0
    acts = count.acts
    await asyncio.sleep(1.0)
    count.acts = acts


async def close(tasks: list[asyncio.Task[None]], sockets: list[ClientConnection]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for socket in sockets:
        socket.transport.abort()
    await asyncio.sleep(0.2)


@contextlib.contextmanager
def bare_server(size: int) -> Iterator[str]:
    port = free_port()
    process = subprocess.Popen([sys.executable, str(Path(__file__).with_name("bare_server.py")), str(port), str(size)])
    try:
        for _ in range(200):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/")
                break
            time.sleep(0.05)
        yield f"ws://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def table_server() -> Iterator[str]:
    environment = {"ADYTON_SOCKETS_PER_ADDRESS": "5000"}
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), environment=environment) as server:
        yield server.address


def lap(clients: int) -> tuple[Count, Count]:
    with table_server() as address:
        tables = asyncio.run(load_tables(address, clients))
    with bare_server(round(median(tables.sizes))) as address:
        bare = asyncio.run(load_bare(address, clients))
    return tables, bare


def report(clients: int) -> None:
    laps = [lap(clients) for _ in range(LAPS.get(clients, 1))]
    moves = median(tables.acts / bare.acts for tables, bare in laps)
    slow = median(tables.p(99) / bare.p(99) for tables, bare in laps)
    tables, bare = laps[-1]
    lost, refused = sum(each.lost for each, _ in laps), sum(each.refused for each, _ in laps)
    print(f"{clients} clients, median of {len(laps)} laps of {SECONDS:.0f} s:")
    print(
        f"  moves per second: {moves:.2f} of the bare server's ({tables.acts / SECONDS:.0f} to {bare.acts / SECONDS:.0f})"
    )
    print(f"  p99 until the others have the view: {slow:.2f} times its ({tables.p(99):.0f} to {bare.p(99):.0f} ms)")
    print(
        f"  p50: {tables.p(50):.0f} to {bare.p(50):.0f} ms; lost: {lost}; refused: {refused}; a view: {median(tables.sizes):.0f} bytes"
    )


if __name__ == "__main__":
    for wish in sys.argv[1:] or ["200", "1000"]:
        report(int(wish))
