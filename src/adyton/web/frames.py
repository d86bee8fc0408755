"""WebSocket frames, as RFC 6455 has them for a server without extensions: bytes in, messages out, and the other way."""

import base64
import binascii
import hashlib
from struct import Struct
from typing import Final

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

# Why a connection is closed.
GOING_AWAY: Final = 1001
BROKEN: Final = 1002
UNREADABLE: Final = 1003
TOO_MANY: Final = 1008
TOO_LARGE: Final = 1009

FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 126  # the length stands in two bytes of its own
LONG: Final = 127  # … in eight
LONGEST_CONTROL: Final = 125
HEAD: Final = 6  # the fewest bytes of a masked frame
MOST_AT_ONCE: Final = 1000  # messages in what the network brings at once; no browser sends so many
MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SHORT_HEAD: Final = Struct("!BBH").pack  # two bytes, and a length of two bytes


class BrokenFrame(Exception):
    """The browser does not keep to the protocol; the code says how."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def accept_key(key: bytes) -> bytes | None:
    """Return the answer to a browser's key; None if it is no key."""
    try:
        is_key = len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return None
    return base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest()) if is_key else None


def frame(kind: int, payload: bytes) -> bytes:
    """Return a message as a frame to a browser."""
    length = len(payload)
    if length < SHORT:
        return bytes((FINAL | kind, length)) + payload
    if length < 1 << 16:
        return SHORT_HEAD(FINAL | kind, SHORT, length) + payload
    return bytes((FINAL | kind, LONG)) + length.to_bytes(8, "big") + payload


def unmask(payload: bytes, mask: bytes) -> bytes:
    """Return the payload without its mask."""
    length = len(payload)
    pattern = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(pattern, "big")).to_bytes(length, "big")


class FrameReader:
    """Cuts the bytes of a browser into messages, and joins messages that come in pieces."""

    def __init__(self, largest: int) -> None:
        self.largest = largest  # bytes of one message
        self.rest = b""
        self.kind = CONTINUED  # of the message whose first pieces are here
        self.pieces: list[bytes] = []
        self.size = 0  # of these pieces, with their heads: empty ones cost, too

    def go_on(self, rest: bytes, kind: int, pieces: list[bytes]) -> None:
        """Take over what another process has read of messages that are not complete."""
        self.rest, self.kind, self.pieces = rest, kind, pieces
        self.size = sum(HEAD + len(piece) for piece in pieces)

    def take(self, data: bytes) -> list[tuple[int, bytes]]:
        """Return the messages that are complete now, each with its kind; raises BrokenFrame."""
        data = self.rest + data if self.rest else data
        messages: list[tuple[int, bytes]] = []
        start, end = 0, len(data)
        while end - start >= HEAD:
            length, first = data[start + 1] ^ MASKED, start + 2
            if length >= SHORT or data[start] != FINAL | TEXT:  # nearly every message is a short text
                length, first = self._length(data, start)
            last = first + 4 + length
            if last > end:
                break
            self._add(data[start], unmask(data[first + 4 : last], data[first : first + 4]), messages)
            start = last
            if len(messages) > MOST_AT_ONCE:
                raise BrokenFrame(TOO_MANY)
        self.rest = data[start:] if start < end else b""
        return messages

    def _length(self, data: bytes, start: int) -> tuple[int, int]:
        """Return the length of a frame's payload and where its mask begins.

        Both lie beyond the end if they have not arrived.
        """
        length, first = data[start + 1], start + 2
        if not length & MASKED or data[start] & 0x70:
            raise BrokenFrame(BROKEN)
        length ^= MASKED
        if length >= SHORT:
            wide = 2 if length == SHORT else 8
            if data[start] & 0x08:
                raise BrokenFrame(BROKEN)
            if len(data) < first + wide:
                return len(data), first
            length = int.from_bytes(data[first : first + wide], "big")
            first += wide
        if length > self.largest:
            raise BrokenFrame(TOO_LARGE)
        return length, first

    def _add(self, head: int, payload: bytes, messages: list[tuple[int, bytes]]) -> None:
        kind, is_final = head & 0x0F, bool(head & FINAL)
        if kind == TEXT and is_final and not self.pieces:
            messages.append((TEXT, payload))
        elif kind in {CLOSE, PING, PONG}:
            if not is_final:
                raise BrokenFrame(BROKEN)
            messages.append((kind, payload))
        elif kind in {CONTINUED, TEXT, BINARY}:
            self._add_piece(kind, is_final, payload, messages)
        else:
            raise BrokenFrame(BROKEN)

    def _add_piece(self, kind: int, is_final: bool, payload: bytes, messages: list[tuple[int, bytes]]) -> None:
        if (kind == CONTINUED) != bool(self.pieces):
            raise BrokenFrame(BROKEN)
        self.kind = kind or self.kind
        self.pieces.append(payload)
        self.size += HEAD + len(payload)
        if self.size > self.largest:
            raise BrokenFrame(TOO_LARGE)
        if is_final:
            messages.append((self.kind, b"".join(self.pieces)))
            self.pieces, self.size = [], 0
