"""Hostile inputs, made from a seed: messages, WebSocket frames and HTTP requests, most of them nearly right."""

import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

from tests.support.hostile.templates import BODIES, BURNING, MESSAGES, ODD_VALUES, PATHS

from adyton.web.frames import BINARY, CLOSE, CONTINUED, FINAL, MASKED, PING, PONG, TEXT, unmask

Json = dict[str, Any]
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW")
HEADERS: Final = (
    "Origin: http://[", "Origin: null", "Origin: http://site", "X-Forwarded-For: 1.2.3.4, ::1", "Range: bytes=0-",
    "Expect: 100-continue", "Accept-Encoding: gzip", "If-None-Match: *", "Accept-Language: de;q=x", "User-Agent: \xff",
    "Upgrade: websocket", "Connection: keep-alive", "Content-Type: text/plain", "Content-Type: multipart/form-data",
    "Transfer-Encoding: chunked", "X-Http-Method-Override: DELETE", "Cookie: adyton=; adyton=x", "Host: elsewhere",
)  # fmt: skip
NASTY: Final = (
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"{",
    b"[",
    b'"',
    b"\\u0000",
    b"\\ud800",
    b"\r\n",
    b"9" * 400,
    b"[" * 3000,
)


@dataclass
class Places:
    """What an input may name. The attackers learn it from the site."""

    tables: list[str] = field(default_factory=list)
    connections: list[str] = field(default_factory=list)
    cookies: list[str] = field(default_factory=list)
    burner: str = ""  # The cookie of an account that may be lost.


class Inputs:
    """Makes inputs. The same seed makes the same ones, apart from the names of tables."""

    def __init__(self, seed: int, places: Places) -> None:
        self.rng = random.Random(seed)
        self.places = places
        self.count = 0

    # --- Messages and frames ---

    def message(self, line: int, legal: list[str]) -> bytes:
        """Return a message to a table in the position of this line, as JSON or nearly."""
        dice = self.rng.random()
        message = dict(self.rng.choice(MESSAGES))
        self._fill(message, line, legal)
        if dice < 0.3:
            self._change(message)
        data = json.dumps(message).encode()
        return self.spoiled(data) if dice > 0.85 else data

    def frame(self, payload: bytes) -> bytes:
        """Return the payload as a browser would send it."""
        return self.framed(FINAL | TEXT, payload)

    def odd_frame(self, payload: bytes) -> bytes:
        """Return the payload in pieces, or in a wrong frame. The server may close the connection, or wait for more."""
        dice = self.rng.random()
        if dice < 0.25:
            half = len(payload) // 2
            pieces = [self.framed(TEXT, payload[:half]), self.framed(FINAL | PING, b"x")]
            return b"".join([*pieces, self.framed(FINAL | CONTINUED, payload[half:])])
        if dice < 0.375:
            return self.framed(FINAL | self.rng.choice([PING, PONG]), payload[:125])
        if dice < 0.5:
            return self.framed(FINAL | self.rng.choice([CLOSE, BINARY, 3, 7, 11]), payload[: self.rng.randrange(126)])
        if dice < 0.625:
            return self.framed(self.rng.randrange(256), payload)
        if dice < 0.75:
            return self.rng.randbytes(self.rng.randrange(1, 60))
        return self.spoiled(self.framed(FINAL | TEXT, payload))

    def framed(self, head: int, payload: bytes) -> bytes:
        """Return a masked frame with this first byte."""
        length, mask = len(payload), self.rng.randbytes(4)
        if length < 126:
            size = bytes((MASKED | length,))
        elif length < 1 << 16:
            size = b"\xfe" + length.to_bytes(2, "big")
        else:
            size = b"\xff" + length.to_bytes(8, "big")
        return bytes((head,)) + size + mask + unmask(payload, mask)

    # --- Requests ---

    def request(self) -> bytes:
        """Return a request to any route, or nearly."""
        rng = self.rng
        method, template = rng.choice(PATHS)
        path = self._path(template)
        cookie = self.places.burner if (method, template) in BURNING else rng.choice(self.places.cookies)
        if rng.random() < 0.1:
            method = rng.choice(METHODS)
            cookie = self.places.burner
        body = self._body(method, template)
        headers = [f"Host: site\r\nConnection: close\r\nCookie: adyton={cookie}"]
        headers += rng.sample(HEADERS, rng.choice((0, 0, 0, 1, 2)))
        if body or rng.random() < 0.1:
            length = len(body) if rng.random() < 0.97 else rng.choice((0, 1, len(body) + 1, 10**9, -1))
            headers.append(f"Content-Type: application/json\r\nContent-Length: {length}")
        head = f"{method} {path} HTTP/1.1\r\n" + "\r\n".join(headers)
        data = head.encode("latin-1", "replace") + b"\r\n\r\n" + body
        return self.spoiled(data) if rng.random() < 0.1 else data

    def _path(self, template: str) -> str:
        path = template
        if "{table}" in path:
            path = path.replace("{table}", self._name(self.places.tables))
        if "{connection}" in path:
            path = path.replace("{connection}", self._name(self.places.connections))
        dice = self.rng.random()
        if dice < 0.1:
            path += self.rng.choice(
                ("?eyes=1", "?eyes=-1", "?eyes=x", "?parts=1&eyes=0", "?after=-1", "?do=%00", "?%ff")
            )
        elif dice < 0.15:
            place = self.rng.randrange(len(path))
            path = path[:place] + self.rng.choice(("%00", "%ff", "..%2f", "//", "%", "\x7f", "?", "#")) + path[place:]
        return path

    def _name(self, names: list[str]) -> str:
        if names and self.rng.random() < 0.85:
            return self.rng.choice(names)
        return self.rng.choice(("x", "%00", "..", "-" * 300, "a-b", "%f0%9f"))

    def _body(self, method: str, template: str) -> bytes:
        body = BODIES.get((method, template))
        dice = self.rng.random()
        if body is None:
            return json.dumps(self._odd()).encode() if dice < 0.05 else b""
        if isinstance(body, list):  # Messages by long polling.
            return b"[" + b",".join(self.message(1, []) for _ in range(self.rng.randrange(4))) + b"]"
        wish = dict(body)
        if dice < 0.5:
            self._change(wish)
        data = json.dumps(wish).encode()
        return self.spoiled(data) if dice > 0.7 else data

    # --- Mutations ---

    def _fill(self, message: Json, line: int, legal: list[str]) -> None:
        self.count += 1
        if "id" in message:
            message["id"] = (
                f"h{self.count}" if self.rng.random() < 0.95 else f"h{self.rng.randrange(1, self.count + 1)}"
            )
        if "line" in message:
            message["line"] = line if self.rng.random() < 0.8 else self.rng.randrange(line + 3)
        if message["type"] == "resume":
            message["table"] = self._name(self.places.tables)
        if "do" in message and legal and self.rng.random() < 0.7:
            message["do"] = self.rng.choice(legal)

    def _change(self, value: Json) -> None:
        """Give one field an odd value, or take it away, or add one."""
        dice, names = self.rng.random(), list(value)
        if dice < 0.7:
            value[self.rng.choice(names)] = self._odd()
        elif dice < 0.85:
            del value[self.rng.choice(names)]
        else:
            value[self.rng.choice(("seat", "to", "at", "x", "", "type"))] = self._odd()

    def _odd(self, depth: int = 0) -> object:
        dice = self.rng.random()
        if dice < 0.1 and depth < 3:
            return [self._odd(depth + 1) for _ in range(self.rng.randrange(4))]
        if dice < 0.15 and depth < 3:
            return {str(self._odd(3))[:20]: self._odd(depth + 1)}
        if dice < 0.3:
            return self.rng.randrange(-3, 40)
        return self.rng.choice(ODD_VALUES)

    def spoiled(self, data: bytes) -> bytes:
        """Change some bytes: flip, cut, repeat, or put in what parsers dislike."""
        dice, place = self.rng.random(), self.rng.randrange(len(data) + 1)
        if dice < 0.3 and data:
            flipped = bytearray(data)
            flipped[place - 1] ^= 1 << self.rng.randrange(8)
            return bytes(flipped)
        if dice < 0.5:
            return data[:place]
        if dice < 0.6:
            return data[:place] + data[max(0, place - 20) :]
        if dice < 0.95:
            return data[:place] + self.rng.choice(NASTY) + data[place:]
        return self.rng.randbytes(self.rng.randrange(200))
