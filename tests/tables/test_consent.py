from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, come, hub_on, say, started

from adyton.tables import consent
from adyton.tables.messages import Act, Answer, Pause, Undo
from adyton.tables.table import Table


async def come_all(table: Table, *names: str) -> list[Notebook]:
    listeners = [Notebook(name) for name in names]
    for listener in listeners:
        await come(table, listener, None)
    return listeners


async def test_if_the_game_has_no_undo_nobody_is_asked(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oraklos", ["anna", "ben"], mode="junior", ready=0)  # No clock runs.
        anna, ben = await come_all(table, "anna", "ben")
        await say(table, anna, Act("a1", anna.last("table")["line"], "ready"), hub.now())
        assert anna.last("table")["undo"] is False
        await say(table, anna, Undo("a2", anna.last("table")["line"]), hub.now())
        assert anna.last("refused")["code"] == "undo-never"
        await say(table, ben, Undo("b1", ben.last("table")["line"], anna.done["line"]), hub.now())
        assert ben.last("refused")["code"] == "undo-never"
        assert table.row.question is None


async def test_if_the_game_has_undo_a_players_own_move_is_undone_at_once(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        anna, _, _ = await come_all(table, "anna", "ben", "cleo")
        message = anna.last("table")
        await say(table, anna, Act("a1", message["line"], message["legal"][0]), hub.now())
        assert anna.last("table")["undo"] is True
        await say(table, anna, Undo("a2", anna.last("table")["line"]), hub.now())
        assert anna.last("table")["legal"] == message["legal"]


async def test_the_asker_may_cancel_the_question_but_not_agree_to_it(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        anna, _, _ = await come_all(table, "anna", "ben", "cleo")
        await say(table, anna, Pause("a1", True), hub.now())
        assert anna.last("seating")["table"]["question"]["kind"] == "pause"
        await say(table, anna, Answer("a2", True), hub.now())
        assert anna.last("refused")["code"] == "no-question"
        await say(table, anna, Answer("a3", False), hub.now())
        assert (table.row.question, table.row.paused) == (None, None)


async def test_undo_is_offered_only_to_those_who_have_moved(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        anna, ben, _ = await come_all(table, "anna", "ben", "cleo")
        message = anna.last("table")
        assert message["moved"] is False
        await say(table, anna, Act("a1", message["line"], message["legal"][0]), hub.now())
        assert (anna.last("table")["moved"], ben.last("table")["moved"]) == (True, False)


async def test_a_granted_undo_is_told_before_its_question_ends(tmp_path: Path) -> None:
    """Otherwise the asker could take the end of the question for a no."""
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        anna, ben, cleo = await come_all(table, "anna", "ben", "cleo")
        for listener in (anna, ben):
            message = listener.last("table")
            await say(table, listener, Act("a1", message["line"], message["legal"][0]), hub.now())
        await say(table, anna, Undo("a2", anna.last("table")["line"]), hub.now())
        before = len(anna.heard)
        for listener in (ben, cleo):
            await say(table, listener, Answer("a3", True), hub.now())
        told = anna.heard[before:]
        undone = next(
            place
            for place, message in enumerate(told)
            if message["type"] == "table" and any(event["name"] == "undo" for event in message["news"])
        )
        ended = next(
            place
            for place, message in enumerate(told)
            if message["type"] == "seating" and message["table"]["question"] is None
        )
        assert undone < ended
        assert table.row.question is None


@pytest.mark.parametrize(("limit", "most"), [("MOST_LINES", 1), ("MOST_UNDOS", 0)])
async def test_a_record_does_not_grow_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(consent, limit, most)
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        anna, _, _ = await come_all(table, "anna", "ben", "cleo")
        message = anna.last("table")
        await say(table, anna, Act("a1", message["line"], message["legal"][0]), hub.now())
        await say(table, anna, Undo("a2", anna.last("table")["line"]), hub.now())
        assert anna.last("refused")["code"] == "undo-limit"
