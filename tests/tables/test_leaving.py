"""Giving up, watching, being away, and changing the name."""

from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, come, hub_on, idle, leave, say, started

from adyton.engine.refusal import Illegal
from adyton.store.tables import rename_chairs
from adyton.tables.chairs import give_up
from adyton.tables.messages import Pause


async def test_giving_up_alone_closes_the_table(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["anna"], bots=1)
        anna = Notebook("anna")
        await come(table, anna, None)
        await hub.database.write(give_up, table.id, "anna", hub.games)
        await table.ask(type(table).refresh)
        assert anna.last("seating")["table"]["status"] == "closed"
        assert anna.last("seating")["table"]["trouble"] == "given-up"
        with pytest.raises(Illegal, match="table-not-running"):
            await hub.database.write(give_up, table.id, "anna", hub.games)


async def test_with_other_players_a_bot_replaces_a_player_who_gives_up(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        ben = Notebook("ben")
        await come(table, ben, None)
        await hub.database.write(give_up, table.id, "anna", hub.games)
        await table.ask(type(table).refresh)
        listed = ben.last("seating")["table"]
        assert (listed["status"], listed["chairs"][0]["held"]) == ("running", True)
        with pytest.raises(Illegal, match="not-seated"):
            await hub.database.write(give_up, table.id, "dora", hub.games)


async def test_giving_up_ends_the_players_own_question_but_no_other(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        ben, cleo = Notebook("ben"), Notebook("cleo")
        await come(table, ben, None)
        await come(table, cleo, None)
        await say(table, ben, Pause("b1", True), hub.now())
        await hub.database.write(give_up, table.id, "anna", hub.games)
        await table.ask(type(table).refresh)
        assert ben.last("seating")["table"]["question"]["waiting"] == [2]
        await hub.database.write(give_up, table.id, "ben", hub.games)
        await table.ask(type(table).refresh)
        assert cleo.last("seating")["table"]["question"] is None


async def test_players_know_how_many_watch(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        anna, dora = Notebook("anna"), Notebook("dora")
        await come(table, anna, None)
        await come(table, dora, None)
        assert anna.last("seating")["table"]["watching"] == 1
        await leave(table, dora)
        assert anna.last("seating")["table"]["watching"] == 0


async def test_a_new_name_is_seen_at_running_tables(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        ben = Notebook("ben")
        await come(table, ben, None)
        await hub.database.write(rename_chairs, "anna", "Anna of Delphi")
        await table.ask(type(table).refresh)
        assert ben.last("seating")["table"]["chairs"][0]["name"] == "Anna of Delphi"


async def test_the_table_says_when_a_bot_will_take_an_absent_players_seat(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["anna", "ben", "cleo"])
        anna, ben = Notebook("anna"), Notebook("ben")
        await come(table, anna, None)
        await come(table, ben, None)
        await idle(table)
        away = table.info("anna").chairs
        assert [chair.leaves_in is None for chair in away] == [True, True, False]
        assert 0 <= (away[2].leaves_in or 0) <= hub.limits.absence_ms
