"""Practice by HTTP: an exercise has a number, and the same number is always the same exercise."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Raw, json

from adyton.engine.options import Options
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import KITS
from adyton.games.practice import Practice
from adyton.web.refusals import REFUSED
from adyton.web.wire.learning import PracticeAnswer, PracticeExercise

ExerciseNumber = Annotated[int, PathParameter(ge=0, le=2**32 - 1)]


@get("/api/practice/{game:str}/{mode:str}/{number:int}", responses=REFUSED, sync_to_thread=True)
def exercise(game: FromPath[str], mode: FromPath[str], number: ExerciseNumber) -> PracticeExercise:
    """Show an exercise to a person who practises alone."""
    practice, options = _practice(game, mode)
    return PracticeExercise(number, Raw(json.encode(practice.exercise(options, number))))


@post("/api/practice/{game:str}/{mode:str}/{number:int}", status_code=200, responses=REFUSED, sync_to_thread=True)
def answer(game: FromPath[str], mode: FromPath[str], number: ExerciseNumber, data: JSONBody[PracticeAnswer]) -> Raw:
    """Judge an answer; when the exercise is over, the verdict tells what was there."""
    practice, options = _practice(game, mode)
    return Raw(json.encode(practice.judge(options, number, data.answer)))


def _practice(game: str, mode: str) -> tuple[Practice, Options]:
    practice = KITS[game].practice if game in KITS else None
    if practice is None or mode not in practice.modes:
        raise Illegal(Refusal("practice-unknown"))
    return practice, practice.modes[mode]


ROUTES: Final = (exercise, answer)
