"""Antipodes: OKL-22 to OKL-26."""

import pytest
from tests.games.oraklos.positions import BEGIN, cards, do, fresh, last, legal, naming, nature, refused, why_not

from adyton.engine.bag import Bag
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.state import OraklosState

CLOCK = -2
SIX = "rybk rkby rryy rbrb rrbb ybkk"
HOLED = """
r . . y r
. . . . .
. . . . .
K . . b .
"""


def looking(**options: int) -> OraklosState:
    return naming(HOLED, SIX, **options)


def named(card: str, seat: int = 0, **options: int) -> OraklosState:
    state = looking(claim_window=0, **options)
    do(state, seat, f"absent {card}")
    assert state.phase == at_phase.CHALLENGE
    return state


def test_okl_22_six_cards_lie_open_for_everybody_and_sixteen_dice_are_thrown() -> None:
    state = fresh(3, mode="antipodes")
    nature(state)
    assert len(state.open) == 6
    assert len(state.pile) == 48
    assert state.shaker == [4, 4, 4, 4]
    assert state.hands == [[], [], []]
    assert state.phase == at_phase.READY


def test_okl_22_no_card_with_three_or_four_corners_of_one_colour_is_in_the_game() -> None:
    state = fresh(2, mode="antipodes")
    assert len(state.pile) == 54
    assert not set(cards("rrrr", "rrry", "rkkk", "kkkk")) & set(state.pile.items)


def test_okl_23_holes_are_holy() -> None:
    state = named("rybk")
    do(state, 1, "show 1 2 4 5")
    assert last(state, "challenged").args["reason"] == "true"  # Die 4 shows a hole.
    assert last(state, "challenged").args["dice"] == "1 2 4 5"


def test_okl_24_everybody_may_name_one_of_the_six_cards() -> None:
    state = looking()
    expected = ["absent rybk", "absent rkby", "absent rryy", "absent rbrb", "absent rrbb", "absent ybkk", "no more"]
    assert legal(state, 0) == expected
    assert refused(state, 0, "absent rrkk") == "not-open"
    assert refused(state, 0, "claim 3 rybk") == "not-now"


def test_okl_24_the_first_to_name_a_card_counts() -> None:
    state = looking()
    do(state, 0, "absent rryy", BEGIN + 300)
    assert refused(state, 0, "absent rbrb", BEGIN + 310) == "named-one"
    assert legal(state, 0) == ["no more"]
    do(state, 2, "absent rbrb", BEGIN + 200)
    do(state, CLOCK, "time", BEGIN + 350)
    assert state.phase == at_phase.CHALLENGE
    assert (last(state, "absent").args, last(state, "late").args) == (
        {"seat": 2, "card": "rbrb"},
        {"seat": 0, "by": 100},
    )
    assert why_not(state, 1, "absent rryy", BEGIN + 230) == ("token-gone", {"token": 0, "seat": 2, "by": 30})


def test_okl_24_a_card_that_nobody_refutes_scores() -> None:
    state = named("rkby")
    assert ORAKLOS.turn(state).seats == (1, 2)
    do(state, 1, "no more")
    assert state.phase == at_phase.CHALLENGE
    do(state, 2, "no more")
    assert state.scores == [1, 0, 0]


def test_okl_24_a_claim_scores_even_if_a_counter_example_exists_unfound() -> None:
    state = named("rybk")  # It is there.
    do(state, 1, "no more")
    do(state, 2, "no more")
    assert state.scores == [1, 0, 0]


def test_okl_24_a_prediction_that_matches_refutes_the_claim() -> None:
    state = named("rybk")
    do(state, 2, "show 1 2 4 5")
    assert state.scores == [-1, 0, 0]
    assert last(state, "refuted").args == {"seat": 0, "card": "rybk"}
    assert state.round == 2


def test_okl_24_a_wrong_challenge_costs_nothing_and_each_has_one() -> None:
    state = named("rybk")
    do(state, 1, "show 2 3 4 5")
    assert state.scores == [0, 0, 0]
    assert ORAKLOS.turn(state).seats == (2,)
    assert refused(state, 1, "show 1 2 4 5") == "not-your-turn"
    do(state, 2, "show 1 2 4 5")
    assert state.scores == [-1, 0, 0]


def test_okl_24_when_all_challenges_were_wrong_the_claim_scores() -> None:
    state = named("rybk")
    do(state, 1, "show 2 3 4 5")
    do(state, 2, "show 2 3 4 5")
    assert state.scores == [1, 0, 0]


def test_okl_24_the_challenge_clock_lets_the_claim_score() -> None:
    state = named("rybk")
    assert ORAKLOS.turn(state).deadline == BEGIN + 30_000
    assert refused(state, 1, "show 1 2 4 5", BEGIN + 30_001) == "too-late"
    do(state, CLOCK, "time", BEGIN + 30_000)
    assert state.scores == [1, 0, 0]


def test_okl_24_the_challenge_clock_can_be_off() -> None:
    assert ORAKLOS.turn(named("rybk", challenge=0)).deadline is None


def test_okl_24_a_player_who_finds_none_may_look_again_while_others_look() -> None:
    state = named("rybk")
    do(state, 1, "no more")
    assert legal(state, 1) == ["look again"]
    assert refused(state, 1, "show 1 2 4 5") == "said-no-more"
    do(state, 1, "look again")
    do(state, 1, "show 1 2 4 5")
    assert state.scores == [-1, 0, 0]


@pytest.mark.parametrize(("text", "code"), [("show 1 2 3 6", "no-such-die"), ("absent rybk", "token-gone")])
def test_okl_24_a_challenge_points_at_four_dice_of_the_table(text: str, code: str) -> None:
    assert refused(named("rybk"), 1, text) == code


def test_okl_25_after_a_round_six_new_cards_replace_the_old_ones() -> None:
    state = named("rkby")
    before = state.open[:]
    do(state, 1, "no more")
    do(state, 2, "no more")
    assert state.discards.items == sorted(before)
    nature(state)
    assert len(state.open) == 6
    assert not set(state.open) & set(before)
    assert state.phase == at_phase.READY


def test_okl_25_six_new_cards_also_if_all_agree_that_all_six_occur() -> None:
    state = looking()
    for seat in (2, 0, 1):
        do(state, seat, "no more")
    assert state.scores == [0, 0, 0]
    assert state.round == 2
    assert len(state.discards) == 6


def test_okl_25_a_claim_that_waits_when_all_agree_still_counts() -> None:
    state = looking()
    do(state, 0, "absent rkby", BEGIN + 10)
    for seat in (2, 0, 1):
        do(state, seat, "no more", BEGIN + 20)
    assert state.phase == at_phase.CHALLENGE


def test_okl_25_the_search_clock_counts_as_that_agreement() -> None:
    state = looking(search=40)
    do(state, CLOCK, "time", BEGIN + 40_000)
    assert len(state.discards) == 6
    assert last(state, "all-occur").args == {}


def test_okl_26_the_first_to_five_points_wins() -> None:
    state = named("rkby")
    state.scores = [4, 4, -2]
    do(state, 1, "no more")
    do(state, 2, "no more")
    outcome = ORAKLOS.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.points, outcome.winners) == ("five", (5, 4, -2), (0,))


def test_okl_26_when_fewer_than_six_cards_are_left_the_discards_are_shuffled_in() -> None:
    state = named("rkby")
    state.discards = Bag(state.pile.items)
    state.pile = Bag()
    do(state, 1, "no more")
    do(state, 2, "no more")
    assert len(state.pile) == 54
    assert last(state, "shuffled").args == {}
