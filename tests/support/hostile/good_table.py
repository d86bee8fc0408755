"""A table beside the attack, at which two people play as usual. Every move must be done, and soon."""

import asyncio
import contextlib
import json
import random
import time
from typing import Any

from tests.support.hostile.wire import LONGEST_S, Fault, Network, Wire, until
from tests.support.player import at_random
from tests.support.socket import frames, masked

Json = dict[str, Any]
LOOK_S = 5.0


class GoodPlayer:
    """One of the two: a socket, the last position, and the acts that were done."""

    def __init__(self, network: Network, cookie: str, table: str, rng: random.Random) -> None:
        self.network, self.cookie, self.table = network, cookie, table
        self.choose = at_random(rng)
        self.news = asyncio.Event()
        self.position: Json | None = None
        self.is_over = False
        self.done: set[str] = set()
        self.count = 0
        self.wire: Wire

    async def connect(self) -> None:
        """Open a socket, and watch the table."""
        self.wire = self.network.open_socket(self.cookie, self._hear)
        await until(lambda: self.wire.status > 0)
        self.say({"type": "resume", "table": self.table})

    def _hear(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1"):
            return
        for _, payload in frames(data):
            message: Json = json.loads(payload) if payload[:1] == b"{" else {"type": ""}
            if message["type"] == "table":
                self.position = message
                self.done |= {message["done"]["id"]} if message["done"] else set()
            elif message["type"] == "seating":
                self.is_over = message["table"]["status"] != "running"
            elif message["type"] == "ping":
                self.say({"type": "pong", "n": message["n"]})
            elif message["type"] == "done":
                self.done.add(message["id"])
            elif message["type"] in {"refused", "gone"}:
                self.wire.faults.found.append(f"a good player was refused: {message}")
        self.news.set()

    def say(self, message: Json) -> None:
        self.wire.send(masked(1, json.dumps(message).encode()))

    async def act(self) -> None:
        """Make a move, and wait until it is done."""
        assert self.position is not None
        self.count += 1
        number, line = f"g{self.count}", self.position["line"]
        act = {"type": "act", "id": number, "line": line, "do": self.choose(self.position)}
        self.say(act)
        while number not in self.done or self.position["line"] == line:
            if self.wire.is_closed:  # The server missed the pongs, because this process was paused.
                await self.connect()
                self.say(act)
            self.news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), LOOK_S)


class GoodTable:
    """Plays moves until it is told to stop."""

    def __init__(self, network: Network, table: str, cookies: list[str], seed: int) -> None:
        rng = random.Random(seed)
        self.players = [GoodPlayer(network, cookie, table, rng) for cookie in cookies]
        self.moves = 0
        self.longest_s = 0.0

    async def arrive(self) -> None:
        for player in self.players:
            await player.connect()
        await until(lambda: all(player.position is not None for player in self.players))

    @property
    def is_over(self) -> bool:
        return any(player.is_over for player in self.players)

    async def move(self) -> None:
        """Let the one whose turn it is make a move."""
        for player in self.players:
            if player.wire.is_closed:  # As after a pause of this process: they would not hear that it is their turn.
                await player.connect()
        for player in self.players:
            if player.position is not None and player.position["legal"] and not self.is_over:
                began = time.monotonic()
                try:
                    async with asyncio.timeout(LONGEST_S):
                        await player.act()
                except TimeoutError:
                    raise Fault("a good player waits for their move") from None
                self.moves += 1
                self.longest_s = max(self.longest_s, time.monotonic() - began)
                return

    def leave(self) -> None:
        for player in self.players:
            player.wire.lose()
