import pytest
from tests.games.oracle.positions import dealt, legal_texts, play_at_random, settle

from adyton.engine.rng import FastRng
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import numbers_in
from adyton.words import Words


@pytest.mark.parametrize(("seats", "pile"), [(3, 18), (4, 16), (5, 14)])
def test_ora_26_sixteen_are_removed_unseen_and_each_player_gets_two(seats, pile):
    state = dealt(seats, draft=True)
    first = state.to_act
    assert [held.bit_count() for held in state.held] == [4 if seat == first else 2 for seat in range(seats)]
    assert len(state.pile) == 16 + pile - 2
    draft = ORACLE.view(state, first).draft
    assert draft is not None
    assert draft.pile == pile


def test_ora_27_the_dealers_left_neighbour_takes_two_and_hands_two_on():
    state = dealt(4, draft=True)
    first = (state.dealer + 1) % 4
    assert ORACLE.turn(state).seats == (first,)
    held = numbers_in(state.held[first])
    assert len(legal_texts(state, first)) == 6
    ORACLE.play(state, first, ORACLE.legal(state, first)[0], 0)
    assert numbers_in(state.held[first]) == held[2:]
    second = (first + 1) % 4
    assert ORACLE.turn(state).seats == (second,)
    assert state.held[second].bit_count() == 4
    assert set(held[:2]) <= set(numbers_in(state.held[second]))


def test_ora_27_the_dealer_lays_two_of_their_four_open():
    state = dealt(3, draft=True)
    rng = FastRng(5)
    while state.to_act != state.dealer:
        legal = ORACLE.legal(state, state.to_act)
        ORACLE.play(state, state.to_act, legal[rng.below(len(legal))], 0)
    texts = legal_texts(state, state.dealer)
    assert {text.split()[0] for text in texts} == {"discard"}
    ORACLE.play(state, state.dealer, ORACLE.read(texts[0]), 0)
    words = texts[0].split()
    for viewer in (None, 0, 1, 2):
        draft = ORACLE.view(state, viewer).draft
        assert draft is not None
        assert [card.number for card in draft.discards] == [int(words[1]), int(words[2])]


def test_ora_27_giver_and_receiver_see_the_passed_prophecies_in_the_log():
    state = dealt(3, draft=True)
    first, second = state.to_act, state.left(state.to_act)
    state.held[first] = 0b1111
    state.news = []
    ORACLE.play(state, first, ORACLE.read("pass 1 4"), 0)
    handed, these = state.news
    assert (handed.name, handed.args, handed.seats) == ("handed", {"seat": first, "other": second}, None)
    assert these.seats == (first, second)
    sentence = Words("de").event("oracle", these, [])
    assert sentence == "Es sind „Genau ein Phönix-Chip“ und „Genau ein Pegasus-Chip“."


def test_ora_27_everybody_sees_what_the_dealer_lays_open():
    state = dealt(3, draft=True)
    state.to_act = state.dealer
    state.held[state.dealer] = 0b1111
    state.news = []
    ORACLE.play(state, state.dealer, ORACLE.read("discard 1 4"), 0)
    laid = state.news[0]
    assert laid.seats is None
    sentence = Words("en").event("oracle", laid, ["Ada", "Bo", "Cy"])
    assert sentence.endswith("lays two prophecies open: “Exactly 1 Phoenix chip” and “Exactly 1 Pegasus chip”.")


def test_ora_27_the_wrong_word_and_a_card_not_held_are_refused():
    state = dealt(3, draft=True)
    first = state.to_act
    held = [number + 1 for number in numbers_in(state.held[first])]
    wrong = ORACLE.why_not(state, first, ORACLE.read(f"discard {held[0]} {held[1]}"), 0)
    assert wrong is not None
    assert wrong.code == "not-now"
    strange = next(number for number in range(1, 40) if number not in held and number + 1 not in held)
    refusal = ORACLE.why_not(state, first, ORACLE.read(f"pass {strange} {strange + 1}"), 0)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-held", "ORA-27")


@pytest.mark.parametrize(("seats", "laps"), [(3, 9), (4, 8), (5, 7)])
def test_ora_28_it_repeats_until_the_pile_is_empty(seats, laps):
    state = dealt(seats, draft=True)
    rng = FastRng(9)
    starts = 0
    while state.phase != at_phase.TRICK:
        if state.to_act == (state.dealer + 1) % seats:
            starts += 1
        legal = ORACLE.legal(state, state.to_act)
        ORACLE.play(state, state.to_act, legal[rng.below(len(legal))], 0)
        settle(state, rng)
    assert starts == laps
    assert len(state.discards) == 2 * laps
    assert len(state.pile) == 16
    assert [held.bit_count() for held in state.held] == [2] * seats
    assert ORACLE.turn(state).seats == ((state.dealer + 1) % seats,)


def test_ora_28_the_next_round_has_a_new_draft():
    state = dealt(5, draft=True)
    play_at_random(state, FastRng(3), [at_phase.DEAL])
    assert state.lap == 0
    assert state.discards == ()
