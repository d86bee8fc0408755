"""Switches each safeguard off in turn. The seed beside it shows that the simulation would notice."""

import pytest
from tests.support.simulation.checks import BrokenPromise
from tests.support.simulation.run import run
from tests.support.simulation.safeguards import SAFEGUARDS

SHOWN = {
    "acknowledge after the commit": (7, "acknowledged acts stand once"),
    "read anew after missed notices": (3, "everybody sees the end"),
    "take over the tables of the dead": (440, "everybody sees the end"),
    "forgive the time of an outage": (4, "clocks charge nobody for time without a table"),
}


@pytest.mark.parametrize("safeguard", SHOWN)
def test_a_missing_safeguard_is_noticed(safeguard: str) -> None:
    """Strings hash differently in every process, so the test tries several seeds from the known one on."""
    first, _ = SHOWN[safeguard]
    with pytest.raises(BrokenPromise), SAFEGUARDS[safeguard]():
        _run_all(range(first, first + 30))


def _run_all(seeds: range) -> None:
    for seed in seeds:
        run(seed)
