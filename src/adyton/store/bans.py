"""Bans: accounts and addresses that may not use the site until a certain time."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from adyton.store.notice import BANS, notify
from adyton.store.schema import bans

ACCOUNT: Final = "account"
ADDRESS: Final = "address"


class Ban(NamedTuple):
    """A row; see the schema for what the fields mean."""

    id: str
    kind: str
    subject: str
    until: int
    made: int
    by: str
    reason: str


def add_ban(connection: Connection, ban: Ban) -> None:
    """Ban from now on, and tell all processes."""
    connection.execute(insert(bans).values(ban._asdict()))
    notify(connection, BANS, ban.id)


def lift_ban(connection: Connection, ban: str) -> Ban | None:
    """End a ban, tell all processes, and return it; None if there is no such ban."""
    row = connection.execute(delete(bans).where(bans.c.id == ban).returning(*bans.c)).one_or_none()
    if row is None:
        return None
    notify(connection, BANS, ban)
    return Ban(*row)


def list_bans(connection: Connection, now: int) -> list[Ban]:
    """Return the bans that hold now, the newest first."""
    query = select(bans).where(bans.c.until > now).order_by(bans.c.made.desc(), bans.c.id)
    return [Ban(*row) for row in connection.execute(query)]
