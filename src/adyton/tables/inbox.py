"""An inbox: jobs that one task does one after the other, so that nothing it guards needs a lock."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple


class Job(NamedTuple):
    """Something to do, and the future of its answer."""

    work: Callable[..., Awaitable[Any]]
    args: tuple[Any, ...]
    future: "asyncio.Future[Any] | None"


class Inbox:
    """Jobs and their task. The task ends when the inbox is empty and `is_needed` says no.

    `failed` is told the errors of jobs that nobody waits for.
    """

    def __init__(self, is_needed: Callable[[], bool], failed: Callable[[str, Exception], None]) -> None:
        self.is_needed = is_needed
        self.failed = failed
        self.jobs: deque[Job] = deque()
        self.bell: asyncio.Future[None] | None = None  # while the task waits for a job
        self.task = asyncio.create_task(self._run())

    def post(self, work: Callable[..., Awaitable[Any]], *args: Any) -> None:
        """Add a job that nobody waits for."""
        self._add(Job(work, args, None))

    def ask(self, work: Callable[..., Awaitable[Any]], *args: Any) -> "asyncio.Future[Any]":
        """Add a job and wait; return its answer, or raise its error."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._add(Job(work, args, future))
        return future

    def wake(self) -> None:
        """Let the task check whether it is still needed."""
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)

    def _add(self, job: Job) -> None:
        self.jobs.append(job)
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)

    async def _run(self) -> None:
        loop, jobs = asyncio.get_running_loop(), self.jobs
        while True:
            while jobs:
                await _do(jobs.popleft(), self.failed)
            if not self.is_needed():
                self.is_needed = _never  # the old one knows the owner of this inbox: without it, both are freed at once
                return
            self.bell = loop.create_future()
            await self.bell
            self.bell = None


def _never() -> bool:
    return False


async def _do(job: Job, failed: Callable[[str, Exception], None]) -> None:
    work, args, future = job
    try:
        answer = await work(*args)
    except Exception as error:
        if future is None:
            failed("job failed", error)
        elif not future.done():
            future.set_exception(error)
    else:
        if future is not None and not future.done():
            future.set_result(answer)
