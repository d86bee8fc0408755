"""Single promises, in situations that a whole game would not reach."""

from collections import UserList
from collections.abc import Sequence

import pytest
from tests.support.omens import (
    DEALS,
    KEEP,
    OFFER,
    OVER_,
    SHARE,
    SIGN,
    Omens,
    OmensOptions,
    OmensState,
    Share,
    pieces,
)
from tests.support.planted import with_phase

from adyton.engine.action import Action
from adyton.engine.fields import Fields
from adyton.engine.play import settle
from adyton.engine.refusal import Refusal
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat, Turn
from adyton.testing import Broken, hidden
from adyton.testing.actions import seats_wait
from adyton.testing.chance import _cells, _surprise, draws_follow_the_odds
from adyton.testing.check import Runner
from adyton.testing.hidden import imagination_fits, news_tell_no_more_than_views
from adyton.testing.order import commits_stay_hidden
from adyton.testing.position import Position, forward, next_step, sample
from adyton.testing.values import pieces_are_conserved, play_repeats
from adyton.testing.walk import Walk

GAME = Omens()


def at(phase: int, game: Omens = GAME) -> Position:
    state = game.start(OmensOptions(), 2)
    settle(GAME, state, FastRng(1))
    state.phase = phase
    state.taker = 0 if phase == SHARE else -1
    return Position(game, state, FastRng(1), pieces=pieces)


def test_a_short_list_is_checked_completely_and_a_long_one_in_part() -> None:
    assert sample(DEALS, FastRng(1)) == list(DEALS)
    assert len(sample(range(1000), FastRng(1))) == 24


def test_a_finished_game_has_no_next_move() -> None:
    assert next_step(GAME, at(OVER_).state, FastRng(1), 0) is None
    assert forward(GAME, at(OVER_).state, FastRng(1), 0, 5) == []
    play_repeats(at(OVER_))


def test_a_missing_piece_is_noticed() -> None:
    position = at(OFFER)
    state = position.state
    assert isinstance(state, OmensState)
    state.hands[0].pop()
    with pytest.raises(Broken, match=r"at the start \[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\], now "):
        pieces_are_conserved(position, list(range(12)))


def test_an_object_that_changes_in_the_last_move_is_found_at_the_end() -> None:
    class Sharing(OmensState):
        fields = Fields(
            values=("due", "taker"),
            rows=("offers", "used"),
            tables=("hands",),
            bags=("bag",),
            objects={"points": (list, UserList)},  # It is declared as never changing.
        )
        __slots__ = ()

        def __init__(self, options: OmensOptions, seats: int) -> None:
            super().__init__(options, seats)
            self.points = UserList(self.points)  # type: ignore[assignment]

    class Late(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            shared, state.points = state.points, state.points[:]
            news, state.news = state.news, None
            super().play(state, seat, action, at)
            state.news = news
            if state.phase == OVER_:
                shared[:] = state.points
            state.points = shared

    class LateGame(Omens):
        state_type = Sharing
        phases = with_phase(SHARE, Late())

    runner = Runner(LateGame(), OmensOptions(), 4, None, 0)
    runner.length = 30
    walk = Walk(LateGame(), OmensOptions(), 4, 1)
    with pytest.raises(Broken, match="copies are deep: a move on a copy changed a state left behind"):
        runner.run(walk)


def test_nothing_is_drawn_when_nature_is_not_to_act() -> None:
    draws_follow_the_odds(at(SHARE))


def test_rare_outcomes_are_counted_together() -> None:
    assert _cells([(1, 2.0), (4, 3.5), (95, 94.5)]) == [(5, 5.5), (95, 94.5)]
    assert _cells([(1, 2.0), (99, 98.0)]) == [(100, 100.0)]
    assert _cells([(50, 50.0), (50, 50.0)]) == [(50, 50.0), (50, 50.0)]
    assert _cells([(6, 6.0), (3, 4.0), (1, 0.5)]) == [(10, 10.5)]
    assert _cells([(1, 1.0), (2, 2.0)]) == []


def test_surprise_is_chi_square_in_standard_deviations() -> None:
    assert _surprise([(100, 100.0)]) == 0.0
    assert abs(_surprise([(60, 50.0), (40, 50.0)]) - 1.7) < 0.1  # Chi-square 4, one degree: p = 0.0455 one-sided.
    assert _surprise([(90, 50.0), (10, 50.0)]) > 5
    assert _surprise([(50, 50.0), (50, 50.0)]) < 0


def test_very_many_alternatives_are_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loud(Omens):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.tell("heard", action=action.text)

    position = at(OFFER, Loud())
    with pytest.raises(Broken, match="news tell no more than views"):
        news_tell_no_more_than_views(position)
    monkeypatch.setattr(hidden, "ENOUGH", 2)
    news_tell_no_more_than_views(position)


def test_a_choice_that_publicly_takes_longer_is_not_called_a_leak() -> None:
    class Slow(Omens):
        """Asks a seat that offers its lowest omen once more."""

        def turn(self, state: OmensState) -> Turn:
            turn = super().turn(state)
            slow = [seat for seat in range(state.seats) if state.offers[seat] == min(state.hands[seat], default=-2)]
            return Turn(tuple(sorted({*turn.seats, *slow}))) if state.phase == OFFER else turn

    for seed in range(6):
        position = at(OFFER, Slow())
        position.rng = FastRng(seed)
        commits_stay_hidden(position)


def test_a_seat_that_may_act_before_its_turn_opens_is_caught() -> None:
    class Hasty(Omens):
        def turn(self, state: OmensState) -> Turn:
            return Turn(super().turn(state).seats, opens=100)

        def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
            return None

    with pytest.raises(Broken, match=r"seats wait: .* is allowed before the turn opens"):
        seats_wait(at(OFFER, Hasty()))


def test_secrets_are_checked_only_where_players_get_messages() -> None:
    for phase in (SIGN, OVER_):
        imagination_fits(at(phase))


def test_a_walk_stops_where_nobody_can_act() -> None:
    class Stuck(Omens):
        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return () if state.phase == OFFER else super().legal(state, seat)

    walk = Walk(Stuck(), OmensOptions(), 2, 1)
    for _ in range(6):
        walk.step()
    with pytest.raises(Broken, match=r"no dead ends: \(0, 1\) can do nothing"):
        walk.step()


def test_a_random_step_is_an_action_of_the_asked_seat() -> None:
    step = next_step(GAME, at(SHARE).state, FastRng(1), 0)
    assert step is not None
    assert step[0] == 0
    assert step[1].index >= KEEP.index
