"""Compression: long answers are compressed in a thread, so that no table waits for them, and each file only once."""

import asyncio
import gzip
from collections.abc import Iterable
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

LEAST: Final = 1000  # bytes that are worth it
LONG: Final = 30_000  # bytes that take long enough to need a thread
LEVEL: Final = 6
TEXTS: Final = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")


def with_compression(app: ASGIApp) -> ASGIApp:
    """Compress the texts that the application answers, for clients that accept it."""

    async def compressed(scope: Scope, receive: Receive, send: Send) -> None:
        start: HTTPResponseStartEvent | None = None

        async def send_on(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                headers = MutableScopeHeaders(start)
                if message["type"] == "http.response.body" and not message["more_body"]:
                    body = message["body"]
                    if is_worth_it(headers.get("content-type", ""), body) and "content-encoding" not in headers:
                        message["body"] = await packed(body)
                        headers["content-length"] = str(len(message["body"]))
                        headers["content-encoding"] = "gzip"
                        headers["vary"] = "accept-encoding"
                await send(start)
                start = None
            await send(message)

        is_asked = scope["type"] == ScopeType.HTTP and accepts(scope["headers"])
        await app(scope, receive, send_on if is_asked else send)

    return compressed


def accepts(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Return whether a client with these headers accepts compressed answers."""
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in headers)


def is_worth_it(kind: str, body: bytes) -> bool:
    """Return whether this is a text that becomes much shorter."""
    return len(body) >= LEAST and kind.startswith(TEXTS)


async def packed(body: bytes) -> bytes:
    """Return the compressed body."""
    if len(body) < LONG:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
