import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from tests.support.hub_table import (
    Notebook,
    SamePool,
    act,
    come,
    hub_on,
    leave,
    legal,
    mover,
    moves,
    playing_of,
    say,
    started,
    until,
)
from tests.support.planted_phase import plant

from adyton.engine.refusal import Illegal
from adyton.games import GAMES
from adyton.store.database import Database
from adyton.store.lines import Append, read_lines
from adyton.store.tables import change_table
from adyton.tables import acts, handlers
from adyton.tables.messages import Act
from adyton.tables.table import Table
from adyton.tables.types import MoveClock


async def one_move(table: Table, listener: Notebook) -> None:
    position = listener.last("table")
    await say(
        table, listener, Act("m" + str(position["line"]), position["line"], position["legal"][0]), table.hub.now()
    )


async def test_bots_act_by_themselves(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["ada"], bots=2)
        listener = Notebook("ada")
        await come(table, listener, None)
        await until(lambda: {entry.seat for entry in playing_of(table).entries} >= {1, 2})
        latest = listener.last("table")
        assert latest["view"]["chosen"] == [False, True, True]
        assert latest["legal"]


async def test_if_a_bot_fails_a_legal_action_replaces_its_choice(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        assert isinstance(hub.pool, SamePool)
        hub.pool.is_broken = True
        table = await started(hub, "oracle", ["ada"], bots=2)
        listener = Notebook("ada")
        await come(table, listener, None)
        await one_move(table, listener)
        await until(
            lambda: bool(listener.last("table")["legal"]) and listener.last("table")["view"]["phase"] != "choice"
        )


async def test_a_table_that_everybody_left_pauses_until_a_player_returns(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=300) as hub:
        table = await started(hub, "keltis", ["ada", "bob"], clock=MoveClock(5))
        listener = Notebook("ada")
        await come(table, listener, None)
        await leave(table, listener)
        await until(lambda: table.row.resting)
        stood = table.at
        await asyncio.sleep(0.1)
        assert table.at == stood
        await until(lambda: table.id not in hub.live)  # It takes no memory meanwhile.
        returned = hub.now()
        await come(table, listener, None)
        again = hub.live[table.id]
        assert not again.row.resting
        assert stood <= again.at <= stood + hub.now() - returned


async def test_a_bot_holds_the_seat_of_a_player_who_keeps_others_waiting(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=300) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        listeners = [Notebook("ada"), Notebook("bob")]
        for listener in listeners:
            await come(table, listener, None)
        first = mover(table)
        await leave(table, listeners[first])
        before = moves(table)
        await until(lambda: table.chairs[first].held)
        await until(lambda: moves(table) > before)
        await come(table, listeners[first], None)
        assert not table.chairs[first].held


async def test_a_table_of_other_rules_is_closed_and_its_record_kept(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        name = (await started(hub, "keltis", ["ada", "bob"])).id
        await hub.database.write(change_table, name, version=0)
    async with hub_on(tmp_path) as later:
        table = await later.find(name)
        assert (table.row.status, table.row.trouble) == ("closed", "rules-changed")
        with pytest.raises(Illegal, match="table-not-running"):
            await act(table, 0, "pass", 1, 0)
        assert await later.database.read(read_lines, name, 1)


async def test_a_bug_of_the_rules_freezes_the_table_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        listener = Notebook(["ada", "bob"][mover(table)])
        await come(table, listener, None)
        before = moves(table)

        def breaks(*_: object) -> None:
            raise AssertionError("an invariant broke")

        plant(GAMES["keltis"], breaks, monkeypatch)
        await one_move(table, listener)
        assert listener.last("refused")["code"] == "rules-bug"
        monkeypatch.undo()
        assert (table.row.status, table.row.trouble) == ("closed", "rules-bug")
        assert (await hub.database.read(read_lines, table.id, 1))[-1].line == before


async def test_a_table_follows_what_another_process_wrote(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        seat = mover(table)
        twin = Table(hub, table.id)  # A copy as in another process, which hears nothing.
        listeners = [Notebook("ada"), Notebook("ada")]
        await come(table, listeners[0], None)
        await twin.inbox.ask(handlers.come, twin, listeners[1], None)
        texts = legal(table, seat)
        line = await act(table, seat, texts[0], table.line, 5, "one")
        # The twin has not heard of it: its own act loses the race, it reads again, and the act is stale.
        with pytest.raises(Illegal) as refused:
            await twin.inbox.ask(acts.act, twin, seat, texts[-1], line - 1, 5, "two")
        assert refused.value.refusal.code in {"stale", "not-your-turn"}
        assert twin.live is not None
        assert table.live is not None
        assert twin.live.snapshot() == table.live.snapshot()
        assert listeners[1].last("table")["news"] == listeners[0].last("table")["news"]
        twin.listeners.clear()
        twin.supervision.stop()


async def test_an_act_that_answers_a_position_of_another_process_is_known_from_there(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        twin = Table(hub, table.id)  # A copy as in another process, which hears nothing.
        await twin.inbox.ask(handlers.come, twin, Notebook("bob"), None)
        seat = mover(table)
        await act(table, seat, legal(table, seat)[0], table.line, 5)
        seen, seat = table.line, mover(table)
        message = Act("one", seen, legal(table, seat)[0])
        line = await act(table, seat, message.do, seen, 5, message.id)
        # The browser lost its connection before the answer, and repeats the act in the other process.
        again = Notebook(["ada", "bob"][seat])
        await twin.inbox.ask(handlers.say, twin, again, message, hub.now())
        assert (again.done["id"], again.done["line"]) == ("one", line)
        assert "refused" not in [heard["type"] for heard in again.heard]
        twin.listeners.clear()
        twin.supervision.stop()


async def test_an_act_that_another_process_has_done_is_not_refused_by_one_that_is_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        twin = Table(hub, table.id)  # A copy as in another process, which hears nothing.
        seat = mover(table)
        again = Notebook(["ada", "bob"][seat])
        await twin.inbox.ask(handlers.come, twin, again, None)
        message = Act("one", table.line, legal(table, seat)[0])
        line = await act(table, seat, message.do, message.line, 5, message.id)
        await hub.database.write(change_table, table.id, paused=1000)
        await twin.inbox.ask(Table.reload, twin, twin.edition + 1)
        monkeypatch.setattr(Database, "is_ours_alone", False)
        await twin.inbox.ask(handlers.say, twin, again, message, hub.now())
        assert (again.done["id"], again.done["line"]) == ("one", line)
        other = Act("two", line, legal(table, mover(table))[0])
        await twin.inbox.ask(handlers.say, twin, again, other, hub.now())
        assert again.last("refused")["code"] == "paused"
        twin.listeners.clear()
        twin.supervision.stop()


async def test_a_bot_is_asked_again_after_a_database_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(tmp_path) as hub:
        append = hub.database.append
        failures = [
            OSError("the disk is full"),
            OperationalError("INSERT", None, Exception("the server is starting up")),
        ]

        def unsure(lines: Append) -> "asyncio.Future[None]":
            if failures:
                raise failures.pop()
            return append(lines)

        monkeypatch.setattr(hub.database, "append", unsure)
        table = await started(hub, "oracle", ["ann"], 2)
        await until(lambda: [seat for seat in range(3) if table.running().is_asked(seat)] == [0])
        assert not failures


def full_disk(*_: object, **__: object) -> "asyncio.Future[None]":
    raise sqlite3.OperationalError("database or disk is full")


async def test_what_is_due_while_the_disk_is_full_is_done_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path, absence_ms=100, beat_ms=60_000) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        listeners = [Notebook("ada"), Notebook("bob")]
        for listener in listeners:
            await come(table, listener, None)
        await leave(table, listeners[0])
        with monkeypatch.context() as disk:
            disk.setattr(hub.database, "write", full_disk)
            await until(lambda: hub.cannot_write)
        await until(lambda: table.chairs[0].held)


async def test_who_leaves_while_the_disk_is_full_is_away_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(tmp_path, beat_ms=60_000) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        listeners = [Notebook("ada"), Notebook("bob")]
        for listener in listeners:
            await come(table, listener, None)
        with monkeypatch.context() as disk:
            disk.setattr(hub.database, "write", full_disk)
            await leave(table, listeners[0])
            assert table.present == {"ada", "bob"}
        await until(lambda: table.present == {"bob"})


async def test_acts_and_bots_on_a_full_disk_are_logged_once_until_it_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path, beat_ms=60_000) as hub:
        table = await started(hub, "oracle", ["ann"], 2)
        await until(lambda: [seat for seat in range(3) if table.running().is_asked(seat)] == [0])
        listener = Notebook("ann")
        await come(table, listener, None)
        with capture_logs() as logs, monkeypatch.context() as disk:
            disk.setattr(hub.database, "append", full_disk)
            disk.setattr(hub.database, "write", full_disk)
            for name in ("a1", "a2"):
                position = listener.last("table")
                await say(table, listener, Act(name, position["line"], position["legal"][0]))
                assert listener.last("refused")["code"] == "server-error"
            await leave(table, listener)
        assert logs == [
            {"event": "database cannot be used", "reason": "database or disk is full", "log_level": "warning"}
        ]
