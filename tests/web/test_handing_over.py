"""Two processes on one SQLite file: a browser is connected to the process that holds its table."""

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.support.crash import living_workers
from tests.support.player import Json, Player, at_random
from tests.support.process import ServerProcess, wait_for_end
from tests.support.socket import REQUEST, frames, masked
from tests.support.web_table import part
from tests.web.test_workers import holder_of

TEXT, PONG = 1, 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with two workers, for the tests that leave both of them alive."""
    with ServerProcess(tmp_path_factory.mktemp("handing"), "--workers", "2") as server:
        yield server


def file_of(server: ServerProcess) -> str:
    return f"sqlite:///{server.folder / 'data' / 'adyton.sqlite'}"


async def places(server: ServerProcess, table: str) -> tuple[int, int]:
    """Return the process that holds this table, and the other one."""
    workers = await living_workers(server, 2)
    holder = holder_of(file_of(server), table)
    return workers.pop(holder), next(iter(workers.values()))


@contextmanager
def stopped(pid: int) -> Iterator[Callable[[], None]]:
    """Let this process stand still, so that another one accepts the next connection."""

    def go_on() -> None:
        os.kill(pid, signal.SIGCONT)

    os.kill(pid, signal.SIGSTOP)
    try:
        yield go_on
    finally:
        go_on()


async def at_a_table(server: ServerProcess) -> tuple[Player, str]:
    player = await Player.arrive(server.address)
    table = (await player.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
    await player.post(f"/api/tables/{table}/start")
    await player.http.aclose()  # so that no process waits for this connection
    return player, table


class RawBrowser:
    """A browser of which every byte is the test's own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def hear_until(self, kind: str) -> Json:
        while True:
            head = await asyncio.wait_for(self.reader.readexactly(2), 30)
            if head[1] == 126:
                head += await self.reader.readexactly(2)
            length = head[1] if head[1] < 126 else int.from_bytes(head[2:], "big")
            opcode, payload = frames(head + await self.reader.readexactly(length))[0]
            assert opcode in {TEXT, PONG}
            message: Json = json.loads(payload) if opcode == TEXT else {"type": "a pong", "of": payload}
            if message["type"] == kind:
                return message


@asynccontextmanager
async def raw_browser(server: ServerProcess, player: Player) -> AsyncIterator[RawBrowser]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(REQUEST.format(headers=f"Cookie: {player.cookie}\r\n").encode())
    assert (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)).startswith(b"HTTP/1.1 101 ")
    yield RawBrowser(reader, writer)
    writer.close()


async def test_a_browser_at_another_process_plays_on_after_that_one_died(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--workers", "2") as server:
        player, table = await at_a_table(server)
        holder, other = await places(server, table)
        with stopped(holder):
            await player.connect()
        await player.resume(table)
        await player.hear_type("table")
        os.kill(other, signal.SIGKILL)
        await asyncio.wait_for(player.play(at_random(random.Random(3))), 100)
        assert player.seating is not None
        assert player.seating["status"] == "finished"
        await part(player)


async def test_no_byte_is_lost_on_the_way_to_the_other_process(server: ServerProcess) -> None:
    """The browser sends more in the same moment: an act, a ping, and a frame of which the rest comes later."""
    player, table = await at_a_table(server)
    holder, _ = await places(server, table)
    resume = masked(TEXT, json.dumps({"type": "resume", "table": table, "line": None}).encode())
    act = masked(TEXT, json.dumps({"type": "act", "id": "a1", "line": 999, "do": "draw"}).encode())
    late = masked(TEXT, json.dumps({"type": "act", "id": "a2", "line": 999, "do": "draw"}).encode())
    half = masked(TEXT, b'{"type": "act", "id": "a3", ', is_final=False)
    rest = masked(0, b'"line": 999, "do": "draw"}')
    with stopped(holder) as go_on:
        async with raw_browser(server, player) as browser:
            browser.writer.write(resume + act + masked(9, b"alive?") + late[:7])
            go_on()
            assert (await browser.hear_until("a pong"))["of"] == b"alive?"
            assert (await browser.hear_until("refused"))["id"] == "a1"
            browser.writer.write(late[7:] + half)
            assert (await browser.hear_until("refused"))["id"] == "a2"
            browser.writer.write(rest)
            assert (await browser.hear_until("refused"))["id"] == "a3"
    await part(player)


async def test_a_browser_goes_from_table_to_table(server: ServerProcess) -> None:
    """Some of them are held here, some there. The same connection shows all of them."""
    player = await Player.arrive(server.address)
    holders: dict[str, str] = {}
    while len(set(holders.values())) < 2:
        table = (await player.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
        await player.post(f"/api/tables/{table}/start")
        holders[table] = holder_of(file_of(server), table)
    for table in [*holders] * 3:
        await player.resume(table)
        seating = await player.hear_type("seating")
        assert seating["table"]["id"] == table
        await player.hear_type("table")
    await part(player)


async def test_a_table_whose_process_died_is_shown_by_another(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--workers", "2") as server:
        player, table = await at_a_table(server)
        holder, _ = await places(server, table)
        os.kill(holder, signal.SIGKILL)
        await asyncio.to_thread(wait_for_end, holder)
        await player.connect()
        await player.resume(table)
        await asyncio.wait_for(player.play(at_random(random.Random(3))), 100)
        await part(player)


def test_a_server_that_was_killed_starts_again_at_once(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--workers", "2").start()
    server.kill()
    server.start()
    assert server.stop() == 0


async def test_what_one_process_writes_is_seen_in_the_lobby_of_the_other(server: ServerProcess) -> None:
    host = await Player.arrive(server.address)
    watchers = [await Player.arrive(server.address) for _ in range(2)]
    pids = list((await living_workers(server, 2)).values())
    for pid, watcher in zip(pids, watchers, strict=True):
        await watcher.http.aclose()
        with stopped(pid):
            await watcher.connect()
        await watcher.send({"type": "lobby"})
        await watcher.hear()
    table = (await host.post("/api/tables", {"game": "oracle", "seats": 3, "bots": [], "public": True}))["id"]
    for watcher in watchers:
        await watcher.hear_until(lambda news: table in json.dumps(news))
    await part(host, *watchers)


def told_of(server: ServerProcess, gauge: str) -> float:
    """Return what the metrics say; -1 while no process answers, or none has said it."""
    try:
        lines = httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines()
    except httpx.TransportError:
        return -1
    return next((float(line.split()[1]) for line in lines if line.startswith(f"{gauge} ")), -1)


async def until_told(server: ServerProcess, gauge: str, is_it: Callable[[float], bool]) -> None:
    async with asyncio.timeout(100):
        while not is_it(told_of(server, gauge)):  # noqa: ASYNC110  (the page is made when it is asked for)
            await asyncio.sleep(0.1)


async def test_metrics_add_up_what_the_living_processes_hold(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--workers", "2") as server:
        player, table = await at_a_table(server)
        await player.resume(table)
        await player.hear_type("table")
        await until_told(server, "adyton_sockets", lambda sockets: sockets == 1)
        await until_told(server, "adyton_tables", lambda tables: tables >= 1)
        for pid in await places(server, table):
            os.kill(pid, signal.SIGKILL)
        await until_told(server, "adyton_sockets", lambda sockets: sockets == 0)
        await part(player)


async def test_connections_that_were_handed_over_leave_no_files_open(server: ServerProcess) -> None:
    """One browser looks in turn at a table of either process."""
    tables: dict[int, str] = {}
    while len(tables) < 2:
        player, table = await at_a_table(server)
        tables[(await places(server, table))[0]] = table
        await player.leave()
    browser = await Player.arrive(server.address)

    async def move(times: int) -> None:
        for _ in range(times):
            for table in tables.values():
                await browser.resume(table)
                await browser.hear_type("table")

    await move(1)
    before = {pid: connections_of(pid) for pid in tables}
    await move(50)
    for pid in tables:  # A few others may come and go.
        assert connections_of(pid) < before[pid] + 25
    await part(browser)


async def test_bots_have_neither_the_port_nor_the_lock(server: ServerProcess) -> None:
    """They may live a little longer than a process that is killed, and the next one needs both."""
    player, table = await at_a_table(server)
    holder, _ = await places(server, table)
    await player.resume(table)
    await player.ask({"type": "hint"})
    bots = children_of(holder)
    assert bots
    for bot in bots:
        assert not {file for file in files_of(bot) & files_of(holder) if file.startswith("socket:")}
        assert not {file for file in files_of(bot) if file.endswith("/lock")}
    await part(player)


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def files_of(pid: int) -> set[str]:
    """Return what this process has open."""
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # It is closed by now.
            found.add(str(file.readlink()))
    return found


def connections_of(pid: int) -> int:
    """Return how many sockets this process has open."""
    return sum(file.startswith("socket:") for file in files_of(pid))
