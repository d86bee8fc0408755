"""The lobby: which tables an account may see, and everybody who watches that list."""

import asyncio
import json
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from adyton.store.lines import last_lines
from adyton.store.tables import ChairRow, TableRow, find_many_chairs, list_own, list_public
from adyton.store.workers import find_many_present
from adyton.tables.ear import Ear
from adyton.tables.info import seat_of, table_info
from adyton.tables.messages import Listing
from adyton.tables.nouns import TableInfo

if TYPE_CHECKING:
    from adyton.tables.hub import Hub

MOST: Final = 100  # tables in a list
CALM_S: Final = 0.3  # changes within this time are told together


class Shelf:
    """Rows of tables with all that telling of them needs."""

    def __init__(self, connection: Connection, rows: list[TableRow], dead: int) -> None:
        ids = [row.id for row in rows]
        self.rows = rows
        self.chairs: dict[str, list[ChairRow]] = find_many_chairs(connection, ids)
        self.last = last_lines(connection, ids)
        self.present = find_many_present(connection, ids, dead)

    def seen_by(self, account: str | None, status: str | None = None) -> list[TableInfo]:
        """What this account may see: what is public and not closed, and its own."""
        return [self.told(row, account) for row in self.rows if self._is_seen(row, account, status)][:MOST]

    def _is_seen(self, row: TableRow, account: str | None, status: str | None) -> bool:
        is_public = row.public and row.status != "closed"
        is_own = seat_of(self.chairs[row.id], account) is not None
        return (is_public or is_own) and status in {None, row.status}

    def told(self, row: TableRow, account: str | None) -> TableInfo:
        """One of the tables as this account may know it."""
        moves, acting = self.last.get(row.id, (0, "[]"))
        seats = [seat for seat in json.loads(acting) if seat >= 0]
        return table_info(row, self.chairs[row.id], self.present[row.id], account, moves, seats)


def shelf(connection: Connection, accounts: list[str], status: str | None, dead: int) -> Shelf:
    """The newest tables that are public or belong to one of these accounts."""
    found = {row.id: row for row in list_public(connection, status, MOST)}
    if accounts:
        found |= {row.id: row for row in list_own(connection, accounts, status, MOST)}
    rows = sorted(found.values(), key=lambda row: (-row.created, row.id))
    return Shelf(connection, rows, dead)


class Lobby:
    """Tells its watchers whenever the list has changed, but not for every change by itself."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.ears: set[Ear] = set()
        self.is_due = False

    async def watch(self, ear: Ear) -> None:
        self.ears.add(ear)
        found = await self.hub.database.read(shelf, [ear.account], None, self.hub.dead)
        ear.tell(Listing(found.seen_by(ear.account)))

    def changed(self) -> None:
        """Something about some table changed."""
        if self.ears and not self.is_due:
            self.is_due = True
            self.hub.spawn(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(CALM_S)
        self.is_due = False
        accounts = sorted({ear.account for ear in self.ears})
        found = await self.hub.database.read(shelf, accounts, None, self.hub.dead)
        for ear in list(self.ears):
            ear.tell(Listing(found.seen_by(ear.account)))
