"""The pool: processes in which bots think, each question with a hard limit, so that nobody ever waits for a bot."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from adyton.bots.worker import Choice, Question

PATIENCE_MS: Final = 2000  # beyond its budget, before a bot is given up
START_MS: Final = 20_000  # for a new process to import everything
QUESTIONS_PER_PROCESS: Final = 5000  # then it is replaced, whatever its bots have piled up


class BotFailed(Exception):
    """The bot crashed, looped, or said something that is no choice."""


class Thinker:
    """One process and how often it was asked."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None
        self.asked = 0

    async def ask(self, question: Question, patience_ms: int) -> Choice:
        """Its choice; raises BotFailed and has no process any more where there is none in time."""
        try:
            async with asyncio.timeout((question.budget_ms + patience_ms + self._start_ms()) / 1000):
                return await self._exchange(question)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise BotFailed(f"{question.bot} at {question.game}: {type(error).__name__}") from None

    async def stop(self) -> None:
        """Ends the process at once, whatever it thinks about."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _start_ms(self) -> int:
        return START_MS if self.process is None else 0

    async def _exchange(self, question: Question) -> Choice:
        if self.asked >= QUESTIONS_PER_PROCESS:
            await self.stop()
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
            self.asked = 0
        self.asked += 1
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        return msgspec.json.decode(await self.process.stdout.readline(), type=Choice)


class Pool:
    """Hands each question to the next process that is free."""

    def __init__(
        self,
        size: int,
        patience_ms: int = PATIENCE_MS,
        command: tuple[str, ...] = (sys.executable, "-m", "adyton.bots.worker"),
    ) -> None:
        self.patience_ms = patience_ms
        self.thinkers = [Thinker(command) for _ in range(size)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)
        self.tasks: set[asyncio.Task[Choice]] = set()

    async def choose(self, question: Question) -> Choice:
        """The bot's choice, which the table checks like anybody's; raises BotFailed."""
        thinker = await self.free.get()
        # A question that nobody waits for any more is answered all the same: half an answer would spoil the next one.
        task = asyncio.create_task(self._ask(thinker, question))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Ends all processes."""
        for task in list(self.tasks):
            task.cancel()
        for thinker in self.thinkers:
            await thinker.stop()

    async def _ask(self, thinker: Thinker, question: Question) -> Choice:
        try:
            return await thinker.ask(question, self.patience_ms)
        finally:
            self.free.put_nowait(thinker)

    def _done(self, task: asyncio.Task[Choice]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits gets it; otherwise it is of no interest
