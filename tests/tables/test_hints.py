"""Hints: where they are allowed, and that everybody sees when one is taken."""

from pathlib import Path

from tests.support.hub_table import Notebook, come, hub_on, started, until

from adyton.store.tables import change_table
from adyton.tables import handlers
from adyton.tables.messages import Hint
from adyton.tables.table import Table


async def ask_hint(table: Table, who: Notebook) -> None:
    await table.ask(handlers.say, who, Hint("h1"), table.hub.now())


async def test_one_person_among_bots_gets_a_hint_and_it_is_noted(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["ann"], bots=2)
        ann = Notebook("ann")
        await come(table, ann)
        assert ann.last("seating")["table"]["hints"] is True
        await ask_hint(table, ann)
        await until(lambda: bool(ann.last("seating")["table"]["notes"]))
        assert ann.all("hint")[0]["id"] == "h1"
        line = ann.last("hint")["line"]
        note = {"line": line, "name": "hint", "seat": 0, "who": "", "before": None}
        assert ann.last("seating")["table"]["notes"] == [note]


async def test_between_people_there_are_no_hints(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["ann", "ben", "cleo"])
        ann = Notebook("ann")
        await come(table, ann)
        assert ann.last("seating")["table"]["hints"] is False
        await ask_hint(table, ann)
        assert ann.last("refused")["code"] == "no-hints-here"


async def test_a_host_may_allow_hints_and_everybody_is_told(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["ann", "ben", "cleo"])
        await table.ask(lambda it: it.change(change_table, hints=True))
        ann, ben = Notebook("ann"), Notebook("ben")
        await come(table, ann)
        await come(table, ben)
        await ask_hint(table, ann)
        await until(lambda: bool(ben.last("seating")["table"]["notes"]))
        assert ben.last("seating")["table"]["notes"][0]["seat"] == 0
        assert not ben.all("hint")
