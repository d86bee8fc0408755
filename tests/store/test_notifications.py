"""The queue, on both databases: written with the move or not at all, and each row sent by one process."""

import pytest
from sqlalchemy import Connection
from tests.store.test_database import database_at, line, url

from adyton.store.accounts import add_account
from adyton.store.database import Database
from adyton.store.leases import give_lease_back, take_lease
from adyton.store.lines import Append, read_lines
from adyton.store.notifications import (
    CLOCK,
    OVER,
    TURN,
    Notification,
    Outgoing,
    Waiting,
    add_notifications,
    find_due,
    find_looks,
    has_unseen,
    look,
    mark_sent,
    put_off,
    put_off_all,
)
from adyton.store.notify_settings import Device, add_device, change_settings, list_devices

__all__ = ["url"]
LATE = 10**15


async def waiting(database: Database) -> list[Waiting]:
    return await database.read(find_due, LATE, 10)


def outgoing(*rows: Notification) -> Outgoing:
    return Outgoing(None, rows)


async def test_notifications_are_committed_with_the_move_or_not_at_all(url: str) -> None:
    async with database_at(url) as database:
        await database.write(change_settings, "a", muted=False)
        broken = outgoing(Notification("a", TURN, 5), Notification("a", None, 5))  # type: ignore[arg-type]
        with pytest.raises(Exception, match=r"(?i)null"):
            await database.append(Append("t", [line(2)], None, broken))
        assert await waiting(database) == []
        assert await database.read(read_lines, "t", 1) == []
        await database.append(Append("t", [line(2)], None, outgoing(Notification("a", TURN, 5))))
        assert [(row.kind, row.due, row.tries, row.done) for row in await waiting(database)] == [
            (TURN, 5, 0, frozenset())
        ]


async def test_a_later_turn_replaces_one_that_was_not_sent(url: str) -> None:
    async with database_at(url) as database:
        await database.write(change_settings, "a", muted=False)
        for number, due in ((2, 5), (3, 9)):
            await database.append(Append("t", [line(number)], None, outgoing(Notification("a", TURN, due))))
        (row,) = await waiting(database)
        assert row.due == 9


async def test_a_sent_message_stays_until_the_player_looks(url: str) -> None:
    async with database_at(url) as database:
        await database.write(change_settings, "a", muted=False)
        await database.append(Append("t", [line(2)], None, outgoing(Notification("a", TURN, 5))))
        (row,) = await waiting(database)
        await database.write(mark_sent, row, 6, frozenset({"phone"}))
        await database.append(
            Append("t", [line(3)], None, outgoing(Notification("a", TURN, 9), Notification("a", OVER, 9)))
        )
        (other,) = await waiting(database)
        assert other.kind == OVER
        assert await database.read(has_unseen, other)
        await database.write(look, "t", "a", 3)
        assert await waiting(database) == []
        assert await database.read(find_looks, "a", ["t", "u"]) == {"t": 3}
        await database.append(Append("t", [line(4)], None, outgoing(Notification("a", TURN, 12))))
        assert [row.due for row in await waiting(database)] == [12]


async def test_a_look_keeps_the_later_warning(url: str) -> None:
    async with database_at(url) as database:
        await database.write(change_settings, "a", muted=False)
        both = outgoing(Notification("a", TURN, 5), Notification("a", CLOCK, 50, 70))
        await database.append(Append("t", [line(2)], None, both))
        await database.write(look, "t", "a", 2)
        assert [(row.kind, row.deadline) for row in await waiting(database)] == [(CLOCK, 70)]


async def test_a_players_own_move_cancels_everything(url: str) -> None:
    async with database_at(url) as database:
        await database.write(change_settings, "a", muted=False)
        both = outgoing(Notification("a", TURN, 5), Notification("a", CLOCK, 50, 70))
        await database.append(Append("t", [line(2)], None, both))
        await database.append(Append("t", [line(3)], None, Outgoing("a", ())))
        assert await waiting(database) == []


async def test_messages_added_meanwhile_are_not_marked_as_sent(url: str) -> None:
    async with database_at(url) as database:
        await database.write(change_settings, "a", muted=False)
        await database.append(Append("t", [line(2)], None, outgoing(Notification("a", TURN, 5))))
        (row,) = await waiting(database)
        await database.append(Append("t", [line(3)], None, Outgoing("a", (Notification("a", TURN, 8),))))
        await database.write(mark_sent, row, 6, frozenset({"phone"}))
        await database.write(put_off, row, 99)
        assert [each.due for each in await waiting(database)] == [8]


async def test_an_account_that_is_muted_or_never_asked_gets_nothing(url: str) -> None:
    async with database_at(url) as database:
        await database.append(Append("t", [line(2)], None, outgoing(Notification("a", TURN, 5))))
        assert await waiting(database) == []
        await database.write(change_settings, "a", muted=True)
        await database.append(Append("t", [line(3)], None, outgoing(Notification("a", TURN, 5))))
        assert await waiting(database) == []


async def test_a_lease_belongs_to_one_process_until_it_runs_out(url: str) -> None:
    async with database_at(url) as database:

        async def take(holder: str, now: int) -> bool:
            return await database.write(take_lease, "notify", holder, now, 100)

        assert await take("one", 0)
        assert not await take("two", 99)
        assert await take("one", 50)
        assert not await take("two", 149)
        assert await take("two", 150)
        await database.write(give_lease_back, "notify", "one", 151)
        assert not await take("one", 152)
        await database.write(give_lease_back, "notify", "two", 153)
        assert await take("one", 153)


async def test_an_account_keeps_its_newest_devices(url: str) -> None:
    def add(connection: Connection, number: int) -> None:
        add_device(connection, Device(f"https://push.example/{number}", "a", "k", "s", "", number), 2)

    async with database_at(url) as database:
        for number in (1, 2, 3, 2):
            await database.write(add, number)
        assert [device.created for device in await database.read(list_devices, "a")] == [2, 3]


async def test_the_oldest_of_each_account_comes_first(url: str) -> None:
    async with database_at(url) as database:
        await database.write(add_account, "b", "Ben", 1)
        for account in ("a", "b"):
            await database.write(change_settings, account, muted=False)
        rows = [Notification("a", kind, due) for due, kind in enumerate((TURN, OVER, CLOCK), 1)]
        await database.write(add_notifications, "t", outgoing(*rows, Notification("b", TURN, 4)))
        assert [(row.account, row.due) for row in await waiting(database)] == [("a", 1), ("b", 4), ("a", 2), ("a", 3)]
        await database.write(put_off_all, "a", 3)
        assert sorted((row.account, row.due) for row in await waiting(database)) == [("a", 3)] * 3 + [("b", 4)]
