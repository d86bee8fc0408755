"""The socket: a talk over a WebSocket."""

import asyncio
from collections import deque
from typing import Any, Final

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


class Outbox:
    """What waits to be sent; a browser that reads too slowly is let go."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self.is_closed = False
        self.news = asyncio.Event()

    def put(self, message: bytes) -> None:
        if self.is_closed:
            return
        self.waiting.append(message)
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.append(b'{"type":"gone","reason":"slow","retry_ms":1500}')
            self.is_closed = True
        self.news.set()

    def close(self) -> None:
        self.is_closed = True
        self.news.set()


Socket = WebSocket[Any, Any, Any]


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
        outbox = Outbox()
        await _talk(socket, outbox, Talk(site, account, outbox.put, outbox.close))
    finally:
        site.by_account.give_back(account.id)


async def _talk(socket: Socket, outbox: Outbox, talk: Talk) -> None:
    sending = asyncio.create_task(_send(socket, outbox))
    hearing = asyncio.create_task(_hear(socket, talk))
    try:
        await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, hearing):
            task.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)
        await talk.close()


async def _send(socket: Socket, outbox: Outbox) -> None:
    while outbox.waiting or not outbox.is_closed:
        await outbox.news.wait()
        outbox.news.clear()
        while outbox.waiting:
            text = outbox.waiting.popleft().decode()
            await socket.send({"type": "websocket.send", "bytes": None, "text": text})
    await socket.close()


async def _hear(socket: Socket, talk: Talk) -> None:
    try:
        while True:
            await talk.hear(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        return
