"""Sessions: the browsers in which an account is signed in."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from adyton.store.notice import SESSION, notify
from adyton.store.schema import push_devices, sessions

MOST: Final = 30  # of one account; beyond this the least recently seen one ends

# Statements that are made once, as in `adyton.store.tables`.
ADD: Final = insert(sessions)
LIST: Final = (
    select(sessions)
    .where(sessions.c.account == bindparam("account"))
    .order_by(sessions.c.seen.desc(), sessions.c.created.desc(), sessions.c.id)
)


class SessionRow(NamedTuple):
    """A row; see the schema for what the fields mean."""

    id: str
    account: str
    name: str
    created: int
    seen: int


def add_session(connection: Connection, session: SessionRow) -> None:
    """Sign a browser in."""
    connection.execute(ADD, session._asdict())
    for old in list_sessions(connection, session.account)[MOST:]:
        end_session(connection, old.account, old.id)


def list_sessions(connection: Connection, account: str) -> list[SessionRow]:
    """Return the browsers in which the account is signed in, the last seen first."""
    return [SessionRow(*row) for row in connection.execute(LIST, {"account": account})]


def see_session(connection: Connection, session: str, now: int) -> None:
    """Note that this browser was here."""
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))


def end_session(connection: Connection, account: str, session: str) -> None:
    """Sign this browser of the account out, and send no more messages to it."""
    own = delete(sessions).where(sessions.c.id == session, sessions.c.account == account)
    if connection.execute(own).rowcount:
        connection.execute(delete(push_devices).where(push_devices.c.session == session))
        notify(connection, SESSION, account, 0, session)
