import pytest
from tests.support.omens import Omens, OmensOptions

from adyton.engine.game import AnyGame, Game, Outcome
from adyton.engine.refusal import Illegal


def test_equal_places_share_the_win() -> None:
    outcome = Outcome((9, 12, 12), (3, 1, 1), "rounds")
    assert outcome.winners == (1, 2)
    assert outcome.to_json() == {"points": [9, 12, 12], "places": [3, 1, 1], "ending": "rounds"}


def test_a_game_without_phases_has_no_name_for_them() -> None:
    omens: AnyGame = Omens()
    state = omens.start(OmensOptions(), 2)
    assert Game.phase(omens, state) == ""
    assert Game.clause(omens, state) == ""


def test_a_game_reads_its_own_options() -> None:
    assert Omens().read_options({"moons": 3}) == OmensOptions(moons=3)
    with pytest.raises(Illegal):
        Omens().read_options({"moons": 4})


def test_a_game_that_shows_one_seat_shows_several() -> None:
    omens: AnyGame = Omens()
    state = omens.start(OmensOptions(), 2)
    assert [view.viewer for view in omens.views(state, (1, None))] == [1, None]


def test_a_game_without_parts_may_have_changed_in_all_of_them() -> None:
    game = Omens()
    state = game.start(OmensOptions(), 2)
    assert game.changed_parts(state, state, [0, 1, None]) is None
