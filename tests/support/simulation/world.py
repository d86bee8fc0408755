"""The world of a simulation: a database that all workers share, the workers, their bots, and the faults."""

import asyncio
import random
import sqlite3
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import OperationalError
from tests.support.omens import OMENS_GAME, Omens
from tests.support.simulation.loop import OWNER, VirtualLoop

from adyton.bots.fair_queue import SERVER, Asker
from adyton.bots.pool import BotFailed, Pool
from adyton.bots.worker import Choice, Question
from adyton.store.bus import Bus
from adyton.store.database import Database, connect, migrate
from adyton.store.lines import Append, append_lines, check_clock, taken_appends
from adyton.store.neighbours import Neighbours
from adyton.store.notice import Notice
from adyton.store.writer import Answer, Committer, Job, Writer
from adyton.tables.hub import Hub, Limits

T = TypeVar("T")

WORKERS: Final = 3


@dataclass
class Faults:
    """How often each fault happens, from 0 to 1."""

    dies: float = 0.04  # A worker dies between a commit and its messages.
    fails: float = 0.02  # A commit fails.
    loses: float = 0.01  # The answer to a successful commit is lost.
    late: float = 0.1  # A notice is late or lost.
    deaf: float = 0.02  # A worker hears nothing for a while, and then that it may have missed anything.
    hangs: float = 0.05  # A bot does not answer.
    jumps: float = 0.1  # The time of day changes.
    slow: float = 0.1  # A browser reads late.

    def stop(self) -> None:
        """End all faults, so that a game can be played to its end."""
        for each in fields(self):
            setattr(self, each.name, 0.0)


@cache
def template() -> bytes:
    """Return an empty, migrated database."""
    with TemporaryDirectory() as folder:
        engine = connect(f"sqlite:///{Path(folder) / 'x.sqlite'}")
        migrate(engine)
        engine.dispose()
        file = sqlite3.connect(Path(folder) / "x.sqlite")
        file.execute("PRAGMA journal_mode=DELETE")  # A copy in memory has no log beside it.
        copy = sqlite3.connect(":memory:")
        file.backup(copy)
        file.close()
        data = copy.serialize()
        copy.close()
        return data


@cache
def memory() -> tuple[sqlite3.Connection, Engine]:
    """Return a database in memory, with one connection.

    All seeds use it one after the other, because a new engine would compile each statement anew.
    """
    file = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    engine = create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool)
    event.listen(engine, "begin", lambda _: file.execute("BEGIN"))
    return file, engine


class World:
    """Everything that workers and browsers share."""

    def __init__(self, loop: VirtualLoop, faults: Faults, game: Omens = OMENS_GAME) -> None:
        self.loop = loop
        self.game = game
        self.rng = random.Random(loop.rng.random())
        self.faults = faults
        self.file, self.engine = memory()
        self.file.deserialize(template())
        self.zero = 1_700_000_000_000
        self.workers: list[Worker] = []
        self.are_neighbours = self.happens(0.5)  # The workers run on one machine.
        self.outages: Outages | None = None
        self.has_ended = False  # The story is over, perhaps with a broken promise.

    def happens(self, odds: float) -> bool:
        return self.rng.random() < odds

    def now_ms(self) -> int:
        return self.zero + int(self.loop.now * 1000)

    async def start_worker(self) -> "Worker":
        worker = Worker(self)
        self.workers.append(worker)
        try:
            await worker.do(worker.hub.start())
        except OperationalError:  # The process ends, and another is started.
            worker.die()
        return worker

    @property
    def living(self) -> list["Worker"]:
        return [worker for worker in self.workers if worker.is_alive]

    def holders(self) -> set[str]:
        """Return the names of the living workers."""
        return {worker.hub.worker for worker in self.living}

    async def supervise(self) -> None:
        """Replace each dead worker by a new one, as the server does."""
        while True:
            await asyncio.sleep(0.5)
            if self.happens(self.faults.jumps):
                self.loop.day += self.rng.choice([-3600, -7, 7, 3600])
            while len(self.living) < WORKERS:
                await self.start_worker()

    def some_time(self) -> float:
        """Return how long a read or a commit takes, in seconds."""
        return self.rng.uniform(0.0005, 0.02)

    def committed(self, notices: list[Notice]) -> None:
        """Tell all workers that something was written."""
        for worker in self.living:
            worker.line.send(notices)
        self.look()

    def look(self) -> None:
        """Check whether the table has a living holder now."""
        if self.outages is not None:
            self.outages.look()

    def read(self, work: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        with self.engine.connect() as connection:
            return work(connection, *args, **kwargs)


class Outages:
    """Adds up the time for which a table stood still because its worker was dead.

    It checks after every commit and every death, so it misses nothing. Another worker may accept a move meanwhile.
    That move carries the time until then, so the outage counts from it on. Likewise if the players stop the clock
    and let it run on before anybody has taken the table over: nobody knows yet that its worker is dead.
    """

    QUERY = 'SELECT holder, paused, status, (SELECT max(line) FROM lines WHERE "table" = id) FROM tables'

    def __init__(self, world: World) -> None:
        self.world = world
        self.total_ms = 0
        self.finished_ms = 0  # When the game was over.
        self.since_ms: int | None = None
        self.stopped_ms = 0  # The length of an outage during which the players stopped the clock.
        self.line = 1
        self.written: dict[int, float] = {}  # When each line was committed.

    def look(self) -> None:
        holder, paused, status, line = self.world.file.execute(self.QUERY).fetchone()
        now = self.world.now_ms()
        self.written |= dict.fromkeys(range(self.line + 1, line + 1), self.world.loop.now)
        if status != "running":
            self.finished_ms, self.line = self.finished_ms or now, line
            return
        is_held = holder in self.world.holders()
        is_out = paused is None and not is_held
        if self.since_ms is not None and line == self.line and not is_out:
            self.stopped_ms = now - self.since_ms
        if is_held:
            self.total_ms += self.stopped_ms
        if is_held or paused is None:
            self.stopped_ms = 0
        if not is_out:
            self.since_ms = None
        elif self.since_ms is None or line != self.line:
            self.since_ms = now
        self.line = line


class Line:
    """Carries notices to one worker, in the order of the commits. Some come late, some never."""

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.waiting: deque[Notice | None] = deque()
        self.last = 0.0
        self.deaf_until = 0.0

    def send(self, notices: list[Notice]) -> None:
        world = self.worker.world
        if world.loop.now < self.deaf_until:
            return
        if world.happens(world.faults.deaf):
            self.deaf_until = world.loop.now + world.rng.uniform(0.5, 5)
            self._later(None, self.deaf_until)
            return
        for notice in notices:
            slow = world.happens(world.faults.late)
            self._later(notice, world.loop.now + world.rng.uniform(0, 3.0 if slow else 0.01))

    def _later(self, notice: Notice | None, when: float) -> None:
        self.waiting.append(notice)
        self.last = max(self.last, when)
        self.worker.world.loop.call_at(self.last, self._arrive, context=self.worker.context.copy())

    def _arrive(self) -> None:
        if self.worker.is_alive:
            self.worker.database.bus.publish(self.waiting.popleft())


class SimulatedNeighbours(Neighbours):
    """The workers of one server, which know each other's places without files."""

    def __init__(self, world: World) -> None:
        taken = {worker.place for worker in world.living}
        super().__init__("", next(place for place in range(WORKERS) if place not in taken), WORKERS)
        self.world = world

    def worker_in(self, place: int) -> str:
        return next((worker.hub.worker for worker in reversed(self.world.workers) if worker.place == place), "")

    def is_there(self, place: int) -> bool:
        return any(worker.place == place for worker in self.world.living)


class SimulatedDatabase:
    """One worker's access to the database: reads and commits take time, and a commit may fail."""

    is_ours_alone = False

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.bus = Bus()
        self.writer = SimulatedWriter(worker)

    async def read(self, work: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        await asyncio.sleep(self.worker.world.some_time())
        return self.worker.world.read(work, *args, **kwargs)

    async def write(self, work: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        return await self.writer.write(lambda connection: work(connection, *args, **kwargs))

    def append(self, append: Append) -> "asyncio.Future[None]":
        return self.writer.append(append)


class SimulatedWriter(Writer):
    """The server's writer. Its thread's work takes virtual time instead."""

    def __init__(self, worker: "Worker") -> None:
        self.loop = worker.world.loop
        self.tell = lambda _: None  # The committer tells all workers.
        self.waiting = []
        self.is_committing = False
        self.batches = self  # type: ignore[assignment]  # it takes the place of the thread's queue
        self.worker = worker
        self.committer = SimulatedCommitter(worker.world)

    def put(self, batch: list[Job]) -> None:
        self.worker.do(self._commit(batch))

    async def _commit(self, batch: list[Job]) -> None:
        world = self.worker.world
        await asyncio.sleep(world.some_time())
        answers, notices = self.committer.commit(batch)
        if notices and world.happens(world.faults.dies) and len(world.living) > 1:
            self.worker.die()
        else:
            self._committed(answers, notices)


class SimulatedCommitter(Committer):
    """Commits batches as on PostgreSQL: every worker hears of them, even if the answer is lost."""

    def __init__(self, world: World) -> None:
        super().__init__(world.engine)
        self.world = world

    def _together(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        if self.world.happens(self.world.faults.fails):
            raise OperationalError("commit", None, Exception("the database is away"))
        answers, notices = super()._together(jobs)
        self.world.committed(notices)
        if self.world.happens(self.world.faults.loses):
            raise OperationalError("commit", None, Exception("the connection broke after the commit"))
        return answers, notices

    def _append(self, jobs: Sequence[Job], connection: Connection) -> list[Answer]:
        for job in jobs:
            assert isinstance(job.work, Append)
            check_clock(connection, job.work)
            append_lines(connection, job.work.table, job.work.rows, job.work.ending)
        taken_appends(connection)
        return [Answer(job.future, None, None) for job in jobs]


class SimulatedPool:
    """Bots that do anything after a while, or nothing at all."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def choose(self, question: Question, asker: Asker = SERVER) -> Choice:
        if self.world.happens(self.world.faults.hangs):
            await asyncio.sleep(10)
            raise BotFailed(question.bot)
        await asyncio.sleep(self.world.rng.uniform(0.01, 0.8))
        return Choice(question.legal[question.seed % len(question.legal)])


class Worker:
    """One process of the server: a hub with a database and a pool. It may die at any moment."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.context = Context()
        self.context.run(OWNER.set, self)
        self.is_alive = True
        self.line = Line(self)
        self.database = SimulatedDatabase(self)
        limits = Limits(absence_ms=3000, bot_pause_ms=50, bot_budget_ms=500, beat_ms=1000)
        database, pool = cast("Database", self.database), cast("Pool", SimulatedPool(world))
        neighbours = SimulatedNeighbours(world) if world.are_neighbours else None
        self.place = neighbours.place if neighbours is not None else None
        games = {"omens": world.game}
        self.hub = Hub(database, pool, games, limits, zero=world.zero, neighbours=neighbours)

    def do(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run this as a part of the worker, so that it dies with the worker."""
        return self.world.loop.create_task(work, context=self.context.copy())

    def call(self, work: Callable[..., T], *args: Any) -> T:
        return self.context.copy().run(work, *args)

    def die(self) -> None:
        """End everything it does, as kill -9 would."""
        self.is_alive = False
        for timer in self.world.loop.timers(self):
            timer.cancel()
        for task in list(self.world.loop.tasks.get(self, ())):
            task.cancel()
        self.world.look()

    async def stop(self) -> None:
        """Stop gracefully."""
        await self.do(self.hub.stop())
        self.is_alive = False
