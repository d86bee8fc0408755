"""Muted people by HTTP: those whose chats you do not hear, and whose invitations you do not get."""

import hashlib
from typing import Annotated, Final

from litestar import delete, get
from litestar.params import PathParameter
from sqlalchemy import Connection

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import AccountRow, find_account, mute
from adyton.web.middleware import need_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.accounts import MutedPerson

PersonId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$")]


@get("/api/account/muted", responses=REFUSED)
async def list_muted_people(request: AnyRequest) -> list[MutedPerson]:
    """Return the people whom you have muted."""
    site: Site = request.app.state.site
    account = await need_account(request)
    return await site.database.read(_muted_people, account.id)


@delete("/api/account/muted/{person:str}", status_code=200, responses=REFUSED)
async def unmute(request: AnyRequest, person: PersonId) -> list[MutedPerson]:
    """Hear this person again."""
    site: Site = request.app.state.site
    account = await need_account(request)
    return await site.database.write(_unmute, account.id, person)


def _muted_people(connection: Connection, account: str) -> list[MutedPerson]:
    found = [MutedPerson(_person_id(account, other.id), other.name) for other in _muted(connection, account)]
    return sorted(found, key=lambda person: (person.name.casefold(), person.id))


def _unmute(connection: Connection, account: str, person: str) -> list[MutedPerson]:
    muted = [other.id for other in _muted(connection, account) if _person_id(account, other.id) == person]
    if not muted:
        raise Illegal(Refusal("no-such-account"))
    mute(connection, account, muted[0], False)
    return _muted_people(connection, account)


def _muted(connection: Connection, account: str) -> list[AccountRow]:
    """Return the muted accounts that still exist. All spectators together are no account."""
    row = find_account(connection, account)
    others = [find_account(connection, other) for other in sorted(row.muted)] if row is not None else []
    return [other for other in others if other is not None]


def _person_id(account: str, other: str) -> str:
    """Return a name for the other account that means something to this account alone."""
    return hashlib.sha256(f"{account} {other}".encode()).hexdigest()[:16]


ROUTES: Final = (list_muted_people, unmute)
