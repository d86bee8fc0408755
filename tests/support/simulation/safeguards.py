"""Safeguards of the server, each with a way to switch it off. Then some seed must show a broken promise."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Connection

from adyton.store.lines import Append
from adyton.store.workers import take_over
from adyton.store.writer import Writer
from adyton.tables import hub as hub_module
from adyton.tables.hub import Hub
from adyton.tables.table import Table

_append: Final = Writer.append


async def _nothing(*_: Any) -> None:
    pass


def _answered_at_once(self: Writer, append: Append) -> "asyncio.Future[None]":
    """Replace `Writer.append`: the future is done before the lines are committed."""
    _append(self, append).add_done_callback(asyncio.Future.exception)
    done: asyncio.Future[None] = self.loop.create_future()
    done.set_result(None)
    return done


def _unforgiving(connection: Connection, *args: Any, forgive: bool) -> bool:
    return take_over(connection, *args, forgive=False)


SAFEGUARDS: Final[dict[str, Callable[[], AbstractContextManager[object]]]] = {
    "acknowledge after the commit": lambda: patch.object(Writer, "append", _answered_at_once),
    "read anew after missed notices": lambda: patch.object(Table, "refresh", _nothing),
    "take over the tables of the dead": lambda: patch.object(Hub, "_adopt", _nothing),
    "forgive the time of an outage": lambda: patch.object(hub_module, "take_over", _unforgiving),
}
