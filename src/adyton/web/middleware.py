"""Middleware: accounts, addresses, limits, and the headers of every answer."""

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import AccountRow
from adyton.web.identity import COOKIE
from adyton.web.networks import LOCAL, network_of
from adyton.web.settings import Settings
from adyton.web.site import Site

Asked = ASGIConnection[Any, Any, Any, Any]

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

# Only the worker that runs Python may compile WebAssembly. Its own answer says so; pages may not.
WASM_WORKER: Final = "/assets/python.worker-"
WASM_POLICY: Final = HEADERS["content-security-policy"].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)

HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}


def address_of(asked: Asked) -> str:
    """Return the address that limits are counted for."""
    return network_of(asked.client.host if asked.client is not None else None)


def forwarded_for(host: str | None, header: str | None, settings: Settings) -> str | None:
    """Return the client's address as the trusted proxy tells it."""
    if host != settings.proxy or header is None or not settings.behind_proxy:
        return host
    named = [each.strip() for each in header.split(",")]
    return next((each for each in reversed(named) if each != settings.proxy), named[0])


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Return whether the request comes from our own page. Programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.trusted:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


async def before_request(asked: Asked) -> None:
    """Refuse requests that come too often or from another site.

    Files are not counted: they cost little, and a household that opens the site together shares one address.
    """
    site: Site = asked.app.state.site
    address = address_of(asked)
    is_counted = asked.scope["path"].startswith("/api/") and address != LOCAL
    if is_counted and not site.requests.allows(address):
        raise Illegal(Refusal("too-fast"))
    if is_counted:
        site.bans.check_address(address)
    if asked.scope.get("method") not in {"GET", "HEAD"} and not is_own_origin(asked.headers, site.settings):
        raise Illegal(Refusal("other-origin"))


async def find_account(asked: Asked) -> AccountRow | None:
    """Return the account of this browser."""
    site: Site = asked.app.state.site
    return await site.account_of(asked.cookies.get(COOKIE))


async def need_account(asked: Asked) -> AccountRow:
    """Return the account of this browser; raises Illegal if nobody is signed in, or the account is banned."""
    account = await find_account(asked)
    if account is None:
        raise Illegal(Refusal("signed-out"))
    site: Site = asked.app.state.site
    site.bans.check_account(account.id)
    return account


def guarded(app: Litestar, site: Site) -> ASGIApp:
    """Add the strict headers to every answer, also to refusals of the framework, and count it."""
    allowed = _methods(app)
    strict = HEADERS | HTTPS_ONLY if site.settings.https else HEADERS

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in strict.items():
                    headers[name] = value
                if scope["path"].startswith(WASM_WORKER):
                    headers["content-security-policy"] = WASM_POLICY
                site.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)  # a socket has no such headers, and is written to often
        elif scope["method"] == "OPTIONS":
            await send_on(_allow(allowed, scope["path"]))
            await send_on({"type": "http.response.body", "body": b"", "more_body": False})
        else:
            await app(scope, receive, send_on)

    return answer


def _methods(app: Litestar) -> list[tuple[re.Pattern[str], set[str]]]:
    """Return the methods of each path, without the pages of the client."""
    return [
        (
            re.compile(re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(route.path_format))),
            {str(method) for method in route.methods},
        )
        for route in app.routes
        if isinstance(route, HTTPRoute) and not route.path_format.endswith("{path}")
    ]


def _allow(allowed: list[tuple[re.Pattern[str], set[str]]], path: str) -> HTTPResponseStartEvent:
    """Answer OPTIONS with the methods of this path, and nothing more."""
    found = set[str]().union(*(methods for pattern, methods in allowed if pattern.fullmatch(path)))
    names = ", ".join(sorted(found | {"OPTIONS"})).encode()
    return {"type": "http.response.start", "status": 204, "headers": [(b"allow", names)]}
