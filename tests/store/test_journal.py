"""The journal of a SQLite file: acknowledged lines survive, folded or not, in a complete or truncated file."""

import asyncio
import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import event, text
from structlog.testing import capture_logs
from tests.store.test_database import line, seed

from adyton.store import writer
from adyton.store.database import Database, connect, migrate
from adyton.store.lines import Append, Conflict, append_lines, last_lines, read_lines

COMMITS = 30
LOG_HEADER = 32  # Bytes of SQLite's write-ahead log before the first page.
LOG_PAGE = 24 + 4096


def prepared(place: Path) -> str:
    url = f"sqlite:///{place}"
    engine = connect(url)
    migrate(engine)
    engine.dispose()
    return url


def lines_of(url: str) -> list[int]:
    """Return the lines of the table, read from the file anew."""
    engine = connect(url)
    with engine.connect() as connection:
        found = [row.line for row in read_lines(connection, "t", 1)]
    engine.dispose()
    return found


def counts(place: Path) -> tuple[int, int]:
    """Return the number of rows of the journal and of `lines`."""
    with closing(sqlite3.connect(place)) as file:
        journal, lines = file.execute("SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM lines)").fetchone()
        return journal, lines


async def written(url: str, numbers: range) -> None:
    """Append these lines, each in its own commit."""
    database = Database(url)
    database.open()
    if numbers.start == 2:
        await database.write(seed)
    for number in numbers:
        await database.append(Append("t", [line(number, f"a{number}")]))
    await asyncio.to_thread(database.close)


@pytest.fixture
def _lazy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fold nothing, not even at the end, as if the process had been killed."""
    monkeypatch.setattr(writer, "IDLE_S", 1000)
    monkeypatch.setattr(writer.SqliteCommitter, "open", lambda _: None)


def test_the_last_lines_of_a_table_are_read_without_those_of_others(tmp_path: Path) -> None:
    engine = connect(prepared(tmp_path / "x.sqlite"))
    with engine.connect() as connection:
        asked = []
        event.listen(engine, "before_cursor_execute", lambda *args: asked.append(args[2:4]))
        last_lines(connection, ["t", "u"])
        (statement, parameters), *_ = [each for each in asked if each[0].startswith("SELECT")]
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
        steps = [str(row[-1]) for row in plan]
    engine.dispose()
    assert "SEARCH lines USING PRIMARY KEY (table=?)" in steps
    assert "SCAN lines" not in steps


@pytest.mark.usefixtures("_lazy")
def test_journal_lines_are_read_like_all_others(tmp_path: Path) -> None:
    url = prepared(tmp_path / "x.sqlite")
    asyncio.run(written(url, range(2, 8)))
    assert counts(tmp_path / "x.sqlite") == (6, 0)
    assert lines_of(url) == [2, 3, 4, 5, 6, 7]
    engine = connect(url)
    with engine.connect() as connection:
        assert last_lines(connection, ["t", "u"]) == {"t": (7, "[1]")}
        kept = read_lines(connection, "t", 5)
        assert [(each.line, each.entry.do, each.entry.at, each.act) for each in kept] == [
            (6, "do 6", 60, "a6"),
            (7, "do 7", 70, "a7"),
        ]
    engine.dispose()


def test_the_journal_is_folded_when_the_file_is_opened_and_when_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "x.sqlite"
    url = prepared(place)
    with monkeypatch.context() as lazy:
        lazy.setattr(writer, "IDLE_S", 1000)
        lazy.setattr(writer.SqliteCommitter, "open", lambda _: None)
        asyncio.run(written(url, range(2, 9)))
    asyncio.run(written(url, range(9, 9)))
    assert counts(place) == (1, 7)  # the empty row keeps the number
    asyncio.run(written(url, range(9, 12)))
    assert counts(place) == (1, 10)
    assert lines_of(url) == list(range(2, 12))


async def test_a_long_journal_is_folded_while_others_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "IDLE_S", 1000)
    monkeypatch.setattr(writer, "LONG_JOURNAL", 8)
    monkeypatch.setattr(writer, "FOLDED_AT_ONCE", 4)
    url = prepared(tmp_path / "x.sqlite")

    database = Database(url)
    database.open()
    await database.write(seed)
    for number in range(2, 42):
        await database.append(Append("t", [line(number)]))
    journal, lines = counts(tmp_path / "x.sqlite")
    assert journal <= 10  # the first is empty
    assert journal + lines == 41
    await asyncio.to_thread(database.close)
    assert lines_of(url) == list(range(2, 42))


def test_a_full_disk_is_logged_once_until_it_has_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    engine = connect(prepared(tmp_path / "x.sqlite"))
    committer = writer.SqliteCommitter(engine)
    with capture_logs() as logs:
        for is_full in (True, True, False, True):
            with monkeypatch.context() as disk:
                if is_full:
                    disk.setattr(writer, "fold", full)
                committer.tidy()
    committer.close()
    engine.dispose()
    once = {"event": "journal not folded", "reason": "database or disk is full", "log_level": "warning"}
    assert logs == [once, once]


def test_a_fold_that_fails_without_a_reason_does_not_end_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> int:
        raise MemoryError

    engine = connect(prepared(tmp_path / "x.sqlite"))
    committer = writer.SqliteCommitter(engine)
    with capture_logs() as logs, monkeypatch.context() as memory:
        memory.setattr(writer, "fold", breaks)
        committer.tidy()
    committer.close()
    engine.dispose()
    assert logs == [{"event": "journal not folded", "reason": "MemoryError", "log_level": "warning"}]


async def test_a_line_that_is_in_the_journal_is_not_written_again(tmp_path: Path) -> None:
    url = prepared(tmp_path / "x.sqlite")

    database = Database(url)
    database.open()
    await database.write(seed)
    await database.write(append_lines, "t", [line(2)])
    answers = await asyncio.gather(
        *(database.append(Append("t", [line(number)])) for number in (3, 3, 5, 4)), return_exceptions=True
    )
    assert [type(answer).__name__ for answer in answers] == ["NoneType", "Conflict", "Conflict", "NoneType"]
    with pytest.raises(Conflict):
        await database.write(append_lines, "t", [line(4)])
    await database.append(Append("t", [line(5)], '{"result": {}}'))
    row = await database.read(lambda connection: connection.execute(text("SELECT status, edition FROM tables")).one())
    assert tuple(row) == ("finished", 1)
    await asyncio.to_thread(database.close)
    assert lines_of(url) == [2, 3, 4, 5]


@pytest.mark.usefixtures("_lazy")
async def test_lines_are_on_the_disk_before_anybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "x.sqlite"
    synced: list[list[int]] = []
    is_told = asyncio.Event()

    def sync(log: int) -> None:
        assert os.fstat(log).st_ino == Path(f"{place}-wal").stat().st_ino
        synced.append(lines_of(f"sqlite:///{place}"))
        assert not is_told.is_set()

    database = Database(prepared(place))
    database.open()
    await database.write(seed)
    monkeypatch.setattr(writer, "sync", sync)
    for number in (2, 3):
        told = database.append(Append("t", [line(number)]))
        told.add_done_callback(lambda _: is_told.set())
        await told
        is_told.clear()
    assert synced == [[2], [2, 3]]
    await asyncio.to_thread(database.close)


@pytest.mark.usefixtures("_lazy")
async def test_lines_that_do_not_reach_the_disk_are_not_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "the disk is gone")

    database = Database(prepared(tmp_path / "x.sqlite"))
    database.open()
    await database.write(seed)
    with monkeypatch.context() as broken:
        broken.setattr(writer, "sync", fail)
        with pytest.raises(OSError, match="the disk is gone"):
            await database.append(Append("t", [line(2)]))
    with pytest.raises(Conflict):  # it is in the file after all: the table reads it and goes on
        await database.append(Append("t", [line(2)]))
    await database.append(Append("t", [line(3)]))
    await asyncio.to_thread(database.close)


async def _killed(place: Path, copy: Path) -> None:
    """Write lines, each in its own commit, and copy the files as a crash leaves them."""
    database = Database(prepared(place))
    database.open()
    await database.write(seed)
    for number in range(2, 2 + COMMITS):
        await database.append(Append("t", [line(number)]))
    for ending in ("", "-wal"):
        shutil.copy(f"{place}{ending}", f"{copy}{ending}")
    await asyncio.to_thread(database.close)


@pytest.mark.usefixtures("_lazy")
def test_a_file_truncated_at_any_byte_opens_to_a_prefix_of_the_acknowledged_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some lines are folded between two commits. A fold is not synced by itself."""
    monkeypatch.setattr(writer, "LONG_JOURNAL", 8)
    monkeypatch.setattr(writer, "FOLDED_AT_ONCE", 4)
    killed, torn = tmp_path / "killed.sqlite", tmp_path / "torn.sqlite"
    asyncio.run(_killed(tmp_path / "x.sqlite", killed))
    log = Path(f"{killed}-wal").read_bytes()
    # A page in the log counts with its last byte: all cuts inside it are equivalent.
    whole = range(LOG_HEADER, len(log) + 1, LOG_PAGE)
    assert whole[-1] == len(log)
    seen: set[int] = set()
    for cut in [cut for end in whole for cut in (end - 1, end)]:
        shutil.copy(killed, torn)
        Path(f"{torn}-wal").write_bytes(log[:cut])
        Path(f"{torn}-shm").unlink(missing_ok=True)
        if not _is_prepared(torn):
            continue
        found = lines_of(f"sqlite:///{torn}")
        assert found == list(range(2, 2 + len(found)))
        seen.add(len(found))
    assert COMMITS in seen
    assert counts(killed)[1] > 0  # lines were folded
    assert seen == set(range(COMMITS + 1))


def _is_prepared(place: Path) -> bool:
    """Return whether the cut came after the schema was made."""
    with closing(sqlite3.connect(place)) as file:
        found = file.execute("SELECT name FROM sqlite_master WHERE name = 'all_lines'").fetchall()
        return len(found) == 1


def test_a_database_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    engine = connect(url)
    config = Config()
    config.set_main_option("script_location", "adyton.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO accounts VALUES ('a', 'Ada', NULL, NULL, 0, '[]', 1)"))
        question = '{"kind": "undo", "by": 0, "move": 3, "yes": []}'
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('t', 'keltis', 1, '{}', 2, 'running', 1, 1, '{}', 'a', 'k', 's', NULL, NULL,"
                " 0, NULL, 0, :question, NULL, NULL, NULL, 1)"
            ),
            {"question": question},
        )
        connection.execute(text("INSERT INTO lines VALUES ('t', 2, 0, 'x', 5, NULL, 'a1', '[1]')"))
    migrate(engine)
    with engine.connect() as connection:
        assert [row.entry.do for row in read_lines(connection, "t", 1)] == ["x"]
        row = connection.execute(text("SELECT question, edition FROM tables")).one()
        assert tuple(row) == ('{"kind": "undo", "by": 0, "line": 3, "yes": []}', 0)
    engine.dispose()
