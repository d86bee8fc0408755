"""Chats: what was said at the tables."""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from adyton.store.notice import CHAT, notify
from adyton.store.schema import chats


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
    notify(connection, CHAT, table, row.number)
    return row


def read_chats(connection: Connection, table: str, after: int = 0, most: int = 100) -> list[ChatRow]:
    """Return the last chats after this number."""
    columns = (chats.c.number, chats.c.account, chats.c.seat, chats.c.name, chats.c.text, chats.c.at)
    query = select(*columns).where(chats.c.table == table, chats.c.number > after)
    rows = connection.execute(query.order_by(chats.c.number.desc()).limit(most)).all()
    return [ChatRow(*row) for row in reversed(rows)]
