"""A network in one process: what a client sends goes to the server's own protocols, and faults are noted."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, cast

import structlog
import uvicorn
from litestar import Litestar
from uvicorn.server import ServerState

from adyton.web.http import HttpProtocol
from adyton.web.middleware import guarded
from adyton.web.site import Site
from adyton.web.socket import SocketProtocol

STATUS: Final = re.compile(rb"HTTP/1.1 (\d{3}) ")
SERVER_ERROR: Final = re.compile(rb'"code":"(server-error|rules-bug)"')
REFUSAL: Final = b'"type":"refused"'
HANDSHAKE: Final = (
    "GET /api/socket HTTP/1.1\r\nHost: site\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: adyton={cookie}\r\n\r\n"
)
TURNS: Final = 10  # Of the event loop, until a connection that was just accepted is known, and one that ends is closed.
LONGEST_S: Final = 1800.0  # Nothing takes so long, unless this process is paused meanwhile.


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until it is true."""
    async with asyncio.timeout(LONGEST_S):
        while not is_so():  # noqa: ASYNC110  (it is the server that changes, and it knows no events)
            await asyncio.sleep(0.001)


class Fault(AssertionError):
    """Something that no input may cause: a traceback, an answer 500, an unhandled exception."""


class Faults:
    """Everything in this process that is logged as an error or that nobody handled."""

    def __init__(self) -> None:
        self.found: list[str] = []

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note them in the meantime, and print nothing else."""
        loop, before = asyncio.get_running_loop(), structlog.get_config()
        structlog.configure(
            processors=[structlog.processors.add_log_level, structlog.processors.format_exc_info, self._take],
            cache_logger_on_first_use=False,
        )
        handler = logging.Handler(logging.ERROR)
        handler.emit = lambda record: self.found.append(handler.format(record))  # type: ignore[method-assign]
        root = logging.getLogger()
        root.addHandler(handler)
        loop.set_exception_handler(lambda _, context: self.found.append(repr(context)))
        try:
            yield
        finally:
            root.removeHandler(handler)
            loop.set_exception_handler(None)
            structlog.configure(**before)

    def _take(self, _: object, level: str, event: MutableMapping[str, Any]) -> Any:
        if level in {"error", "critical", "exception"} or "exception" in event:
            self.found.append("\n".join(f"{name}: {value}" for name, value in event.items()))
        raise structlog.DropEvent

    def check(self) -> None:
        """Raise Fault if there was one."""
        if self.found:
            raise Fault("\n".join(self.found[:3]))


class Client:
    """The browser's end of a connection. What the server writes is looked through for faults, and handed on."""

    def __init__(self, faults: Faults, hear: Callable[[bytes], None] = lambda _: None) -> None:
        self.faults = faults
        self.hear = hear
        self.status = 0
        self.is_closed = False

    def take(self, data: bytes) -> None:
        """Look at what the server wrote."""
        if not self.status:
            found = STATUS.match(data)
            self.status = int(found[1]) if found is not None else 1
            if self.status >= 500:
                self.faults.found.append(f"an answer {self.status}")
        elif SERVER_ERROR.search(data) is not None:
            self.faults.found.append(f"a refusal: {data[:200]!r}")
        self.hear(data)


class Wire(Client):
    """A connection without a network: it is the server's transport, and hands what a client sends to the protocol."""

    def __init__(self, faults: Faults, hear: Callable[[bytes], None] = lambda _: None) -> None:
        super().__init__(faults, hear)
        self.protocol: asyncio.Protocol
        self.is_lost = False

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("127.0.0.1", 9) if name in {"peername", "sockname"} else default

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        self.protocol = protocol

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def write(self, data: bytes) -> None:
        self.take(data)

    def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            asyncio.get_running_loop().call_soon(self.lose)

    abort = close

    def lose(self) -> None:
        """Tell the server that the connection is gone."""
        self.is_closed = True
        if not self.is_lost:
            self.is_lost = True
            self.protocol.connection_lost(None)

    def send(self, data: bytes) -> None:
        """Send bytes, unless the connection is closed. No bytes may make the protocol raise."""
        if not self.is_closed:
            try:
                self.protocol.data_received(data)
            except Exception as error:
                raise Fault(f"data_received raised {error!r}") from error

    @property
    def is_answered(self) -> bool:
        """Return whether nothing more will come for what was sent."""
        cycle: Any = getattr(self.protocol, "cycle", None)
        return self.is_closed or cycle is None or bool(cycle.response_complete) or bool(cycle.more_body)


class RealWire(Client, asyncio.Protocol):
    """A connection over a real socket of this machine."""

    def __init__(self, faults: Faults, hear: Callable[[bytes], None], port: int) -> None:
        super().__init__(faults, hear)
        self.waiting: list[bytes] = []  # What was sent before the connection was open.
        self.transport: asyncio.Transport | None = None
        opening = asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        self.opening = asyncio.ensure_future(opening)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(b"".join(self.waiting))

    def data_received(self, data: bytes) -> None:
        self.take(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True

    def send(self, data: bytes) -> None:
        """Send bytes, unless the connection is closed."""
        if self.transport is None:
            self.waiting.append(data)
        elif not self.is_closed:
            self.transport.write(data)

    def lose(self) -> None:
        """Break the connection."""
        self.is_closed = True
        self.opening.cancel()
        if self.transport is not None:
            self.transport.abort()


class Network:
    """Opens connections to a site as the server's own port would."""

    def __init__(self, app: Litestar, faults: Faults) -> None:
        self.site: Site = app.state.site
        self.faults = faults
        self.state = ServerState()
        self.server: asyncio.Server
        self.refusals = 0  # That came to sockets whose owner does not hear them.
        self.config = uvicorn.Config(
            guarded(app, self.site),  # type: ignore[arg-type]  # as the server does
            http=cast("type[asyncio.Protocol]", partial(HttpProtocol, self.site)),
            ws=cast("type[asyncio.Protocol]", partial(SocketProtocol, self.site)),
            log_config=None, access_log=False, server_header=False,
        )  # fmt: skip
        self.config.load()

    async def listen(self) -> None:
        """Open a port on this machine, for the real sockets."""
        self.server = await asyncio.get_running_loop().create_server(self._protocol, "127.0.0.1", 0)

    async def close(self) -> None:
        """Close the server's end of every connection, which would notice only later that the other is gone, and the port.

        The port comes last: asyncio never closes a connection that it has accepted but not made when the port closes.
        """
        for _ in range(TURNS):
            await asyncio.sleep(0)
            for protocol in list(self.state.connections):
                cast("HttpProtocol | SocketProtocol", protocol).transport.abort()
        self.server.close()
        await asyncio.sleep(0)  # Those of the last turn are lost now.

    def _protocol(self) -> HttpProtocol:
        return HttpProtocol(self.site, config=self.config, server_state=self.state, app_state={})

    def connect(self, hear: Callable[[bytes], None] = lambda _: None) -> Wire:
        wire = Wire(self.faults, hear)
        wire.protocol = self._protocol()
        wire.protocol.connection_made(cast("asyncio.Transport", wire))
        return wire

    def _count(self, data: bytes) -> None:
        self.refusals += data.count(REFUSAL)

    def open_socket(self, cookie: str, hear: Callable[[bytes], None] | None = None) -> Wire:
        wire = self.connect(hear or self._count)
        wire.send(HANDSHAKE.format(cookie=cookie).encode())
        return wire

    def open_real_socket(self, cookie: str) -> RealWire:
        wire = RealWire(self.faults, self._count, self.server.sockets[0].getsockname()[1])
        wire.send(HANDSHAKE.format(cookie=cookie).encode())
        return wire
