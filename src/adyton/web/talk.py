"""A talk between one browser and the server, whatever carries its messages."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal

import msgspec
import structlog

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import AccountRow
from adyton.tables.door import come, leave, say
from adyton.tables.ear import Ear
from adyton.tables.messages import Act, Hint, Point, Refused, Say, ToTable
from adyton.tables.table import Table
from adyton.web.site import Site
from adyton.web.wire import FromBrowser, Gone, Ping, Pong, Resume, WatchLobby

LARGEST: Final = 16_384  # bytes of one message
RETRY_MS: Final = 1500
decoder: Final = msgspec.json.Decoder(FromBrowser)
log = structlog.get_logger()


class Talk:
    """Messages are answered one after the other; only hints, which take their time, go beside."""

    def __init__(
        self, site: Site, account: AccountRow, send: Callable[[bytes], None], hang_up: Callable[[], None]
    ) -> None:
        self.site = site
        self.ear = Ear(account.id, account.name, account.muted, send)
        self.hang_up = hang_up
        self.table: Table | None = None
        self.pinged: dict[int, float] = {}
        self.hinting: asyncio.Task[None] | None = None
        site.talks.add(self)
        site.metrics.sockets.inc()
        self.ping()

    async def hear(self, text: str | bytes) -> None:
        """Answers one message; nothing that a browser says can break the talk."""
        arrival = self.site.hub.now()
        message: FromBrowser | None = None
        try:
            message = self._read(text)
            await self._answer(message, arrival)
        except Illegal as refused:
            refusal = refused.refusal
            self.ear.tell(Refused(_id_of(message), refusal.code, refusal.args, refusal.clause))
        except Exception:
            log.exception("message failed")
            self.ear.tell(Refused(_id_of(message), "server-error", {}, ""))
            if isinstance(message, Resume | WatchLobby):
                self.dismiss()  # it would wait for ever for what it cannot see

    async def close(self) -> None:
        """The browser is gone."""
        self.site.talks.discard(self)
        self.site.metrics.sockets.dec()
        if self.hinting is not None:
            self.hinting.cancel()
        await self._turn_away()

    def ping(self) -> None:
        """Asks for a pong, to know the delay between us."""
        now = time.monotonic()
        number = len(self.pinged) and max(self.pinged) + 1
        self.pinged = {n: sent for n, sent in self.pinged.items() if now - sent < 60} | {number: now}
        self.ear.tell(Ping(number))

    def dismiss(self, reason: Literal["stopping", "slow"] = "stopping") -> None:
        """Says that the browser must come back, and hangs up."""
        self.ear.tell(Gone(reason, RETRY_MS))
        self.hang_up()

    def _read(self, text: str | bytes) -> FromBrowser:
        if not self.site.messages.allows(self.ear.account):
            raise Illegal(Refusal("too-fast"))
        if len(text) > LARGEST:
            raise Illegal(Refusal("too-large"))
        try:
            message: FromBrowser = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Illegal(Refusal("malformed")) from None
        return message

    async def _answer(self, message: FromBrowser, arrival: int) -> None:
        if isinstance(message, Pong):
            sent = self.pinged.pop(message.n, None)
            if sent is not None:
                self.ear.lag.measure((time.monotonic() - sent) * 1000)
        elif isinstance(message, Resume):
            await self._resume(message)
        elif isinstance(message, WatchLobby):
            await self._turn_away()
            await self.site.hub.lobby.watch(self.ear)
        else:
            await self._say(message, arrival)

    async def _resume(self, message: Resume) -> None:
        await self._turn_away()
        try:
            table = await self.site.hub.find(message.table)
            self.ear.takes_parts = message.parts
            await come(table, self.ear, message.move)
        except Illegal as refused:
            if refused.refusal.code != "no-such-table":
                raise
            self.ear.tell(Gone("nowhere", None))
        else:
            self.table = table

    async def _say(self, message: ToTable, arrival: int) -> None:
        if self.table is None:
            raise Illegal(Refusal("no-table"))
        if self._is_too_fast(message):
            self.ear.tell(Refused(message.id, "too-fast", {}, ""))
        elif isinstance(message, Hint):
            self._hint(self.table, message, arrival)
        else:
            began = time.monotonic()
            await say(self.table, self.ear, message, arrival)
            if isinstance(message, Act):
                self.site.metrics.acts.observe(time.monotonic() - began)

    def _is_too_fast(self, message: ToTable) -> bool:
        """What everybody around the table hears is rationed."""
        if isinstance(message, Say):
            return not self.site.chats.allows(self.ear.account)
        return isinstance(message, Point) and not self.site.points.allows(self.ear.account)

    def _hint(self, table: Table, message: Hint, arrival: int) -> None:
        is_busy = self.hinting is not None and not self.hinting.done()
        if is_busy or not self.site.hints.allows(self.ear.account):
            self.ear.tell(Refused(message.id, "too-fast", {}, ""))
        else:
            self.hinting = asyncio.create_task(say(table, self.ear, message, arrival))

    async def _turn_away(self) -> None:
        """Watches nothing any more."""
        self.site.hub.lobby.ears.discard(self.ear)
        table, self.table = self.table, None
        if table is not None:
            await leave(table, self.ear)


def _id_of(message: FromBrowser | None) -> str | None:
    """The id under which something was asked; what watches has none."""
    return getattr(message, "id", None)
