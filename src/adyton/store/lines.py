"""Lines: the moves of the tables, append-only, and the snapshots that save replaying them."""

from typing import Final, NamedTuple

from msgspec.json import encode
from sqlalchemy import Connection, and_, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from adyton.engine.record import Entry
from adyton.store.notice import LINE, TABLE, notify
from adyton.store.schema import lines, snapshots, tables

# The rows travel as one text, so that the database takes all of them in one step, however many they are.
_INTO: Final = 'INSERT INTO lines ("table", line, seat, "do", at, undo, act, acting) SELECT '
INSERTS: Final = {
    "sqlite": text(_INTO + ", ".join(f"value ->> {n}" for n in range(8)) + " FROM json_each(:rows)"),
    "postgresql": text(
        _INTO
        + ", ".join(
            f"(value ->> {n}){kind}" for n, kind in enumerate(("", *["::int"] * 2, "", "::bigint", "::int", "", ""))
        )
        + " FROM json_array_elements(CAST(:rows AS json))"
    ),
}


class Conflict(Exception):
    """Another process wrote this line first."""


class LineRow(NamedTuple):
    """A line of a record, with the id under which a browser asked for it."""

    line: int
    entry: Entry
    act: str | None
    acting: str = "[]"


class Append(NamedTuple):
    """Lines of one table, all or none; with the last of all comes the ending."""

    table: str
    rows: list[LineRow]
    ending: str | None = None


def append_lines(connection: Connection, table: str, rows: list[LineRow], ending: str | None = None) -> None:
    """Writes them, all or none; raises Conflict where one of the lines is there already."""
    append_all(connection, [Append(table, rows, ending)])


def append_all(connection: Connection, appends: list[Append]) -> None:
    """Writes the lines of many tables by one statement; raises Conflict where one of them is there already."""
    values = [
        (append.table, line, entry.seat, entry.do, entry.at, entry.undo, act, acting)
        for append in appends
        for line, entry, act, acting in append.rows
    ]
    try:
        connection.execute(INSERTS[connection.dialect.name], {"rows": encode(values).decode()})
    except IntegrityError:
        raise Conflict from None
    for append in appends:
        notify(connection, LINE, append.table, append.rows[-1].line)
        if append.ending is not None:
            done = {"ending": append.ending, "status": "finished", "question": None}
            connection.execute(update(tables).where(tables.c.id == append.table).values(done))
            notify(connection, TABLE, append.table)


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
