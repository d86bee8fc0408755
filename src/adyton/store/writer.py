"""The writer: one thread that commits all waiting jobs in one transaction."""

import asyncio
import fcntl
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast

import structlog
from sqlalchemy import Connection, Engine

from adyton.engine.refusal import Illegal
from adyton.store.journal import Journal, fold
from adyton.store.lines import Append, append_all, taken_appends
from adyton.store.notice import Notice, taken
from adyton.store.outage import DiskFailed, reason

T = TypeVar("T")
IDLE_S: Final = 0.25  # after such a pause the journal is folded
LONG_JOURNAL: Final = 256  # commits; then some of them are folded after each further commit
FOLDED_AT_ONCE: Final = 64
log = structlog.get_logger()
sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)  # as SQLite does


class Job(NamedTuple):
    """A function of a connection, or lines to append, and the future of its callers."""

    work: Callable[[Connection], Any] | Append
    future: "asyncio.Future[Any]"


class Answer(NamedTuple):
    """What became of a job: its answer, or the error that it raised."""

    future: "asyncio.Future[Any]"
    value: Any
    error: BaseException | None


class Writer:
    """At most one commit is under way. What comes meanwhile waits and goes into the next one.

    Jobs may run twice, so they must do nothing but write: when one of a batch fails, each runs alone.
    A job that refuses (Illegal) does so before it has written anything, and does not disturb the others.
    """

    def __init__(
        self, engine: Engine, loop: asyncio.AbstractEventLoop, tell: Callable[[list[Notice]], None], *,
        is_shared: bool = False,
    ) -> None:  # fmt: skip
        self.loop = loop
        self.tell = tell
        self.waiting: list[Job] = []
        self.is_committing = False
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        is_sqlite = engine.dialect.name == "sqlite"
        committer = SqliteCommitter(engine, _lock_of(engine) if is_shared else None) if is_sqlite else Committer(engine)
        self.thread = threading.Thread(target=self._run, args=(committer,), name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Return the answer of this job, after it is committed."""
        return self._add(work)

    def append(self, append: Append) -> "asyncio.Future[None]":
        """Append lines. The future is done when they are written; it raises Conflict if another process was first."""
        return self._add(append)

    def close(self) -> None:
        """Finish the waiting jobs."""
        self._hand_over()
        self.batches.put(None)
        self.thread.join()

    def _add(self, work: Callable[[Connection], Any] | Append) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = self.loop.create_future()
        self.waiting.append(Job(work, future))
        if not self.is_committing:
            self.is_committing = True
            self.loop.call_soon(self._hand_over)  # with all that comes in this turn of the loop
        return future

    def _hand_over(self) -> None:
        if self.waiting:
            batch, self.waiting = self.waiting, []
            self.batches.put(batch)

    def _committed(self, answers: list[Answer], notices: list[Notice]) -> None:
        self.is_committing = bool(self.waiting)
        self._hand_over()
        for future, value, error in answers:
            if future.done():  # nobody waits any more
                continue
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(error)
        if notices:
            self.loop.call_soon(self.tell, notices)  # after those who waited have gone on

    def _run(self, committer: "Committer") -> None:
        committer.open()
        while True:
            try:
                batch = self.batches.get(timeout=IDLE_S if committer.has_leisure else None)
            except queue.Empty:
                committer.tidy()
                continue
            if batch is None:
                committer.close()
                return
            answers, notices = committer.commit(batch)
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                self.loop.call_soon_threadsafe(self._committed, answers, notices)
            if committer.is_behind:
                committer.tidy()  # those who waited have their answer


class Committer:
    """Commits batches to PostgreSQL, in the writer's thread."""

    has_leisure = False  # whether there is something to tidy when nobody waits
    is_behind = False  # whether there is so much to tidy that it cannot wait for a pause

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def commit(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        """Commit all jobs in one transaction, or each in its own if one fails."""
        try:
            return self._together(jobs)
        except Exception:  # whose error it is shows when each job runs alone
            return self._alone(jobs)

    def open(self) -> None:
        """Prepare for the first job."""

    def tidy(self) -> None:
        """Use a pause for upkeep."""

    def close(self) -> None:
        """Finish after the last job."""

    def _together(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        with self.engine.connect() as connection:
            try:
                with connection.begin():
                    answers = self._answered(jobs, connection)
            finally:
                notices = taken(connection)
            return answers, notices

    def _alone(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        answers: list[Answer] = []
        notices: list[Notice] = []
        for job in jobs:
            try:
                done, more = self._together([job])
            except Exception as error:  # it goes to those who wait
                answers.append(Answer(job.future, None, error))
            else:
                answers += done
                notices += more
        return answers, notices

    def _answered(self, jobs: list[Job], connection: Connection) -> list[Answer]:
        appends = [job for job in jobs if isinstance(job.work, Append)]
        answers = [_answer(job.work, job.future, connection) for job in jobs if not isinstance(job.work, Append)]
        return answers + self._append(appends, connection) if appends else answers

    def _append(self, jobs: Sequence[Job], connection: Connection) -> list[Answer]:
        append_all(connection, [job.work for job in jobs if isinstance(job.work, Append)])
        return [Answer(job.future, None, None) for job in jobs]


class SqliteCommitter(Committer):
    """Commits batches to a SQLite file by way of its journal; a batch of lines alone goes straight to the driver.

    If other processes write to the file, too, each holds `lock` while it commits. Lines are synced to the disk after
    that, before anybody is told: so the processes wait for the disk side by side, and one sync serves both.
    """

    def __init__(self, engine: Engine, lock: "FileLock | None" = None) -> None:
        super().__init__(engine)
        self.lock = lock
        self.journal = Journal()
        self.file = _own_connection(engine)  # for lines alone
        self.upkeep = _own_connection(engine)
        self.upkeep.execute("PRAGMA synchronous=NORMAL")  # the next commit syncs a fold with itself
        self.file.execute("PRAGMA synchronous=NORMAL")  # `commit` syncs, without the lock
        self.file.execute("PRAGMA wal_autocheckpoint=0")  # folds do it, so that no commit waits for it
        self.log = _log_of(self.file)
        self.has_leisure = True
        self.cannot_fold = False  # the last attempt failed
        self.folded_from = LONG_JOURNAL  # the length beyond which the journal is folded between two commits

    def commit(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        try:
            if not all(isinstance(job.work, Append) for job in jobs):
                with self._locked():
                    return super().commit(jobs)
            with self._locked():
                done = self._lines_alone(jobs)
            sync(self.log)
        except Exception as error:  # the journal cannot be read, or the disk does not answer: nobody waits for ever
            failure = DiskFailed(*error.args) if isinstance(error, OSError) else error
            return [Answer(job.future, None, failure) for job in jobs], []
        else:
            return done
        finally:
            self.has_leisure = self.journal.length > 0
            self.is_behind = self.journal.length > self.folded_from

    def tidy(self) -> None:
        """Fold a part of the journal."""
        try:
            with self._locked(), _transaction(self.upkeep):
                left = fold(self.upkeep, FOLDED_AT_ONCE)
        except Exception as error:  # the disk may be full: the journal holds what it holds
            if not self.cannot_fold:  # once, since a log may lie on that disk
                log.warning("journal not folded", reason=reason(error))
            self.cannot_fold, self.has_leisure = True, False
            self.folded_from = self.journal.length + LONG_JOURNAL  # the next attempt
        else:
            self.journal.length, self.has_leisure, self.cannot_fold = left, left > 0, False
            self.folded_from = LONG_JOURNAL

    def open(self) -> None:
        """Fold what a crash left in the journal."""
        while self.has_leisure:
            self.tidy()

    def close(self) -> None:
        """Fold the rest."""
        self.open()
        self.upkeep.close()
        self.file.close()
        os.close(self.log)
        if self.lock is not None:
            self.lock.close()

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Wait until no other process writes, and read what the others have written."""
        with self.lock or nullcontext():
            if self.lock or self.journal.must_catch_up:
                self.journal.catch_up(self.file)
            yield

    def _lines_alone(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        """Commit lines by one statement, which is a transaction by itself and so releases the GIL only once."""
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        is_plain = all(append.is_plain for append in appends)
        try:
            with nullcontext() if is_plain else _transaction(self.file):
                errors, notices = self.journal.add(self.file, appends)
        except Exception as error:
            self.journal.rolled_back()
            return [Answer(job.future, None, error) for job in jobs], []
        self.journal.committed()
        return [Answer(job.future, None, error) for job, error in zip(jobs, errors, strict=True)], notices

    def _together(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        try:
            done = super()._together(jobs)
        except BaseException:
            self.journal.rolled_back()
            raise
        self.journal.committed()
        return done

    def _answered(self, jobs: list[Job], connection: Connection) -> list[Answer]:
        answers = super()._answered(jobs, connection)
        self.journal.wrote(_driver_of(connection), taken_appends(connection))
        return answers

    def _append(self, jobs: Sequence[Job], connection: Connection) -> list[Answer]:
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        errors, notices = self.journal.add(_driver_of(connection), appends)
        connection.info.setdefault("notices", []).extend(notices)
        return [Answer(job.future, None, error) for job, error in zip(jobs, errors, strict=True)]


class FileLock:
    """A lock between processes. The system opens it when its owner dies.

    The process that waits for it holds a second lock, so a process that has just had the first one comes after it.
    Without that, one that always writes would keep the others waiting for seconds.
    """

    def __init__(self, path: Path) -> None:
        self.file = path.open("w")
        self.next = path.with_name(f"{path.name}-next").open("w")

    def __enter__(self) -> None:
        fcntl.flock(self.next, fcntl.LOCK_EX)
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX)
        finally:
            fcntl.flock(self.next, fcntl.LOCK_UN)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        self.file.close()
        self.next.close()


def _own_connection(engine: Engine) -> sqlite3.Connection:
    """Return a connection that the engine does not use."""
    own = engine.raw_connection()
    file = cast("sqlite3.Connection", own.driver_connection)
    own.detach()
    return file


def _log_of(file: sqlite3.Connection) -> int:
    """Open the write-ahead log of this connection. It lies beside the file as long as the connection is open."""
    file.execute("SELECT count(*) FROM journal").fetchone()  # the first read creates the log
    ((_, _, path),) = (row for row in file.execute("PRAGMA database_list") if row[1] == "main")
    return os.open(f"{path}-wal", os.O_RDWR)


def _driver_of(connection: Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.driver_connection)


def _lock_of(engine: Engine) -> FileLock:
    """Return the lock of a SQLite file, which lies beside it."""
    return FileLock(Path(f"{engine.url.database}-writer"))


@contextmanager
def _transaction(file: sqlite3.Connection) -> Iterator[None]:
    file.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        file.execute("ROLLBACK")
        raise
    file.execute("COMMIT")


def _answer(work: Callable[[Connection], Any], future: "asyncio.Future[Any]", connection: Connection) -> Answer:
    try:
        return Answer(future, work(connection), None)
    except Illegal as refused:
        return Answer(future, None, refused)
