"""Records by HTTP: replaying a table, and its record to keep."""

import json
from asyncio import to_thread
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, PathParameter
from msgspec import convert

from adyton.bots.review import turning_points
from adyton.bots.worker import Judged
from adyton.engine.content import content_name
from adyton.engine.draws import draws_of
from adyton.engine.game import AnyGame
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.lines import LineRow, read_lines
from adyton.store.tables import TableRow
from adyton.tables.chairs import game_of
from adyton.tables.lobby import TableListing
from adyton.tables.replays import SeenLine, record_of, seen_lines, story
from adyton.tables.types import News, TableInfo
from adyton.web.lobby import TableId, need_table
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.replaying import replaying
from adyton.web.site import Site
from adyton.web.wire.records import Draws, Replay, ReplayStep, Review

JSON_LINES: Final = "application/jsonl"
ContentName = Annotated[str, PathParameter(pattern=r"^sha256:[0-9a-f]{64}$")]


@get("/api/tables/{table:str}/replay", responses=REFUSED)
async def replay(
    request: AnyRequest, table: TableId, eyes: FromQuery[int | None] = None, parts: FromQuery[bool] = False
) -> Replay:
    """Return the table as a chair saw it: while it runs only your own chair, without one as a spectator.

    With `parts`, each view holds only what changed since the one before.
    """
    site: Site = request.app.state.site
    account, row = await need_table(request, table)
    info = (await site.database.read(TableListing, [row], site.hub.dead)).info(row, account.id)
    _check_eyes(info, eyes)
    game = game_of(site.hub.games, row.game)
    async with replaying(request):
        lines = await site.database.read(read_lines, table, 1)
        steps = await to_thread(_steps, game, row, lines, eyes, parts)
    return Replay(info, eyes, steps)


@get("/api/tables/{table:str}/log", responses=REFUSED)
async def log(request: AnyRequest, table: TableId, eyes: FromQuery[int | None] = None) -> list[News]:
    """Return the news of a chair so far, for browsers that come late. The eyes are checked as for a replay."""
    site: Site = request.app.state.site
    account, row = await need_table(request, table)
    _check_eyes((await site.database.read(TableListing, [row], site.hub.dead)).info(row, account.id), eyes)
    async with replaying(request):
        lines = await site.database.read(read_lines, table, 1)
        return await to_thread(story, game_of(site.hub.games, row.game), row, lines, eyes)


@get(
    "/api/tables/{table:str}/record",
    media_type=JSON_LINES,
    responses=REFUSED
    | {200: ResponseSpec(bytes, media_type=JSON_LINES, description="The record.", generate_examples=False)},
)
async def record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """Return the record of a finished table."""
    site: Site = request.app.state.site
    _, row = await need_table(request, table)
    async with replaying(request):
        text = await to_thread(record_of(row, await site.database.read(read_lines, table, 1)).to_text)
    name = f"{row.game}-{row.id[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=JSON_LINES, headers=headers)


@get("/api/tables/{table:str}/draws", responses=REFUSED)
async def draws(request: AnyRequest, table: TableId) -> Draws:
    """Return what each number meant that chance drew at a finished table, for the page that proves the dealing."""
    site: Site = request.app.state.site
    _, row = await need_table(request, table)
    async with replaying(request):
        kept, game = record_of(row, await site.database.read(read_lines, table, 1)), game_of(site.hub.games, row.game)
        if not game.plays(row.version):
            raise Illegal(Refusal("rules-changed"))
        return convert(await to_thread(draws_of, game, kept), Draws)


@get(
    "/api/tables/{table:str}/content/{name:str}",
    media_type=MediaType.TEXT,
    responses=REFUSED
    | {200: ResponseSpec(str, media_type=MediaType.TEXT, description="The file.", generate_examples=False)},
)
async def content(request: AnyRequest, table: TableId, name: ContentName) -> Response[str]:
    """Return the host's own data file that the table's views name."""
    _, row = await need_table(request, table)
    text = json.loads(row.options).get("content")
    if text is None or content_name(text) != name:
        raise Illegal(Refusal("no-such-content"))
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/api/tables/{table:str}/review", responses=REFUSED)
async def review(request: AnyRequest, table: TableId) -> Review:
    """Return the review of a finished game so far. It takes time, so ask again until all is judged."""
    site: Site = request.app.state.site
    _, row = await need_table(request, table)
    schedule = (await site.reviews.find(row)).schedule
    verdicts = schedule.verdicts
    judged = [Judged(**one.rounded().to_json()) for one in verdicts]
    turning = turning_points([one.cost for one in verdicts])
    return Review(schedule.by.unit, judged, turning, schedule.unsettled, schedule.reached, schedule.last)


def _check_eyes(info: TableInfo, eyes: int | None) -> None:
    """Check the eyes: after the end any seat, before it your own, or a spectator's if the table has spectators."""
    if eyes is None:
        is_shown = info.status == "finished" or info.spectators or info.you is not None
    else:
        is_shown = eyes == info.you or (info.status == "finished" and 0 <= eyes < len(info.chairs))
    if not is_shown:
        raise Illegal(Refusal("hidden"))


def _steps(game: AnyGame, row: TableRow, lines: list[LineRow], eyes: Seat | None, parts: bool) -> list[ReplayStep]:
    return [replay_step(seen, row, eyes) for seen in seen_lines(game, row, lines, eyes, parts)]


def replay_step(seen: SeenLine, row: TableRow, eyes: Seat | None) -> ReplayStep:
    """Return a line as these eyes may know it."""
    entry = seen.row.entry
    is_shown = row.status == "finished" or entry.undo is not None or (eyes is not None and entry.seat == eyes)
    seat, do = (entry.seat, entry.do) if is_shown else (None, None)
    news = [News(seen.row.line, event.name, event.args) for event in seen.news]
    return ReplayStep(seen.row.line, entry.at, seat, do, entry.undo, seen.view, news)


ROUTES: Final = (replay, log, record, draws, content, review)
