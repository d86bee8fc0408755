"""Shares: what players add to the seed of a table before it starts, by commit and reveal.

The server shows the fingerprint of its own seed while the table is open. A player then commits to a
share by its hash. When the host starts the table, the browsers reveal the shares, and only then the
cards are dealt: from the seed and all shares. So neither the server nor a player chooses the deal.
"""

import hashlib

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.tables import ChairRow, TableRow, change_table


class Share(Struct, frozen=True):
    """One player's share: its hash first, the share itself once it was asked for."""

    hash: str
    value: str | None = None


class Shares(Struct, frozen=True):
    """All shares of a table, by account."""

    by: dict[str, Share] = {}
    asked: bool = False  # the host wants to start, so that shares are to be revealed


def shares_of(row: TableRow) -> Shares:
    return msgspec.json.decode(row.shares, type=Shares)


def keep(connection: Connection, table: str, shares: Shares) -> None:
    change_table(connection, table, shares=msgspec.json.encode(shares).decode())


def committed(shares: Shares, account: str, hashed: str | None) -> Shares:
    """Return the shares with a new commitment of this account, or without one; raises Illegal if it is too late."""
    if shares.asked:
        raise Illegal(Refusal("shares-asked"))
    others = {who: share for who, share in shares.by.items() if who != account}
    return Shares(others if hashed is None else {**others, account: Share(hashed)})


def revealed(shares: Shares, account: str, value: str) -> Shares:
    """Return the shares with this one revealed; raises Illegal if it does not fit the commitment."""
    share = shares.by.get(account)
    if not shares.asked:
        raise Illegal(Refusal("shares-not-asked"))
    if share is None or hashlib.sha256(value.encode()).hexdigest() != share.hash:
        raise Illegal(Refusal("share-differs"))
    return Shares({**shares.by, account: Share(share.hash, value)}, asked=True)


def missing(shares: Shares, chairs: list[ChairRow]) -> list[int]:
    """Return the seats whose share is not revealed yet."""
    waited = {who for who, share in shares.by.items() if share.value is None}
    return [chair.seat for chair in chairs if chair.account in waited]


def by_seat(shares: Shares, chairs: list[ChairRow]) -> tuple[str, ...]:
    """Return the revealed shares by seat; a seat that added none has an empty text."""
    values = {who: share.value or "" for who, share in shares.by.items()}
    found = tuple(values.get(chair.account or "", "") for chair in chairs)
    return found if any(found) else ()
