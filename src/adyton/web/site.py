"""The site: everything that one process of the server holds while it runs."""

import asyncio
import contextlib
import os
from collections import Counter
from typing import TYPE_CHECKING, Final

import structlog

from adyton.bots.pool import Pool
from adyton.games import GAMES
from adyton.notify.channels import Channels, make_pusher
from adyton.notify.gate import Gate
from adyton.notify.mail import Mailer
from adyton.notify.off import OffWords
from adyton.notify.sender import Sender
from adyton.store.accounts import AccountRow, find_account
from adyton.store.database import Database
from adyton.store.neighbours import Neighbours
from adyton.store.notice import ACCOUNT, BANS, COUNTED, LINE, SESSION, Notice, notify_counted
from adyton.tables.hub import Hub
from adyton.tables.reviews import Reviews
from adyton.web.bans import Bans
from adyton.web.identity import Signed, Signer, server_secret
from adyton.web.metrics import Metrics
from adyton.web.outbox import Outbox
from adyton.web.rates import Quota, Rate
from adyton.web.relay import Relay
from adyton.web.settings import Settings

if TYPE_CHECKING:
    from adyton.web.connection import Connection
    from adyton.web.polling import PolledConnection

PING_S: Final = 10
GOODBYE_MS: Final = 1000
FOLDER: Final = "ADYTON_WORKER_FOLDER"  # where the workers of one parent reach each other
PLACE: Final = "ADYTON_WORKER_PLACE"  # which of them this process is, from 0
ZERO: Final = "ADYTON_WORKER_ZERO"  # when their clock showed 0, the same for workers that start later
MOST_ACCOUNTS: Final = 2_000  # that are remembered
log = structlog.get_logger()


def clock_of_workers() -> int | None:
    """Return where the clock of all workers begins, as their parent set it."""
    said = os.environ.get(ZERO)
    return int(said) if said is not None else None


class Reading:
    """An account that is being read."""

    def __init__(self, account: str) -> None:
        self.account = account
        self.is_old = False  # it changed meanwhile


class Site:
    """Opened before the first request and closed after the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = os.environ.get(FOLDER)  # what the workers of one parent share; None: this process is alone
        secret = server_secret(settings.folder)
        self.signer = Signer(secret)
        self.metrics = Metrics()
        self.neighbours = _neighbours(self.folder, settings)
        self.database = Database(settings.url, self.neighbours)
        self.requests = Rate(settings.requests_per_second, settings.requests_per_second * 5)
        self.messages = Rate(settings.messages_per_second, settings.messages_per_second * 3)
        self.chats = Rate(0.5, 5)
        self.lobbies = Rate(0.5, 20)  # whole lists of the lobby for one account
        self.points = Rate(6, 12)
        self.hints = Rate(settings.hints_per_minute / 60, max(5, settings.hints_per_minute / 6))
        self.guests = Rate(settings.accounts_per_hour / 3600, settings.accounts_per_hour)
        self.exams = Rate(0.1, 10)  # data files of one account
        self.invitations = Rate(10 / 3600, 10)  # of one account
        self.replays = Rate(settings.replays_per_minute / 60, settings.replays_per_minute)
        self.replaying = asyncio.Semaphore(1)  # one at a time
        self.cards = Rate(1, 20)  # pictures of tables for one address
        self.sign_ins = Rate(settings.sign_ins_per_minute / 60, max(10, settings.sign_ins_per_minute))
        self.tries = Rate(0.05, 20)  # tries at one account
        self.by_address = Quota(settings.sockets_per_address)
        self.by_connection = Quota(2 * settings.sockets_per_address)  # of HTTP
        self.by_account = Quota(settings.sockets_per_account)
        self.unread: Counter[str] = Counter()  # bytes of answers that wait for an address to read them
        self.connections: set[Connection] = set()
        self.outbox = Outbox()
        self.polled: dict[str, PolledConnection] = {}
        self.accounts: dict[str, AccountRow] = {}  # as they were read last, forgotten when they change
        self.reading: set[Reading] = set()  # accounts that are being read
        self.relay = Relay()
        self.pings: asyncio.Task[None] | None = None
        self.hub = Hub(
            self.database, Pool(settings.bots), GAMES, settings.limits, self.metrics, clock_of_workers(), self.neighbours
        )  # fmt: skip
        self.reviews = Reviews(self.hub)
        self.bans = Bans(self.database, self.hub.now)
        self.admins = frozenset(name.strip().casefold() for name in settings.admins.split(",") if name.strip())
        self.off_words = OffWords(secret)
        self.sights = Rate(1 / 3600, 1)  # how often it is noted that a session was seen
        self.exports = Rate(1 / 60, 3)  # of one account
        self.trials = Rate(1 / 600, 3)  # test messages of one account
        self.shared = {
            "guest": self.guests, "sign-in": self.sign_ins, "try": self.tries, "export": self.exports,
            "invitation": self.invitations, "trial": self.trials,
        }  # fmt: skip
        self.channels = _channels(settings, secret)
        self.sender = Sender(
            self.database, self.channels, self.hub.worker, self.hub.now, self.off_words,
            address=settings.address.rstrip("/"), per_day=settings.notifications_per_day, metrics=self.metrics,
        )  # fmt: skip

    async def open(self) -> None:
        if self.neighbours is not None:
            self.neighbours.listen(self.hub.worker)  # before anything is read, so that nothing is missed
        self.database.open()
        self.database.bus.subscribers.append(self.hear)
        await self.bans.read()
        await self.hub.start()
        self.sender.start()
        self.metrics.count_tables = lambda: len(self.hub.live)
        self.pings = asyncio.create_task(self._ping())
        log.info("started", worker=self.hub.worker, pid=os.getpid())

    async def close(self) -> None:
        """Finish what was begun, and close."""
        if self.pings is not None:
            self.pings.cancel()
        await self.relay.close()
        await self.sender.stop()
        await self.reviews.stop()
        await self.hub.stop()
        await self.hub.pool.stop()
        if self.neighbours is not None:
            self.neighbours.close()
        await asyncio.to_thread(self.database.close)
        log.info("stopped", worker=self.hub.worker)

    async def say_goodbye(self) -> None:
        """Tell every browser to come back soon, and wait until they have the message."""
        for connection in list(self.connections):
            connection.dismiss()
        for _ in range(GOODBYE_MS // 10):
            if not self.connections:
                return
            await asyncio.sleep(0.01)

    async def account_of(self, cookie: str | None) -> AccountRow | None:
        """Return the account of this cookie."""
        signed = self.signer.read(cookie)
        if signed is None:
            return None
        account = self.accounts.get(signed.account)
        if account is None or not signed.fits(account):  # what is remembered may be old
            account = await self._read_account(signed.account)
        if account is None or not signed.fits(account):
            return None
        return account._replace(session=signed.session)

    async def _read_account(self, account_id: str) -> AccountRow | None:
        """Read the account, again if it changed meanwhile: a cookie may just have become void."""
        reading = Reading(account_id)
        self.reading.add(reading)
        try:
            account = await self.database.read(find_account, account_id)
            while reading.is_old:
                reading.is_old = False
                account = await self.database.read(find_account, account_id)
        finally:
            self.reading.discard(reading)
        if account is not None:
            self.remember(account)
        return account

    def remember(self, account: AccountRow) -> None:
        """Remember this account for its next requests."""
        if len(self.accounts) >= MOST_ACCOUNTS:
            del self.accounts[next(iter(self.accounts))]
        self.accounts[account.id] = account

    def hear(self, notice: Notice | None) -> None:
        """Note that an account changed, here or elsewhere; None: anything may have been missed."""
        if notice is None:
            self._forget(None)
            self.hub.spawn(self._check_all())
            self.hub.spawn(self._take_bans())
        elif notice.kind == LINE:
            return  # nearly all notices are of lines
        elif notice.kind == BANS:
            self.hub.spawn(self._take_bans())
        elif notice.kind == ACCOUNT:
            self._forget(notice.name)
            self._sign_out(notice.name, notice.number)
        elif notice.kind == SESSION:
            self._forget(notice.name)
            self._end_session(notice.words)
        elif notice.kind == COUNTED and notice.words != self.hub.worker:
            limit, _, name = notice.name.partition(":")
            self.shared[limit].allows(name)

    async def allows(self, *counted: tuple[str, str]) -> bool:
        """Return whether these limits, which all workers count together, allow each of these names once more."""
        if not all(self.shared[limit].allows(name) for limit, name in counted):
            return False
        if self.folder is not None:
            await self.database.write(notify_counted, counted, self.hub.worker)
        return True

    def _forget(self, account: str | None) -> None:
        """Read this account again when it is needed; None: all of them."""
        if account is None:
            self.accounts.clear()
        else:
            self.accounts.pop(account, None)
        for reading in self.reading:
            if account in {None, reading.account}:
                reading.is_old = True

    def _sign_out(self, account: str, generation: int) -> None:
        """Close the connections whose cookie is void."""
        for connection in list(self.connections):
            if connection.listener.account == account and connection.generation < generation:
                connection.dismiss("signed-out")

    def _end_session(self, session: str) -> None:
        """Close the connections of a session that has ended."""
        for connection in list(self.connections):
            if connection.session == session:
                connection.dismiss("signed-out")

    def is_admin(self, account: AccountRow) -> bool:
        """Return whether the host has named this account as an admin."""
        return account.password is not None and account.login in self.admins

    async def _take_bans(self) -> None:
        """Read the bans again, and close the connections of everybody who is banned now."""
        await self.bans.read()
        for connection in list(self.connections):
            if self.bans.holds(connection.listener.account, connection.address):
                connection.dismiss("signed-out")

    async def _check_all(self) -> None:
        """Close every connection whose cookie is void by now."""
        for account in {connection.listener.account for connection in self.connections}:
            row = await self._read_account(account)
            for connection in [each for each in self.connections if each.listener.account == account]:
                if row is None or not Signed(account, connection.generation, connection.session).fits(row):
                    connection.dismiss("signed-out")

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_S)
            for connection in list(self.connections):
                with contextlib.suppress(Exception):
                    connection.ping()


def _neighbours(folder: str | None, settings: Settings) -> Neighbours | None:
    place = os.environ.get(PLACE)
    return Neighbours(folder, int(place), settings.processes) if folder is not None and place is not None else None


def _channels(settings: Settings, secret: bytes) -> Channels:
    gate = Gate()
    mailer = Mailer(settings.smtp, settings.mail_from) if settings.smtp and settings.mail_from else None
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.address or "https://localhost"
    pusher = make_pusher(gate, secret, contact)
    if pusher is None:
        log.warning("no web push", reason="the extra notify is not installed")
    return Channels(gate, pusher, mailer, frozenset(settings.notify_kinds.split()))
