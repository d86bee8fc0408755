"""The 22 equipment cards, each with its own test: DEL-46 to DEL-49."""

from itertools import combinations

import pytest
from tests.games.delphi.positions import (
    bits,
    do,
    equip,
    hide,
    lay_open,
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

from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.grid import BY_NAME, NAME
from adyton.games.delphi.rules.names import OFFERINGS, STATUES
from adyton.games.delphi.rules.phases.flow import proceed
from adyton.games.delphi.rules.state import DelphiState


def taking(state: DelphiState, card: str, back: str = "E1") -> DelphiState:
    """Let seat 0, beside a beaten cyclops, take this card."""
    lay_open(state, card)
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1", "battle 9", f"take {card}", f"open {back}")
    return state


@pytest.mark.parametrize(
    ("card", "colour", "other"), [("E1", "yellow", "red"), ("E2", "red", "black"), ("E3", "black", "pink")]
)
def test_del_46_e1_to_e3_an_omen_gives_2_favor_when_its_colour_is_rolled_once_a_roll(
    card: str, colour: str, other: str
) -> None:
    state = ready()
    equip(state, card)
    do(state, "end", f"roll {colour}", f"roll {colour}", f"roll {other}")
    assert state.favor[0] == 2
    state = ready()
    equip(state, card)
    do(state, "end", f"roll {other}", f"roll {other}", f"roll {other}")
    assert state.favor[0] == 0


def test_del_46_each_omen_is_a_gain_of_its_own() -> None:
    state = ready(ship="gilded")
    equip(state, "E1", "E2")
    do(state, "end", "roll yellow", "roll red", "roll pink")
    assert state.favor[0] == 6


def test_del_46_e4_the_purse_sails_too() -> None:
    state = ready(favor=3)
    equip(state, "E4")
    do(state, "purse as green sail 0,-2")
    assert (where(state), state.favor[0]) == ("0,-2", 0)


def test_del_46_e5_to_e7_amulets_may_be_paid_with_a_recoloured_die() -> None:
    state = ready("black red red", favor=1)
    equip(state, "E5")
    do(state, "die 1 as pink amulet", "oracle red")
    assert (state.favor[0], row(state, "hermes")) == (1, 3)


def test_del_46_e8_bounty_gives_3_favor_a_card_and_two_god_steps() -> None:
    state = taking(ready(at="1,0"), "E8")
    assert state.favor[0] == 3
    do(state, "oracle red")
    assert phase(state) == "bounty"
    do(state, "raise ares", "raise ares")
    assert (row(state, "ares"), state.cards[0]) == (4, numbers("red"))
    assert phase(state) == "act"


def test_del_37_the_bountys_steps_may_be_declined() -> None:
    state = taking(ready(at="1,0"), "E8")
    do(state, "oracle red", "raise ares", "decline")
    assert (phase(state), row(state, "ares")) == ("act", 3)


def test_del_46_e9_sail_adds_1_to_the_range() -> None:
    state = ready("red red red")
    equip(state, "E9")
    do(state, "die 1 sail -3,-1")
    assert state.favor[0] == 0


def test_del_47_e10_loads_and_raises_statues_across_one_water_hex() -> None:
    state = ready("yellow red red", at="0,3")
    assert why(state, "die 1 load statue 1,4") == "not-beside at=1,4 by=1"
    equip(state, "E10")
    do(state, "die 1 load statue 1,4")
    state = ready("yellow red red", at="1,3")
    load(state, "statue", "red")
    assert why(state, "die 2 raise statue -1,4") == "not-beside at=-1,4 by=1"
    equip(state, "E10")
    do(state, "die 2 raise statue -1,4", "welcome hero")
    assert state.tasks_left(0) == 11


def test_del_47_e11_fights_explores_and_builds_across_one_water_hex() -> None:
    state = ready("red red red", at="1,1")
    put(state, "cyclops", "2,-1")
    assert why(state, "die 1 fight cyclops 2,-1") == "not-beside at=2,-1 by=1"
    equip(state, "E11")
    do(state, "die 1 fight cyclops 2,-1", "battle 9")
    assert state.tasks_left(0) == 11
    state = ready("red red red", at="-1,1")
    equip(state, "E11")
    do(state, "die 1 explore -1,-1", "island yellow 2")
    hide(state, "-1,-1", 0, uncovered=True)
    do(state, "die 2 build -1,-1", "raise ares")
    assert state.shrines[0] == 2


def test_del_47_e12_loads_and_makes_offerings_across_one_water_hex() -> None:
    state = ready("red pink red", at="1,-1")
    put(state, "red offering", "2,0")
    assert why(state, "die 1 load offering 2,0") == "not-beside at=2,0 by=1"
    equip(state, "E12")
    do(state, "die 1 load offering 2,0")
    assert state.cargo[OFFERINGS][0] == bits("red")
    state = ready("pink pink red", at="4,-3")
    load(state, "offering", "pink")
    assert why(state, "die 1 make offering 5,-2") == "not-beside at=5,-2 by=1"
    equip(state, "E12")
    do(state, "die 1 make offering 5,-2")
    assert state.done[OFFERINGS][0] == bits("pink")


def test_del_47_a_long_arm_reaches_across_water_only() -> None:
    """From 5,-1 the statue island 7,-3 is two hexes away, but only a shallow and land lie between."""
    state = ready("yellow pink green", at="5,-1")
    equip(state, "E10")
    load(state, "statue", "green")
    assert why(state, "die 3 raise statue 7,-3").startswith("not-beside")


def test_del_47_a_long_arm_helps_only_for_its_own_things() -> None:
    state = ready("red red red", at="1,1")
    put(state, "cyclops", "2,-1")
    equip(state, "E10", "E12")
    assert why(state, "die 1 fight cyclops 2,-1") == "not-beside at=2,-1 by=1"


def test_del_48_e13_choir_gives_a_god_step_for_a_monster() -> None:
    state = ready("red red red", at="1,0")
    equip(state, "E13")
    lay_open(state, "E1")
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1", "battle 9", "take E1", "open E2", "raise hermes")
    assert (row(state, "hermes"), phase(state)) == (3, "act")


def test_del_48_e14_seer_looks_at_two_and_uncovers_one_of_them() -> None:
    state = taking(ready(at="1,0"), "E14")
    assert phase(state) == "seer"
    assert len(legal(state)) == 13
    assert why(state, "die 2 favor") == "look-first"
    do(state, "look 7,-5")
    assert phase(state) == "seer"  # The islands are chosen together, before the look.
    assert "look 7,-5" not in legal(state)
    do(state, "look 2,2", "island blue 2", "island yellow 2")
    assert legal(state) == ["uncover 7,-5", "uncover 2,2"]
    assert why(state, "uncover 3,-1") == "not-looked-at at=3,-1"
    assert why(state, "uncover 1,0") == "no-island at=1,0"
    assert why(state, "die 2 favor") == "card-first"
    do(state, "uncover 2,2", "island yellow 2")
    assert state.favor[0] == 4
    assert state.uncovered[9] == 1
    assert state.known[3] == 1


def test_del_48_e14_seer_may_be_declined_only_before_the_look() -> None:
    for chosen in ([], ["look 7,-5"]):
        state = taking(ready(at="1,0"), "E14")
        do(state, *chosen, "decline")
        assert (phase(state), state.known) == ("act", [0] * 12)
    state = taking(ready(at="1,0"), "E14")
    do(state, "look 7,-5", "look 2,2", "island blue 2", "island yellow 2")
    assert why(state, "decline") == "card-first"


def test_del_48_e14_in_version_1_the_seer_looked_twice_and_could_always_be_declined() -> None:
    state = taking(ready(at="1,0", version=1), "E14")
    do(state, "look 7,-5", "island blue 2", "look 2,2", "island yellow 2")
    assert legal(state) == ["uncover 7,-5", "uncover 2,2", "decline"]
    do(state, "decline")
    assert (phase(state), sum(state.uncovered)) == ("act", 0)


def test_del_48_e14_seer_is_void_with_fewer_than_two_face_down_islands() -> None:
    state = ready(at="1,0")
    state.tiles = list(range(12))
    state.uncovered = [1] * 11 + [0]
    taking(state, "E14")
    assert phase(state) == "act"


def test_del_48_e15_keel_crosses_shallows_and_never_stops_there() -> None:
    state = ready("black pink pink", at="5,-1")
    assert why(state, "die 1 sail 6,-3") == "out-of-range at=6,-3 by=1"
    equip(state, "E15")
    assert why(state, "die 1 sail 6,-2") == "no-water at=6,-2 kind=shallow"
    do(state, "die 1 sail 6,-3")
    assert where(state) == "6,-3"


def test_del_48_e15_a_shallow_that_is_crossed_is_no_hex_of_the_move() -> None:
    """From 5,-1 the green water 7,-2 is two hexes away, but only one if the shallow 6,-2 is crossed."""
    state = ready(at="5,-1")
    assert state.sea.reach(state.at[0], False).to[BY_NAME["7,-2"]] == 2
    assert state.sea.reach(state.at[0], True).to[BY_NAME["7,-2"]] == 1
    assert [NAME[cell] for cell in state.sea.way(state.at[0], BY_NAME["7,-2"], True)] == ["5,-1", "6,-2", "7,-2"]


def test_del_48_e16_salve_still_discards_three() -> None:
    """The tests of the turn show when a rest is due."""
    state = ready()
    equip(state, "E16")
    state.injuries[0] = numbers("red red red red")
    state.agenda = [(agenda.BEGIN_TURN, 0, 0)]
    proceed(state)
    assert legal(state) == ["discard red red red"]


def test_del_48_e17_chest_adds_a_place_and_a_shield() -> None:
    state = taking(ready("red yellow red", at="1,0"), "E17")
    assert state.shield[0] == 1
    put(state, "yellow offering", "2,0")
    load(state, "statue", "red green")
    do(state, "die 2 load offering 2,0")
    assert why(state, "die 3 as blue load offering 2,0") == "no-offering at=2,0 colour=blue"


@pytest.mark.parametrize(("card", "colour", "cannot"), [("E18", "red", "pink"), ("E19", "pink", "red")])
def test_del_49_e18_e19_fetch_an_offering_of_three_colours_from_anywhere(card: str, colour: str, cannot: str) -> None:
    state = ready(at="1,0")
    put(state, f"{colour} offering", "6,-5")
    put(state, f"{colour} offering", "-3,4")
    put(state, f"{cannot} offering", "6,-5")
    taking(state, card)
    assert legal(state) == [f"fetch {colour} 6,-5", f"fetch {colour} -3,4", "decline"]
    assert why(state, "die 2 favor") == "card-first"
    do(state, f"fetch {colour} -3,4")
    assert state.cargo[OFFERINGS][0] == bits(colour)
    assert state.offerings[5] == 0


def test_del_49_a_fetched_offering_must_be_needed_and_find_room() -> None:
    state = ready(at="1,0")
    put(state, "red offering", "6,-5")
    state.done[OFFERINGS][0] = bits("red")
    taking(state, "E18")
    assert phase(state) == "act"  # Lost: impossible.
    state = ready(at="1,0")
    put(state, "red offering", "6,-5")
    load(state, "statue", "red green")
    taking(state, "E18")
    assert phase(state) == "act"


def test_del_49_a_fetched_offering_may_be_declined() -> None:
    state = ready(at="1,0")
    put(state, "red offering", "6,-5")
    taking(state, "E18")
    do(state, "decline")
    assert state.cargo[OFFERINGS][0] == 0


@pytest.mark.parametrize(("card", "colours"), [("E20", ["red", "yellow", "green"]), ("E21", ["black", "pink", "blue"])])
def test_del_49_e20_e21_fetch_a_statue_of_three_colours(card: str, colours: list[str]) -> None:
    state = taking(ready(at="1,0"), card)
    assert legal(state) == [*(f"fetch {colour} statue" for colour in colours), "decline"]
    assert why(state, "die 2 favor") == "card-first"
    do(state, f"fetch {colours[1]} statue")
    assert state.cargo[STATUES][0] == bits(colours[1])
    assert sum(state.statues) == 17


def test_del_49_a_fetched_statue_may_be_declined_or_impossible() -> None:
    state = taking(ready(at="1,0"), "E20")
    do(state, "decline")
    assert state.cargo[STATUES][0] == 0
    state = ready(at="1,0")
    load(state, "statue", "red green")
    assert phase(taking(state, "E20")) == "act"


def test_del_49_e22_ascent_raises_one_of_four_gods_to_the_top() -> None:
    state = taking(ready(at="1,0"), "E22")
    assert legal(state) == ["ascend aphrodite", "ascend hermes", "ascend poseidon", "ascend artemis", "decline"]
    assert why(state, "ascend ares") == "card-first"
    do(state, "ascend poseidon")
    assert row(state, "poseidon") == 6
    assert offered(state, "god poseidon 5,-1") == ["god poseidon 5,-1"]


def test_del_49_ascent_may_be_declined_or_void() -> None:
    state = taking(ready(at="1,0"), "E22")
    do(state, "decline")
    assert phase(state) == "act"
    state = ready(at="1,0")
    for god in ("aphrodite", "hermes", "poseidon", "artemis"):
        lift(state, god, 6)
    assert phase(taking(state, "E22")) == "act"


def test_a_ship_is_worth_what_its_tile_and_all_its_cards_say_together():
    """DEL-46 to DEL-48, for every set of up to three cards: more sets than are kept."""
    state = ready()
    for count in range(4):
        for cards in combinations(range(22), count):
            state.gear[0] = list(cards)
            outfit = state.outfit(0)
            assert outfit.range == (4 if 8 in cards else 3)
            assert outfit.hold == (3 if 16 in cards else 2)
            assert outfit.has_keel == (14 in cards)
            assert outfit.fee == (3 if 3 in cards else -1)
            assert outfit.amulets == sum(bit for bit, card in ((4, 4), (8, 6), (32, 5)) if card in cards)
            assert outfit.arms == [9 in cards, 10 in cards, 11 in cards]
