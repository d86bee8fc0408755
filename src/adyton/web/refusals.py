"""Refusals by HTTP: a status and a Problem, never a traceback."""

from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from adyton.engine.refusal import Illegal
from adyton.web.wire.problems import Problem

if TYPE_CHECKING:
    from adyton.web.site import Site

# What is not listed is a conflict with the rules, or with what is already there.
STATUS: Final = {
    "malformed": 400, "signed-out": 401, "wrong-password": 403, "wrong-code": 403, "not-host": 403, "other-origin": 403,
    "hidden": 403, "no-such-table": 404, "no-such-connection": 404, "no-such-game": 404, "no-such-content": 404,
    "lesson-unknown": 404, "puzzle-unknown": 404, "too-large": 413, "too-fast": 429, "too-many-reviews": 429, "tables-per-hour": 429,
    "keep-first": 403, "wrong-name": 403, "banned": 403, "not-found": 404, "no-such-account": 404, "no-such-chat": 404, "no-such-ban": 404,
}  # fmt: skip
BY_STATUS: Final = {400: "malformed", 401: "signed-out", 404: "not-found", 405: "method", 413: "too-large"}
CONFLICT: Final = 409
HUNG_UP: Final = "client disconnected prematurely"  # Litestar's words for a client that is gone inside its body
log = structlog.get_logger()

# For the schema: how a request may be refused.
REFUSED: Final = {
    status: ResponseSpec(Problem, description="Refused, with the reason.")
    for status in (400, 401, 403, 404, 409, 413, 429)
}

AnyRequest = Request[Any, Any, Any]


def refuse(_: AnyRequest, refused: Illegal) -> Response[Problem]:
    """Answer what the rules, the table or the lobby forbid."""
    refusal = refused.refusal
    status = STATUS.get(refusal.code, CONFLICT)
    headers = [ResponseHeader(name="retry-after", value="2")] if status == 429 else []
    return Response(Problem(refusal.code, refusal.args), status_code=status, headers=headers)


def refuse_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer what the framework could not read or find."""
    if error.detail == HUNG_UP:
        return Response(Problem("malformed", {}), status_code=400)  # nobody reads it, and it is no fault of ours
    code = BY_STATUS.get(error.status_code, "malformed" if error.status_code < 500 else "server-error")
    if error.status_code >= 500:
        log.error("request failed", error=repr(error.__cause__ or error))
    return Response(Problem(code, {}), status_code=error.status_code, headers=error.headers)


def refuse_unreadable(_: AnyRequest, __: Exception) -> Response[Problem]:
    """Answer JSON that is nested too deeply, or is not UTF-8."""
    return Response(Problem("malformed", {}), status_code=400)


def refuse_bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a bug, or a database that is away; the reason goes to the log only."""
    site: Site = request.app.state.site
    site.hub.failed("request failed", error)
    return Response(Problem("server-error", {}), status_code=500)
