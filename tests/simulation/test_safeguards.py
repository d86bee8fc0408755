"""Switches each safeguard off in turn. The seed beside it is the first that shows it."""

import pytest
from tests.support.simulation.checks import BrokenPromise
from tests.support.simulation.run import run
from tests.support.simulation.safeguards import SAFEGUARDS

from adyton.cli.build import is_compiled

SHOWN = {
    "acknowledge only after the commit": (1, "acknowledged acts stand once"),
    "know an act by its id": (2, "a refused act is not done"),
    "one line, one writer": (1, "acknowledged acts stand once"),
    "reload after missed notices": (5, "everybody sees the end"),
    "read what a browser has seen elsewhere": (17, "positions do not go back"),
    "take over the tables of dead workers": (1, "the game goes on"),
    "deduct the time of an outage": (2, "clocks charge nobody for time without a table"),
    "a steady clock": (1, "clocks charge nobody for time without a table"),
}
INSIDE = {"know an act by its id"}  # Compiled code keeps it where a test cannot reach.


def test_every_safeguard_is_switched_off_once() -> None:
    assert set(SHOWN) == set(SAFEGUARDS)


@pytest.mark.parametrize("safeguard", SHOWN)
def test_a_missing_safeguard_is_noticed(safeguard: str) -> None:
    if is_compiled() and safeguard in INSIDE:
        pytest.skip("a test cannot switch this off in compiled code")
    first, promise = SHOWN[safeguard]
    with SAFEGUARDS[safeguard]():
        _run_all(range(1, first))
        with pytest.raises(BrokenPromise, match=promise):
            run(first)


def _run_all(seeds: range) -> None:
    for seed in seeds:
        run(seed)
