"""Courses of play with a known seed, without a table around them."""

from adyton.engine.game import AnyGame
from adyton.engine.record import Header
from adyton.store.lines import LineRow
from adyton.tables.course import Course
from adyton.tables.secrets import generator

SEED = "5a" * 32


def course_of(game: AnyGame, seats: int = 3) -> Course:
    options = game.read_options({})
    rng = generator(SEED)
    names = [f"p{seat}" for seat in range(seats)]
    return Course(game, options, Header(game.slug, game.version, options.to_json(), names, rng.commitment), rng)


def opened(game: AnyGame) -> tuple[Course, list[LineRow]]:
    course = course_of(game)
    draft = course.open()
    course.accept(draft)
    return course, draft.rows
