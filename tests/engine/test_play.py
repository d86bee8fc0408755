from collections.abc import Sequence

import pytest
from tests.support.omens import KEEP, OFFER, SHARE, Omens, OmensOptions, OmensState, Share
from tests.support.omens_table import GAME

from adyton.engine.action import Action
from adyton.engine.phase import PhasedGame
from adyton.engine.play import Move, begin, choices, playout, settle
from adyton.engine.refusal import Illegal, RulesBug
from adyton.engine.rng import FastRng
from adyton.engine.seat import CLOCK, Seat, Turn
from adyton.engine.state import state_hash


def dealt(seats: int = 2, *, hurry: bool = False) -> OmensState:
    state = begin(GAME, OmensOptions(hurry=hurry), seats)
    settle(GAME, state, FastRng(1))
    return state


def test_a_game_begins_only_with_its_numbers_of_seats() -> None:
    with pytest.raises(Illegal) as caught:
        begin(GAME, OmensOptions(), 5)
    assert caught.value.refusal.code == "seats-number"
    assert caught.value.refusal.args == {"seats": 5, "least": 2, "most": 4}


def test_a_game_begins_only_with_options_that_fit_the_seats() -> None:
    with pytest.raises(Illegal, match="too-hurried"):
        begin(GAME, OmensOptions(hurry=True), 4)


def test_nature_acts_until_somebody_must_decide() -> None:
    state = begin(GAME, OmensOptions(), 2)
    settle(GAME, state, FastRng(1))
    assert GAME.phase(state) == "offer"
    before = state_hash(state)
    settle(GAME, state, FastRng(1))
    assert state_hash(state) == before


def test_a_move_shows_itself() -> None:
    assert repr(Move(3, 1, KEEP, 50)) == "Move(3, 1, 'keep', 50)"


def test_choices_hold_those_of_all_asked_seats() -> None:
    state = dealt()
    assert choices(GAME, state, GAME.turn(state)) == [(0, GAME.legal(state, 0)), (1, GAME.legal(state, 1))]


def test_the_clock_may_act_if_there_is_a_deadline() -> None:
    state = dealt(hurry=True)
    state.phase, state.taker, state.due = SHARE, 0, 100
    assert [seat for seat, _ in choices(GAME, state, GAME.turn(state))] == [0, CLOCK]


@pytest.mark.parametrize("hurry", [False, True])
def test_random_play_ends_and_repeats(hurry: bool) -> None:
    first, second = (playout(GAME, dealt(3, hurry=hurry), FastRng(8)) for _ in range(2))
    assert first.to_json() == second.to_json()
    assert sum(first.points) == 3


def test_random_play_begins_with_nature() -> None:
    assert sum(playout(GAME, begin(GAME, OmensOptions(), 2), FastRng(3)).points) == 3


def test_random_play_that_does_not_end_is_a_bug_of_the_rules() -> None:
    class Short(Omens):
        longest = 5

    with pytest.raises(RulesBug, match="omens did not end within 5 moves"):
        playout(Short(), begin(Short(), OmensOptions(), 2), FastRng(1))


def test_a_dead_end_is_a_bug_of_the_rules() -> None:
    class Stuck(Share):
        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return ()

    class StuckGame(Omens):
        phases = (*Omens.phases[:3], Stuck(), Omens.phases[-1])

    with pytest.raises(RulesBug, match=r"omens asks \(\d,\), who can do nothing"):
        playout(StuckGame(), begin(StuckGame(), OmensOptions(), 2), FastRng(1))


def test_random_play_skips_seats_without_legal_actions() -> None:
    class Lazy(Omens):
        """Asks seat 0 again after its offer, without a legal action."""

        def turn(self, state: OmensState) -> Turn:
            turn = PhasedGame.turn(self, state)
            return Turn((0, *turn.seats)) if turn.seats == (1,) and state.phase == OFFER else turn

        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return () if state.phase == OFFER and state.offers[seat] >= 0 else super().legal(state, seat)

    assert sum(playout(Lazy(), begin(Lazy(), OmensOptions(), 2), FastRng(1)).points) == 3
