"""Admin actions: what the site's admins did, append-only."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from adyton.store.schema import admin_actions


class ActionRow(NamedTuple):
    """What an admin did, to what, and why."""

    at: int
    by: str
    action: str
    subject: str
    note: str


def add_action(connection: Connection, row: ActionRow) -> None:
    """Note an action, in the transaction that carries it out."""
    connection.execute(insert(admin_actions).values(row._asdict()))


def list_actions(connection: Connection, most: int) -> list[ActionRow]:
    """Return the last actions, the newest first."""
    columns = [column for column in admin_actions.c if column.name != "number"]
    query = select(*columns).order_by(admin_actions.c.number.desc()).limit(most)
    return [ActionRow(*row) for row in connection.execute(query)]
