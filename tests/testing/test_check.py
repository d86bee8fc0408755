from importlib import import_module

import pytest
from tests.support.omens import OMENS_GAME, Omens, OmensOptions, pieces
from tests.support.omens_parts import OmensInParts
from tests.support.planted import PLANTED

from adyton.engine.record import read_record
from adyton.engine.replay import replay
from adyton.testing import Broken, all_options, check

for subject in ("actions", "parts", "secrets", "states", "values"):
    import_module(f"tests.support.planted_{subject}")  # It adds its bugs to PLANTED.


@pytest.mark.parametrize(("options", "seats"), list(all_options(OMENS_GAME)))
def test_a_sound_game_keeps_every_promise(options: OmensOptions, seats: int) -> None:
    checked = check(OMENS_GAME, options, seats, games=8, pieces=pieces)
    assert checked.games == 8
    assert checked.moves == 8 * {2: 18, 3: 24, 4: 30}[seats]
    assert checked.positions > 8 * 4


def test_a_sound_game_that_declares_parts_keeps_every_promise() -> None:
    assert check(OmensInParts(), OmensOptions(hurry=True), 3, games=8, pieces=pieces).games == 8


@pytest.mark.parametrize(("bug", "promise"), PLANTED)
def test_a_planted_bug_is_caught(bug: type[Omens], promise: str) -> None:
    with pytest.raises(Broken) as caught:
        check(bug(), OmensOptions(moons=1), 3, games=40, pieces=pieces)
    assert caught.value.promise == promise


def test_a_broken_promise_names_the_place_and_keeps_the_record() -> None:
    bug = next(bug for bug, promise in PLANTED if promise == "games end")
    with pytest.raises(
        Broken, match=r"games end: not within 30 moves \(omens, 2 seats, .*, game 0 of seed 5, line 32\)"
    ) as caught:
        check(bug(), OmensOptions(), 2, seed=5)
    assert caught.value.record is not None
    record = read_record(caught.value.record.to_text())
    assert len(list(replay(bug(), record))) == 31


def test_the_same_seed_checks_the_same_games() -> None:
    first, second = (check(OMENS_GAME, OmensOptions(), 2, games=3, seed=9) for _ in range(2))
    assert (first.moves, first.positions) == (second.moves, second.positions)
