"""A table that is unloaded leaves nothing in memory."""

import gc
import weakref
from pathlib import Path

from tests.support.hub_table import Notebook, act, come, hub_on, leave, legal, mover, started, until

from adyton.store.tables import change_table
from adyton.tables.table import Table


class Mark(Exception):
    """Something that only the table holds. A compiled table itself takes no weak references."""


async def _close(table: Table) -> None:
    await table.change(change_table, status="closed")


async def test_a_table_is_freed_as_soon_as_it_is_unloaded(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "oracle", ["ann", "bob", "cy"])
        ann = Notebook("ann")
        await come(table, ann)
        seat = mover(table)
        await act(table, seat, legal(table, seat)[0], table.line, table.at)
        await leave(table, ann)
        gc.collect()
        gc.disable()
        try:
            await table.ask(_close)
            await until(lambda: not hub.live)
            table.missing = Mark()
            freed = weakref.ref(table.missing)
            del table
            await until(lambda: freed() is None)
        finally:
            gc.enable()
