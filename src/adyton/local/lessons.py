"""Lessons and practice without a server, in the form in which the server gives them."""

from typing import Any

from adyton.engine.action import Unreadable
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import KITS
from adyton.games.lessons import Course, Frame, LessonError, PlayedLesson, Tip
from adyton.games.practice import Practice
from adyton.local.encode import Json, view_json
from adyton.local.said import news_json, picks_json

UNKNOWN = Refusal("lesson-unknown")


def courses() -> list[Json]:
    """Return the courses of all games."""
    return [course(slug) for slug in KITS]


def course(game: str) -> Json:
    """Return a game's course. The client knows how far the pupil has come."""
    found = _course(game)
    lessons = [{"id": one.id, "steps": len(one.steps), "step": 0, "done": False} for one in found.lessons.values()]
    tips = [_tip(tip) for tip in found.tips]
    return {"game": game, "lessons": lessons, "tips": tips}


def _tip(tip: Tip) -> Json:
    args = dict(tip.args)
    return {"name": tip.name, "event": tip.event, "phase": tip.phase, "own": tip.own, "args": args, "shown": False}


def lesson(game: str, name: str) -> Json:
    """Return a whole lesson: what is shown, said and asked at each step."""
    found, played = _course(game), _played(game, name)
    script = played.lesson
    return {
        "game": game,
        "id": name,
        "seats": script.seats,
        "you": script.you,
        "options": dict(played.options),
        "step": 0,
        "steps": _steps(found, played),
    }


def try_action(game: str, name: str, step: int, text: str) -> Json:
    """Return what an action would do that the lesson does not ask for."""
    played = _played(game, name)
    if not 0 <= step < len(played.lesson.steps):
        raise Illegal(UNKNOWN)
    try:
        news = played.news_of(step, text)
    except Illegal as error:
        refusal = error.refusal
        return {"code": refusal.code, "args": refusal.args, "clause": refusal.clause, "news": []}
    except Unreadable:
        raise Illegal(UNKNOWN) from None
    return {"code": "", "args": {}, "clause": "", "news": news_json(0, news, played.lesson.you)}


def exercise(game: str, mode: str, number: int) -> Json:
    """Return an exercise; the same number is always the same exercise."""
    practice = _practice(game, mode)
    return {"number": number, "view": view_json(practice.exercise(practice.modes[mode], number))}


def judge(game: str, mode: str, number: int, answer: dict[str, Any]) -> object:
    """Judge the answer to an exercise."""
    practice = _practice(game, mode)
    return practice.judge(practice.modes[mode], number, answer)


def _course(game: str) -> Course:
    if game not in KITS:
        raise Illegal(Refusal("no-such-game", {"game": game}))
    return KITS[game].course


def _practice(game: str, mode: str) -> Practice:
    practice = KITS[game].practice if game in KITS else None
    if practice is None or mode not in practice.modes:
        raise Illegal(Refusal("practice-unknown"))
    return practice


def _played(game: str, name: str) -> PlayedLesson:
    found = _course(game)
    if name not in found.lessons:
        raise Illegal(UNKNOWN)
    try:
        return found.play(name)
    except LessonError:
        raise Illegal(Refusal("lesson-broken")) from None


def _steps(course: Course, played: PlayedLesson) -> list[Json]:
    return [
        {
            "name": step.name,
            "says": course.message_id(played.lesson, step),
            "do": step.do,
            "free": step.free,
            "choices": list(step.choices),
            "right": step.right,
            "wrong": dict(step.wrong),
            "clause": step.clause,
            "meant": dict(step.meant),
            "frames": [_frame(frame, played.lesson.you) for frame in frames],
        }
        for step, frames in zip(played.lesson.steps, played.frames, strict=True)
    ]


def _frame(frame: Frame, you: int) -> Json:
    return {
        "line": frame.line,
        "at": frame.at,
        "view": dict(frame.view),
        "legal": list(frame.legal),
        "picks": picks_json(frame.picks),
        "news": news_json(frame.line, frame.news, you),
    }
