"""Fights: DEL-27."""

from tests.games.delphi.positions import bits, do, legal, numbers, phase, put, ready, why

from adyton.games.delphi.rules.names import BEASTS
from adyton.games.delphi.rules.state import DelphiState


def fighting(shield: int = 0, favor: int = 5) -> DelphiState:
    state = ready("red black red", at="1,0", favor=favor, ship="swift")
    put(state, "cyclops", "2,-1")
    put(state, "minotaur", "2,-1")
    state.shield[0] = shield
    do(state, "die 1 fight cyclops 2,-1")
    return state


def test_del_27_at_least_the_strength_wins() -> None:
    state = fighting(shield=2)
    assert state.strength == 7
    do(state, "battle 7")
    assert phase(state) == "equip"
    assert state.tasks_left(0) == 11
    assert state.done[BEASTS][0] == bits("red")
    assert state.monsters[5] == bits("black")


def test_del_27_below_the_strength_1_favor_buys_another_round_against_less() -> None:
    state = fighting(shield=2)
    do(state, "battle 6")
    assert legal(state) == ["again", "give up"]
    assert why(state, "die 2 favor") == "fight-first"
    do(state, "again")
    assert (state.favor[0], state.strength) == (4, 6)
    do(state, "battle 6")
    assert phase(state) == "equip"


def test_del_27_or_give_up() -> None:
    state = fighting()
    do(state, "battle 8", "give up")
    assert phase(state) == "act"
    assert state.monsters[5] == bits("red black")
    assert state.used == 1


def test_del_27_a_rolled_0_that_loses_brings_an_injury() -> None:
    state = fighting()
    do(state, "battle 0")
    assert phase(state) == "injury-card"
    do(state, "injury pink")
    assert state.injuries[0] == numbers("pink")
    assert phase(state) == "stand"


def test_del_27_a_rolled_0_that_wins_does_not_hurt() -> None:
    state = fighting(shield=5, favor=4)
    do(
        state,
        "battle 1",
        "again",
        "battle 1",
        "again",
        "battle 1",
        "again",
        "battle 0",
        "injury red",
        "again",
        "battle 0",
    )
    assert phase(state) == "equip"
    assert state.injuries[0] == numbers("red")


def test_del_27_without_favor_the_fight_is_given_up() -> None:
    state = fighting(favor=0)
    do(state, "battle 8")
    assert phase(state) == "act"
    assert state.strength == -1


def test_del_27_the_ship_must_lie_beside_the_monster_and_it_must_be_there() -> None:
    state = ready("red black red", at="0,1")
    put(state, "cyclops", "2,-1")
    assert why(state, "die 1 fight cyclops 2,-1") == "not-beside at=2,-1 by=1"
    state = ready("red black red", at="1,0")
    assert why(state, "die 1 fight cyclops 2,-1") == "no-monster at=2,-1 monster=cyclops"
    assert why(state, "die 1 fight cyclops 1,1") == "wrong-place at=1,1 kind=water needed=monster"
