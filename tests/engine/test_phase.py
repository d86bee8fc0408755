import pytest
from tests.support.omens import (
    DEALS,
    GIVE,
    KEEP,
    MOON,
    OFFER,
    OFFERS,
    OVER_,
    SHARE,
    SIGN,
    SUN,
    WAIT,
    Omens,
    OmensOptions,
    OmensState,
    Over,
    Sign,
)

from adyton.engine.refusal import Refusal
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CHANCE, CLOCK, NATURE, OVER
from adyton.engine.view import View

GAME = Omens()


def at(phase: int, *, hurry: bool = False) -> OmensState:
    """Two seats with the omens 1 and 2. In the later phases seat 1 has the choice, until 5000 ms."""
    state = GAME.start(OmensOptions(hurry=hurry), 2)
    state.phase = phase
    state.hands = [[1], [2]]
    if phase == SHARE:
        state.taker, state.due = 1, 5000
    return state


def code(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.code


def test_each_question_goes_to_the_phase_of_the_state() -> None:
    assert GAME.turn(at(OFFER)).seats == (0, 1)
    assert GAME.turn(at(SIGN)) is NATURE
    assert GAME.turn(at(OVER_)) is OVER
    assert GAME.phase(at(SHARE)) == "share"
    assert (GAME.clause(at(OFFER)), GAME.clause(at(SHARE))) == ("OME-1", "")


def test_only_an_asked_seat_has_legal_actions() -> None:
    assert GAME.legal(at(OFFER), 0) == [OFFERS[1]]
    assert GAME.legal(at(SHARE), 0) == ()
    assert GAME.legal(at(SHARE), 1) == [KEEP, GIVE]
    assert GAME.legal(at(OVER_), 0) == ()
    assert GAME.legal(at(SIGN), CHANCE) == [SUN, MOON]


def test_the_clock_has_legal_actions_only_with_a_deadline() -> None:
    assert GAME.legal(at(SHARE), CLOCK) == ()
    assert GAME.legal(at(SHARE, hurry=True), CLOCK) == [WAIT]


def test_why_an_action_is_refused() -> None:
    assert code(GAME.why_not(at(OVER_), 0, KEEP, 0)) == "game-over"
    assert code(GAME.why_not(at(SHARE), 0, KEEP, 0)) == "not-your-turn"
    assert code(GAME.why_not(at(SHARE), 1, SUN, 0)) == "not-now"
    assert code(GAME.why_not(at(OFFER), 0, OFFERS[9], 0)) == "not-held"
    assert code(GAME.why_not(at(SHARE), 1, KEEP, 0)) is None


def test_the_clock_is_refused_before_the_deadline_and_seats_after_it() -> None:
    hurried = at(SHARE, hurry=True)
    assert code(GAME.why_not(hurried, CLOCK, WAIT, 4999)) == "too-early"
    assert code(GAME.why_not(hurried, CLOCK, WAIT, 5000)) is None
    assert code(GAME.why_not(hurried, 1, KEEP, 5000)) is None
    assert code(GAME.why_not(hurried, 1, KEEP, 5001)) == "too-late"
    assert code(GAME.why_not(at(SHARE), CLOCK, WAIT, 9999)) == "too-early"


def test_nature_draws_by_the_weights() -> None:
    state, rng = at(SIGN), FastRng(4)
    moons = [GAME.chance(state, rng) for _ in range(1000)].count(MOON)
    assert 150 < moons < 250  # One of five, four standard deviations.
    assert list(GAME.odds(state)) == [(SUN, 4), (MOON, 1)]


def test_invalid_weights_are_a_bug_of_the_rules() -> None:
    class Bad(Sign):
        def odds(self, state: OmensState) -> list[tuple[object, int]]:  # type: ignore[override]
            return [(SUN, 3), (MOON, -2)]

    class Always(Rng):
        def below(self, n: int) -> int:
            return 5

    with pytest.raises(AssertionError, match="the weights have no sum"):
        Bad().chance(at(SIGN), Always())


def test_a_phase_of_players_has_no_odds() -> None:
    with pytest.raises(NotImplementedError):
        GAME.odds(at(SHARE))


def test_nothing_can_be_played_when_it_is_over() -> None:
    with pytest.raises(AssertionError, match="the game is over"):
        GAME.play(at(OVER_), 0, KEEP, 0)
    assert Over().legal(at(OVER_), 0) == ()


def test_a_view_names_its_viewer() -> None:
    view = View(viewer=None, seats=2, phase="offer", acting=(0, 1))
    assert view.deadline is None
    assert DEALS[0].text == "deal 0"
