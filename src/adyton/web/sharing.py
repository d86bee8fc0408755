"""Sharing: the words and the picture that messengers show for the link to a table."""

import asyncio
import re
from collections.abc import Callable
from html import escape
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.tables import TableRow, find_chairs, find_table
from adyton.tables.chairs import seen_table
from adyton.web.cards import Card, card_of, invitation
from adyton.web.compression import accepts, is_worth_it, packed
from adyton.web.files import Page
from adyton.web.lettering import Lettering
from adyton.web.lobby import TableId
from adyton.web.middleware import address_of, find_account
from adyton.web.networks import LOCAL
from adyton.web.picture import Painter
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.problems import Problem
from adyton.words import FALLBACK, LANGUAGES, Words

LINK: Final = re.compile(r"(?:table|replay)/([A-Za-z0-9_-]{1,40})")
PNG: Final = "image/png"
MOST_KEPT: Final = 200
Theme = Literal["light", "dark"]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]


class Pictures:
    """The cards that were drawn last. One is drawn at a time, so that messengers cannot use up the processor."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self.painter = Painter(Lettering(_fonts(pages, "400")), Lettering(_fonts(pages, "700")))
        self.drawing = asyncio.Lock()
        self.kept: dict[tuple[Card, Theme], bytes] = {}

    async def draw(self, card: Card, theme: Theme) -> bytes:
        """Return the card as a PNG."""
        key = (card, theme)
        async with self.drawing:
            if key not in self.kept:
                self.kept[key] = await asyncio.to_thread(self.painter.paint, card, theme)
            if len(self.kept) > MOST_KEPT:
                del self.kept[next(iter(self.kept))]
            return self.kept[key]


@get(
    "/api/tables/{table:str}/card",
    media_type=PNG,
    responses=REFUSED | {200: ResponseSpec(bytes, media_type=PNG, description="The picture.", generate_examples=False)},
)
async def show_card(
    request: AnyRequest, table: TableId, language: Language = FALLBACK, theme: FromQuery[Theme] = "light"
) -> Response[bytes]:
    """Return a picture of the table: its players or its standing; an invitation if you may not see the table."""
    site: Site = request.app.state.site
    address = address_of(request)
    if address != LOCAL and not site.cards.allows(address):
        raise Illegal(Refusal("too-fast"))
    row = await site.database.read(find_table, table)
    if row is None:
        raise Illegal(Refusal("no-such-table"))
    pictures: Pictures = request.app.state.pictures
    is_shown = await _may_see(request, site, row)
    card = await _card(site, row, Words(_spoken(language)), is_shown, pictures.painter.readable)
    cache = "public, max-age=300" if row.public else "private, max-age=60"
    return Response(await pictures.draw(card, theme), media_type=PNG, headers={"cache-control": cache})


async def page_with_preview(request: AnyRequest, name: str, page: Page) -> Page:
    """Return the client's page, with what messengers show if it is a link to a table."""
    found = LINK.fullmatch(name)
    site: Site = request.app.state.site
    row = await site.database.read(find_table, found[1]) if found else None
    if row is None:
        return page
    language = _spoken(request.headers.get("accept-language", "")[:2].lower())
    card = await _card(site, row, Words(language), row.public)
    return page._replace(body=page.body.replace(b"</head>", _head(_base(request, site), name, row, card, language), 1))


def _head(base: str, name: str, row: TableRow, card: Card, language: str) -> bytes:
    described = " ".join([card.sentence, ", ".join(f"{one.name}: {one.points}" for one in card.standing)]).strip()
    tags = {
        "og:type": "website",
        "og:site_name": "Adyton",
        "og:title": card.title,
        "og:description": described,
        "og:url": f"{base}/{name}",
        "og:image": f"{base}/api/tables/{row.id}/card?language={language}&edition={row.edition}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": described,
        "og:locale": language,
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{escape(key)}" content="{escape(value)}" />' for key, value in tags.items()]
    return ("\n".join(lines) + "\n</head>").encode()


async def _card(site: Site, row: TableRow, words: Words, is_shown: bool, readable: Callable[[str], str] = str) -> Card:
    if not is_shown or row.status == "closed":
        return invitation(row.game, words)
    return card_of(row, await site.database.read(find_chairs, row.id), words, readable)


async def _may_see(request: AnyRequest, site: Site, row: TableRow) -> bool:
    account = await find_account(request)
    if row.public or account is None:
        return row.public
    try:
        await site.database.read(seen_table, row.id, account.id)
    except Illegal:
        return False
    return True


def _base(request: AnyRequest, site: Site) -> str:
    """Return the site's address: as its host set it, else as this request used it."""
    scheme = "https" if site.settings.https else "http"
    return site.settings.address.rstrip("/") or f"{scheme}://{request.headers.get('host', 'localhost')}"


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else FALLBACK


def _fonts(pages: dict[str, Page], weight: str) -> list[bytes]:
    """Find the client's own fonts among its files, one for each script."""
    wanted = re.compile(rf"assets/alegreya-sans-([a-z]+(?:-ext)?)-{weight}-normal[^/]*\.woff2")
    found = {match[1]: page.body for name, page in pages.items() if (match := wanted.fullmatch(name))}
    return [found[script] for script in sorted(found, key=lambda script: (script != "latin", script))]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes] | Response[Problem]:
    """Return a file of the client; any other path is one of its pages."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.strip("/")
    found = pages.get(name)
    if found is None:
        if name.startswith(("api/", "assets/")) or name in {"api", "assets"}:
            return Response(Problem("not-found", {}), status_code=404)
        found = await page_with_preview(request, name, pages[""])
        return Response(found.body, media_type=found.kind, headers={"cache-control": found.cache})
    return await _file(request, name, found)


async def _file(request: AnyRequest, name: str, page: Page) -> Response[bytes]:
    """Return a file of the client, compressed if that makes it shorter. It is kept, so that this is done once."""
    headers = {"cache-control": page.cache}
    if not is_worth_it(page.kind, page.body):
        return Response(page.body, media_type=page.kind, headers=headers)
    headers["vary"] = "accept-encoding"
    if not accepts(request.scope["headers"]):
        return Response(page.body, media_type=page.kind, headers=headers)
    kept: dict[str, bytes] = request.app.state.packed
    if name not in kept:
        kept[name] = await packed(page.body)
    return Response(kept[name], media_type=page.kind, headers=headers | {"content-encoding": "gzip"})


ROUTES: Final = (show_card,)
