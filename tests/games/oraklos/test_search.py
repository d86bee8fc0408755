"""The search in real time: OKL-10."""

import pytest
from tests.games.oraklos.positions import BEGIN, SQUARE, do, event_names, last, legal, refused, searching, why_not

from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.state import OraklosState

CLOCK = -2
ADA, BO, CY = "rybk rrrr rrry", "rkby bbbb bbbk", "rbyk kkkk rkkk"


def looking(**options: str | int | bool) -> OraklosState:
    return searching(SQUARE, ADA, BO, CY, **options)


def taken(state: OraklosState) -> dict[int, int]:
    """Return who has which token."""
    return {bid.token: bid.seat for bid in state.landed}


def test_okl_10_any_available_token_may_be_put_on_any_own_card() -> None:
    assert legal(looking(), 0) == [
        "claim 3 rybk",
        "claim 3 rrrr",
        "claim 3 rrry",
        "claim 2 rybk",
        "claim 2 rrrr",
        "claim 2 rrry",
        "claim 1 rybk",
        "claim 1 rrrr",
        "claim 1 rrry",
        "no more",
    ]


def test_okl_10_everybody_searches_at_the_same_time() -> None:
    turn = ORAKLOS.turn(looking())
    assert turn.seats == (0, 1, 2)
    assert turn.race


def test_a_claim_waits_for_an_earlier_one_that_is_still_on_its_way() -> None:
    state = looking()
    do(state, 0, "claim 3 rybk", BEGIN + 500)
    assert taken(state) == {}
    assert ORAKLOS.turn(state).deadline == BEGIN + 650
    assert refused(state, CLOCK, "time", BEGIN + 649) == "too-early"
    do(state, CLOCK, "time", BEGIN + 650)
    assert taken(state) == {3: 0}


def test_okl_10_the_earlier_claim_takes_the_token_even_if_it_arrives_later() -> None:
    state = looking()
    do(state, 0, "claim 3 rybk", BEGIN + 500)
    do(state, 1, "claim 3 rkby", BEGIN + 400)
    do(state, CLOCK, "time", BEGIN + 550)
    assert taken(state) == {3: 1}
    do(state, CLOCK, "time", BEGIN + 650)
    assert taken(state) == {3: 1}
    assert last(state, "late").args == {"seat": 0, "by": 100}
    assert "claim 2 rybk" in legal(state, 0)


def test_of_two_claims_in_the_same_millisecond_the_one_that_arrived_first_counts() -> None:
    state = looking()
    do(state, 2, "claim 3 rbyk", BEGIN + 500)
    do(state, 0, "claim 3 rybk", BEGIN + 500)
    do(state, CLOCK, "time", BEGIN + 650)
    assert taken(state) == {3: 2}


def test_a_later_move_shows_that_the_window_has_passed() -> None:
    state = looking()
    do(state, 0, "claim 3 rybk", BEGIN + 500)
    do(state, 1, "no more", BEGIN + 700)
    assert taken(state) == {3: 0}


def test_without_a_window_a_claim_counts_at_once() -> None:
    state = looking(claim_window=0)
    do(state, 0, "claim 3 rybk", BEGIN + 500)
    assert taken(state) == {3: 0}


def test_okl_9_nothing_counts_before_the_dice_lie_still() -> None:
    state = looking()
    assert ORAKLOS.turn(state).opens == BEGIN
    assert refused(state, 0, "claim 3 rybk", BEGIN - 1) == "too-early"
    assert refused(state, 0, "no more", BEGIN - 1) == "too-early"
    do(state, 0, "claim 3 rybk", BEGIN)
    assert [bid.at for bid in state.pending] == [BEGIN]


@pytest.mark.parametrize("version", [1, 2])
def test_by_older_rules_a_claim_from_before_the_dice_lay_still_counts_as_made_at_that_moment(version: int) -> None:
    state = looking(version=version)
    do(state, 0, "claim 3 rybk", BEGIN - 80)
    assert [bid.at for bid in state.pending] == [BEGIN]


def test_okl_10_at_most_one_token_on_a_card() -> None:
    state = looking(claim_window=0)
    do(state, 0, "claim 2 rybk")
    assert refused(state, 0, "claim 3 rybk") == "card-has-token"
    assert "claim 3 rrrr" in legal(state, 0)


def test_okl_10_no_second_token_while_the_first_is_pending() -> None:
    state = looking()
    do(state, 0, "claim 2 rybk")
    assert refused(state, 0, "claim 3 rybk") == "card-has-token"
    assert refused(state, 0, "claim 2 rrrr") == "token-yours"


def test_okl_10_one_player_may_take_several_tokens() -> None:
    state = looking(claim_window=0)
    for text in ("claim 1 rybk", "claim 3 rrrr", "claim 2 rrry"):
        do(state, 0, text)
    assert taken(state) == {1: 0, 3: 0, 2: 0}


def test_okl_10_a_taken_token_stays_taken() -> None:
    state = looking(claim_window=0)
    do(state, 0, "claim 3 rybk", BEGIN + 200)
    assert refused(state, 0, "claim 3 rrrr", BEGIN + 230) == "token-yours"
    assert why_not(state, 1, "claim 3 rkby", BEGIN + 230) == ("token-gone", {"token": 3, "seat": 0, "by": 30})


def test_an_earlier_claim_that_arrives_after_the_token_settled_is_refused() -> None:
    state = looking(claim_window=0)
    do(state, 0, "claim 3 rybk", BEGIN + 200)
    assert why_not(state, 1, "claim 3 rkby", BEGIN + 100) == ("token-settled", {"token": 3, "seat": 0, "by": 100})


def test_okl_10_only_own_cards_can_be_claimed() -> None:
    assert refused(looking(), 0, "claim 3 rkby") == "not-your-card"


@pytest.mark.parametrize("text", ["absent rybk", "look again", "show 1 2 3 4", "put rrr", "ready"])
def test_nothing_else_can_be_done_in_the_search(text: str) -> None:
    assert refused(looking(), 0, text) == "not-now"


def test_okl_10_the_search_ends_when_all_three_tokens_are_taken() -> None:
    state = looking(claim_window=0)
    do(state, 0, "claim 3 rybk")
    do(state, 1, "claim 1 rkby")
    do(state, 2, "claim 2 rbyk")
    assert state.phase == at_phase.SHOWING


def test_a_claim_after_the_last_token_is_told_how_late_it_was() -> None:
    state = looking(claim_window=0)
    for text in ("claim 1 rybk", "claim 3 rrrr", "claim 2 rrry"):
        do(state, 0, text)
    assert why_not(state, 1, "claim 3 rkby", BEGIN + 40) == ("token-gone", {"token": 3, "seat": 0, "by": 40})
    assert refused(state, 0, "claim 3 rybk") == "not-now"


def test_claims_that_still_wait_when_the_last_token_goes_are_too_late() -> None:
    state = looking()
    for seat, text in ((0, "claim 3 rybk"), (1, "claim 2 rkby"), (2, "claim 1 rbyk"), (0, "claim 1 rrrr")):
        do(state, seat, text, BEGIN + 10)
    do(state, CLOCK, "time", BEGIN + 160)
    assert taken(state) == {3: 0, 2: 1, 1: 2}
    assert last(state, "late").args == {"seat": 0, "by": 0}
    assert state.pending == []
    assert state.phase == at_phase.SHOWING


def test_okl_10_the_search_ends_when_every_player_has_stopped_looking() -> None:
    state = looking()
    do(state, 0, "no more")
    do(state, 2, "no more")
    assert state.phase == at_phase.SEARCH
    assert ORAKLOS.turn(state).awaited == (1,)
    do(state, 1, "no more")
    assert state.phase == at_phase.TAKING
    assert event_names(state)[:4] == ["no-more", "no-more", "no-more", "search-over"]


def test_okl_10_a_player_may_resume_looking_until_all_have_stopped() -> None:
    state = looking()
    do(state, 0, "no more")
    assert legal(state, 0) == ["look again"]
    assert refused(state, 0, "claim 3 rybk") == "said-no-more"
    do(state, 0, "look again")
    do(state, 1, "no more")
    do(state, 2, "no more")
    assert state.phase == at_phase.SEARCH
    do(state, 0, "claim 3 rybk")
    do(state, 0, "no more", BEGIN + 20)
    assert state.phase == at_phase.SHOWING
    assert refused(state, 0, "look again", BEGIN + 20) == "not-now"


def test_when_the_last_player_agrees_waiting_claims_count_in_their_order() -> None:
    state = looking()
    do(state, 1, "claim 3 rkby", BEGIN + 20)
    do(state, 0, "claim 3 rybk", BEGIN + 10)
    for seat in (0, 1, 2):
        do(state, seat, "no more", BEGIN + 30)
    assert taken(state) == {3: 0}
    assert state.phase == at_phase.SHOWING


def test_the_search_clock_ends_the_search() -> None:
    state = looking(search=60)
    assert ORAKLOS.turn(state).deadline == BEGIN + 60_000
    do(state, CLOCK, "time", BEGIN + 60_000)
    assert state.phase == at_phase.TAKING


def test_a_claim_after_the_search_clock_is_too_late() -> None:
    state = looking(search=60)
    assert why_not(state, 0, "claim 3 rybk", BEGIN + 60_025) == ("search-over", {"by": 25})
    do(state, 0, "claim 3 rybk", BEGIN + 60_000)


def test_a_claim_that_waits_when_the_search_clock_runs_out_may_still_be_overtaken() -> None:
    state = looking(search=60)
    do(state, 0, "claim 3 rybk", BEGIN + 59_990)
    assert ORAKLOS.turn(state).deadline == BEGIN + 60_140
    do(state, 1, "claim 3 rkby", BEGIN + 59_980)
    do(state, CLOCK, "time", BEGIN + 60_130)
    assert state.phase == at_phase.SEARCH
    do(state, CLOCK, "time", BEGIN + 60_140)
    assert taken(state) == {3: 1}
    assert state.phase == at_phase.SHOWING


def test_the_search_clock_can_be_off() -> None:
    assert ORAKLOS.turn(looking(search=0)).deadline is None


def test_a_claim_is_final_so_nothing_is_undone() -> None:
    assert not ORAKLOS.takes_back
