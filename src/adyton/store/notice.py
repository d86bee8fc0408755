"""Notices: what one process tells the others, and itself, when something was written."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, text

CHANNEL: Final = "adyton"

LINE: Final = "line"  # lines were appended to a table, up to this number
TABLE: Final = "table"  # a table or its chairs changed
CHAT: Final = "chat"  # something was said, under this number


class Notice(NamedTuple):
    """What was written, and where."""

    kind: str
    table: str
    number: int = 0


def notify(connection: Connection, kind: str, table: str, number: int = 0) -> None:
    """Tells everybody, once this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": f"{kind} {table} {number}"}
        )
    else:
        connection.info.setdefault("notices", []).append(Notice(kind, table, number))


def taken(connection: Connection) -> list[Notice]:
    """The notices that wait on this connection, which has none afterwards."""
    notices: list[Notice] = connection.info.pop("notices", [])
    return notices


def read_notice(payload: str) -> Notice:
    """The notice that another process sent."""
    kind, table, number = payload.split(" ")
    return Notice(kind, table, int(number))
