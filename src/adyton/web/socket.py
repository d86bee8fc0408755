"""The socket: uvicorn hands a connection that asks for a WebSocket to this protocol, which talks to the transport."""

import asyncio
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import msgspec

from adyton.web.connection import RETRY_MS, Connection
from adyton.web.frames import (
    BINARY,
    CLOSE,
    GOING_AWAY,
    PING,
    PONG,
    TEXT,
    TOO_MANY,
    UNREADABLE,
    BrokenFrame,
    FrameReader,
    accept_key,
    frame,
)
from adyton.web.identity import COOKIE
from adyton.web.middleware import forwarded_for, is_own_origin
from adyton.web.networks import network_of
from adyton.web.site import Site
from adyton.web.wire.connection import Gone, Resume

if TYPE_CHECKING:
    from adyton.store.accounts import AccountRow

PATH: Final = "/api/socket"
LARGEST_FRAME: Final = 65_536
MOST_UNREAD: Final = 1_000_000  # bytes that may wait for a browser that does not read
UNREAD_S: Final = 5.0  # a browser that leaves messages unread for this long is disconnected
CLOSING_S: Final = 2.0  # how long the last messages may take
SENT_S: Final = 1.0  # how long what was written may take before a connection changes the process

REFUSED: Final = {
    400: b"Bad Request", 401: b"Unauthorized", 403: b"Forbidden", 404: b"Not Found", 429: b"Too Many Requests",
    500: b"Internal Server Error",
}  # fmt: skip


class Passed(msgspec.Struct, array_like=True):
    """What one process tells another about a connection that it hands over."""

    request: bytes  # that asked for the socket
    pinged: dict[int, float]
    messages: list[tuple[int, bytes]]  # that came last and are not answered
    rest: bytes  # of frames that are not complete
    kind: int
    pieces: list[bytes]


class SocketProtocol(asyncio.Protocol):
    """Several messages in one turn of the loop become one write.

    A table is served by one process. If a browser wants to see a table of another process, its connection is handed
    over to that process. The browser does not notice.
    """

    def __init__(self, site: Site, *, config: Any, server_state: Any, app_state: Any) -> None:
        self.site = site
        self.others: set[object] = server_state.connections  # what the server closes when it stops
        self.reader = FrameReader(LARGEST_FRAME)
        self.transport: asyncio.Transport
        self.address: str | None = None  # for which this socket is counted
        self.account: AccountRow | None = None
        self.connection: Connection | None = None
        self.request = b""
        self.early = b""  # what came before the handshake was answered
        self.undecided: list[tuple[int, bytes]] | None = None  # what came while it is not known which process is right
        self.held: list[bytes] = []  # what the browser is sent if the connection stays here
        self.unsent: list[bytes] = []  # frames of this turn of the loop
        self.stays = False  # another process found out that the next table is here
        self.is_paused = False  # the browser does not read
        self.timer: asyncio.TimerHandle | None = None

    # --- What the transport tells ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.others.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.others.discard(self)
        self._stop_timer()
        if self.address is not None:
            self.site.by_address.give_back(self.address)
        if self.connection is not None:
            self.site.by_account.give_back(self.connection.listener.account)
            self.connection.close()
            self.connection = None

    def data_received(self, data: bytes) -> None:
        if not self.request:
            self.request = data  # the whole of it, as uvicorn read it
            self._greet(Request(data))
            return
        if self.connection is None:
            self._keep(data)
            return
        try:
            messages = self.reader.take(data)
        except BrokenFrame as broken:
            self._close(broken.code)
            return
        self._hear(messages)

    def eof_received(self) -> None:
        """Close, because the browser closed."""

    def pause_writing(self) -> None:
        self.is_paused = True
        self._start_timer(UNREAD_S, self._let_go)

    def resume_writing(self) -> None:
        self.is_paused = False
        if not self.transport.is_closing():  # else the deadline is that of the last messages
            self._stop_timer()

    def shutdown(self) -> None:
        """Close, because the server stops."""
        self.close()

    # --- What a connection asks for ---

    def send(self, message: bytes) -> None:
        """Send at the end of this turn of the loop."""
        if self.transport.is_closing():
            return
        if self.undecided is not None:
            self.held.append(message)
            return
        self._add(frame(TEXT, message))

    def flush(self) -> None:
        """Write what was sent. The transport keeps it for a slow browser."""
        frames, self.unsent = self.unsent, []
        if not frames or self.transport.is_closing():
            return
        self.transport.write(b"".join(frames))
        if self.is_paused and self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def close(self) -> None:
        """Close after everything was sent."""
        self._close(GOING_AWAY)

    # --- Inside ---

    def _add(self, data: bytes) -> None:
        if not self.unsent:
            self.site.outbox.add(self.flush)
        self.unsent.append(data)

    def _greet(self, request: "Request") -> None:
        """Check limits first, so that a refusal costs little."""
        refusal = self._why_not(request, self._address_of(request))
        if refusal is not None:
            self._refuse(refusal)
            return
        self.site.hub.spawn(self._accept(request))

    def _address_of(self, request: "Request") -> str:
        peer = self.transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else None
        return network_of(forwarded_for(host, request.headers.get("x-forwarded-for"), self.site.settings))

    def _why_not(self, request: "Request", address: str) -> int | None:
        if not self.site.by_address.take(address):
            return 429
        self.address = address
        if request.path != PATH:
            return 404
        if not is_own_origin(request.headers, self.site.settings):
            return 403
        return 400 if request.key is None else None

    async def _accept(self, request: "Request") -> None:
        try:
            account = await self.site.account_of(request.cookie)
        except Exception as error:
            self.site.hub.failed("socket not opened", error)
            self._refuse(500)
            return
        if account is None:
            self._refuse(401)
        elif self.site.bans.holds(account.id, self.address or ""):
            self._refuse(403)
        elif not self.site.by_account.take(account.id):
            self._refuse(429)
        elif self.transport.is_closing():
            self.site.by_account.give_back(account.id)
        else:
            self._open(request, account)

    def _open(self, request: "Request", account: "AccountRow") -> None:
        assert request.key is not None
        lines = (b"HTTP/1.1 101 Switching Protocols", b"Upgrade: websocket", b"Connection: Upgrade")
        self.transport.write(b"\r\n".join([*lines, b"Sec-WebSocket-Accept: " + request.key, b"", b""]))
        self._begin(account)

    def _begin(
        self,
        account: "AccountRow",
        pinged: dict[int, float] | None = None,
        messages: list[tuple[int, bytes]] | None = None,
    ) -> None:
        """Answer from now on, first what has come already."""
        redirect = self._redirect if self.site.hub.neighbours is not None else None
        self.connection = Connection(self.site, account, self.address or "", self.send, self.close, redirect, pinged)
        self._hear(messages or [])
        early, self.early = self.early, b""
        if early:
            self.data_received(early)

    def _keep(self, data: bytes) -> None:
        """Keep what comes too early, unless it is more than one message can be."""
        self.early += data
        if len(self.early) > LARGEST_FRAME:
            self.transport.close()

    def _hear(self, messages: list[tuple[int, bytes]]) -> None:
        for index, (kind, payload) in enumerate(messages):
            if self.connection is None or self.transport.is_closing():
                return
            if self.undecided is not None:
                self.undecided += messages[index:]
                return
            if kind in {PING, PONG}:
                if self.connection.may_speak() and kind == PING:
                    self._add(frame(PONG, payload))
            elif kind == CLOSE:
                self._close(int.from_bytes(payload[:2], "big") or GOING_AWAY)
            elif kind == TEXT:
                self.connection.hear(payload)
            elif kind == BINARY:
                self._close(UNREADABLE)

    # --- From one process to another ---

    def _redirect(self, message: Resume) -> bool:
        """Find out which process is right, unless it is this one."""
        if self.stays or self.site.hub.serves(message.table):
            self.stays = False
            return False
        self.undecided = []
        self.transport.pause_reading()  # nobody limits what comes meanwhile
        self.site.hub.spawn(self._go_on(message))
        return True

    async def _go_on(self, message: Resume) -> None:
        """Show the table here, or let another process do it."""
        try:
            place = await self.site.hub.place_of(message.table)
            if place is not None and await self._hand_over(place, message):
                return
        except Exception as error:
            self.site.hub.failed("socket not handed over", error)
        waiting, held = self.undecided or [], self.held
        self.undecided, self.held = None, []
        if self.connection is not None:
            if not self.transport.is_closing():
                self.transport.resume_reading()
            for kept in held:
                self.send(kept)
            self.connection.resume(message)
            self._hear(waiting)

    async def _hand_over(self, place: int, message: Resume) -> bool:
        """Give the connection to another process; return whether that has it now."""
        neighbours, connection, reader = self.site.hub.neighbours, self.connection, self.reader
        if neighbours is None or not await self._is_sent():
            return False
        if connection is not None and self.undecided is not None:
            messages = [(TEXT, msgspec.json.encode(message)), *self.undecided]
            known = Passed(self.request, connection.pinged, messages, reader.rest, reader.kind, reader.pieces)
            if await neighbours.hand_over(place, self._file, msgspec.msgpack.encode(known)):
                self.transport.abort()  # closes the file here; the other process has it
                return True
        return False

    def _file(self) -> int:
        """Return the number of the connection's file; -1 if it is closed."""
        return -1 if self.transport.is_closing() else self.transport.get_extra_info("socket").fileno()

    async def _is_sent(self) -> bool:
        """Return whether the system has everything that was sent, after a moment at most."""
        self.flush()
        for _ in range(round(SENT_S / 0.005)):
            if self.transport.is_closing() or self.transport.get_write_buffer_size() == 0:
                break
            await asyncio.sleep(0.005)
        return not self.transport.is_closing() and self.transport.get_write_buffer_size() == 0

    async def take_over(self, passed: Passed) -> None:
        """Go on with a connection of another process."""
        request = Request(passed.request)
        account, address = await self.site.account_of(request.cookie), self._address_of(request)
        if self.transport.is_closing():
            return
        if not self.site.by_address.take(address):
            self._send_away("too-many")
            return
        self.address = address
        if account is None or self.site.bans.holds(account.id, address):
            self._send_away("signed-out")
            return
        if not self.site.by_account.take(account.id):
            self._send_away("too-many")
            return
        self.reader.go_on(passed.rest, passed.kind, passed.pieces)
        self.stays = True
        self._begin(account, passed.pinged, passed.messages)

    def _send_away(self, reason: Literal["signed-out", "too-many"]) -> None:
        """Refuse a connection of another process. Its handshake is over, so a message has to say why."""
        gone = frame(TEXT, msgspec.json.encode(Gone(reason, RETRY_MS)))
        self.transport.write(gone + frame(CLOSE, TOO_MANY.to_bytes(2, "big")))
        self._end()

    def _refuse(self, status: int) -> None:
        head = b"HTTP/1.1 %d %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % (status, REFUSED[status])
        self.transport.write(head)
        self._end()

    def _close(self, code: int) -> None:
        self.flush()
        if not self.transport.is_closing():
            if self.connection is not None:
                self.transport.write(frame(CLOSE, code.to_bytes(2, "big")))
            self._end()

    def _end(self) -> None:
        """Close after the last messages, which a browser may never read."""
        self.transport.close()
        self._start_timer(CLOSING_S, self.transport.abort)

    def _let_go(self) -> None:
        """Close a browser that does not read, with the reason in case it reads again."""
        if self.connection is not None:
            self.connection.dismiss("slow")

    def _start_timer(self, seconds: float, then: Any) -> None:
        self._stop_timer()
        self.timer = asyncio.get_running_loop().call_later(seconds, then)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Request:
    """The request that asks for a WebSocket."""

    def __init__(self, data: bytes) -> None:
        first, *lines = data.split(b"\r\n\r\n", 1)[0].decode("latin-1").split("\r\n")
        self.path = first.split(" ")[1].partition("?")[0]
        self.headers: dict[str, str] = {}
        for line in lines:
            name, _, value = line.partition(":")
            self.headers.setdefault(name.strip().lower(), value.strip())

    @property
    def key(self) -> bytes | None:
        """Return the answer to the browser's key; None if the handshake is wrong."""
        if self.headers.get("sec-websocket-version") != "13":
            return None
        return accept_key(self.headers.get("sec-websocket-key", "").encode("latin-1"))

    @property
    def cookie(self) -> str | None:
        """Return the cookie of the request."""
        try:
            found = SimpleCookie(self.headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return None
        return found.value if found is not None else None
