"""Everything that was played is kept. Data that nobody needs is deleted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine
from tests.store.test_database import row

from adyton.engine.record import Entry
from adyton.store.accounts import add_account, add_code, find_account, keep
from adyton.store.chats import add_chat
from adyton.store.database import connect, migrate
from adyton.store.expiry import expire
from adyton.store.lines import LineRow, append_lines
from adyton.store.tables import ChairRow, add_table, enter, find_table
from adyton.store.workers import arrive, beat

DAY = 24 * 60 * 60 * 1000


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    made = connect(url)
    migrate(made)
    yield made
    made.dispose()


def closed(connection: Connection, table: str, created: int, *seats: int) -> None:
    """Return a closed table of `a` with moves of these seats."""
    add_table(connection, row(table, status="closed", created=created), [ChairRow(0, "a", None, "Ada", False)])
    entries = [LineRow(2 + place, Entry(seat, "do", 0), None) for place, seat in enumerate(seats)]
    if entries:
        append_lines(connection, table, entries)


def test_closed_tables_without_a_move_are_deleted_after_a_day(engine: Engine) -> None:
    with engine.begin() as connection:
        add_account(connection, "a", "Ada", 0)
        closed(connection, "empty", 0)
        closed(connection, "dealt", 0, -1)
        closed(connection, "played", 0, -1, 0)
        closed(connection, "young", DAY)
        closed(connection, "watched", 0)
        add_table(
            connection, row("open", status="open", created=0, rematch="empty"), [ChairRow(0, "a", None, "Ada", False)]
        )
        beat(connection, "w", 0)
        arrive(connection, "watched", "a", "w")
        enter(connection, "empty", "a")
        add_chat(connection, "empty", "a", None, "Ada", "Hello", 0)
    with engine.begin() as connection:
        assert expire(connection, DAY + 1) == 2
        left = [
            name for name in ("empty", "dealt", "played", "young", "watched", "open") if find_table(connection, name)
        ]
        assert left == ["played", "young", "watched", "open"]
        following = find_table(connection, "open")
        assert following is not None
        assert following.rematch is None


def test_unused_guests_are_deleted_after_ninety_days(engine: Engine) -> None:
    with engine.begin() as connection:
        for name in ("a", "gone", "kept", "talked"):
            add_account(connection, name, name, 0)
        add_account(connection, "young", "young", DAY)
        keep(connection, "kept", "login", "hash")
        closed(connection, "played", 0, 0)
        add_chat(connection, "played", "talked", None, "talked", "Hello", 0)
        enter(connection, "played", "gone")
        add_code(connection, "code", "gone", 5)
    with engine.begin() as connection:
        assert expire(connection, 90 * DAY + 1) == 1
        left = [name for name in ("a", "gone", "kept", "talked", "young") if find_account(connection, name)]
        assert left == ["a", "kept", "talked", "young"]


def test_a_guest_is_deleted_with_their_last_empty_table(engine: Engine) -> None:
    with engine.begin() as connection:
        add_account(connection, "a", "Ada", 0)
        closed(connection, "empty", 0)
    with engine.begin() as connection:
        assert expire(connection, 91 * DAY) == 2
        assert find_account(connection, "a") is None


async def test_the_hub_deletes_expired_data(tmp_path: Path) -> None:
    from tests.support.hub_table import hub_on  # noqa: PLC0415  (it needs the whole server)

    async with hub_on(tmp_path) as hub:
        await hub.database.write(add_account, "a", "Ada", 0)
        await hub.database.write(closed, "empty", 0)
        await hub.tidy()
        assert await hub.database.read(find_table, "empty") is None
