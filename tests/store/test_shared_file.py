"""Several processes with one SQLite file: each line has one writer, whichever process wrote and folded before."""

import asyncio
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.store.test_database import line, row, seed
from tests.store.test_journal import lines_of, prepared

from adyton.store import journal, writer
from adyton.store.database import Database
from adyton.store.lines import Append, Conflict, append_lines
from adyton.store.neighbours import Neighbours
from adyton.store.notice import LINE, Notice
from adyton.store.tables import ChairRow, add_table


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
        second.bus.hearers.append(heard.put_nowait)
        await append(first, 2, 3)
        while len(lines) < 2:
            notice = await asyncio.wait_for(heard.get(), 30)
            if notice is not None and notice.kind == LINE:
                lines.append((notice.table, notice.number))
    assert lines == [("t", 2), ("t", 3)]


async def test_a_file_that_cannot_be_read_fails_the_job_and_not_the_writer(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(place) as (first, _):
        with monkeypatch.context() as broken:
            broken.setattr(journal, "NEWER", "SELECT number, data FROM nowhere WHERE number > ?")
            with pytest.raises(sqlite3.OperationalError, match="nowhere"):
                await append(first, 2)
        await append(first, 2)
    assert lines_of(f"sqlite:///{place}") == [2]


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
