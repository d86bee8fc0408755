"""The HTTP side of a connection: uvicorn's, with deadlines, and counted by address before anything is read.

The parser has no limits of its own. It joins the pieces of a header that does not end, which would stop the loop.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from adyton.web.networks import network_of
from adyton.web.site import Site

HEADERS_S: Final = 10.0  # for a request's headers, from the first byte or the start of the connection
BODY_S: Final = 30.0  # for its body
UNREAD_S: Final = 60.0  # a client that leaves an answer unread for this long is cut off
MOST_UNREAD: Final = 50_000_000  # bytes of answers that may wait for one address
LARGEST_HEAD: Final = 32_768  # bytes of a request without its body


class HttpProtocol(HttpToolsProtocol):
    """Cuts off clients that send or read too slowly, and those of an address that has too many connections."""

    def __init__(self, site: Site, **given: Any) -> None:
        super().__init__(**given)
        self.site = site
        self.is_ours = True  # no socket has taken over
        self.counted: str | None = None  # the address for which this connection is counted
        self.reading: asyncio.TimerHandle | None = None  # cuts off a slow sender
        self.writing: asyncio.TimerHandle | None = None  # cuts off a slow reader
        self.head = 0  # bytes of this request that came, without its body
        self.unread = 0  # bytes of the answer that waited when the client stopped to read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) and peer else None
        if self._is_counted(host):
            address = network_of(host)
            if not self.site.by_connection.take(address):
                self.transport = transport
                transport.abort()
                return
            self.counted = address
        super().connection_made(transport)
        self._await(HEADERS_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.is_ours and self.head > LARGEST_HEAD:
            self.transport.abort()
        elif self.is_ours and self._is_idle() and self.reading is None and self.timeout_keep_alive_task is None:
            self._await(HEADERS_S)  # empty lines before a request end the keep-alive, and begin nothing

    def handle_websocket_upgrade(self) -> None:
        if not self._is_idle() or self.transport.get_write_buffer_size() > 0:
            self.transport.abort()  # nobody would count or time the answer that is on the way
            return
        self.is_ours = False
        self._let_go()  # a socket is counted and timed by itself
        super().handle_websocket_upgrade()

    # --- What the parser tells ---

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        self._await(HEADERS_S)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            raise ValueError("the head is too large")  # the parser stops, and 400 is answered
        self._await(BODY_S)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_reading()
        super().on_message_complete()

    # --- What the transport tells ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self.writing = self.loop.call_later(UNREAD_S, self.transport.abort)
        if self.counted is not None:
            self.unread = self.transport.get_write_buffer_size()
            self.site.unread[self.counted] += self.unread
            if self.site.unread[self.counted] > MOST_UNREAD:
                self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_writing()

    # --- Inside ---

    def _is_counted(self, host: str | None) -> bool:
        """Return whether this address is counted.

        Other workers have none, and a proxy counts for itself.
        """
        return host is not None and not (self.site.settings.behind_proxy and host == self.site.settings.proxy)

    def _is_idle(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is None or bool(cycle.response_complete)

    def _await(self, seconds: float) -> None:
        self._stop_reading()
        if not self.transport.is_closing():
            self.reading = self.loop.call_later(seconds, self.transport.abort)

    def _stop_reading(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def _stop_writing(self) -> None:
        if self.writing is not None:
            self.writing.cancel()
            self.writing = None
        if self.counted is not None and self.unread:
            self.site.unread[self.counted] -= self.unread
            self.unread = 0
            if not self.site.unread[self.counted]:
                del self.site.unread[self.counted]

    def _let_go(self) -> None:
        self._stop_reading()
        self._stop_writing()
        if self.counted is not None:
            self.site.by_connection.give_back(self.counted)
            self.counted = None
