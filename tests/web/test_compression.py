"""Compressed answers: long ones do not hold up the event loop, and files are compressed once."""

import gzip
import threading
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import AsyncTestClient

from adyton.web import sharing
from adyton.web.compression import with_compression
from adyton.web.files import Page

TEXT = b"over and over " * 1000


async def asked(
    body: bytes, *, kind: bytes = b"text/plain", accept: bytes = b"gzip"
) -> tuple[dict[bytes, bytes], bytes]:
    """Return the headers and the body of an answer that the application makes of this body."""
    sent: list[dict[str, Any]] = []

    async def app(_: Any, __: Any, send: Any) -> None:
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "headers": [(b"accept-encoding", accept)]}
    await with_compression(cast("Any", app))(cast("Any", scope), cast("Any", None), cast("Any", send))
    return dict(sent[0]["headers"]), sent[1]["body"]


async def test_a_text_is_compressed_for_clients_that_accept_it() -> None:
    headers, body = await asked(TEXT)
    assert gzip.decompress(body) == TEXT
    assert (headers[b"content-encoding"], headers[b"content-length"]) == (b"gzip", str(len(body)).encode())
    assert headers[b"vary"] == b"accept-encoding"
    assert (await asked(TEXT, accept=b"br"))[1] == TEXT
    assert (await asked(TEXT, kind=b"font/woff2"))[1] == TEXT
    assert (await asked(TEXT[:999]))[1] == TEXT[:999]


async def test_only_long_answers_are_compressed_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []

    def compress(body: bytes, *_: object, **__: object) -> bytes:
        threads.append(threading.current_thread() is not threading.main_thread())
        return body

    monkeypatch.setattr(gzip, "compress", compress)
    await asked(TEXT[:1000])
    await asked(TEXT * 10)
    assert threads == [False, True]


async def test_a_file_is_compressed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    packed: list[bytes] = []

    async def pack(body: bytes) -> bytes:
        packed.append(body)
        return gzip.compress(body)

    monkeypatch.setattr(sharing, "packed", pack)
    pages = {
        "assets/a.js": Page(TEXT, "application/javascript; charset=utf-8", "x"),
        "": Page(b"page", "text/html", "y"),
    }
    app = Litestar(
        [sharing.page], state=State({"site": None, "pages": pages, "packed": {}}), middleware=[with_compression]
    )
    async with AsyncTestClient(app) as client:
        for _ in range(3):
            answer = await client.get("/assets/a.js")
            assert (answer.content, answer.headers["content-encoding"]) == (TEXT, "gzip")
        plain = await client.get("/assets/a.js", headers={"accept-encoding": "identity"})
        assert (plain.content, plain.headers["vary"]) == (TEXT, "accept-encoding")
        assert "content-encoding" not in plain.headers
    assert packed == [TEXT]
