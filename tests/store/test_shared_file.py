"""Several processes with one SQLite file: each line has one writer, whichever process wrote and folded before."""

import asyncio
import random
import sqlite3
import sys
import threading
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec import ValidationError
from sqlalchemy import Connection, event
from tests.store.test_database import line, row, seed
from tests.store.test_journal import lines_of, prepared

from adyton.store import journal, writer
from adyton.store.database import Database, connect
from adyton.store.journal import Journal, fold
from adyton.store.lines import Append, Conflict, append_lines
from adyton.store.neighbours import Neighbours
from adyton.store.notice import LINE, Notice
from adyton.store.tables import ChairRow, add_table, count_open, count_opened


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(writer, "IDLE_S", 1000)
    prepared(tmp_path / "x.sqlite")
    return tmp_path / "x.sqlite"


@asynccontextmanager
async def two(place: Path) -> AsyncIterator[tuple[Database, Database]]:
    """Two processes with one file, in which table "t" has its first line."""
    databases = []
    for number in range(2):
        neighbours = Neighbours(str(place.parent), number, 2)
        neighbours.listen(f"worker {number}")
        databases.append(Database(f"sqlite:///{place}", neighbours))
        databases[-1].open()
    await databases[0].write(seed)
    yield databases[0], databases[1]
    for database in databases:
        assert database.neighbours is not None
        database.neighbours.close()
        await asyncio.to_thread(database.close)


def more_tables(connection: Connection, *names: str) -> None:
    for name in names:
        add_table(connection, row(name, key=name), [ChairRow(0, "a", None, "Ada", False)])


async def append(database: Database, *numbers: int) -> None:
    for number in numbers:
        await database.append(Append("t", [line(number)]))


async def test_only_one_process_writes_a_line(place: Path) -> None:
    async with two(place) as (first, second):
        await append(first, 2)
        with pytest.raises(Conflict):
            await append(second, 2)
        await append(second, 3)
        with pytest.raises(Conflict):
            await append(first, 3)
        await append(first, 4)
    assert lines_of(f"sqlite:///{place}") == [2, 3, 4]


async def test_both_processes_write_side_by_side(place: Path) -> None:
    """Each line is written once, though both try to write all of them."""
    async with two(place) as databases:

        async def write_all(database: Database) -> int:
            count = 0
            for number in range(2, 102):
                try:
                    await append(database, number)
                except Conflict:
                    continue
                count += 1
            return count

        counts = await asyncio.gather(*map(write_all, databases))
    assert sum(counts) == 100
    assert lines_of(f"sqlite:///{place}") == list(range(2, 102))


async def test_what_was_folded_before_a_process_read_it_is_not_written_again(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LONG_JOURNAL", 1)  # each commit but the first is followed by a fold
    monkeypatch.setattr(writer, "FOLDED_AT_ONCE", 100)
    async with two(place) as (first, second):
        await append(first, 2)
        await append(second, 3, 4, 5, 6)
        for number in (3, 6, 8):
            with pytest.raises(Conflict):
                await append(first, number)
        await append(first, 7)
        with closing(sqlite3.connect(place)) as file:
            rows = file.execute("SELECT number FROM journal").fetchall()
    assert max(rows) == (6,)  # six commits: the numbers never begin again
    assert lines_of(f"sqlite:///{place}") == [2, 3, 4, 5, 6, 7]


async def test_lines_that_another_job_wrote_are_known_to_all(place: Path) -> None:
    """The first lines of a game are written with everything else that changes at its start."""
    async with two(place) as (first, second):
        await append(first, 2)
        await append(second, 3)
        await second.write(append_lines, "t", [line(4)])
        with pytest.raises(Conflict):
            await append(first, 4)
        await append(first, 5)
    assert lines_of(f"sqlite:///{place}") == [2, 3, 4, 5]


async def test_the_last_lines_of_more_tables_than_are_remembered_are_known(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MOST_KNOWN", 1)
    async with two(place) as (first, second):
        await first.write(more_tables, "u", "v")
        for number in (2, 3, 4):
            for table in "tuv":
                await first.append(Append(table, [line(number)]))
                with pytest.raises(Conflict):
                    await second.append(Append(table, [line(number)]))
        for table in "tuv":
            await second.append(Append(table, [line(5)]))
    with closing(sqlite3.connect(place)) as file:
        rows = file.execute('SELECT "table", group_concat(line) FROM lines GROUP BY 1 ORDER BY 1').fetchall()
    assert rows == [("t", "2,3,4,5"), ("u", "2,3,4,5"), ("v", "2,3,4,5")]


async def test_each_process_hears_what_the_other_wrote(place: Path) -> None:
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    lines: list[tuple[str, int]] = []
    async with two(place) as (first, second):
        second.bus.subscribers.append(heard.put_nowait)
        await append(first, 2, 3)
        while len(lines) < 2:
            notice = await asyncio.wait_for(heard.get(), 30)
            if notice is not None and notice.kind == LINE:
                lines.append((notice.name, notice.number))
    assert lines == [("t", 2), ("t", 3)]


async def test_a_journal_that_cannot_be_read_fails_the_job_and_not_the_writer(place: Path) -> None:
    """Else nobody would get an answer any more, and the process would wait for one when it is told to stop."""
    async with two(place) as (first, _):
        await append(first, 2)
        with closing(sqlite3.connect(place)) as file:
            file.execute("INSERT INTO journal (data) VALUES ('[{}]')")
            file.commit()
            for _ in range(2):  # what could not be read does not count as read
                with pytest.raises(ValidationError):
                    await asyncio.wait_for(append(first, 3), 30)
            file.execute("UPDATE journal SET data = '[]' WHERE data = '[{}]'")
            file.commit()
        await append(first, 3)
    assert lines_of(f"sqlite:///{place}") == [2, 3]


async def test_a_process_that_dies_in_its_turn_does_not_stop_the_others(place: Path) -> None:
    """The system opens its lock."""
    lock = f"{place}-writer"
    script = f"import fcntl; file = open({lock!r}, 'w'); fcntl.flock(file, fcntl.LOCK_EX); print(flush=True); input()"
    async with two(place) as (first, _):
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdin=PIPE, stdout=PIPE)
        assert process.stdout is not None
        await process.stdout.readline()
        waiting = first.append(Append("t", [line(2)]))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        process.kill()
        await asyncio.wait_for(waiting, 30)
        await process.wait()
    assert lines_of(f"sqlite:///{place}") == [2]


def caught_up(file: sqlite3.Connection) -> Journal:
    found = Journal()
    found.catch_up(file)
    return found


def add(journal: Journal, file: sqlite3.Connection, number: int) -> None:
    (error,), _ = journal.add(file, [Append("t", [line(number)])])
    if error is not None:
        raise error
    journal.committed()


@pytest.mark.parametrize("folded", [0, 1, 100])
def test_without_the_lock_nothing_is_written_past_what_a_process_has_read(place: Path, folded: int) -> None:
    """A host may delete its file, or start a second server on the same folder."""
    with closing(sqlite3.connect(place, isolation_level=None)) as file:
        first, second = caught_up(file), caught_up(file)
        add(first, file, 2)
        add(first, file, 3)
        fold(file, folded)
        with pytest.raises(Conflict):
            add(second, file, 2)
        second.rolled_back()
        assert second.must_catch_up
        second.catch_up(file)
        add(second, file, 4)
        with pytest.raises(Conflict):
            add(first, file, 4)
        found = [number for (number,) in file.execute("SELECT line FROM all_lines ORDER BY 1")]
    assert found == [2, 3, 4]


class Writing:
    """Some processes that write lines of some tables to one file, in an order that a seed decides."""

    def __init__(self, place: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.place = place
        self.is_locked = seed % 2 == 0  # else processes also write what they have not read before
        self.processes = [self._process() for _ in range(3)]
        self.written: dict[str, list[int]] = {"t": [], "u": [], "v": []}
        self.conflicts = 0

    def _process(self) -> tuple[Journal, sqlite3.Connection]:
        file = sqlite3.connect(self.place, isolation_level=None)
        file.execute("PRAGMA synchronous=OFF")
        return Journal(), file

    def step(self) -> None:
        number = self.rng.randrange(3)
        journal, file = self.processes[number]
        if self.is_locked or journal.must_catch_up or self.rng.random() < 0.5:
            journal.catch_up(file)
        dice = self.rng.random()
        if dice < 0.05:  # it dies
            file.close()
            self.processes[number] = self._process()
        elif dice < 0.2:
            fold(file, self.rng.choice([1, 2, 100]))
        elif dice < 0.3:
            self._write_past(journal, file)
        else:
            self._append(journal, file)

    def _append(self, journal: Journal, file: sqlite3.Connection) -> None:
        """Append one or two lines to some tables. Some of them exist, or do not follow."""
        appends = []
        for table in self.rng.sample("tuv", self.rng.randrange(1, 4)):
            first = len(self.written[table]) + 2 + self.rng.choice([0, 0, 0, -1, 1])
            appends.append(Append(table, [line(first + count) for count in range(self.rng.choice([1, 2]))]))
        file.execute("BEGIN IMMEDIATE")
        try:
            errors, _ = journal.add(file, appends)
        except Conflict:
            assert not self.is_locked
            errors = [Conflict() for _ in appends]
        if self.rng.random() < 0.1 or not journal.pending or journal.is_old:
            file.execute("ROLLBACK")
            journal.rolled_back()
            return
        file.execute("COMMIT")
        journal.committed()
        for append, error in zip(appends, errors, strict=True):
            follows = append.rows[0].line == len(self.written[append.table]) + 2
            assert (error is None) == follows
            if error is None:
                self.written[append.table] += [each.line for each in append.rows]
            else:
                self.conflicts += 1

    def _write_past(self, journal: Journal, file: sqlite3.Connection) -> None:
        """Write a line as the start of a game does."""
        table = self.rng.choice("tuv")
        number = len(self.written[table]) + 2
        file.execute("BEGIN IMMEDIATE")
        file.execute("INSERT INTO lines VALUES (?, ?, 0, 'do', 0, NULL, NULL, '[]')", (table, number))
        try:
            journal.wrote(file, [(table, number)])
        except Conflict:
            assert not self.is_locked
            file.execute("ROLLBACK")
            journal.rolled_back()
            return
        file.execute("COMMIT")
        journal.committed()
        self.written[table].append(number)


@pytest.mark.parametrize("number", range(12))
def test_in_any_order_of_writing_folding_and_dying_each_line_has_one_writer(
    place: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MOST_KNOWN", 2 if number % 3 == 0 else 100)
    writing = Writing(place, number)
    for _ in range(400):
        writing.step()
    assert writing.conflicts > 10
    for _, file in writing.processes:
        found = file.execute('SELECT "table", line FROM all_lines ORDER BY 1, 2').fetchall()
        assert found == [(table, each) for table, lines in writing.written.items() for each in lines]
        file.close()


def test_a_process_that_waits_for_the_lock_comes_before_the_one_that_just_had_it(tmp_path: Path) -> None:
    """Otherwise a process that always writes keeps the lock, and the moves in all others wait."""
    place = tmp_path / "lock"
    first, second = writer.FileLock(place), writer.FileLock(place)
    order: list[str] = []

    def enter(lock: writer.FileLock, name: str) -> None:
        with lock:
            order.append(name)

    waiting = threading.Thread(target=enter, args=(second, "second"))
    with first:
        waiting.start()
        while not has_waiter(place):
            time.sleep(0.001)
    for _ in range(100):
        enter(first, "first")
    waiting.join()
    assert order[0] == "second"
    first.close()
    second.close()


def test_a_hosts_tables_are_counted_without_reading_those_of_others(place: Path) -> None:
    """Rows may be large, and everybody's moves wait for the transaction that opens a table."""
    engine = connect(f"sqlite:///{place}")
    with engine.connect() as connection, closing(sqlite3.connect(place)) as file:
        said: list[str] = []
        event.listen(connection, "before_cursor_execute", lambda *given: said.append(given[2]))
        count_open(connection, "ada")
        count_opened(connection, "ada", 0)
        asked = [statement for statement in said if statement.startswith("SELECT")]
        for statement in asked:
            plan = file.execute(f"EXPLAIN QUERY PLAN {statement}", [""] * statement.count("?")).fetchall()
            assert "tables_by_host" in plan[0][3]
    engine.dispose()
    assert len(asked) == 2


def has_waiter(place: Path) -> bool:
    """Return whether somebody waits for the lock of this file, as the system lists it."""
    inode = place.stat().st_ino
    return any(" -> " in line and f":{inode} " in line for line in Path("/proc/locks").read_text().splitlines())
