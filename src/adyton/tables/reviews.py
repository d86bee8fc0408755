"""Reviews: finished games, judged by the strongest bot, one decision at a time in the background."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import asdict

from adyton.bots.fair_queue import Asker
from adyton.bots.pool import BotFailed
from adyton.bots.schedule import IDLE_REVIEW_S, Schedule, schedule_of
from adyton.bots.verdict import Case, Verdict
from adyton.bots.worker import Choice, Question
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import kit_of
from adyton.store.lines import read_lines
from adyton.store.tables import TableRow
from adyton.tables.replays import record_of

if TYPE_CHECKING:
    from adyton.tables.hub import Hub

KEPT: Final = 200  # reviews in memory
MOST_AT_WORK: Final = 20
LONGEST_MS: Final = 5000  # for one decision
log = structlog.get_logger()


class Reviewing:
    """A review as far as it has come."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return self.schedule.is_done

    @property
    def is_at_work(self) -> bool:
        return self.task is not None and not self.task.done()


class Reviews:
    """The reviews of this process. Together they use at most one bot process."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.kept: dict[str, Reviewing] = {}
        self.one = asyncio.Lock()

    async def find(self, row: TableRow) -> Reviewing:
        """Return the review of this table so far; raises Illegal before the end of the game."""
        if row.id not in self.kept:
            begun = await self._begun(row)
            self.kept.setdefault(row.id, begun)  # somebody else may have asked meanwhile
        reviewing = self.kept.pop(row.id)
        reviewing.asked = time.monotonic()
        self.kept[row.id] = reviewing  # the one asked for last stands last
        if len(self.kept) > KEPT:
            self._drop(next(iter(self.kept)))
        if not reviewing.is_done and not reviewing.is_at_work:
            self._set_to_work(row, reviewing)
        return reviewing

    async def stop(self) -> None:
        """Stop all reviews."""
        for table in list(self.kept):
            self._drop(table)

    async def _begun(self, row: TableRow) -> Reviewing:
        game = self.hub.games.get(row.game)
        if row.status != "finished":
            raise Illegal(Refusal("not-finished"))
        if game is None or not game.plays(row.version):
            raise Illegal(Refusal("rules-changed"))
        record = record_of(row, await self.hub.database.read(read_lines, row.id, 1))
        return Reviewing(schedule_of(kit_of(game).reviewer, game, record))

    def _set_to_work(self, row: TableRow, reviewing: Reviewing) -> None:
        if sum(other.is_at_work for other in self.kept.values()) >= MOST_AT_WORK:
            raise Illegal(Refusal("too-many-reviews"))
        reviewing.task = asyncio.create_task(self._work(row, reviewing))

    def _drop(self, table: str) -> None:
        task = self.kept.pop(table).task
        if task is not None:
            task.cancel()

    async def _work(self, row: TableRow, reviewing: Reviewing) -> None:
        """Judge until all is done, or nobody asks any more."""
        try:
            while not reviewing.is_done and time.monotonic() - reviewing.asked < IDLE_REVIEW_S:
                async with self.one:
                    await self._judge_next(row, reviewing)
        except Exception:
            log.exception("review failed", table=row.id)
            reviewing.schedule.unsettled += 1
            reviewing.schedule.is_done = True

    async def _judge_next(self, row: TableRow, reviewing: Reviewing) -> None:
        schedule = reviewing.schedule
        case = await asyncio.to_thread(schedule.next_case)
        if case is not None:
            question = await asyncio.to_thread(self._question, row, case, schedule.budget_ms(case))
            choice = await self._choice(row, question)
            schedule.take(case, [Verdict.read(schedule.game, **asdict(one)) for one in choice.judged], choice.ms)

    async def _choice(self, row: TableRow, question: Question) -> Choice:
        """Return what the bot says; nothing if it fails."""
        try:
            return await self.hub.pool.choose(question, Asker(row.host))
        except BotFailed as error:
            log.warning("bot failed", table=row.id, bot=question.bot, reason=str(error))
            self.hub.metrics.bot_failed()
            return Choice(None, ms=question.budget_ms)

    def _question(self, row: TableRow, case: Case, budget_ms: float) -> Question:
        return Question(
            game=row.game,
            bot=self.hub.best_bot(row.game),
            seed=case.line,
            view=Raw(encode(case.view)),
            legal=[action.text for action in case.legal],
            picks=None,
            budget_ms=round(min(budget_ms, LONGEST_MS)),
            review=case.line,
            made=case.made_text,
            step=case.step,
            better=case.better_text,
        )
