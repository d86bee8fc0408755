"""Lessons: a start position and a few steps, as data in a game's folder, played through the rules.

`lessons/1-trick.toml` in a game's folder is the lesson `trick`, the first of the game's course. The
format is described in docs/write-lessons.md. This module knows the engine and the game, nothing of
servers: everything that a browser needs to run a lesson follows from the lesson's file.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, Final

from adyton.engine.content import ContentError, parse_toml
from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.script import Census, Script, ScriptError, lines_of, moves_of

FOLDER: Final = "lessons"
TIPS: Final = "tips.toml"


class LessonError(ValueError):
    """A lesson that cannot be given: its file, the step to blame, and the reason."""

    def __init__(self, lesson: str, step: str, reason: str) -> None:
        super().__init__(f"lesson '{lesson}', {f'step {step!r}: ' if step else ''}{reason}")


@dataclass(frozen=True, kw_only=True)
class Step:
    """One sentence and what the pupil does about it: an action, an answer, or nothing but reading on."""

    name: str
    do: str = ""  # the action that the pupil must take
    free: bool = False  # the board does not show which action is meant
    choices: tuple[str, ...] = ()  # the answers to a question that the board cannot take
    right: str = ""  # the right one of them
    wrong: Mapping[str, str] = field(
        default_factory=dict
    )  # how a wrong action or answer begins: which sentence follows
    then: tuple[str, ...] = ()  # what the others do afterwards
    meant: Mapping[str, int | str] = field(default_factory=dict)  # the place that the board marks
    clause: str = ""  # of the rules
    tip: str = ""  # the sentence is that of this tip


@dataclass(frozen=True, kw_only=True)
class Tip:
    """A sentence for a first real game, shown once: with the first event of that name, or when a phase first asks."""

    name: str
    event: str = ""
    phase: str = ""
    own: bool = True  # only if the event is about the pupil's own seat
    args: Mapping[str, int | str] = field(default_factory=dict)  # what the event's arguments must say


@dataclass(frozen=True)
class Frame:
    """A position as the pupil sees it. Of the view it holds only what differs from the frame before."""

    line: int
    at: int  # ms on the table's clock
    view: Mapping[str, object]
    legal: tuple[str, ...]
    picks: tuple[str, int, int] | None  # word, size and number of pieces, where legal actions are picks
    news: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson as its file says it."""

    id: str
    seats: int
    seed: int
    steps: tuple[Step, ...]
    you: Seat = 0
    options: Mapping[str, object] = field(default_factory=dict)
    opening: tuple[str, ...] = ()  # what all do before the pupil comes in
    put: Mapping[str, object] = field(default_factory=dict)  # fields of the state that are changed then


class PlayedLesson:
    """A lesson that was played from its first move to its last; raises LessonError if the rules forbid a move."""

    def __init__(self, game: AnyGame, lesson: Lesson, census: Census | None = None) -> None:
        self.game = game
        self.lesson = lesson
        self.frames: list[list[Frame]] = []  # for each step, what is shown until its sentence is said
        self._asked: list[Any] = []  # the state in which each step is asked
        self._seen: View | None = None
        self._step = ""
        self._script = self._begun()
        self.options = self._script.options
        self._open(census)
        self._play_steps()

    def why_not(self, step: int, text: str) -> Refusal | None:
        """Return why the pupil may not do this at a step; None if they may. Raises Unreadable."""
        return self.game.why_not(self._asked[step], self.lesson.you, self.game.read(text), self._at_of(step))

    def news_of(self, step: int, text: str) -> list[Event]:
        """Return what the pupil would be told after this action at a step; raises Illegal and Unreadable."""
        action = self.game.read(text)
        refusal = self.why_not(step, text)
        if refusal is not None:
            raise Illegal(refusal)
        state = self._asked[step].copy()
        news: list[Event] = []
        state.news = news
        self.game.play(state, self.lesson.you, action, self._at_of(step))
        return [event for event in news if event.is_for(self.lesson.you)]

    def _at_of(self, step: int) -> int:
        return self.frames[step][-1].at

    def _begun(self) -> Script:
        lesson = self.lesson
        try:
            return Script(self.game, lesson.seats, lesson.seed, lesson.options)
        except ScriptError as error:
            raise LessonError(lesson.id, "", str(error)) from None

    def _open(self, census: Census | None) -> None:
        for move in moves_of(("", *self.lesson.opening)):
            self._make(move)
        try:
            if self.lesson.put:
                self._script.put(self.lesson.put, census)
        except ScriptError as error:
            raise self._error(str(error)) from None

    def _play_steps(self) -> None:
        shown = [self._frame([])]
        for step in self.lesson.steps:
            self._step = step.name
            self.frames.append(shown)
            self._asked.append(self._script.playing.state.copy())
            self._check(step, shown[-1])
            lines = (f"{self.lesson.you}: {step.do}",) * bool(step.do) + step.then
            shown = [self._frame(self._make(move)) for move in moves_of(lines)] or [self._frame([])]

    def _make(self, move: Sequence[str]) -> list[Event]:
        try:
            return self._script.make(move)
        except ScriptError as error:
            raise self._error(str(error)) from None

    def _frame(self, news: list[Event]) -> Frame:
        you, script = self.lesson.you, self._script
        view = self.game.view(script.playing.state, you)
        texts, picks = script.choices(you)
        own = tuple(event for event in news if event.is_for(you))
        return Frame(script.playing.line, script.opens, self._changes(view), texts, picks, own)

    def _changes(self, view: View) -> dict[str, object]:
        before, self._seen = self._seen, view
        names = [each.name for each in fields(view)]
        return {name: getattr(view, name) for name in names if before is None or _differs(before, view, name)}

    def _check(self, step: Step, asked: Frame) -> None:
        if step.do and step.choices:
            raise self._error("it asks for an action and for an answer at once")
        if bool(step.choices) != bool(step.right) or (step.right and step.right not in step.choices):
            raise self._error("the right answer must be one of the choices")
        if step.do and not (asked.legal or asked.picks):
            raise self._error("the pupil is asked for an action, but it is not their turn")
        if not step.do and not step.choices and step.wrong:
            raise self._error("nothing can be wrong where the pupil only reads on")
        for start in step.wrong:
            self._check_wrong(step, asked, start)

    def _check_wrong(self, step: Step, asked: Frame, start: str) -> None:
        texts = step.choices or asked.legal
        if not asked.picks and not any(text.startswith(start) for text in texts if text != (step.do or step.right)):
            raise self._error(f"no wrong action or answer begins with '{start}'")

    def _error(self, reason: str) -> LessonError:
        return LessonError(self.lesson.id, self._step, reason)


def _differs(before: View, view: View, name: str) -> bool:
    return bool(getattr(before, name) != getattr(view, name))


class Course:
    """The lessons of a game in their order, and the tips for a first real game."""

    def __init__(
        self,
        game: AnyGame,
        lessons: Sequence[Lesson] = (),
        tips: Sequence[Tip] = (),
        census: Census | None = None,
    ) -> None:
        self.game = game
        self.lessons = {lesson.id: lesson for lesson in lessons}
        self.tips = tuple(tips)
        self._census = census
        self._played: dict[str, PlayedLesson] = {}

    def play(self, lesson: str) -> PlayedLesson:
        """Return the lesson, played through the rules; raises KeyError and LessonError."""
        if lesson not in self._played:
            self._played[lesson] = PlayedLesson(self.game, self.lessons[lesson], self._census)
        return self._played[lesson]

    @cached_property
    def message_ids(self) -> dict[str, set[str]]:
        """Return all sentences that the course needs, each with its further forms."""
        needed: dict[str, set[str]] = {}
        for lesson in self.lessons.values():
            needed[f"{self.game.slug}-lesson-{lesson.id}"] = {"about"}
            for step in lesson.steps:
                forms = set(step.choices) | set(step.wrong.values()) | ({"wrong"} if step.do or step.choices else set())
                needed[self.message_id(lesson, step)] = forms
        for tip in self.tips:
            needed.setdefault(f"{self.game.slug}-tip-{tip.name}", set())
        return needed

    def message_id(self, lesson: Lesson, step: Step) -> str:
        """Return the key of a step's sentence."""
        slug = self.game.slug
        return f"{slug}-tip-{step.tip}" if step.tip else f"{slug}-lesson-{lesson.id}-{step.name}"


def read_course(game: AnyGame, folder: Traversable | None, census: Census | None = None) -> Course:
    """Return the course that lies in a game's folder, empty if there is none; raises LessonError."""
    place = folder / FOLDER if folder is not None else None
    if place is None or not place.is_dir():
        return Course(game)
    names = sorted(path.name for path in place.iterdir() if path.name.endswith(".toml") and path.name != TIPS)
    lessons = [_lesson(name, (place / name).read_text(encoding="utf-8")) for name in names]
    tips = (place / TIPS).read_text(encoding="utf-8") if (place / TIPS).is_file() else ""
    return Course(game, lessons, _tips(tips), census)


def _lesson(name: str, text: str) -> Lesson:
    number, _, lesson = name.removesuffix(".toml").partition("-")
    if not number.isdigit() or not lesson:
        raise LessonError(name, "", "the name of its file must be a number and a word, such as 1-trick.toml")
    try:
        raw = parse_toml(text)
        steps = tuple(_step(each) for each in raw.pop("steps"))
        found = Lesson(id=lesson, steps=steps, opening=lines_of(raw.pop("opening", "")), **raw)
    except (ContentError, TypeError, KeyError) as error:
        raise LessonError(name, "", f"the file cannot be read: {error}") from None
    _check_names(found)
    return found


def _step(raw: Mapping[str, Any]) -> Step:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in raw.items()}
    return Step(**values)


def _check_names(lesson: Lesson) -> None:
    names = [step.name for step in lesson.steps]
    if len(set(names)) < len(names):
        raise LessonError(lesson.id, "", "two steps have the same name")
    if not names or lesson.steps[-1].do or lesson.steps[-1].choices:
        raise LessonError(lesson.id, "", "the last step must say what was learned, and ask nothing")


def _tips(text: str) -> list[Tip]:
    try:
        return [Tip(**raw) for raw in parse_toml(text).get("tips", [])]
    except (ContentError, TypeError) as error:
        raise LessonError(TIPS, "", f"the file cannot be read: {error}") from None
