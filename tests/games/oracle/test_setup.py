import pytest
from tests.games.oracle.positions import dealt, legal_texts, play_at_random

from adyton.engine.play import begin
from adyton.engine.refusal import Illegal
from adyton.engine.rng import FastRng
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import OF_COLOUR


def test_ora_5_with_three_players_a_random_colour_is_removed():
    state = ORACLE.start(OracleOptions(), 3)
    odds = [(action.text, weight) for action, weight in ORACLE.odds(state)]
    assert odds == [(f"remove {colour}", 1) for colour in ("blue", "red", "green", "yellow", "violet")]


def test_ora_5_or_the_host_chooses_the_removed_colour():
    state = dealt(3, removed="green")
    assert sum(hand.bit_count() for hand in state.hands) == 48
    assert all(hand & OF_COLOUR[2] == 0 for hand in state.hands)


def test_ora_5_the_removed_colour_stays_the_same_for_the_whole_game():
    state = dealt(3, seed=4)
    removed = state.removed
    for tallied in (1, 2):
        while len(state.tallies) < tallied:
            play_at_random(state, FastRng(1), [at_phase.DEAL])
            play_at_random(state, FastRng(1), [at_phase.TRICK])
        play_at_random(state, FastRng(2), [at_phase.CHOICE])
        assert state.removed == removed
        assert all(hand & OF_COLOUR[removed] == 0 for hand in state.hands)


@pytest.mark.parametrize("seats", [4, 5])
def test_ora_5_with_more_players_all_colours_stay_and_none_may_be_chosen(seats):
    assert dealt(seats).removed == at_phase.NOBODY
    with pytest.raises(Illegal) as caught:
        begin(ORACLE, OracleOptions(removed="red"), seats)
    assert caught.value.refusal.code == "removed-three"


@pytest.mark.parametrize(("seats", "hand", "kept"), [(3, 16, 10), (4, 15, 10), (5, 12, 8)])
def test_ora_6_ora_8_ora_10_ora_11_hands_and_prophecies_by_number_of_players(seats, hand, kept):
    state = dealt(seats)
    assert [held.bit_count() for held in state.hands] == [hand] * seats
    assert [held.bit_count() for held in state.held] == [kept] * seats
    assert len(state.pile) == 40 - kept * seats


@pytest.mark.parametrize(("seats", "chips"), [(3, [6, 4, 3]), (4, [6, 4, 3]), (5, [5, 3, 2])])
def test_ora_7_ora_9_all_chips_start_in_the_middle(seats, chips):
    state = dealt(seats)
    json = state.to_json()
    assert json["middle"] == chips
    assert json["chips"] == [[0, 0, 0]] * seats
    assert json["losers"] == [at_phase.NOBODY] * 3


def test_ora_9_the_first_dealer_is_drawn_and_then_the_left_neighbour_deals():
    state = ORACLE.start(OracleOptions(), 4)
    assert [action.text for action, _ in ORACLE.odds(state)] == ["dealer 0", "dealer 1", "dealer 2", "dealer 3"]
    state = dealt(4, seed=3)
    first = state.dealer
    play_at_random(state, FastRng(1), [at_phase.DEAL])
    assert state.round == 1
    assert state.dealer == (first + 1) % 4


def test_ora_11_all_forty_prophecies_are_shuffled_again_each_round():
    state = dealt(5)
    play_at_random(state, FastRng(1), [at_phase.DEAL])
    assert len(state.pile) == 40
    assert state.held == [0, 0, 0, 0, 0]


def test_ora_12_all_choose_two_at_the_same_time_and_play_waits_for_the_last():
    state = dealt(4)
    assert ORACLE.turn(state).seats == (0, 1, 2, 3)
    assert len(legal_texts(state, 2)) == 45
    for seat in (2, 0, 3):
        ORACLE.play(state, seat, ORACLE.legal(state, seat)[7], 0)
    assert ORACLE.turn(state).seats == (1,)
    assert state.chosen == 0b1101
    ORACLE.play(state, 1, ORACLE.legal(state, 1)[0], 0)
    assert state.phase == at_phase.TRICK
    assert [held.bit_count() for held in state.held] == [2, 2, 2, 2]
    assert [aside.bit_count() for aside in state.aside] == [8, 8, 8, 8]


def test_ora_12_everybody_sees_who_has_chosen_and_only_the_chooser_sees_what():
    state = dealt(4)
    state.news = []
    state.held[2] = 0b1001
    ORACLE.play(state, 2, ORACLE.read("choose 1 4"), 0)
    named = {"first": "@oracle-prophecy-pho_eq1", "second": "@oracle-prophecy-peg_eq1"}
    events = [(event.name, event.args, event.seats) for event in state.news]
    assert events == [("chosen", {"seat": 2}, None), ("these", named, (2,))]


def test_ora_12_a_prophecy_that_is_not_held_is_refused_by_its_number():
    state = dealt(4)
    strange = next(number for number in range(40) if not state.held[0] >> number & 1)
    other = 39 if strange != 39 else 38
    first, second = sorted((strange, other))
    refusal = ORACLE.why_not(state, 0, ORACLE.read(f"choose {first + 1} {second + 1}"), 0)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-held", "ORA-12")
    assert refusal.args["number"] in (first + 1, second + 1)


def test_ora_12_other_actions_are_refused_now():
    state = dealt(4)
    for text in ("play b7", "return", "pass 1 2"):
        refusal = ORACLE.why_not(state, 0, ORACLE.read(text), 0)
        assert refusal is not None
        assert refusal.code == "not-now"
