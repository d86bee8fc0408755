"""Lines: the moves of the tables, append-only, and the snapshots that save replaying them."""

from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.json import Decoder, decode, encode
from sqlalchemy import Connection, bindparam, func, select, text
from sqlalchemy.exc import IntegrityError

from adyton.engine.record import Entry
from adyton.store.notice import LINE, LISTED, Notice, notify, notify_all
from adyton.store.notifications import Outgoing, add_notifications
from adyton.store.schema import all_lines, snapshots, tables
from adyton.store.tables import change_table

# The rows travel as one text, so that the database takes all of them in one step, however many they are.
INSERT: Final = text("""
    INSERT INTO lines ("table", line, seat, "do", at, undo, act, acting)
    SELECT value ->> 0, (value ->> 1)::int, (value ->> 2)::int, value ->> 3, (value ->> 4)::bigint, (value ->> 5)::int,
    value ->> 6, value ->> 7 FROM json_array_elements(CAST(:rows AS json))
""")


# The same for SQLite, and statements that are made once, as in `adyton.store.tables`.
INSERT_SQLITE: Final = text("""
    INSERT INTO lines ("table", line, seat, "do", at, undo, act, acting)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
    FROM json_each(:rows)
""")
ZERO: Final = select(tables.c.zero).where(tables.c.id == bindparam("id")).with_for_update(read=True)
LAST: Final = select(func.max(all_lines.c.line)).where(all_lines.c.table == bindparam("id"))
LINES: Final = (
    select(all_lines)
    .where(all_lines.c.table == bindparam("id"), all_lines.c.line > bindparam("after"))
    .order_by(all_lines.c.line)
)
# Not a join with the greatest lines: SQLite would read all lines of all tables for it.
_RANKED: Final = (
    select(
        all_lines.c.table, all_lines.c.line, all_lines.c.acting,
        func.row_number().over(partition_by=all_lines.c.table, order_by=all_lines.c.line.desc()).label("place"),
    )
    .where(all_lines.c.table.in_(bindparam("ids", expanding=True)))
    .subquery()
)  # fmt: skip
LAST_LINES: Final = select(_RANKED.c.table, _RANKED.c.line, _RANKED.c.acting).where(_RANKED.c.place == 1)
SNAPSHOT: Final = select(snapshots.c.line, snapshots.c.data).where(snapshots.c.table == bindparam("id"))

KEEP: Final = """
    INSERT INTO snapshots ("table", line, data) VALUES (:table, :line, :data)
    ON CONFLICT ("table") DO UPDATE SET line = excluded.line, data = excluded.data
"""

LONGEST_WORDS: Final = 7000  # bytes of lines in a notice; PostgreSQL takes less than 8000 in all


class Conflict(Exception):
    """Another process wrote this line first."""


class ClockMoved(Conflict):
    """Another process set the table's clock, so the times of these lines are wrong."""


class LineRow(NamedTuple):
    """A line of a record, with the id under which a browser asked for it."""

    line: int
    entry: Entry
    act: str | None
    acting: str = "[]"


class Append(NamedTuple):
    """Lines of one table, all or none; with the last of all comes the ending.

    What players of a slow table are to be told is written with them, and now and then a snapshot of the last line.
    A process that may have missed that the clock was set says by which `zero` it stamped the lines.
    """

    table: str
    rows: list[LineRow]
    ending: str | None = None
    outgoing: Outgoing | None = None
    snapshot: str | None = None
    zero: int | None = None

    @property
    def is_plain(self) -> bool:
        """Return whether it is nothing but lines."""
        return self.ending is None and self.outgoing is None and self.snapshot is None

    def values(self) -> list[tuple[object, ...]]:
        """Return the rows as columns of `lines`."""
        table = self.table
        return [
            (table, line, entry.seat, entry.do, entry.at, entry.undo, act, acting)
            for line, entry, act, acting in self.rows
        ]

    def words(self) -> str:
        """Return the lines for a notice, so that other processes need not read them; nothing if they are long."""
        rows = encode([(line, entry.seat, entry.do, entry.at, entry.undo, act) for line, entry, act, _ in self.rows])
        return rows.decode() if len(rows) <= LONGEST_WORDS else ""


class Written(Struct, array_like=True, gc=False):
    """What a process wants to know of a line that another one wrote to the journal. The rest of it is not read."""

    table: str
    line: int


WRITTEN: Final = Decoder(list[Written])  # reads a row of the journal, which holds `Append.values`


def lines_in(words: str) -> list[LineRow]:
    """Return the lines that `Append.words` wrote."""
    if not words:
        return []
    return [LineRow(line, Entry(seat, do, at, undo), act) for line, seat, do, at, undo, act in decode(words)]


def append_lines(connection: Connection, table: str, rows: list[LineRow], ending: str | None = None) -> None:
    """Write lines, all or none, in this transaction; raises Conflict if one of them exists already."""
    append = Append(table, rows, ending)
    if connection.dialect.name == "postgresql":
        append_all(connection, [append])
        return
    last = connection.execute(LAST, {"id": table}).scalar() or 1
    if rows[0].line != last + 1:
        raise Conflict
    connection.execute(INSERT_SQLITE, {"rows": encode(append.values()).decode()})
    connection.info.setdefault("appends", []).append((table, rows[-1].line))
    notify(connection, LINE, table, rows[-1].line)
    _follow_up(connection, append)


def taken_appends(connection: Connection) -> list[tuple[str, int]]:
    """Return and forget the tables that `append_lines` wrote to on this connection, with their last lines."""
    appends: list[tuple[str, int]] = connection.info.pop("appends", [])
    return appends


def append_all(connection: Connection, appends: list[Append]) -> None:
    """Write the lines of many tables to PostgreSQL in one statement; raises Conflict if one exists already."""
    for append in appends:
        check_clock(connection, append)
    values = [value for append in appends for value in append.values()]
    try:
        connection.execute(INSERT, {"rows": encode(values).decode()})
    except IntegrityError:
        raise Conflict from None
    notify_all(connection, [Notice(LINE, append.table, append.rows[-1].line, append.words()) for append in appends])
    for append in appends:
        _follow_up(connection, append)


def check_clock(connection: Connection, append: Append) -> None:
    """Raise ClockMoved if the clock of the table is not the one by which these lines were stamped."""
    if append.zero is not None and connection.execute(ZERO, {"id": append.table}).scalar() != append.zero:
        raise ClockMoved


def _follow_up(connection: Connection, append: Append) -> None:
    """Write what comes with the lines: the end of the game, notifications, and a snapshot."""
    if append.ending is not None:
        change_table(connection, append.table, ending=append.ending, status="finished", question=None)
    if append.outgoing is not None:
        add_notifications(connection, append.table, append.outgoing)
        notify(connection, LISTED, append.table)
    if append.snapshot is not None:
        take_snapshot(connection, append.table, append.rows[-1].line, append.snapshot)


def read_lines(connection: Connection, table: str, after: int) -> list[LineRow]:
    """Return the lines after this one."""
    rows = connection.execute(LINES, {"id": table, "after": after})
    return [LineRow(line, Entry(seat, do, at, undo), act) for _, line, seat, do, at, undo, act, _ in rows]


def last_lines(connection: Connection, ids: list[str]) -> dict[str, tuple[int, str]]:
    """Return the last line of each of these tables, and whose turn it is after it."""
    if not ids:
        return {}
    rows = connection.execute(LAST_LINES, {"ids": ids})
    return {row.table: (row.line, row.acting) for row in rows}


def take_snapshot(connection: Connection, table: str, line: int, data: str) -> None:
    """Keep this state in place of the last one."""
    connection.execute(text(KEEP), {"table": table, "line": line, "data": data})


def find_snapshot(connection: Connection, table: str) -> tuple[int, str] | None:
    """Return the newest snapshot and its line."""
    row = connection.execute(SNAPSHOT, {"id": table}).one_or_none()
    return (row.line, row.data) if row is not None else None


def read_playing(connection: Connection, table: str) -> tuple[tuple[int, str] | None, list[LineRow]]:
    """Return the newest snapshot and all lines, which reach at least as far."""
    snapshot = find_snapshot(connection, table)  # first, so that its lines are there
    return snapshot, read_lines(connection, table, 1)
