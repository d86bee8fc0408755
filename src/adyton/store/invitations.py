"""Invitations: who asked whom to an open table."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from adyton.store.notice import LISTED, notify
from adyton.store.schema import accounts, invitations, tables
from adyton.store.tables import TableRow

# Statements that are made once, as in `adyton.store.tables`.
DROP: Final = delete(invitations).where(
    invitations.c.table == bindparam("of_table"), invitations.c.account == bindparam("of_account")
)
INVITED: Final = (
    select(invitations.c.table, invitations.c.account, accounts.c.name)
    .join(accounts, accounts.c.id == invitations.c.by)
    .where(invitations.c.table.in_(bindparam("ids", expanding=True)))
)


def add_invitation(connection: Connection, table: str, account: str, by: str, now: int) -> None:
    """Invite the account, and tell its home page. A second invitation replaces the first."""
    drop_invitation(connection, table, account)
    connection.execute(insert(invitations).values(table=table, account=account, by=by, made=now))


def drop_invitation(connection: Connection, table: str, account: str) -> None:
    """Delete the invitation, if there is one, and tell the home page of the account."""
    connection.execute(DROP, {"of_table": table, "of_account": account})
    notify(connection, LISTED, table)


def drop_invitations_by(connection: Connection, account: str, by: str) -> list[str]:
    """Delete all invitations of the account by this person, and return their tables."""
    own = invitations.c.account == account, invitations.c.by == by
    found = list(connection.execute(select(invitations.c.table).where(*own)).scalars())
    for table in found:
        drop_invitation(connection, table, account)
    return found


def find_inviter(connection: Connection, table: str, account: str) -> str | None:
    """Return the account that invited this one to the table."""
    query = select(invitations.c.by).where(invitations.c.table == table, invitations.c.account == account)
    found: str | None = connection.execute(query).scalar_one_or_none()
    return found


def find_invitations(connection: Connection, ids: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return for each of these tables the accounts that are invited, and the names of their inviters."""
    found: dict[str, dict[str, str]] = {table: {} for table in ids}
    if ids:
        for table, account, name in connection.execute(INVITED, {"ids": list(ids)}):
            found[table][account] = name
    return found


def list_invited(connection: Connection, account: str, most: int) -> list[TableRow]:
    """Return the newest open tables to which the account is invited."""
    own = invitations.c.table == tables.c.id, invitations.c.account == account, tables.c.status == "open"
    rows = connection.execute(select(tables).where(*own).order_by(tables.c.created.desc(), tables.c.id).limit(most))
    return [TableRow(*row) for row in rows]
