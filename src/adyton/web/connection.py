"""A connection between one browser and the server, by socket or long polling."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import AccountRow
from adyton.tables.handlers import SERVER_ERROR, come, leave, say
from adyton.tables.listener import Listener
from adyton.tables.messages import Hint, Point, Refused, Say, ToTable
from adyton.tables.table import Table
from adyton.web.site import Site
from adyton.web.wire.connection import FromBrowser, Gone, Ping, Pong, Resume, WatchLobby

LARGEST: Final = 16_384  # bytes of one message
RETRY_MS: Final = 1500
FORGET_PING_S: Final = 60
SILENCE_S: Final = 50  # a browser answers every ping: after such a silence it is gone
MOST_REFUSED: Final = 100  # messages that come too fast, one after the other; then the connection is closed
TOO_FAST: Final = Refusal("too-fast")
decoder: Final = msgspec.json.Decoder(FromBrowser)


class Connection:
    """Reads messages of a browser and passes them to the table or lobby that it watches."""

    def __init__(
        self, site: Site, account: AccountRow, address: str, send: Callable[[bytes], None], hang_up: Callable[[], None],
        redirect: Callable[[Resume], bool] | None = None, pinged: dict[int, float] | None = None,
    ) -> None:  # fmt: skip
        self.site = site
        self.generation = account.generation
        self.session = account.session
        self.address = address
        self.opened = site.hub.now()
        self.listener = Listener(account.id, account.name, account.muted, send)
        self.hang_up = hang_up
        self.redirect = redirect  # sees to this message and returns True if another process may hold the table
        self.table: Table | None = None
        self.coming: asyncio.Future[Any] | None = None  # the last wish to see a table or the lobby
        self.pinged: dict[int, float] = pinged or {}  # when each ping was sent, by another process, too
        self.heard_at = time.monotonic()
        self.refused = 0  # messages that came too fast, since the last one that did not
        site.connections.add(self)
        site.metrics.sockets.inc()
        self.ping()

    def hear(self, data: bytes) -> None:
        """Answer one message. No message of a browser can break the connection."""
        self.heard_at = time.monotonic()
        try:
            message = self._read(data)
        except Illegal as refused:
            self._refuse(None, refused.refusal)
            return
        handle = HANDLERS.get(type(message))
        if handle is not None:
            handle(self, message)
        else:
            self._say(message)  # type: ignore[arg-type]  # all others are for the table

    def may_speak(self) -> bool:
        """Count a message; return whether it may be answered. Many refusals in a row end the connection: they cost, too."""
        if self.site.messages.allows(self.listener.account):
            self.refused = 0
            return True
        self.refused += 1
        if self.refused > MOST_REFUSED:
            self.hang_up()
        return False

    def close(self) -> None:
        """Note that the browser is gone."""
        self.site.connections.discard(self)
        self.site.metrics.sockets.dec()
        if self.listener.hint is not None:
            self.listener.hint.cancel()
        self._turn_away()

    def ping(self) -> None:
        """Ask for a pong, to measure the delay and to know that the browser is there."""
        now = time.monotonic()
        if now - self.heard_at > SILENCE_S:
            self.hang_up()
            return
        number = len(self.pinged) and max(self.pinged) + 1
        self.pinged = {n: sent for n, sent in self.pinged.items() if now - sent < FORGET_PING_S} | {number: now}
        self.listener.tell(Ping(number))

    def dismiss(self, reason: Literal["stopping", "slow", "signed-out"] = "stopping") -> None:
        """Tell the browser to come back, and close the connection."""
        self.listener.tell(Gone(reason, RETRY_MS))
        self.hang_up()

    def _read(self, data: bytes) -> FromBrowser:
        if not self.may_speak():
            raise Illegal(TOO_FAST)
        if len(data) > LARGEST:
            raise Illegal(Refusal("too-large"))
        try:
            message: FromBrowser = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Illegal(Refusal("malformed")) from None
        return message

    def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        self.listener.tell(Refused(message_id, refusal.code, refusal.args, refusal.clause))

    def _pong(self, message: Pong) -> None:
        sent = self.pinged.pop(message.n, None)
        if sent is not None:
            self.listener.lag.measure((time.monotonic() - sent) * 1000)

    def _resume(self, message: Resume) -> None:
        self._turn_away()
        if self.redirect is None or not self.redirect(message):
            self.resume(message)

    def resume(self, message: Resume) -> None:
        """Show the table in this process."""
        self.listener.takes_parts = message.parts
        self.table = self.site.hub.table(message.table)
        self._wait_for(self.table.ask(come, self.listener, message.line))

    def _wait_for(self, coming: "asyncio.Future[Any]") -> None:
        self.coming = coming
        coming.add_done_callback(self._came)

    def _came(self, coming: "asyncio.Future[Any]") -> None:
        """Tell the browser why it does not see what it wanted to see, unless it wants to see something else by now."""
        error = None if coming.cancelled() else coming.exception()
        if error is None or coming is not self.coming:
            return
        self.table = None
        if not isinstance(error, Illegal):
            self.site.hub.failed("table not shown", error)
            self._refuse(None, Refusal(SERVER_ERROR))
            self.dismiss()  # the browser would wait for ever
        elif error.refusal.code == "no-such-table":
            self.listener.tell(Gone("nowhere", None))
        else:
            self._refuse(None, error.refusal)

    def _watch_lobby(self, _: WatchLobby) -> None:
        if not self.site.lobbies.allows(self.listener.account):  # the whole list costs a server much
            self._refuse(None, TOO_FAST)
            return
        self._turn_away()
        self._wait_for(self.site.hub.spawn(self.site.hub.lobby.watch(self.listener)))

    def _say(self, message: ToTable) -> None:
        if self.table is None:
            self._refuse(message.id, Refusal("no-table"))
        elif self._is_too_fast(message):
            self._refuse(message.id, TOO_FAST)
        else:
            self.table.post(say, self.listener, message, self.site.hub.now())

    def _is_too_fast(self, message: ToTable) -> bool:
        """Return whether this comes too often: chats, pointing and questions to bots are limited."""
        kind, account = type(message), self.listener.account
        if kind is Hint:
            hint = self.listener.hint
            return (hint is not None and not hint.done()) or not self.site.hints.allows(account)
        if kind is Say:
            return not self.site.chats.allows(account)
        return kind is Point and not self.site.points.allows(account)

    def _turn_away(self) -> None:
        """Stop watching."""
        self.site.hub.lobby.listeners.discard(self.listener)
        table, self.table, self.coming = self.table, None, None
        if table is not None:
            table.post(leave, self.listener)


HANDLERS: Final[dict[type, Callable[[Connection, Any], None]]] = {
    Pong: Connection._pong,  # noqa: SLF001  (one class in two parts)
    Resume: Connection._resume,  # noqa: SLF001
    WatchLobby: Connection._watch_lobby,  # noqa: SLF001
}
