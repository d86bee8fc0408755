"""Phases with a fault, in the place of real ones. Compiled rules do not see patched methods, but they ask these."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.phase import Phase, PhasedGame
from adyton.engine.refusal import Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat, Turn
from adyton.engine.state import State

Fault = Callable[[State, Action], None]


def plant(game: AnyGame, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the fault follow every move of this game."""
    assert isinstance(game, PhasedGame)
    monkeypatch.setattr(game, "_phases", tuple([_planted(phase, fault) for phase in game.phases]))


def _planted(real: Phase[Any], fault: Fault) -> Phase[Any]:
    class Planted(Phase[Any]):
        name = real.name
        clause = real.clause

        def turn(self, state: State) -> Turn:
            return real.turn(state)

        def legal(self, state: State, seat: Seat) -> Sequence[Action]:
            return real.legal(state, seat)

        def play(self, state: State, seat: Seat, action: Action, at: int) -> None:
            real.play(state, seat, action, at)
            fault(state, action)

        def reason(self, state: State, seat: Seat, action: Action, at: int) -> Refusal:
            return real.reason(state, seat, action, at)

        def untimely(self, state: State, seat: Seat, action: Action, at: int) -> Refusal | None:
            return real.untimely(state, seat, action, at)

        def odds(self, state: State) -> Sequence[tuple[Action, int]]:
            return real.odds(state)

        def chance(self, state: State, rng: Rng) -> Action:
            return real.chance(state, rng)

    return Planted()
