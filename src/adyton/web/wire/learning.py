"""Practice, lessons, tips and the pictures of rules."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from adyton.tables.types import Arg, News, PickPattern
from adyton.web.wire.types import OptionValue


class PracticeExercise(Struct, frozen=True):
    """An exercise of a game, as the first seat sees it."""

    number: int
    view: Raw


class PracticeAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the person answered, in the game's own words; empty when their time is over."""

    answer: Annotated[dict[str, Any], Meta(max_length=4)]


class RulesPicture(Struct, frozen=True, kw_only=True):
    """A position that a game's rules page shows. Its caption is `GAME-picture-NAME`."""

    name: str
    seats: int
    show: str  # the part of the board; empty: all of it
    at: int  # ms on the table's clock, which stands still
    view: Raw
    legal: list[str]
    picks: PickPattern | None
    news: list[News]  # of the last moves
    do: str  # the action that is marked; empty: none
    meant: dict[str, Arg]  # the place that the board marks


class LessonInfo(Struct, frozen=True):
    """A lesson of a game's course, and how far you have come in it."""

    id: str
    steps: int
    step: int  # the step to go on with, from 0
    done: bool  # you finished it at least once


class TipInfo(Struct, frozen=True):
    """A sentence for a first real game, shown once: `GAME-tip-NAME`."""

    name: str
    event: str  # with the first event of this name; empty: with none
    phase: str  # or when this phase first asks you; empty: never
    own: bool  # only if the event is about your own seat
    args: dict[str, Arg]
    shown: bool  # to you, before


class CourseInfo(Struct, frozen=True):
    """The lessons of a game in their order, and its tips."""

    game: str
    lessons: list[LessonInfo]
    tips: list[TipInfo]


class LessonFrame(Struct, frozen=True):
    """A position of a lesson. Its view holds only what differs from the frame before."""

    line: int
    at: int  # ms on the table's clock, which stands still until you act
    view: Raw
    legal: list[str]
    picks: PickPattern | None
    news: list[News]


class LessonStep(Struct, frozen=True):
    """A step of a lesson: what is shown, the sentence after it, and what you do."""

    name: str
    says: str  # the key of the sentence
    do: str  # the action to take; empty: none
    free: bool  # find the action yourself
    choices: list[str]  # the answers to a question, each a form of the sentence
    right: str
    wrong: dict[str, str]  # by the beginning of a wrong action or answer: the form of the sentence that answers it
    clause: str
    meant: dict[str, Arg]  # the place that the board marks
    frames: list[LessonFrame]


class LessonScript(Struct, frozen=True):
    """A whole lesson, played by the rules, as your seat sees it."""

    game: str
    id: str
    seats: int
    you: int
    options: dict[str, OptionValue]
    step: int  # where to go on
    steps: list[LessonStep]


class LessonTry(Struct, frozen=True):
    """What an action would do at a step: why it is not allowed, or its events."""

    code: str  # empty: it may be done
    args: dict[str, Arg]
    clause: str
    news: list[News]


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """The step that you go on with. After the last one the lesson is done."""

    step: Annotated[int, Meta(ge=0, le=999)]
