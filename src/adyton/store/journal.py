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

from msgspec.json import decode, encode

from adyton.store.lines import KEEP, Append, Conflict
from adyton.store.notice import LINE, LISTED, TABLE, Notice
from adyton.store.notifications import queue

MOST_KNOWN: Final = 10_000  # tables whose last line is remembered; beyond them the journal is read again
FIRST_LINE: Final = 1  # of a record: the header, which is not in the journal

ADD: Final = "INSERT INTO journal (data) VALUES (?)"
END: Final = "UPDATE tables SET status = 'finished', ending = ?, question = NULL, edition = edition + 1 WHERE id = ? RETURNING edition"
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
        self.added = 0  # the number of the row that this transaction adds

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
            self.added = file.execute(ADD, (encode(rows).decode(),)).lastrowid or 0
        return errors, notices

    def catch_up(self, file: sqlite3.Connection) -> None:
        """Read what other processes have committed since. No process may commit meanwhile."""
        if self.must_catch_up:
            self.last.clear()
            self.unfolded.clear()
            self.number = self.length = 0
        for number, data in file.execute(NEWER, (self.number,)).fetchall():
            if number != self.number + 1 or data == NOTHING:  # something was folded, or written past the journal
                self.last.clear()
            self.number = number
            self.length += 1
            self._note({row[0]: row[1] for row in decode(data)})

    def committed(self) -> None:
        """Note that the transaction is committed."""
        if self.pending:
            self.length += 1
            self.number = max(self.number, self.added)
            self._note(self.pending)
            self.pending.clear()

    def rolled_back(self) -> None:
        """Note that the transaction is rolled back."""
        self.pending.clear()

    def wrote(self, file: sqlite3.Connection, appends: Sequence[tuple[str, int]]) -> None:
        """Note that another job wrote lines of these tables past the journal, in the open transaction."""
        self.pending.update(appends)
        if appends:
            self.added = file.execute(ADD, (NOTHING,)).lastrowid or 0

    @property
    def must_catch_up(self) -> bool:
        """Return whether `unfolded` must be read from the file: at the start, or because it became too long."""
        return self.number == 0 or len(self.unfolded) > MOST_KNOWN

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
