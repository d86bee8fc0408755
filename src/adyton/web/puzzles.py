"""Puzzles by HTTP: what a game has, a position as its seat sees it, and the verdict on an answer.

Before an answer nothing is told that the seat could not know: neither seed nor answer nor costs.
"""

import asyncio
import time
from typing import Annotated, Final

import structlog
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Raw, json
from sqlalchemy import Connection

from adyton.bots.puzzle import Puzzle
from adyton.bots.skill import Skill, after_puzzle, shown
from adyton.engine.action import Unreadable
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import kit_of
from adyton.games.kit import Kit
from adyton.games.puzzles import Judged, PlayedPuzzle, PuzzleBook, PuzzleError
from adyton.store.puzzles import RatingRow, TryRow, find_ratings, find_tries, note_rating, note_try
from adyton.tables.chairs import game_of
from adyton.tables.types import News, PickPattern
from adyton.web.middleware import find_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.learning import LessonTry
from adyton.web.wire.puzzles import PuzzleAnswer, PuzzleCost, PuzzleInfo, PuzzlePosition, PuzzleVerdict

log = structlog.get_logger()
DAY_S: Final = 24 * 60 * 60
SHOWN_COSTS: Final = 5  # other actions whose cost is told, the best first
UNKNOWN: Final = Refusal("puzzle-unknown")
Text = Annotated[str, QueryParameter(min_length=1, max_length=200)]


@get("/api/puzzles/{game:str}", responses=REFUSED)
async def puzzles(request: AnyRequest, game: FromPath[str]) -> PuzzleInfo:
    """Return how many puzzles a game has, that of the day, and what you have solved."""
    tries, skill = await _own(request, game)
    return _info(_kit(request, game), tries, skill)


@get("/api/puzzles/{game:str}/{puzzle:str}", responses=REFUSED)
async def puzzle(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> PuzzlePosition:
    """Return the position of a puzzle, as its seat sees it."""
    played = await _played(request, game, puzzle)
    tries, _ = await _own(request, game)
    return position_of(played, puzzle in tries)


@get("/api/puzzles/{game:str}/{puzzle:str}/why", responses=REFUSED)
async def why(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str], do: Text) -> LessonTry:
    """Return why the rules do not allow an action in a puzzle."""
    played = await _played(request, game, puzzle)
    try:
        refusal = played.why_not(do)
    except Unreadable:
        raise Illegal(UNKNOWN) from None
    return LessonTry(refusal.code, dict(refusal.args), refusal.clause, []) if refusal else LessonTry("", {}, "", [])


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200, responses=REFUSED)
async def answer(
    request: AnyRequest, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    """Judge your answer and explain the best one. Only the first answer of an account changes its rating."""
    site: Site = request.app.state.site
    kit, played = _kit(request, game), await _played(request, game, puzzle)
    try:
        judged = await asyncio.to_thread(played.judge, data.do, kit.reason)
    except Unreadable:
        raise Illegal(UNKNOWN) from None
    account = await find_account(request)
    change = await site.database.write(_rate, account.id, game, played.puzzle, judged.is_right) if account else None
    tries, skill = await _own(request, game)
    return _verdict(kit, played, judged, change or 0, _info(kit, {puzzle: judged.is_right, **tries}, skill))


def find_book(kit: Kit) -> PuzzleBook:
    """Return the puzzles of a game; none if its file cannot be read."""
    try:
        return kit.puzzles
    except PuzzleError as error:
        log.warning("puzzles cannot be read", game=kit.game.slug, reason=str(error))
        return PuzzleBook(kit.game)


def position_of(played: PlayedPuzzle, is_tried: bool) -> PuzzlePosition:
    """Return what a person is told before they answer."""
    return PuzzlePosition(
        game=played.game.slug,
        id=played.puzzle.id,
        seats=played.puzzle.seats,
        you=played.puzzle.you,
        options=dict(played.options),
        rating=shown(played.puzzle.rating),
        tried=is_tried,
        line=played.line,
        at=played.at,
        view=Raw(json.encode(played.view)),
        legal=list(played.legal),
        picks=PickPattern(*played.picks) if played.picks is not None else None,
        news=[News(line, event.name, event.args) for line, event in played.news],
    )


def _rate(connection: Connection, account: str, game: str, puzzle: Puzzle, is_solved: bool) -> int:
    """Save an answer; return by how much the rating of the account changed."""
    if not note_try(connection, account, TryRow(game, puzzle.id, is_solved)):
        return 0
    before = _skill(find_ratings(connection, account), game)
    after = after_puzzle(before, puzzle.rating, is_solved)
    note_rating(connection, account, RatingRow(game, after.mu, after.sigma))
    return after.shown - before.shown


def _skill(ratings: list[RatingRow], game: str) -> Skill:
    return next((Skill(row.mu, row.sigma) for row in ratings if row.game == game), Skill())


async def _own(request: AnyRequest, game: str) -> tuple[dict[str, bool], Skill]:
    """Return what the account of the request has tried in this game, and its rating."""
    site: Site = request.app.state.site
    account = await find_account(request)
    if account is None:
        return {}, Skill()
    tries = await site.database.read(find_tries, account.id)
    ratings = await site.database.read(find_ratings, account.id)
    return {row.puzzle: row.is_solved for row in tries if row.game == game}, _skill(ratings, game)


def _kit(request: AnyRequest, game: str) -> Kit:
    site: Site = request.app.state.site
    return kit_of(game_of(site.hub.games, game))


async def _played(request: AnyRequest, game: str, puzzle: str) -> PlayedPuzzle:
    book = find_book(_kit(request, game))
    if puzzle not in book.puzzles:
        raise Illegal(UNKNOWN)
    try:
        return await asyncio.to_thread(book.play, puzzle)
    except PuzzleError as error:
        log.warning("puzzle cannot be given", game=game, reason=str(error))
        raise Illegal(Refusal("puzzle-broken")) from None


def _info(kit: Kit, tries: dict[str, bool], skill: Skill) -> PuzzleInfo:
    book = find_book(kit)
    return PuzzleInfo(
        game=kit.game.slug,
        count=len(book.puzzles),
        day=book.of_day(int(time.time()) // DAY_S),
        next=book.nearest(skill.mu, list(tries)),
        tried=sum(puzzle in book.puzzles for puzzle in tries),
        solved=sum(solved for puzzle, solved in tries.items() if puzzle in book.puzzles),
        rating=skill.shown,
    )


def _verdict(kit: Kit, played: PlayedPuzzle, judged: Judged, change: int, info: PuzzleInfo) -> PuzzleVerdict:
    costs = sorted(played.puzzle.costs.items(), key=lambda pair: pair[1])
    return PuzzleVerdict(
        right=judged.is_right,
        best=list(played.puzzle.best),
        cost=judged.cost,
        unit=kit.reviewer.unit,
        code=judged.hint.code,
        args=dict(judged.hint.args),
        others=[PuzzleCost(do, cost) for do, cost in costs[:SHOWN_COSTS]],
        news=[News(0, event.name, event.args) for event in judged.news],
        change=change,
        info=info,
    )


ROUTES: Final = (puzzles, puzzle, why, answer)
