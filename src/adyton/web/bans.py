"""Bans as each process knows them: read at the start, and again whenever they change."""

from collections.abc import Callable
from typing import Final

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.bans import ACCOUNT, ADDRESS, list_bans
from adyton.store.database import Database

HOUR_MS: Final = 60 * 60 * 1000


class Bans:
    """Asked for every request, so nothing is read then."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now
        self.until: dict[tuple[str, str], int] = {}  # by kind and subject: the end of the longest ban

    async def read(self) -> None:
        """Read the bans that hold now."""
        rows = await self.database.read(list_bans, self.now())
        self.until = {(row.kind, row.subject): row.until for row in sorted(rows, key=lambda row: row.until)}

    def holds(self, account: str, address: str) -> bool:
        """Return whether this account or this address is banned."""
        return self._left(ACCOUNT, account) > 0 or self._left(ADDRESS, address) > 0

    def check_account(self, account: str) -> None:
        """Raise Illegal if this account is banned."""
        self._check(ACCOUNT, account)

    def check_address(self, address: str) -> None:
        """Raise Illegal if this address is banned."""
        self._check(ADDRESS, address)

    def _check(self, kind: str, subject: str) -> None:
        left = self._left(kind, subject)
        if left > 0:
            raise Illegal(Refusal("banned", {"hours": -(-left // HOUR_MS)}))

    def _left(self, kind: str, subject: str) -> int:
        until = self.until.get((kind, subject))
        return until - self.now() if until is not None else 0
