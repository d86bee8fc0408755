"""Lessons by HTTP: a game's course, a lesson as a list of positions, and how far an account has come."""

from typing import Annotated, Final

import structlog
from litestar import get, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Raw, json

from adyton.engine.action import Unreadable
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import kit_of
from adyton.games.lessons import Course, Frame, LessonError, PlayedLesson, Tip
from adyton.store.lessons import ProgressRow, find_progress, note_progress
from adyton.store.tips import TipRow, find_tips, note_tip
from adyton.tables.chairs import game_of
from adyton.tables.types import News, PickPattern
from adyton.web.middleware import find_account, need_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.learning import (
    CourseInfo,
    LessonFrame,
    LessonInfo,
    LessonProgress,
    LessonScript,
    LessonStep,
    LessonTry,
    TipInfo,
)

log = structlog.get_logger()
StepNumber = Annotated[int, PathParameter(ge=0, le=999)]
Text = Annotated[str, QueryParameter(min_length=1, max_length=200)]


@get("/api/lessons", responses=REFUSED)
async def courses(request: AnyRequest) -> list[CourseInfo]:
    """Return the courses of all games, and how far you have come."""
    site: Site = request.app.state.site
    known, shown = await _progress(request), await _shown(request)
    return [_course_info(kit_of(game).course, known, shown) for game in site.hub.games.values()]


@get("/api/lessons/{game:str}", responses=REFUSED)
async def course(request: AnyRequest, game: FromPath[str]) -> CourseInfo:
    """Return a game's course, and how far you have come."""
    return _course_info(_course(request, game), await _progress(request), await _shown(request))


@get("/api/lessons/{game:str}/{lesson:str}", responses=REFUSED)
async def lesson(request: AnyRequest, game: FromPath[str], lesson: FromPath[str]) -> LessonScript:
    """Return a whole lesson: what is shown, said and asked at each step."""
    played = _played(request, game, lesson)
    found = (await _progress(request)).get((game, lesson))
    script = played.lesson
    return LessonScript(
        game=game,
        id=lesson,
        seats=script.seats,
        you=script.you,
        options=dict(played.options),
        step=found.step if found is not None and found.step < len(script.steps) else 0,
        steps=_steps(_course(request, game), played),
    )


@get("/api/lessons/{game:str}/{lesson:str}/{step:int}/try", responses=REFUSED)
async def try_action(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], step: StepNumber, do: Text
) -> LessonTry:
    """Return what an action would do that the lesson does not ask for."""
    played = _played(request, game, lesson)
    if step >= len(played.lesson.steps):
        raise Illegal(Refusal("lesson-unknown"))
    try:
        news = played.news_of(step, do)
    except Illegal as error:
        return LessonTry(error.refusal.code, dict(error.refusal.args), error.refusal.clause, [])
    except Unreadable:
        raise Illegal(Refusal("lesson-unknown")) from None
    return LessonTry("", {}, "", [News(0, event.name, event.args) for event in news])


@put("/api/lessons/{game:str}/{lesson:str}", status_code=204, responses=REFUSED)
async def note(request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonProgress]) -> None:
    """Save for your account where to go on."""
    site: Site = request.app.state.site
    account = await need_account(request)
    steps = len(_played(request, game, lesson).lesson.steps)
    row = ProgressRow(game, lesson, min(data.step, steps), data.step >= steps)
    await site.database.write(note_progress, account.id, row)


@put("/api/tips/{game:str}/{tip:str}", status_code=204, responses=REFUSED)
async def note_shown(request: AnyRequest, game: FromPath[str], tip: FromPath[str]) -> None:
    """Save for your account that you were shown a tip."""
    site: Site = request.app.state.site
    account = await need_account(request)
    if tip not in [each.name for each in _course(request, game).tips]:
        raise Illegal(Refusal("lesson-unknown"))
    await site.database.write(note_tip, account.id, TipRow(game, tip))


async def _shown(request: AnyRequest) -> set[TipRow]:
    site: Site = request.app.state.site
    account = await find_account(request)
    return set(await site.database.read(find_tips, account.id)) if account is not None else set()


async def _progress(request: AnyRequest) -> dict[tuple[str, str], ProgressRow]:
    site: Site = request.app.state.site
    account = await find_account(request)
    rows = await site.database.read(find_progress, account.id) if account is not None else []
    return {(row.game, row.lesson): row for row in rows}


def _course(request: AnyRequest, game: str) -> Course:
    site: Site = request.app.state.site
    return kit_of(game_of(site.hub.games, game)).course


def _played(request: AnyRequest, game: str, lesson: str) -> PlayedLesson:
    course = _course(request, game)
    if lesson not in course.lessons:
        raise Illegal(Refusal("lesson-unknown"))
    try:
        return course.play(lesson)
    except LessonError as error:
        log.warning("lesson cannot be given", reason=str(error))
        raise Illegal(Refusal("lesson-broken")) from None


def _course_info(course: Course, known: dict[tuple[str, str], ProgressRow], shown: set[TipRow]) -> CourseInfo:
    slug = course.game.slug
    lessons = [
        LessonInfo(each.id, len(each.steps), row.step if row else 0, row.is_done if row else False)
        for each in course.lessons.values()
        for row in (known.get((slug, each.id)),)
    ]
    return CourseInfo(slug, lessons, [_tip(tip, TipRow(slug, tip.name) in shown) for tip in course.tips])


def _tip(tip: Tip, shown: bool) -> TipInfo:
    return TipInfo(tip.name, tip.event, tip.phase, tip.own, dict(tip.args), shown)


def _steps(course: Course, played: PlayedLesson) -> list[LessonStep]:
    return [
        LessonStep(
            name=step.name,
            says=course.message_id(played.lesson, step),
            do=step.do,
            free=step.free,
            choices=list(step.choices),
            right=step.right,
            wrong=dict(step.wrong),
            clause=step.clause,
            meant=dict(step.meant),
            frames=[_frame(frame) for frame in frames],
        )
        for step, frames in zip(played.lesson.steps, played.frames, strict=True)
    ]


def _frame(frame: Frame) -> LessonFrame:
    return LessonFrame(
        line=frame.line,
        at=frame.at,
        view=Raw(json.encode(frame.view)),
        legal=list(frame.legal),
        picks=PickPattern(*frame.picks) if frame.picks is not None else None,
        news=[News(frame.line, event.name, event.args) for event in frame.news],
    )


ROUTES: Final = (courses, course, lesson, try_action, note, note_shown)
