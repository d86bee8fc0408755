import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from tests.support.hub_table import Notebook, act, come, hub_on, legal, mover, playing_of, started, until
from tests.support.worlds import at_random

from adyton.engine.rng import FastRng
from adyton.games import GAMES
from adyton.store.lines import Append, read_playing, take_snapshot
from adyton.tables import handlers
from adyton.tables.hub import Hub
from adyton.tables.live_playing import AnyDraft, rows_of
from adyton.tables.table import Table


@pytest.mark.parametrize("slug", list(GAMES))
def test_views_made_together_equal_the_view_of_each_seat(slug: str) -> None:
    game, rng = GAMES[slug], FastRng(3)
    for moves in (1, 5, 40):
        playing = at_random(game, game.read_options({}), game.chairs[0], 0, rng, moves)
        state = playing.begun()
        for line in playing.lines:
            game.play(state, *line)
        everybody = (*range(playing.seats), None)
        assert game.views(state, everybody) == [game.view(state, seat) for seat in everybody]


def during_loading(hub: Hub, work: Callable[[], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Do this once, just after a table's lines were read."""
    read, left = hub.database.read, [work]

    async def slow(query: Any, *args: Any, **kwargs: Any) -> Any:
        found = await read(query, *args, **kwargs)
        if query is read_playing and left:
            await left.pop()()
        return found

    monkeypatch.setattr(hub.database, "read", slow)


def first_move(table: Table) -> AnyDraft:
    """Return a legal move that is not written."""
    playing, seat = playing_of(table), mover(table)
    return playing.draft(seat, playing.game.legal(playing.state, seat)[0], playing.last_at)


async def test_a_move_of_another_process_during_loading_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ann", "bob"])
        elsewhere = first_move(table)

        async def move() -> None:
            await hub.database.append(Append(table.id, rows_of(elsewhere)))

        during_loading(hub, move, monkeypatch)
        hub.forget(table)
        again = await hub.find(table.id)
        await until(lambda: again.line == elsewhere.steps[-1].line)


@pytest.mark.parametrize("slug", ["oracle", "keltis", "delphi"])
async def test_changed_parts_complete_the_last_full_view(slug: str, tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, slug, ["ann", "bob", "cy"])
        whole, parts = Notebook("ann"), Notebook("ann")
        parts.takes_parts = True
        for listener in (whole, parts):
            await come(table, listener, None)
        for number in range(40):
            seat = mover(table)
            await act(table, seat, legal(table, seat)[0], table.line, table.at, f"a{number}")
        view: dict[str, Any] = {}
        moves = [0]
        for position, complete in zip(parts.all("table"), whole.all("table"), strict=True):
            assert position["since"] == (moves[-1] if len(moves) > 1 else None)
            assert len(position["view"]) < len(complete["view"]) or position["since"] is None
            view |= position["view"]
            assert view == complete["view"]
            moves.append(position["line"])
        assert len(moves) == 42


async def test_a_player_who_reconnects_gets_the_whole_view(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ann", "bob"])
        listener = Notebook("ann")
        listener.takes_parts = True
        for _ in range(2):
            await come(table, listener, table.running().line)
        assert [position["since"] for position in listener.all("table")] == [None, None]
        assert listener.all("table")[0]["view"] == listener.all("table")[1]["view"]


async def test_a_snapshot_that_is_newer_than_the_lines_read_does_not_close_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ann", "bob"])
        live, playing = table.running(), playing_of(table)  # As another process continues it.
        seat = mover(table)
        draft = playing.draft(seat, playing.game.legal(playing.state, seat)[0], playing.last_at)

        async def move() -> None:
            await hub.database.append(Append(table.id, rows_of(draft)))
            live.accept(draft)
            await hub.database.write(take_snapshot, table.id, live.line, json.dumps(live.snapshot()))

        during_loading(hub, move, monkeypatch)
        hub.forget(table)
        again = await hub.find(table.id)
        assert again.row.status == "running"
        await until(lambda: again.line == live.line)


async def test_a_long_game_is_written_with_a_snapshot_of_its_position(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["ann", "bob", "cy"])
        live = table.running()
        while live.line < 200:
            seat = mover(table)
            await act(table, seat, legal(table, seat)[0], table.line, table.at)
        snapshot, _ = await hub.database.read(read_playing, table.id)
        assert snapshot == (live.line, encode(live.snapshot()).decode())


async def test_each_browser_is_told_its_message_delay(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oraklos", ["ann", "bob"])
        near, far = Notebook("ann"), Notebook("bob")
        far.lag.measure(300)
        for listener in (near, far):
            await come(table, listener, None)
        assert (near.last("table")["delay"], far.last("table")["delay"]) == (0, 150)


async def test_a_browser_that_comes_while_the_hub_stops_does_not_keep_it(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ann", "bob"])
        table.post(handlers.come, Notebook("ann"), None)
        await asyncio.wait_for(hub.stop(), 60)
        assert hub.live == {}
