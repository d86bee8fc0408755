"""Exports: everything that the site knows of an account, as one JSON object.

Of a game that is not over it holds what the account's own chair did, and no secret of others.
"""

from typing import Any

from sqlalchemy import Connection, select

from adyton.engine.refusal import Illegal
from adyton.store.accounts import AccountRow
from adyton.store.chats import chats_of
from adyton.store.lessons import find_progress
from adyton.store.lines import read_lines
from adyton.store.notify_settings import find_settings, list_devices
from adyton.store.puzzles import find_ratings, find_tries
from adyton.store.schema import chairs, members, tables
from adyton.store.sessions import list_sessions
from adyton.store.tables import TableRow, find_many_tables
from adyton.store.tips import find_tips
from adyton.tables.lobby import TableListing
from adyton.tables.replays import record_of
from adyton.tables.sittings import sat_since

Json = dict[str, Any]


def export(connection: Connection, account: AccountRow, now: int, dead: int) -> Json:
    """Return all data of the account. Times are milliseconds since 1970."""
    settings = find_settings(connection, account.id)
    return {
        "adyton-account": 1,
        "made": now,
        "account": {
            "id": account.id, "name": account.name, "login": account.login, "created": account.created,
            "muted": sorted(account.muted),
        },
        "devices": [
            {"name": each.name, "signed_in": each.created, "seen": each.seen}
            for each in list_sessions(connection, account.id)
        ],
        "notifications": {
            "settings": settings._asdict() if settings is not None else None,
            "devices": [
                {"endpoint": each.endpoint, "name": each.name, "created": each.created}
                for each in list_devices(connection, account.id)
            ],
        },
        "lessons": [row._asdict() for row in find_progress(connection, account.id)],
        "tips": [row._asdict() for row in find_tips(connection, account.id)],
        "puzzles": [row._asdict() for row in find_tries(connection, account.id)],
        "puzzle_ratings": [row._asdict() for row in find_ratings(connection, account.id)],
        "chats": [
            {"table": each.table, "seat": each.seat, "text": each.text, "at": each.at}
            for each in chats_of(connection, account.id)
        ],
        "tables": _tables(connection, account.id, dead),
    }  # fmt: skip


def _tables(connection: Connection, account: str, dead: int) -> list[Json]:
    """Return the tables that the account sat at, opened, or entered with a key."""
    sat = select(chairs.c.table).where(chairs.c.account == account)
    opened = select(tables.c.id).where(tables.c.host == account)
    entered = select(members.c.table).where(members.c.account == account)
    ids = list(connection.execute(sat.union(opened, entered)).scalars())
    listing = TableListing(connection, sorted(find_many_tables(connection, ids), key=lambda row: row.created), dead)
    return [_table(connection, listing, row, account) for row in listing.rows]


def _table(connection: Connection, listing: TableListing, row: TableRow, account: str) -> Json:
    info = listing.info(row, account)
    exported: Json = {"table": info}
    lines = read_lines(connection, row.id, 1) if row.header is not None and info.you is not None else []
    since = sat_since(row).get(info.you, 0) if info.you is not None else 0
    own = [line for line in lines if line.entry.seat == info.you and line.line > since]
    try:
        exported["record"] = record_of(row, lines).to_text().splitlines() if lines else None
    except Illegal:  # it goes on
        exported["moves"] = [{"line": line.line, **line.entry.to_json()} for line in own]
    return exported
