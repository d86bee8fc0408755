"""DEL-36: what a player still needs."""

from tests.games.delphi.positions import bits, do, legal, lift, load, offered, put, ready, why

from adyton.games.delphi.rules.names import BEASTS, OFFERINGS, STATUES
from adyton.games.delphi.rules.state import DelphiState


def offerings(state: DelphiState) -> DelphiState:
    for colour in ("red", "pink", "blue", "yellow"):
        put(state, f"{colour} offering", "2,0")
    return state


def test_del_36_a_named_tile_takes_its_colour_and_the_white_one_any_other() -> None:
    state = offerings(ready("red blue yellow", at="1,0", favor=9, ship="freighter"))
    do(state, "die 2 load offering 2,0", "die 3 load offering 2,0", "die 1 load offering 2,0")
    assert state.cargo[OFFERINGS][0] == bits("red blue yellow")


def test_del_36_cargo_claims_the_white_tile() -> None:
    state = offerings(ready("red red yellow", at="1,0", favor=9, ship="freighter"))
    do(state, "die 1 load offering 2,0")
    assert why(state, "die 2 as pink load offering 2,0") == "white-spoken-for task=offering colour=pink"
    assert "die 3 load offering 2,0" in legal(state)


def test_del_36_no_colour_is_done_twice_within_one_kind() -> None:
    state = offerings(ready("red red yellow", at="1,0"))
    state.done[OFFERINGS][0] = bits("yellow")
    assert why(state, "die 3 load offering 2,0") == "colour-done task=offering colour=yellow"
    assert "die 1 load offering 2,0" in legal(state)


def test_del_36_a_white_tile_cannot_be_done_in_a_colour_that_a_sibling_was_done_with() -> None:
    state = ready("red black red", at="1,0")
    put(state, "cyclops", "2,-1")
    state.done[BEASTS][0] = bits("red")
    assert why(state, "die 1 fight cyclops 2,-1") == "colour-done task=monster colour=red"


def test_del_36_only_named_tiles_left() -> None:
    state = offerings(ready("red red yellow", at="1,0"))
    state.white[OFFERINGS][0] = 0
    state.done[OFFERINGS][0] = bits("green")
    assert why(state, "die 1 load offering 2,0") == "only-named task=offering colour=red first=blue second=yellow"
    assert "die 3 load offering 2,0" in legal(state)


def test_del_36_no_task_left_of_the_kind() -> None:
    state = ready("red black red", at="1,0")
    put(state, "cyclops", "2,-1")
    state.white[BEASTS][0] = 0
    state.done[BEASTS][0] = bits("red black green")
    assert why(state, "die 1 fight cyclops 2,-1") == "no-task task=monster"


def test_del_36_the_colour_is_aboard_already() -> None:
    state = offerings(ready("red red yellow", at="1,0"))
    load(state, "offering", "red")
    assert why(state, "die 1 load offering 2,0") == "aboard task=offering colour=red"


def test_del_36_statues_are_all_white_and_of_different_colours() -> None:
    state = ready("yellow yellow yellow", at="0,4", ship="freighter")
    load(state, "statue", "red blue green")
    assert why(state, "die 1 load statue 1,4") == "white-spoken-for task=statue colour=yellow"
    state.cargo[STATUES][0] = bits("red blue")
    assert "die 1 load statue 1,4" in legal(state)
    state.done[STATUES][0] = bits("yellow")
    state.white[STATUES][0] = 2
    assert why(state, "die 1 load statue 1,4") == "colour-done task=statue colour=yellow"


def test_del_36_tiles_removed_at_set_up_name_no_colour() -> None:
    """Without the yellow tile, yellow is a colour like any other for the white tile."""
    state = offerings(ready("yellow red red", at="1,0"))
    state.named[OFFERINGS][0] = bits("blue")
    load(state, "offering", "red")
    assert why(state, "die 1 load offering 2,0") == "white-spoken-for task=offering colour=yellow"
    state.cargo[OFFERINGS][0] = 0
    assert "die 1 load offering 2,0" in legal(state)


def test_del_36_holds_for_ares_and_hermes() -> None:
    state = ready(at="1,0")
    put(state, "cyclops", "2,-1")
    lift(state, "ares", 6)
    state.done[BEASTS][0] = bits("red")
    assert offered(state, "god ares c") == ["god ares card"]
    assert why(state, "god ares cyclops 2,-1") == "colour-done task=monster colour=red"
    state = ready(at="0,4")
    lift(state, "hermes", 6)
    state.done[STATUES][0] = bits("red blue green")
    state.white[STATUES][0] = 0
    assert why(state, "god hermes pink") == "no-task task=statue"
