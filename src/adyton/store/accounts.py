"""Accounts: people who may sit, guests among them."""

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from adyton.store.notice import ACCOUNT, notify
from adyton.store.schema import accounts, codes, push_devices, sessions

SPECTATORS: Final = "*"  # muted in place of an account: all who only watch

# Statements that are made once, as in `adyton.store.tables`.
ADD: Final = insert(accounts)
SESSIONS: Final = select(sessions.c.id).where(sessions.c.account == bindparam("account"))
FIND: Final = select(accounts).where(accounts.c.id == bindparam("account"))


class AccountRow(NamedTuple):
    """An account as it is kept."""

    id: str
    name: str
    login: str | None
    password: str | None
    generation: int
    muted: frozenset[str]
    created: int = 0
    sessions: frozenset[str] = frozenset()
    session: str = ""  # the one of the browser that asks; "": a cookie from before there were sessions


class LoginTaken(Exception):
    """Another account has this login."""


def add_account(connection: Connection, account: str, name: str, now: int) -> AccountRow:
    """Add a guest."""
    connection.execute(ADD, {"id": account, "name": name, "generation": 0, "muted": "[]", "created": now})
    return AccountRow(account, name, None, None, 0, frozenset(), now)


def find_account(connection: Connection, account: str) -> AccountRow | None:
    """Return the account with this id."""
    return _read(connection, connection.execute(FIND, {"account": account}).one_or_none())


def find_login(connection: Connection, login: str) -> AccountRow | None:
    """Return the account with this login."""
    query = select(accounts).where(accounts.c.login == login.casefold())
    return _read(connection, connection.execute(query).one_or_none())


def rename(connection: Connection, account: str, name: str) -> None:
    """Give the account a new name."""
    _change(connection, account, name=name)


def keep(connection: Connection, account: str, login: str, password: str, session: str = "") -> AccountRow:
    """Give the account a login and a hashed password. All browsers but this session must sign in again."""
    try:
        _change(connection, account, login=login.casefold(), password=password)
    except IntegrityError:
        raise LoginTaken from None
    return sign_out_others(connection, account, session)


def sign_out_others(connection: Connection, account: str, session: str) -> AccountRow:
    """End all sessions of the account but this one, and make all its cookies void: this one needs a new one."""
    connection.execute(delete(sessions).where(sessions.c.account == account, sessions.c.id != session))
    is_other = push_devices.c.session.is_(None) | (push_devices.c.session != session)
    connection.execute(delete(push_devices).where(push_devices.c.account == account, is_other))
    connection.execute(delete(codes).where(codes.c.account == account))
    _change(connection, account, generation=accounts.c.generation + 1)
    row = find_account(connection, account)
    assert row is not None
    return row


def has_muted(connection: Connection, account: str, other: str) -> bool:
    """Return whether the account has muted the other one."""
    row = find_account(connection, account)
    return row is not None and other in row.muted


def mute(connection: Connection, account: str, other: str, on: bool) -> frozenset[str]:
    """Set the accounts that this account does not hear."""
    row = connection.execute(select(accounts.c.muted).where(accounts.c.id == account).with_for_update()).one()
    muted = set(json.loads(row.muted))
    muted = muted | {other} if on else muted - {other}
    _change(connection, account, muted=json.dumps(sorted(muted)))
    return frozenset(muted)


def add_code(connection: Connection, code_hash: str, account: str, expires: int) -> None:
    """Add a code that signs in once; an account has one at a time."""
    connection.execute(delete(codes).where(codes.c.account == account))
    connection.execute(insert(codes).values(hash=code_hash, account=account, expires=expires))


def use_code(connection: Connection, code_hash: str, now: int) -> AccountRow | None:
    """Return the account of this code, and use the code up."""
    taken = delete(codes).where(codes.c.hash == code_hash).returning(codes.c.account, codes.c.expires)
    row = connection.execute(taken).one_or_none()
    if row is None or row.expires < now:
        return None
    return find_account(connection, row.account)


def _change(connection: Connection, account: str, **values: Any) -> None:
    """Set these columns and notify all processes."""
    change = update(accounts).where(accounts.c.id == account).values(values)
    generation = connection.execute(change.returning(accounts.c.generation)).scalar_one_or_none()
    if generation is not None:
        notify(connection, ACCOUNT, account, generation)


def _read(connection: Connection, row: Row[tuple[object, ...]] | None) -> AccountRow | None:
    if row is None:
        return None
    muted = frozenset(json.loads(row.muted))
    signed_in = frozenset(connection.execute(SESSIONS, {"account": row.id}).scalars())
    return AccountRow(row.id, row.name, row.login, row.password, row.generation, muted, row.created, signed_in)
