"""Leases: what only one process may do at a time. A process that dies loses its lease by itself."""

from sqlalchemy import Connection, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from adyton.store.schema import leases


def take_lease(connection: Connection, name: str, holder: str, now: int, length_ms: int) -> bool:
    """Hold the lease from now on, unless another process does. To renew it, take it again."""
    is_free = or_(leases.c.holder == holder, leases.c.until <= now)
    change = update(leases).where(leases.c.name == name, is_free).values(holder=holder, until=now + length_ms)
    if connection.execute(change).rowcount == 1:
        return True
    if connection.execute(select(leases.c.name).where(leases.c.name == name)).first() is not None:
        return False
    try:
        with connection.begin_nested():
            connection.execute(insert(leases).values(name=name, holder=holder, until=now + length_ms))
    except IntegrityError:  # another process was first
        return False
    return True


def give_lease_back(connection: Connection, name: str, holder: str, now: int) -> None:
    """Let another process have it at once."""
    connection.execute(update(leases).where(leases.c.name == name, leases.c.holder == holder).values(until=now))
