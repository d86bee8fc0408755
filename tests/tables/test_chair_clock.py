import pytest

from adyton.engine.draft import Step
from adyton.engine.record import Entry
from adyton.engine.seat import Turn
from adyton.tables.chair_clock import ChairClock

ASKED = ChairClock().ask(5, 1000)


def step(seat: int, at: int, turn: Turn, *, same_phase: bool = True, undo: int | None = None) -> Step:
    return Step(9, Entry(seat, "", at, undo), [], turn, same_phase)


def test_a_chair_that_was_never_asked_has_used_nothing() -> None:
    assert ChairClock() == (None, 0, 0, 0)
    assert ChairClock().thought(5000) == 0
    assert ChairClock().spend(5000) == ChairClock()


def test_an_answer_uses_the_time_since_the_question_and_counts_as_a_move() -> None:
    clock = ASKED.answer(4000)
    assert (clock.asked, clock.used, clock.made) == (None, 3000, 1)
    again = clock.ask(7, 6000).answer(6500)
    assert (again.used, again.made) == (3500, 2)


def test_a_question_ended_by_others_uses_time_but_is_no_move() -> None:
    clock = ASKED.spend(1500)
    assert (clock.asked, clock.used, clock.made) == (None, 500, 0)


def test_time_is_never_given_back() -> None:
    assert ASKED.spend(900).used == 0


def test_the_present_question_is_counted_while_it_lasts() -> None:
    assert ASKED.thought(1750) == 750


def test_the_move_of_another_seat_does_not_change_the_question() -> None:
    assert ASKED.after(0, step(1, 3000, Turn((0,)))) is ASKED


def test_a_new_phase_asks_again() -> None:
    clock = ASKED.after(0, step(1, 3000, Turn((0,)), same_phase=False))
    assert clock == (9, 3000, 2000, 0)


def test_a_seats_move_answers_the_question_and_another_may_follow() -> None:
    assert ASKED.after(0, step(0, 3000, Turn((1,)))) == (None, 1000, 2000, 1)
    assert ASKED.after(0, step(0, 3000, Turn((0,)))) == (9, 3000, 2000, 1)


def test_in_a_race_a_seats_move_does_not_change_the_question() -> None:
    assert ASKED.after(0, step(0, 3000, Turn((0, 1), race=True))) is ASKED


@pytest.mark.parametrize("race", [False, True])
def test_an_undo_asks_again_and_is_no_move(race: bool) -> None:
    clock = ASKED.after(0, step(0, 3000, Turn((0,), race=race), same_phase=False, undo=4))
    assert clock == (9, 3000, 2000, 0)


def test_a_chair_that_was_not_asked_is_asked_from_this_line_on() -> None:
    assert ChairClock(used=70).after(0, step(1, 3000, Turn((0,)))) == (9, 3000, 70, 0)
