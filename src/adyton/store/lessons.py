"""Progress in lessons: how far an account has come."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from adyton.store.schema import lessons


class ProgressRow(NamedTuple):
    """How far an account has come in a lesson."""

    game: str
    lesson: str
    step: int  # the step to go on with, from 0
    is_done: bool  # it was finished at least once


def find_progress(connection: Connection, account: str) -> list[ProgressRow]:
    """Return every lesson that this account has begun."""
    rows = connection.execute(
        select(lessons).where(lessons.c.account == account).order_by(lessons.c.game, lessons.c.lesson)
    )
    return [ProgressRow(row.game, row.lesson, row.step, row.is_done) for row in rows]


def note_progress(connection: Connection, account: str, row: ProgressRow) -> None:
    """Save the step to go on with. A finished lesson stays finished."""
    mine = (lessons.c.account == account) & (lessons.c.game == row.game) & (lessons.c.lesson == row.lesson)
    change = update(lessons).where(mine).values(step=row.step, is_done=lessons.c.is_done | row.is_done)
    if connection.execute(change).rowcount:
        return
    values = {"account": account, "game": row.game, "lesson": row.lesson, "step": row.step, "is_done": row.is_done}
    try:
        with connection.begin_nested():
            connection.execute(insert(lessons).values(values))
    except IntegrityError:  # another device of this account began the lesson at the same time
        connection.execute(change)
