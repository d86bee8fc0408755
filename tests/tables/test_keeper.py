import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from tests.support.hub_table import Notebook, SamePool, course_of, happen, mover, moves, started, until

from adyton.engine.refusal import Illegal
from adyton.games import GAMES
from adyton.store.lines import Append
from adyton.store.tables import change_table
from adyton.tables.acts import act
from adyton.tables.course import NOT_ASKED
from adyton.tables.door import come, leave, say
from adyton.tables.hub import Hub
from adyton.tables.messages import Act
from adyton.tables.nouns import MoveClock
from adyton.tables.table import Table


async def one_move(table: Table, ear: Notebook) -> None:
    position = ear.last("table")
    await say(table, ear, Act("m" + str(position["move"]), position["move"], position["legal"][0]), table.hub.now())


def test_bots_act_by_themselves(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "oracle", ["ada"], bots=2)
        ear = Notebook("ada")
        await come(table, ear, None)
        await until(lambda: {entry.seat for entry in course_of(table).entries} >= {1, 2})
        told = ear.last("table")
        assert told["view"]["chosen"] == [False, True, True]
        assert told["legal"]

    happen(tmp_path, story)


def test_a_bot_that_fails_does_anything_and_the_table_goes_on(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        assert isinstance(hub.pool, SamePool)
        hub.pool.is_broken = True
        table = await started(hub, "oracle", ["ada"], bots=2)
        ear = Notebook("ada")
        await come(table, ear, None)
        await one_move(table, ear)
        await until(lambda: bool(ear.last("table")["legal"]) and ear.last("table")["view"]["phase"] != "choice")

    happen(tmp_path, story)


def test_a_table_that_everybody_left_rests_until_somebody_returns(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ada", "bob"], clock=MoveClock(5))
        ear = Notebook("ada")
        await come(table, ear, None)
        await leave(table, ear)
        await until(lambda: table.row.resting)
        stood = table.at
        await asyncio.sleep(0.1)
        assert table.at == stood
        again = await hub.find(table.id)
        returned = hub.now()
        await come(again, ear, None)
        assert not again.row.resting
        assert stood <= again.at <= stood + hub.now() - returned

    happen(tmp_path, story, absence_ms=300)


def test_the_chair_of_one_who_leaves_the_others_waiting_is_held(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ada", "bob"])
        ears = [Notebook("ada"), Notebook("bob")]
        for ear in ears:
            await come(table, ear, None)
        first = mover(table)
        await leave(table, ears[first])
        before = moves(table)
        await until(lambda: table.chairs[first].held)
        await until(lambda: moves(table) > before)
        await come(table, ears[first], None)
        assert not table.chairs[first].held

    happen(tmp_path, story, absence_ms=300)


def test_a_table_of_other_rules_is_closed_and_its_record_kept(tmp_path: Path) -> None:
    async def first(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ada", "bob"])
        await hub.database.write(change_table, table.id, version=0)

    happen(tmp_path, first)

    async def second(hub: Hub) -> None:
        rows = await hub.database.read(lambda connection: connection.execute(text("SELECT id FROM tables")).all())
        table = await hub.find(rows[0].id)
        assert (table.row.status, table.row.trouble) == ("closed", "rules-changed")
        with pytest.raises(Illegal, match="table-not-running"):
            await act(table, 0, "pass", 1, 0)
        kept = await hub.database.read(
            lambda connection: connection.execute(text("SELECT count(*) FROM all_lines")).scalar()
        )
        assert kept > 0  # type: ignore[operator]

    happen(tmp_path, second)


def test_a_bug_of_the_rules_freezes_the_table_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ada", "bob"])
        ear = Notebook(["ada", "bob"][mover(table)])
        await come(table, ear, None)
        before = moves(table)

        def breaks(*_: object) -> None:
            raise AssertionError("an invariant broke")

        monkeypatch.setattr(type(GAMES["keltis"]), "play", breaks)
        await one_move(table, ear)
        assert ear.last("refused")["code"] == "rules-bug"
        monkeypatch.undo()
        assert (table.row.status, table.row.trouble) == ("closed", "rules-bug")
        kept = await hub.database.read(
            lambda connection: connection.execute(text("SELECT max(line) FROM all_lines")).scalar()
        )
        assert kept == before

    happen(tmp_path, story)


def test_what_another_process_wrote_is_followed(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ada", "bob"])
        seat = mover(table)
        twin = Table(hub, table.row, table.chairs, table.present)
        await hub.begin(twin)
        ears = [Notebook("ada"), Notebook("ada")]
        await come(table, ears[0], None)
        twin.ears.add(ears[1])
        twin.tell_position(ears[1])
        assert table.course is not None
        course = table.course
        legal = [action.text for action in course.game.legal(course.state, seat)]
        line = await act(table, seat, legal[0], course.move, 5, "one")
        # The twin has not heard of it: its own act loses the race, it looks again, and the act is stale.
        with pytest.raises(Illegal) as refused:
            await act(twin, seat, legal[-1], line - 1, 5, "two")
        assert refused.value.refusal.code in {"stale", "not-your-turn"}
        assert twin.course is not None
        assert twin.course.snapshot() == course.snapshot()
        told = [json.loads(message) for message in ears[1].raw]
        assert told[-1]["news"] == ears[0].last("table")["news"]

    happen(tmp_path, story)


def test_a_bot_is_asked_again_when_the_database_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub) -> None:
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
        await until(lambda: [seat for seat, line in enumerate(course_of(table).asked) if line != NOT_ASKED] == [0])
        assert not failures

    happen(tmp_path, story)
