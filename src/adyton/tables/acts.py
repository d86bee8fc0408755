"""Acts: a chair does something, with every check, once."""

from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from adyton.engine.action import Action, Unreadable
from adyton.engine.game import AnyGame
from adyton.engine.refusal import NOT_YOUR_TURN, Illegal, Refusal
from adyton.engine.seat import CLOCK, Seat
from adyton.store.lines import Conflict
from adyton.tables.course import NOT_ASKED, Course, Draft
from adyton.tables.table import Table

TRIES: Final = 8  # against other processes that write the same line
STALE: Final = Refusal("stale")
UNDO_NEVER: Final = Refusal("undo-never")
log = structlog.get_logger()


async def act(table: Table, seat: Seat, do: str, move: int, made: int, act_id: str | None = None) -> int:
    """Makes the move that answers the position of line `move`; `made` is when, on the table's clock.

    The line in which it stands, or Illegal.
    """
    async with table.lock:
        for _ in range(TRIES):
            course = table.running()
            if act_id is not None and (seat, act_id) in course.acts:
                return course.acts[seat, act_id]
            draft = await _guarded(table, partial(_drafted, table, course, seat, do, move, made, act_id))
            if await _written(table, course, draft):
                return draft.steps[0].row.line
    raise Illegal(STALE)


async def act_clock(table: Table, deadline: int) -> None:
    """Lets the clock act, if the rules still wait for this moment."""
    async with table.lock:
        course = table.running()
        turn = course.game.turn(course.state)
        if turn.deadline != deadline or table.row.paused is not None or table.at < deadline:
            return
        action = course.game.legal(course.state, CLOCK)[0]
        draft = await _guarded(table, partial(course.draft, CLOCK, action, max(deadline, course.last_at)))
        await _written(table, course, draft)


async def take_back(table: Table, course: Course, seat: Seat, line: int, act_id: str | None) -> int:
    """Takes back all from this line on; the caller holds the lock and has checked who must agree."""
    at = max(table.at, course.last_at)
    draft = await _guarded(table, partial(course.draft_undo, seat, line, at, act_id))
    if not course.takes_back(course.game.turn(draft.state)):
        raise Illegal(UNDO_NEVER)
    if not await _written(table, course, draft):
        raise Illegal(STALE)
    return draft.steps[0].row.line


async def _guarded(table: Table, rules: Callable[[], Draft]) -> Draft:
    """Asks the rules; where they break, the table is frozen with its record kept."""
    try:
        return rules()
    except Illegal:
        raise
    except Exception:
        log.exception("rules bug", table=table.id)
        await table.freeze("rules-bug")
        raise Illegal(Refusal("rules-bug")) from None


async def _written(table: Table, course: Course, draft: Draft) -> bool:
    """Writes the draft; where another process was first, looks at what it wrote."""
    try:
        await table.write(course, draft)
    except Conflict:
        await table.catch_up()
        return False
    return True


def _drafted(table: Table, course: Course, seat: Seat, do: str, move: int, made: int, act_id: str | None) -> Draft:
    if table.row.paused is not None:
        raise Illegal(Refusal("paused"))
    if course.asked[seat] == NOT_ASKED:
        raise Illegal(course.game.why_not(course.state, seat, _read(course.game, do), made) or NOT_YOUR_TURN)
    action = _read(course.game, do)
    if not course.asked[seat] <= move <= course.move:
        raise Illegal(_too_late(course, seat, action, made))
    # Only where who is first matters may a move be older than one that arrived before it.
    at = made if course.game.turn(course.state).race else max(made, course.last_at)
    refusal = course.game.why_not(course.state, seat, action, at)
    if refusal is not None:
        raise Illegal(refusal)
    return course.draft(seat, action, at, act_id)


def why_not(table: Table, seat: Seat, do: str) -> Refusal | None:
    """Why this chair may not do this now; raises Illegal where that cannot be read or nobody plays."""
    course = table.running()
    return course.game.why_not(course.state, seat, _read(course.game, do), table.at)


def _too_late(course: Course, seat: Seat, action: Action, made: int) -> Refusal:
    """Where time matters, by how much one came too late says more than that the position is an old one."""
    if not course.game.turn(course.state).is_timed:
        return STALE
    return course.game.why_not(course.state, seat, action, made) or STALE


def _read(game: AnyGame, do: str) -> Action:
    try:
        return game.read(do)
    except Unreadable:
        raise Illegal(Refusal("unreadable", {"text": do[:80]})) from None
