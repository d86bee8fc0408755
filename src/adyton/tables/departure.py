"""Departures: what stays at the tables when an account is deleted.

Records keep their proof; only the name goes. If a chair of a table that has begun holds neither an
account nor a bot, the account of its player was deleted.
"""

import json
from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, delete, or_, select, update

from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.store.accounts import add_account, find_account
from adyton.store.chats import remove_chats_of
from adyton.store.expiry import FLEETING, pointing_at
from adyton.store.notice import ACCOUNT, notify
from adyton.store.schema import accounts, chairs, lessons, puzzle_ratings, puzzle_tries, tables, tips
from adyton.store.tables import ChairRow, TableRow, change_chair, change_table, find_chairs, find_table
from adyton.tables.chairs import stand_up, usual_bot
from adyton.tables.info import seat_of
from adyton.tables.sittings import changes_of, forget_asker, keep, leave_to_bot, without_account

SOMEONE: Final = "someone"  # the account that takes the place of all deleted ones, and their name in records


def delete_account(connection: Connection, account: str, games: Mapping[str, AnyGame]) -> None:
    """Delete the account and everything that shows whose it was."""
    row = find_account(connection, account)
    if row is None:
        return
    if find_account(connection, SOMEONE) is None:
        add_account(connection, SOMEONE, "", row.created)
    for table in _tables_of(connection, account):
        _leave(connection, table, account, games)
    remove_chats_of(connection, account, SOMEONE)
    for column in pointing_at("accounts"):
        if column.table.name in FLEETING:
            connection.execute(delete(column.table).where(column == account))
    for learned in (lessons, tips, puzzle_tries, puzzle_ratings):
        connection.execute(delete(learned).where(learned.c.account == account))
    connection.execute(update(tables).where(tables.c.host == account).values(host=SOMEONE))
    connection.execute(delete(accounts).where(accounts.c.id == account))
    notify(connection, ACCOUNT, account, row.generation + 1)


def _tables_of(connection: Connection, account: str) -> list[str]:
    """Return the tables at which the account sits or once sat or wanted to sit, or which it opened."""
    sat = select(chairs.c.table).where(chairs.c.account == account)
    opened = select(tables.c.id).where(tables.c.host == account)
    noted = tables.c.sittings, tables.c.question, tables.c.turned_away
    others = select(tables.c.id).where(or_(*(column.contains(f'"{account}"', autoescape=True) for column in noted)))
    return list(connection.execute(sat.union(opened, others).order_by("table")).scalars())


def _leave(connection: Connection, table: str, account: str, games: Mapping[str, AnyGame]) -> None:
    row = find_table(connection, table, lock=True)
    assert row is not None, "nobody can delete it while the account sits there"
    seated = find_chairs(connection, table)
    seat = seat_of(seated, account)
    if seat is None:
        pass
    elif row.status == "open":
        stand_up(connection, table, account)
    elif row.status == "running":
        _leave_running(connection, row, seated, seat, games)
    else:
        change_chair(connection, table, seat, account=None, bot=None, name="", held=False)
    _forget_name(connection, table, account, seat)
    forget_asker(connection, table, account)


def _forget_name(connection: Connection, table: str, account: str, seat: Seat | None) -> None:
    """Take the account's name out of what becomes the record."""
    row = find_table(connection, table)
    assert row is not None, "the transaction holds it"
    changes = changes_of(row)
    own = next((one for one in changes if one.account == account), None)
    seat = own.seat if own is not None else seat
    if row.header is not None and seat is not None and (own is None or own.kind != "sat"):  # it began the game
        change_table(connection, table, header=_without_name(row.header, seat))
    if own is not None:
        keep(connection, table, without_account(changes, account, SOMEONE))


def _leave_running(
    connection: Connection, row: TableRow, seated: list[ChairRow], seat: int, games: Mapping[str, AnyGame]
) -> None:
    """Let a bot play on if other people sit there; close the table if nobody is left."""
    game = games.get(row.game)
    is_alone = all(chair.account is None or chair.seat == seat for chair in seated)
    if is_alone or game is None:
        change_chair(connection, row.id, seat, account=None, bot=None, name="", held=False)
        change_table(connection, row.id, status="closed", trouble="given-up")
    else:
        bot = usual_bot(game)
        leave_to_bot(connection, row.id, seat, bot)
        change_chair(connection, row.id, seat, account=None, bot=bot, name=bot, held=False)


def _without_name(header: str, seat: int) -> str:
    head = json.loads(header)
    head["seats"][seat] = SOMEONE
    return json.dumps(head)
