"""Which process of a server looks after a table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.store.test_database import row
from tests.support.hub_table import hub_on

from adyton.store.accounts import add_account
from adyton.store.neighbours import Neighbours
from adyton.store.tables import ChairRow, add_table
from adyton.store.workers import beat
from adyton.tables.hub import Hub

THERE = "table 4"  # the hash of this id names place 1


@asynccontextmanager
async def beside_a_neighbour(folder: Path, silent_ms: int) -> AsyncIterator[Hub]:
    """A hub in place 0. Its neighbour Ben, in place 1, holds a running table, and has been silent for so long."""
    async with hub_on(folder) as hub:
        hub.neighbours, ben = Neighbours(str(folder), 0, 2), Neighbours(str(folder), 1, 2)
        ben.listen("ben")
        await hub.database.write(beat, "ben", hub.now() - silent_ms)
        await hub.database.write(add_account, "a", "Ada", hub.now())
        await hub.database.write(add_table, row(THERE, holder="ben"), [ChairRow(0, "a", None, "Ada", False)])
        yield hub
        ben.close()


async def test_browsers_go_to_the_process_that_holds_their_table(tmp_path: Path) -> None:
    async with beside_a_neighbour(tmp_path, 0) as hub:
        assert await hub.place_of(THERE) == 1
        assert await hub.home(THERE) == "ben"


async def test_nobody_goes_to_a_process_that_hangs(tmp_path: Path) -> None:
    """Its socket is still there, but it has not said for five seconds that it lives."""
    async with beside_a_neighbour(tmp_path, 6000) as hub:
        assert await hub.place_of(THERE) is None
        assert await hub.home(THERE) == hub.worker
