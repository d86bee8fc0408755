"""The conformance kit on Delphi. `make fuzz` plays the settings that take too long here."""

import pytest

from adyton.games.delphi.census import census
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.testing.check import check
from adyton.testing.pairs import all_options

# Random games of a race are long. These seeds play some of the shortest.
SETTINGS = [
    (DelphiOptions(layout="free", ships="draft", short=True), 2, 2),
    (DelphiOptions(layout="compact", ships="random", short=True), 3, 17),
    (DelphiOptions(layout="reference", ships="beginner", short=True), 4, 39),
]


@pytest.mark.parametrize(("options", "seats", "seed"), SETTINGS, ids=["free", "compact", "reference"])
def test_delphi_keeps_every_promise(options: DelphiOptions, seats: int, seed: int) -> None:
    assert check(DELPHI, options, seats, seed=seed, pieces=census).games == 1


def test_the_fuzzers_settings_cover_every_layout_fleet_length_and_player_count() -> None:
    met = list(all_options(DELPHI))
    assert {(options.layout, seats) for options, seats in met if isinstance(options, DelphiOptions)} == {
        (layout, seats) for layout in ("reference", "compact", "free") for seats in (2, 3, 4)
    }
    assert {(options.ships, options.short) for options, _ in met if isinstance(options, DelphiOptions)} == {
        (ships, short) for ships in ("beginner", "random", "draft") for short in (False, True)
    }
