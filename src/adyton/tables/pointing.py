"""Pointing: all at the table see which pieces a chair has its finger on; it is no move and stands in no record."""

from adyton.engine.picks import Picks
from adyton.engine.refusal import NOT_YOUR_TURN, Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.notice import POINT, Notice, notify
from adyton.tables.acts import STALE
from adyton.tables.course import NOT_ASKED, Course
from adyton.tables.messages import Point, Pointed
from adyton.tables.table import Table


async def point(table: Table, seat: Seat, message: Point) -> int:
    """Lets everybody see it, in every process; raises Illegal."""
    course = table.running()
    refusal = _why_not(table, course, seat, message)
    if refusal is not None:
        raise Illegal(refusal)
    words = " ".join(map(str, [seat, *message.pieces]))
    await table.hub.database.write(notify, POINT, table.id, message.move, words)
    return message.move


def tell_pointed(table: Table, notice: Notice) -> None:
    """Tells it to all ears, unless that chair has gone on meanwhile."""
    seat, *pieces = map(int, notice.words.split(" "))
    if table.course is not None and _is_asked(table.course, seat, notice.number):
        for ear in table.ears:
            ear.tell(Pointed(seat, notice.number, pieces))


def _is_asked(course: Course, seat: Seat, move: int) -> bool:
    return course.asked[seat] != NOT_ASKED and course.asked[seat] <= move


def _why_not(table: Table, course: Course, seat: Seat, message: Point) -> Refusal | None:
    if table.row.paused is not None:
        return Refusal("paused")
    if course.asked[seat] == NOT_ASKED:
        return NOT_YOUR_TURN
    if not _is_asked(course, seat, message.move) or message.move > course.move:
        return STALE
    legal = course.game.legal(course.state, seat)
    return None if isinstance(legal, Picks) and _may_be(legal, message.pieces) else Refusal("no-pointing")


def _may_be(legal: Picks, pieces: list[int]) -> bool:
    """Whether these may be a part of one of the picks."""
    return len(set(pieces)) == len(pieces) <= legal.size and all(piece <= legal.among for piece in pieces)
