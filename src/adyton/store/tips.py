"""Tips in first games: which ones an account has been shown."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from adyton.store.schema import tips


class TipRow(NamedTuple):
    """A tip that an account has been shown."""

    game: str
    tip: str


def find_tips(connection: Connection, account: str) -> list[TipRow]:
    """Return every tip that this account has been shown."""
    query = select(tips.c.game, tips.c.tip).where(tips.c.account == account)
    return [TipRow(row.game, row.tip) for row in connection.execute(query.order_by(tips.c.game, tips.c.tip))]


def note_tip(connection: Connection, account: str, row: TipRow) -> None:
    """Save that the account has been shown a tip. Saving it again changes nothing."""
    try:
        with connection.begin_nested():
            connection.execute(insert(tips).values(account=account, **row._asdict()))
    except IntegrityError:  # shown before, perhaps on another device
        return
