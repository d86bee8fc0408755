"""Offerings and statues: DEL-30 to DEL-33."""

from tests.games.delphi.positions import bits, do, load, phase, put, ready, why

from adyton.games.delphi.rules.names import OFFERINGS, STATUES


def test_del_30_load_an_offering_of_the_dies_colour() -> None:
    state = ready("red red red", at="1,0")
    put(state, "red offering", "2,0")
    put(state, "pink offering", "2,0")
    do(state, "die 1 load offering 2,0")
    assert state.cargo[OFFERINGS][0] == bits("red")
    assert state.offerings[4] == bits("pink")
    assert why(state, "die 2 load offering 2,0") == "no-offering at=2,0 colour=red"


def test_del_30_loading_needs_a_free_place_in_the_hold() -> None:
    state = ready("red red red", at="1,0")
    put(state, "red offering", "2,0")
    load(state, "statue", "green")
    load(state, "offering", "yellow")
    assert why(state, "die 1 load offering 2,0") == "no-room hold=2"


def test_del_31_make_the_offering_at_the_temple_of_its_colour() -> None:
    state = ready("pink red red", at="5,-1")
    load(state, "offering", "pink")
    do(state, "die 1 make offering 5,-2")
    assert state.cargo[OFFERINGS][0] == 0
    assert state.done[OFFERINGS][0] == bits("pink")
    assert state.white[OFFERINGS][0] == 0
    assert state.favor[0] == 3  # DEL-37
    assert state.tasks_left(0) == 11


def test_del_31_the_temple_wants_its_own_colour_from_aboard() -> None:
    state = ready("pink red red", at="5,-1")
    assert why(state, "die 1 make offering 5,-2") == "not-aboard task=offering colour=pink"
    assert why(state, "die 2 make offering 5,-2") == "place-colour at=5,-2 needed=pink colour=red"


def test_del_32_load_a_statue_at_its_city() -> None:
    state = ready("yellow yellow red", at="0,4")
    do(state, "die 1 load statue 1,4")
    assert state.cargo[STATUES][0] == bits("yellow")
    assert state.statues[4] == 2
    assert why(state, "die 2 load statue 1,4") == "aboard task=statue colour=yellow"
    assert why(state, "die 3 load statue 1,4") == "place-colour at=1,4 needed=yellow colour=red"


def test_del_32_a_city_may_have_no_statue_left() -> None:
    state = ready("yellow yellow red", at="0,4")
    state.statues[4] = 0
    assert why(state, "die 1 load statue 1,4") == "city-empty colour=yellow"


def test_del_33_raise_a_statue_on_a_free_pedestal_of_its_colour() -> None:
    state = ready("red green blue", at="0,4")
    load(state, "statue", "red blue")
    assert why(state, "die 3 raise statue -1,4") == "no-pedestal at=-1,4 colour=blue"
    assert why(state, "die 2 raise statue -1,4") == "not-aboard task=statue colour=green"
    do(state, "die 1 raise statue -1,4")
    assert phase(state) == "companion"
    do(state, "welcome creature")
    assert state.raised[5] == bits("red")
    assert state.done[STATUES][0] == bits("red")
    assert state.tasks_left(0) == 11


def test_del_33_a_pedestal_holds_one_statue() -> None:
    state = ready("red green blue", at="0,4")
    load(state, "statue", "red")
    state.raised[5] = bits("red")
    assert why(state, "die 1 raise statue -1,4") == "pedestal-taken at=-1,4 colour=red"


def test_del_30_a_needed_offering_may_still_be_too_expensive() -> None:
    state = ready("blue red red", at="1,0", favor=2)
    put(state, "red offering", "2,0")
    assert why(state, "die 1 as red load offering 2,0") == "favor-short needed=3 have=2"
