"""Latecomers: people who take a bot's chair after the start. All of it runs in the table's task.

At a table that is not public, those with the link sit down at once. At a public table strangers can come, so the host
is asked; if no host is there, the other players are.
"""

import json

from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.accounts import has_muted
from adyton.store.notifications import Outgoing
from adyton.tables.clock import deadline
from adyton.tables.info import question
from adyton.tables.outgoing import warning
from adyton.tables.pausing import wake
from adyton.tables.sittings import check, close_question, forget_question, open_question, sit_in
from adyton.tables.table import Table
from adyton.tables.types import DaysClock, TableInfo


async def take_chair(table: Table, account: str, name: str, seat: Seat | None) -> TableInfo:
    """Take this chair, or the first that is free, or ask for it; raises Illegal."""
    table.running()
    await table.refresh()  # of what other processes wrote, so that the refusal is the right one
    free = table.info(account).may_take
    wanted = seat if seat is not None else next(iter(free), 0)
    check(table.row, table.chairs, account, wanted)
    if table.row.public:
        await _ask(table, account, name, wanted)
    else:
        await sit(table, account, name, wanted)
    return table.info(account)


async def sit(table: Table, account: str, name: str, seat: Seat) -> None:
    """Let this account sit down. `Table.take` tells everybody and drops what the bot was thinking."""
    await table.change(sit_in, account, name, seat, _notified(table, account, seat))
    if table.row.resting or account in table.present:  # another process may still have to say that they are there
        await wake(table)


def _notified(table: Table, account: str, seat: Seat) -> Outgoing | None:
    """Return the warning before the time of this chair runs out, at a slow table."""
    live = table.running()
    out_at = deadline(table.rule, live.clocks[seat]) if isinstance(table.rule, DaysClock) else None
    return Outgoing(None, (warning(account, out_at, table.row.zero),)) if out_at is not None else None


async def _ask(table: Table, account: str, name: str, seat: Seat) -> None:
    if await table.hub.database.read(has_muted, table.row.host, account):
        raise Illegal(Refusal("turned-away"))
    part = {"kind": "sit", "by": seat, "line": None, "yes": [], "account": account, "name": name}
    await table.change(open_question, json.dumps(part))


async def admit(table: Table) -> None:
    """Let those who asked sit down, if somebody said yes. If they cannot any more, only the question ends."""
    part = json.loads(table.row.question or "{}")
    await table.change(forget_question, part["account"])
    if part["yes"]:
        try:
            await sit(table, part["account"], part["name"], part["by"])
        except Illegal:  # the chair is taken, or they sit elsewhere by now
            return


async def turn_away(table: Table) -> None:
    """End the question of those who asked with a no. They may not ask again."""
    await table.change(close_question, json.loads(table.row.question or "{}")["account"])


async def withdraw(table: Table, account: str) -> bool:
    """End this account's own question for a chair; return whether there was one."""
    asked = question(table.row, table.chairs, account)
    if asked is None or not asked.yours:
        return False
    await table.change(forget_question, account)
    return True
