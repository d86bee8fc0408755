"""Slow and many HTTP clients, with a transport without a network and a loop whose timers the test runs."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from tests.support.socket import BrowserTransport

from adyton.web.http import BODY_S, HEADERS_S, LARGEST_HEAD, UNREAD_S, HttpProtocol
from adyton.web.middleware import forwarded_for
from adyton.web.settings import Settings
from adyton.web.site import Site

REQUEST = b"POST /x HTTP/1.1\r\nHost: site\r\nContent-Length: 5\r\n\r\n"
IN_CHUNKS = b"POST /x HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"GET / HTTP/1.1\r\nHost: s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"


class Timer:
    def __init__(self, seconds: float, then: Callable[[], object]) -> None:
        self.seconds = seconds
        self.then = then
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Task:
    def add_done_callback(self, _: object) -> None:
        pass


class Line(BrowserTransport):
    """A connection from an address. `waits` holds the running deadlines."""

    def __init__(self, site: Site, peer: str = "203.0.113.7") -> None:
        super().__init__(peer)
        self.timers: list[Timer] = []
        self.tasks: list[Any] = []
        loop = SimpleNamespace(call_later=self._later, create_task=self._task)
        config = uvicorn.Config(_app, log_config=None)
        state = SimpleNamespace(connections=set(), tasks=set(), default_headers=[], total_requests=0)
        self.http = HttpProtocol(site, config=config, server_state=state, app_state={}, _loop=loop)
        self.protocol = cast("Any", self.http)
        self.http.connection_made(cast("asyncio.Transport", self))

    def _later(self, seconds: float, then: Callable[[], object]) -> Timer:
        self.timers.append(Timer(seconds, then))
        return self.timers[-1]

    def _task(self, work: Any) -> Any:
        work.close()
        return Task()

    @property
    def waits(self) -> list[float]:
        return [timer.seconds for timer in self.timers if not timer.is_cancelled]

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            self.http.connection_lost(None)


async def _app(scope: Any, receive: Any, send: Any) -> None:
    pass


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(Settings(data=str(tmp_path), sockets_per_address=2))


async def test_headers_and_bodies_have_a_deadline(site: Site) -> None:
    line = Line(site)
    assert line.waits == [HEADERS_S]
    line.http.data_received(REQUEST[:20])
    assert line.waits == [HEADERS_S]
    line.http.data_received(REQUEST[20:])
    assert line.waits == [BODY_S]
    line.http.data_received(b"12345")
    assert line.waits == []


async def test_a_client_that_sends_too_slowly_is_cut_off(site: Site) -> None:
    line = Line(site)
    line.http.data_received(REQUEST[:20])
    next(timer for timer in line.timers if not timer.is_cancelled).then()
    assert line.is_aborted
    assert line.waits == []


async def test_empty_lines_do_not_keep_a_connection_open(site: Site) -> None:
    line = Line(site)
    line.http.data_received(REQUEST + b"12345")
    line.http.cycle.response_complete = True
    line.http.on_response_complete()
    line.http.data_received(b"\r\n")
    assert line.waits == [HEADERS_S]


async def test_a_client_that_does_not_read_the_answer_is_cut_off(site: Site) -> None:
    line = Line(site)
    line.http.data_received(REQUEST + b"12345")
    line.http.pause_writing()
    assert line.waits == [UNREAD_S]
    line.http.resume_writing()
    assert line.waits == []


async def test_an_address_that_leaves_too_many_bytes_unread_is_cut_off(site: Site) -> None:
    first, second = Line(site), Line(site)
    for line in (first, second):
        line.http.data_received(REQUEST + b"12345")
        line.unread = 40_000_000
        line.http.pause_writing()
    assert [first.is_aborted, second.is_aborted] == [False, True]
    first.http.resume_writing()
    first.http.pause_writing()
    assert not first.is_aborted
    first.close()
    assert not site.unread


async def test_connections_of_an_address_are_counted_before_anything_is_read(site: Site) -> None:
    lines = [Line(site) for _ in range(5)]
    assert [line.is_aborted for line in lines] == [False] * 4 + [True]
    assert not Line(site, "203.0.113.8").is_aborted
    lines[0].close()
    assert not Line(site).is_aborted
    assert Line(site).is_aborted


async def test_a_proxy_on_this_machine_counts_for_itself(tmp_path: Path) -> None:
    site = Site(Settings(data=str(tmp_path), sockets_per_address=1, behind_proxy=True))
    assert not any(Line(site, "127.0.0.1").is_aborted for _ in range(9))


async def test_a_proxy_elsewhere_counts_for_itself_and_tells_addresses(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), sockets_per_address=1, behind_proxy=True, proxy="172.28.19.1")
    site = Site(settings)
    assert not any(Line(site, "172.28.19.1").is_aborted for _ in range(9))
    assert forwarded_for("172.28.19.1", "198.51.100.1, 203.0.113.7", settings) == "203.0.113.7"
    assert forwarded_for("127.0.0.1", "203.0.113.7", settings) == "127.0.0.1"


async def test_a_socket_is_not_counted_twice(site: Site) -> None:
    line = Line(site)
    line.http.ws_protocol_class = cast("Any", lambda **_: SimpleNamespace(connection_made=_none, data_received=_none))
    cast("Any", line).set_protocol = _none
    line.http.data_received(UPGRADE)
    assert line.waits == []
    assert not site.by_connection.counts


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /",  # A path that does not end.
        b"GET / HTTP/1.1\r\nA: ",  # A header that does not end.
        b"",  # Empty lines that do not end.
        IN_CHUNKS + b"1;",  # A chunk whose extension does not end.
        IN_CHUNKS + b"1\r\nx\r\n0\r\nA: ",  # A trailer that does not end.
    ],
)
async def test_a_request_whose_head_does_not_end_is_cut_off(site: Site, beginning: bytes) -> None:
    line = Line(site)
    line.http.data_received(beginning)
    part = b"x" * 1000 if beginning else b"\r\n" * 500
    sent = 0
    while not line.is_aborted and sent < 100_000:
        line.http.data_received(part)
        sent += len(part)
    assert LARGEST_HEAD - 1000 <= sent <= LARGEST_HEAD + 1000


async def test_many_headers_at_once_are_refused(site: Site) -> None:
    line = Line(site)
    line.http.data_received(b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 20_000 + b"\r\n")
    assert line.answer.startswith(b"HTTP/1.1 400 ")
    assert line.is_closed


async def test_a_large_body_does_not_count_as_head(site: Site) -> None:
    line = Line(site)
    line.http.data_received(b"POST / HTTP/1.1\r\nContent-Length: 100000\r\n\r\n")
    for _ in range(100):
        line.http.data_received(b"x" * 1000)
    assert not line.is_aborted
    line.http.data_received(REQUEST + b"12345")
    assert not line.is_aborted


@pytest.mark.parametrize(("is_answered", "unread"), [(False, 0), (True, 1)])
async def test_no_socket_opens_while_an_answer_is_on_the_way(site: Site, is_answered: bool, unread: int) -> None:
    line = Line(site)
    line.http.ws_protocol_class = cast("Any", lambda **_: pytest.fail("a socket was opened"))
    line.http.data_received(REQUEST + b"12345")
    line.http.cycle.response_complete = is_answered
    line.unread = unread
    line.http.data_received(UPGRADE)
    assert line.is_aborted
    assert not site.by_connection.counts


def _none(_: object) -> None:
    pass
