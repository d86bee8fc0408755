"""The relay: a polled connection lives in one worker, and the others hand its requests on to that one."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import httpx
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Receive, Scope, Send
from msgspec import json

from adyton.web.site import Site
from adyton.web.wire import Problem

if TYPE_CHECKING:
    from litestar.types import HTTPScope

CONNECTION: Final = re.compile(r"/api/connections/([0-9a-f]+)-[A-Za-z0-9_-]+\Z")
LONGEST_S: Final = 40
LARGEST: Final = 1_000_000


def socket_of(folder: str, worker: str) -> str:
    """Where this worker listens to the others on the same machine."""
    return str(Path(folder) / f"{worker}.sock")


def with_relay(app: ASGIApp) -> ASGIApp:
    """Requests for another worker's connection go there; all others are answered here."""

    async def relayed(scope: Scope, receive: Receive, send: Send) -> None:
        worker = _owner(scope) if scope["type"] == ScopeType.HTTP else None
        if worker is None:
            await app(scope, receive, send)
        else:
            await _hand_on(worker, scope, receive, send)

    return relayed


def _owner(scope: Scope) -> str | None:
    """The socket of the worker whose connection this is; None: it is for this one."""
    site: Site = scope["litestar_app"].state.site
    found = CONNECTION.match(scope["path"])
    if found is None or site.folder is None or found[1] == site.hub.worker:
        return None
    return socket_of(site.folder, found[1])


async def _hand_on(place: str, scope: Scope, receive: Receive, send: Send) -> None:
    try:
        answer = await _asked(place, scope, await _body(receive))
        status, headers, body = answer.status_code, answer.headers.raw, answer.content
    except httpx.TransportError:  # that worker is gone, and the connection with it
        status, headers = 404, [(b"content-type", b"application/json")]
        body = json.encode(Problem("no-such-connection", {}))
    kept = [(name, value) for name, value in headers if name.lower() not in {b"date", b"content-length"}]
    length = (b"content-length", str(len(body)).encode())
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": status, "headers": [*kept, length]}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _asked(place: str, scope: Scope, body: bytes) -> httpx.Response:
    query = scope["query_string"].decode()
    address = "http://worker" + scope["path"] + (f"?{query}" if query else "")
    headers = [(name, value) for name, value in scope["headers"] if name not in {b"accept-encoding", b"connection"}]
    headers.append((b"accept-encoding", b"identity"))
    transport = httpx.AsyncHTTPTransport(uds=place, verify=False)
    async with httpx.AsyncClient(transport=transport, timeout=LONGEST_S) as client:
        return await client.request(cast("HTTPScope", scope)["method"], address, headers=headers, content=body)


async def _body(receive: Receive) -> bytes:
    body = b""
    while len(body) <= LARGEST:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message["body"]
        if not message.get("more_body"):
            break
    return body
