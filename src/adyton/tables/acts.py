"""Acts: a chair does something, with every check, once. All of it runs in the table's task."""

from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from adyton.engine.action import Action, Unreadable
from adyton.engine.game import AnyGame
from adyton.engine.refusal import NOT_YOUR_TURN, Illegal, Refusal
from adyton.engine.seat import CLOCK, Seat
from adyton.store.lines import ClockMoved, Conflict
from adyton.tables.listener import Listener
from adyton.tables.live_playing import AnyDraft, LivePlaying
from adyton.tables.table import Table

TRIES: Final = 8  # against other processes that write the same line
PAUSED: Final = Refusal("paused")
STALE: Final = Refusal("stale")
RULES_BUG: Final = Refusal("rules-bug")
log = structlog.get_logger()


async def act(
    table: Table, seat: Seat, do: str, line: int, made: int, act_id: str | None = None, by: Listener | None = None
) -> int:
    """Make the move that answers the position of this line; `made` is its time on the table's clock.

    Return its line in the record; raises Illegal. The new position tells the listener that it is done.
    """
    for _ in range(TRIES):
        live, zero = table.running(), table.row.zero
        draft = await _guarded(table, partial(_drafted, table, live, seat, do, line, made))
        if await _written(table, draft, act_id, by):
            return draft.steps[0].line
        if act_id is not None and (seat, act_id) in live.acts:  # another process has done it
            return live.acts[seat, act_id]
        made = max(0, made + zero - table.row.zero)
    raise Illegal(STALE)


async def act_clock(table: Table, deadline: int) -> None:
    """Let the clock act, if the rules still wait for this moment."""
    if not table.is_ours or table.live is None:
        return
    playing = table.live.playing
    if playing.turn.deadline != deadline or table.row.paused is not None or table.at < deadline:
        return
    action = playing.game.legal(playing.state, CLOCK)[0]
    draft = await _guarded(table, partial(playing.draft, CLOCK, action, max(deadline, playing.last_at)))
    await _written(table, draft)


async def take_back(table: Table, seat: Seat, line: int, act_id: str | None, by: Listener | None = None) -> int:
    """Take back all from this line on. The caller has checked who must agree."""
    playing = table.running().playing
    draft = await _guarded(table, partial(playing.draft_undo, line, seat, max(table.at, playing.last_at)))
    if not await _written(table, draft, act_id, by):
        raise Illegal(STALE)
    return draft.steps[0].line


def why_not(table: Table, seat: Seat, do: str) -> Refusal | None:
    """Return why this chair may not do this now; raises Illegal if the text is no action or the game is not running."""
    playing = table.running().playing
    return playing.game.why_not(playing.state, seat, _read(playing.game, do), table.at)


async def _guarded(table: Table, rules: Callable[[], AnyDraft]) -> AnyDraft:
    """Ask the rules. If they raise an error, close the table and keep its record."""
    try:
        return rules()
    except Illegal:
        raise
    except Exception:
        log.exception("rules bug", table=table.id)
        await table.freeze("rules-bug")
        raise Illegal(RULES_BUG) from None


async def _written(table: Table, draft: AnyDraft, act_id: str | None = None, by: Listener | None = None) -> bool:
    """Write the draft. If another process was first, read what it wrote."""
    try:
        await table.write(draft, act_id, by)
    except ClockMoved:
        await table.reload(table.edition + 1)
        return False
    except Conflict:
        await table.catch_up(table.line + 1)
        return False
    return True


def _drafted(table: Table, live: LivePlaying, seat: Seat, do: str, line: int, made: int) -> AnyDraft:
    if table.row.paused is not None:
        raise Illegal(PAUSED)
    playing, asked = live.playing, live.clocks[seat].asked
    action = _read(playing.game, do)
    if asked is None:
        raise Illegal(playing.game.why_not(playing.state, seat, action, made) or NOT_YOUR_TURN)
    turn = playing.turn
    if not asked <= line <= live.line:
        # If time matters, it says more how late a move came than that its position is old.
        raise Illegal((playing.game.why_not(playing.state, seat, action, made) if turn.is_timed else None) or STALE)
    # Only in a race may a move be older than one that arrived before it.
    at = made if turn.race else max(made, playing.last_at)
    playing.check(seat, action, at)
    return playing.draft(seat, action, at)


def _read(game: AnyGame, do: str) -> Action:
    try:
        return game.read(do)
    except Unreadable:
        raise Illegal(Refusal("unreadable", {"text": do[:80]})) from None
