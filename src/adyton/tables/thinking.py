"""Thinking: asks the bot of a chair, and puts its answer into the table's inbox like everybody's."""

import asyncio
import random
from typing import Final
from zlib import crc32

import structlog

from adyton.bots.fair_queue import Asker
from adyton.bots.pool import BotFailed
from adyton.bots.worker import Choice, Pattern, Question
from adyton.engine.refusal import Illegal
from adyton.engine.seat import Seat
from adyton.store.tables import ChairRow
from adyton.tables.acts import act
from adyton.tables.info import bot_plays
from adyton.tables.live_playing import LivePlaying
from adyton.tables.table import Table

HASTE_MS: Final = 1000  # in real time, how long a bot without plans takes
AGAIN_S: Final = 1.0
log = structlog.get_logger()


class Thinking:
    """One question to one bot; `key` is what it answers, and when that changes the question is void."""

    def __init__(self, table: Table, live: LivePlaying, chair: ChairRow, key: int, is_timed: bool) -> None:
        self.key = key
        self.task = asyncio.create_task(_think(table, live, chair, is_timed))


async def ask_bot(
    table: Table, live: LivePlaying, seat: Seat, bot: str, at: int | None = None, why: bool = False
) -> Choice:
    """Return what this bot would do in this chair and, if asked, why; raises BotFailed."""
    position = table.seen_by(live, seat)
    picks = position.picks
    pattern = Pattern(picks.word, picks.size, picks.among) if picks is not None else None
    budget_ms = table.hub.limits.bot_budget_ms
    view, legal = position.view.whole, position.legal
    seed = _seed(table.id, seat, live.line if at is None else None)
    content = getattr(live.playing.state.options, "content", None)
    question = Question(table.row.game, bot, seed, view, legal, pattern, budget_ms, at, why, content=content)
    with table.hub.metrics.thinking():
        return await table.hub.pool.choose(question, Asker(table.row.host, lambda: table.has_company))


def _seed(table: str, seat: Seat, line: int | None) -> int:
    """Return the seed of a bot: the same question gets the same answer.

    In real time a seat is asked again at every line. There the line is None, so that the bot does not
    judge the table differently after each move of the others.
    """
    return crc32(f"{table} {seat} {line}".encode())


async def _think(table: Table, live: LivePlaying, chair: ChairRow, is_timed: bool) -> None:
    """Ask the bot. After any error it is asked again: the database may be away for a moment."""
    try:
        await _answered(table, live, chair, is_timed)
    except Exception as error:
        table.hub.failed("bot failed", error, table=table.id)
        await asyncio.sleep(AGAIN_S)
        table.post(_ask_again, chair.seat)


async def _ask_again(table: Table, seat: Seat) -> None:
    table.supervision.thinking.pop(seat, None)
    table.hub.supervise(table)


async def _answered(table: Table, live: LivePlaying, chair: ChairRow, is_timed: bool) -> None:
    assert chair.bot is not None
    seat, line = chair.seat, live.line
    pause = asyncio.sleep(0 if is_timed else table.hub.limits.bot_pause_ms / 1000)
    try:
        choice, _ = await asyncio.gather(ask_bot(table, live, seat, chair.bot, table.at if is_timed else None), pause)
        if choice.do is None:
            return
        if is_timed:
            due = choice.at if choice.at is not None else max(table.at, live.playing.turn.opens) + HASTE_MS
            await asyncio.sleep(max(0, due - table.at) / 1000)
        await table.ask(_act, seat, choice.do, line, table.at)
    except (BotFailed, Illegal) as error:
        if is_timed and isinstance(error, Illegal):
            return  # somebody or the clock was faster, and the bot is asked again
        log.warning("bot failed", table=table.id, bot=chair.bot, reason=str(error))
        table.hub.metrics.bot_failed()
        if live.playing.turn.deadline is None:  # else the clock goes on without it
            await _anything(table, live, seat)


async def _act(table: Table, seat: Seat, do: str, line: int, made: int) -> None:
    """Act for a bot, unless a player has taken the chair while this waited in the inbox."""
    if bot_plays(table.chairs[seat]):
        await act(table, seat, do, line, made)


async def _anything(table: Table, live: LivePlaying, seat: Seat) -> None:
    """Do any legal action for a bot that failed, if it is still asked, so that the table goes on."""
    legal = live.playing.game.legal(live.playing.state, seat)
    if table.live is not live or not legal:
        return
    try:
        choice = random.choice(legal).text  # noqa: S311  (no secret hangs on it)
        await table.ask(_act, seat, choice, live.line, table.at)
    except Illegal:
        log.info("nothing to do for the bot", table=table.id)
