"""For hosts: the health of the server, and its metrics."""

from typing import Final, Literal

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from adyton import __version__
from adyton.engine.refusal import Illegal, Refusal
from adyton.store.disk import is_disk_full
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.problems import Health

LOCAL: Final = {"127.0.0.1", "::1", "local"}


@get("/health", responses=REFUSED)
async def health(request: AnyRequest) -> Response[Health]:
    """Return whether the server works: it can read and write the database, and the disk has room."""
    site: Site = request.app.state.site
    trouble = await _trouble(site)
    return Response(Health(not trouble, __version__, trouble), status_code=503 if trouble else 200)


async def _trouble(site: Site) -> Literal["", "stopping", "database", "disk-full"]:
    if site.hub.stopping:
        return "stopping"
    if not site.settings.database and is_disk_full(site.settings.folder):
        return "disk-full"
    try:
        await site.database.read(_ask)
    except SQLAlchemyError:
        return "database"
    return "database" if site.hub.cannot_write else ""


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Return the metrics, from this machine only."""
    site: Site = request.app.state.site
    host = request.client.host if request.client is not None else "local"
    if host not in LOCAL or "x-forwarded-for" in request.headers:
        raise Illegal(Refusal("hidden"))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


ROUTES: Final = (health, metrics)
