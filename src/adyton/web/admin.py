"""The admins' page by HTTP. To everybody else it does not exist."""

import asyncio
from pathlib import Path
from typing import Annotated, Any, Final

import httpx
import msgspec
import structlog
from litestar import Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import AccountRow
from adyton.store.bans import ACCOUNT, Ban
from adyton.tables.secrets import new_id
from adyton.web.lobby import TableId
from adyton.web.middleware import address_of, find_account
from adyton.web.moderation import (
    ban,
    close_table,
    lift,
    network_named,
    read_page,
    read_table_chats,
    remove_words,
)
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.admin import AdminChat, AdminConnection, AdminPage, NewBan

HOUR_MS: Final = 60 * 60 * 1000
ASK_S: Final = 3  # how long another worker may take to list its connections
BanId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{1,40}$")]
ChatNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
log = structlog.get_logger()


async def admins_only(asked: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Answer as if there were nothing here, unless an admin asks."""
    site: Site = asked.app.state.site
    account = await find_account(asked)
    if account is None or not site.is_admin(account):
        raise Illegal(Refusal("not-found"))


@get("/", responses=REFUSED)
async def show_page(request: AnyRequest) -> AdminPage:
    """Return tables, connections, the queue of notifications, bans, and what admins did."""
    site: Site = request.app.state.site
    connections = await _all_connections(request)
    return await site.database.read(read_page, connections, site.hub.now(), site.hub.dead)


@get("/connections", responses=REFUSED)
async def show_connections(request: AnyRequest) -> list[AdminConnection]:
    """Return the browsers that are connected to this worker."""
    return _own_connections(request.app.state.site)


@post("/tables/{table:str}/close", status_code=204, responses=REFUSED)
async def close(request: AnyRequest, table: TableId) -> None:
    """Close a table."""
    site, admin = await _admin(request)
    await site.database.write(close_table, table, admin, site.hub.now())
    log.info("admin closed a table", by=admin.login, table=table)


@get("/tables/{table:str}/chats", responses=REFUSED)
async def show_chats(request: AnyRequest, table: TableId) -> list[AdminChat]:
    """Return what was said at a table."""
    site: Site = request.app.state.site
    return await site.database.read(read_table_chats, table)


@delete("/tables/{table:str}/chats/{number:int}", status_code=204, responses=REFUSED)
async def unsay(request: AnyRequest, table: TableId, number: ChatNumber) -> None:
    """Remove a line of a table's chat."""
    site, admin = await _admin(request)
    await site.database.write(remove_words, table, number, admin, site.hub.now())
    log.info("admin removed a chat", by=admin.login, table=table, number=number)


@post("/bans", status_code=204, responses=REFUSED)
async def add(request: AnyRequest, data: JSONBody[NewBan]) -> None:
    """Ban an account or an address for a time, and close its connections."""
    site, admin = await _admin(request)
    subject = data.subject if data.kind == ACCOUNT else network_named(data.subject)
    if subject in {admin.id, address_of(request)}:
        raise Illegal(Refusal("ban-yourself"))
    now = site.hub.now()
    made = Ban(new_id(), data.kind, subject, now + data.hours * HOUR_MS, now, admin.login or "", data.reason.strip())
    await site.database.write(ban, made, admin)
    log.info("admin banned", by=admin.login, kind=data.kind, ban=made.id, hours=data.hours)


@delete("/bans/{ban_id:str}", status_code=204, responses=REFUSED)
async def end(request: AnyRequest, ban_id: BanId) -> None:
    """End a ban."""
    site, admin = await _admin(request)
    await site.database.write(lift, ban_id, admin, site.hub.now())
    log.info("admin lifted a ban", by=admin.login, ban=ban_id)


async def _admin(request: AnyRequest) -> tuple[Site, AccountRow]:
    account = await find_account(request)
    if account is None:  # deleted since it was let in
        raise Illegal(Refusal("not-found"))
    return request.app.state.site, account


def _own_connections(site: Site) -> list[AdminConnection]:
    return [
        AdminConnection(
            each.listener.account, each.listener.name, each.address, each.table.id if each.table is not None else None,
            each.opened,
        )
        for each in site.connections
    ]  # fmt: skip


async def _all_connections(request: AnyRequest) -> list[AdminConnection]:
    """Ask the other workers of this machine too, in the admin's name."""
    site: Site = request.app.state.site
    cookie = request.headers.get("cookie", "")
    answers = await asyncio.gather(*(_ask(site, place, cookie) for place in _other_workers(site)))
    found = [each for answer in answers for each in answer] + _own_connections(site)
    return sorted(found, key=lambda each: each.opened)


def _other_workers(site: Site) -> list[str]:
    """Return the sockets of the other workers of this machine."""
    if site.folder is None:
        return []
    own = f"{site.hub.worker}.sock"
    return [str(place) for place in Path(site.folder).glob("*.sock") if place.name != own]


async def _ask(site: Site, place: str, cookie: str) -> list[AdminConnection]:
    client, address = site.relay.client(place), "http://worker/api/admin/connections"
    try:
        answer = await client.get(address, headers={"cookie": cookie}, timeout=ASK_S)
    except httpx.TransportError:  # that worker is gone
        return []
    return msgspec.json.decode(answer.content, type=list[AdminConnection]) if answer.status_code == 200 else []


ROUTES: Final = (
    Router(
        path="/api/admin",
        guards=[admins_only],
        route_handlers=[show_page, show_connections, close, show_chats, unsay, add, end],
    ),
)
