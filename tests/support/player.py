"""A scripted player: a real browser's requests and messages over real sockets."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from tests.support.leaving import PRESENT
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from adyton.bots.worker import Pattern, Question, answer

Json = dict[str, Any]
Chooser = Callable[[Json], str]
Sight = Callable[[Json], str | None]  # None: it sees nothing to do.
# Somebody or the clock was faster; "token-settled": only the news of an earlier claim came too late.
TOO_LATE = {"stale", "not-your-turn", "not-now", "too-late", "search-over", "token-gone", "token-settled"}


def at_random(rng: random.Random) -> Chooser:
    """Take any legal text."""

    def choose(position: Json) -> str:
        picks = position["picks"]
        if picks is not None and not position["legal"]:
            numbers = sorted(rng.sample(range(1, picks["among"] + 1), picks["size"]))
            return " ".join([picks["word"], *map(str, numbers)])
        return str(rng.choice(position["legal"]))

    return choose


def with_skill(slug: str) -> Sight:
    """Do at once what a strong bot would do in time."""

    def choose(position: Json) -> str | None:
        view, picks = msgspec.json.encode(position["view"]), position["picks"]
        pattern = Pattern(**picks) if picks is not None else None
        legal, at = position["legal"], position["clock"]["at"]
        return answer(Question(slug, "hard", position["line"], msgspec.Raw(view), legal, pattern, 20, at)).do

    return choose


class Player:
    """One guest with a cookie and, at a table, a socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=30)
        self.socket: ClientConnection | None = None
        self.table = ""
        self.position: Json | None = None
        self.seating: Json | None = None
        self.seen: list[Json] = []  # Every message that came, in order.
        self.count = 0
        PRESENT.add(self)

    @classmethod
    async def arrive(cls, address: str, name: str = "") -> Self:
        player = cls(address)
        (await player.http.post("/api/account")).raise_for_status()
        if name:
            (await player.http.patch("/api/account", json={"name": name})).raise_for_status()
        return player

    async def post(self, path: str, body: object = None) -> Json:
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        reply: Json = answer.json()
        return reply

    async def get(self, path: str) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        reply: Json = answer.json()
        return reply

    @property
    def cookie(self) -> str:
        return f"adyton={self.http.cookies['adyton']}"

    async def connect(self, headers: dict[str, str] | None = None) -> None:
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        extra = {"Cookie": self.cookie, **(headers or {})}
        self.socket = await connect(address, additional_headers=extra, max_size=None, compression=None, close_timeout=1)

    async def resume(self, table: str, line: int | None = None) -> None:
        if self.socket is None:
            await self.connect()
        self.table = table
        await self.send({"type": "resume", "table": table, "line": line})

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """Return the next message. Pings are answered on the way."""
        assert self.socket is not None
        while True:
            message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
            self.seen.append(message)
            if message["type"] == "ping":
                await self.send({"type": "pong", "n": message["n"]})
                continue
            if message["type"] == "table":
                self.position = message
            elif message["type"] == "seating":
                self.seating = message["table"]
            return message

    async def hear_until(self, is_it: Callable[[Json], bool]) -> Json:
        while True:
            message = await self.hear()
            if is_it(message):
                return message

    async def hear_type(self, kind: str) -> Json:
        return await self.hear_until(lambda message: message["type"] == kind)

    async def ask(self, message: Json) -> Json:
        """Send it under its own id and wait for the answer."""
        self.count += 1
        number = message.setdefault("id", f"a{self.count}")
        await self.send(message)
        while True:
            heard = await self.hear()
            for reply in (heard, heard.get("done") or {}):  # The position may contain the answer.
                if reply.get("id") == number:
                    return reply

    def forget(self) -> None:
        """Forget all tables."""
        self.seating = None
        self.position = None

    def may_act(self) -> bool:
        position = self.position
        return position is not None and bool(position["legal"] or position["picks"])

    def is_over(self) -> bool:
        return self.seating is not None and self.seating["status"] in {"finished", "closed"}

    async def act(self, do: str) -> Json:
        assert self.position is not None
        return await self.ask({"type": "act", "line": self.position["line"], "do": do})

    async def play(self, choose: Chooser) -> None:
        """Play to the end of the game."""
        while not self.is_over():
            if self.may_act():
                assert self.position is not None
                at = self.position["line"]
                answer = await self.act(choose(self.position))
                assert answer["type"] == "done" or answer["code"] == "stale", answer
                while not self.is_over() and self.position["line"] == at:
                    await self.hear()
            else:
                await self.hear()

    async def act_in_time(self, do: str) -> Json:
        """Act as soon as the turn is open: while dice fall, everything is refused."""
        while True:
            reply = await self.act(do)
            if reply.get("code") != "too-early":
                return reply
            await asyncio.sleep(0.1)

    async def play_in_time(self, choose: Sight) -> None:
        """Play a game in real time to its end. Others may be faster, so there may be nothing to do."""
        looked = -1
        while not self.is_over():
            if not self.may_act() or self.position is None or self.position["line"] == looked:
                await self.hear()
                continue
            looked = self.position["line"]
            do = choose(self.position)
            reply = await self.act_in_time(do) if do is not None else {}
            assert reply.get("code", "stale") in TOO_LATE, reply

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def leave(self) -> None:
        PRESENT.discard(self)
        await self.hang_up()
        await self.http.aclose()


__all__ = ["Chooser", "ConnectionClosed", "Json", "Player", "at_random", "with_skill"]
