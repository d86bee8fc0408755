"""Moderation: what the site's admins see and do, each act in one transaction with the note that it was done."""

import ipaddress
from typing import Final

from sqlalchemy import Connection, select

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import AccountRow, find_account
from adyton.store.admin_actions import ActionRow, add_action, list_actions
from adyton.store.bans import ACCOUNT, Ban, add_ban, lift_ban, list_bans
from adyton.store.chats import read_chats, remove_chat
from adyton.store.notifications import count_waiting, find_due
from adyton.store.schema import accounts, tables
from adyton.store.tables import TableRow, change_table, find_table
from adyton.tables.lobby import TableListing
from adyton.web.networks import network_of
from adyton.web.wire.admin import (
    AdminAction,
    AdminBan,
    AdminChat,
    AdminConnection,
    AdminMessage,
    AdminPage,
    AdminPerson,
    AdminTable,
)

MOST: Final = 200  # rows of each list
FOREVER_MS: Final = 10 * 366 * 24 * 60 * 60 * 1000  # what is due by then is all that waits


def read_page(connection: Connection, connections: list[AdminConnection], now: int, dead: int) -> AdminPage:
    """Return all that admins see; the connections come from the workers."""
    queue = find_due(connection, now + FOREVER_MS, MOST)
    banned = list_bans(connection, now)
    known = [each.account for each in queue] + [each.subject for each in banned if each.kind == ACCOUNT]
    names = _names(connection, known)
    return AdminPage(
        tables=_tables(connection, dead),
        connections=connections,
        waiting=count_waiting(connection),
        queue=[
            AdminMessage(names.get(each.account, ""), each.table, each.kind, each.due, each.tries) for each in queue
        ],
        bans=[
            AdminBan(
                id=each.id, kind=each.kind, subject=each.subject, name=names.get(each.subject, ""), until=each.until,
                by=each.by, reason=each.reason,
            )
            for each in banned
        ],
        actions=[AdminAction(*row) for row in list_actions(connection, MOST)],
    )  # fmt: skip


def _names(connection: Connection, ids: list[str]) -> dict[str, str]:
    query = select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(ids))
    return {row.id: row.name for row in connection.execute(query)}


def _tables(connection: Connection, dead: int) -> list[AdminTable]:
    query = select(tables).where(tables.c.status.in_(["open", "running"])).order_by(tables.c.created.desc())
    listing = TableListing(connection, [TableRow(*row) for row in connection.execute(query.limit(MOST))], dead)
    return [
        AdminTable(
            id=row.id, game=row.game, status=row.status, public=row.public,  # type: ignore[arg-type]  # kept as text
            people=[
                AdminPerson(chair.account, chair.name) for chair in listing.chairs[row.id] if chair.account is not None
            ],
            here=len(listing.present[row.id]), created=row.created, lines=listing.last.get(row.id, (0, ""))[0],
        )
        for row in listing.rows
    ]  # fmt: skip


def read_table_chats(connection: Connection, table: str) -> list[AdminChat]:
    """Return the last things said at a table."""
    rows = read_chats(connection, table, most=MOST)
    return [AdminChat(row.number, row.account, row.name, row.text, row.at) for row in rows]


def close_table(connection: Connection, table: str, admin: AccountRow, now: int) -> None:
    """Close a table that has not ended; its record is kept."""
    row = find_table(connection, table, lock=True)
    if row is None:
        raise Illegal(Refusal("no-such-table"))
    if row.status not in {"open", "running"}:
        raise Illegal(Refusal("table-not-running"))
    change_table(connection, table, status="closed", trouble="closed-by-admin", question=None)
    _note(connection, admin, now, "close-table", table)


def remove_words(connection: Connection, table: str, number: int, admin: AccountRow, now: int) -> None:
    """Remove what somebody said."""
    if not remove_chat(connection, table, number):
        raise Illegal(Refusal("no-such-chat"))
    _note(connection, admin, now, "remove-chat", table, str(number))


def ban(connection: Connection, wanted: Ban, admin: AccountRow) -> None:
    """Ban an account or an address."""
    if wanted.kind == ACCOUNT and find_account(connection, wanted.subject) is None:
        raise Illegal(Refusal("no-such-account"))
    add_ban(connection, wanted)
    _note(connection, admin, wanted.made, f"ban-{wanted.kind}", wanted.subject, wanted.reason)


def lift(connection: Connection, ban_id: str, admin: AccountRow, now: int) -> None:
    """End a ban."""
    lifted = lift_ban(connection, ban_id)
    if lifted is None:
        raise Illegal(Refusal("no-such-ban"))
    _note(connection, admin, now, f"lift-{lifted.kind}", lifted.subject)


def network_named(text: str) -> str:
    """Return the address as limits count it; raises Illegal if it is none, or more than one household."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Illegal(Refusal("no-such-address")) from None
    is_wide = network.prefixlen < (32 if network.version == 4 else 64)
    if is_wide:
        raise Illegal(Refusal("no-such-address"))
    return network_of(str(network.network_address))


def _note(connection: Connection, admin: AccountRow, now: int, action: str, subject: str, note: str = "") -> None:
    add_action(connection, ActionRow(now, admin.login or "", action, subject, note))
