"""Two worlds under one schedule: nobody receives a byte that depends on what they may not know."""

import os

import pytest
from tests.support.omens import OmensState, OmensView
from tests.support.simulation.checks import BrokenPromise
from tests.support.simulation.run import repeat
from tests.support.simulation.two_worlds import Swapped, compare

from adyton.engine.seat import Seat

SEEDS = int(os.environ.get("ADYTON_SEEDS", "200")) // 4
CHUNK = 10


@pytest.mark.parametrize("first", range(1, SEEDS + 1, CHUNK))
def test_no_byte_depends_on_a_secret(first: int) -> None:
    compared = 0
    for seed in range(first, min(first + CHUNK, SEEDS + 1)):
        with repeat(seed):
            compared += compare(seed)
    assert compared > 5 * CHUNK  # Messages.


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
