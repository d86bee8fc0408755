"""A WebSocket client that costs next to nothing, so that a benchmark measures the server and not its own clients."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole frames only: our servers never split a message
SHORT: Final = 126
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a mask of zeros leaves the text as it is


class PlainSocket(asyncio.Protocol):
    """Hands every message to `hear` as it arrives, without a task or a queue in between."""

    def __init__(self, greeting: bytes) -> None:
        self.greeting = greeting
        self.hear: Callable[[bytes], None] = lambda message: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self.rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            self._open(data[:end])
            data = data[end + 4 :]
        self._read(data)

    def send(self, text: str) -> None:
        payload = text.encode()
        assert len(payload) < SHORT, "clients say little"
        self.transport.write(bytes((TEXT, MASKED | len(payload))) + NO_MASK + payload)

    def close(self) -> None:
        self.transport.abort()

    def _open(self, answer: bytes) -> None:
        if answer.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(answer.split(b"\r\n")[0].decode()))

    def _read(self, data: bytes) -> None:
        """Take every complete frame; keep the rest until more data arrives."""
        start = 0
        while len(data) - start >= 2:
            kind, length, first = data[start], data[start + 1], start + 2
            if length >= SHORT:
                wide = 2 if length == SHORT else 8
                if len(data) < first + wide:
                    break
                length = int.from_bytes(data[first : first + wide], "big")
                first += wide
            if len(data) < first + length:
                break
            self._take(kind, data[first : first + length])
            start = first + length
        self.rest = data[start:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.transport.write(struct.pack("BB", PONG, MASKED | len(payload)) + NO_MASK + payload)
        elif kind == CLOSE:
            self.transport.close()


async def open_socket(address: str, cookie: str = "") -> PlainSocket:
    """Open a socket at this `ws://` address."""
    parts = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {parts.path}?{parts.query} HTTP/1.1", f"Host: {parts.netloc}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *([f"Cookie: {cookie}"] if cookie else []), "", "",
    ]  # fmt: skip
    loop = asyncio.get_running_loop()
    greeting = "\r\n".join(lines).encode()
    _, socket = await loop.create_connection(lambda: PlainSocket(greeting), parts.hostname, parts.port)
    await socket.opened
    return socket
