"""Runs seeds of the simulation in tests/support/simulation: every promise holds through all faults."""

import os

import pytest
from tests.support.simulation.seeds import run_seed

FIRST = int(os.environ.get("ADYTON_FIRST_SEED", "1"))  # A long run can resume from this seed.
SEEDS = int(os.environ.get("ADYTON_SEEDS", "200"))
CHUNK = 10


@pytest.mark.parametrize("first", range(FIRST, SEEDS + 1, CHUNK))
def test_every_promise_holds_under_every_seed(first: int) -> None:
    for seed in range(first, min(first + CHUNK, SEEDS + 1)):
        run_seed(seed)


def test_a_browser_comes_back_if_its_worker_dies_before_it_shows_the_last_position() -> None:
    """In seed 446 the worker has told that the game is over, but not yet how it ended."""
    run_seed(446)


def test_a_worker_that_missed_that_a_clock_was_set_charges_nobody_for_an_outage() -> None:
    """In seed 3372 a notice is late: a worker without the table accepts an act after another one took the table over."""
    run_seed(3372)


def test_an_act_that_is_repeated_at_a_worker_that_is_behind_is_not_refused() -> None:
    """In seed 5030 a browser answers a position that its new worker has not read yet."""
    run_seed(5030)


def test_an_act_that_stands_is_not_refused_by_a_worker_that_is_behind() -> None:
    """In seed 16466 the clock stands still when a browser repeats an act that its new worker does not know."""
    run_seed(16466)


def test_time_counts_if_players_stop_the_clock_and_go_on_before_their_table_is_taken_over() -> None:
    """In seed 4955 the game ends before anybody can know that the worker of the table is dead."""
    run_seed(4955)
