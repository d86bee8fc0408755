"""Load on the server, beside boardgame.io and a bare server that only broadcasts, as Markdown.

`python tools/bench_server.py [--laps 3] [--seconds 8] [closed] [open] [memory] [workers]`; all parts by default, which
takes about eight minutes. In a lap all servers run one after the other with the same kind of clients, so that ratios
mean something on any machine. If `make compiled` has made the compiled package, its server runs in each lap, too.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import sqlite3
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, median

import httpx
import uvloop
from bench_clients import SEATS, BarePlayer, BoardgamePlayer, Client, Count, Room, connected, opened, seated
from bench_process import memory_of, spent_by
from plain_socket import open_socket
from tests.support.postgres import Server, find_programs
from tests.support.process import ServerProcess, free_port

TOOLS = Path(__file__).parent
BARE = TOOLS.parent / "build" / "bare" / "bin" / "python"  # with packages that are never updated
COMPILED = TOOLS.parent / "build" / "compiled"
WARM_UP_S = 1.5
GAMES = 6  # that a table plays one after the other, so that nobody runs out of moves before the time is up
RATES = (100, 250, 500, 1000)


# --- Servers ---


@contextlib.contextmanager
def package(folder: Path) -> Iterator[None]:
    """Let servers that start in the block run the package in this folder."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = f"{folder.resolve()}:{before}"
    try:
        yield
    finally:
        os.environ["PYTHONPATH"] = before


@contextlib.contextmanager
def table_server(*flags: str) -> Iterator[ServerProcess]:
    environment = {"ADYTON_SOCKETS_PER_ADDRESS": "5000", "ADYTON_ABSENCE_MS": "600000", "ADYTON_WORKERS": "0"}
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), *flags, environment=environment, is_forked=False)
        with server:
            yield server


@contextlib.contextmanager
def other_server(command: list[str]) -> Iterator[tuple[int, int]]:
    """Start a server that takes its port as the last argument; yield its port and process."""
    port = free_port()
    process = subprocess.Popen([*command, str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(400):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/")
                break
            time.sleep(0.05)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


# --- Closed loop: everybody answers at once ---


async def measure(players: list[Client], count: Count, process: int, seconds: float) -> None:
    """Warm up, measure, and wait for the answers that are still on their way."""
    for player in players:
        player.start()
    await asyncio.sleep(WARM_UP_S)
    count.moves, count.waits, count.sizes = 0, [], []
    began, busy, own = time.perf_counter(), spent_by(process), time.process_time()
    await asyncio.sleep(seconds)
    count.is_on = False
    count.seconds = time.perf_counter() - began
    count.spent, count.own_s = spent_by(process).since(busy), time.process_time() - own
    await asyncio.sleep(1.0)
    count.lost += sum(player.socket.is_lost for player in players)
    for player in players:
        player.socket.close()


async def load_tables(server: ServerProcess, clients: int, seconds: float) -> Count:
    assert server.process is not None
    count = Count()
    players = await seated(server.port, clients // SEATS, GAMES, count)
    await measure(players, count, server.process.pid, seconds)
    return count


async def load_rooms(
    kind: Callable[..., Client], address: Callable[[int], str], process: int, clients: int, seconds: float
) -> Count:
    count = Count()
    rooms = [Room() for _ in range(clients // SEATS)]
    players = []
    for number in range(clients):
        player = kind(await open_socket(address(number // SEATS)), number % SEATS, rooms[number // SEATS], count)
        if isinstance(player, BoardgamePlayer):
            player.match = f"m{number // SEATS}"
        players.append(player)
    await measure(players, count, process, seconds)
    return count


def lap(clients: int, seconds: float) -> dict[str, Count]:
    """Run each server once."""
    counts = {"Adyton": checked(clients, seconds)}
    if COMPILED.is_dir():
        with package(COMPILED):
            counts["Adyton, compiled"] = checked(clients, seconds)
    if (TOOLS / "boardgame" / "node_modules").is_dir():
        with other_server(["node", str(TOOLS / "boardgame" / "server.js")]) as (port, process):
            address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            counts["boardgame.io"] = uvloop.run(
                load_rooms(BoardgamePlayer, lambda _: address, process, clients, seconds)
            )
    size = str(round(fmean(counts["Adyton"].sizes)))
    with other_server([str(BARE), str(TOOLS / "bare" / "server.py"), size]) as (port, process):
        counts["bare broadcast"] = uvloop.run(
            load_rooms(BarePlayer, lambda room: f"ws://127.0.0.1:{port}/room/r{room}", process, clients, seconds)
        )
    return counts


def checked(clients: int, seconds: float) -> Count:
    """Run our server, and look its moves up on the disk."""
    with table_server() as server:
        count = uvloop.run(load_tables(server, clients, seconds))
        server.stop()
        check(count, server.folder / "data" / "adyton.sqlite")
        return count


def check(count: Count, place: Path) -> None:
    """Count acknowledged moves that are missing in the file, or there twice."""
    with contextlib.closing(sqlite3.connect(place)) as file:
        rows = file.execute('SELECT "table", seat, act, line FROM all_lines WHERE act IS NOT NULL').fetchall()
    written = {(table, seat, act): line for table, seat, act, line in rows}
    doubled = sum(number - 1 for number in Counter(row[:3] for row in rows).values())
    missing = sum(written.get(act) != line for act, line in count.acknowledged.items())
    count.lost += missing + doubled


def closed(laps: int, seconds: float, clients: int = 200) -> None:
    runs = [lap(clients, seconds) for _ in range(laps)]
    print(f"\n{clients} people, each answering at once; median of {laps} laps of {seconds:.0f} s:\n")
    print("| server | moves/s | p50 ms | p99 ms | CPU µs a move | moves/s of Adyton | p99 of Adyton | lost |")
    print("|---|---|---|---|---|---|---|---|")
    for name in runs[0]:
        counts = [run[name] for run in runs]
        moves = median(run["Adyton"].rate / run[name].rate for run in runs)
        slow = median(run["Adyton"].p(99) / run[name].p(99) for run in runs)
        figures = [median(each.rate for each in counts), *(median(each.p(p) for each in counts) for p in (50, 99))]
        cpu, lost = median(each.cpu_us for each in counts), sum(each.lost for each in counts)
        print(
            f"| {name} | {figures[0]:,.0f} | {figures[1]:.1f} | {figures[2]:.1f} | {cpu:.0f} | {moves:.2f} × "
            f"| {slow:.2f} × | {lost} |"
        )
    refused = sum(run["Adyton"].refused for run in runs)
    acknowledged = sum(len(run["Adyton"].acknowledged) for run in runs)
    print(f"\n{acknowledged:,} acknowledged moves were looked up on disk; {refused} refused.")


# --- Open loop: moves come at a fixed rate, whether the server keeps up or not ---


async def load_open(server: ServerProcess, clients: int, seconds: float) -> tuple[float, list[Count]]:
    """Return the seconds that setting up took, and the counts at each rate."""
    assert server.process is not None
    began = time.perf_counter()
    players = await seated(server.port, clients // SEATS, 1, Count(), is_open_loop=True)
    set_up = time.perf_counter() - began
    rooms = list(dict.fromkeys(player.room for player in players))
    for player in players:
        player.start()
    while any(player.line == 0 for player in players):  # noqa: ASYNC110  (until all are shown their table)
        await asyncio.sleep(0.1)
    await asyncio.sleep(2.0)
    found = [await _at_rate(players, rooms, rate, seconds, server.process.pid) for rate in RATES]
    for player in players:
        player.socket.close()
    return set_up, found


async def _at_rate(players: list[Client], rooms: list[Room], rate: int, seconds: float, process: int) -> Count:
    count = Count()
    for player in players:
        player.count = count
    began, busy = time.perf_counter(), spent_by(process)
    for number in range(round(rate * seconds)):
        due = began + number / rate
        while (left := due - time.perf_counter()) > 0:  # noqa: ASYNC110  (time itself is awaited)
            await asyncio.sleep(min(left, 0.002))
        room = rooms[number * 7919 % len(rooms)]
        room.due.append(due)
        room.tick()
        if number % 50 == 0:
            await asyncio.sleep(0)
    count.seconds, count.spent = time.perf_counter() - began, spent_by(process).since(busy)
    await asyncio.sleep(1.0)
    return count


def open_loop(laps: int, seconds: float, clients: int = 1000) -> None:
    runs = []
    for _ in range(laps):
        with table_server() as server:
            runs.append(uvloop.run(load_open(server, clients, seconds)))
    set_up = median(run[0] for run in runs)
    print(f"\n{clients // SEATS} tables with {clients:,} people, all connected, were set up in {set_up:.1f} s.")
    print("Then moves are made at a fixed rate. Waits count from the moment when a move was due.\n")
    print("| moves/s wanted | made | p50 ms | p99 ms | p99.9 ms | CPU |\n|---|---|---|---|---|---|")
    for place, rate in enumerate(RATES):
        counts = [found[place] for _, found in runs]
        waits = " | ".join(f"{median(count.p(p) for count in counts):.1f}" for p in (50, 99, 99.9))
        made = median(count.rate for count in counts)
        busy = median(count.spent.all / count.seconds for count in counts)
        print(f"| {rate} | {made:.0f} | {waits} | {busy:.0%} |")


# --- Memory, and several processes ---


async def _remember(server: ServerProcess, tables: int) -> tuple[float, float]:
    """Return the bytes for each table, and for each connected person."""
    assert server.process is not None
    process, count = server.process.pid, Count()
    count.is_on = False
    await opened(server.port, 20, 1)  # what is loaded once
    before = memory_of(process)
    seatings = await opened(server.port, tables, 1)
    await asyncio.sleep(1.0)
    idle = memory_of(process)
    players = [player for seating in seatings for player in await connected(server.port, seating, count)]
    for player in players:
        player.start()
    await asyncio.sleep(3.0)
    watched = memory_of(process)
    for player in players:
        player.socket.close()
    return (idle - before) / tables, (watched - idle) / len(players)


def memory(tables: int = 250) -> None:
    with table_server("--workers", "1") as server:  # all tables in the process that is looked at
        table, client = uvloop.run(_remember(server, tables))
    print(f"\nMemory: {table / 1024:.0f} kB for a running table to which nobody is connected, ", end="")
    print(f"and {client / 1024:.0f} kB for each person who is connected and shown it.")


def workers(laps: int, seconds: float, clients: int = 200) -> None:
    """Measure one process and two, with a SQLite file and with PostgreSQL."""
    _one_and_two("a SQLite file", lambda: (), laps, seconds, clients)
    programs = find_programs()
    if programs is None:
        print("\nPostgreSQL is not installed: it was not measured.")
        return
    with Server(programs) as postgres:
        _one_and_two("PostgreSQL", lambda: ("--database", postgres.new_database()), laps, seconds, clients)


def _one_and_two(name: str, flags: Callable[[], Sequence[str]], laps: int, seconds: float, clients: int) -> None:
    rates: dict[str, list[float]] = {"1": [], "2": []}
    for number in [*rates] * laps:
        with table_server(*flags(), "--workers", number) as server:
            rates[number].append(uvloop.run(load_tables(server, clients, seconds)).rate)
    one, two = (median(rates[number]) for number in rates)
    ratio = median(two / one for one, two in zip(*rates.values(), strict=True))
    print(f"\nWith {name}: {one:,.0f} moves/s with one process and {two:,.0f} with two, ", end="")
    print(f"{ratio:.2f} times as many, on {os.cpu_count()} cores that clients and database use too.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=[], help="closed, open, memory, workers")
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0)
    args = parser.parse_args()
    parts: dict[str, Callable[[], None]] = {
        "closed": lambda: closed(args.laps, args.seconds),
        "open": lambda: open_loop(args.laps, args.seconds),
        "memory": memory,
        "workers": lambda: workers(args.laps, args.seconds),
    }
    now = datetime.now(UTC)
    print(f"Measured on {now:%Y-%m-%d}, {os.cpu_count()} cores, CPython {platform.python_version()}.")
    for name in args.parts or parts:
        parts[name]()


if __name__ == "__main__":
    main()
