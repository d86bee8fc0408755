"""Actions that take a die, a card or the purse: DEL-20 to DEL-35."""

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
    told,
    where,
    why,
)

from adyton.games.delphi.grid import BY_NAME
from adyton.games.delphi.names import BEASTS, OFFERINGS, STATUES
from adyton.games.delphi.state import DelphiState


def test_del_20_a_die_is_recoloured_for_1_favor_a_step_along_the_wheel() -> None:
    state = ready("blue blue blue", favor=4)
    do(state, "die 1 as black raise ares")  # yellow, green, red, black
    assert state.favor[0] == 0


def test_del_20_recolouring_that_cannot_be_paid_is_refused() -> None:
    state = ready("blue blue blue", favor=3)
    assert why(state, "die 1 as black raise ares") == "favor-short needed=4 have=3"
    assert "die 1 as red raise aphrodite" in legal(state)


def test_del_20_an_oracle_card_may_be_recoloured_too() -> None:
    state = ready("red red red", favor=1)
    state.cards[0] = numbers("blue")
    do(state, "card blue as yellow raise apollo")
    assert (state.favor[0], row(state, "apollo"), state.cards[0]) == (0, 3, [0] * 6)


def test_del_20_the_shown_colour_needs_no_naming() -> None:
    state = ready("red blue green")
    assert why(state, "die 1 as red raise aphrodite") == "as-needless colour=red"
    state.cards[0] = numbers("pink")
    assert why(state, "card pink as pink raise hermes") == "as-needless colour=pink"


def test_del_20_what_is_named_must_be_of_the_colour() -> None:
    state = ready("red blue green", at="1,0")
    put(state, "minotaur", "2,-1")
    assert why(state, "die 1 fight minotaur 2,-1") == "colour-differs needed=black colour=red"
    assert why(state, "die 1 raise ares") == "colour-differs needed=black colour=red"
    assert why(state, "die 1 heal blue") == "colour-differs needed=blue colour=red"


def test_del_23_draw_an_oracle_card() -> None:
    state = ready()
    do(state, "die 1 draw", "oracle pink")
    assert state.cards[0] == numbers("pink")
    assert state.oracle_deck == [5, 5, 4, 5, 5, 5]


def test_del_6_an_empty_deck_is_made_from_its_discards() -> None:
    state = ready()
    state.oracle_deck = [0] * 6
    state.oracle_out = numbers("red green")
    do(state, "die 1 draw")
    assert state.oracle_deck == numbers("red green")
    do(state, "oracle red", "die 2 draw", "oracle green")
    assert why(state, "die 3 draw") == "no-oracle-cards"


def test_del_6_nothing_is_drawn_when_deck_and_discards_are_empty() -> None:
    state = ready(at="-1,0")
    state.oracle_deck = numbers("red")
    do(state, "die 1 explore -1,-1", "island green 2", "oracle red")  # phi: two cards
    assert phase(state) == "act"
    assert state.cards[0] == numbers("red")


def test_del_24_take_2_favor() -> None:
    state = ready()
    do(state, "die 1 favor")
    assert state.favor[0] == 2


def test_del_25_look_secretly_at_two_islands() -> None:
    state = ready()
    do(state, "die 1 look 7,-5", "island blue 2")
    assert phase(state) == "look"
    assert "look 7,-5" not in legal(state)
    assert why(state, "look 7,-5") == "look-other at=7,-5"
    assert why(state, "look 1,0") == "no-island at=1,0"
    assert why(state, "die 2 favor") == "look-first"
    do(state, "look 2,2", "island red 1")
    assert phase(state) == "act"
    assert [state.tiles[3], state.tiles[9]] == [10, 0]
    assert [state.known[3], state.known[9]] == [1, 1]
    assert state.uncovered == [0] * 12


def test_del_25_what_was_looked_at_is_decided() -> None:
    state = ready()
    do(state, "die 1 look 7,-5", "island blue 2", "look 2,2", "island red 1", "die 2 look 7,-5")
    assert legal(state) == ["island blue 2"]


def test_del_25_others_hear_only_which_islands_were_looked_at() -> None:
    state = ready(seats=3)
    news = told(state, "die 1 look 7,-5", "island blue 2")
    everybody = [(event.name, event.args) for event in news if event.is_for(2)]
    assert everybody == [("looked", {"seat": 0, "at": "7,-5"})]
    own = [event.args for event in news if event.name == "saw" and event.is_for(0)]
    assert own == [{"at": "7,-5", "player": "blue", "letter": "phi"}]


def test_del_25_with_one_island_left_that_one_with_none_no_looking() -> None:
    state = ready()
    for island in range(12):
        state.tiles[island] = island
    state.uncovered = [1] * 11 + [0]
    do(state, "die 1 look -5,5", "island blue 3")
    assert phase(state) == "act"
    state.uncovered = [1] * 12
    assert [text for text in legal(state) if "look" in text] == []
    assert why(state, "die 2 look -5,5") == "island-open at=-5,5"
    assert why(state, "die 2 look 1,0") == "no-island at=1,0"


def test_del_26_a_ship_sails_up_to_3_hexes_to_water_of_the_dies_colour() -> None:
    state = ready("red red red")
    assert offered(state, "die 1 sail") == ["die 1 sail 1,0", "die 1 sail -2,1", "die 1 sail -1,2", "die 1 sail 2,-3"]
    do(state, "die 1 sail 2,-3")
    assert where(state) == "2,-3"
    assert state.favor[0] == 0


def test_del_26_each_further_hex_costs_1_favor() -> None:
    state = ready("red red red", favor=2)
    do(state, "die 1 sail -3,-1")  # four hexes
    assert state.favor[0] == 1


def test_del_26_out_of_range_says_by_how_much() -> None:
    state = ready("red red red", favor=1)
    assert why(state, "die 1 sail -6,4") == "out-of-range at=-6,4 by=2"


def test_del_26_a_ship_sails_over_water_only_and_really_moves() -> None:
    state = ready("green red red", at="-1,0")
    assert why(state, "die 1 sail -1,0") == "must-move"
    assert why(state, "die 1 sail -1,-1") == "no-water at=-1,-1 kind=island"
    assert why(state, "die 1 sail 3,-2") == "no-water at=3,-2 kind=shallow"
    assert why(state, "die 1 sail 9,-9") == "no-water at=9,-9 kind=off"
    assert why(state, "die 1 sail 0,0") == "zeus-tasks left=12"
    assert why(state, "die 1 sail -2,0") == "sail-colour at=-2,0 needed=black colour=green"


def test_del_26_ships_never_block() -> None:
    state = ready("red red red")
    state.at[1] = BY_NAME["1,0"]
    assert "die 1 sail 1,0" in legal(state)


def test_del_26_zeus_is_never_crossed() -> None:
    state = ready("pink red red", at="1,-1")
    assert why(state, "die 1 sail -2,2") == "out-of-range at=-2,2 by=1"
    assert "die 1 sail -1,1" in legal(state)


def test_del_26_the_news_tell_the_way() -> None:
    news = told(ready("red red red"), "die 1 sail 2,-3")
    assert news[0].args["way"] == "0,0 0,-1 1,-2 2,-3"


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


def test_del_27_below_the_strength_one_may_pay_1_favor_for_another_round_against_less() -> None:
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


def test_del_28_an_own_island_gets_a_shrine_and_the_task_is_done() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island red 3")
    assert state.shrines[0] == 2
    assert state.shrine[5] == 0
    assert phase(state) == "steps"
    do(state, "raise apollo")
    assert phase(state) == "act"
    assert row(state, "apollo") == 3
    assert state.shield[0] == 0  # no reward of the letter


def test_del_28_psi_brings_4_favor() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island yellow 2")
    assert state.favor[0] == 4
    assert state.shrine[5] == -1


def test_del_28_phi_brings_two_oracle_cards() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island blue 2", "oracle red", "oracle pink")
    assert state.cards[0] == numbers("red pink")
    assert phase(state) == "act"


def test_del_28_sigma_brings_three_god_steps_split_freely() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island yellow 1", "raise ares", "raise ares", "raise apollo")
    assert (row(state, "ares"), row(state, "apollo")) == (4, 3)
    assert phase(state) == "act"


def test_del_28_steps_that_no_god_can_take_are_lost() -> None:
    state = ready("red red red", at="-1,0")
    state.gods[0] = [6, 6, 6, 6, 6, 5]
    do(state, "die 1 explore -1,-1", "island yellow 1", "raise artemis")
    assert phase(state) == "act"


def test_del_28_omega_brings_a_shield_and_heals_one_colour() -> None:
    state = ready("red red red", at="-1,0")
    state.injuries[0] = numbers("red blue blue")
    do(state, "die 1 explore -1,-1", "island blue 3")
    assert state.shield[0] == 1
    assert legal(state) == ["heal red", "heal blue"]
    assert why(state, "heal green") == "no-injury colour=green"
    assert why(state, "die 2 favor") == "not-now"
    do(state, "heal blue")
    assert state.injuries[0] == numbers("red")


def test_del_28_omega_heals_a_single_colour_without_a_question() -> None:
    state = ready("red red red", at="-1,0")
    state.injuries[0] = numbers("blue blue")
    do(state, "die 1 explore -1,-1", "island blue 3")
    assert phase(state) == "act"
    assert state.injuries[0] == [0] * 6


def test_del_28_omega_without_injuries_only_brings_the_shield() -> None:
    state = ready("red red red", at="-1,0")
    state.shield[0] = 5
    do(state, "die 1 explore -1,-1", "island blue 3")
    assert phase(state) == "act"
    assert state.shield[0] == 5  # DEL-10


def test_del_28_the_dies_colour_must_be_the_islands_border() -> None:
    state = ready("blue red red", at="-1,0", favor=2)
    assert why(state, "die 1 explore -1,-1") == "place-colour at=-1,-1 needed=red colour=blue"
    assert why(state, "die 1 as red explore -1,-1") == "favor-short needed=3 have=2"
    hide(state, "-1,-1", 4, uncovered=True)
    assert why(state, "die 2 explore -1,-1") == "island-open at=-1,-1"
    assert why(state, "die 2 explore 2,2") == "not-beside at=2,2 by=4"


def test_del_28_an_own_island_without_an_open_shrine_task_gives_the_letters_reward() -> None:
    state = ready("red red red", at="-1,0")
    state.shrines[0] = 0
    do(state, "die 1 explore -1,-1", "island red 2")
    assert state.favor[0] == 4
    assert state.shrine[5] == -1


def test_del_29_a_shrine_is_built_on_an_uncovered_own_island() -> None:
    state = ready("red red red", at="-1,0")
    hide(state, "-1,-1", 2, uncovered=True)
    do(state, "die 1 build -1,-1", "raise ares")
    assert (state.shrines[0], state.shrine[5]) == (2, 0)
    assert why(state, "die 2 build -1,-1") == "shrine-stands at=-1,-1"


def test_del_29_no_shrine_on_hidden_or_foreign_islands_or_without_a_task() -> None:
    state = ready("red blue red", at="-1,0")
    assert why(state, "die 1 build -1,-1") == "island-hidden at=-1,-1"
    hide(state, "-1,-1", 4, uncovered=True)
    assert why(state, "die 1 build -1,-1") == "island-foreign at=-1,-1 player=yellow"
    hide(state, "-1,-1", 1, uncovered=True)
    assert why(state, "die 2 build -1,-1") == "place-colour at=-1,-1 needed=red colour=blue"
    state.shrines[0] = 0
    assert why(state, "die 1 build -1,-1") == "no-task task=shrine"


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


def test_del_34_heal_discards_all_own_injuries_of_the_colour() -> None:
    state = ready("red blue blue")
    state.injuries[0] = numbers("red red blue")
    do(state, "die 1 heal red")
    assert state.injuries[0] == numbers("blue")
    assert state.injury_out == numbers("red red")
    assert why(state, "die 2 as yellow heal yellow") == "no-injury colour=yellow"


def test_del_35_raise_the_god_of_the_colour_one_step() -> None:
    state = ready("green blue blue")
    do(state, "die 1 raise artemis", "die 2 raise poseidon", "die 3 raise poseidon")
    assert (row(state, "artemis"), row(state, "poseidon")) == (3, 4)


def test_del_46_the_purse_buys_one_more_action_of_any_colour() -> None:
    state = ready(favor=6)
    assert why(state, "purse favor") == "purse-lacking"
    equip(state, "E4")
    do(state, "purse as green raise artemis")
    assert (state.favor[0], row(state, "artemis"), state.used) == (3, 3, 0)
    assert why(state, "purse favor") == "purse-used"


def test_del_46_the_purse_must_be_paid_and_names_its_colour() -> None:
    state = ready(favor=2, at="1,0")
    equip(state, "E4")
    assert why(state, "purse favor") == "favor-short needed=3 have=2"
    state.favor[0] = 3
    assert why(state, "purse sail 1,1") == "name-colour"
    assert why(state, "purse explore 2,2") == "name-colour"
    assert why(state, "purse amulet") == "name-colour"
    assert "purse as black sail 1,1" in legal(state)


@pytest.mark.parametrize(
    ("card", "colour", "god"), [("E5", "pink", "hermes"), ("E6", "green", "artemis"), ("E7", "blue", "poseidon")]
)
def test_del_46_an_amulet_is_a_new_action_in_its_colour(card: str, colour: str, god: str) -> None:
    state = ready(f"{colour} red red")
    assert why(state, "die 1 amulet") == f"amulet-lacking colour={colour}"
    equip(state, card)
    do(state, "die 1 amulet", "oracle black")
    assert state.favor[0] == 1
    assert state.cards[0] == numbers("black")
    assert row(state, god) == 3
    assert why(state, "die 2 amulet") == "amulet-lacking colour=red"


def test_del_46_an_amulet_does_not_move_a_god_at_the_top() -> None:
    state = ready("pink red red")
    equip(state, "E5")
    lift(state, "hermes", 6)
    do(state, "die 1 amulet", "oracle black")
    assert row(state, "hermes") == 6


def test_a_turn_reads_die_by_die_with_the_nearest_places_first() -> None:
    state = ready("red blue blue", at="-1,0")
    state.oracle_deck = [0] * 6
    state.uncovered = [1] * 12
    state.uncovered[5] = 0
    assert legal(state) == [
        "die 1 explore -1,-1",
        "die 1 raise aphrodite",
        "die 1 sail -2,1",
        "die 1 sail -1,2",
        "die 1 sail 2,-3",
        "die 1 sail -3,-1",
        "die 1 sail 1,0",
        "die 1 look -1,-1",
        "die 1 favor",
        "die 2 raise poseidon",
        "die 2 sail -3,1",
        "die 2 sail 0,1",
        "die 2 sail -1,-2",
        "die 2 sail -2,3",
        "die 2 look -1,-1",
        "die 2 favor",
        "end",
    ]


def test_answers_to_other_questions_are_refused_in_phase_2() -> None:
    state = ready()
    assert why(state, "discard red red red") == "not-now"
    assert why(state, "again") == "not-now"
    assert why(state, "end", seat=1) == "not-your-turn"


def test_del_30_a_needed_offering_may_still_be_too_dear() -> None:
    state = ready("blue red red", at="1,0", favor=2)
    put(state, "red offering", "2,0")
    assert why(state, "die 1 as red load offering 2,0") == "favor-short needed=3 have=2"


def test_del_20_a_colour_may_be_too_dear_wherever_it_is_used() -> None:
    state = ready("blue red red", favor=1)
    assert why(state, "die 1 as green sail -1,0") == "favor-short needed=2 have=1"
    state = ready("blue red red", at="5,-1", favor=1)
    load(state, "offering", "pink")
    assert why(state, "die 1 as pink make offering 5,-2") == "favor-short needed=5 have=1"
    state = ready("blue red red", at="0,4", favor=1)
    load(state, "statue", "green")
    assert why(state, "die 1 as green raise statue -1,4") == "favor-short needed=2 have=1"
