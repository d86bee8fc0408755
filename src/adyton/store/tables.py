"""Tables: their rows, their chairs, and who may enter."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, exists, insert, or_, select, update

from adyton.store.notice import TABLE, notify
from adyton.store.schema import chairs, members, tables


class TableRow(NamedTuple):
    """A table as it is kept; see the schema for what the fields mean."""

    id: str
    game: str
    version: int
    options: str
    seats: int
    status: str
    public: bool
    spectators: bool
    clock: str
    host: str
    key: str
    seed: str
    header: str | None
    ending: str | None
    zero: int
    paused: int | None
    resting: bool
    question: str | None
    trouble: str | None
    rematch: str | None
    holder: str | None
    created: int
    edition: int = 0


class ChairRow(NamedTuple):
    """A chair as it is kept: with a person, a bot, or nobody."""

    seat: int
    account: str | None
    bot: str | None
    name: str
    held: bool


def add_table(connection: Connection, row: TableRow, seated: list[ChairRow]) -> None:
    """A new table with its chairs."""
    connection.execute(insert(tables).values(row._asdict()))
    connection.execute(insert(chairs), [{"table": row.id, **chair._asdict()} for chair in seated])
    notify(connection, TABLE, row.id, row.edition)


def find_table(connection: Connection, table: str, *, lock: bool = False) -> TableRow | None:
    """The table with this id; locked, nobody else can change it before the transaction ends."""
    query = select(tables).where(tables.c.id == table)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    return TableRow(*row) if row is not None else None


def find_many_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Those of these tables that there are."""
    return [TableRow(*row) for row in connection.execute(select(tables).where(tables.c.id.in_(ids)))]


def find_chairs(connection: Connection, table: str) -> list[ChairRow]:
    """The table's chairs by seat."""
    columns = (chairs.c.seat, chairs.c.account, chairs.c.bot, chairs.c.name, chairs.c.held)
    rows = connection.execute(select(*columns).where(chairs.c.table == table).order_by(chairs.c.seat))
    return [ChairRow(*row) for row in rows]


def change_table(connection: Connection, table: str, /, **values: Any) -> None:
    """Sets these columns and tells everybody."""
    touch(connection, table, **values)


def change_chair(connection: Connection, table: str, seat: int, /, **values: Any) -> None:
    """Sets these columns of a chair and tells everybody."""
    touch(connection, table)
    connection.execute(update(chairs).where(chairs.c.table == table, chairs.c.seat == seat).values(values))


def rename_chairs(connection: Connection, account: str, name: str) -> None:
    """Gives this account's chairs a new name at all tables that have not ended, and tells everybody."""
    going_on = select(tables.c.id).where(tables.c.status.in_(["open", "running"]))
    own = chairs.c.account == account, chairs.c.table.in_(going_on)
    for table in connection.execute(select(chairs.c.table).where(*own)).scalars().all():
        touch(connection, table)
    connection.execute(update(chairs).where(*own).values(name=name))


def touch(connection: Connection, table: str, /, **values: Any) -> int | None:
    """Give the table a new edition, and tell everybody; None where there is no such table.

    Until the end of the transaction nobody else can.
    """
    change = update(tables).where(tables.c.id == table).values(edition=tables.c.edition + 1, **values)
    edition: int | None = connection.execute(change.returning(tables.c.edition)).scalar_one_or_none()
    if edition is not None:
        notify(connection, TABLE, table, edition)
    return edition


def enter(connection: Connection, table: str, account: str) -> None:
    """Lets the account see a table that is not public."""
    if not is_member(connection, table, account):
        connection.execute(insert(members).values(table=table, account=account))


def is_member(connection: Connection, table: str, account: str) -> bool:
    """Whether the account once came with the table's key."""
    query = select(members.c.account).where(members.c.table == table, members.c.account == account)
    return connection.execute(query).first() is not None


def list_public(connection: Connection, status: str | None, most: int) -> list[TableRow]:
    """The newest tables that everybody may see."""
    query = select(tables).where(tables.c.public, tables.c.status != "closed")
    return _newest(connection, query, status, most)


def list_own(connection: Connection, accounts: list[str], status: str | None, most: int) -> list[TableRow]:
    """The newest tables at which one of these accounts sits."""
    sits = exists().where(chairs.c.table == tables.c.id, chairs.c.account.in_(accounts))
    return _newest(connection, select(tables).where(sits), status, most)


def _newest(connection: Connection, query: Select[Any], status: str | None, most: int) -> list[TableRow]:
    if status is not None:
        query = query.where(tables.c.status == status)
    rows = connection.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(most))
    return [TableRow(*row) for row in rows]


def find_many_chairs(connection: Connection, ids: list[str]) -> dict[str, list[ChairRow]]:
    """The chairs of these tables."""
    found: dict[str, list[ChairRow]] = {table: [] for table in ids}
    columns = (chairs.c.table, chairs.c.seat, chairs.c.account, chairs.c.bot, chairs.c.name, chairs.c.held)
    for row in connection.execute(select(*columns).where(chairs.c.table.in_(ids)).order_by(chairs.c.seat)):
        found[row.table].append(ChairRow(*row[1:]))
    return found


def count_open(connection: Connection, account: str) -> int:
    """How many tables of this host wait or are being played; those that everybody left do not count."""
    going_on = tables.c.status.in_(["open", "running"]) & tables.c.resting.is_(False)
    return len(connection.execute(select(tables.c.id).where(tables.c.host == account, going_on)).all())


def count_opened(connection: Connection, account: str, since: int) -> int:
    """How many tables this host has opened since then, whatever became of them."""
    statuses = ["open", "running", "finished", "closed"]  # named, because the index begins with them
    young = tables.c.status.in_(statuses) & (tables.c.created > since)
    return len(connection.execute(select(tables.c.id).where(young, tables.c.host == account)).all())


def close_forgotten(connection: Connection, opened: int, begun: int) -> int:
    """Closes the tables that nobody came to since `opened`, and those that rest and were made before `begun`."""
    waits = and_(tables.c.status == "open", tables.c.created < opened)
    rests = and_(tables.c.status == "running", tables.c.resting.is_(True), tables.c.created < begun)
    found = connection.execute(select(tables.c.id).where(or_(waits, rests))).scalars().all()
    for table in found:
        change_table(connection, table, status="closed", trouble="forgotten")
    return len(found)
