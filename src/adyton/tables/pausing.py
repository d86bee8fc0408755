"""Pausing: the clock of a table that stood runs again."""

from adyton.store.tables import change_table
from adyton.tables.table import Table


async def go_on(table: Table) -> None:
    """Let the table's clock run again from where it stood."""
    stood = table.row.paused
    zero = table.hub.now() - stood if stood is not None else table.row.zero
    await table.change(change_table, question=None, paused=None, resting=False, zero=zero)


async def wake(table: Table) -> None:
    """Look after a table to which a player has come. If it rested because nobody was there, it goes on."""
    if table.row.paused is not None and not table.is_ours:
        await table.hub.take_over(table.id)  # its holder may have forgotten it
        await table.reload(table.edition + 1)
    if table.row.resting:
        await go_on(table)
