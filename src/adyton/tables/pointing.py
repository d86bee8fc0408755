"""Pointing: everybody sees which pieces a chair points at. It is no move, and in no record."""

from adyton.engine.picks import Picks
from adyton.engine.refusal import NOT_YOUR_TURN, Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.notice import POINT, Notice, notify
from adyton.tables.acts import PAUSED, STALE
from adyton.tables.live_playing import LivePlaying
from adyton.tables.messages import Point, Pointed
from adyton.tables.table import Table


async def point(table: Table, seat: Seat, message: Point) -> int:
    """Show it to everybody, in every process; raises Illegal."""
    refusal = _why_not(table, table.running(), seat, message)
    if refusal is not None:
        raise Illegal(refusal)
    words = " ".join(map(str, [seat, *message.pieces]))
    await table.hub.database.write(notify, POINT, table.id, message.line, words)
    return message.line


async def tell_pointed(table: Table, notice: Notice) -> None:
    """Tell all listeners, unless that chair has acted meanwhile."""
    seat, *pieces = map(int, notice.words.split(" "))
    if table.live is not None and _is_asked(table.live, seat, notice.number):
        for listener in table.listeners:
            listener.tell(Pointed(seat, notice.number, pieces))


def _is_asked(live: LivePlaying, seat: Seat, line: int) -> bool:
    asked = live.clocks[seat].asked
    return asked is not None and asked <= line


def _why_not(table: Table, live: LivePlaying, seat: Seat, message: Point) -> Refusal | None:
    if table.row.paused is not None:
        return PAUSED
    if not live.is_asked(seat):
        return NOT_YOUR_TURN
    if not _is_asked(live, seat, message.line) or message.line > live.line:
        return STALE
    legal = live.playing.game.legal(live.playing.state, seat)
    return None if isinstance(legal, Picks) and _may_be(legal, message.pieces) else Refusal("no-pointing")


def _may_be(legal: Picks, pieces: list[int]) -> bool:
    """Return whether these may be a part of one of the picks."""
    return len(set(pieces)) == len(pieces) <= legal.size and all(piece <= legal.among for piece in pieces)
