"""Recaps by HTTP: what happened at your tables since you last looked."""

from asyncio import to_thread
from typing import Final, NamedTuple

from litestar import get
from sqlalchemy import Connection

from adyton.engine.game import AnyGame
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.lines import LineRow, last_lines, read_lines
from adyton.store.notifications import find_looks
from adyton.store.tables import TableRow, find_chairs, list_own
from adyton.tables.chairs import game_of
from adyton.tables.info import clock_rule, seat_of
from adyton.tables.recaps import missed
from adyton.tables.types import DaysClock
from adyton.web.lobby import TableId, need_table
from adyton.web.middleware import need_account
from adyton.web.records import replay_step
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.replaying import replaying
from adyton.web.site import Site
from adyton.web.wire.records import Recap, RecapSentence

MOST_TABLES: Final = 10  # slow tables of one account that home tells about
MOST_NEWS: Final = 3


class Absence(NamedTuple):
    """A table, all its lines, your chair there and the last line that you saw."""

    row: TableRow
    lines: list[LineRow]
    seat: Seat
    seen: int | None


@get("/api/tables/{table:str}/recap", responses=REFUSED)
async def recap(request: AnyRequest, table: TableId) -> Recap:
    """Return what happened at this table since you looked, as your chair saw it."""
    site: Site = request.app.state.site
    account, row = await need_table(request, table)
    async with replaying(request):
        absence = await site.database.read(_absence, row, account.id)
        if absence is None:
            raise Illegal(Refusal("not-seated"))
        return await to_thread(_recap, game_of(site.hub.games, row.game), absence)


@get("/api/recaps", responses=REFUSED)
async def recaps(request: AnyRequest) -> list[RecapSentence]:
    """Return what happened at your slow tables since you looked; tables without news are left out."""
    site: Site = request.app.state.site
    account = await need_account(request)
    known = [row for row in await site.database.read(_unseen, account.id) if row.game in site.hub.games]
    sentences: list[RecapSentence] = []
    for row in known[:MOST_TABLES]:
        game = site.hub.games[row.game]
        async with replaying(request):
            absence = await site.database.read(_absence, row, account.id)
            if absence is not None and game.plays(row.version):
                found = await to_thread(_sentence, game, absence)
                sentences += [found] if found.moves else []
    return sentences


def _unseen(connection: Connection, account: str) -> list[TableRow]:
    """Find the slow tables of this account that have gone on since it looked."""
    rows = [row for row in list_own(connection, [account], "running", 100) if isinstance(clock_rule(row), DaysClock)]
    ids = [row.id for row in rows]
    seen, last = find_looks(connection, account, ids), last_lines(connection, ids)
    return [row for row in rows if last.get(row.id, (0, ""))[0] > seen.get(row.id, 0)]


def _absence(connection: Connection, row: TableRow, account: str) -> Absence | None:
    seat = seat_of(find_chairs(connection, row.id), account)
    if seat is None:
        return None
    seen = find_looks(connection, account, [row.id]).get(row.id)
    return Absence(row, read_lines(connection, row.id, 1), seat, seen)


def _recap(game: AnyGame, absence: Absence) -> Recap:
    row, lines, seat, seen = absence
    found = missed(game, row, lines, seat, seen)
    steps = [replay_step(line, row, seat) for line in found.lines]
    return Recap(found.line, found.view, found.moves, steps)


def _sentence(game: AnyGame, absence: Absence) -> RecapSentence:
    row, lines, seat, seen = absence
    found = missed(game, row, lines, seat, seen)
    return RecapSentence(row.id, found.moves, found.news()[-MOST_NEWS:], found.newest)


ROUTES: Final = (recap, recaps)
