"""The pool: processes in which bots think.

Each question has a hard limit, so nobody waits long for a bot.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final, TypeVar

import msgspec

from adyton.bots.exam import TOO_SLOW, Exam, Finding
from adyton.bots.fair_queue import SERVER, Asker, FairQueue
from adyton.bots.known_files import remember
from adyton.bots.thinking import SLACK
from adyton.bots.worker import Choice, Question
from adyton.engine.content import content_name
from adyton.engine.refusal import Illegal

T = TypeVar("T", bound=msgspec.Struct)
EXAM_MS: Final = 1000  # of real time; the exam itself limits its processor time
BOT_GRACE_MS: Final = 2000  # past its budget, until a bot counts as failed
START_MS: Final = 20_000  # for a new process to import everything
QUESTIONS_PER_PROCESS: Final = 5000  # then a new process replaces it and frees its memory


class BotFailed(Exception):
    """The bot crashed, looped, or gave an answer that is no choice."""


class Thinker:
    """One process and how often it was asked."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None
        self.asked = 0
        self.files: dict[str, None] = {}  # hosts' own files that the process has, by name

    async def ask(self, question: Question | Exam, kind: type[T], within_ms: int) -> T:
        """Return its answer. If none comes in time, end the process and raise BotFailed."""
        try:
            async with asyncio.timeout((within_ms + self._start_ms()) / 1000):
                return await self._exchange(question, kind)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.stop()
            raise BotFailed(f"{_name(question)} at {question.game}: {type(error).__name__}") from None

    async def stop(self) -> None:
        """End the process at once, even while it thinks."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _start_ms(self) -> int:
        return START_MS if self.process is None else 0

    async def _exchange(self, question: Question | Exam, kind: type[T]) -> T:
        if self.asked >= QUESTIONS_PER_PROCESS:
            await self.stop()
        if self.process is None:
            # In a session of its own, Control-C at the server's terminal does not reach it: `stop` ends it.
            start = asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, start_new_session=True)
            self.process = await start
            self.asked = 0
            self.files.clear()
        self.asked += 1
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(self._without_known(question)) + b"\n")
        return msgspec.json.decode(await self.process.stdout.readline(), type=kind)

    def _without_known(self, question: Question | Exam) -> Question | Exam:
        """Leave out a file that was sent to this process before."""
        if isinstance(question, Exam) or question.content is None:
            return question
        name = content_name(question.content)
        if name in self.files:
            return msgspec.structs.replace(question, content=None)
        remember(self.files, name, None)
        return question


def _name(question: Question | Exam) -> str:
    return question.bot if isinstance(question, Question) else "exam"


class Pool:
    """Hands each question to a process that is free, fairly among the hosts."""

    def __init__(
        self,
        size: int,
        grace_ms: int = BOT_GRACE_MS,
        command: tuple[str, ...] = (sys.executable, "-m", "adyton.bots.worker"),
    ) -> None:
        self.grace_ms = grace_ms
        self.thinkers = [Thinker(command) for _ in range(size)]
        self.queue = FairQueue(self.thinkers)
        self.tasks: set[asyncio.Task[Any]] = set()

    async def choose(self, question: Question, asker: Asker = SERVER) -> Choice:
        """Return the bot's choice; raises BotFailed, also if the queue is long.

        The table checks the choice like any other.
        """
        slack = 1.0 if question.review is None else SLACK
        return await self._answered(question, asker, Choice, round(question.budget_ms * slack) + self.grace_ms)

    async def examine(self, exam: Exam, asker: Asker = SERVER) -> None:
        """Raise Illegal if a game cannot be played with these options, or cannot be set up in time."""
        try:
            finding = await self._answered(exam, asker, Finding, EXAM_MS + self.grace_ms)
        except BotFailed:
            raise Illegal(TOO_SLOW) from None
        finding.check()

    async def stop(self) -> None:
        """End all processes."""
        for task in list(self.tasks):
            task.cancel()
        for thinker in self.thinkers:
            await thinker.stop()

    async def _answered(self, question: Question | Exam, asker: Asker, kind: type[T], within_ms: int) -> T:
        try:
            thinker = await self.queue.take(asker)
        except TimeoutError:
            raise BotFailed(f"{_name(question)} at {question.game}: no process was free in time") from None
        # A question that nobody waits for any more is answered all the same: half an answer would spoil the next one.
        task = asyncio.create_task(self._ask(thinker, question, asker, kind, within_ms))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _ask(self, thinker: Thinker, question: Question | Exam, asker: Asker, kind: type[T], within_ms: int) -> T:
        try:
            return await thinker.ask(question, kind, within_ms)
        finally:
            self.queue.give_back(thinker, asker)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # marks the error as seen; callers that still wait get it
