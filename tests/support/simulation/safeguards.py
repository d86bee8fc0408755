"""Safeguards of the server, each with a way to switch it off. Then some seed must show a broken promise."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Connection
from tests.support.simulation import world as world_module

from adyton.store.lines import Append, Conflict, LineRow, append_lines
from adyton.store.workers import take_over
from adyton.store.writer import Writer
from adyton.tables import handlers
from adyton.tables import hub as hub_module
from adyton.tables.hub import Hub
from adyton.tables.listener import Listener
from adyton.tables.live_playing import LivePlaying
from adyton.tables.table import Table

_append: Final = Writer.append
_come: Final = handlers.come
_now: Final = Hub.now


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


class _Forgetful(dict[tuple[int, str], int]):
    """Replaces `LivePlaying.acts`: no act is known."""

    def __setitem__(self, key: tuple[int, str], line: int) -> None:
        pass


@contextmanager
def _acts_forgotten() -> Iterator[None]:
    made = LivePlaying.__init__

    def make(self: LivePlaying, *args: Any) -> None:
        made(self, *args)
        self.acts = _Forgetful()

    with patch.object(LivePlaying, "__init__", make):
        yield


def _unjudged(connection: Connection, table: str, rows: list[LineRow], ending: str | None = None) -> None:
    """Replace `append_lines`: the second writer of a line is not told that it came too late."""
    with suppress(Conflict):
        append_lines(connection, table, rows, ending)


async def _come_unchecked(table: Table, listener: Listener, seen: int | None) -> None:
    """Replace `handlers.come`: the lines that this worker has not read yet are not read."""
    await _come(table, listener, None if seen is None else min(seen, table.line))


def _time_of_day(hub: Hub) -> int:
    """Replace `Hub.now`: it follows the clock that people set."""
    return hub_module.clock_zero() + _now(hub) - hub.zero


SAFEGUARDS: Final[dict[str, Callable[[], AbstractContextManager[object]]]] = {
    "acknowledge only after the commit": lambda: patch.object(Writer, "append", _answered_at_once),
    "know an act by its id": _acts_forgotten,
    "one line, one writer": lambda: patch.object(world_module, "append_lines", _unjudged),
    "reload after missed notices": lambda: patch.object(Table, "refresh", _nothing),
    "read what a browser has seen elsewhere": lambda: patch.object(handlers, "come", _come_unchecked),
    "take over the tables of dead workers": lambda: patch.object(Hub, "_adopt", _nothing),
    "deduct the time of an outage": lambda: patch.object(hub_module, "take_over", _unforgiving),
    "a steady clock": lambda: patch.object(Hub, "now", _time_of_day),
}
