"""A browser's end of a WebSocket without a network: a transport that keeps what the server writes."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

from adyton.web.site import Site
from adyton.web.socket import SocketProtocol

Json = dict[str, Any]
REQUEST = (
    "GET /api/socket HTTP/1.1\r\nHost: site\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
)


def masked(kind: int, payload: bytes, *, is_final: bool = True) -> bytes:
    """Return a frame as a browser sends it."""
    mask = b"\x11\x22\x33\x44"
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    length = len(payload)
    if length < 126:
        size = bytes((0x80 | length,))
    else:
        size = b"\xfe" + length.to_bytes(2, "big") if length < 1 << 16 else b"\xff" + length.to_bytes(8, "big")
    return bytes((0x80 * is_final | kind,)) + size + mask + hidden


def frames(data: bytes) -> list[tuple[int, bytes]]:
    """Return the frames that a server wrote."""
    found = []
    while data:
        length, start = data[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start], "big")
        found.append((data[0] & 0x0F, data[start : start + length]))
        data = data[start + length :]
    return found


class BrowserTransport:
    """Replaces the network between a socket of the server and a browser."""

    def __init__(self, peer: str = "127.0.0.1") -> None:
        self.peer = peer
        self.protocol: SocketProtocol
        self.written = b""
        self.writes = 0
        self.answer = b""  # The answer to the request.
        self.opened = asyncio.Event()
        self.unread = 0  # The value of get_write_buffer_size.
        self.pauses: list[bool] = []  # Whether the server stopped to read, each time that this changed.
        self.is_closed = False
        self.is_aborted = False

    def get_extra_info(self, name: str) -> object:
        return (self.peer, 9) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.is_closed

    def write(self, data: bytes) -> None:
        self.writes += 1
        if not self.answer:
            self.answer = data
            self.opened.set()
        else:
            self.written += data

    def pause_reading(self) -> None:
        self.pauses.append(True)

    def resume_reading(self) -> None:
        self.pauses.append(False)

    def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    def abort(self) -> None:
        self.is_aborted = True
        self.close()

    def say(self, message: Json) -> None:
        """Send this message as a browser does."""
        self.protocol.data_received(masked(1, json.dumps(message).encode()))

    @property
    def heard(self) -> list[Json]:
        """Return the messages that the browser received."""
        return [json.loads(payload) for kind, payload in frames(self.written) if kind == 1]


def open_socket(site: Site, cookie: str | None, headers: str = "", peer: str = "127.0.0.1") -> BrowserTransport:
    """Return a browser that asks for a socket. `opened` is set when it is answered."""
    transport = BrowserTransport(peer)
    state = SimpleNamespace(connections=set())
    protocol = SocketProtocol(site, config=None, server_state=state, app_state=None)
    transport.protocol = protocol
    protocol.connection_made(cast("asyncio.BaseTransport", transport))
    if cookie is not None:
        headers += f"Cookie: adyton={cookie}\r\n"
    protocol.data_received(REQUEST.format(headers=headers).encode())
    return transport
