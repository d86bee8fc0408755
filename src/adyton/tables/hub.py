"""The hub: all live tables of this process, what it hears from the others, and which tables it holds."""

import asyncio
import itertools
import time
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Final

import structlog

from adyton.bots.pool import Pool
from adyton.bots.roster import bot_names
from adyton.engine.game import AnyGame
from adyton.store.database import Database
from adyton.store.expiry import expire
from adyton.store.neighbours import Neighbours
from adyton.store.notice import CHAT, HELD, LINE, LISTED, POINT, TABLE, UNSAID, Notice
from adyton.store.outage import OUTAGES, reason
from adyton.store.tables import close_forgotten, find_table
from adyton.store.workers import ALIVE_MS, beat, held_by, is_living, orphans, retire, retire_all, sweep, take_over
from adyton.tables import supervisor
from adyton.tables.chairs import usual_bot
from adyton.tables.clock import DAY_MS
from adyton.tables.info import clock_rule
from adyton.tables.lobby import Lobby
from adyton.tables.metrics import Metrics
from adyton.tables.pointing import tell_pointed
from adyton.tables.secrets import new_id
from adyton.tables.table import Table
from adyton.tables.types import DaysClock

TIDY_BEATS: Final = 600
SURE_MS: Final = ALIVE_MS - 2000  # a commit rarely takes longer than the difference
OPEN_MS: Final = 2 * DAY_MS  # an open table is closed after this time
RESTING_MS: Final = 60 * DAY_MS  # a resting table is closed after this time
log = structlog.get_logger()


@dataclass(frozen=True)
class Limits:
    """What a host of the site may set; times are in ms."""

    absence_ms: int = 60_000  # after this time a bot holds the chair of an absent player
    lag_ms: int = 500
    bot_budget_ms: int = 2500
    bot_pause_ms: int = 300  # a bot that answers at once seems rude
    beat_ms: int = 1000
    tables_per_hour: int = 60  # that one account may open
    notify_ms: int = 30_000  # a player of a slow table is notified unless they look at it within this time


def clock_zero() -> int:
    """Return when the steady clock of this machine showed 0, in ms since 1970.

    A server reads the time of day once, for all its workers: if the clock is set meanwhile, no deadline moves and
    no worker counts as dead.
    """
    return time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000


class Hub:
    """One for each process."""

    def __init__(
        self, database: Database, pool: Pool, games: Mapping[str, AnyGame], limits: Limits,
        metrics: Metrics | None = None, zero: int | None = None, neighbours: Neighbours | None = None,
    ) -> None:  # fmt: skip
        self.database = database
        self.neighbours = neighbours
        self.pool = pool
        self.games = games
        self.limits = limits
        self.metrics = metrics or Metrics()
        self.worker = new_id()
        self.zero = clock_zero() if zero is None else zero
        self.born = self.now()
        self.lobby = Lobby(self)
        self.live: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.cannot_write = False  # the database was away when it was last used
        self.seen = self.born  # the last time at which the others know that this process lives

    def now(self) -> int:
        """Return the time since 1970, in ms."""
        return self.zero + time.monotonic_ns() // 1_000_000

    @property
    def dead(self) -> int:
        """Return the time before which a worker counts as dead."""
        return self.born - 1 if self.database.is_ours_alone else self.now() - ALIVE_MS

    @property
    def surely_lives(self) -> bool:
        """Return whether no other worker can take this one for dead before a commit that begins now ends."""
        return self.database.is_ours_alone or self.now() - self.seen < SURE_MS

    def best_bot(self, game: str) -> str:
        """Return the bot that gives hints."""
        return bot_names(self.games[game])[-1]

    def usual_bot(self, game: str) -> str:
        """Return the bot that holds the chairs of players who are away."""
        return usual_bot(self.games[game])

    # --- Starting and stopping ---

    async def start(self) -> None:
        """Start to listen, and to take over tables that nobody holds."""
        self.database.bus.subscribers.append(self.hear)
        if self.database.is_ours_alone:
            await self.database.write(retire_all, self.dead)
        await self._give_sign()
        self.spawn(self._beat())

    async def stop(self) -> None:
        """Release all tables. What was acknowledged is written already."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        tables = list(self.live.values())
        for table in tables:
            table.supervision.stop()
            table.listeners.clear()
            table.inbox.wake()
        await asyncio.gather(*(table.inbox.task for table in tables), return_exceptions=True)
        try:
            await self.database.write(retire, self.worker, self.now())
        except Exception as error:  # others take over when they have not heard of this process for a while
            self.failed("not retired", error)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run this in the background; errors are logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.failed("task failed", error)

    def failed(self, event: str, error: BaseException, **where: str) -> None:
        """Log what went wrong. An outage of the database is told in one sentence, once until it can be written again."""
        if isinstance(error, OUTAGES):
            self._note_outage(error)
        else:
            log.error(event, exc_info=error, **where)

    def _note_outage(self, error: BaseException) -> None:
        if not self.cannot_write:  # once, since a log may lie on the same disk
            log.warning("database cannot be used", reason=reason(error))
        self.cannot_write = True

    # --- Tables ---

    def table(self, table_id: str) -> Table:
        """Return the live table of this id. It may turn out not to exist when it is read."""
        found = self.live.get(table_id)
        if found is None:
            found = self.live[table_id] = Table(self, table_id)
        return found

    async def find(self, table_id: str) -> Table:
        """Return the live table after reading it; raises Illegal if it does not exist."""
        table = self.table(table_id)
        await table.ask(_is_there)
        return table

    def forget(self, table: Table) -> None:
        """Drop a table from memory whose task has ended."""
        if self.live.get(table.id) is table:
            del self.live[table.id]

    def supervise(self, table: Table) -> None:
        """Do what is due at a table that has changed."""
        supervisor.supervise(table)

    def hear(self, notice: Notice | None) -> None:
        """Handle a notice of what was written, here or elsewhere; None: anything may have been missed."""
        if notice is None:
            for table in list(self.live.values()):
                table.post(Table.refresh)
            self.lobby.changed(None)
            self.spawn(self._wake())
            return
        live = self.live.get(notice.name)
        if notice.kind == LINE:  # nearly all notices are of lines
            if live is not None and notice.number > live.line:
                live.post(Table.catch_up, notice.number, notice.words)
            return
        if notice.kind in {TABLE, LISTED}:
            self.lobby.changed(notice.name)
        elif notice.kind == HELD and notice.words == self.worker:
            live = self.table(notice.name)
        if live is not None:
            self._pass_on(notice, live)

    def _pass_on(self, notice: Notice, live: Table) -> None:
        """Let a live table do what a notice asks for, unless it knows that already."""
        kind, number = notice.kind, notice.number
        if kind == TABLE and number > live.edition:
            live.post(Table.reload, number)
        elif kind == CHAT and number > live.chatted:
            live.post(Table.tell_chats, number)
        elif kind == UNSAID:
            live.post(Table.tell_removed, number)
        elif kind == POINT:
            live.post(tell_pointed, notice)

    # --- Which of them this process looks after ---

    async def _beat(self) -> None:
        told = ""  # what failed in the last beat: it is logged once
        for count in itertools.count():
            self.metrics.note()
            if await self._is_heard():
                try:
                    await self._look_after(is_tidy=count % TIDY_BEATS == 0)
                    told = ""
                except Exception as error:
                    if repr(error) != told:
                        self.failed("upkeep failed", error)
                    told = repr(error)
            await asyncio.sleep(self.limits.beat_ms / 1000)

    async def _is_heard(self) -> bool:
        """Note that this process lives; return whether that worked. Hosts see it as the server's health."""
        try:
            await self._give_sign()
        except Exception as error:  # a database that is away for a moment comes back
            self._note_outage(error)
            return False
        self.cannot_write = False
        return True

    async def _give_sign(self) -> None:
        now = self.now()
        await self.database.write(beat, self.worker, now)
        self.seen = now

    async def _look_after(self, *, is_tidy: bool) -> None:
        await self._adopt()
        await self.database.write(sweep, self.dead)
        if is_tidy:
            await self.tidy()

    async def tidy(self) -> None:
        """Close tables that everybody forgot, and delete what has expired."""
        await self.database.write(close_forgotten, self.now() - OPEN_MS, self.now() - RESTING_MS)
        await self.database.write(expire, self.now())

    async def home(self, table_id: str) -> str:
        """Return the worker that holds this table when it starts: all processes name the same one, if it is there."""
        neighbours = self.neighbours
        place = neighbours.home(table_id) if neighbours is not None else None
        if neighbours is None or place is None or place == neighbours.place or not neighbours.is_there(place):
            return self.worker
        return neighbours.worker_in(place) if await self._answers(place) else self.worker

    async def _answers(self, place: int) -> bool:
        """Return whether the neighbour in this place works. It may be there and hang."""
        worker = self.neighbours.worker_in(place) if self.neighbours is not None else ""
        return await self.database.read(is_living, worker, self.dead)

    def serves(self, table_id: str) -> bool:
        """Return whether browsers that want to see this table are right here, as far as this process knows."""
        live = self.live.get(table_id)
        return self.neighbours is None or (live is not None and live.rows is not None and live.is_ours)

    async def place_of(self, table_id: str) -> int | None:
        """Return the place of the neighbour to which browsers at this table should be connected; None: to this process.

        A move that several processes show costs as much in each of them.
        """
        row = await self.database.read(find_table, table_id) if self.neighbours is not None else None
        if self.neighbours is None or row is None or row.status not in {"open", "running"}:
            return None
        place = self.neighbours.home(table_id) if row.holder is None else self.neighbours.place_of(row.holder)
        if place is None or place == self.neighbours.place or not await self._answers(place):
            return None
        return place

    async def _adopt(self) -> None:
        """Take over the tables that no living process holds, unless a neighbour does it."""
        for table_id in await self.database.read(orphans, self.dead):
            if await self._may_adopt(table_id) and await self.take_over(table_id):
                self.table(table_id).post(Table.refresh)  # its last holder may have died before it told what it wrote

    async def _may_adopt(self, table_id: str) -> bool:
        return table_id in self.live or await self.home(table_id) == self.worker

    async def _wake(self) -> None:
        """Read the tables that this process holds and does not know of, because a notice was missed."""
        for table_id in await self.database.read(held_by, self.worker):
            self.table(table_id)

    async def take_over(self, table_id: str) -> bool:
        """Hold this table from now on, if nobody else does or it is paused."""
        row = await self.database.read(find_table, table_id)
        if row is None:
            return False
        forgive = not isinstance(clock_rule(row), DaysClock)
        return await self.database.write(take_over, table_id, self.worker, self.now(), self.dead, forgive=forgive)


async def _is_there(table: Table) -> None:
    """Raise Illegal if there is no such table."""
    _ = table.row
