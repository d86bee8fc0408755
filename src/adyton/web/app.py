"""The application: all routes, the middleware, and how it starts and stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from adyton import __version__
from adyton.engine.refusal import Illegal
from adyton.web import (
    accounts,
    admin,
    files,
    games,
    lessons,
    lobby,
    muting,
    notifying,
    operations,
    polling,
    practice,
    puzzles,
    recaps,
    records,
    sharing,
)
from adyton.web.compression import with_compression
from adyton.web.middleware import before_request
from adyton.web.refusals import refuse, refuse_bug, refuse_http, refuse_unreadable
from adyton.web.relay import with_relay
from adyton.web.schema import ExactSchema
from adyton.web.settings import Settings
from adyton.web.site import Site

LARGEST_BODY: Final = 1_000_000  # a host's own data file is the largest that is ever sent


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    site: Site = app.state.site
    await site.open()
    try:
        yield
    finally:
        await site.close()


def _description() -> OpenAPIConfig | None:
    """Describe the HTTP part for developers; Litestar needs polyfactory for it, which hosts do not install."""
    if find_spec("polyfactory") is None:
        return None
    return OpenAPIConfig(title="Adyton", version=__version__, path="/api/schema", render_plugins=[ExactSchema()])


def make_app(settings: Settings) -> Litestar:
    """Return the application of one process."""
    site = Site(settings)
    pages = files.read_pages(files.client_folder())
    return Litestar(
        route_handlers=[
            *accounts.ROUTES, *games.ROUTES, *lobby.ROUTES, *records.ROUTES, *recaps.ROUTES, *sharing.ROUTES,
            *practice.ROUTES, *lessons.ROUTES, *puzzles.ROUTES, *polling.ROUTES, *notifying.ROUTES, *muting.ROUTES,
            *admin.ROUTES, *operations.ROUTES,
            sharing.page,
        ],
        lifespan=[_open],
        state=State({"site": site, "pages": pages, "packed": {}, "pictures": sharing.Pictures(pages)}),
        before_request=before_request,
        middleware=[with_compression, with_relay],
        exception_handlers={
            Illegal: refuse, HTTPException: refuse_http, RecursionError: refuse_unreadable,
            UnicodeDecodeError: refuse_unreadable, Exception: refuse_bug,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=_description(),
        logging_config=None,
    )  # fmt: skip
