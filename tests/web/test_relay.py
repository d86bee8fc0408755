"""Requests for other workers: rate-limited first, refused cheaply, with one HTTP client for each worker."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from adyton.web.rates import Rate
from adyton.web.relay import LONGEST_S, Relay, socket_of, with_relay


class Asked:
    """What a browser gets that asks for a connection of another worker."""

    def __init__(self, folder: Path, worker: str, requests: int = 5) -> None:
        site = SimpleNamespace(
            folder=str(folder), hub=SimpleNamespace(worker="0"), requests=Rate(0.001, requests), relay=Relay(),
            neighbours=None,
        )  # fmt: skip
        self.site = site
        self.scope = {
            "type": "http", "method": "GET", "path": f"/api/connections/{worker}-x", "query_string": b"after=1",
            "headers": [], "client": ("203.0.113.7", 1), "litestar_app": SimpleNamespace(state=SimpleNamespace(site=site)),
        }  # fmt: skip
        self.sent: list[dict[str, Any]] = []
        self.comes: list[dict[str, Any]] = []  # What the browser sends; nothing: an empty body.

    async def status(self) -> int:
        async def receive() -> dict[str, Any]:
            return self.comes.pop(0) if self.comes else {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            self.sent.append(message)

        self.sent.clear()
        await with_relay(cast("Any", None))(cast("Any", self.scope), cast("Any", receive), cast("Any", send))
        return int(self.sent[0]["status"]) if self.sent else 0


async def test_one_worker_reviews_a_game_whichever_is_asked(tmp_path: Path) -> None:
    here: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        here.append(scope["path"])

    async def ask(asked: Asked) -> None:
        asked.sent.clear()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            asked.sent.append(message)

        await with_relay(cast("Any", app))(cast("Any", asked.scope), cast("Any", receive), cast("Any", send))

    places = {0: "0", 1: "abc"}
    asked = Asked(tmp_path, "abc")
    asked.site.neighbours = SimpleNamespace(home=lambda table: int(table == "theirs"), worker_in=places.get)
    asked.scope["path"] = "/api/tables/theirs/review"
    await ask(asked)
    assert here == ["/api/tables/theirs/review"]  # that worker is not there
    async with worker(tmp_path) as heads:
        await ask(asked)
        assert asked.sent[1]["body"] == b"hi"
        assert heads[0].startswith(b"GET /api/tables/theirs/review?after=1 ")
        asked.scope["path"] = "/api/tables/ours/review"
        await ask(asked)
        asked.scope["path"] = "/api/tables/theirs/replay"
        await ask(asked)
    assert here == [f"/api/tables/{rest}" for rest in ("theirs/review", "ours/review", "theirs/replay")]
    assert len(heads) == 1
    await asked.site.relay.close()


async def test_an_unknown_worker_is_not_asked(tmp_path: Path) -> None:
    asked = Asked(tmp_path, "abc")
    assert await asked.status() == 404
    assert b"no-such-connection" in asked.sent[1]["body"]
    assert not asked.site.relay.clients


async def test_requests_are_counted_before_they_are_forwarded(tmp_path: Path) -> None:
    asked = Asked(tmp_path, "abc", requests=2)
    assert [await asked.status() for _ in range(3)] == [404, 404, 429]


def test_the_relay_waits_longer_than_any_long_poll() -> None:
    assert LONGEST_S > 50  # the longest that a host may set


async def test_one_client_serves_all_requests_and_closes_with_its_worker(tmp_path: Path) -> None:
    left = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):  # until the client closes
            while (await reader.readuntil(b"\r\n\r\n")).startswith(b"GET /api/connections/abc-x?after=1 "):
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")
        writer.close()
        await writer.wait_closed()
        left.set()

    server = await asyncio.start_unix_server(answer, socket_of(str(tmp_path), "abc"))
    asked = Asked(tmp_path, "abc")
    assert await asked.status() == 200
    clients = dict(asked.site.relay.clients)
    assert await asked.status() == 200
    assert asked.sent[1]["body"] == b"hi"
    assert asked.site.relay.clients == clients
    server.close()
    for client in clients.values():
        await client.aclose()
        await left.wait()
        asked.site.relay.clients[socket_of(str(tmp_path), "abc")] = httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(uds=socket_of(str(tmp_path), "abc"))
        )
    assert await asked.status() == 404
    assert not asked.site.relay.clients
    await asked.site.relay.close()


@asynccontextmanager
async def worker(folder: Path) -> AsyncIterator[list[bytes]]:
    """A worker that answers requests without a body. Yields the heads that it hears."""
    heads: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):
            while True:
                heads.append(await reader.readuntil(b"\r\n\r\n"))
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")
        writer.close()

    server = await asyncio.start_unix_server(answer, socket_of(str(folder), "abc"))
    yield heads
    server.close()


async def test_only_headers_that_the_other_worker_needs_are_passed_on(tmp_path: Path) -> None:
    async with worker(tmp_path) as heads:
        asked = Asked(tmp_path, "abc")
        asked.scope["headers"] = [
            (b"host", b"site"), (b"host", b"other"), (b"cookie", b"adyton=1"), (b"origin", b"http://site"),
            (b"content-length", b"9"), (b"transfer-encoding", b"chunked"), (b"x-forwarded-for", b"127.0.0.1"), (b"x", b"y"),
        ]  # fmt: skip
        assert await asked.status() == 200
        names = {line.partition(b":")[0].lower() for line in heads[0].split(b"\r\n")[1:-2]}
        needed = {b"host", b"cookie", b"origin"}
        assert needed <= names <= needed | {b"accept", b"accept-encoding", b"connection", b"user-agent"}
        await asked.site.relay.close()


@pytest.mark.parametrize(
    ("comes", "status"),
    [
        ([{"type": "http.request", "body": b"abc", "more_body": True}, {"type": "http.disconnect"}], 0),
        ([{"type": "http.request", "body": b"x" * 1_000_001, "more_body": True}], 413),
    ],
)
async def test_half_a_body_and_too_large_a_body_go_nowhere(
    tmp_path: Path, comes: list[dict[str, Any]], status: int
) -> None:
    async with worker(tmp_path) as heads:
        asked = Asked(tmp_path, "abc")
        asked.scope["headers"] = [(b"content-length", b"5000000")]
        asked.comes = comes
        assert await asked.status() == status
        assert heads == []
        await asked.site.relay.close()


async def test_a_request_that_fails_ends_no_others_to_the_same_worker(tmp_path: Path) -> None:
    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.close()

    server = await asyncio.start_unix_server(hang_up, socket_of(str(tmp_path), "abc"))
    asked = Asked(tmp_path, "abc")
    assert await asked.status() == 404
    assert [client.is_closed for client in asked.site.relay.clients.values()] == [False]
    server.close()
    await asked.site.relay.close()
