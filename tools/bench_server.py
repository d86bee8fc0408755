"""Load: people playing Oracle on a server with every move durable, as a ratio to a bare server that only broadcasts.

`python tools/bench_server.py [CLIENTS…]` (default: 200 1000). Both servers run in turn with the same clients in the
same process, so that the ratio means something on any machine.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import fmean, median, quantiles

import httpx
import uvloop
from plain_socket import PlainSocket, open_socket
from tests.support.process import ServerProcess, free_port

SECONDS = 8.0
WARM_UP_S = 1.5
LAPS = {200: 3}  # one where not said otherwise
GAMES = {200: 5}  # that a table plays one after the other, so that nobody runs out of moves before the time is up
RACED = (b'"stale"', b'"not-your-turn"', b'"not-now"')  # where all choose at once, a question may be answered twice
SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")


class Count:
    """Acts and how long the others waited for what came of them, in ms."""

    def __init__(self) -> None:
        self.is_on = True
        self.acts = 0
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.lost = 0
        self.busy = 0.0  # the part of a core that the server used,
        self.own = 0.0  # and its clients

    def p(self, percent: int) -> float:
        return quantiles(self.waits, n=100)[percent - 1] if len(self.waits) > 1 else float("nan")


class Room:
    """Four clients, the last act of one of them, and the tables that they play at in turn."""

    def __init__(self, tables: list[str] | None = None) -> None:
        self.sent_at = 0.0
        self.sender = -1
        self.move = 0
        self.tables = tables or []


async def in_batches(jobs: list[Callable[[], Awaitable[object]]], size: int = 20) -> list[object]:
    done: list[object] = []
    for start in range(0, len(jobs), size):
        done += await asyncio.gather(*(job() for job in jobs[start : start + size]))
    return done


# --- The tables ---


class Player:
    """Answers every position that asks for it, with the first thing that is legal, and looks at no more of it."""

    def __init__(self, socket: PlainSocket, seat: int, room: Room, count: Count) -> None:
        self.socket = socket
        self.seat = seat
        self.room = room
        self.count = count
        self.number = 0
        self.game = 0
        socket.hear = self.hear

    def come(self) -> None:
        self.socket.send(f'{{"type":"resume","table":"{self.room.tables[self.game]}","parts":true}}')

    def hear(self, raw: bytes) -> None:
        if raw.startswith(b'{"type":"table"'):
            self.see(raw)
        elif raw.startswith(b'{"type":"ping"'):
            self.socket.send(f'{{"type":"pong","n":{int(raw[raw.rfind(b":") + 1 : -1])}}}')
        elif raw.startswith(b'{"type":"refused"'):
            self.count.refused += not any(code in raw for code in RACED)
        elif raw.startswith(b'{"type":"gone"'):
            self.count.lost += 1

    def see(self, raw: bytes) -> None:
        now, room, count = time.perf_counter(), self.room, self.count
        start = raw.index(b'"line":') + 7
        move = int(raw[start : raw.index(b",", start)])
        count.sizes.append(len(raw))
        if move > room.move and room.sender not in {-1, self.seat}:
            count.waits.append((now - room.sent_at) * 1000)
        if b'"phase":"over"' in raw:
            self.go_on()
            return
        start = raw.rindex(b'"legal":[') + 9
        if raw[start] == ord('"') and count.is_on:
            do = raw[start + 1 : raw.index(b'"', start + 1)].decode()
            self.number += 1
            room.sent_at, room.sender, room.move = now, self.seat, move
            count.acts += 1
            self.socket.send(f'{{"type":"act","id":"n{self.number}","line":{move},"do":"{do}"}}')

    def go_on(self) -> None:
        """To the next game."""
        if self.game + 1 < len(self.room.tables):
            self.game += 1
            self.room.sender = -1
            self.come()


class Host:
    """Opens tables for four guests by HTTP."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.cookies: list[str] = []

    async def arrive(self) -> None:
        for _ in range(SEATS):
            answer = await self.http.post("/api/account", headers={"Cookie": ""})
            self.cookies.append(f"adyton={answer.cookies['adyton']}")

    async def post(self, seat: int, path: str, body: object = None) -> str:
        answer = await self.http.post(path, json=body, headers={"Cookie": self.cookies[seat]})
        return str(answer.raise_for_status().json()["id"])

    async def table(self) -> str:
        """A game that has begun."""
        made = await self.post(0, "/api/tables", {"game": "oracle", "seats": SEATS})
        for seat in range(1, SEATS):
            await self.post(seat, f"/api/tables/{made}/sit", {})
        return await self.post(0, f"/api/tables/{made}/start")


async def seated(address: str, clients: int, count: Count) -> list[Player]:
    """Everybody with a socket, at tables that have begun."""
    players: list[Player] = []
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:

        async def four() -> None:
            host = Host(http)
            await host.arrive()
            room = Room([await host.table() for _ in range(GAMES.get(clients, 1))])
            for seat, cookie in enumerate(host.cookies):
                socket = await open_socket(address.replace("http", "ws") + "/api/socket", cookie)
                players.append(Player(socket, seat, room, count))

        http.cookies = _NoCookies()
        await in_batches([four for _ in range(clients // SEATS)], 5)
    return players


class _NoCookies(httpx.Cookies):
    """Each request says whose it is; the client that all share remembers nothing."""

    def extract_cookies(self, response: httpx.Response) -> None:
        pass


async def load_tables(address: str, clients: int, process: int) -> Count:
    count = Count()
    players = await seated(address, clients, count)
    for player in players:
        player.come()
    await measure(count, process)
    count.lost += sum(player.socket.is_lost for player in players)
    for player in players:
        player.socket.close()
    return count


# --- The bare server ---


class Talker:
    """The four of a room speak in turn."""

    def __init__(self, socket: PlainSocket, seat: int, room: Room, count: Count) -> None:
        self.socket = socket
        self.seat = seat
        self.room = room
        self.count = count
        socket.hear = self.hear

    def hear(self, raw: bytes) -> None:
        now, room, count = time.perf_counter(), self.room, self.count
        number = int(raw[:12])
        if room.sender != self.seat:
            count.waits.append((now - room.sent_at) * 1000)
        if number % SEATS == self.seat and count.is_on:
            room.sent_at, room.sender = now, self.seat
            count.acts += 1
            self.socket.send(f"{number + 1:012}")


async def load_bare(address: str, clients: int, process: int) -> Count:
    count = Count()
    jobs = [(lambda n=n: open_socket(f"{address}/room/r{n // SEATS}")) for n in range(clients)]
    sockets = [socket for socket in await in_batches(list(jobs)) if isinstance(socket, PlainSocket)]
    rooms = [Room() for _ in range(clients // SEATS)]
    talkers = [Talker(socket, n % SEATS, rooms[n // SEATS], count) for n, socket in enumerate(sockets)]
    for talker in talkers[::SEATS]:
        talker.room.sent_at = time.perf_counter()
        talker.socket.send(f"{1:012}")
    await measure(count, process)
    count.lost = sum(socket.is_lost for socket in sockets)
    for socket in sockets:
        socket.close()
    return count


async def measure(count: Count, process: int) -> None:
    """A moment to warm up, then the time that counts, then a moment for what is still on its way."""
    await asyncio.sleep(WARM_UP_S)
    count.acts, count.waits, count.sizes = 0, [], []
    began, busy, own = time.perf_counter(), cpu_of(process), time.process_time()
    await asyncio.sleep(SECONDS)
    count.is_on = False
    count.acts = round(count.acts * SECONDS / (time.perf_counter() - began))
    count.busy, count.own = (cpu_of(process) - busy) / SECONDS, (time.process_time() - own) / SECONDS
    await asyncio.sleep(1.0)


def cpu_of(process: int) -> float:
    """The seconds that a process has computed so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextlib.contextmanager
def bare_server(size: int) -> Iterator[tuple[str, int]]:
    port = free_port()
    process = subprocess.Popen([sys.executable, str(Path(__file__).with_name("bare_server.py")), str(port), str(size)])
    try:
        for _ in range(200):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/")
                break
            time.sleep(0.05)
        yield f"ws://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def table_server() -> Iterator[tuple[str, int]]:
    environment = {"ADYTON_SOCKETS_PER_ADDRESS": "5000", "ADYTON_ABSENCE_MS": "600000"}
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), environment=environment) as server:
        assert server.process is not None
        yield server.address, server.process.pid


def lap(clients: int) -> tuple[Count, Count]:
    with table_server() as (address, process):
        tables = uvloop.run(load_tables(address, clients, process))
    with bare_server(round(fmean(tables.sizes))) as (address, process):
        bare = uvloop.run(load_bare(address, clients, process))
    return tables, bare


def report(clients: int) -> None:
    laps = [lap(clients) for _ in range(LAPS.get(clients, 1))]
    moves = median(tables.acts / bare.acts for tables, bare in laps)
    slow = median(tables.p(99) / bare.p(99) for tables, bare in laps)
    lost, refused = sum(each.lost for each, _ in laps), sum(each.refused for each, _ in laps)
    print(f"{clients} clients, median of {len(laps)} laps of {SECONDS:.0f} s:")
    print(
        f"  moves per second: {moves:.2f} of the bare server's; p99 until the others have the view: {slow:.2f} times its"
    )
    for tables, bare in laps:
        for name, count in (("tables", tables), ("bare", bare)):
            print(
                f"  {name:>6}: {count.acts / SECONDS:5.0f} moves per second, p50 {count.p(50):4.0f} ms, "
                f"p99 {count.p(99):4.0f} ms, {1e6 * count.busy * SECONDS / max(1, count.acts):4.0f} µs of the server for each; "
                f"of a core the server had {count.busy:.0%}, the clients {count.own:.0%}"
            )
    size = fmean(tables.sizes and fmean(tables.sizes) for tables, _ in laps)
    print(f"  lost: {lost}; refused: {refused}; a position has {size:.0f} bytes")


if __name__ == "__main__":
    for wish in sys.argv[1:] or ["200", "1000"]:
        report(int(wish))
