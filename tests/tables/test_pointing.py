import asyncio
from pathlib import Path

from tests.support.hub_table import Notebook, act, come, hub_on, idle, playing_of, say, started, until

from adyton.store.accounts import add_account
from adyton.store.notice import POINT, Notice
from adyton.store.tables import change_table
from adyton.tables.hub import Hub
from adyton.tables.messages import Point
from adyton.tables.table import Table


async def do(table: Table, seat: int, text: str) -> None:
    """Make this move, as soon as the dice lie still."""
    await until(lambda: table.at >= playing_of(table).turn.opens)
    await act(table, seat, text, table.running().line, table.at)


async def showing(hub: Hub) -> Table:
    """Return a table of Junior at which the first seat is to show what it claimed."""
    table = await started(hub, "oraklos", ["ada", "bob"], mode="junior", ready=0, search=0, showing=0)
    for seat in (0, 1):
        await do(table, seat, "ready")
    card = playing_of(table).game.view(playing_of(table).state, 0).hands[0][0]
    await do(table, 0, f"claim 3 {card}")
    for seat in (0, 1):
        await do(table, seat, "no more")
    return table


async def around(table: Table) -> tuple[Notebook, Notebook, Notebook]:
    """Return both players and a spectator."""
    await table.hub.database.write(add_account, "cleo", "cleo", table.hub.now())
    listeners = Notebook("ada"), Notebook("bob"), Notebook("cleo")
    for listener in listeners:
        await come(table, listener, None)
    return listeners


async def point(table: Table, listener: Notebook, name: str, pieces: list[int], move: int | None = None) -> None:
    number = table.running().line if move is None else move
    await say(table, listener, Point(name, number, pieces), table.hub.now())
    await asyncio.sleep(0.05)  # The notice goes to all.


def pointed(listener: Notebook) -> list[tuple[int, list[int]]]:
    return [(message["seat"], message["pieces"]) for message in listener.heard if message["type"] == "pointed"]


async def test_everybody_sees_pointing_and_the_record_does_not_hold_it(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await showing(hub)
        ada, bob, cleo = await around(table)
        lines = table.running().line
        await point(table, ada, "a1", [7])
        await point(table, ada, "a2", [7, 2])
        await point(table, ada, "a3", [])
        assert ada.last("done") == {"type": "done", "id": "a3", "line": lines}
        assert pointed(bob) == pointed(cleo) == [(0, [7]), (0, [7, 2]), (0, [])]
        assert table.running().line == lines


async def test_only_the_showing_seat_points_and_only_at_existing_dice(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await showing(hub)
        ada, bob, cleo = await around(table)

        async def refused(listener: Notebook, name: str, pieces: list[int], move: int | None = None) -> str:
            await point(table, listener, name, pieces, move)
            assert listener.last("refused")["id"] == name
            return str(listener.last("refused")["code"])

        assert await refused(bob, "b1", [1]) == "not-your-turn"
        assert await refused(cleo, "c1", [1]) == "not-seated"
        assert await refused(ada, "a1", [17]) == "no-pointing"
        assert await refused(ada, "a2", [3, 3]) == "no-pointing"
        assert await refused(ada, "a3", [1, 2, 3, 4, 5]) == "no-pointing"
        assert await refused(ada, "a4", [1], move=1) == "stale"
        assert await refused(ada, "a5", [1], move=10_000) == "stale"
        assert pointed(bob) == pointed(cleo) == []


async def test_pointing_from_before_the_act_is_not_sent_after_it(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await showing(hub)
        ada, bob = Notebook("ada"), Notebook("bob")
        for listener in (ada, bob):
            await come(table, listener, None)
        notice = Notice(POINT, table.id, table.running().line, "0 1")
        hub.hear(notice)
        await idle(table)
        assert pointed(bob) == [(0, [1])]
        await do(table, 0, "show 1 2 3 4")
        hub.hear(notice)  # It took longer than the act.
        await idle(table)
        assert pointed(bob) == [(0, [1])]


async def test_nobody_points_while_the_game_is_paused_or_something_else_is_asked(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oraklos", ["ada", "bob"], mode="junior", ready=0)
        ada = Notebook("ada")
        await come(table, ada, None)
        await point(table, ada, "a1", [1])
        assert ada.last("refused")["code"] == "no-pointing"
        await hub.database.write(change_table, table.id, paused=table.at)
        await until(lambda: table.row.paused is not None)
        await point(table, ada, "a2", [1])
        assert ada.last("refused")["code"] == "paused"
