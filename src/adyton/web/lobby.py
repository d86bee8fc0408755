"""The lobby by HTTP: tables and chairs."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from adyton.bots.exam import Exam, read_file
from adyton.bots.fair_queue import Asker
from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import SPECTATORS, AccountRow
from adyton.store.tables import TableRow, find_chairs
from adyton.tables.chairs import (
    Plan,
    Sitter,
    change_seen,
    commit_share,
    enter_table,
    exam_at_start,
    game_of,
    give_up,
    open_table,
    place_bot,
    rematch,
    reveal_share,
    seen_table,
    sit_down,
    stand_up,
    start_table,
    table_seen,
)
from adyton.tables.hub import Hub
from adyton.tables.invitations import decline, invite, mute_inviter
from adyton.tables.latecomers import take_chair
from adyton.tables.lobby import list_tables
from adyton.tables.types import Status, TableInfo
from adyton.web.middleware import find_account, need_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.tables import CommitShare, Decline, Enter, Invite, NewTable, PlaceBot, RevealShare, Sit, Tables

TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@get("/api/tables", responses=REFUSED)
async def show_tables(request: AnyRequest, status: FromQuery[Status | None] = None) -> Tables:
    """Return the newest public tables, and your own."""
    site: Site = request.app.state.site
    account = await find_account(request)
    own = account.id if account is not None else None
    found = await site.database.read(list_tables, own, status, site.hub.dead)
    return Tables(found.seen_by(own, status))


@post("/api/tables", responses=REFUSED)
async def add_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table, with you in the first chair."""
    site: Site = request.app.state.site
    account = await need_account(request)
    game = game_of(site.hub.games, data.game)
    is_own = data.options.get("content") is not None
    if is_own:
        await _examined(site, account, Exam(game.slug, data.seats, data.options))
    plan = Plan(
        game, data.seats, data.options, data.bots, data.clock,
        public=data.public, spectators=data.spectators, hints=data.hints, is_examined=is_own,
    )  # fmt: skip
    return await _written(site, account, open_table, plan, _sitter(account), *_pace(site))


@get("/api/tables/{table:str}", responses=REFUSED)
async def show_table(request: AnyRequest, table: TableId) -> TableInfo:
    """Return a table that you may see."""
    site: Site = request.app.state.site
    account = await need_account(request)
    return await site.database.read(table_seen, table, account.id, site.hub.dead)


@get("/api/tables/{table:str}/muted", responses=REFUSED)
async def list_muted(request: AnyRequest, table: TableId) -> list[int | None]:
    """Return the chairs of this table that you do not hear; null stands for spectators."""
    site: Site = request.app.state.site
    account, row = await need_table(request, table)
    chairs = await site.database.read(find_chairs, row.id)
    seats: list[int | None] = [chair.seat for chair in chairs if chair.account in account.muted]
    return [*seats, None] if SPECTATORS in account.muted else seats


@post("/api/tables/{table:str}/enter", status_code=200, responses=REFUSED)
async def enter(request: AnyRequest, table: TableId, data: JSONBody[Enter]) -> TableInfo:
    """Open a table that is not public, with its key."""
    return await _changed(request, enter_table, table, data.key)


@post("/api/tables/{table:str}/invite", status_code=200, responses=REFUSED)
async def invite_account(request: AnyRequest, table: TableId, data: JSONBody[Invite]) -> TableInfo:
    """Invite an account to your open table. Your own account needs a password.

    You are not told whether the invited account exists.
    """
    site: Site = request.app.state.site
    account = await need_account(request)
    if account.password is None:
        raise Illegal(Refusal("keep-first"))
    if not await site.allows(("invitation", account.id)):
        raise Illegal(Refusal("too-fast"))
    return await _written(site, account, invite, table, account.id, data.login, site.hub.now())


@post("/api/tables/{table:str}/decline", status_code=204, responses=REFUSED)
async def decline_invitation(request: AnyRequest, table: TableId, data: JSONBody[Decline]) -> None:
    """Decline an invitation to this table, and with `mute` all later ones of the same person."""
    site: Site = request.app.state.site
    account = await need_account(request)
    await site.database.write(mute_inviter if data.mute else decline, table, account.id)


@post("/api/tables/{table:str}/sit", status_code=200, responses=REFUSED)
async def sit(request: AnyRequest, table: TableId, data: JSONBody[Sit]) -> TableInfo:
    """Take a chair: a free one before the start, one of a bot after it. At a public table that asks the host first."""
    site: Site = request.app.state.site
    account, row = await need_table(request, table)
    if row.status == "running":
        live = await site.hub.find(table)
        info: TableInfo = await live.ask(take_chair, account.id, account.name, data.seat)
        return info
    return await _written(site, account, sit_down, table, _sitter(account), data.seat)


@post("/api/tables/{table:str}/stand", status_code=200, responses=REFUSED)
async def stand(request: AnyRequest, table: TableId) -> TableInfo:
    """Leave the chair, before the start."""
    return await _changed(request, stand_up, table)


@post("/api/tables/{table:str}/bot", status_code=200, responses=REFUSED)
async def set_bot(request: AnyRequest, table: TableId, data: JSONBody[PlaceBot]) -> TableInfo:
    """Put a bot in an open chair, or open the chair again."""
    return await _changed(request, place_bot, table, _hub(request).games, data.seat, data.bot)


@post("/api/tables/{table:str}/start", status_code=200, responses=REFUSED)
async def start(request: AnyRequest, table: TableId) -> TableInfo:
    """Start the game; bots take the chairs that are still open."""
    site: Site = request.app.state.site
    account = await need_account(request)
    hub = site.hub
    exam = await site.database.read(exam_at_start, table, account.id)
    if exam is not None:
        await _examined(site, account, exam)
        await asyncio.to_thread(read_file, game_of(hub.games, exam.game), exam)  # the writer shall not
    return await _changed(request, start_table, table, hub.games, await hub.home(table), hub.now())


@post("/api/tables/{table:str}/share", status_code=200, responses=REFUSED)
async def commit(request: AnyRequest, table: TableId, data: JSONBody[CommitShare]) -> TableInfo:
    """Commit to what you add to the seed, before the start."""
    return await _changed(request, commit_share, table, data.hash)


@post("/api/tables/{table:str}/reveal", status_code=200, responses=REFUSED)
async def reveal(request: AnyRequest, table: TableId, data: JSONBody[RevealShare]) -> TableInfo:
    """Reveal what you add to the seed, once the table asks for it. The last one starts the game."""
    hub = _hub(request)
    return await _changed(request, reveal_share, table, data.value, hub.games, await hub.home(table), hub.now())


@post("/api/tables/{table:str}/give-up", status_code=200, responses=REFUSED)
async def leave_for_good(request: AnyRequest, table: TableId) -> TableInfo:
    """Leave a running game: a bot plays on for you until you or somebody else takes the chair.

    If nobody else sits there, the table closes.
    """
    return await _changed(request, give_up, table, _hub(request).games)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=REFUSED)
async def play_again(request: AnyRequest, table: TableId) -> TableInfo:
    """Return the table that follows this one, with the same chairs."""
    site: Site = request.app.state.site
    return await _changed(request, rematch, table, site.hub.games, *_pace(site))


async def need_table(request: AnyRequest, table: str) -> tuple[AccountRow, TableRow]:
    """Return the account of this browser, and a table that it may see; raises Illegal."""
    site: Site = request.app.state.site
    account = await need_account(request)
    return account, await site.database.read(seen_table, table, account.id)


async def _examined(site: Site, account: AccountRow, exam: Exam) -> None:
    """Raise Illegal if this data file cannot be played with, or if the account brings too many."""
    if not site.exams.allows(account.id):
        raise Illegal(Refusal("too-fast"))
    await site.hub.pool.examine(exam, Asker(account.id))


def _pace(site: Site) -> tuple[int, int]:
    """Return the time, and how many tables an account may open in an hour."""
    return site.hub.now(), site.hub.limits.tables_per_hour


def _sitter(account: AccountRow) -> Sitter:
    return Sitter(account.id, account.name)


def _hub(request: AnyRequest) -> Hub:
    site: Site = request.app.state.site
    return site.hub


async def _changed(request: AnyRequest, work: Callable[..., str | None], table: str, *args: object) -> TableInfo:
    """Do this work on a table for the account that asks; return the table afterwards."""
    account = await need_account(request)
    return await _written(request.app.state.site, account, work, table, account.id, *args)


async def _written(site: Site, account: AccountRow, work: Callable[..., str | None], *args: object) -> TableInfo:
    """Write this work to the database; return the table as the account sees it afterwards."""
    return await site.database.write(change_seen, account.id, site.hub.dead, work, *args)


ROUTES: Final = (
    show_tables, add_table, show_table, list_muted, enter, invite_account,
    decline_invitation, sit, stand, set_bot, start, commit, reveal,
    leave_for_good, play_again,
)  # fmt: skip
