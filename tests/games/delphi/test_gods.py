import pytest
from tests.games.delphi.positions import (
    bits,
    do,
    equip,
    hide,
    legal,
    lift,
    load,
    numbers,
    offered,
    phase,
    put,
    ready,
    row,
    where,
    why,
)

from adyton.games.delphi.rules.names import STATUES
from adyton.games.delphi.rules.state import DelphiState


def test_del_15_a_god_below_the_top_does_not_help() -> None:
    state = ready()
    lift(state, "poseidon", 5)
    assert offered(state, "god") == []
    assert why(state, "god poseidon 5,-1") == "god-not-ready god=poseidon row=5"


def test_del_15_a_god_at_the_top_acts_once_without_a_die_and_returns_to_row_0() -> None:
    state = ready(at="1,0")
    lift(state, "poseidon", 6)
    do(state, "god poseidon 5,-1")
    assert state.used == 0
    assert row(state, "poseidon") == 0
    assert offered(state, "god") == []


def test_del_15_the_god_drops_last_so_that_its_action_cannot_raise_it() -> None:
    """DEL-15, DEL-37: Artemis uncovers an own island. The shrine's god step may go to any god but her."""
    state = ready(at="-1,0")
    lift(state, "artemis", 6)
    do(state, "god artemis 7,-5", "island red 1")
    assert phase(state) == "steps"
    assert row(state, "artemis") == 6
    assert "raise artemis" not in legal(state)
    assert why(state, "raise artemis") == "god-at-top god=artemis"
    do(state, "raise ares")
    assert (row(state, "artemis"), row(state, "ares")) == (0, 3)


def test_del_16_poseidon_carries_the_ship_to_any_water() -> None:
    state = ready(at="1,0")
    lift(state, "poseidon", 6)
    ends = offered(state, "god poseidon ")
    assert len(ends) == 72  # 71 waters, and the card instead.
    assert "god poseidon 1,0" not in ends
    assert why(state, "god poseidon 1,0") == "must-move"
    assert why(state, "god poseidon 0,0") == "zeus-tasks left=12"
    assert why(state, "god poseidon 2,0") == "no-water at=2,0 kind=offering"
    do(state, "god poseidon -7,4")
    assert where(state) == "-7,4"


def test_del_16_poseidon_brings_a_player_without_tasks_home() -> None:
    state = finished(ready(at="-7,4"))
    lift(state, "poseidon", 6)
    do(state, "god poseidon 0,0")
    assert state.arrived == 1
    lift(state, "poseidon", 6)
    assert why(state, "god poseidon 1,0") == "stays-on-zeus"


def finished(state: DelphiState) -> DelphiState:
    state.shrines[0] = 0
    for task in (1, 2, 3):
        state.white[task][0] = 0
        state.named[task] = [0] * state.seats
    return state


def test_del_16_apollo_gives_a_card_and_makes_dice_and_the_one_card_count_as_any_colour() -> None:
    state = ready("red blue green", at="1,0")
    state.cards[0] = numbers("pink")
    lift(state, "apollo", 6)
    do(state, "god apollo", "oracle black")
    assert state.cards[0] == numbers("pink black")
    assert row(state, "apollo") == 0
    assert "die 1 as yellow sail 1,-1" in legal(state)
    assert "card black as pink sail 2,1" in legal(state)
    assert {text.split(" ")[1] for text in offered(state, "die")} == {"1"}  # The dice are equal now.
    assert why(state, "die 2 sail 1,-1") == "die-alike die=2 alike=1"
    lift(state, "apollo", 6)
    assert why(state, "god apollo") == "apollo-spoke"


def test_del_16_apollo_ends_with_the_turn() -> None:
    state = ready("red blue green")
    lift(state, "apollo", 6)
    do(state, "god apollo", "oracle black", "end", "roll red", "roll red", "roll red")
    assert state.apollo == 0


def test_del_16_artemis_uncovers_any_face_down_island() -> None:
    state = ready()
    hide(state, "3,-1", 4, uncovered=True)
    lift(state, "artemis", 6)
    assert len(offered(state, "god artemis")) == 12  # 11 islands, and the card instead.
    assert why(state, "god artemis 3,-1") == "island-open at=3,-1"
    assert why(state, "god artemis 2,0") == "no-island at=2,0"
    do(state, "god artemis 7,-5", "island green 3")
    assert state.favor[0] == 4  # Psi.


def test_del_16_aphrodite_heals_everything() -> None:
    state = ready()
    lift(state, "aphrodite", 6)
    assert why(state, "god aphrodite") == "unhurt"
    state.injuries[0] = numbers("red red blue")
    do(state, "god aphrodite")
    assert state.injuries[0] == [0] * 6
    assert state.injury_out == numbers("red red blue")


def test_del_16_ares_defeats_an_adjacent_needed_monster_without_a_fight() -> None:
    state = ready(at="1,0")
    put(state, "cyclops", "2,-1")
    put(state, "minotaur", "3,1")
    lift(state, "ares", 6)
    assert offered(state, "god ares") == ["god ares cyclops 2,-1", "god ares card"]
    assert why(state, "god ares minotaur 3,1") == "not-beside at=3,1 by=2"
    assert why(state, "god ares hydra 2,-1") == "no-monster at=2,-1 monster=hydra"
    assert why(state, "god ares hydra 2,0") == "wrong-place at=2,0 kind=offering needed=monster"
    do(state, "god ares cyclops 2,-1", "take E1", "open E8")
    assert state.tasks_left(0) == 11
    assert row(state, "ares") == 0


def test_del_47_a_long_arm_helps_ares() -> None:
    state = ready(at="1,1")
    put(state, "cyclops", "2,-1")
    lift(state, "ares", 6)
    assert offered(state, "god ares c") == ["god ares card"]
    equip(state, "E11")
    assert "god ares cyclops 2,-1" in legal(state)


def test_del_16_hermes_loads_a_needed_statue_of_any_colour_at_any_city() -> None:
    state = ready(at="0,4")
    load(state, "statue", "red")
    lift(state, "hermes", 6)
    assert offered(state, "god hermes")[:5] == [
        "god hermes black",
        "god hermes pink",
        "god hermes blue",
        "god hermes yellow",
        "god hermes green",
    ]
    assert why(state, "god hermes red") == "aboard task=statue colour=red"
    do(state, "god hermes green")
    assert state.cargo[STATUES][0] == bits("red green")
    assert state.statues == [3, 3, 3, 3, 3, 2]


def test_del_16_hermes_needs_a_city_a_statue_and_room() -> None:
    state = ready(at="1,0")
    lift(state, "hermes", 6)
    assert why(state, "god hermes red") == "no-city"
    state = ready(at="0,4")
    lift(state, "hermes", 6)
    state.statues[1] = 0
    assert why(state, "god hermes black") == "city-empty colour=black"
    load(state, "offering", "yellow")
    load(state, "statue", "red")
    assert why(state, "god hermes green") == "no-room hold=2"


def test_del_47_a_long_arm_helps_hermes() -> None:
    state = ready(at="0,3")
    lift(state, "hermes", 6)
    assert why(state, "god hermes red") == "no-city"
    equip(state, "E10")
    assert "god hermes red" in legal(state)


@pytest.mark.parametrize("god", ["aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"])
def test_del_17_instead_of_its_action_a_top_god_may_bring_an_oracle_card(god: str) -> None:
    state = ready()
    lift(state, god, 6)
    do(state, f"god {god} card", "oracle green")
    assert state.cards[0] == numbers("green")
    assert row(state, god) == 0
    assert state.apollo == 0


def test_del_6_a_god_brings_no_card_when_there_is_none() -> None:
    state = ready()
    state.oracle_deck = [0] * 6
    lift(state, "ares", 6)
    assert why(state, "god ares card") == "no-oracle-cards"
