"""Thinking: a bot's chair is asked, and its answer comes back through the same door as everybody's."""

import asyncio
import random
from typing import Final

import structlog
from sqlalchemy.exc import DBAPIError

from adyton.bots.pool import BotFailed
from adyton.bots.worker import Choice, Pattern, Question
from adyton.engine.refusal import Illegal
from adyton.store.tables import ChairRow
from adyton.tables.acts import act
from adyton.tables.course import Course
from adyton.tables.table import Table

HASTE_MS: Final = 1000  # what a bot without a sense of time takes where time matters
AGAIN_S: Final = 1.0
log = structlog.get_logger()


class Thinking:
    """One question to one bot; `key` is what it answers, and when that changes the question is void."""

    def __init__(self, table: Table, course: Course, chair: ChairRow, key: int, is_timed: bool) -> None:
        self.key = key
        self.task = asyncio.create_task(_think(table, course, chair, is_timed))


async def ask(table: Table, course: Course, seat: int, bot: str, at: int | None = None, why: bool = False) -> Choice:
    """What this bot would do in this chair and, if asked, why; raises BotFailed."""
    eyes = table.seen_by(course, seat)
    picks = eyes.picks
    pattern = Pattern(picks.word, picks.size, picks.among) if picks is not None else None
    limits = table.hub.limits
    with table.hub.meter.thinking():
        question = Question(
            table.row.game, bot, seat, eyes.sight.whole, eyes.legal, pattern, limits.bot_budget_ms, at, why
        )
        return await table.hub.pool.choose(question)


async def _think(table: Table, course: Course, chair: ChairRow, is_timed: bool) -> None:
    """Whatever goes wrong, the chair is asked again: a database that is away for a moment comes back."""
    try:
        await _answered(table, course, chair, is_timed)
    except Exception as error:
        if isinstance(error, DBAPIError):
            log.warning("bot waits for the database", table=table.id, reason=type(error).__name__)
        else:
            log.exception("bot failed", table=table.id)
        await asyncio.sleep(AGAIN_S)
        table.hub.keeper.ask_again(table, chair.seat)


async def _answered(table: Table, course: Course, chair: ChairRow, is_timed: bool) -> None:
    assert chair.bot is not None
    seat, move = chair.seat, course.move
    pause = asyncio.sleep(0 if is_timed else table.hub.limits.bot_pause_ms / 1000)
    try:
        choice, _ = await asyncio.gather(ask(table, course, seat, chair.bot, table.at if is_timed else None), pause)
        if choice.do is None:
            return
        if is_timed:
            due = choice.at if choice.at is not None else table.at + HASTE_MS
            await asyncio.sleep(max(0, due - table.at) / 1000)
        await act(table, seat, choice.do, move, table.at)
    except (BotFailed, Illegal) as error:
        if is_timed and isinstance(error, Illegal):
            return  # somebody or the clock was faster, and the bot is asked again
        log.warning("bot failed", table=table.id, bot=chair.bot, reason=str(error))
        table.hub.meter.bot_failed()
        if course.game.turn(course.state).deadline is None:  # else the clock goes on without it
            await _anything(table, course, seat)


async def _anything(table: Table, course: Course, seat: int) -> None:
    """The table goes on, whatever became of the bot: it does anything that is legal, if it is still asked."""
    legal = course.game.legal(course.state, seat)
    if table.course is not course or not legal:
        return
    try:
        await act(table, seat, random.choice(legal).text, course.move, table.at)  # noqa: S311  (no secret hangs on it)
    except Illegal:
        log.info("nothing to do for the bot", table=table.id)
