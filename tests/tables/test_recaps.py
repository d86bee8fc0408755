"""What a player missed. Undone moves are left out."""

from pathlib import Path

from tests.support.hub_table import act, hub_on, legal, mover, moves, started

from adyton.engine.record import Entry
from adyton.games import GAMES
from adyton.store.lines import LineRow, read_lines
from adyton.tables.recaps import MOST_STEPS, missed
from adyton.tables.types import DaysClock


async def test_an_undone_move_is_neither_counted_nor_shown(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"], clock=DaysClock(2))
        seat, start = mover(table), moves(table)
        await act(table, seat, legal(table, seat)[0], start, table.at)
        lines = await hub.database.read(read_lines, table.id, 1)
        found = missed(GAMES["keltis"], table.row, lines, 1 - seat, start)
        assert (found.line, found.moves, len(found.news()) > 0) == (start, 1, True)
        undo = LineRow(lines[-1].line + 1, Entry(seat, "", lines[-1].entry.at, start + 1), None)
        found = missed(GAMES["keltis"], table.row, [*lines, undo], 1 - seat, start)
        assert (found.moves, [news.name for news in found.news()]) == (0, ["undo"])
        assert bytes(found.newest) == bytes(found.view)


async def test_after_a_long_absence_a_recap_has_the_newest_steps(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"], clock=DaysClock(2))
        start = moves(table)
        while moves(table) < start + MOST_STEPS + 5:
            seat = mover(table)
            await act(table, seat, legal(table, seat)[0], moves(table), table.at)
        lines = await hub.database.read(read_lines, table.id, 1)
        found = missed(GAMES["keltis"], table.row, lines, 0, start)
        assert (len(found.lines), found.line) == (MOST_STEPS, moves(table) - MOST_STEPS)
