"""For whoever runs the server: whether it is well, and what it does."""

from typing import Final

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text

from adyton import __version__
from adyton.engine.refusal import Illegal, Refusal
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire import Health

LOCAL: Final = {"127.0.0.1", "::1", "local"}


@get("/health", responses=REFUSED)
async def health(request: AnyRequest) -> Health:
    """Whether the server can do its work; asks the database."""
    site: Site = request.app.state.site
    await site.database.read(_ask)
    return Health(not site.hub.stopping, __version__)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """What Prometheus asks, from this machine only; a proxy forwards nobody here."""
    site: Site = request.app.state.site
    host = request.client.host if request.client is not None else "local"
    if host not in LOCAL or "x-forwarded-for" in request.headers:
        raise Illegal(Refusal("hidden"))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


ROUTES: Final = (health, metrics)
