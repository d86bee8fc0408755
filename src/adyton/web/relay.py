"""The relay: a polled connection belongs to one worker, as does the review of a game; others pass requests on."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import httpx
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Receive, Scope, Send
from msgspec import json

from adyton.web.networks import network_of
from adyton.web.wire.problems import Problem

if TYPE_CHECKING:
    from litestar.types import HTTPScope

    from adyton.web.site import Site

CONNECTION: Final = re.compile(r"/api/connections/([0-9a-f]+)-[A-Za-z0-9_-]+\Z")
REVIEW: Final = re.compile(r"/api/tables/([^/]+)/review\Z")
LONGEST_S: Final = 60  # longer than the longest long poll that a host may set
LARGEST: Final = 1_000_000
PLAIN: Final = ((b"content-type", b"application/json"),)
GONE: Final = json.encode(Problem("no-such-connection", {}))
# All others stay here: some that this server reads make a request that cannot be sent, such as a second host.
PASSED_ON: Final = frozenset((b"host", b"origin", b"cookie", b"content-type"))


def socket_of(folder: str, worker: str) -> str:
    """Return the socket on which this worker listens to the others on the same machine."""
    return str(Path(folder) / f"{worker}.sock")


def with_relay(app: ASGIApp) -> ASGIApp:
    """Pass requests on that another worker must answer; answer all others here."""

    async def relayed(scope: Scope, receive: Receive, send: Send) -> None:
        socket = _owner(scope) if scope["type"] == ScopeType.HTTP else None
        if socket is None:
            await app(scope, receive, send)
            return
        site: Site = scope["litestar_app"].state.site
        if not site.requests.allows(network_of(scope["client"][0] if scope["client"] else None)):
            await _answer(send, 429, PLAIN, json.encode(Problem("too-fast", {})))
        elif await _is_handed_on(site.relay, socket, scope, receive, send):
            return
        elif REVIEW.match(scope["path"]):
            await app(scope, receive, send)  # every worker can begin it anew
        else:
            await _answer(send, 404, PLAIN, GONE)

    return relayed


class Relay:
    """The clients that reach the other workers: one for each, because making one takes long."""

    def __init__(self) -> None:
        self.clients: dict[str, httpx.AsyncClient] = {}

    def client(self, socket: str) -> httpx.AsyncClient:
        """Return the client for the worker that listens there."""
        found = self.clients.get(socket)
        if found is None:
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
            transport = httpx.AsyncHTTPTransport(uds=socket, verify=False, limits=limits)
            found = httpx.AsyncClient(transport=transport, timeout=LONGEST_S, trust_env=False)
            self.clients[socket] = found
        return found

    async def forget(self, socket: str) -> None:
        """Close the client of a worker that is gone."""
        found = self.clients.pop(socket, None)
        if found is not None:
            await found.aclose()

    async def close(self) -> None:
        for socket in list(self.clients):
            await self.forget(socket)


def _is_there(socket: str) -> bool:
    """Return whether a worker has listened there."""
    return Path(socket).is_socket()


def _owner(scope: Scope) -> str | None:
    """Return the socket of the worker with this connection or review; None if it is this one."""
    site: Site = scope["litestar_app"].state.site
    if site.folder is None:
        return None
    worker = site.hub.worker
    if connection := CONNECTION.match(scope["path"]):
        worker = connection[1]
    elif (review := REVIEW.match(scope["path"])) and site.neighbours is not None:
        worker = site.neighbours.worker_in(site.neighbours.home(review[1])) or worker
    return None if worker == site.hub.worker else socket_of(site.folder, worker)


async def _is_handed_on(relay: Relay, socket: str, scope: Scope, receive: Receive, send: Send) -> bool:
    """Return whether the browser has its answer, or has gone. If not, that worker is gone, or lost this request."""
    if not _is_there(socket):
        return False
    body = await _body(receive)
    if body is None:
        return True  # nobody reads an answer
    if len(body) > LARGEST:
        await _answer(send, 413, PLAIN, json.encode(Problem("too-large", {})))
        return True
    try:
        answer = await _asked(relay.client(socket), scope, body)
    except httpx.ConnectError:  # that worker is gone
        await relay.forget(socket)
        return False
    except httpx.TransportError:  # if it lives, others go on asking it
        return False
    await _answer(send, answer.status_code, answer.headers.raw, answer.content)
    return True


async def _answer(send: Send, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> None:
    kept = [(name, value) for name, value in headers if name.lower() not in {b"date", b"content-length"}]
    length = (b"content-length", str(len(body)).encode())
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": status, "headers": [*kept, length]}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _asked(client: httpx.AsyncClient, scope: Scope, body: bytes) -> httpx.Response:
    query = scope["query_string"].decode("latin-1")
    address = "http://worker" + scope["path"] + (f"?{query}" if query else "")
    headers = {name: value for name, value in scope["headers"] if name in PASSED_ON} | {b"accept-encoding": b"identity"}
    return await client.request(cast("HTTPScope", scope)["method"], address, headers=headers, content=body)


async def _body(receive: Receive) -> bytes | None:
    """Return the body, cut off if it is too large; None if the client hung up inside it."""
    body = b""
    while len(body) <= LARGEST:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message["body"]
        if not message.get("more_body"):
            break
    return body
