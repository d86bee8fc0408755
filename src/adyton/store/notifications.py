"""Notifications: what players of slow tables are to be told, written in the same transaction as the move.

There is at most one row for each account, table and kind. A row that was sent stays until the player has looked at the
table. So a player hears of a table once and then no more until they come.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from msgspec.json import decode, encode
from sqlalchemy import Connection, delete, exists, func, select, text, update

from adyton.store.notice import LISTED, notify
from adyton.store.schema import looks, notifications

TURN: Final = "turn"  # it is your turn
CLOCK: Final = "clock"  # your time runs out soon
OVER: Final = "over"  # the game is over
INVITED: Final = "invited"  # a chair is kept for you at a new table

# These texts are for both databases, by way of SQLAlchemy and of the driver of SQLite.
ADD: Final = """
    INSERT INTO notifications (account, "table", kind, deadline, made, due, tries, done)
    SELECT :account, :table, :kind, CAST(:deadline AS BIGINT), CAST(:due AS BIGINT), CAST(:due AS BIGINT), 0, '[]'
    WHERE EXISTS (SELECT 1 FROM notify_settings WHERE notify_settings.account = :account AND NOT muted)
    ON CONFLICT (account, "table", kind) DO UPDATE
    SET deadline = excluded.deadline, made = excluded.made, due = excluded.due, tries = 0, sent = NULL
    WHERE notifications.sent IS NULL OR notifications.done = '[]'
"""
FORGET: Final = 'DELETE FROM notifications WHERE account = :account AND "table" = :table'
Execute = Callable[[str, Mapping[str, Any]], object]


class Notification(NamedTuple):
    """What an account is to be told of a table, not before `due`."""

    account: str
    kind: str
    due: int
    deadline: int | None = None


class Outgoing(NamedTuple):
    """What a move at a slow table leads to: its player has looked, and others are notified."""

    by: str | None
    notifications: tuple[Notification, ...]


class Waiting(NamedTuple):
    """A row of the queue."""

    account: str
    table: str
    kind: str
    deadline: int | None
    made: int
    due: int
    tries: int
    done: frozenset[str]


def queue(execute: Execute, table: str, outgoing: Outgoing) -> None:
    """Write this in the open transaction. Accounts that never asked for notifications get none."""
    if outgoing.by is not None:
        execute(FORGET, {"account": outgoing.by, "table": table})
    for each in outgoing.notifications:
        execute(ADD, {"table": table, **each._asdict()})


def add_notifications(connection: Connection, table: str, outgoing: Outgoing) -> None:
    """Write this through SQLAlchemy."""
    queue(lambda statement, values: connection.execute(text(statement), values), table, outgoing)


def look(connection: Connection, table: str, account: str, line: int) -> None:
    """Note that the player has seen this line, and cancel what they need not be told any more.

    A warning that was not sent yet stays: the player may have looked without moving.
    """
    own = notifications.c.account == account, notifications.c.table == table
    is_over = (notifications.c.kind != CLOCK) | notifications.c.sent.is_not(None)
    connection.execute(delete(notifications).where(*own, is_over))
    connection.execute(delete(looks).where(looks.c.account == account, looks.c.table == table))
    connection.execute(looks.insert().values(account=account, table=table, line=line))
    notify(connection, LISTED, table)


def find_looks(connection: Connection, account: str, tables: list[str]) -> dict[str, int]:
    """Return the last line that this account has seen of each of these tables."""
    query = select(looks.c.table, looks.c.line).where(looks.c.account == account, looks.c.table.in_(tables))
    return {row.table: row.line for row in connection.execute(query)}


def find_due(connection: Connection, now: int, most: int) -> list[Waiting]:
    """Return what is to be sent now: the oldest of each account first, so that nobody has all places."""
    waits = notifications.c.sent.is_(None), notifications.c.due <= now
    place = func.row_number().over(partition_by=notifications.c.account, order_by=notifications.c.due)
    query = select(notifications).where(*waits).order_by(place, notifications.c.due).limit(most)
    return [_read(row) for row in connection.execute(query)]


def count_waiting(connection: Connection) -> int:
    """Return how many rows were not sent yet."""
    query = select(func.count()).select_from(notifications).where(notifications.c.sent.is_(None))
    return int(connection.execute(query).scalar_one())


def has_unseen(connection: Connection, one: Waiting) -> bool:
    """Return whether the account was told something else of this table and has not looked since."""
    own = notifications.c.account == one.account, notifications.c.table == one.table
    is_other = notifications.c.kind != one.kind, notifications.c.done != "[]"
    return bool(connection.execute(select(exists().where(*own, *is_other))).scalar())


def count_tables(connection: Connection, account: str) -> int:
    """Return how many tables this account was told of, or will be, without having looked."""
    query = select(func.count(notifications.c.table.distinct())).where(
        notifications.c.account == account, notifications.c.kind != CLOCK
    )
    return int(connection.execute(query).scalar_one())


def put_off(
    connection: Connection, one: Waiting, due: int, *, tries: int = 0, done: frozenset[str] | None = None
) -> None:
    """Put it off until this time."""
    values = {"due": due, "tries": tries, "done": _listed(one.done if done is None else done)}
    connection.execute(update(notifications).where(*_same(one)).values(values))


def put_off_all(connection: Connection, account: str, due: int) -> None:
    """Put off what is due earlier for this account."""
    waits = notifications.c.account == account, notifications.c.sent.is_(None), notifications.c.due < due
    connection.execute(update(notifications).where(*waits).values(due=due))


def mark_sent(connection: Connection, one: Waiting, now: int, done: frozenset[str]) -> None:
    """Mark it as sent. Nothing more is sent of it until the player has looked."""
    connection.execute(update(notifications).where(*_same(one)).values(sent=now, done=_listed(done)))


def drop(connection: Connection, one: Waiting) -> None:
    """Delete a row that is not true any more."""
    connection.execute(delete(notifications).where(*_same(one)))


def drop_kind(connection: Connection, table: str, account: str, kind: str) -> None:
    """Delete what the account was or would be told of this kind."""
    own = notifications.c.account == account, notifications.c.table == table
    connection.execute(delete(notifications).where(*own, notifications.c.kind == kind))


def drop_all(connection: Connection, account: str) -> None:
    """Delete all rows of this account."""
    connection.execute(delete(notifications).where(notifications.c.account == account))


def _same(one: Waiting) -> tuple[Any, ...]:
    """Return the condition for this row as it was read. A newer one may have replaced it since."""
    return (
        notifications.c.account == one.account,
        notifications.c.table == one.table,
        notifications.c.kind == one.kind,
        notifications.c.made == one.made,
    )


def _listed(done: frozenset[str]) -> str:
    return encode(sorted(done)).decode()


def _read(row: Any) -> Waiting:
    done = frozenset(decode(row.done, type=list[str]))
    return Waiting(row.account, row.table, row.kind, row.deadline, row.made, row.due, row.tries, done)
