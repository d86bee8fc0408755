"""Two worlds under one schedule: nobody receives a byte that depends on what they may not know."""

import pytest
from tests.support.omens import OmensState, OmensView
from tests.support.simulation.checks import BrokenPromise
from tests.support.simulation.two_worlds import Swapped, compare

from adyton.engine.seat import Seat


def test_two_worlds_send_the_same_messages() -> None:
    assert sum(compare(seed) for seed in range(4, 24, 4)) > 50


class Leaking(Swapped):
    """Tells everybody a number that changes whenever two omens of different hands are swapped."""

    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        view = super().view(state, seat)
        view.taker += 100 * sum(chair * omen for chair, hand in enumerate(state.hands, 1) for omen in hand)
        return view


def test_a_leak_is_noticed() -> None:
    with pytest.raises(BrokenPromise, match="no byte depends on a secret"):
        _compare_all(range(1, 4))


def _compare_all(seeds: range) -> None:
    for seed in seeds:
        compare(seed, Leaking)
