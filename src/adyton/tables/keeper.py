"""The keeper: runs the clocks and bots of the tables that this process holds, so that no table is ever stuck."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import structlog

from adyton.engine.refusal import Illegal
from adyton.engine.seat import Seat
from adyton.store.tables import ChairRow, change_chair
from adyton.tables.acts import act_clock
from adyton.tables.clock import deadline
from adyton.tables.consent import carry_out, rest
from adyton.tables.course import NOT_ASKED, Course
from adyton.tables.info import question
from adyton.tables.nouns import DaysClock, NoClock
from adyton.tables.table import Table
from adyton.tables.thinking import Thinking

if TYPE_CHECKING:
    from adyton.tables.hub import Hub

MOMENT_MS: Final = 5  # timers may come a little early
log = structlog.get_logger()


class Watch:
    """What the keeper remembers of a table while it holds it."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[Seat, Thinking] = {}
        self.away_since: dict[str, int] = {}
        self.returned: dict[Seat, int] = {}  # when a player took his chair back, on the table's clock

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for thinking in self.thinking.values():
            thinking.task.cancel()
        self.thinking.clear()


class Keeper:
    """Looks at a table whenever something changed there, or something falls due."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.watches: dict[str, Watch] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def drop(self, table: str) -> None:
        """Stops looking after it."""
        watch = self.watches.pop(table, None)
        if watch is not None:
            watch.stop()

    def returned(self, table: Table, seat: Seat) -> None:
        """Somebody took his chair back; he gets a moment, even if his clock had run out."""
        if table.id in self.watches:
            self.watches[table.id].returned[seat] = table.at

    def leaves_in(self, table: Table, account: str | None) -> int | None:
        """In how many ms a bot takes the chair of this account, which is away; None: not soon."""
        watch = self.watches.get(table.id)
        since = watch.away_since.get(account) if watch is not None and account is not None else None
        if since is None or isinstance(table.rule, DaysClock) or not _company(table):
            return None
        return max(0, since + self.hub.limits.absence_ms - self.hub.now())

    def ask_again(self, table: Table, seat: Seat) -> None:
        """The bot of this chair could not answer: its question is open still."""
        watch = self.watches.get(table.id)
        if watch is not None:
            watch.thinking.pop(seat, None)
            self.look(table)

    def look(self, table: Table) -> None:
        """Sees to everything that is due at this table."""
        if table.row.holder != self.hub.worker or table.row.status != "running" or self.hub.stopping:
            self.drop(table.id)
            return
        watch = self.watches.setdefault(table.id, Watch())
        if watch.timer is not None:
            watch.timer.cancel()
        course = table.course
        if course is None:
            return
        self._note_absence(table, watch)
        dues = [self._see_to_chairs(table, watch), self._see_to_rest(table, watch)]
        asked = question(table.row, table.chairs)
        if asked is not None and not asked.waiting:
            self._spawn(self._carry_out(table))
        if table.row.paused is None:
            dues += [self._see_to_clock(table, course), self._see_to_times(table, course, watch)]
        self._see_to_bots(table, course, watch)
        wait = min((due for due in dues if due is not None), default=None)
        if wait is not None:
            loop = asyncio.get_running_loop()
            watch.timer = loop.call_later((wait + MOMENT_MS) / 1000, self.look, table)

    # Each of these sees to what is due now and answers in how many ms it must look again.

    def _note_absence(self, table: Table, watch: Watch) -> None:
        away = table.places.keys() - table.present
        now = self.hub.now()
        watch.away_since = {account: watch.away_since.get(account, now) for account in away}

    def _see_to_chairs(self, table: Table, watch: Watch) -> int | None:
        """A bot holds the chair of whoever left the others waiting."""
        if not watch.away_since or isinstance(table.rule, DaysClock) or not _company(table):
            return None
        waits: list[int] = []
        for chair in table.chairs:
            if chair.account in watch.away_since and not chair.held:
                left = watch.away_since[chair.account] + self.hub.limits.absence_ms - self.hub.now()
                if left <= 0:
                    self._spawn(hold(table, chair))
                else:
                    waits.append(left)
        return min(waits, default=None)

    def _see_to_rest(self, table: Table, watch: Watch) -> int | None:
        """Where nobody is left, the table rests."""
        if isinstance(table.rule, DaysClock) or _company(table) or table.row.paused is not None:
            return None
        left = max(watch.away_since.values(), default=0) + self.hub.limits.absence_ms - self.hub.now()
        if left > 0:
            return left
        self._spawn(self._rest(table))
        return None

    def _see_to_clock(self, table: Table, course: Course) -> int | None:
        """The clock acts when the rules' deadline has passed; what a far player did in time may still arrive."""
        turn = course.game.turn(course.state)
        if turn.deadline is None:
            return None
        acting = [ear for ear in table.ears if table.seat_of(ear.account) in turn.seats]
        margin = 0 if turn.race else int(max((ear.lag.delay for ear in acting), default=0))
        left = turn.deadline + min(margin, self.hub.limits.lag_ms) - table.at
        if left > 0:
            return left
        self._spawn(act_clock(table, turn.deadline))
        return None

    def _see_to_times(self, table: Table, course: Course, watch: Watch) -> int | None:
        """A bot holds the chair of whoever has no time left."""
        if isinstance(table.rule, NoClock):
            return None
        waits: list[int] = []
        for chair in table.chairs:
            if chair.account is None or chair.held:
                continue
            due = deadline(table.rule, course, chair.seat, watch.returned.get(chair.seat))
            if due is not None and due > table.at:
                waits.append(due - table.at)
            elif due is not None:
                self._spawn(hold(table, chair))
        return min(waits, default=None)

    def _see_to_bots(self, table: Table, course: Course, watch: Watch) -> None:
        turn = course.game.turn(course.state)
        is_timed = turn.is_timed
        if not watch.thinking and not any(map(_bot_plays, table.chairs)):
            return
        for chair in table.chairs:
            is_due = course.asked[chair.seat] != NOT_ASKED and _bot_plays(chair) and table.row.paused is None
            key = (course.move if is_timed else course.asked[chair.seat]) if is_due else NOT_ASKED
            before = watch.thinking.get(chair.seat)
            if before is not None and before.key != key:
                before.task.cancel()
                del watch.thinking[chair.seat]
            if is_due and (before is None or before.key != key):
                watch.thinking[chair.seat] = Thinking(table, course, chair, key, is_timed)

    async def _rest(self, table: Table) -> None:
        async with table.lock:
            if not _company(table) and table.row.status == "running" and table.row.paused is None:
                await rest(table)

    async def _carry_out(self, table: Table) -> None:
        async with table.lock:
            await carry_out(table)
        table.tell_seating()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Illegal):  # else somebody was faster
            log.error("keeper failed", exc_info=error)


async def hold(table: Table, chair: ChairRow) -> None:
    """Lets a bot hold this chair until its player returns."""
    async with table.lock:
        bot = table.hub.usual_bot(table.row.game)
        await table.hub.database.write(change_chair, table.id, chair.seat, held=True, bot=bot)


async def give_back(table: Table, seat: Seat) -> None:
    """The player has his chair again."""
    async with table.lock:
        await table.hub.database.write(change_chair, table.id, seat, held=False, bot=None)
        chairs = table.chairs
        table.seat([chair._replace(held=False, bot=None) if chair.seat == seat else chair for chair in chairs])
        table.hub.keeper.returned(table, seat)
    table.tell_seating()
    table.hub.keeper.look(table)


def _company(table: Table) -> bool:
    """Whether any player is connected."""
    return not table.present.isdisjoint(table.places)


def _bot_plays(chair: ChairRow) -> bool:
    return chair.bot is not None and (chair.account is None or chair.held)
