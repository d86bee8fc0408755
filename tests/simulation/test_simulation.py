"""Runs seeds of the simulation in tests/support/simulation: every promise holds through all faults."""

import os

import pytest
from tests.support.simulation.run import repeat, run

FIRST = int(os.environ.get("ADYTON_FIRST_SEED", "1"))  # A long run can resume from this seed.
SEEDS = int(os.environ.get("ADYTON_SEEDS", "200"))
CHUNK = 10


@pytest.mark.parametrize("first", range(FIRST, SEEDS + 1, CHUNK))
def test_every_promise_holds_under_every_seed(first: int) -> None:
    for seed in range(first, min(first + CHUNK, SEEDS + 1)):
        with repeat(seed):
            run(seed)
