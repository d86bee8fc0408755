"""Outgoing notifications: who is notified of a move at a slow table, and of what."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from adyton.engine.seat import Seat
from adyton.store.notifications import CLOCK, OVER, TURN, Notification, Outgoing
from adyton.store.tables import ChairRow
from adyton.tables.clock import DAY_MS, deadline
from adyton.tables.live_playing import AnyDraft, LivePlaying
from adyton.tables.types import ClockRule, DaysClock

if TYPE_CHECKING:
    from adyton.tables.table import Table

WARNING_MS: Final = 12 * 60 * 60 * 1000  # players are warned this long before their time runs out
START_MS: Final = 30_000  # players who wait for the start see it within this time


def outgoing_of(table: "Table", live: LivePlaying, draft: AnyDraft, act: str | None) -> Outgoing:
    """Return whom a draft notifies: players who are asked something new, or all if the game ends."""
    due, by = table.hub.now() + table.hub.limits.notify_ms, None
    if act is not None:
        by = table.chairs[draft.steps[0].entry.seat].account
    if draft.ending is not None:
        others = [chair.account for chair in table.chairs if chair.account not in {None, by}]
        return Outgoing(by, tuple(Notification(other, OVER, due) for other in others))
    found: list[Notification] = []
    for chair, before, after in zip(table.chairs, live.clocks, live.clocks_after(draft), strict=True):
        if chair.account is None or chair.held or after.asked is None or after.asked == before.asked:
            continue
        if chair.account != by:
            found.append(Notification(chair.account, TURN, due))
        out_at = deadline(table.rule, after)
        if out_at is not None:
            found.append(warning(chair.account, out_at, table.row.zero))
    return Outgoing(by, tuple(found))


def at_start(rule: ClockRule, chairs: list[ChairRow], host: str, acting: Sequence[Seat], now: int) -> Outgoing:
    """Return whom the start of a table notifies. Its host is there, and its clock shows 0."""
    found: list[Notification] = []
    if isinstance(rule, DaysClock):
        for chair in chairs:
            if chair.account is not None and chair.seat in acting:
                if chair.account != host:
                    found.append(Notification(chair.account, TURN, now + START_MS))
                found.append(warning(chair.account, rule.days * DAY_MS, now))
    return Outgoing(host, tuple(found))


def warning(account: str, out_at: int, zero: int) -> Notification:
    """Return the warning before the time runs out, which is at `out_at` on the table's clock."""
    return Notification(account, CLOCK, zero + out_at - WARNING_MS, out_at)
