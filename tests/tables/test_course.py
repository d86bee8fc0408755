import json
import random

import pytest
from tests.support.course import course_of, opened

from adyton.engine.replay import final, verify
from adyton.engine.state import state_hash
from adyton.games import GAMES
from adyton.store.lines import LineRow
from adyton.tables.course import NOT_ASKED, Course
from adyton.tables.hub import _replay

TURN_BASED = [slug for slug in GAMES if slug != "oraklos"]


def played(slug: str, moves: int, rng: random.Random, undo: float = 0.1) -> tuple[Course, list[LineRow]]:
    """A course after so many moves, some taken back, and the lines that were written."""
    game = GAMES[slug]
    course, rows = opened(game)
    for number in range(moves):
        turn = game.turn(course.state)
        if not turn.seats:
            break
        seat = rng.choice(turn.seats)
        back = course.own_undo(seat)
        if back is not None and rng.random() < undo:
            draft = course.draft_undo(seat, back, number, f"a{number}")
        else:
            draft = course.draft(seat, rng.choice(list(game.legal(course.state, seat))), number, f"a{number}")
        course.accept(draft)
        rows += draft.rows
    return course, rows


@pytest.mark.parametrize("slug", TURN_BASED)
def test_a_course_is_what_its_record_says(slug: str) -> None:
    course, rows = played(slug, 150, random.Random(1))
    assert [row.line for row in rows] == list(range(2, course.move + 1))
    assert state_hash(final(GAMES[slug], course.record)) == state_hash(course.state)
    verify(GAMES[slug], course.record)


@pytest.mark.parametrize("slug", TURN_BASED)
def test_whoever_follows_the_lines_arrives_where_they_were_made(slug: str) -> None:
    course, rows = played(slug, 120, random.Random(2))
    other = course_of(GAMES[slug])
    other.follow(rows)
    assert other.snapshot() == course.snapshot()
    assert other.acts == course.acts
    assert [(line, repr(news)) for line, news in other.recent] == [(line, repr(news)) for line, news in course.recent]


@pytest.mark.parametrize("at", [10, 60, 110])
def test_a_snapshot_saves_replaying_and_changes_nothing(at: int) -> None:
    course, rows = played("oracle", 120, random.Random(3), undo=0.0)
    half = course_of(GAMES["oracle"])
    half.follow(rows[:at])
    kept = (half.move, json.dumps(half.snapshot()))
    other = course_of(GAMES["oracle"])
    _replay(other, rows, kept)
    assert other.snapshot() == course.snapshot()
    assert other.acts == course.acts


def test_a_snapshot_of_what_was_taken_back_is_not_used() -> None:
    game = GAMES["keltis"]
    course, rows = opened(game)
    seat = game.turn(course.state).seats[0]
    while course.own_undo(seat) is None:
        draft = course.draft(seat, game.legal(course.state, seat)[0], 5)
        course.accept(draft)
        rows += draft.rows
    kept = (course.move, json.dumps(course.snapshot()))
    back = course.own_undo(seat)
    assert back is not None
    draft = course.draft_undo(seat, back, 6)
    course.accept(draft)
    rows += draft.rows
    other = course_of(game)
    _replay(other, rows, kept)
    assert other.snapshot() == course.snapshot()


def test_a_draft_changes_nothing_before_it_is_accepted() -> None:
    game = GAMES["keltis"]
    course, _ = opened(game)
    before = (state_hash(course.state), course.move, course.snapshot())
    seat = game.turn(course.state).seats[0]
    draft = course.draft(seat, game.legal(course.state, seat)[0], 5)
    assert (state_hash(course.state), course.move, course.snapshot()) == before
    course.accept(draft)
    assert course.move == before[1] + len(draft.steps)


def test_the_act_of_one_leaves_the_question_of_the_others_as_it_is() -> None:
    # In Oracle everybody chooses at the same time which prophecies to keep.
    game = GAMES["oracle"]
    course, _ = opened(game)
    asked = list(course.asked)
    assert NOT_ASKED not in asked
    course.accept(course.draft(1, game.legal(course.state, 1)[0], 1000))
    assert course.asked == [asked[0], NOT_ASKED, asked[2]]
    assert course.used == [0, 1000, 0]
    assert course.made == [0, 1, 0]


def test_news_are_remembered_for_those_who_were_away(monkeypatch: pytest.MonkeyPatch) -> None:
    course, _ = played("keltis", 20, random.Random(4))
    assert course.news_since(course.move) == []
    missed = course.news_since(course.move - 3)
    assert missed is not None
    assert [line for line, _ in missed] == [course.move - 2, course.move - 1, course.move]
    assert course.news_since(course.move + 1) is None
    monkeypatch.setattr("adyton.tables.course.REMEMBERED", 10)
    long, _ = played("keltis", 40, random.Random(4))
    assert long.news_since(long.move - 10) is not None
    assert long.news_since(long.move - 11) is None
