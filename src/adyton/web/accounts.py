"""Accounts: guests first, a name, another device, and a password for people who want to keep their account."""

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import MediaType, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import (
    AccountRow,
    LoginTaken,
    add_account,
    add_code,
    find_login,
    keep,
    rename,
    sign_out_others,
    use_code,
)
from adyton.store.notice import notify_counted
from adyton.store.sessions import SessionRow, add_session, end_session, list_sessions, see_session
from adyton.store.tables import rename_chairs
from adyton.tables.departure import delete_account
from adyton.tables.export import export
from adyton.tables.secrets import new_id
from adyton.web.devices import device_of
from adyton.web.identity import CODE_MS, COOKIE, COOKIE_S, code_hash, new_code
from adyton.web.middleware import address_of, find_account, need_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.accounts import Account, Credentials, DeviceCode, Farewell, Rename, Session, SignInByCode
from adyton.words import Words, language_of

hasher: Final = PasswordHasher()
SessionId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{1,40}$")]


@cache
def nobody() -> str:
    """Return a hash for unknown logins, so that they take as long as a wrong password."""
    return hasher.hash(new_id())


@post("/api/account", status_code=200, responses=REFUSED)
async def arrive(request: AnyRequest) -> Response[Account]:
    """Return your account, or make a new guest."""
    site: Site = request.app.state.site
    account = await find_account(request)
    if account is None:
        address = _hashed(address_of(request))
        if not site.guests.allows(address):
            raise Illegal(Refusal("too-fast"))
        number = new_id()
        language = language_of(request.headers.get("accept-language"), {})
        name = Words(language).say("guest-name", number=number[:4])
        session = _new_session(request, number)
        account = await site.database.write(_welcome, name, session, address, site.hub.worker)
        site.remember(account)
        return _with_cookie(site, account, session.id)
    if site.sights.allows(account.session):
        await site.database.write(see_session, account.session, site.hub.now())
    return await signed(request, account)


def _welcome(connection: Connection, name: str, session: SessionRow, address: str, worker: str) -> AccountRow:
    account = add_account(connection, session.account, name, session.created)
    add_session(connection, session)
    notify_counted(connection, [("guest", address)], worker)
    return account._replace(sessions=frozenset({session.id}))


@get("/api/account", responses=REFUSED)
async def who_am_i(request: AnyRequest) -> Account:
    """Return your account."""
    return account_info(request.app.state.site, await need_account(request))


@patch("/api/account", responses=REFUSED)
async def change_name(request: AnyRequest, data: JSONBody[Rename]) -> Account:
    """Give your account a new name."""
    site: Site = request.app.state.site
    account = await need_account(request)
    name = checked_name(data.name)
    await site.database.write(_rename_everywhere, account.id, name)
    return account_info(site, account._replace(name=name))


def _rename_everywhere(connection: Connection, account: str, name: str) -> None:
    rename(connection, account, name)
    rename_chairs(connection, account, name)


@put("/api/account/password", responses=REFUSED)
async def keep_account(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Account]:
    """Keep your account under a login and a password. Other devices must sign in again."""
    site: Site = request.app.state.site
    account = await need_account(request)
    await _limit(site, request)
    hashed = await asyncio.to_thread(hasher.hash, data.password)
    try:
        kept = await site.database.write(keep, account.id, checked_name(data.login), hashed, account.session)
    except LoginTaken:
        raise Illegal(Refusal("login-taken")) from None
    return await signed(request, kept._replace(session=account.session))


@post("/api/account/code", status_code=200, responses=REFUSED)
async def make_code(request: AnyRequest) -> DeviceCode:
    """Make a code that signs in another device, once."""
    site: Site = request.app.state.site
    account = await need_account(request)
    code = new_code()
    await site.database.write(add_code, code_hash(code), account.id, site.hub.now() + CODE_MS)
    return DeviceCode(code, CODE_MS // 1000)


@post("/api/sign-in/code", status_code=200, responses=REFUSED)
async def sign_in_by_code(request: AnyRequest, data: JSONBody[SignInByCode]) -> Response[Account]:
    """Sign in with the code that another device shows."""
    site: Site = request.app.state.site
    await _limit(site, request)
    account = await site.database.write(use_code, code_hash(data.code), site.hub.now())
    if account is None:
        raise Illegal(Refusal("wrong-code"))
    return await signed(request, account)


@post("/api/sign-in/password", status_code=200, responses=REFUSED)
async def sign_in_by_password(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Account]:
    """Sign in to an account with a password."""
    site: Site = request.app.state.site
    login = " ".join(data.login.split())
    await _limit(site, request, login.casefold())
    account = await site.database.read(find_login, login) if login.isprintable() else None
    kept = account.password if account is not None and account.password is not None else nobody()
    is_right = await asyncio.to_thread(_is_right, kept, data.password)
    if account is None or not is_right:
        raise Illegal(Refusal("wrong-password"))
    return await signed(request, account)


@post("/api/sign-out", status_code=204, responses=REFUSED, response_cookies=[Cookie(COOKIE, max_age=0)])
async def sign_out(request: AnyRequest) -> None:
    """Sign this browser out."""
    site: Site = request.app.state.site
    account = await find_account(request)
    if account is None:
        return
    if account.session:
        await site.database.write(end_session, account.id, account.session)
    else:
        await site.database.write(sign_out_others, account.id, "")


@get("/api/account/sessions", responses=REFUSED)
async def show_sessions(request: AnyRequest) -> list[Session]:
    """Return the browsers in which you are signed in."""
    site: Site = request.app.state.site
    return await _sessions(site, await need_account(request))


@delete("/api/account/sessions/{session:str}", status_code=200, responses=REFUSED)
async def sign_out_there(request: AnyRequest, session: SessionId) -> list[Session]:
    """Sign one of your browsers out, and close its connections."""
    site: Site = request.app.state.site
    account = await need_account(request)
    await site.database.write(end_session, account.id, session)
    return await _sessions(site, account)


@delete("/api/account/sessions", status_code=200, responses=REFUSED)
async def sign_out_elsewhere(request: AnyRequest) -> Response[Account]:
    """Sign out all your browsers but this one, and close their connections."""
    site: Site = request.app.state.site
    account = await need_account(request)
    left = await site.database.write(sign_out_others, account.id, account.session)
    return await signed(request, left._replace(session=account.session))


@get(
    "/api/account/export",
    responses=REFUSED
    | {200: ResponseSpec(dict, media_type=MediaType.JSON, description="The file.", generate_examples=False)},
)
async def export_account(request: AnyRequest) -> Response[bytes]:
    """Return everything that the site knows of you, as a file."""
    site: Site = request.app.state.site
    account = await need_account(request)
    if not await site.allows(("export", account.id)):
        raise Illegal(Refusal("too-fast"))
    exported = await site.database.read(export, account, site.hub.now(), site.hub.dead)
    data = await asyncio.to_thread(msgspec.json.encode, exported)
    headers = {"content-disposition": 'attachment; filename="adyton-account.json"', "cache-control": "no-store"}
    return Response(msgspec.json.format(data), media_type=MediaType.JSON, headers=headers)


@post("/api/account/delete", status_code=204, responses=REFUSED, response_cookies=[Cookie(COOKIE, max_age=0)])
async def say_farewell(request: AnyRequest, data: JSONBody[Farewell]) -> None:
    """Delete your account. Records stay, with 'someone' in the place of your name."""
    site: Site = request.app.state.site
    account = await need_account(request)
    if account.password is None:
        if " ".join(data.confirm.split()) != account.name:
            raise Illegal(Refusal("wrong-name"))
    else:
        await _limit(site, request, account.login)
        if not await asyncio.to_thread(_is_right, account.password, data.confirm):
            raise Illegal(Refusal("wrong-password"))
    await site.database.write(delete_account, account.id, site.hub.games)


async def _sessions(site: Site, account: AccountRow) -> list[Session]:
    rows = await site.database.read(list_sessions, account.id)
    return [Session(row.id, row.name, row.created, row.seen, row.id == account.session) for row in rows]


def account_info(site: Site, account: AccountRow) -> Account:
    """Return the account as its owner sees it."""
    return Account(account.id, account.name, account.password is None, site.is_admin(account))


async def signed(request: AnyRequest, account: AccountRow) -> Response[Account]:
    """Return the account, and set its cookie in this browser, with a session of its own."""
    site: Site = request.app.state.site
    site.bans.check_account(account.id)
    if account.session not in account.sessions:
        session = _new_session(request, account.id)
        await site.database.write(add_session, session)
        account = account._replace(session=session.id)
    return _with_cookie(site, account, account.session)


def _new_session(request: AnyRequest, account: str) -> SessionRow:
    site: Site = request.app.state.site
    now = site.hub.now()
    return SessionRow(new_id(), account, device_of(request.headers.get("user-agent", "")), now, now)


def _with_cookie(site: Site, account: AccountRow, session: str) -> Response[Account]:
    response = Response(account_info(site, account))
    secure = site.settings.https
    response.set_cookie(
        COOKIE, site.signer.cookie(account, session), max_age=COOKIE_S, httponly=True, samesite="lax", secure=secure
    )
    return response


def checked_name(name: str) -> str:
    """Return the name with single spaces; raises Illegal if it could deceive or disturb."""
    plain = " ".join(name.split())
    if not plain or not plain.isprintable() or not any(letter.isalnum() for letter in plain):
        raise Illegal(Refusal("name"))
    return plain


def _is_right(kept: str, password: str) -> bool:
    try:
        return hasher.verify(kept, password)
    except VerificationError:
        return False


async def _limit(site: Site, request: AnyRequest, login: str | None = None) -> None:
    """Count a try to sign in, by address and by account, in every worker; raises Illegal."""
    counted = [("sign-in", _hashed(address_of(request)))]
    if login is not None:
        counted.append(("try", _hashed(login)))
    if not await site.allows(*counted):
        raise Illegal(Refusal("too-fast"))


def _hashed(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


ROUTES: Final = (
    arrive, who_am_i, change_name, keep_account, make_code, sign_in_by_code, sign_in_by_password, sign_out,
    show_sessions, sign_out_there, sign_out_elsewhere, export_account, say_farewell,
)  # fmt: skip
