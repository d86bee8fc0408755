"""The sender: takes what is due from the queue, sends it, and notes the outcome.

Every process has a sender, and a lease lets one of them send at a time. A row is marked after it
was sent. If the process is killed in between, the next one sends it again. The push service and the
device then replace the first message by the second.
"""

import asyncio
import contextlib
import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog
from msgspec.json import decode
from sqlalchemy import Connection

from adyton.notify.channels import Channels, Sent, gone
from adyton.notify.delivery import Delivery
from adyton.notify.message import compose
from adyton.notify.off import OffWords
from adyton.notify.quiet import quiet_until
from adyton.store.accounts import find_account
from adyton.store.database import Database
from adyton.store.invitations import find_inviter
from adyton.store.leases import give_lease_back, take_lease
from adyton.store.lines import last_lines
from adyton.store.notifications import (
    CLOCK,
    INVITED,
    OVER,
    TURN,
    Waiting,
    count_tables,
    count_waiting,
    drop,
    find_due,
    has_unseen,
    mark_sent,
    put_off,
    put_off_all,
)
from adyton.store.notify_settings import (
    Device,
    NotifySettings,
    count_sent,
    find_settings,
    list_devices,
    remove_device,
)
from adyton.store.outage import OUTAGES, reason
from adyton.store.tables import ChairRow, TableRow, find_chairs, find_table
from adyton.tables.outgoing import WARNING_MS

LEASE: Final = "notify"
LEASE_MS: Final = 60_000  # longer than sending one message everywhere takes
AT_ONCE: Final = 20
IDLE_S: Final = 5
MOST_TRIES: Final = 8
FIRST_WAIT_MS: Final = 30_000  # doubled after each try
DAY_MS: Final = 24 * 60 * 60 * 1000
EARLY_MS: Final = 60_000  # how much too early a warning may come
HOUR_MS: Final = 60 * 60 * 1000  # when to look again at a warning that must wait
UNSENT: Final = Sent("", "", Delivery.LATER)
log = structlog.get_logger()


class Metrics:
    """An interface that counts nothing. The site replaces it by one that counts."""

    def notified(self, channel: str, outcome: str) -> None:
        """Count a message on this channel with this outcome."""

    def queued(self, waiting: int) -> None:
        """Note how many messages wait."""


class Inviter(NamedTuple):
    """The person who sent an invitation."""

    account: str
    name: str


class Letter(NamedTuple):
    """All that is known of a row of the queue when it is sent."""

    settings: NotifySettings | None
    devices: list[Device]
    row: TableRow | None
    chairs: list[ChairRow]
    acting: list[int]
    has_unseen: bool
    tables: int  # that wait for the reader
    inviter: Inviter | None


class Sender:
    """Runs until it is stopped."""

    def __init__(
        self, database: Database, channels: Channels, worker: str, now: Callable[[], int], off: OffWords,
        *, address: str = "", per_day: int = 50, metrics: Metrics | None = None,
    ) -> None:  # fmt: skip
        self.database = database
        self.channels = channels
        self.worker = worker
        self.now = now
        self.off = off
        self.address = address
        self.per_day = per_day
        self.metrics = metrics or Metrics()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Let another process send. It also sends what this one has not marked."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.database.write(give_lease_back, LEASE, self.worker, self.now())
        await self.channels.close()

    async def _run(self) -> None:
        told = ""  # what failed last time: it is logged once
        while True:
            try:
                sent, told = await self.send_due(), ""
            except Exception as error:  # the database may be away for a moment
                if isinstance(error, OUTAGES) and reason(error) != told:
                    log.warning("notifications not sent", reason=reason(error))
                elif not isinstance(error, OUTAGES):
                    log.exception("notifications not sent")
                sent, told = 0, reason(error)
            if sent == 0:
                await asyncio.sleep(IDLE_S)

    async def send_due(self) -> int:
        """Send what is due, if this process holds the lease. Return how many rows were handled."""
        due = await self.database.read(find_due, self.now(), AT_ONCE)
        self.metrics.queued(await self.database.read(count_waiting))
        by_account: dict[str, list[Waiting]] = {}
        for one in due:
            by_account.setdefault(one.account, []).append(one)
        handled = await asyncio.gather(*map(self._see_to_all, by_account.values()), return_exceptions=True)
        for outcome in handled:
            if isinstance(outcome, BaseException):
                raise outcome
        return len(due) if all(handled) else 0

    async def _see_to_all(self, rows: list[Waiting]) -> bool:
        """See to the rows of one account; return whether this process may. Nobody else waits for a slow push service."""
        for one in rows:
            if not await self.database.write(take_lease, LEASE, self.worker, self.now(), LEASE_MS):
                return False
            if not await self._see_to(one):
                break
        return True

    async def _see_to(self, one: Waiting) -> bool:
        """Send it if it is due and true. Return False if that did not work now."""
        letter = await self.database.read(_read, one)
        now = self.now()
        if not is_true(one, letter):
            await self.database.write(drop, one)
            return True
        later = put_off_until(one, letter, now, self.per_day)
        if later is not None:
            await self.database.write(put_off, one, later, tries=one.tries)
            return True
        return await self._send(one, letter)

    async def _send(self, one: Waiting, letter: Letter) -> bool:
        assert letter.settings is not None
        assert letter.row is not None
        others = [chair.name for chair in letter.chairs if chair.account not in {None, one.account}]
        language, off = letter.settings.language, self.off.word(one.account)
        message = compose(one, letter.row.game, others, language, self.address, off)
        message = message._replace(waiting=letter.tables)
        if letter.inviter is not None:
            word = self.off.mute_word(one.account, letter.inviter.account)
            message = message.from_inviter(letter.inviter.name, language, self.address, word)
        once = hashlib.sha256(f"{one.account} {one.table} {one.kind} {one.made}".encode()).hexdigest()[:32]
        address = letter.settings.address if self.address else None
        try:
            sent = await self.channels.send(message, letter.devices, address, once, one.done)
        except Exception:  # a bug: it must not hold up the messages of others
            log.exception("notification not sent", kind=one.kind)
            await self.database.write(_note, one, [UNSENT], [], self.now())
            return False
        for way in sent:
            self.metrics.notified(way.channel, way.delivery.value)
        await self.database.write(_note, one, sent, gone(letter.devices, sent), self.now())
        return _is_finished(sent)


def is_true(one: Waiting, letter: Letter) -> bool:
    """Return whether the message is still true, and somebody wants it."""
    row, settings = letter.row, letter.settings
    seat = next((chair for chair in letter.chairs if chair.account == one.account), None)
    if row is None or settings is None or settings.muted:
        return False
    if letter.has_unseen and one.kind != CLOCK:
        return False
    if not letter.devices and settings.address is None:
        return False
    if one.kind == OVER:
        return seat is not None and row.status == "finished"
    if one.kind == INVITED:
        return row.status == "open"
    assert one.kind in {TURN, CLOCK}
    return row.status == "running" and seat is not None and not seat.held and seat.seat in letter.acting


def put_off_until(one: Waiting, letter: Letter, now: int, per_day: int) -> int | None:
    """Return when to look at this again; None if it may be sent now."""
    settings, row = letter.settings, letter.row
    assert settings is not None
    assert row is not None
    if one.kind == CLOCK and one.deadline is not None:
        if row.paused is not None or letter.has_unseen:
            return now + HOUR_MS
        warning = row.zero + one.deadline - WARNING_MS  # the clock may have stood for a while
        if warning > now + EARLY_MS:
            return warning
    if settings.day == now // DAY_MS and settings.sent >= per_day:
        return (now // DAY_MS + 1) * DAY_MS
    return quiet_until(settings, now)


def wait_ms(tries: int) -> int:
    """Return how long to wait after this many tries."""
    return int(FIRST_WAIT_MS * 2**tries)


def _read(connection: Connection, one: Waiting) -> Letter:
    _, acting = last_lines(connection, [one.table]).get(one.table, (0, "[]"))
    return Letter(
        find_settings(connection, one.account), list_devices(connection, one.account), find_table(connection, one.table),
        find_chairs(connection, one.table), _seats(acting), has_unseen(connection, one),
        count_tables(connection, one.account), _inviter(connection, one) if one.kind == INVITED else None,
    )  # fmt: skip


def _inviter(connection: Connection, one: Waiting) -> Inviter | None:
    """Return who sent this invitation. A rematch is the invitation of its host."""
    row = find_table(connection, one.table)
    host = row.host if row is not None else ""
    found = find_account(connection, find_inviter(connection, one.table, one.account) or host)
    return Inviter(found.id, found.name) if found is not None else None


def _seats(acting: str) -> list[int]:
    found: list[int] = decode(acting, type=list[int])
    return found


def _note(connection: Connection, one: Waiting, sent: list[Sent], gone: list[Device], now: int) -> None:
    """Mark it as sent, or try again later where it failed."""
    for device in gone:
        remove_device(connection, device.endpoint)
    done = one.done | {way.way for way in sent if way.delivery is Delivery.DONE}
    if len(done) > len(one.done):
        count_sent(connection, one.account, now // DAY_MS)
    if not _is_finished(sent):
        put_off_all(connection, one.account, now + FIRST_WAIT_MS)
    if _is_finished(sent) or one.tries + 1 >= MOST_TRIES:
        mark_sent(connection, one, now, done)
    else:
        put_off(connection, one, now + wait_ms(one.tries), tries=one.tries + 1, done=done)


def _is_finished(sent: list[Sent]) -> bool:
    return not any(way.delivery is Delivery.LATER for way in sent)
