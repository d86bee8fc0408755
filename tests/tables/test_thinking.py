"""The questions to bots: each has its own seed."""

from pathlib import Path

from tests.support.hub_table import SamePool, act, hub_on, legal, mover, moves, playing_of, started, until

from adyton.bots.worker import Question
from adyton.tables.hub import Hub
from adyton.tables.table import Table
from adyton.tables.thinking import ask_bot


async def question(hub: Hub, table: Table, seat: int, at: int | None = None) -> Question:
    """Return the question to a random bot in this seat now."""
    assert isinstance(hub.pool, SamePool)
    await ask_bot(table, table.running(), seat, "random", at)
    return hub.pool.questions[-1]


async def test_the_same_question_has_the_same_seed(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        seat = mover(table)
        assert (await question(hub, table, seat)).seed == (await question(hub, table, seat)).seed


async def test_another_line_and_another_table_have_another_seed(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        other = await started(hub, "keltis", ["cleo", "dora"])
        seat = mover(table)
        before = (await question(hub, table, seat)).seed
        assert (await question(hub, other, mover(other))).seed != before
        await act(table, seat, legal(table, seat)[0], table.line, table.at)
        await act(table, seat, legal(table, seat)[0], table.line, table.at)
        assert (await question(hub, table, mover(table))).seed != before


async def test_two_tables_with_the_same_seats_play_differently(tmp_path: Path) -> None:
    """Bots once used the number of their seat as seed."""
    async with hub_on(tmp_path) as hub:
        tables = [await started(hub, "oracle", [name], bots=2) for name in ("ada", "bob", "cleo")]
        await until(lambda: all({entry.seat for entry in playing_of(table).entries} >= {1, 2} for table in tables))
        assert isinstance(hub.pool, SamePool)
        seeds = [asked.seed for asked in hub.pool.questions]
        assert len(set(seeds)) == len(seeds) == 6


async def test_in_real_time_a_bot_keeps_its_seed_from_line_to_line(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oraklos", ["ada", "bob"], mode="junior", ready=0, search=0, showing=0)
        line = moves(table)
        before = await question(hub, table, 1, at=table.at)
        assert (await question(hub, table, 0, at=table.at)).seed != before.seed
        await act(table, 0, legal(table, 0)[0], table.line, table.at)
        assert moves(table) > line
        assert (await question(hub, table, 1, at=table.at)).seed == before.seed
