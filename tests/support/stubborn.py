"""A player that reconnects after every failure and repeats unanswered messages."""

import asyncio
from dataclasses import dataclass

import httpx
from tests.support.player import Chooser, Json, Player
from websockets.exceptions import WebSocketException

LOST = (WebSocketException, OSError, EOFError, TimeoutError, httpx.TransportError)


@dataclass(frozen=True)
class Acknowledged:
    """A move that the server acknowledged as written."""

    table: str
    line: int
    act: str
    do: str


class Stubborn(Player):
    """Remembers what was acknowledged."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.acknowledged: list[Acknowledged] = []
        self.losses = 0

    async def play_on(self, table: str, choose: Chooser) -> None:
        """Play this table to its end through any number of failures."""
        self.forget()
        self.seen.clear()  # In a long run they would fill the memory.
        await self._lose()  # What the socket still receives belongs to the table before.
        pending: Json | None = None
        while not self.is_over():
            try:
                if self.socket is None:
                    seen = self.position["line"] if self.position is not None else None
                    await self.resume(table, seen)
                    await self.hear_type("seating")
                pending = await self._step(table, choose, pending)
            except LOST:
                self.losses += 1
                await self._lose()

    async def _step(self, table: str, choose: Chooser, pending: Json | None) -> Json | None:
        if pending is None and not self.may_act():
            await self.hear()
            return None
        if pending is None:
            assert self.position is not None
            self.count += 1
            number = f"{self.cookie[7:15]}-{self.count}"
            pending = {"type": "act", "id": number, "line": self.position["line"], "do": choose(self.position)}
        try:
            answer = await self.ask(dict(pending))
        except LOST:
            self.losses += 1
            await self._lose()
            return pending
        if answer["type"] == "done":
            self.acknowledged.append(Acknowledged(table, answer["line"], pending["id"], pending["do"]))
            while not self.is_over() and self.position is not None and self.position["line"] < answer["line"]:
                await self.hear()
        else:
            assert answer["code"] in {"stale", "not-your-turn", "table-not-running"}, answer
        return None

    async def _lose(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()
        self.socket = None
        await asyncio.sleep(0.05)
