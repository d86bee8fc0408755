"""Chats: what was said at the tables. A chat without words was removed."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from adyton.store.notice import CHAT, UNSAID, notify
from adyton.store.schema import chats

KEPT: Final = 1000  # chats of one table: guests cannot fill the disk with them
COLUMNS: Final = (chats.c.number, chats.c.account, chats.c.seat, chats.c.name, chats.c.text, chats.c.at)


class ChatRow(NamedTuple):
    """Something said, by whom and when."""

    number: int
    account: str
    seat: int | None
    name: str
    text: str
    at: int


def add_chat(
    connection: Connection, table: str, account: str, seat: int | None, name: str, words: str, now: int
) -> ChatRow:
    """Add a chat; raises IntegrityError if two processes chose the same number, and can be tried again."""
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table == table)).scalar()
    row = ChatRow((last or 0) + 1, account, seat, name, words, now)
    connection.execute(insert(chats).values(table=table, **row._asdict()))
    connection.execute(delete(chats).where(chats.c.table == table, chats.c.number <= row.number - KEPT))
    notify(connection, CHAT, table, row.number)
    return row


def read_chats(connection: Connection, table: str, after: int = 0, most: int = 100) -> list[ChatRow]:
    """Return the last chats after this number."""
    query = select(*COLUMNS).where(chats.c.table == table, chats.c.number > after)
    rows = connection.execute(query.order_by(chats.c.number.desc()).limit(most)).all()
    return [ChatRow(*row) for row in reversed(rows)]


class OwnChat(NamedTuple):
    """Something that an account said, and where."""

    table: str
    seat: int | None
    text: str
    at: int


def chats_of(connection: Connection, account: str) -> list[OwnChat]:
    """Return all that this account said, the oldest first."""
    columns = (chats.c.table, chats.c.seat, chats.c.text, chats.c.at)
    query = select(*columns).where(chats.c.account == account, chats.c.text != "").order_by(chats.c.at)
    return [OwnChat(*row) for row in connection.execute(query)]


def find_chat(connection: Connection, table: str, number: int) -> ChatRow | None:
    """Return the chat of this number."""
    query = select(*COLUMNS).where(chats.c.table == table, chats.c.number == number)
    row = connection.execute(query).one_or_none()
    return ChatRow(*row) if row is not None else None


def remove_chat(connection: Connection, table: str, number: int) -> bool:
    """Remove the words of a chat, and tell everybody at the table; return whether there were any."""
    own = chats.c.table == table, chats.c.number == number, chats.c.text != ""
    is_there = connection.execute(update(chats).where(*own).values(text="")).rowcount == 1
    if is_there:
        notify(connection, UNSAID, table, number)
    return is_there


def remove_chats_of(connection: Connection, account: str, other: str) -> None:
    """Remove the words of all chats of this account, and give the chats to `other`, without a name."""
    own = select(chats.c.table, chats.c.number).where(chats.c.account == account)
    for table, number in connection.execute(own).all():
        notify(connection, UNSAID, table, number)
    connection.execute(update(chats).where(chats.c.account == account).values(account=other, name="", text=""))
