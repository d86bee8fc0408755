"""A table beside the attack, at which two people play as usual. Every move must be done, and soon."""

import asyncio
import json
import random
import time
from typing import Any

from tests.support.hostile.wire import Fault, Network, Wire
from tests.support.player import at_random
from tests.support.socket import frames, masked

Json = dict[str, Any]
LONGEST_S = 60.0  # A move may take so long on a busy machine, and no longer.


class GoodPlayer:
    """One of the two: a socket, the last position, and the acts that were done."""

    def __init__(self, network: Network, cookie: str, rng: random.Random) -> None:
        self.choose = at_random(rng)
        self.wire: Wire = network.open_socket(cookie, self._hear)
        self.news = asyncio.Event()
        self.position: Json | None = None
        self.is_over = False
        self.done: set[str] = set()
        self.count = 0

    def _hear(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1"):
            return
        for _, payload in frames(data):
            message = json.loads(payload) if payload[:1] == b"{" else {"type": ""}
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
        self.say({"type": "act", "id": number, "line": line, "do": self.choose(self.position)})
        while number not in self.done or self.position["line"] == line:
            self.news.clear()
            await self.news.wait()


class GoodTable:
    """Plays moves until it is told to stop."""

    def __init__(self, network: Network, table: str, cookies: list[str], seed: int) -> None:
        rng = random.Random(seed)
        self.players = [GoodPlayer(network, cookie, rng) for cookie in cookies]
        self.table = table
        self.moves = 0
        self.longest_s = 0.0

    async def arrive(self) -> None:
        for player in self.players:
            while player.wire.status == 0:
                await asyncio.sleep(0.001)
            player.say({"type": "resume", "table": self.table})
        async with asyncio.timeout(LONGEST_S):
            while any(player.position is None for player in self.players):
                await asyncio.sleep(0.001)

    @property
    def is_over(self) -> bool:
        return any(player.is_over for player in self.players)

    async def move(self) -> None:
        """Let the one whose turn it is make a move."""
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
