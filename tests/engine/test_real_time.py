"""A tiny game in real time: the first to ring wins. When the time is up, nobody wins."""

from collections.abc import Sequence
from typing import Final

import pytest

from adyton.engine.action import Action, Unreadable
from adyton.engine.fields import Fields
from adyton.engine.game import Outcome
from adyton.engine.options import Options
from adyton.engine.phase import OverPhase, Phase, PhasedGame
from adyton.engine.play import choices, playout
from adyton.engine.playing import Playing
from adyton.engine.refusal import TOO_EARLY, TOO_LATE, Illegal
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CLOCK, Seat, Turn, places_of
from adyton.engine.state import State
from adyton.engine.view import View

RING: Final = Action("ring", 0)
TIME: Final = Action("time", 0)


class BellState(State):
    fields = Fields(values=("rung_at",), rows=("points",))
    __slots__ = fields.names

    def __init__(self, seats: int) -> None:
        super().__init__(Options(), seats)
        self.points = [0] * seats
        self.rung_at = -1


class Bell(Phase[BellState]):
    name = "bell"

    def turn(self, state: BellState) -> Turn:
        return Turn(tuple(range(state.seats)), 1000, race=True)

    def legal(self, state: BellState, seat: Seat) -> Sequence[Action]:
        return (TIME,) if seat == CLOCK else (RING,)

    def play(self, state: BellState, seat: Seat, action: Action, at: int) -> None:
        if seat != CLOCK:
            state.points[seat] = 1
        state.rung_at = at
        state.phase = 1


class BellGame(PhasedGame[BellState, View]):
    slug = "bell"
    title = "Bell"
    version = 1
    chairs = (2,)
    last_action = RING
    longest = 2
    takes_back = False
    options = Options
    view_type = View
    phases = (Bell(), OverPhase())

    def start(self, options: Options, seats: int) -> BellState:
        return BellState(seats)

    def outcome(self, state: BellState) -> Outcome | None:
        points = tuple(state.points)
        return Outcome(points, places_of(points), "rung") if state.phase else None

    def view(self, state: BellState, seat: Seat | None) -> View:
        return View(viewer=seat, seats=state.seats, phase=self.phase(state), acting=self.turn(state).seats)

    def imagine(self, view: View, rng: Rng) -> BellState:
        return BellState(view.seats)

    def read(self, text: str) -> Action:
        if text not in {"ring", "time"}:
            raise Unreadable(text)
        return RING if text == "ring" else TIME


GAME: Final = BellGame()


def test_a_move_stamped_at_the_deadline_counts() -> None:
    assert GAME.why_not(BellState(2), 0, RING, 1000) is None


def test_a_move_stamped_after_the_deadline_comes_too_late() -> None:
    assert GAME.why_not(BellState(2), 0, RING, 1001) is TOO_LATE


def test_the_clock_may_act_from_the_deadline_on() -> None:
    assert GAME.why_not(BellState(2), CLOCK, TIME, 999) is TOO_EARLY
    assert GAME.why_not(BellState(2), CLOCK, TIME, 1000) is None


def test_with_a_deadline_the_clock_can_act() -> None:
    state = BellState(2)
    assert choices(GAME, state, GAME.turn(state)) == [(0, (RING,)), (1, (RING,)), (CLOCK, (TIME,))]


def test_a_playout_in_simulated_time_lets_the_clock_act_at_the_deadline() -> None:
    rung_at = set()
    for seed in range(30):
        state = BellState(2)
        playout(GAME, state, FastRng(seed), at=7)
        rung_at.add((state.rung_at, sum(state.points)))
    assert rung_at == {(7, 1), (1000, 0)}


def test_a_move_made_in_real_time_is_never_taken_back() -> None:
    playing = Playing.open(GAME, Options(), ["Ada", "Bo"], FastRng(1))
    with pytest.raises(Illegal, match="undo-never"):
        playing.undo(0)
