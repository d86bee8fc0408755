"""The lobby by HTTP: tables and chairs."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from adyton.store.accounts import SPECTATORS, AccountRow
from adyton.store.tables import find_chairs, find_table
from adyton.tables.chairs import (
    Plan,
    Sitter,
    enter_table,
    game_of,
    give_up,
    open_table,
    place_bot,
    rematch,
    seen_table,
    sit_down,
    stand_up,
    start_table,
)
from adyton.tables.lobby import Shelf, shelf
from adyton.tables.nouns import Status, TableInfo
from adyton.web.guard import find_account, need_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire import Enter, NewTable, PlaceBot, Sit, Tables

TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@get("/api/tables", responses=REFUSED)
async def list_tables(request: AnyRequest, status: FromQuery[Status | None] = None) -> Tables:
    """The newest tables that are public, and your own."""
    site: Site = request.app.state.site
    account = await find_account(request)
    own = [account.id] if account is not None else []
    found = await site.database.read(shelf, own, status, site.hub.dead)
    return Tables(found.seen_by(account.id if account is not None else None, status))


@post("/api/tables", responses=REFUSED)
async def add_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    """A new table, with you in the first chair."""
    site: Site = request.app.state.site
    account = await need_account(request)
    game = game_of(site.hub, data.game)
    plan = Plan(game, data.seats, data.options, data.bots, data.clock, public=data.public, spectators=data.spectators)
    table = await site.database.write(open_table, plan, _sitter(account), site.hub.now())
    return await _told(site, table, account)


@get("/api/tables/{table:str}", responses=REFUSED)
async def show_table(request: AnyRequest, table: TableId) -> TableInfo:
    """A table that you may see."""
    site: Site = request.app.state.site
    return await _told(site, table, await need_account(request))


@get("/api/tables/{table:str}/muted", responses=REFUSED)
async def list_muted(request: AnyRequest, table: TableId) -> list[int | None]:
    """The chairs of this table that you do not hear; null stands for all who only watch."""
    site: Site = request.app.state.site
    account = await need_account(request)
    row = await site.database.read(seen_table, table, account.id)
    chairs = await site.database.read(find_chairs, row.id)
    seats: list[int | None] = [chair.seat for chair in chairs if chair.account in account.muted]
    return [*seats, None] if SPECTATORS in account.muted else seats


@post("/api/tables/{table:str}/enter", status_code=200, responses=REFUSED)
async def enter(request: AnyRequest, table: TableId, data: JSONBody[Enter]) -> TableInfo:
    """Opens a table that is not public to whoever has its key."""
    site: Site = request.app.state.site
    account = await need_account(request)
    await site.database.write(enter_table, table, account.id, data.key)
    return await _told(site, table, account)


@post("/api/tables/{table:str}/sit", status_code=200, responses=REFUSED)
async def sit(request: AnyRequest, table: TableId, data: JSONBody[Sit]) -> TableInfo:
    """Takes a chair."""
    site: Site = request.app.state.site
    account = await need_account(request)
    await site.database.write(sit_down, table, _sitter(account), data.seat)
    return await _told(site, table, account)


@post("/api/tables/{table:str}/stand", status_code=200, responses=REFUSED)
async def stand(request: AnyRequest, table: TableId) -> TableInfo:
    """Leaves the chair, before the start."""
    site: Site = request.app.state.site
    account = await need_account(request)
    row = await site.database.read(seen_table, table, account.id)
    await site.database.write(stand_up, table, account.id)
    return await _shown(site, row.id, account)


@post("/api/tables/{table:str}/bot", status_code=200, responses=REFUSED)
async def set_bot(request: AnyRequest, table: TableId, data: JSONBody[PlaceBot]) -> TableInfo:
    """Puts a bot in an open chair, or opens the chair again."""
    site: Site = request.app.state.site
    account = await need_account(request)
    row = await site.database.read(seen_table, table, account.id)
    game = game_of(site.hub, row.game)
    await site.database.write(place_bot, table, account.id, game, data.seat, data.bot)
    return await _told(site, table, account)


@post("/api/tables/{table:str}/start", status_code=200, responses=REFUSED)
async def start(request: AnyRequest, table: TableId) -> TableInfo:
    """Begins the game; bots take the chairs that are still open."""
    site: Site = request.app.state.site
    account = await need_account(request)
    row = await site.database.read(seen_table, table, account.id)
    game = game_of(site.hub, row.game)
    await site.database.write(start_table, table, account.id, game, site.hub.worker, site.hub.now())
    await site.hub.find(table)
    return await _told(site, table, account)


@post("/api/tables/{table:str}/give-up", status_code=200, responses=REFUSED)
async def leave_for_good(request: AnyRequest, table: TableId) -> TableInfo:
    """Gives a running game up: a bot plays on for you, or the table is closed where nobody else sits."""
    site: Site = request.app.state.site
    account = await need_account(request)
    row = await site.database.read(seen_table, table, account.id)
    await site.database.write(give_up, table, account.id, site.hub.usual_bot(row.game))
    return await _told(site, table, account)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=REFUSED)
async def play_again(request: AnyRequest, table: TableId) -> TableInfo:
    """The table that follows this one, with the same chairs."""
    site: Site = request.app.state.site
    account = await need_account(request)
    row = await site.database.read(seen_table, table, account.id)
    game = game_of(site.hub, row.game)
    again = await site.database.write(rematch, table, account.id, game, site.hub.now())
    return await _told(site, again, account)


def _sitter(account: AccountRow) -> Sitter:
    return Sitter(account.id, account.name)


async def _told(site: Site, table: str, account: AccountRow) -> TableInfo:
    await site.database.read(seen_table, table, account.id)
    return await _shown(site, table, account)


async def _shown(site: Site, table: str, account: AccountRow) -> TableInfo:
    row = await site.database.read(find_table, table)
    assert row is not None
    return (await site.database.read(Shelf, [row], site.hub.dead)).told(row, account.id)


ROUTES: Final = (
    list_tables, add_table, show_table, list_muted, enter, sit, stand, set_bot, start, leave_for_good, play_again,
)  # fmt: skip
