"""Clients for the benchmark of the server.

They cost next to nothing and remember when they sent what.
"""

import asyncio
import json
import re
import time
from collections import deque
from statistics import quantiles

from bench_process import Spent
from plain_socket import PlainSocket, open_socket

SEATS = 4
STATE = re.compile(rb'"_stateID":(\d+)')
RACED = (b'"stale"', b'"not-your-turn"', b'"not-now"')  # where all choose at once, a question may be answered twice


class Count:
    """Moves, and how long the others waited for each new position, in ms."""

    def __init__(self) -> None:
        self.is_on = True
        self.moves = 0
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.lost = 0
        self.spent = Spent()  # by the server,
        self.own_s = 0.0  # and by the clients,
        self.seconds = 0.0  # in so many seconds
        self.acknowledged: dict[tuple[str, int, str], int] = {}  # the line of each act, by table, seat and id

    def p(self, percent: float) -> float:
        """Return the wait that so many percent of the waits stay below."""
        if len(self.waits) < 2:
            return float("nan")
        return quantiles(self.waits, n=1000)[min(998, round(percent * 10) - 1)]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_us(self) -> float:
        return 1e6 * self.spent.all / max(1, self.moves)


class Room:
    """Four clients.

    In an open loop `due` holds the times at which moves are due; a busy room makes them late.
    """

    def __init__(self, is_open_loop: bool = False) -> None:
        self.is_open_loop = is_open_loop
        self.due: deque[float] = deque()
        self.ready: deque[Client] = deque()  # who is asked
        self.sent_at = 0.0
        self.sender = -1
        self.line = 0

    def may_send(self, client: "Client") -> None:
        """Let a client act that is asked: at once, or when the next move is due."""
        if self.is_open_loop:
            self.ready.append(client)
            self.tick()
        else:
            client.send(time.perf_counter())

    def tick(self) -> None:
        while self.due and self.ready:
            self.ready.popleft().send(self.due.popleft())

    def sent(self, seat: int, line: int, since: float) -> None:
        self.sender, self.line, self.sent_at = seat, line, since

    def seen(self, seat: int, line: int, count: Count) -> None:
        if line > self.line and self.sender not in {-1, seat}:
            count.waits.append((time.perf_counter() - self.sent_at) * 1000)


class Client:
    """A seat in a room."""

    def __init__(self, socket: PlainSocket, seat: int, room: Room, count: Count) -> None:
        self.socket = socket
        self.seat = seat
        self.room = room
        self.count = count
        self.line = 0
        socket.hear = self.hear

    def start(self) -> None: ...

    def hear(self, raw: bytes) -> None: ...

    def send(self, since: float) -> None: ...


class TablePlayer(Client):
    """Answers every position of Oracle with the first legal action, and reads nothing else of it."""

    number = 0
    game = 0
    do = ""
    is_over = False  # the last of its games

    def join(self, tables: list[str]) -> None:
        self.tables = tables

    def start(self) -> None:
        self.socket.send(f'{{"type":"resume","table":"{self.tables[self.game]}","parts":true}}')

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
        start = raw.index(b'"line":') + 7
        self.line = int(raw[start : raw.index(b",", start)])
        self.count.sizes.append(len(raw))
        self.room.seen(self.seat, self.line, self.count)
        done = raw.rfind(b'"done":{')
        if done >= 0:
            reply = json.loads(raw[done + 7 : raw.index(b"}", done) + 1])
            self.count.acknowledged[self.tables[self.game], self.seat, reply["id"]] = reply["line"]
        if b'"phase":"over"' in raw:
            self.go_on()
            return
        start = raw.rindex(b'"legal":[') + 9
        if raw[start] == ord('"') and self.count.is_on:
            self.do = raw[start + 1 : raw.index(b'"', start + 1)].decode()
            self.room.may_send(self)

    def send(self, since: float) -> None:
        self.number += 1
        self.count.moves += 1
        self.room.sent(self.seat, self.line, since)
        self.socket.send(f'{{"type":"act","id":"n{self.number}","line":{self.line},"do":"{self.do}"}}')

    def go_on(self) -> None:
        """Go on to the next game."""
        if self.game + 1 < len(self.tables):
            self.game += 1
            self.room.sender, self.room.line = -1, 0
            self.start()
        else:
            self.is_over = True


class BarePlayer(Client):
    """A client that sends a message when it is its turn among the four of a room."""

    def start(self) -> None:
        if self.seat == 0:
            self.room.sent(-1, 0, time.perf_counter())
            self.socket.send(f"{1:012}")

    def hear(self, raw: bytes) -> None:
        self.line = int(raw[:12])
        self.room.seen(self.seat, self.line, self.count)
        if self.line % SEATS == self.seat and self.count.is_on:
            self.room.may_send(self)

    def send(self, since: float) -> None:
        self.count.moves += 1
        self.room.sent(self.seat, self.line, since)
        self.socket.send(f"{self.line + 1:012}")


class BoardgamePlayer(Client):
    """Speaks socket.io with boardgame.io's server, and plays the first legal card."""

    card = 0
    match = ""

    def start(self) -> None:
        self.socket.send("40/tricks,")

    def hear(self, raw: bytes) -> None:
        if raw == b"2":
            self.socket.send("3")
        elif raw.startswith(b"40/tricks,"):
            self.socket.send(f'42/tricks,["sync","{self.match}","{self.seat}",null,{SEATS}]')
        elif raw.startswith((b'42/tricks,["sync"', b'42/tricks,["update"')):
            self.see(raw)
        elif raw.startswith(b"44"):
            self.count.lost += 1

    def see(self, raw: bytes) -> None:
        found = STATE.search(raw)
        assert found is not None
        self.line = int(found[1])
        self.count.sizes.append(len(raw))
        self.room.seen(self.seat, self.line, self.count)
        start = raw.index(b'"legal":[') + 9
        if raw[start] != ord("]") and self.count.is_on:
            self.card = int(raw[start:].split(b"]", 1)[0].split(b",", 1)[0])
            self.room.may_send(self)

    def send(self, since: float) -> None:
        self.count.moves += 1
        self.room.sent(self.seat, self.line, since)
        move = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[{self.card}],"playerID":"{self.seat}"}}}}'
        self.socket.send(f'42/tricks,["update",{move},{self.line},"{self.match}","{self.seat}"]')


class Http:
    """One connection by which requests go one after the other, for many accounts."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, port: int) -> "Http":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, cookie: str = "", body: str = "") -> tuple[dict[str, str], bytes]:
        head = f"POST {path} HTTP/1.1\r\nHost: bench\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
        self.writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:-2])}
        reply = await self.reader.readexactly(int(headers.get("content-length", "0")))
        assert lines[0].split()[1].startswith("2"), (lines[0], reply)
        return headers, reply


Seating = tuple[list[str], list[str]]  # the cookies of four people, and the tables at which they sit


async def opened(port: int, rooms: int, games: int) -> list[Seating]:
    """Return tables that have begun, with four new guests at each. Nobody is connected yet."""
    found: list[Seating] = []
    todo = iter(range(rooms))

    async def work() -> None:
        http = await Http.connect(port)
        for _ in todo:
            cookies = [await _guest(http) for _ in range(SEATS)]
            found.append((cookies, [await _table(http, cookies) for _ in range(games)]))
        http.writer.close()

    await asyncio.gather(*(work() for _ in range(8)))
    return found


async def connected(port: int, seating: Seating, count: Count, *, is_open_loop: bool = False) -> list[Client]:
    """Connect the four players of a table, each with a socket."""
    cookies, tables = seating
    room, players = Room(is_open_loop), list[Client]()
    for seat, cookie in enumerate(cookies):
        socket = await open_socket(f"ws://127.0.0.1:{port}/api/socket", cookie)
        player = TablePlayer(socket, seat, room, count)
        player.join(tables)
        players.append(player)
    return players


async def seated(port: int, rooms: int, games: int, count: Count, *, is_open_loop: bool = False) -> list[Client]:
    """Open tables and start them; return all players, each with a socket."""
    players: list[Client] = []
    for seating in await opened(port, rooms, games):
        players += await connected(port, seating, count, is_open_loop=is_open_loop)
    return players


async def _guest(http: Http) -> str:
    headers, _ = await http.post("/api/account")
    return headers["set-cookie"].split(";", 1)[0]


async def _table(http: Http, cookies: list[str]) -> str:
    """Open a table and start its game; return its id."""
    _, reply = await http.post("/api/tables", cookies[0], f'{{"game":"oracle","seats":{SEATS}}}')
    table = str(json.loads(reply)["id"])
    for cookie in cookies[1:]:
        await http.post(f"/api/tables/{table}/sit", cookie, "{}")
    await http.post(f"/api/tables/{table}/start", cookies[0])
    return table
