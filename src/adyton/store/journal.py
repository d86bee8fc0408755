"""The journal of a SQLite file: every commit appends one row, and idle moments fold the rows into `lines`.

A row holds the new lines of all tables that were written together, as one JSON text. So a commit touches the end of
one small B-tree, however many tables moved. The view `all_lines` shows folded and unfolded lines as one.

Several processes may share the file. They commit one after the other, and each reads what the others have added since
before it adds its own. The numbers of the rows have no gaps, so a process notices if something was folded that it has
not read.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

from msgspec.json import encode

from adyton.store.lines import KEEP, WRITTEN, Append, ClockMoved, Conflict
from adyton.store.notice import LINE, LISTED, TABLE, Notice
from adyton.store.notifications import queue

MOST_KNOWN: Final = 10_000  # tables whose last line is remembered; beyond them the journal is read again
FIRST_LINE: Final = 1  # of a record: the header, which is not in the journal

ADD: Final = "INSERT INTO journal (data) SELECT ? WHERE (SELECT max(number) FROM journal) IS ?"
END: Final = "UPDATE tables SET status = 'finished', ending = ?, question = NULL, edition = edition + 1 WHERE id = ? RETURNING edition"
ZERO: Final = "SELECT zero FROM tables WHERE id = ?"
LAST_FOLDED: Final = 'SELECT max(line) FROM lines WHERE "table" = ?'
FOLD: Final = """
    INSERT INTO lines ("table", line, seat, "do", at, undo, act, acting)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
    FROM journal, json_each(journal.data) WHERE number <= ? ORDER BY 1, 2
"""
FORGET: Final = "DELETE FROM journal WHERE number < ?"
NOTHING: Final = "[]"
EMPTY: Final = "UPDATE journal SET data = '[]' WHERE number = ?"  # its number stays: numbers never begin again
NEWER: Final = "SELECT number, data FROM journal WHERE number > ? ORDER BY number"
BOUNDS: Final = "SELECT min(number), max(number) FROM journal"


class Journal:
    """Used by the writer's thread alone. `last` is what is committed, `pending` what this transaction adds.

    `unfolded` knows each table with lines in the journal: for any other table `lines` alone tells the last one.
    """

    def __init__(self) -> None:
        self.last: dict[str, int] = {}
        self.unfolded: dict[str, int] = {}
        self.pending: dict[str, int] = {}
        self.length = 0  # commits that are not folded, at most
        self.number = 0  # of the last row that this process has read or written
        self.added = 0  # the number of the last row that this transaction adds
        self.is_old = False  # somebody has written meanwhile

    def add(self, file: sqlite3.Connection, appends: Sequence[Append]) -> tuple[list[Conflict | None], list[Notice]]:
        """Write all lines that follow the last one, in the open transaction; the others get a Conflict."""
        errors: list[Conflict | None] = []
        notices: list[Notice] = []
        rows: list[tuple[object, ...]] = []
        for append in appends:
            error = self._check(file, append)
            errors.append(error)
            if error is None:
                rows += append.values()
                notices.append(Notice(LINE, append.table, append.rows[-1].line))
                if append.ending is not None:
                    (edition,) = file.execute(END, (append.ending, append.table)).fetchone()
                    notices.append(Notice(TABLE, append.table, edition))
                if append.outgoing is not None:
                    queue(file.execute, append.table, append.outgoing)
                    notices.append(Notice(LISTED, append.table))
                if append.snapshot is not None:
                    snapshot = {"table": append.table, "line": append.rows[-1].line, "data": append.snapshot}
                    file.execute(KEEP, snapshot)
        if rows:
            self._add_row(file, encode(rows).decode())
        return errors, notices

    def catch_up(self, file: sqlite3.Connection) -> None:
        """Read what other processes have committed since. No process may commit meanwhile."""
        if self.must_catch_up:
            self.last.clear()
            self.unfolded.clear()
            self.number = self.length = 0
            self.is_old = False
        for number, data in file.execute(NEWER, (self.number,)).fetchall():
            written = WRITTEN.decode(data)  # first: a row that cannot be read must not count as read
            if number != self.number + 1 or data == NOTHING:  # something was folded, or written past the journal
                self.last.clear()
            self.number = number
            self.length += 1
            self._note({row.table: row.line for row in written})

    def committed(self) -> None:
        """Note that the transaction is committed."""
        if self.pending:
            self.length += 1
            self.number = max(self.number, self.added)
            self._note(self.pending)
            self.pending.clear()
            self.added = 0

    def rolled_back(self) -> None:
        """Note that the transaction is rolled back."""
        self.pending.clear()
        self.added = 0

    def wrote(self, file: sqlite3.Connection, appends: Sequence[tuple[str, int]]) -> None:
        """Note that another job wrote lines of these tables past the journal, in the open transaction."""
        self.pending.update(appends)
        if appends:
            self._add_row(file, NOTHING)

    @property
    def must_catch_up(self) -> bool:
        """Return whether `unfolded` must be read from the file: at the start, or because it is too long or old."""
        return self.number == 0 or self.is_old or len(self.unfolded) > MOST_KNOWN

    def _add_row(self, file: sqlite3.Connection, data: str) -> None:
        """Write a row behind the last one that this process knows; raises Conflict if there are others by now.

        There are none while the lock holds. A host may have deleted its file, or started two servers on one folder.
        """
        written = file.execute(ADD, (data, self.added or self.number or None))
        if written.rowcount != 1:
            self.is_old = True
            raise Conflict
        self.added = written.lastrowid or 0

    def _note(self, last: dict[str, int]) -> None:
        self.last.update(last)
        self.unfolded.update(last)

    def _check(self, file: sqlite3.Connection, append: Append) -> Conflict | None:
        table, rows = append.table, append.rows
        last = self.pending.get(table) or self.last.get(table)
        if last is None:
            folded = file.execute(LAST_FOLDED, (table,)).fetchone()[0] or FIRST_LINE
            last = max(folded, self.unfolded.get(table, folded))
        if rows[0].line != last + 1:
            return Conflict()
        if append.zero is not None and file.execute(ZERO, (table,)).fetchone() != (append.zero,):
            return ClockMoved()
        self.pending[table] = rows[-1].line
        return None


def fold(file: sqlite3.Connection, most: int) -> int:
    """Move the oldest rows of the journal into `lines`, in the open transaction; return how many are left."""
    first, last = file.execute(BOUNDS).fetchone()
    if first is None:
        return 0
    upto = min(last, first + most - 1)
    file.execute(FOLD, (upto,))
    file.execute(FORGET, (upto,))
    file.execute(EMPTY, (upto,))
    return int(last - upto)
