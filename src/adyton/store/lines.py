"""Lines: the moves of the tables, append-only, and the snapshots that save replaying them."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from adyton.engine.record import Entry
from adyton.store.notice import LINE, TABLE, notify
from adyton.store.schema import lines, snapshots, tables


class Conflict(Exception):
    """Another process wrote this line first."""


class LineRow(NamedTuple):
    """A line of a record, with the id under which a browser asked for it."""

    line: int
    entry: Entry
    act: str | None
    acting: str = "[]"


def append_lines(connection: Connection, table: str, rows: list[LineRow], ending: str | None = None) -> None:
    """Writes them, all or none; raises Conflict where one of the lines is there already."""
    values = [
        {
            "table": table, "line": row.line, "seat": row.entry.seat, "do": row.entry.do,
            "at": row.entry.at, "undo": row.entry.undo, "act": row.act,
            "acting": row.acting,
        }
        for row in rows
    ]  # fmt: skip
    try:
        connection.execute(insert(lines), values)
    except IntegrityError:
        raise Conflict from None
    if ending is not None:
        done = {"ending": ending, "status": "finished", "question": None}
        connection.execute(update(tables).where(tables.c.id == table).values(done))
    notify(connection, LINE, table, rows[-1].line)
    if ending is not None:
        notify(connection, TABLE, table)


def read_lines(connection: Connection, table: str, after: int) -> list[LineRow]:
    """The lines behind this one."""
    query = select(lines).where(lines.c.table == table, lines.c.line > after).order_by(lines.c.line)
    return [LineRow(row.line, Entry(row.seat, row.do, row.at, row.undo), row.act) for row in connection.execute(query)]


def last_lines(connection: Connection, ids: list[str]) -> dict[str, tuple[int, str]]:
    """The number of the last line of each of these tables that has one, and whose turn it is afterwards."""
    last = select(lines.c.table, func.max(lines.c.line).label("line")).where(lines.c.table.in_(ids))
    newest = last.group_by(lines.c.table).subquery()
    same = and_(newest.c.table == lines.c.table, newest.c.line == lines.c.line)
    rows = connection.execute(select(lines.c.table, lines.c.line, lines.c.acting).join(newest, same))
    return {row.table: (row.line, row.acting) for row in rows}


def take_snapshot(connection: Connection, table: str, line: int, data: str) -> None:
    """Keeps this state in place of the one before."""
    connection.execute(delete(snapshots).where(snapshots.c.table == table))
    connection.execute(insert(snapshots).values(table=table, line=line, data=data))


def find_snapshot(connection: Connection, table: str) -> tuple[int, str] | None:
    """The newest state that is kept, and its line."""
    row = connection.execute(select(snapshots).where(snapshots.c.table == table)).one_or_none()
    return (row.line, row.data) if row is not None else None
