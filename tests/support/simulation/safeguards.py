"""Safeguards of the server, each with a way to switch it off. Then some seed must show a broken promise."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Connection

from adyton.store.lines import Append
from adyton.store.workers import take_over
from adyton.tables import hub as hub_module
from adyton.tables.hub import Hub
from adyton.tables.listener import Listener
from adyton.tables.live_playing import AnyDraft, rows_of
from adyton.tables.messages import Done
from adyton.tables.table import Table


async def _nothing(*_: Any) -> None:
    pass


async def _told_first(self: Table, draft: AnyDraft, act: str | None = None, by: Listener | None = None) -> None:
    """Replaces `Table.write`: says that it is done before it is."""
    live = self.running()
    ending = json.dumps(draft.ending.to_json()) if draft.ending is not None else None
    if act is not None and by is not None:
        by.tell(Done(act, draft.steps[0].line))
    await self.hub.database.append(Append(self.id, rows_of(draft, act), ending))
    live.accept(draft, act)
    self.broadcast()
    if ending is not None:
        await self.reload(self.edition + 1)


def _unforgiving(connection: Connection, *args: Any, forgive: bool) -> bool:
    return take_over(connection, *args, forgive=False)


SAFEGUARDS: Final[dict[str, Callable[[], AbstractContextManager[object]]]] = {
    "acknowledge after the commit": lambda: patch.object(Table, "write", _told_first),
    "read anew after missed notices": lambda: patch.object(Table, "refresh", _nothing),
    "take over the tables of the dead": lambda: patch.object(Hub, "_adopt", _nothing),
    "forgive the time of an outage": lambda: patch.object(hub_module, "take_over", _unforgiving),
}
