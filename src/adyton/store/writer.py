"""The writer: one thread that commits everything that waits in one transaction, so that durable is also fast."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from adyton.engine.refusal import Illegal
from adyton.store.lines import Append, append_all
from adyton.store.notice import Notice, taken

T = TypeVar("T")
MOST_IN_ONE: Final = 500


class Job(NamedTuple):
    """A function of a connection, or lines to append, and who waits for the answer."""

    work: Callable[[Connection], Any] | Append
    future: "asyncio.Future[Any]"


class Answer(NamedTuple):
    """What became of a job: its answer, or the error that it raised."""

    future: "asyncio.Future[Any]"
    value: Any
    error: BaseException | None


class Writer:
    """Jobs may be run twice, so they must do nothing but write: when one of a batch fails, each runs alone.

    A job that refuses (Illegal) does so before it has written anything, and disturbs nobody.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, told: Callable[[list[Notice]], None]) -> None:
        self.engine = engine
        self.loop = loop
        self.told = told
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """The answer of this job, after it is committed."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put(Job(work, future))
        return future

    def append(self, append: Append) -> "asyncio.Future[None]":
        """The lines are written, with those of all other tables that wait."""
        future: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put(Job(append, future))
        return future

    def close(self) -> None:
        """Finishes what waits."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch = [self.jobs.get()]
            while len(batch) < MOST_IN_ONE and not self.jobs.empty():
                batch.append(self.jobs.get())
            open_ = None not in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[Job]) -> None:
        try:
            answers, notices = self._together(jobs)
        except Exception:  # whose error it is shows when each job runs alone
            answers, notices = self._alone(jobs)
        self.loop.call_soon_threadsafe(self._tell, answers, notices)

    def _together(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        with self.engine.connect() as connection:
            try:
                with connection.begin():
                    answers = _answered(jobs, connection)
            finally:
                notices = taken(connection)
            return answers, notices

    def _alone(self, jobs: list[Job]) -> tuple[list[Answer], list[Notice]]:
        answers: list[Answer] = []
        notices: list[Notice] = []
        for job in jobs:
            try:
                done, told = self._together([job])
            except Exception as error:  # it goes to whoever waits
                answers.append(Answer(job.future, None, error))
            else:
                answers += done
                notices += told
        return answers, notices

    def _tell(self, answers: list[Answer], notices: list[Notice]) -> None:
        for answer in answers:
            if answer.future.done():  # whoever waited has given up
                continue
            if answer.error is None:
                answer.future.set_result(answer.value)
            else:
                answer.future.set_exception(answer.error)
        if notices:
            self.loop.call_soon(self.told, notices)  # after whoever waited has gone on


def _answered(jobs: list[Job], connection: Connection) -> list[Answer]:
    """Runs them in their order; lines that come one after the other are appended together."""
    answers: list[Answer] = []
    appends: list[Append] = []
    for job in jobs:
        if isinstance(job.work, Append):
            appends.append(job.work)
            answers.append(Answer(job.future, None, None))
        else:
            _append(appends, connection)
            answers.append(_answer(job.work, job.future, connection))
    _append(appends, connection)
    return answers


def _append(appends: list[Append], connection: Connection) -> None:
    if appends:
        append_all(connection, appends)
        appends.clear()


def _answer(work: Callable[[Connection], Any], future: "asyncio.Future[Any]", connection: Connection) -> Answer:
    try:
        return Answer(future, work(connection), None)
    except Illegal as refused:
        return Answer(future, None, refused)
