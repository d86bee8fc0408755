"""The hub: all live tables of this process, what it hears from the others, and which tables it holds."""

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Final

import structlog

from adyton.bots.pool import Pool
from adyton.bots.roster import bot_names
from adyton.engine.game import AnyGame
from adyton.engine.refusal import Illegal, Refusal
from adyton.store.database import Database
from adyton.store.lines import LineRow, find_snapshot, read_lines
from adyton.store.notice import CHAT, LINE, POINT, TABLE, Notice
from adyton.store.tables import close_forgotten, find_chairs, find_table
from adyton.store.workers import ALIVE_MS, beat, find_present, orphans, retire, sweep, take_over
from adyton.tables.clock import DAY_MS
from adyton.tables.course import Course
from adyton.tables.info import clock_rule, header
from adyton.tables.keeper import Keeper
from adyton.tables.lobby import Lobby
from adyton.tables.meter import Meter
from adyton.tables.nouns import DaysClock
from adyton.tables.pointing import tell_pointed
from adyton.tables.secrets import generator, new_id
from adyton.tables.table import Table

TIDY_BEATS: Final = 600
OPEN_MS: Final = 2 * DAY_MS  # a table that has not begun by then never will
RESTING_MS: Final = 60 * DAY_MS  # nor does anybody return to a game after so long
log = structlog.get_logger()


@dataclass(frozen=True)
class Limits:
    """The times that a host may set, in ms."""

    absence_ms: int = 60_000  # then a bot holds the chair of whoever is not connected
    lag_ms: int = 500
    bot_budget_ms: int = 2500
    bot_pause_ms: int = 700  # so that people can follow
    beat_ms: int = 1000


class Hub:
    """One for each process."""

    def __init__(
        self, database: Database, pool: Pool, games: Mapping[str, AnyGame], limits: Limits, meter: Meter | None = None
    ) -> None:
        self.database = database
        self.pool = pool
        self.games = games
        self.limits = limits
        self.meter = meter or Meter()
        self.worker = new_id()
        self.born = self.now()
        self.keeper = Keeper(self)
        self.lobby = Lobby(self)
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.reloads: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def now(self) -> int:
        """The time of day, in ms."""
        return time.time_ns() // 1_000_000

    @property
    def dead(self) -> int:
        """Who was not heard since then is dead; where this process is alone, everybody who was there before it."""
        return self.born - 1 if self.database.is_ours_alone else self.now() - ALIVE_MS

    def best_bot(self, game: str) -> str:
        """The bot that gives hints."""
        return bot_names(self.games[game])[-1]

    def usual_bot(self, game: str) -> str:
        """The bot that holds the chairs of those who are away."""
        return usual_bot(self.games[game])

    async def start(self) -> None:
        """Begins to hear, and to look after tables that nobody holds."""
        self.database.bus.hearers.append(self.hear)
        await self.database.write(beat, self.worker, self.now())
        self.spawn(self._beat())

    async def stop(self) -> None:
        """Lets go of all tables; what was acknowledged is written already."""
        self.stopping = True
        for table_id in list(self.live):
            self.keeper.drop(table_id)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.keeper.tasks, return_exceptions=True)
        for table in self.live.values():
            async with table.lock:  # whoever is writing finishes
                pass
        await self.database.write(retire, self.worker, self.now())

    async def find(self, table_id: str) -> Table:
        """The live table; raises Illegal where there is none with this id."""
        if table_id in self.live:
            return self.live[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    def forget(self, table: Table) -> None:
        """Drops a table from memory that nobody here looks at, is about to, or holds."""
        is_ours = self.live.get(table.id) is table
        is_busy = table.lock.locked() or table.id in self.reloads
        is_seen = bool(table.ears) or table.coming > 0
        is_held = table.row.holder == self.worker and table.row.status == "running" and not table.row.resting
        if is_ours and not (is_busy or is_seen or is_held):
            self.live.pop(table.id, None)
            self.keeper.drop(table.id)

    async def begin(self, table: Table) -> None:
        """Reads the course of a table that has been started."""
        row = table.row
        head = header(row)
        game = self.games.get(row.game)
        if head is None:
            return
        if game is None or not game.plays(row.version):
            if row.status == "running":
                await table.freeze("rules-changed")
            return
        course = Course(game, game.read_options(json.loads(row.options), row.version), head, generator(row.seed))
        snapshot = await self.database.read(find_snapshot, table.id)  # first, so that its lines are there
        rows = await self.database.read(read_lines, table.id, 1)
        try:
            _replay(course, rows, snapshot)
        except Exception:
            log.exception("record does not replay", table=table.id)
            await table.freeze("rules-bug")
            return
        table.course = course

    def hear(self, notice: Notice | None) -> None:
        """Something was written, here or elsewhere; None: anything may have been missed."""
        if notice is None:
            for table in list(self.live.values()):
                self.spawn(self._refresh(table, everything=True))
            self.lobby.changed()
            return
        if notice.kind == TABLE:
            self.lobby.changed()
        live = self.live.get(notice.table)
        if live is None:
            return
        # A game that is being read just now may have been read without this line.
        if notice.kind == LINE and (live.course is None or notice.number > live.course.move):
            self.spawn(self._catch_up(live, notice.number))
        elif notice.kind == CHAT and notice.number > live.chatted:
            self.spawn(live.tell_chats())
        elif notice.kind == POINT:
            tell_pointed(live, notice)
        elif notice.kind == TABLE and live.id not in self.reloads:
            self.reloads.add(live.id)
            self.spawn(self._heed(live))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets it run by itself; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def _load(self, table_id: str) -> Table:
        row = await self.database.read(find_table, table_id)
        if row is None:
            raise Illegal(Refusal("no-such-table"))
        chairs = await self.database.read(find_chairs, table_id)
        present = await self.database.read(find_present, table_id, self.dead)
        table = Table(self, row, chairs, present)
        await self.begin(table)
        self.live[table_id] = table
        await self._refresh(table, everything=True)  # what changed while it was read
        return table

    async def _heed(self, table: Table) -> None:
        await self._refresh(table)
        self.forget(table)  # it may have been busy when the last one left

    async def _refresh(self, table: Table, everything: bool = False) -> None:
        self.reloads.discard(table.id)
        async with table.lock:
            await table.reload()
            if everything:
                await table.catch_up()
        if everything:
            await table.tell_chats()

    async def _catch_up(self, table: Table, line: int) -> None:
        async with table.lock:
            if table.course is not None and line > table.course.move:
                await table.catch_up()

    async def _beat(self) -> None:
        for count in itertools.count():
            with contextlib.suppress(Exception):  # a database that is away for a moment comes back
                await self.database.write(beat, self.worker, self.now())
                await self._adopt()
                await self.database.write(sweep, self.dead)
                if count % TIDY_BEATS == 0:
                    await self.database.write(close_forgotten, self.now() - OPEN_MS, self.now() - RESTING_MS)
            await asyncio.sleep(self.limits.beat_ms / 1000)

    async def _adopt(self) -> None:
        """Takes over the tables that no living process holds."""
        for table_id in await self.database.read(orphans, self.dead):
            await self.hold(table_id)

    async def hold(self, table_id: str) -> None:
        """Looks after this table from now on, if nobody else does."""
        row = await self.database.read(find_table, table_id)
        if row is None:
            return
        forgive = not isinstance(clock_rule(row), DaysClock)
        if await self.database.write(take_over, table_id, self.worker, self.now(), self.dead, forgive=forgive):
            await self.find(table_id)


def usual_bot(game: AnyGame) -> str:
    """A bot of middling strength."""
    names = bot_names(game)
    return names[len(names) // 2]


def _replay(course: Course, rows: list[LineRow], snapshot: tuple[int, str] | None) -> None:
    """Follows the lines, from the snapshot on where nothing before it was taken back since."""
    if snapshot is not None:
        line, data = snapshot
        later = [row for row in rows if row.line > line]
        if not any(row.entry.undo is not None and row.entry.undo <= line for row in later):
            course.restore([row for row in rows if row.line <= line], line, json.loads(data))
            rows = later
    course.follow(rows)
