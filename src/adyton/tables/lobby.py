"""The lobby: which tables an account may see, and everybody who watches that list."""

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy import Connection

from adyton.store.invitations import find_invitations, list_invited
from adyton.store.lines import last_lines
from adyton.store.outage import OUTAGES
from adyton.store.tables import ChairRow, TableRow, find_many_chairs, find_many_tables, list_own, list_public
from adyton.store.workers import find_many_present
from adyton.tables.info import seat_of, table_info
from adyton.tables.listener import Listener, encode
from adyton.tables.messages import Listing, ListingChange
from adyton.tables.types import TableInfo

if TYPE_CHECKING:
    from adyton.tables.hub import Hub

MOST: Final = 100  # tables in a list
CALM_S: Final = 0.3  # changes within this time are sent together
AGAIN_S: Final = 1.0  # after an outage of the database


class TableListing:
    """Rows of tables, with all that their messages need."""

    def __init__(self, connection: Connection, rows: Sequence[TableRow], dead: int) -> None:
        ids = [row.id for row in rows]
        self.rows = rows
        self.chairs: dict[str, list[ChairRow]] = find_many_chairs(connection, ids)
        self.last = last_lines(connection, [row.id for row in rows if row.header is not None])
        self.present = find_many_present(connection, ids, dead)
        self.invited = find_invitations(connection, [row.id for row in rows if row.status == "open"])

    def seen_by(self, account: str | None, status: str | None = None) -> list[TableInfo]:
        """Return the tables that this account may see: public ones that are not closed, its own, and invitations."""
        shown = [row for row in self.rows if self.is_seen(row, account) and status in {None, row.status}]
        return [self.info(row, account) for row in shown[:MOST]]

    def is_seen(self, row: TableRow, account: str | None) -> bool:
        """Return whether this account may see this table in the lobby."""
        is_public = row.public and row.status != "closed"
        return is_public or self.inviter(row, account) is not None or seat_of(self.chairs[row.id], account) is not None

    def inviter(self, row: TableRow, account: str | None) -> str | None:
        """Return the name of the person who invites this account to this open table."""
        return self.invited.get(row.id, {}).get(account) if account is not None else None

    def info(self, row: TableRow, account: str | None) -> TableInfo:
        """Return one of the tables as this account may know it."""
        line, acting = self.last.get(row.id, (0, "[]"))
        seats = [seat for seat in json.loads(acting) if seat >= 0]
        info = table_info(row, self.chairs[row.id], self.present[row.id], account, line, seats)
        inviter = self.inviter(row, account)
        return info if inviter is None else replace(info, invited_by=inviter)

    def insiders(self) -> set[str]:
        """Return the accounts that may know more of these tables than strangers: players, hosts and those invited."""
        seated = {chair.account for chairs in self.chairs.values() for chair in chairs if chair.account is not None}
        invited = {account for accounts in self.invited.values() for account in accounts}
        return seated | invited | {row.host for row in self.rows}


def list_tables(connection: Connection, account: str | None, status: str | None, dead: int) -> TableListing:
    """Return the newest tables that are public, belong to this account, or to which it is invited."""
    found = {row.id: row for row in list_public(connection, status, MOST)}
    if account is not None:
        found |= {row.id: row for row in list_own(connection, [account], status, MOST)}
        if status in {None, "open"}:
            found |= {row.id: row for row in list_invited(connection, account, MOST)}
    rows = sorted(found.values(), key=lambda row: (-row.created, row.id))
    return TableListing(connection, rows, dead)


def list_these(connection: Connection, ids: Sequence[str], dead: int) -> TableListing:
    """Return those of these tables that still exist."""
    return TableListing(connection, find_many_tables(connection, ids), dead)


class Lobby:
    """Sends changes to all watchers, a few times a second at most. What strangers see is encoded once."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.listeners: set[Listener] = set()
        self.pending: set[str] = set()  # the tables that changed since the last message
        self.timer: asyncio.TimerHandle | None = None

    async def watch(self, listener: Listener) -> None:
        """Send the whole list now, and changes from now on."""
        self.listeners.add(listener)
        found = await self.hub.database.read(list_tables, listener.account, None, self.hub.dead)
        if listener in self.listeners:
            listener.tell(Listing(found.seen_by(listener.account)))

    def changed(self, table: str | None) -> None:
        """Note that this table changed; None: any table may have."""
        if not self.listeners:
            return
        if table is None:
            for listener in self.listeners:
                self.hub.spawn(self.watch(listener))
            return
        self.pending.add(table)
        self._send_in(CALM_S)

    def _send_in(self, seconds: float) -> None:
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(seconds, self._send)

    def _send(self) -> None:
        self.timer = None
        pending, self.pending = self.pending, set()
        if not self.hub.stopping:  # else the database may be closed already
            self.hub.spawn(self._tell(sorted(pending)))

    async def _tell(self, ids: list[str]) -> None:
        try:
            found = await self.hub.database.read(list_these, ids, self.hub.dead)
        except OUTAGES as error:
            self.hub.failed("changes not told", error)
            self.pending.update(ids)
            self._send_in(AGAIN_S)
            return
        insiders = found.insiders()
        plain = encode(_change(found, ids, None))
        for listener in list(self.listeners):  # a browser that does not read is dropped here
            if listener.account in insiders:
                listener.tell(_change(found, ids, listener.account))
            else:
                listener.send(plain)


def _change(found: TableListing, ids: Sequence[str], account: str | None) -> ListingChange:
    shown = [row for row in found.rows if found.is_seen(row, account)]
    gone = set(ids) - {row.id for row in shown}
    return ListingChange([Raw(encode(found.info(row, account))) for row in shown], sorted(gone))
