"""A friend who comes late takes the chair of a bot, and somebody who must go leaves one."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from tests.support.hub_table import (
    Notebook,
    act,
    come,
    hub_on,
    idle,
    leave,
    legal,
    mover,
    moves,
    playing_of,
    say,
    started,
    until,
)

from adyton.engine.record import read_record
from adyton.engine.refusal import Illegal
from adyton.engine.replay import verify
from adyton.games import GAMES
from adyton.store.accounts import add_account, mute
from adyton.store.lines import Append, read_lines
from adyton.store.notify_settings import change_settings
from adyton.store.schema import notifications
from adyton.store.tables import change_table, enter
from adyton.tables.chairs import give_up, rematch
from adyton.tables.departure import delete_account
from adyton.tables.hub import Hub
from adyton.tables.latecomers import take_chair
from adyton.tables.live_playing import rows_of
from adyton.tables.messages import Act, Answer, Pause, Undo
from adyton.tables.replays import record_of
from adyton.tables.sittings import sit_in
from adyton.tables.table import Table
from adyton.tables.thinking import _act
from adyton.tables.types import DaysClock, MoveClock, TableInfo

Json = dict[str, Any]


async def friends(hub: Hub, people: list[str], bots: int, *late: str, slug: str = "oracle", **wishes: Any) -> Table:
    """Start a table with a link. These come late."""
    table = await started(hub, slug, people, bots, **wishes)
    await table.ask(publish, False)
    for name in late:
        await hub.database.write(add_account, name, name, hub.now())
        await hub.database.write(enter, table.id, name)
    return table


async def publish(table: Table, is_public: bool) -> None:
    await table.change(change_table, public=is_public)


async def take(table: Table, who: str, seat: int | None = None) -> TableInfo:
    info: TableInfo = await table.ask(take_chair, who, who, seat)
    return info


def waiting(connection: Connection, table: str) -> dict[str, list[str]]:
    """Return what each account is to be told of this table."""
    found: dict[str, list[str]] = {}
    for row in connection.execute(select(notifications).where(notifications.c.table == table)):
        found.setdefault(row.account, []).append(row.kind)
    return found


async def refused(table: Table, who: str, seat: int | None = None) -> str:
    with pytest.raises(Illegal) as caught:
        await take(table, who, seat)
    return caught.value.refusal.code


async def leave_for_good(table: Table, who: str) -> None:
    await table.hub.database.write(give_up, table.id, who, table.hub.games)
    await table.ask(Table.refresh)


async def come_all(table: Table, *names: str) -> list[Notebook]:
    listeners = [Notebook(name) for name in names]
    for listener in listeners:
        await come(table, listener, None)
    return listeners


async def test_a_friend_with_the_link_takes_a_bots_chair_and_sees_what_it_sees(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        anna, dora = await come_all(table, "anna", "dora")
        assert (table.info("dora").may_take, table.info("anna").may_take) == ([2], [])
        info = await take(table, "dora", 2)
        assert (info.you, info.may_take, info.chairs[2].kind, info.chairs[2].here) == (2, [], "person", True)
        seating, position = dora.heard[-2:]
        assert (seating["table"]["you"], position["type"], position["fresh"]) == (2, "table", True)
        assert (position["view"]["viewer"], position["since"], position["news"]) == (2, None, [])
        told = anna.last("seating")["table"]
        assert told["notes"] == [{"line": moves(table), "name": "sat", "seat": 2, "who": "dora", "before": None}]
        assert anna.all("table")[-1]["line"] == moves(table)


async def test_the_bots_answer_that_waits_is_dropped(tmp_path: Path) -> None:
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await come_all(table, "anna")
        while mover(table) != 2:
            seat = mover(table)
            await move(table, seat)
        assert list(table.supervision.thinking) == [2]
        line = moves(table)
        await table.ask(_act, 2, legal(table, 2)[0], line, table.at)
        assert moves(table) > line
        while mover(table) != 2:
            await move(table, mover(table))
        line = moves(table)
        sitting = table.ask(take_chair, "dora", "dora", 2)
        late = table.ask(_act, 2, legal(table, 2)[0], line, table.at)  # the answer comes while dora sits down
        await asyncio.gather(sitting, late)
        assert (moves(table), list(table.supervision.thinking)) == (line, [])


async def move(table: Table, seat: int) -> None:
    await act(table, seat, legal(table, seat)[0], moves(table), table.at)


async def test_of_two_who_press_at_the_same_time_one_sits_down(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora", "emil")
        answers = await asyncio.gather(
            table.ask(take_chair, "dora", "dora", 2), table.ask(take_chair, "emil", "emil", 2), return_exceptions=True
        )
        assert isinstance(answers[0], TableInfo)
        assert str(answers[1]) == "chair-taken"
        assert table.seated == {"anna": 0, "ben": 1, "dora": 2}


async def test_nobody_sees_the_secrets_of_two_seats(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 2, "dora", "emil")
        assert await refused(table, "anna", 2) == "seated-already"
        await take(table, "dora", 2)
        assert await refused(table, "dora", 3) == "seated-already"
        await leave_for_good(table, "dora")
        await take(table, "emil", 2)
        assert await refused(table, "dora", 3) == "saw-other-chair"
        assert table.info("dora").may_take == []
        await leave_for_good(table, "emil")
        assert (table.info("dora").may_take, table.info("emil").you) == ([2], 2)
        assert (await take(table, "dora")).you == 2
        assert await refused(table, "emil", 3) == "saw-other-chair"


async def test_nobody_takes_a_chair_whose_player_may_return(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=10) as hub:
        table = await friends(hub, ["anna", "ben"], 0, "dora", slug="keltis")
        await come_all(table, "anna")
        table = await hub.find(table.id)  # it may have rested, and been read again
        await until(lambda: table.chairs[1].held)
        assert table.info("dora").may_take == []
        assert await refused(table, "dora", 1) == "chair-taken"
        assert await refused(table, "dora", 7) == "chair-taken"


async def test_who_has_left_for_good_comes_back_unless_somebody_else_sits_there(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora")
        await leave_for_good(table, "ben")
        await leave_for_good(table, "ben")
        assert [(note.name, note.who) for note in table.info("anna").notes] == [("left", "ben")]
        assert table.info("dora").may_take == [1]
        (ben,) = await come_all(table, "ben")
        assert (table.chairs[1].held, table.info("dora").may_take) == (False, [])
        await leave_for_good(table, "ben")
        await take(table, "dora", 1)
        notes = [(note.name, note.who, note.before) for note in table.info("anna").notes]
        assert notes == [("left", "ben", None), ("back", "ben", None), ("left", "ben", None), ("sat", "dora", "ben")]
        seating, position = ben.heard[-2:]
        assert (seating["table"]["you"], position["view"]["viewer"], position["legal"]) == (None, None, [])
        await come_all(table, "ben")  # watches on, without the key
        assert table.chairs[1].account == "dora"


async def test_without_spectators_those_who_are_replaced_see_nothing_more(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora")
        await table.ask(no_spectators)
        (ben,) = await come_all(table, "ben")
        await leave_for_good(table, "ben")
        await take(table, "dora", 1)
        assert (ben.heard[-2]["table"]["you"], ben.heard[-1]["code"]) == (None, "no-spectators")
        seen = len(ben.heard)
        await move(table, mover(table))
        assert len(ben.heard) == seen
        with pytest.raises(Illegal, match="no-spectators"):
            await come_all(table, "ben")


async def no_spectators(table: Table) -> None:
    await table.change(change_table, spectators=False)


async def test_a_latecomer_does_not_take_back_alone_what_the_bot_did(tmp_path: Path) -> None:
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        (dora,) = await come_all(table, "dora")
        while playing_of(table).undoer != 2:
            await move(table, mover(table))
        await take(table, "dora", 2)
        assert dora.last("table")["undo"] is False
        await say(table, dora, Undo("u1", moves(table)))
        assert json.loads(table.row.question or "{}")["kind"] == "undo"
        await say(table, dora, Answer("u2", False))
        while mover(table) != 2:
            await move(table, mover(table))
        await say(table, dora, Act("d1", moves(table), legal(table, 2)[0]))
        assert dora.last("table")["undo"] is (playing_of(table).undoer == 2)


async def test_an_open_question_asks_the_new_player_and_forgets_the_one_before(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora")
        anna, ben = await come_all(table, "anna", "ben")
        await say(table, anna, Pause("p1", True))
        await say(table, ben, Answer("p2", True))
        await leave_for_good(table, "ben")
        await take(table, "dora", 1)
        asked = table.info("anna").question
        assert asked is not None
        assert (asked.yes, asked.waiting) == ([], [1, 2])
        await leave_for_good(table, "anna")
        await hub.database.write(add_account, "emil", "emil", hub.now())
        await take(table, "emil", 0)
        assert table.info("emil").question is None


async def test_a_latecomer_has_a_moment_for_the_first_move(tmp_path: Path) -> None:
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora", clock=MoveClock(5))
        await come_all(table, "anna", "ben", "dora")
        while mover(table) != 2:
            await move(table, mover(table))
        await table.ask(long_ago, 600_000)
        await take(table, "dora", 2)
        await idle(table)
        assert table.chairs[2].held is False
        left = table.supervision.returned[2] + 15_000 - table.at
        assert 29_000 < left <= 30_000


async def long_ago(table: Table, ms: int) -> None:
    """Let the present question be older."""
    await table.change(change_table, zero=table.row.zero - ms)


async def test_at_a_public_table_the_host_is_asked(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 2, "dora", "emil")
        await table.ask(publish, True)
        anna, ben, dora, emil = await come_all(table, "anna", "ben", "dora", "emil")
        info = await take(table, "dora", 2)
        assert info.you is None
        assert dora.last("seating")["table"]["question"] == {
            "kind": "sit", "by": 2, "line": None, "yes": [], "waiting": [0], "name": "dora", "yours": True,
        }  # fmt: skip
        assert anna.last("seating")["table"]["question"]["yours"] is False
        assert await refused(table, "emil", 2) == "question-open"
        await say(table, ben, Answer("b1", True))
        assert ben.last("refused")["code"] == "no-question"
        await say(table, emil, Answer("e1", True))
        assert emil.last("refused")["code"] == "not-seated"
        await say(table, anna, Answer("a1", True))
        assert (table.seated["dora"], table.row.question) == (2, None)
        await take(table, "emil", 3)
        await say(table, anna, Answer("a2", False))
        assert (table.row.question, table.info("emil").you) == (None, None)
        assert await refused(table, "emil", 3) == "turned-away"


async def test_without_the_host_any_player_may_say_yes(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 1, "dora")
        await table.ask(publish, True)
        _, cleo = await come_all(table, "ben", "cleo")
        await leave_for_good(table, "anna")
        info = await take(table, "dora", 3)
        assert info.question is not None
        assert info.question.waiting == [1, 2]
        await say(table, cleo, Answer("c1", True))
        assert table.seated["dora"] == 3


async def test_who_asks_may_withdraw_and_leaving_withdraws(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await table.ask(publish, True)
        _, dora = await come_all(table, "anna", "dora")
        await take(table, "dora", 2)
        await say(table, dora, Answer("d1", False))
        assert table.row.question is None
        await take(table, "dora", 2)
        await leave(table, dora)
        assert table.row.question is None


async def test_a_yes_to_a_chair_that_is_taken_by_now_ends_the_question(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora")
        await table.ask(publish, True)
        (anna,) = await come_all(table, "anna")
        await leave_for_good(table, "ben")
        await take(table, "dora", 1)
        await come_all(table, "ben")
        await say(table, anna, Answer("a1", True))
        assert (table.row.question, table.seated.get("dora"), table.chairs[1].account) == (None, None, "ben")


async def test_a_host_who_hears_nothing_of_somebody_is_not_asked(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await table.ask(publish, True)
        await hub.database.write(mute, "anna", "dora", True)
        assert await refused(table, "dora", 2) == "turned-away"


async def test_a_friend_wakes_a_table_that_rests(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=10) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await come_all(table, "dora")
        table = await hub.find(table.id)
        await until(lambda: table.row.resting)
        await take(table, "dora", 2)
        assert (table.row.resting, table.row.paused) == (False, None)


async def test_at_a_slow_table_the_new_player_is_warned_and_the_one_before_is_not(tmp_path: Path) -> None:
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora", clock=DaysClock(2))
        seat = mover(table)
        who = ["anna", "ben", "cleo"][seat]
        for name in (who, "dora"):
            await hub.database.write(change_settings, name, address="mailto:someone@example.org")
        await leave_for_good(table, who)
        assert who not in await hub.database.read(waiting, table.id)
        await take(table, "dora", seat)
        assert (await hub.database.read(waiting, table.id))["dora"] == ["clock"]


async def test_the_record_says_who_sat_where_and_is_valid(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await come_all(table, "dora")
        await move(table, mover(table))
        line = moves(table)
        await take(table, "dora", 2)
        await leave_for_good(table, "dora")
        while table.row.status == "running":
            await move_if_asked(table)
        record = record_of(table.row, await hub.database.read(read_lines, table.id, 1))
        read = read_record(record.to_text())
        verify(GAMES["oracle"], read)
        assert read.header.seats == ["anna", "ben", "random"]
        assert [(one.seat, one.name) for one in read.header.sittings] == [(2, "dora"), (2, hub.usual_bot("oracle"))]
        assert read.header.sittings[0].line >= line
        again = await hub.database.write(rematch, table.id, "anna", hub.games, hub.now())
        assert again != table.id


async def move_if_asked(table: Table) -> None:
    """Move for the people. The bots move by themselves."""
    asked = playing_of(table).turn.seats
    if not asked:  # The game is over, and the table is about to hear so.
        await until(lambda: table.row.status != "running")
    elif asked[0] in {0, 1}:
        await move(table, asked[0])
    else:
        line = moves(table)
        await until(lambda: moves(table) > line or table.row.status != "running")


async def test_the_new_player_moves_on_to_the_rematch(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await take(table, "dora", 2)
        await table.ask(close)
        again = await hub.find(await hub.database.write(rematch, table.id, "dora", hub.games, hub.now()))
        assert (again.seated, again.info("dora").notes) == ({"anna": 2, "ben": 0, "dora": 1}, [])


async def close(table: Table) -> None:
    await table.change(change_table, status="closed", trouble="closed-by-admin")


async def test_a_deleted_account_leaves_no_name_in_the_list_of_sittings(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora")
        await leave_for_good(table, "ben")
        await take(table, "dora", 1)
        await hub.database.write(delete_account, "ben", hub.games)
        await table.ask(Table.refresh)
        assert "ben" not in (table.row.header or "") + table.row.sittings
        notes = [(note.name, note.who, note.before) for note in table.info("anna").notes]
        assert notes == [("left", "", None), ("sat", "dora", "")]
        await hub.database.write(delete_account, "dora", hub.games)
        await table.ask(Table.refresh)
        assert "dora" not in (table.row.header or "") + table.row.sittings
        assert json.loads(table.row.header or "{}")["seats"] == ["anna", "someone", "cleo"]
        assert table.info("anna").chairs[1].kind == "bot"


async def test_another_process_tells_the_players_who_sit_down(tmp_path: Path) -> None:
    """The chair was taken in another process: a notice comes, and this one drops the bot's thought."""
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        dora, _ = await come_all(table, "dora", "anna")
        while mover(table) != 2:
            await move(table, mover(table))
        await idle(table)
        assert list(table.supervision.thinking) == [2]
        await hub.database.write(sit_in, table.id, "dora", "dora", 2, None)
        await until(lambda: table.seated.get("dora") == 2)
        await idle(table)
        assert dora.last("table")["view"]["viewer"] == 2
        assert list(table.supervision.thinking) == []
        with pytest.raises(Illegal, match="seated-already"):
            await hub.database.write(sit_in, table.id, "dora", "dora", 2, None)


async def in_the_chair_of_ben(hub: Hub) -> tuple[Table, Notebook]:
    """Dora takes the chair of Ben, who has left, in another process. This one has heard nothing of it yet."""
    table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora")
    (ben,) = await come_all(table, "ben")
    while mover(table) != 1:
        await move(table, mover(table))
    await leave_for_good(table, "ben")
    hub.database.bus.subscribers.remove(hub.hear)
    await hub.database.write(sit_in, table.id, "dora", "dora", 1, None)
    return table, ben


async def test_who_has_left_cannot_move_for_those_who_sit_there_now(tmp_path: Path) -> None:
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table, ben = await in_the_chair_of_ben(hub)
        line = moves(table)
        await say(table, ben, Act("b1", line, legal(table, 1)[0]))
        assert (ben.last("refused")["code"], moves(table)) == ("not-seated", line)
        assert table.chairs[1].account == "dora"


async def test_who_has_left_sees_no_move_as_those_who_sit_there_now(tmp_path: Path) -> None:
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table, ben = await in_the_chair_of_ben(hub)
        live = table.running()
        draft = live.playing.draft(1, live.playing.game.legal(live.playing.state, 1)[0], table.at)
        await hub.database.append(Append(table.id, rows_of(draft)))
        await table.ask(Table.catch_up, draft.steps[-1].line)
        assert ben.last("table")["line"] == draft.steps[-1].line
        assert ben.last("table")["view"]["viewer"] is None


async def test_who_has_left_comes_back_as_a_spectator_or_not_at_all(tmp_path: Path) -> None:
    async with hub_on(tmp_path, bot_pause_ms=60_000) as hub:
        table, ben = await in_the_chair_of_ben(hub)
        await come(table, ben)
        assert ben.last("table")["view"]["viewer"] is None
        assert "ben" not in table.present
    (tmp_path / "again").mkdir()
    async with hub_on(tmp_path / "again", bot_pause_ms=60_000) as hub:
        table, _ = await in_the_chair_of_ben(hub)
        await hub.database.write(change_table, table.id, spectators=False)
        again = Notebook("ben")
        with pytest.raises(Illegal, match="no-spectators"):
            await come(table, again)
        assert again.all("table") == []


async def test_a_no_holds_in_every_process_and_after_a_restart(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await table.ask(publish, True)
        (anna,) = await come_all(table, "anna")
        await take(table, "dora", 2)
        await say(table, anna, Answer("a1", False))
        hub.forget(table)
        table.inbox.task.cancel()
        again = await hub.find(table.id)
        assert again.info("dora").may_take == []
        assert await refused(again, "dora", 2) == "turned-away"
        await hub.database.write(delete_account, "dora", hub.games)
        await again.ask(Table.refresh)
        assert again.row.turned_away == "[]"


async def test_a_stranger_who_asks_for_a_chair_keeps_no_player_from_asking(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await table.ask(publish, True)
        anna, ben = await come_all(table, "anna", "ben")
        await take(table, "dora", 2)
        await say(table, ben, Pause("b1", True))
        asked = table.info("anna").question
        assert asked is not None
        assert (asked.kind, asked.waiting) == ("pause", [0])
        await say(table, anna, Answer("a1", False))
        assert table.info("dora").may_take == [2]
        assert await refused_pause(table, ben, anna) == "question-open"


async def refused_pause(table: Table, first: Notebook, second: Notebook) -> str:
    await say(table, first, Pause("q1", True))
    await say(table, second, Pause("q2", True))
    return str(second.last("refused")["code"])


async def test_a_deleted_account_asks_for_no_chair(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await table.ask(publish, True)
        await take(table, "dora", 2)
        await hub.database.write(delete_account, "dora", hub.games)
        await table.ask(Table.refresh)
        assert table.row.question is None


async def test_who_comes_back_ends_the_question_for_their_chair(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await friends(hub, ["anna", "ben", "cleo"], 0, "dora")
        await table.ask(publish, True)
        await leave_for_good(table, "ben")
        await take(table, "dora", 1)
        await come_all(table, "ben")
        assert table.row.question is None


async def test_a_friend_wakes_a_table_before_another_process_says_that_they_are_there(tmp_path: Path) -> None:
    async with hub_on(tmp_path, absence_ms=10) as hub:
        table = await friends(hub, ["anna", "ben"], 1, "dora")
        await come_all(table, "anna")
        table = await hub.find(table.id)
        for listener in list(table.listeners):
            await leave(table, listener)
        await until(lambda: table.row.resting)
        assert (await take(await hub.find(table.id), "dora", 2)).paused is False
