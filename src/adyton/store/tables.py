"""Tables: their rows, their chairs, and who may enter."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, Update, and_, bindparam, exists, insert, or_, select, update
from sqlalchemy.sql.dml import ReturningUpdate

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
    hints: bool | None = None
    notes: str = "[]"
    shares: str = "{}"
    sittings: str = "[]"
    turned_away: str = "[]"


class ChairRow(NamedTuple):
    """A chair as it is kept: with a person, a bot, or nobody."""

    seat: int
    account: str | None
    bot: str | None
    name: str
    held: bool


# Statements that are made once: making one takes three times as long as running it.
_CHAIR: Final = (chairs.c.seat, chairs.c.account, chairs.c.bot, chairs.c.name, chairs.c.held)
_HOSTED: Final = select(tables.c.id).where(tables.c.host == bindparam("host"))
ADD_TABLE: Final = insert(tables)
ADD_CHAIR: Final = insert(chairs)
FIND_TABLE: Final = select(tables).where(tables.c.id == bindparam("id"))
LOCK_TABLE: Final = FIND_TABLE.with_for_update()
FIND_TABLES: Final = select(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))
FIND_CHAIRS: Final = select(*_CHAIR).where(chairs.c.table == bindparam("id")).order_by(chairs.c.seat)
FIND_MANY_CHAIRS: Final = (
    select(chairs.c.table, *_CHAIR)
    .where(chairs.c.table.in_(bindparam("ids", expanding=True)))
    .order_by(chairs.c.seat)
)  # fmt: skip
FIND_MEMBER: Final = select(members.c.account).where(
    members.c.table == bindparam("id"), members.c.account == bindparam("who")
)
OPEN_OF: Final = _HOSTED.where(tables.c.status.in_(["open", "running"]), tables.c.resting.is_(False))
# All statuses are named, because the index begins with them.
OPENED_OF: Final = _HOSTED.where(
    tables.c.status.in_(["open", "running", "finished", "closed"]), tables.c.created > bindparam("since")
)


def add_table(connection: Connection, row: TableRow, seated: list[ChairRow]) -> None:
    """Add a table with its chairs."""
    connection.execute(ADD_TABLE, row._asdict())
    connection.execute(ADD_CHAIR, [{"table": row.id, **chair._asdict()} for chair in seated])
    notify(connection, TABLE, row.id, row.edition)


def find_table(connection: Connection, table: str, *, lock: bool = False) -> TableRow | None:
    """Return the table with this id. If locked, nobody else can change it before the transaction ends."""
    row = connection.execute(LOCK_TABLE if lock else FIND_TABLE, {"id": table}).one_or_none()
    return TableRow(*row) if row is not None else None


def find_many_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Return those of these tables that exist."""
    return [TableRow(*row) for row in connection.execute(FIND_TABLES, {"ids": list(ids)})]


def find_chairs(connection: Connection, table: str) -> list[ChairRow]:
    """Return the table's chairs by seat."""
    return [ChairRow(*row) for row in connection.execute(FIND_CHAIRS, {"id": table})]


def change_table(connection: Connection, table: str, /, **values: Any) -> None:
    """Set these columns and notify all processes."""
    touch(connection, table, **values)


def change_chair(connection: Connection, table: str, seat: int, /, **values: Any) -> None:
    """Set these columns of a chair and notify all processes."""
    touch(connection, table)
    connection.execute(_chair_change(tuple(values)), {"id": table, "place": seat} | _news(values))


def rename_chairs(connection: Connection, account: str, name: str) -> None:
    """Rename this account's chairs at all tables that have not ended, and notify all processes."""
    going_on = select(tables.c.id).where(tables.c.status.in_(["open", "running"]))
    own = chairs.c.account == account, chairs.c.table.in_(going_on)
    for table in connection.execute(select(chairs.c.table).where(*own)).scalars().all():
        touch(connection, table)
    connection.execute(update(chairs).where(*own).values(name=name))


def touch(connection: Connection, table: str, /, **values: Any) -> int | None:
    """Give the table a new edition, notify all processes, and return it; None if there is no such table.

    Until the transaction ends, nobody else can change the table.
    """
    changed = connection.execute(_table_change(tuple(values)), {"table": table} | _news(values))
    edition: int | None = changed.scalar_one_or_none()
    if edition is not None:
        notify(connection, TABLE, table, edition)
    return edition


@lru_cache(maxsize=100)
def _table_change(names: tuple[str, ...]) -> ReturningUpdate[int]:
    """Return the statement that sets these columns of a table."""
    values = {name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in names}
    change = update(tables).where(tables.c.id == bindparam("table")).values(edition=tables.c.edition + 1, **values)
    return change.returning(tables.c.edition)


@lru_cache(maxsize=100)
def _chair_change(names: tuple[str, ...]) -> Update:
    """Return the statement that sets these columns of a chair."""
    values = {name: bindparam(f"new_{name}", type_=chairs.c[name].type) for name in names}
    return update(chairs).where(chairs.c.table == bindparam("id"), chairs.c.seat == bindparam("place")).values(values)


def _news(values: dict[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in values.items()}


def enter(connection: Connection, table: str, account: str) -> None:
    """Let the account see a table that is not public."""
    if not is_member(connection, table, account):
        connection.execute(insert(members).values(table=table, account=account))


def is_member(connection: Connection, table: str, account: str) -> bool:
    """Return whether the account once came with the table's key."""
    return connection.execute(FIND_MEMBER, {"id": table, "who": account}).first() is not None


def list_public(connection: Connection, status: str | None, most: int) -> list[TableRow]:
    """Return the newest public tables."""
    query = select(tables).where(tables.c.public, tables.c.status != "closed")
    return _newest(connection, query, status, most)


def list_own(connection: Connection, accounts: list[str], status: str | None, most: int) -> list[TableRow]:
    """Return the newest tables at which one of these accounts sits."""
    sits = exists().where(chairs.c.table == tables.c.id, chairs.c.account.in_(accounts))
    return _newest(connection, select(tables).where(sits), status, most)


def _newest(connection: Connection, query: Select[Any], status: str | None, most: int) -> list[TableRow]:
    if status is not None:
        query = query.where(tables.c.status == status)
    rows = connection.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(most))
    return [TableRow(*row) for row in rows]


def find_many_chairs(connection: Connection, ids: list[str]) -> dict[str, list[ChairRow]]:
    """Return the chairs of these tables."""
    found: dict[str, list[ChairRow]] = {table: [] for table in ids}
    for table, *chair in connection.execute(FIND_MANY_CHAIRS, {"ids": ids}):
        found[table].append(ChairRow(*chair))
    return found


def count_open(connection: Connection, account: str) -> int:
    """Count the tables of this host that are open or running, without those that everybody left."""
    return len(connection.execute(OPEN_OF, {"host": account}).all())


def count_opened(connection: Connection, account: str, since: int) -> int:
    """Count all tables that this host has opened since then."""
    return len(connection.execute(OPENED_OF, {"host": account, "since": since}).all())


def close_forgotten(connection: Connection, opened: int, left: int) -> int:
    """Close open tables from before `opened`, and those that everybody left before `left`."""
    waits = and_(tables.c.status == "open", tables.c.created < opened)
    rests = and_(tables.c.status == "running", tables.c.resting.is_(True), tables.c.zero + tables.c.paused < left)
    found = connection.execute(select(tables.c.id).where(or_(waits, rests))).scalars().all()
    for table in found:
        change_table(connection, table, status="closed", trouble="forgotten")
    return len(found)
