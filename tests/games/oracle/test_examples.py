"""The worked examples of the rules."""

from tests.games.oracle.positions import NUMBER, play, prophecies, set_chips, trick

from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import COUNTS
from adyton.games.oracle.rules.scoring import tally_round


def test_example_1_a_higher_card_of_another_colour_wins_ora_14():
    state = trick("b7 g2", "b10 g3", "r11 g4")
    play(state, "play b7", "play b10", "play r11")
    assert state.leader == 2
    assert COUNTS[state.chips_of(2)] == (1, 0, 0)


def test_example_2_the_one_beats_the_twelve_whichever_comes_first_ora_15():
    state = trick("r12 g2", "r1 g3", "b2 g4")
    play(state, "play r12", "play r1", "play b2")
    assert state.leader == 1
    assert COUNTS[state.chips_of(1)] == (0, 0, 1)
    state = trick("r1 g2", "r12 g3", "b2 g4")
    play(state, "play r1", "play r12", "play b2")
    assert state.leader == 0
    assert COUNTS[state.chips_of(0)] == (0, 0, 1)


def test_example_3_among_equals_the_led_colour_wins_ora_16():
    state = trick("b7 g2", "r10 g3", "b10 g4")
    play(state, "play b7", "play r10", "play b10")
    assert state.leader == 2


def test_example_4_without_the_led_colour_the_first_of_equals_wins_ora_16():
    state = trick("b12 v2", "g1 v3", "r1 v4")
    play(state, "play b12", "play g1", "play r1")
    assert state.leader == 1
    assert COUNTS[state.chips_of(1)] == (0, 0, 1)


def test_example_5_the_loser_chip_is_taken_moves_and_may_be_put_back_ora_18_ora_19():
    state = trick("b11 r2 g2", "b2 r12 g12", "b3 r3 g3")
    set_chips(state, 2, "phoenix phoenix phoenix phoenix phoenix phoenix")
    play(state, "play b11", "play b2", "play b3")
    assert state.holder(0) == 0
    play(state, "play r2", "play r12", "play r3")
    assert state.holder(0) == 1
    play(state, "play g12", "play g3", "play g2")
    assert ORACLE.phase(state) == "loser"
    play(state, "return")
    assert state.tallies[0][1].losers == (0, 0, 0)


def test_example_6_the_rounds_end_with_and_without_the_loser_chip_ora_21_to_ora_23():
    state = trick("b2", "b3", "b4")
    set_chips(state, 0, "phoenix pegasus pegasus hydra")
    state.held[0] = prophecies("peg_eq2 all_ge1")
    state.give_loser(2, 0)
    tally = tally_round(state)[0]
    assert (tally.stars, sum(tally.paid), tally.points) == (8, 9, 17)
    state.give_loser(2, at_phase.NOBODY)
    tally = tally_round(state)[0]
    assert (tally.stars, sum(tally.paid), tally.points) == (13, 15, 28)


def test_example_7_exactly_one_pegasus_whatever_else_ora_23():
    state = trick("b2", "b3", "b4")
    set_chips(state, 0, "phoenix phoenix pegasus hydra hydra")
    set_chips(state, 1, "pegasus")
    state.give_loser(1, 1)  # The loser chip takes seat 1's only Pegasus chip, and is not one itself.
    tallies = tally_round(state)
    paid = [dict(zip(tally.prophecies, tally.paid, strict=True))[NUMBER["peg_eq1"]] for tally in tallies]
    assert paid == [5, 0, 0]
