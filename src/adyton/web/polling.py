"""Long polling: the same connection if WebSockets are blocked."""

import asyncio
import contextlib
import secrets
import time
from typing import Annotated, Any, Final

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Raw, json

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import AccountRow
from adyton.web.connection import Connection
from adyton.web.middleware import address_of, need_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.connection import ConnectionOpened, MessageBatch

SILENCE_S: Final = 60.0
MOST_WAITING: Final = 300
MOST_BYTES: Final = 1_000_000  # of the messages that wait; one more may be longer
MOST_AT_ONCE: Final = 50  # messages in one request
LAST_WORDS_S: Final = 5  # how long the reason of a closed connection can still be asked for
TOO_MANY: Final = Refusal("too-many-connections")

ConnectionId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,80}$")]


class PolledConnection:
    """Messages with numbers; each is kept until the browser has confirmed it."""

    def __init__(self, site: Site, account: AccountRow, address: str) -> None:
        self.id = f"{site.hub.worker}-{secrets.token_urlsafe(24)}"
        self.site = site
        self.account = account.id
        self.address = address
        self.kept: list[bytes] = []
        self.size = 0  # of what is kept, in bytes
        self.first = 0  # the number of the first message that is kept
        self.news = asyncio.Event()
        self.is_closed = False
        self.silence: asyncio.TimerHandle | None = None
        self.connection = Connection(site, account, address, self.put, self.close)
        self.heard()

    def put(self, message: bytes) -> None:
        if len(self.kept) >= MOST_WAITING or self.size > MOST_BYTES:
            self.close()
            return
        self.kept.append(message)
        self.size += len(message)
        self.news.set()

    def heard(self) -> None:
        """Note that the browser is there: only a long silence closes the connection."""
        if self.is_closed:
            return
        self.connection.heard_at = time.monotonic()
        if self.silence is not None:
            self.silence.cancel()
        self.silence = asyncio.get_running_loop().call_later(SILENCE_S, self.close)

    def confirm(self, after: int) -> None:
        """Forget the messages that have arrived."""
        count = min(max(0, after - self.first), len(self.kept))
        self.size -= sum(map(len, self.kept[:count]))
        del self.kept[:count]
        self.first += count
        if not self.kept and not self.is_closed:
            self.news.clear()

    def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self.news.set()
        if self.silence is not None:
            self.silence.cancel()
        asyncio.get_running_loop().call_later(LAST_WORDS_S, self.site.polled.pop, self.id, None)
        self.site.by_address.give_back(self.address)
        self.site.by_account.give_back(self.account)
        self.connection.close()


@post("/api/connections", responses=REFUSED)
async def open_connection(request: AnyRequest) -> ConnectionOpened:
    """Open a connection in place of a socket."""
    site: Site = request.app.state.site
    account = await need_account(request)
    address = address_of(request)
    if not site.by_address.take(address):
        raise Illegal(TOO_MANY)
    if not site.by_account.take(account.id):
        site.by_address.give_back(address)
        raise Illegal(TOO_MANY)
    opened = PolledConnection(site, account, address)
    site.polled[opened.id] = opened
    return ConnectionOpened(opened.id)


@post("/api/connections/{connection:str}", status_code=204, responses=REFUSED)
async def send(request: AnyRequest, connection: ConnectionId, data: JSONBody[list[dict[str, Any]]]) -> None:
    """Send messages to the server, in their order."""
    found = await _find(request, connection)
    if len(data) > MOST_AT_ONCE:
        raise Illegal(Refusal("too-large"))
    for message in data:
        if not found.is_closed:
            found.connection.hear(json.encode(message))


@get("/api/connections/{connection:str}", responses=REFUSED)
async def poll(
    request: AnyRequest, connection: ConnectionId, after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
) -> MessageBatch:
    """Wait for messages; those that `after` confirms are not sent again."""
    found = await _find(request, connection)
    found.confirm(after)
    if not found.kept and not found.is_closed:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(found.news.wait(), found.site.settings.poll_seconds)
    found.heard()
    return MessageBatch([Raw(message) for message in found.kept], found.first + len(found.kept))


@delete("/api/connections/{connection:str}", responses=REFUSED)
async def hang_up(request: AnyRequest, connection: ConnectionId) -> None:
    """Close the connection."""
    found = await _find(request, connection)
    found.close()
    found.site.polled.pop(found.id, None)


async def _find(request: AnyRequest, connection: str) -> PolledConnection:
    site: Site = request.app.state.site
    account = await need_account(request)
    found = site.polled.get(connection)
    if found is None or found.account != account.id:
        raise Illegal(Refusal("no-such-connection"))
    return found


ROUTES: Final = (open_connection, send, poll, hang_up)
