"""Every lesson is played by the rules, and every sentence that it needs exists."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from adyton.engine.action import Unreadable
from adyton.engine.refusal import Illegal
from adyton.games import KITS
from adyton.games.lessons import Course, LessonError, PlayedLesson, read_course
from adyton.words.catalogue import LESSON_WORDS, catalogue

LESSONS = [(slug, lesson) for slug, kit in KITS.items() for lesson in kit.course.lessons]
SHIPPED = ("oracle", "keltis", "oraklos", "delphi")


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_course_has_four_to_seven_lessons(slug: str) -> None:
    assert 4 <= len(KITS[slug].course.lessons) <= 7


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_the_rules_allow_every_move_of_a_lesson(slug: str, lesson: str) -> None:
    played = KITS[slug].course.play(lesson)
    assert len(played.frames) == len(played.lesson.steps)
    for place, step in enumerate(played.lesson.steps):
        if step.do:
            assert played.why_not(place, step.do) is None


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("slug", [slug for slug, kit in KITS.items() if kit.course.lessons and slug in SHIPPED])
def test_a_course_says_each_sentence_that_it_needs_and_no_other(slug: str, language: str) -> None:
    course = KITS[slug].course
    bundle = FluentBundle([language])
    resource = FluentResource(catalogue(KITS[slug].package, language, LESSON_WORDS))
    bundle.add_resource(resource)
    said = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
    assert said == set(course.message_ids)
    for key, forms in course.message_ids.items():
        assert set(bundle.get_message(key).attributes or {}) == forms, key


LEAD = '[[steps]]\nname = "lead"\ndo = "{do}"\n{more}\n[[steps]]\nname = "end"\n'
HEAD = 'seats = 3\nseed = 1\noptions = { removed = "violet" }\n'
FIRST_DEALER = 'opening = """\n# Seat 2 deals, so seat 0 will lead.\nnature: dealer 2\n"""\n'


def course(folder: Path, text: str, name: str = "1-lead.toml") -> Course:
    """Return the course that this one file makes."""
    (folder / "lessons").mkdir(exist_ok=True)
    (folder / "lessons" / name).write_text(text, encoding="utf-8")
    return read_course(KITS["oracle"].game, folder, KITS["oracle"].census)


def played(folder: Path, steps: str) -> PlayedLesson:
    return course(folder, HEAD + FIRST_DEALER + steps).play("lead")


def lead(do: str, more: str = "") -> str:
    return LEAD.format(do=do, more=more)


def test_a_lesson_shows_what_each_move_changes(tmp_path: Path) -> None:
    choice = first_choice(tmp_path)
    lesson = played(tmp_path, lead(choice))
    (before,), (after,) = lesson.frames
    assert choice in before.legal
    assert after.legal == ()
    assert [event.name for event in after.news] == ["chosen", "these"]
    assert set(after.view) < set(before.view)


def first_choice(folder: Path) -> str:
    """Return what seat 0 may do first in the lesson above."""
    return played(folder, '[[steps]]\nname = "end"\n').frames[0][0].legal[0]


def test_a_wrong_press_is_answered_by_the_rules(tmp_path: Path) -> None:
    choice = first_choice(tmp_path)
    lesson = played(tmp_path, lead(choice))
    assert [event.name for event in lesson.news_of(0, choice)] == ["chosen", "these"]
    with pytest.raises(Illegal):
        lesson.news_of(0, "play b1")
    with pytest.raises(Unreadable):
        lesson.news_of(0, "fly")


def test_the_seed_decides_what_the_lesson_leaves_to_nature(tmp_path: Path) -> None:
    steps = '[[steps]]\nname = "end"\n'
    first, second = (course(tmp_path, f"seats = 3\nseed = {seed}\n" + steps).play("lead") for seed in (1, 2))
    assert first.frames[0][0].view != second.frames[0][0].view


def test_a_game_without_a_folder_or_lessons_has_an_empty_course(tmp_path: Path) -> None:
    assert read_course(KITS["oracle"].game, None).lessons == {}
    assert read_course(KITS["oracle"].game, tmp_path).lessons == {}


def test_options_that_cannot_be_played_are_refused(tmp_path: Path) -> None:
    text = 'seats = 3\nseed = 1\noptions = { removed = "pink" }\n[[steps]]\nname = "end"\n'
    with pytest.raises(LessonError, match="these options cannot be played"):
        course(tmp_path, text).play("lead")


@pytest.mark.parametrize(
    ("put", "reason"),
    [("pieces = 1", "the state has no field 'pieces'"), ("middle = [6, 4, 4]", "makes pieces appear or vanish")],
)
def test_a_start_position_must_be_a_state_with_all_pieces(tmp_path: Path, put: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        played(tmp_path, f'put = {{ {put} }}\n[[steps]]\nname = "end"\n')


def test_a_lesson_can_begin_late_in_a_game() -> None:
    lesson = KITS["delphi"].course.play("home")
    assert lesson.frames[0][0].view["round"] == 14
    assert [event.name for event in lesson.frames[4][0].news] == ["sailed", "arrived"]
    assert lesson.frames[-1][-1].view["phase"] == "over"


QUESTION = '[[steps]]\nname = "ask"\n{parts}\n[[steps]]\nname = "end"\n'


def test_a_lesson_whose_move_the_rules_forbid_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="lesson 'lead', step 'lead': seat 0 may not 'play b1'"):
        played(tmp_path, lead("play b1"))


def test_a_lesson_with_an_unknown_action_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="there is no action 'play x1'"):
        played(tmp_path, lead("play x1"))


def test_a_lesson_that_asks_out_of_turn_is_refused(tmp_path: Path) -> None:
    choice = first_choice(tmp_path)
    again = f'[[steps]]\nname = "again"\ndo = "{choice}"\n'
    with pytest.raises(LessonError, match="step 'again': the pupil is asked for an action, but it is not their turn"):
        played(tmp_path, lead(choice, again))


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ('do = "choose 1 2"\nchoices = ["a"]\nright = "a"', "an action and for an answer at once"),
        ('choices = ["a", "b"]', "must be one of the choices"),
        ('choices = ["a", "b"]\nright = "c"', "must be one of the choices"),
        ('wrong = { "play" = "other" }', "nothing can be wrong"),
        ('choices = ["a", "b"]\nright = "a"\nwrong = { "c" = "other" }', "no wrong action or answer begins with 'c'"),
    ],
)
def test_a_step_that_cannot_be_answered_is_refused(tmp_path: Path, parts: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        played(tmp_path, QUESTION.format(parts=parts))


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("lead.toml", "", "must be a number and a word"),
        ("1-lead.toml", "seats = ", "cannot be read"),
        ("1-lead.toml", "seats = 3\nseed = 1\nsteps = [{ title = 1 }]", "cannot be read"),
        ("1-lead.toml", "seats = 3\nseed = 1", "cannot be read"),
        ("1-lead.toml", 'seats = 3\nseed = 1\nsteps = [{ name = "a" }, { name = "a" }]', "the same name"),
        ("1-lead.toml", 'seats = 3\nseed = 1\nsteps = [{ name = "a", do = "keep" }]', "the last step"),
        ("tips.toml", "[[tips]]\nsays = 1", "cannot be read"),
    ],
)
def test_an_invalid_lesson_file_is_refused(tmp_path: Path, name: str, text: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        course(tmp_path, text, name)
