import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from adyton.engine.record import Entry
from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import add_account, find_account, mute
from adyton.store.chats import add_chat, read_chats
from adyton.store.database import Database, connect, migrate
from adyton.store.lessons import ProgressRow, find_progress, note_progress
from adyton.store.lines import (
    Append,
    ClockMoved,
    Conflict,
    LineRow,
    append_lines,
    find_snapshot,
    last_lines,
    lines_in,
    read_lines,
    take_snapshot,
)
from adyton.store.notice import CHAT, LINE, POINT, TABLE, Notice, notify, read_notice
from adyton.store.schema import metadata
from adyton.store.tables import ChairRow, TableRow, add_table, change_table, close_forgotten, count_open, find_table
from adyton.store.workers import arrive, beat, find_present, orphans, retire, sweep, take_over


def row(table: str = "t", **values: object) -> TableRow:
    plain = TableRow(
        id=table, game="keltis", version=1, options="{}", seats=2, status="running", public=True, spectators=True,
        clock='{"kind":"none"}', host="a", key="k", seed="00" * 32, header=None, ending=None, zero=0, paused=None,
        resting=False, question=None, trouble=None, rematch=None, holder=None, created=1,
    )  # fmt: skip
    return plain._replace(**values)  # type: ignore[arg-type]


def seed(connection: Connection) -> None:
    add_account(connection, "a", "Ada", 1)
    add_table(connection, row(), [ChairRow(0, "a", None, "Ada", False), ChairRow(1, None, "random", "random", False)])


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'x.sqlite'}"
    return str(request.getfixturevalue("postgres_url"))


@asynccontextmanager
async def database_at(url: str) -> AsyncIterator[Database]:
    """Return a database with one account and one table."""
    engine = connect(url)
    migrate(engine)
    engine.dispose()
    database = Database(url)
    database.open()
    try:
        await database.write(seed)
        yield database
    finally:
        await asyncio.to_thread(database.close)


def test_a_worker_with_a_heartbeat_in_the_future_is_dead(tmp_path: Path) -> None:
    """The clock was set back since."""
    engine = connect(f"sqlite:///{tmp_path / 'x.sqlite'}")
    migrate(engine)
    with engine.begin() as connection:
        seed(connection)
        connection.execute(text("UPDATE tables SET holder = 'old'"))
        beat(connection, "old", 3_600_000)
        assert orphans(connection, 995_000) == []
        beat(connection, "new", 1_000_000)
        assert orphans(connection, 995_000) == ["t"]
    engine.dispose()


def line(number: int, act: str | None = None, seat: int = 0) -> LineRow:
    return LineRow(number, Entry(seat, f"do {number}", 10 * number), act, "[1]")


def test_migrations_produce_the_schema_that_the_code_declares(url: str) -> None:
    engine = connect(url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_a_line_is_written_once_even_with_two_writers(url: str) -> None:
    async with database_at(url) as database:
        await database.write(append_lines, "t", [line(2, "x"), line(3)])
        with pytest.raises(Conflict):
            await database.write(append_lines, "t", [line(3), line(4)])
        rows = await database.read(read_lines, "t", 1)
        assert [(each.line, each.entry.do, each.entry.at, each.act) for each in rows] == [
            (2, "do 2", 20, "x"),
            (3, "do 3", 30, None),
        ]
        assert await database.read(last_lines, ["t", "u"]) == {"t": (3, "[1]")}


async def test_waiting_jobs_are_committed_together_and_a_bad_one_fails_alone(url: str) -> None:
    async with database_at(url) as database:

        def refuse(_: Connection) -> None:
            raise Illegal(Refusal("no"))

        jobs = [database.write(append_lines, "t", [line(number)]) for number in (2, 3, 3, 4)]
        results = await asyncio.gather(*jobs, database.write(refuse), return_exceptions=True)
        assert [type(result).__name__ for result in results] == [
            "NoneType",
            "NoneType",
            "Conflict",
            "NoneType",
            "Illegal",
        ]
        assert [each.line for each in await database.read(read_lines, "t", 1)] == [2, 3, 4]


async def test_notices_are_sent_only_for_committed_writes(url: str) -> None:
    async with database_at(url) as database:
        heard: list[Notice | None] = []
        database.bus.subscribers.append(heard.append)
        await database.write(append_lines, "t", [line(2)])
        await database.write(add_chat, "t", "a", 0, "Ada", "hello", 5)
        await database.write(notify, POINT, "t", 2, "0 3 11")
        await database.write(append_lines, "t", [line(3)], '{"result": {}}')
        with pytest.raises(Conflict):
            await database.write(append_lines, "t", [line(3)])
        for _ in range(5000):
            if heard[-1:] == [Notice(TABLE, "t", 1)] and len(heard) >= 5:
                break
            await asyncio.sleep(0.02)
        words = ['[[2,0,"do 2",20,null,null]]', '[[3,0,"do 3",30,null,null]]'] if "postgres" in url else ["", ""]
        assert heard[-5:-2] == [Notice(LINE, "t", 2, words[0]), Notice(CHAT, "t", 1), Notice(POINT, "t", 2, "0 3 11")]
        assert heard[-2:] == [Notice(LINE, "t", 3, words[1]), Notice(TABLE, "t", 1)]


async def test_a_snapshot_comes_with_its_lines_or_not_at_all(url: str) -> None:
    async with database_at(url) as database:
        await database.append(Append("t", [line(2), line(3)], snapshot='{"x":3}'))
        assert await database.read(find_snapshot, "t") == (3, '{"x":3}')
        with pytest.raises(Conflict):
            await database.append(Append("t", [line(3)], snapshot='{"x":0}'))
        assert await database.read(find_snapshot, "t") == (3, '{"x":3}')


async def test_a_snapshot_replaces_the_one_before(url: str) -> None:
    async with database_at(url) as database:
        assert await database.read(find_snapshot, "t") is None
        await database.write(take_snapshot, "t", 100, "{}")
        await database.write(take_snapshot, "t", 200, '{"x":1}')
        assert await database.read(find_snapshot, "t") == (200, '{"x":1}')


async def test_chat_messages_are_numbered_and_returned_in_order(url: str) -> None:
    async with database_at(url) as database:
        for words in ("one", "two", "three"):
            await database.write(add_chat, "t", "a", 0, "Ada", words, 5)
        assert [each.text for each in await database.read(read_chats, "t", 1)] == ["two", "three"]
        assert [each.text for each in await database.read(read_chats, "t", 0, 2)] == ["two", "three"]


async def test_muting_is_remembered(url: str) -> None:
    async with database_at(url) as database:
        await database.write(mute, "a", "b", True)
        await database.write(mute, "a", "c", True)
        await database.write(mute, "a", "b", False)
        found = await database.read(find_account, "a")
        assert found is not None
        assert found.muted == frozenset({"c"})


async def test_a_table_has_one_holder_until_the_holder_is_dead(url: str) -> None:
    async with database_at(url) as database:
        await database.write(beat, "one", 10_000)
        await database.write(beat, "two", 10_000)
        assert await database.read(orphans, 5_000) == ["t"]
        assert await database.write(take_over, "t", "one", 10_000, 5_000, forgive=True)
        assert await database.read(orphans, 5_000) == []
        assert not await database.write(take_over, "t", "two", 12_000, 7_000, forgive=True)
        await database.write(beat, "two", 20_000)
        assert await database.read(orphans, 15_000) == ["t"]
        assert await database.write(take_over, "t", "two", 20_000, 15_000, forgive=True)
        # Nobody loses the ten seconds in which no worker held it.
        zero = await database.read(lambda connection: connection.execute(text("SELECT zero FROM tables")).scalar())
        assert zero == 10_000
        await database.write(retire, "two", 30_000)
        assert await database.read(orphans, 25_000) == ["t"]  # At once, without waiting for a missed heartbeat.
        await database.write(beat, "one", 90_000)
        assert await database.write(take_over, "t", "one", 90_000, 85_000, forgive=True)
        zero = await database.read(lambda connection: connection.execute(text("SELECT zero FROM tables")).scalar())
        assert zero == 75_000  # The minute for which it was stopped, and a little more.


async def test_a_pause_during_an_outage_costs_nobody_time(url: str) -> None:
    """The holder died at 10 s, the players stopped the clock at 14 s, and at 20 s another worker takes over."""
    async with database_at(url) as database:
        await database.write(beat, "one", 10_000)
        assert await database.write(take_over, "t", "one", 10_000, 5_000, forgive=True)
        await database.write(change_table, "t", paused=14_000)
        await database.write(beat, "two", 20_000)
        assert await database.write(take_over, "t", "two", 20_000, 15_000, forgive=True)
        found = await database.read(find_table, "t")
        assert found is not None
        assert (found.holder, found.zero, found.paused) == ("two", 0, 10_000)


async def test_lines_with_times_of_an_older_clock_are_refused(url: str) -> None:
    """One worker took the table over after ten seconds. Another one did not hear of it."""
    async with database_at(url) as database:
        await database.write(beat, "one", 10_000)
        assert await database.write(take_over, "t", "one", 10_000, 5_000, forgive=True)
        await database.write(beat, "two", 20_000)
        assert await database.write(take_over, "t", "two", 20_000, 15_000, forgive=True)
        stamped = [LineRow(2, Entry(0, "lay r1", 18_000), None)]
        with pytest.raises(ClockMoved):
            await database.append(Append("t", stamped, zero=0))
        assert await database.read(last_lines, ["t"]) == {}
        await database.append(Append("t", [LineRow(2, Entry(0, "lay r1", 8_000), None)], zero=10_000))
        assert await database.read(last_lines, ["t"]) == {"t": (2, "[]")}


async def test_connections_of_a_dead_worker_count_as_absent(url: str) -> None:
    async with database_at(url) as database:
        await database.write(beat, "one", 10_000)
        await database.write(arrive, "t", "a", "one")
        await database.write(arrive, "t", "a", "one")
        assert await database.read(find_present, "t", 9_000) == frozenset({"a"})
        assert await database.read(find_present, "t", 10_000) == frozenset()
        await database.write(sweep, 10_000)
        assert await database.read(find_present, "t", 0) == frozenset()


async def test_forgotten_tables_are_closed_and_count_for_nobody(url: str) -> None:
    async with database_at(url) as database:
        resting: dict[str, object] = {"resting": True, "zero": 120, "paused": 60}  # everybody left at 180
        kinds: list[dict[str, object]] = [{"status": "open"}, resting, {"status": "finished"}]
        for number, values in enumerate(kinds):
            await database.write(
                add_table, row(f"u{number}", created=100, **values), [ChairRow(0, "a", None, "A", False)]
            )
        assert await database.read(count_open, "a") == 2  # t, and the open one.
        assert await database.write(close_forgotten, 50, 50) == 0
        assert await database.write(close_forgotten, 200, 50) == 1
        assert await database.write(close_forgotten, 200, 150) == 0  # an old table that was left only lately
        assert await database.write(close_forgotten, 200, 200) == 1
        assert await database.read(count_open, "a") == 1
        found = await database.read(find_table, "u1")
        assert found is not None
        assert (found.status, found.trouble) == ("closed", "forgotten")


async def test_an_account_resumes_a_lesson_where_it_left(url: str) -> None:
    async with database_at(url) as database:
        await database.write(add_account, "pupil", "Pupil", 1)
        await database.write(note_progress, "pupil", ProgressRow("oracle", "trick", 3, False))
        await database.write(note_progress, "pupil", ProgressRow("oracle", "one", 7, True))
        await database.write(note_progress, "pupil", ProgressRow("oracle", "one", 2, False))
        assert await database.read(find_progress, "pupil") == [
            ProgressRow("oracle", "one", 2, True),  # Begun again, but it stays done.
            ProgressRow("oracle", "trick", 3, False),
        ]
        assert await database.read(find_progress, "other") == []


def test_short_lines_travel_in_their_notice() -> None:
    rows = [LineRow(2, Entry(0, "play b7", 5), "id"), LineRow(3, Entry(1, "", 6, 2), None)]
    found = lines_in(Append("t", rows).words())
    assert [(row.line, row.entry.to_json(), row.act) for row in found] == [
        (2, {"seat": 0, "do": "play b7", "at": 5}, "id"),
        (3, {"seat": 1, "undo": 2, "at": 6}, None),
    ]


def test_lines_that_are_too_long_for_a_notice_must_be_read() -> None:
    words = Append("t", [LineRow(2, Entry(0, "ü" * 3500, 5), None)]).words()
    assert words == ""
    assert lines_in(words) == []


def test_a_notice_survives_its_encoding() -> None:
    assert read_notice("line 0a1b 17 ") == Notice(LINE, "0a1b", 17)
    assert read_notice("point 0a1b 17 0 3 11") == Notice(POINT, "0a1b", 17, "0 3 11")


async def test_a_notice_that_cannot_be_read_does_not_end_the_listening(postgres_url: str) -> None:
    """Another program may use the channel, or another version of Adyton."""
    async with database_at(postgres_url) as database:
        heard: list[Notice | None] = []
        database.bus.subscribers.append(heard.append)
        await database.write(lambda connection: connection.execute(text("NOTIFY adyton, 'hello'")))
        async with asyncio.timeout(30):
            while None not in heard:  # noqa: ASYNC110  (the bus knows no events)
                await asyncio.sleep(0.01)
        await database.write(notify, CHAT, "t", 1)
        async with asyncio.timeout(30):
            while Notice(CHAT, "t", 1) not in heard:  # noqa: ASYNC110  (the same)
                await asyncio.sleep(0.01)
