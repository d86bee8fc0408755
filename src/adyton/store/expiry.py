"""Expiry: deletes what nobody needs any more, so that strangers cannot fill the disk.

- A table that was closed before anybody made a move goes a day after it was opened.
- A session goes when its cookie does, and a ban when it is over.
- A guest goes 90 days after they came, if by then no table, chair or other trace of them is left.

Everything that was played stays.
"""

from typing import Final

from sqlalchemy import Column, Connection, and_, delete, exists, select, update

from adyton.store.notice import TABLE, notify
from adyton.store.schema import accounts, all_lines, bans, metadata, present, sessions, tables

HOUR_MS: Final = 60 * 60 * 1000
TABLES_MS: Final = 24 * HOUR_MS
GUESTS_MS: Final = 90 * 24 * HOUR_MS
SESSIONS_MS: Final = 401 * 24 * HOUR_MS  # cookies live for 400 days
AT_ONCE: Final = 200  # so that players do not wait
# Tables whose rows do not count as a trace of a guest.
FLEETING: Final = {
    "codes", "invitations", "looks", "members", "notifications", "notify_settings", "present", "push_devices", "sessions",
}  # fmt: skip


def expire(connection: Connection, now: int) -> int:
    """Delete some of what has expired; return how many tables and guests that were."""
    connection.execute(delete(sessions).where(sessions.c.seen < now - SESSIONS_MS))
    connection.execute(delete(bans).where(bans.c.until < now))
    return _expire_tables(connection, now - TABLES_MS) + _expire_guests(connection, now - GUESTS_MS)


def _expire_tables(connection: Connection, opened: int) -> int:
    moved = exists().where(all_lines.c.table == tables.c.id, all_lines.c.seat >= 0)
    watched = exists().where(present.c.table == tables.c.id)
    query = select(tables.c.id, tables.c.edition).where(
        tables.c.status == "closed", tables.c.created < opened, ~moved, ~watched
    )
    gone = {row.id: row.edition for row in connection.execute(query.limit(AT_ONCE))}
    for column in pointing_at("tables"):
        connection.execute(delete(column.table).where(column.in_(gone)))
    connection.execute(update(tables).where(tables.c.rematch.in_(gone)).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    for table, edition in gone.items():
        notify(connection, TABLE, table, edition + 1)
    return len(gone)


def _expire_guests(connection: Connection, came: int) -> int:
    columns = pointing_at("accounts")
    unused = [~exists().where(column == accounts.c.id) for column in columns if column.table.name not in FLEETING]
    query = select(accounts.c.id).where(accounts.c.login.is_(None), accounts.c.created < came, and_(*unused))
    gone = connection.execute(query.limit(AT_ONCE)).scalars().all()
    for column in columns:
        if column.table.name in FLEETING:
            connection.execute(delete(column.table).where(column.in_(gone)))
    connection.execute(delete(accounts).where(accounts.c.id.in_(gone)))
    return len(gone)


def pointing_at(name: str) -> list[Column[str]]:
    """Return all columns that hold ids of that table."""
    every = [column for table in metadata.sorted_tables for column in table.columns]
    return [column for column in every if any(key.column.table.name == name for key in column.foreign_keys)]
