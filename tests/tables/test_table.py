import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.support.hub_table import Notebook, happen, started, until
from tests.support.worlds import at_random

from adyton.engine.rng import FastRng
from adyton.games import GAMES
from adyton.store.lines import Append, read_lines, take_snapshot
from adyton.tables.acts import act
from adyton.tables.door import come
from adyton.tables.hub import Hub


@pytest.mark.parametrize("slug", list(GAMES))
def test_what_a_table_shows_to_all_at_once_is_what_each_may_know(slug: str) -> None:
    game, rng = GAMES[slug], FastRng(3)
    for moves in (1, 5, 40):
        playing = at_random(game, game.read_options({}), game.chairs[0], 0, rng, moves)
        state = playing.begun()
        for line in playing.lines:
            game.play(state, *line)
        everybody = (*range(playing.seats), None)
        assert game.views(state, everybody) == [game.view(state, seat) for seat in everybody]


def test_a_move_of_another_process_is_seen_although_it_came_while_the_game_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ann", "bob"])
        course = table.running()
        seat = course.game.turn(course.state).seats[0]
        elsewhere = course.draft(seat, course.game.legal(course.state, seat)[0], course.last_at)
        table.course = None  # as it is where the table was known before it began
        read = hub.database.read

        async def slow(work: Any, *args: Any, **kwargs: Any) -> Any:
            found = await read(work, *args, **kwargs)
            if work is read_lines and table.course is None:
                await hub.database.append(Append(table.id, elsewhere.rows))
                await asyncio.sleep(0.05)
            return found

        monkeypatch.setattr(hub.database, "read", slow)
        async with table.lock:
            await table.reload()
        await until(lambda: table.running().move == elsewhere.steps[-1].row.line)

    happen(tmp_path, story)


@pytest.mark.parametrize("slug", ["oracle", "keltis", "delphi"])
def test_parts_that_changed_complete_the_view_that_was_told_before(slug: str, tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, slug, ["ann", "bob", "cy"])
        whole, parts = Notebook("ann"), Notebook("ann")
        parts.takes_parts = True
        for ear in (whole, parts):
            await come(table, ear, None)
        for number in range(40):
            course = table.running()
            seat = course.game.turn(course.state).seats[0]
            await act(table, seat, course.game.legal(course.state, seat)[0].text, course.move, table.at, f"a{number}")
        view: dict[str, Any] = {}
        moves = [0]
        for told, complete in zip(parts.all("table"), whole.all("table"), strict=True):
            assert told["since"] == (moves[-1] if len(moves) > 1 else None)
            assert len(told["view"]) < len(complete["view"]) or told["since"] is None
            view |= told["view"]
            assert view == complete["view"]
            moves.append(told["move"])
        assert len(moves) == 42

    happen(tmp_path, story)


def test_who_comes_again_is_told_the_whole_view(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ann", "bob"])
        ear = Notebook("ann")
        ear.takes_parts = True
        for _ in range(2):
            await come(table, ear, table.running().move)
        assert [told["since"] for told in ear.all("table")] == [None, None]
        assert ear.all("table")[0]["view"] == ear.all("table")[1]["view"]

    happen(tmp_path, story)


def test_a_snapshot_that_is_newer_than_the_lines_read_does_not_close_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub) -> None:
        table = await started(hub, "keltis", ["ann", "bob"])
        elsewhere = table.running()  # as another process goes on with it
        seat = elsewhere.game.turn(elsewhere.state).seats[0]
        draft = elsewhere.draft(seat, elsewhere.game.legal(elsewhere.state, seat)[0], elsewhere.last_at)
        table.course = None
        read, lines = hub.database.read, draft.rows

        async def slow(work: Any, *args: Any, **kwargs: Any) -> Any:
            found = await read(work, *args, **kwargs)
            if work is read_lines and table.course is None and lines:
                await hub.database.append(Append(table.id, list(lines)))
                lines.clear()
                elsewhere.accept(draft)
                snapshot = json.dumps(elsewhere.snapshot())
                await hub.database.write(take_snapshot, table.id, elsewhere.move, snapshot)
            return found

        monkeypatch.setattr(hub.database, "read", slow)
        async with table.lock:
            await table.reload()
        assert table.row.status == "running"
        await until(lambda: table.running().move == elsewhere.move)

    happen(tmp_path, story)
