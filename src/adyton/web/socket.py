"""The socket: a talk over a WebSocket."""

import asyncio
import types
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Final, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from adyton.web.guard import address_of, is_own_origin
from adyton.web.identity import COOKIE
from adyton.web.site import Site
from adyton.web.talk import Talk

MOST_WAITING: Final = 300  # messages that a slow browser may leave unread
SIGNED_OUT: Final = 4401
FORBIDDEN: Final = 4403
TOO_MANY: Final = 4429


Socket = WebSocket[Any, Any, Any]


class Outbox:
    """Sends at once while the browser keeps up, and keeps a little for it while it does not."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.closed = asyncio.Event()
        self.sending: asyncio.Task[None] | None = None  # while the browser does not keep up

    def put(self, message: bytes) -> None:
        if self.closed.is_set():
            return
        if self.sending is None:
            self._begin(message)
            return
        self.waiting.append(message)
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.append(b'{"type":"gone","reason":"slow","retry_ms":1500}')
            self.close()

    def close(self) -> None:
        self.closed.set()

    async def end(self) -> None:
        """Hangs up, once it was closed and all is sent."""
        await self.closed.wait()
        if self.sending is not None:
            await self.sending
        await self.socket.close()

    def _begin(self, message: bytes) -> None:
        """Sending hardly ever waits; a task for each message, or its turn in a loop, would cost more than all of it."""
        step = self._send(message)
        try:
            awaited = step.send(None)
        except StopIteration:
            return
        except Exception:  # the browser is gone, as whoever listens to it will hear
            self.close()
        else:
            self.sending = asyncio.create_task(self._catch_up(step, awaited))

    async def _catch_up(self, step: Coroutine[Any, Any, None], awaited: object) -> None:
        try:
            await _finish(step, awaited)
            while self.waiting:
                await self._send(self.waiting.popleft())
        except Exception:  # as above
            self.close()
        self.sending = None

    def _send(self, message: bytes) -> Coroutine[Any, Any, None]:
        step = self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        return cast("Coroutine[Any, Any, None]", step)


@types.coroutine
def _finish(step: Coroutine[Any, Any, None], awaited: object) -> Generator[object, Any, None]:
    """The rest of a coroutine that was begun outside of any task and waits for this."""
    try:
        while True:
            awaited = step.send((yield awaited))
    except StopIteration:
        return
    finally:
        step.close()


@websocket("/api/socket")
async def open_socket(socket: Socket) -> None:
    """Talks with the browser until one of both hangs up."""
    site: Site = socket.app.state.site
    address = address_of(socket)
    if not site.by_address.take(address):
        await socket.close()  # before it is accepted, which costs next to nothing
        return
    try:
        await socket.accept()
        await _receive(socket, site)
    finally:
        site.by_address.give_back(address)


async def _receive(socket: Socket, site: Site) -> None:
    if not is_own_origin(socket, site.settings):
        await socket.close(FORBIDDEN)
        return
    account = await site.account_of(socket.cookies.get(COOKIE))
    if account is None:
        await socket.close(SIGNED_OUT)
        return
    if not site.by_account.take(account.id):
        await socket.close(TOO_MANY)
        return
    try:
        outbox = Outbox(socket)
        await _talk(socket, outbox, Talk(site, account, outbox.put, outbox.close))
    finally:
        site.by_account.give_back(account.id)


async def _talk(socket: Socket, outbox: Outbox, talk: Talk) -> None:
    ending = asyncio.create_task(outbox.end())
    hearing = asyncio.create_task(_hear(socket, talk))
    try:
        await asyncio.wait({ending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        tasks = [task for task in (ending, hearing, outbox.sending) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await talk.close()


async def _hear(socket: Socket, talk: Talk) -> None:
    try:
        while True:
            await talk.hear(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        return
