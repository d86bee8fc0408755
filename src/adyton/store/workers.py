"""Workers: which processes live, which tables each holds, and who is connected to it.

A worker that was last heard at the time `dead` or before it is dead.
"""

from collections.abc import Callable
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec

from sqlalchemy import Connection, and_, bindparam, delete, insert, or_, select, update

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.schema import present, tables, workers
from adyton.store.tables import ChairRow, TableRow, find_chairs, find_table, touch

P = ParamSpec("P")
ALIVE_MS: Final = 5000  # a worker that was silent for this long is dead

# Statements that are made once, as in `adyton.store.tables`.
FIND_PRESENT: Final = (
    select(present.c.table, present.c.account)
    .join(workers, workers.c.id == present.c.worker)
    .where(present.c.table.in_(bindparam("ids", expanding=True)), workers.c.seen > bindparam("dead"))
)
_HERE: Final = and_(
    present.c.table == bindparam("id"), present.c.account == bindparam("who"), present.c.worker == bindparam("where")
)
IS_HERE: Final = select(present.c.worker).where(_HERE)
NOT_HERE: Final = delete(present).where(_HERE)
HERE: Final = insert(present)

# The statements of every beat.
_IS_DEAD: Final = workers.c.seen <= bindparam("dead")
_DEAD: Final = select(workers.c.id).where(_IS_DEAD)
_LIVING: Final = select(workers.c.id).where(workers.c.seen > bindparam("dead"))
_HOLDERS: Final = select(tables.c.holder).where(tables.c.holder.is_not(None), tables.c.status == "running")
DECLARE_DEAD: Final = update(workers).where(workers.c.seen > bindparam("future")).values(seen=bindparam("dead"))
SEE: Final = update(workers).where(workers.c.id == bindparam("worker")).values(seen=bindparam("now"))
ORPHANS: Final = select(tables.c.id).where(
    tables.c.status == "running",
    tables.c.resting.is_(False),
    or_(tables.c.holder.is_(None), tables.c.holder.not_in(_LIVING)),
)
DISCONNECT: Final = delete(present).where(present.c.worker.in_(_DEAD))
FORGET: Final = delete(workers).where(_IS_DEAD, workers.c.id.not_in(_HOLDERS))


def beat(connection: Connection, worker: str, now: int) -> None:
    """Note that this worker is alive.

    A worker whose last sign of life lies in the future died before the clock was set back.
    """
    connection.execute(DECLARE_DEAD, {"future": now + ALIVE_MS, "dead": now - ALIVE_MS})
    if connection.execute(SEE, {"worker": worker, "now": now}).rowcount == 0:
        connection.execute(insert(workers).values(id=worker, seen=now))


def retire(connection: Connection, worker: str, now: int) -> None:
    """Mark this worker as dead at once, with the time, so that others take over without waiting."""
    connection.execute(delete(present).where(present.c.worker == worker))
    connection.execute(update(workers).where(workers.c.id == worker).values(seen=now - ALIVE_MS))


def retire_all(connection: Connection, dead: int) -> None:
    """Mark every worker as dead, because no process but this one uses the database."""
    connection.execute(delete(present))
    connection.execute(update(workers).where(workers.c.seen > dead).values(seen=dead))


def orphans(connection: Connection, dead: int) -> list[str]:
    """Return the running tables that no living worker holds and that do not rest."""
    return list(connection.execute(ORPHANS, {"dead": dead}).scalars())


def is_living(connection: Connection, worker: str, dead: int) -> bool:
    """Return whether this worker has given a sign of life lately. One that hangs gives none."""
    query = select(workers.c.id).where(workers.c.id == worker, workers.c.seen > dead)
    return connection.execute(query).first() is not None


def held_by(connection: Connection, worker: str) -> list[str]:
    """Return the running tables that this worker holds and that do not rest."""
    is_held = and_(tables.c.holder == worker, tables.c.status == "running", tables.c.resting.is_(False))
    return list(connection.execute(select(tables.c.id).where(is_held)).scalars())


def take_over(connection: Connection, table: str, worker: str, now: int, dead: int, *, forgive: bool) -> bool:
    """Hold this table if no living worker does, or if it is paused: then its holder may have forgotten it.

    On request, the time without a holder does not count.
    """
    row = connection.execute(
        select(tables.c.holder, tables.c.zero, tables.c.paused, workers.c.seen)
        .outerjoin(workers, workers.c.id == tables.c.holder)
        .where(tables.c.id == table, tables.c.status == "running")
        .with_for_update(of=tables)
    ).one_or_none()
    if row is None or (row.paused is None and row.holder is not None and row.seen is not None and row.seen > dead):
        return False
    if not forgive or row.seen is None:
        touch(connection, table, holder=worker)
    elif row.paused is None:
        touch(connection, table, holder=worker, zero=row.zero + now - row.seen)
    else:  # its players may have stopped the clock after the holder died
        lost = max(0, row.zero + row.paused - row.seen)
        touch(connection, table, holder=worker, paused=max(0, row.paused - lost))
    return True


def sweep(connection: Connection, dead: int) -> None:
    """Forget connections to dead workers, and dead workers that hold nothing."""
    connection.execute(DISCONNECT, {"dead": dead})
    connection.execute(FORGET, {"dead": dead})


def arrive(connection: Connection, table: str, account: str, worker: str) -> None:
    """Note that the account is connected here."""
    touch(connection, table)
    if connection.execute(IS_HERE, {"id": table, "who": account, "where": worker}).first() is None:
        connection.execute(HERE, {"table": table, "account": account, "worker": worker})


def depart(connection: Connection, table: str, account: str, worker: str) -> None:
    """Note that the account is not connected here any more."""
    touch(connection, table)
    connection.execute(NOT_HERE, {"id": table, "who": account, "where": worker})


def find_present(connection: Connection, table: str, dead: int) -> frozenset[str]:
    """Return the accounts that are connected to a living worker."""
    return find_many_present(connection, [table], dead)[table]


def find_many_present(connection: Connection, ids: list[str], dead: int) -> dict[str, frozenset[str]]:
    """Return the accounts that are connected to a living worker, for each of these tables."""
    found: dict[str, set[str]] = {table: set() for table in ids}
    for table, account in connection.execute(FIND_PRESENT, {"ids": ids, "dead": dead}):
        found[table].add(account)
    return {table: frozenset(accounts) for table, accounts in found.items()}


class TableRows(NamedTuple):
    """All rows of a table but its lines and chats, as they stood at one moment."""

    row: TableRow
    chairs: list[ChairRow]
    present: frozenset[str]  # the accounts that are connected


def read_rows(connection: Connection, table: str, dead: int) -> TableRows | None:
    """Return the rows of this table, if it exists."""
    row = find_table(connection, table)
    if row is None:
        return None
    return TableRows(row, find_chairs(connection, table), find_present(connection, table, dead))


def change_rows(
    connection: Connection, dead: int, work: Callable[Concatenate[Connection, str, P], Any], table: str,
    *args: P.args, **kwargs: P.kwargs,
) -> TableRows:  # fmt: skip
    """Do this work on the table and read its rows, in one transaction."""
    if touch(connection, table) is None:  # it has expired
        raise Illegal(Refusal("no-such-table"))
    work(connection, table, *args, **kwargs)
    rows = read_rows(connection, table, dead)
    assert rows is not None, "nobody else can delete it before this transaction ends"
    return rows
