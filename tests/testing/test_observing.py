"""The promises about observations, each with a game that breaks it."""

import pytest

from adyton.engine.numbers import Numbers
from adyton.engine.play import begin, settle
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.games import KITS
from adyton.games.oracle.observe import write
from adyton.games.oracle.rules.state import OracleState
from adyton.testing import Broken
from adyton.testing.observing import keeps_secrets, matches_views
from adyton.testing.position import Position

KIT = KITS["oracle"]
PLAYERS = 14  # where the number of players stands
HAND = 337  # where the hand begins
SIZE = 779


def dealt() -> Position:
    state = begin(KIT.game, KIT.game.options(), 3)
    settle(KIT.game, state, FastRng(1))
    return Position(KIT.game, state, FastRng(2))


def test_oracle_keeps_both_promises() -> None:
    matches_views(dealt(), KIT, write)
    keeps_secrets(dealt(), KIT, write)


def test_a_number_that_is_not_in_the_view_is_found() -> None:
    def wrong(state: OracleState, seat: Seat, out: Numbers, start: int) -> None:
        write(state, seat, out, start)
        out[start + PLAYERS] = 0.25

    with pytest.raises(Broken, match=r"seat 0, number 14 \(players: players\): 0.25, not 0.6"):
        matches_views(dealt(), KIT, wrong)


def test_a_number_outside_the_observation_is_found() -> None:
    def wide(state: OracleState, seat: Seat, out: Numbers, start: int) -> None:
        write(state, seat, out, start)
        out[start + SIZE] = 1.0

    with pytest.raises(Broken, match=r"number 779 \(outside of the observation\)"):
        matches_views(dealt(), KIT, wide)


def test_a_secret_in_the_numbers_is_found() -> None:
    def telling(state: OracleState, seat: Seat, out: Numbers, start: int) -> None:
        out[start + HAND] = float(state.hands[(seat + 1) % state.seats] & 1)

    def looks_often() -> None:
        for seed in range(20):
            state: State = begin(KIT.game, KIT.game.options(), 3)
            settle(KIT.game, state, FastRng(seed))
            keeps_secrets(Position(KIT.game, state, FastRng(seed)), KIT, telling)

    with pytest.raises(Broken, match="observations keep secrets"):
        looks_often()
