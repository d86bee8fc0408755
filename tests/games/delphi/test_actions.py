"""Paying with dice, cards, purse and amulets, and the simplest actions: DEL-20 to DEL-24, DEL-34, DEL-35, DEL-46."""

import pytest
from tests.games.delphi.positions import do, equip, legal, lift, load, numbers, phase, put, ready, row, why


def test_del_20_a_die_is_recoloured_for_1_favor_a_step_along_the_wheel() -> None:
    state = ready("blue blue blue", favor=4)
    do(state, "die 1 as black raise ares")  # Yellow, green, red, black.
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
    do(state, "die 1 explore -1,-1", "island green 2", "oracle red")  # Phi: two cards.
    assert phase(state) == "act"
    assert state.cards[0] == numbers("red")


def test_del_24_take_2_favor() -> None:
    state = ready()
    do(state, "die 1 favor")
    assert state.favor[0] == 2


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


def test_legal_actions_go_die_by_die_with_the_nearest_places_first() -> None:
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


def test_del_20_a_colour_may_be_too_expensive_for_any_action() -> None:
    state = ready("blue red red", favor=1)
    assert why(state, "die 1 as green sail -1,0") == "favor-short needed=2 have=1"
    state.injuries[0] = numbers("green")
    assert why(state, "die 1 as green heal green") == "favor-short needed=2 have=1"
    equip(state, "E6")
    assert why(state, "die 1 as green amulet") == "favor-short needed=2 have=1"
    state = ready("blue red red", at="5,-1", favor=1)
    load(state, "offering", "pink")
    assert why(state, "die 1 as pink make offering 5,-2") == "favor-short needed=5 have=1"
    state = ready("blue red red", at="0,4", favor=1)
    load(state, "statue", "green")
    assert why(state, "die 1 as green raise statue -1,4") == "favor-short needed=2 have=1"
