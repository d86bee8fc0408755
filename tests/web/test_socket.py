"""The socket of one browser, with a transport that keeps what is written."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.support.socket import REQUEST, BrowserTransport, frames, masked, open_socket

from adyton.store.accounts import AccountRow, add_account, sign_out_others
from adyton.store.neighbours import Neighbours
from adyton.web import socket
from adyton.web.server import prepare
from adyton.web.settings import Settings
from adyton.web.site import Site
from adyton.web.socket import Passed, SocketProtocol


@asynccontextmanager
async def site_on(folder: Path, **wishes: int | bool) -> AsyncIterator[Site]:
    settings = Settings(data=str(folder), **wishes)  # type: ignore[arg-type]
    prepare(settings)
    site = Site(settings)
    await site.open()
    await site.database.write(add_account, "ada", "Ada", site.hub.now())
    try:
        yield site
    finally:
        await site.close()


def cookie(site: Site, generation: int = 0) -> str:
    return site.signer.cookie(AccountRow("ada", "Ada", None, None, generation, frozenset()))


async def opened(site: Site) -> BrowserTransport:
    transport = open_socket(site, cookie(site))
    await transport.opened.wait()
    assert transport.answer.startswith(b"HTTP/1.1 101 ")
    return transport


async def until_closed(transport: BrowserTransport) -> None:
    while site_connections(transport):  # noqa: ASYNC110  (the transport knows no events)
        await asyncio.sleep(0.001)


async def end_of_turn() -> None:
    """Let the loop go round once: what was sent is written then."""
    await asyncio.sleep(0)


def site_connections(transport: BrowserTransport) -> int:
    return len(transport.protocol.site.connections)


async def test_a_socket_handshake_follows_the_protocol(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        assert b"Sec-WebSocket-Accept: ICX+Yqv66kxgM0FcWaLWlFLwTAI=\r\n" in transport.answer
        await end_of_turn()
        assert transport.heard == [{"type": "ping", "n": 0}]
        transport.protocol.data_received(masked(9, b"are you there"))
        await end_of_turn()
        assert frames(transport.written)[-1] == (10, b"are you there")
        transport.protocol.data_received(masked(8, (1000).to_bytes(2, "big")))
        assert frames(transport.written)[-1] == (8, b"\x03\xe8")
        await until_closed(transport)


async def test_messages_of_one_turn_of_the_loop_are_one_write(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        await end_of_turn()
        before = transport.writes
        for number in range(3):
            transport.protocol.send(json.dumps({"type": "ping", "n": number}).encode())
        assert transport.writes == before
        await end_of_turn()
        assert transport.writes == before + 1
        assert [each["n"] for each in transport.heard[-3:]] == [0, 1, 2]
        transport.close()


async def test_what_was_sent_last_is_written_before_the_socket_closes(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        transport.protocol.send(b"{}")
        transport.protocol.close()
        assert frames(transport.written)[-2:] == [(1, b"{}"), (8, (1001).to_bytes(2, "big"))]
        await until_closed(transport)


async def test_a_browser_may_speak_before_its_handshake_is_answered(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = open_socket(site, cookie(site))
        transport.protocol.data_received(masked(9, b"are you there")[:7])
        transport.protocol.data_received(masked(9, b"are you there")[7:] + masked(9, b"and now"))
        await transport.opened.wait()
        await end_of_turn()
        assert frames(transport.written)[1:] == [(10, b"are you there"), (10, b"and now")]


async def test_a_browser_that_says_much_before_its_handshake_is_answered_is_disconnected(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = open_socket(site, cookie(site))
        transport.protocol.data_received(masked(1, b"x" * 60_000))
        assert not transport.is_closing()
        transport.protocol.data_received(masked(1, b"x" * 6_000))
        assert transport.is_closing()


async def test_messages_may_come_in_pieces_and_several_at_once(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        data = masked(1, b'{"type":"po', is_final=False) + masked(9, b"x") + masked(0, b'ng","n":0}')
        for byte in data + masked(1, b"{}"):
            transport.protocol.data_received(bytes((byte,)))
        await end_of_turn()
        assert [kind for kind, _ in frames(transport.written)[-2:]] == [10, 1]
        assert transport.heard[-1]["code"] == "malformed"  # The second message.
        assert len(transport.heard) == 2  # And not the first.


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02{}" + b"\x00" * 8, 1002),  # Not masked.
        (masked(1 | 0x40, b"{}"), 1002),  # An extension that was not negotiated.
        (masked(3, b"{}"), 1002),  # An unknown opcode.
        (masked(0, b"{}"), 1002),  # A continuation without a beginning.
        (masked(1, b"{", is_final=False) + masked(1, b"}"), 1002),  # A new message inside a fragmented one.
        (masked(9, b"x", is_final=False), 1002),  # A fragmented ping.
        (masked(9, b"x" * 126), 1002),  # A ping that is too long.
        (masked(2, b"{}"), 1003),  # Binary.
        (masked(1, b"x" * 70_000)[:20], 1009),  # Too long, as its first bytes say.
        (masked(1, b"x" * 40_000, is_final=False) + masked(0, b"x" * 40_000), 1009),
        (masked(1, b"", is_final=False) + masked(0, b"", is_final=False) * 11_000, 1009),  # Empty pieces cost, too.
        (masked(1, b"{}") * 1001, 1008),  # More at once than any browser sends.
    ],
)
async def test_a_client_that_breaks_the_protocol_is_told_and_disconnected(
    tmp_path: Path, data: bytes, code: int
) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        transport.protocol.data_received(data)
        assert frames(transport.written)[-1] == (8, code.to_bytes(2, "big"))
        assert transport.is_closed
        await until_closed(transport)


@pytest.mark.parametrize("kind", [1, 9, 10])
async def test_a_browser_that_floods_the_server_is_disconnected(tmp_path: Path, kind: int) -> None:
    """Refusals cost as much as answers."""
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        transport.protocol.data_received(masked(kind, b"{}") * 900)
        assert transport.is_closed
        assert len(frames(transport.written)) < 200
        await until_closed(transport)


async def test_a_browser_that_is_a_little_too_fast_stays(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        transport.protocol.data_received(masked(1, b"{}") * 150)
        await end_of_turn()
        assert [each["code"] for each in transport.heard[1:]] == ["malformed"] * 60 + ["too-fast"] * 90
        assert not transport.is_closed
        transport.close()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ("Origin: https://evil.example\r\n", b"403"),
        ("Origin: http://[\r\n", b"403"),
        ("Origin: http://site\r\n", b"101"),
    ],
)
async def test_only_our_own_pages_may_open_a_socket(tmp_path: Path, headers: str, status: bytes) -> None:
    async with site_on(tmp_path) as site:
        transport = open_socket(site, cookie(site), headers)
        await transport.opened.wait()
        assert transport.answer.split(b" ")[1] == status
        transport.close()


async def test_connection_counts_are_released(tmp_path: Path) -> None:
    async with site_on(tmp_path, sockets_per_address=2, sockets_per_account=1) as site:
        first = await opened(site)
        second = open_socket(site, cookie(site))
        await second.opened.wait()
        assert second.answer.startswith(b"HTTP/1.1 429 ")
        await asyncio.sleep(0)
        first.close()
        await until_closed(first)
        again = await opened(site)
        assert site.by_address.counts == {"127.0.0.1": 1}
        again.close()


async def test_behind_a_proxy_people_are_counted_and_not_the_proxy(tmp_path: Path) -> None:
    async with site_on(tmp_path, behind_proxy=True) as site:
        transport = open_socket(site, cookie(site), "X-Forwarded-For: 9.9.9.9, 5.6.7.8\r\n")
        stranger = open_socket(site, cookie(site), "X-Forwarded-For: 1.1.1.1\r\n", peer="2.2.2.2")
        await asyncio.gather(transport.opened.wait(), stranger.opened.wait())
        assert site.by_address.counts == {"5.6.7.8": 1, "2.2.2.2": 1}
        transport.close()
        stranger.close()


async def test_what_a_browser_sends_is_not_read_while_its_process_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_on(tmp_path) as site:
        site.hub.neighbours = Neighbours(str(tmp_path), 0, 2)
        found = asyncio.Event()

        async def place_of(_: str) -> None:
            await found.wait()

        monkeypatch.setattr(site.hub, "place_of", place_of)
        transport = await opened(site)
        transport.say({"type": "resume", "table": "t", "line": None})
        assert transport.pauses == [True]
        found.set()
        while transport.pauses[-1]:  # noqa: ASYNC110  (the transport knows no events)
            await asyncio.sleep(0.001)
        transport.close()


async def taken_over(site: Site, signed: str, peer: str = "127.0.0.1") -> BrowserTransport:
    """Return a browser whose connection another process has handed over."""
    transport = BrowserTransport(peer)
    transport.answer = b"HTTP/1.1 101 Switching Protocols"  # From the other process.
    protocol = SocketProtocol(site, config=None, server_state=SimpleNamespace(connections=set()), app_state=None)
    transport.protocol = protocol
    request = REQUEST.format(headers=f"Cookie: adyton={signed}\r\n").encode()
    protocol.request = request
    protocol.connection_made(cast("asyncio.BaseTransport", transport))
    await protocol.take_over(Passed(request, {}, [], b"", 0, []))
    await asyncio.sleep(0)
    return transport


@pytest.mark.parametrize(
    ("wishes", "generation", "reason"),
    [
        ({"sockets_per_address": 1}, 0, "too-many"),
        ({"sockets_per_account": 1}, 0, "too-many"),
        ({}, 1, "signed-out"),
    ],
)
async def test_a_browser_that_its_next_process_refuses_is_told_why(
    tmp_path: Path, wishes: dict[str, int], generation: int, reason: str
) -> None:
    async with site_on(tmp_path, **wishes) as site:
        first = await opened(site)
        refused = await taken_over(site, cookie(site, generation))
        assert refused.heard == [{"type": "gone", "reason": reason, "retry_ms": 1500}]
        assert frames(refused.written)[-1] == (8, b"\x03\xf0")
        assert refused.is_closed
        assert (site.by_address.counts, site.by_account.counts) == ({"127.0.0.1": 1}, {"ada": 1})
        first.close()


async def test_a_banned_browser_that_is_handed_over_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_on(tmp_path) as site:
        monkeypatch.setattr(site.bans, "holds", lambda account, address: (account, address) == ("ada", "127.0.0.1"))
        refused = await taken_over(site, cookie(site))
        assert refused.heard == [{"type": "gone", "reason": "signed-out", "retry_ms": 1500}]
        assert site.by_address.counts == {}


async def test_a_browser_that_does_not_read_is_disconnected_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "UNREAD_S", 0.01)
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        transport.protocol.pause_writing()
        await until_closed(transport)
        assert transport.heard[-1] == {"type": "gone", "reason": "slow", "retry_ms": 1500}


async def test_a_browser_that_reads_again_in_time_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "UNREAD_S", 0.01)
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        transport.protocol.pause_writing()
        transport.protocol.resume_writing()
        await asyncio.sleep(0.05)
        assert not transport.is_closed
        transport.close()


async def test_a_browser_that_does_not_read_the_last_messages_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        with unread(monkeypatch):
            transport.protocol.close()
            transport.protocol.resume_writing()  # It reads a little, and then no more.
            await until_aborted(transport)
        transport.protocol.connection_lost(None)


@pytest.mark.parametrize("is_handed_over", [False, True])
async def test_a_browser_that_does_not_read_why_it_is_refused_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_handed_over: bool
) -> None:
    async with site_on(tmp_path, sockets_per_address=1) as site:
        first = await opened(site)
        with unread(monkeypatch):
            refused = await taken_over(site, cookie(site)) if is_handed_over else open_socket(site, cookie(site))
            await until_aborted(refused)
        first.close()


@contextmanager
def unread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let no browser read the last bytes, so that closing takes for ever."""
    with monkeypatch.context() as patched:
        patched.setattr(socket, "CLOSING_S", 0.01)
        patched.setattr(BrowserTransport, "close", lambda self: setattr(self, "is_closed", True))
        yield


async def until_aborted(transport: BrowserTransport) -> None:
    async with asyncio.timeout(30):
        while not transport.is_aborted:  # noqa: ASYNC110  (the transport knows no events)
            await asyncio.sleep(0.001)


async def test_a_browser_that_leaves_too_much_unread_is_cut_off_at_once(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        transport.protocol.pause_writing()
        transport.unread = 2_000_000
        transport.protocol.send(json.dumps({"type": "ping", "n": 1}).encode())
        await end_of_turn()
        assert transport.is_aborted
        await until_closed(transport)


async def test_a_socket_that_is_opened_while_its_session_ends_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account is read, then the session ends and everybody hears of it, then the socket would open."""
    async with site_on(tmp_path) as site:
        read = site.database.read

        async def read_before(work: Any, *args: Any) -> Any:
            found = await read(work, *args)
            monkeypatch.setattr(site.database, "read", read)
            told = asyncio.Event()
            site.database.bus.subscribers.append(lambda _: told.set())
            await site.database.write(sign_out_others, "ada", "")
            await told.wait()
            return found

        monkeypatch.setattr(site.database, "read", read_before)
        late = open_socket(site, cookie(site))
        await late.opened.wait()
        assert late.answer.startswith(b"HTTP/1.1 401 ")


async def test_signing_out_elsewhere_ends_every_other_session_and_its_sockets(tmp_path: Path) -> None:
    async with site_on(tmp_path) as site:
        transport = await opened(site)
        await site.database.write(sign_out_others, "ada", "")
        await until_closed(transport)
        assert transport.heard[-1]["reason"] == "signed-out"
        copied = open_socket(site, cookie(site))
        await copied.opened.wait()
        assert copied.answer.startswith(b"HTTP/1.1 401 ")
        renewed = open_socket(site, cookie(site, 1))
        await renewed.opened.wait()
        assert renewed.answer.startswith(b"HTTP/1.1 101 ")
        renewed.close()
