import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from adyton.web.socket import MOST_WAITING, Outbox, Socket


class SlowSocket:
    """Takes what is sent while its browser reads."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.is_gone = False
        self.taken: list[str] = []
        self.is_closed = False

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        if self.is_gone:
            raise ConnectionError
        self.taken.append(message["text"])

    async def close(self) -> None:
        self.is_closed = True


def tell(story: Callable[[SlowSocket, Outbox], Awaitable[None]]) -> None:
    async def told() -> None:
        socket = SlowSocket()
        await story(socket, Outbox(cast("Socket", socket)))

    asyncio.run(told())


async def a_while() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_a_browser_can_take_is_sent_at_once() -> None:
    async def story(socket: SlowSocket, outbox: Outbox) -> None:
        socket.reads.set()
        outbox.put(b"one")
        outbox.put(b"two")
        assert socket.taken == ["one", "two"]

    tell(story)


def test_what_a_slow_browser_cannot_take_yet_comes_later_in_its_order() -> None:
    async def story(socket: SlowSocket, outbox: Outbox) -> None:
        for word in (b"one", b"two", b"three"):
            outbox.put(word)
        await a_while()
        assert socket.taken == []
        socket.reads.set()
        await a_while()
        outbox.put(b"four")
        assert socket.taken == ["one", "two", "three", "four"]

    tell(story)


def test_a_browser_that_reads_nothing_is_let_go_with_the_reason() -> None:
    async def story(socket: SlowSocket, outbox: Outbox) -> None:
        ending = asyncio.create_task(outbox.end())
        for number in range(MOST_WAITING + 50):
            outbox.put(str(number).encode())
        assert outbox.closed.is_set()
        socket.reads.set()
        await ending
        assert len(socket.taken) == MOST_WAITING + 2  # the one that was on its way, and the reason
        assert socket.taken[-1] == '{"type":"gone","reason":"slow","retry_ms":1500}'
        assert socket.is_closed

    tell(story)


def test_a_browser_that_has_gone_disturbs_nobody() -> None:
    async def story(socket: SlowSocket, outbox: Outbox) -> None:
        socket.is_gone = True
        socket.reads.set()
        outbox.put(b"one")
        outbox.put(b"two")
        await asyncio.wait_for(outbox.end(), 5)
        assert socket.taken == []

    tell(story)


def test_a_browser_that_goes_while_it_is_slow_disturbs_nobody() -> None:
    async def story(socket: SlowSocket, outbox: Outbox) -> None:
        outbox.put(b"one")
        outbox.put(b"two")
        socket.is_gone = True
        socket.reads.set()
        await asyncio.wait_for(outbox.end(), 5)
        assert socket.taken == []

    tell(story)
