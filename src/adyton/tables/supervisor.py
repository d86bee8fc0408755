"""Supervision: runs the clocks and bots of the tables that this process holds, so that no table is ever stuck.

`supervise` only decides. Everything to be done goes into the table's inbox, and is checked again when
its turn comes. What must be remembered of a table is kept in the table.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from adyton.engine.seat import Seat, Turn
from adyton.store.outage import OUTAGES
from adyton.store.tables import change_table
from adyton.tables.acts import act_clock
from adyton.tables.clock import deadline
from adyton.tables.consent import carry_out
from adyton.tables.info import bot_plays, question
from adyton.tables.live_playing import LivePlaying
from adyton.tables.sittings import come_back, hold
from adyton.tables.supervision import Supervision
from adyton.tables.table import Table
from adyton.tables.thinking import Thinking
from adyton.tables.types import DaysClock, NoClock

EARLY_MS: Final = 5  # timers may come a little early
AGAIN_MS: Final = 1000  # after an outage of the database


def supervise(table: Table) -> None:
    """Do everything that is due at this table, and set a timer for what is due next."""
    supervision, live = table.supervision, table.live
    if supervision.timer is not None:
        supervision.timer.cancel()
        supervision.timer = None
    if not table.is_ours:
        supervision.stop()
        return
    if live is None:
        return
    if table.row.question is not None:
        _see_to_question(table)
    waits = _waits(table, live, supervision)
    if supervision.thinking or any(map(bot_plays, table.chairs)):
        _see_to_bots(table, live, supervision)
    wait = min([each for each in waits if each is not None], default=None) if waits else None
    if wait is not None:
        _set_timer(table, wait + EARLY_MS)


def _set_timer(table: Table, wait_ms: int) -> None:
    supervision = table.supervision
    if supervision.timer is not None:
        supervision.timer.cancel()
    supervision.timer = asyncio.get_running_loop().call_later(wait_ms / 1000, table.post, _supervise_again)


def _waits(table: Table, live: LivePlaying, supervision: Supervision) -> list[int | None]:
    """See to absence and clocks, where there is reason to. Most moves at most tables give none."""
    waits: list[int | None] = []
    if supervision.away_since or not table.present.issuperset(table.seated):
        waits.append(_see_to_absence(table, supervision))
    if table.row.paused is None:
        turn = live.playing.turn
        if turn.deadline is not None:
            waits.append(_see_to_clock(table, turn, turn.deadline))
        if not isinstance(table.rule, NoClock):
            waits.append(_see_to_times(table, live, supervision))
    return waits


async def _supervise_again(table: Table) -> None:
    supervise(table)


# Each of these does what is due now, and returns in how many ms `supervise` must run again.


def _see_to_absence(table: Table, supervision: Supervision) -> int | None:
    """Let a bot play for somebody who is away too long; if nobody is left, let the table rest."""
    if table.present.issuperset(table.seated):
        supervision.away_since.clear()
        return None
    away = table.seated.keys() - table.present
    now, absence_ms = table.hub.now(), table.hub.limits.absence_ms
    supervision.away_since = {account: supervision.away_since.get(account, now) for account in away}
    if isinstance(table.rule, DaysClock):
        return None
    if not table.has_company:
        return _see_to_rest(table, max(supervision.away_since.values()) + absence_ms - now)
    waits = []
    for chair in table.chairs:
        if chair.account in supervision.away_since and not chair.held:
            left = supervision.away_since[chair.account] + absence_ms - now
            if left > 0:
                waits.append(left)
            else:
                table.post(_due, hold_chair, chair.seat)
    return min(waits, default=None)


def _see_to_rest(table: Table, left: int) -> int | None:
    if table.row.paused is not None:
        return None
    if left <= 0:
        table.post(_due, _rest)
        return None
    return left


def _see_to_question(table: Table) -> None:
    """Settle a question if the players who had to agree have left."""
    asked = question(table.row, table.chairs)
    if asked is not None and not asked.waiting:
        table.post(_due, carry_out)


def _see_to_clock(table: Table, turn: Turn, due: int) -> int | None:
    """Let the clock act after the deadline, with time for acts that are still on their way."""
    acting = [listener for listener in table.listeners if table.seated.get(listener.account) in turn.seats]
    margin = 0 if turn.race else int(max((listener.lag.delay for listener in acting), default=0))
    left = due + min(margin, table.hub.limits.lag_ms) - table.at
    if left > 0:
        return left
    table.post(_due, act_clock, due)
    return None


def _see_to_times(table: Table, live: LivePlaying, supervision: Supervision) -> int | None:
    """Let a bot play for somebody who has no time left."""
    waits = []
    for chair in table.chairs:
        if chair.account is None or chair.held:
            continue
        due = deadline(table.rule, live.clocks[chair.seat], supervision.returned.get(chair.seat))
        if due is not None and due > table.at:
            waits.append(due - table.at)
        elif due is not None:
            table.post(_due, hold_chair, chair.seat)
    return min(waits, default=None)


def _see_to_bots(table: Table, live: LivePlaying, supervision: Supervision) -> None:
    is_timed, is_running = live.playing.turn.is_timed, table.row.paused is None
    for chair in table.chairs:
        asked = live.clocks[chair.seat].asked if is_running and bot_plays(chair) else None
        key = live.line if asked is not None and is_timed else asked
        before = supervision.thinking.get(chair.seat)
        if before is not None and before.key != key:
            before.task.cancel()
            del supervision.thinking[chair.seat]
        if key is not None and (before is None or before.key != key):
            supervision.thinking[chair.seat] = Thinking(table, live, chair, key, is_timed)


# What is done about it, in the table's task.


async def _due(table: Table, work: Callable[..., Awaitable[None]], *args: int) -> None:
    """Do what is due, or a little later if the database is away."""
    try:
        await work(table, *args)
    except OUTAGES as error:
        table.hub.failed("not done in time", error, table=table.id)
        _set_timer(table, AGAIN_MS)


async def hold_chair(table: Table, seat: Seat) -> None:
    """Let a bot hold this chair until its player returns."""
    chair = table.chairs[seat]
    if table.row.status == "running" and chair.account is not None and not chair.held:
        await table.change(hold, seat, chair.account, table.hub.usual_bot(table.row.game))


async def give_back(table: Table, seat: Seat, account: str) -> None:
    """Give the chair back, with a moment for the first move, even if the player's clock had run out."""
    table.supervision.returned[seat] = table.at
    await table.change(come_back, seat, account)


async def _rest(table: Table) -> None:
    """Stop the clock of a table that everybody has left, until somebody returns."""
    if table.is_ours and not table.has_company and table.row.paused is None:
        await table.change(change_table, question=None, paused=table.at, resting=True)
