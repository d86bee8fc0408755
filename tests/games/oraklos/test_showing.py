"""Showing, taking back, and the end: OKL-11 to OKL-15."""

import pytest
from tests.games.oraklos.positions import BEGIN, SQUARE, do, last, legal, names, nature, refused, searching

from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import CARD_NAMES
from adyton.games.oraklos.rules.state import OraklosState

CLOCK = -2
ADA, BO, CY = "rybk rrrr rrry", "rkby bbbb bbbk", "rbyk kkkk rkkk"
FIVE = """
r . . y .
. . . . .
. . . . .
k . . b r
"""


def claimed(*claims: tuple[int, str], picture: str = SQUARE, **options: str | int | bool) -> OraklosState:
    """Make these claims, and let everybody stop looking."""
    state = searching(picture, ADA, BO, CY, claim_window=0, **options)
    for seat, text in claims:
        do(state, seat, text)
    for seat in range(3):
        if state.phase == at_phase.SEARCH:
            do(state, seat, "no more")
    return state


def test_okl_11_token_3_is_shown_first_then_2_then_1() -> None:
    state = claimed((0, "claim 1 rybk"), (1, "claim 3 rkby"), (2, "claim 2 rbyk"))
    order: list[int] = []
    while state.phase == at_phase.SHOWING:
        order += ORAKLOS.turn(state).seats
        do(state, order[-1], "show 1 2 3 4")
    assert order == [1, 2, 0]


def test_okl_11_true_and_matching_scores_the_tokens_number() -> None:
    state = claimed((0, "claim 3 rybk"))
    do(state, 0, "show 1 2 3 4")
    assert state.scores == [3, 0, 0]
    assert last(state, "shown").args["reason"] == "true"


def test_okl_11_anything_else_loses_as_many_and_scores_may_go_below_zero() -> None:
    state = claimed((1, "claim 2 rkby"))
    do(state, 1, "show 1 2 3 4")
    assert state.scores == [0, -2, 0]
    assert last(state, "shown").args["reason"] == "mismatch"


def test_okl_11_the_verdict_names_the_wrong_die() -> None:
    state = claimed((0, "claim 1 rybk"), picture=SQUARE.replace("b", "B"))
    do(state, 0, "show 1 2 3 4")
    args = last(state, "shown").args
    assert (args["reason"], args["die"], args["dice"]) == ("hole", 4, "1 2 3 4")


def test_okl_11_hesitation_is_a_miss() -> None:
    state = claimed((0, "claim 3 rybk"))
    assert ORAKLOS.turn(state).deadline == BEGIN + 15_000
    assert refused(state, 0, "show 1 2 3 4", BEGIN + 15_001) == "too-late"
    assert refused(state, CLOCK, "time", BEGIN + 14_999) == "too-early"
    do(state, CLOCK, "time", BEGIN + 15_000)
    assert state.scores == [-3, 0, 0]
    assert last(state, "hesitated").args == {"seat": 0, "card": "rybk", "token": 3}


def test_okl_11_the_showing_clock_restarts_for_every_token_and_can_be_off() -> None:
    state = claimed((0, "claim 3 rybk"), (1, "claim 2 rkby"), showing=5)
    do(state, 0, "show 1 2 3 4", BEGIN + 4000)
    assert ORAKLOS.turn(state).deadline == BEGIN + 9000
    assert ORAKLOS.turn(claimed((0, "claim 3 rybk"), showing=0)).deadline is None


def test_okl_11_pointing_at_any_four_dice_is_legal_so_nothing_is_revealed() -> None:
    state = claimed((0, "claim 3 rybk"), picture=FIVE)
    assert legal(state, 0) == ["show 1 2 3 4", "show 1 2 3 5", "show 1 2 4 5", "show 1 3 4 5", "show 2 3 4 5"]
    assert refused(state, 0, "show 1 2 3 6") == "no-such-die"
    assert refused(state, 0, "no more") == "not-now"
    assert refused(state, 1, "show 1 2 3 4") == "not-your-turn"


def test_okl_12_every_claimed_card_is_discarded_right_or_wrong() -> None:
    state = claimed((0, "claim 3 rybk"), (1, "claim 2 rkby"))
    do(state, 0, "show 1 2 3 4")
    do(state, 1, "show 1 2 3 4")
    assert [names(hand) for hand in state.hands] == ["rrrr rrry", "bbbb bbbk", "rbyk kkkk rkkk"]
    assert sorted(CARD_NAMES[card] for card in state.discards.items) == ["rkby", "rybk"]
    assert len(state.pile) == 61


NINETEEN = """
r r r r r . .
y y y y y . .
b b b b b . .
k k k k . . .
"""


def scored(gains: list[int], starter: int = 0) -> OraklosState:
    """Return a finished round with these gains by seat, in which dice are now taken back."""
    state = searching(NINETEEN, ADA, BO, CY, claim_window=0)
    state.starter = starter
    state.stocks = [[0, 1, 3, 3], [3, 3, 1, 0], [2, 2, 2, 1]]
    state.gains = gains
    for seat in range(3):
        do(state, seat, "no more")
    assert state.phase == at_phase.TAKING
    return state


@pytest.mark.parametrize(
    ("gains", "starter", "order"),
    [
        ([1, 3, 2], 0, [1, 2, 0]),
        ([0, 0, 0], 1, [1, 2, 0]),  # Nobody scored: the starting player.
        ([3, 1, 3], 1, [2, 0, 1]),  # A tie: closest to the starting player, counted clockwise.
        ([-3, -1, -2], 0, [1, 2, 0]),  # Penalties included.
    ],
)
def test_okl_13_the_highest_scorer_takes_first_and_then_clockwise(
    gains: list[int], starter: int, order: list[int]
) -> None:
    assert scored(gains, starter).order == order


def test_okl_13_each_takes_back_as_many_as_they_put_in_of_any_colours_at_once() -> None:
    state = scored([1, 3, 2])
    assert ORAKLOS.turn(state).seats == (1,)
    assert refused(state, 1, "take rrrr") == "dice-count"
    assert refused(state, 1, "put rrrrr") == "not-now"
    do(state, 1, "take rrrrr")
    assert state.stocks[1] == [8, 3, 1, 0]
    assert refused(state, 2, "take ryyyy") == "dice-short"
    do(state, 2, "take yyyyy")
    assert state.left == [0, 0, 5, 4]


def test_okl_14_the_four_dice_left_over_go_to_the_shaker_and_the_left_neighbour_starts() -> None:
    state = scored([1, 3, 2], starter=2)
    for seat, take in ((1, "take rrrrr"), (2, "take yyyyy"), (0, "take bbbbb")):
        do(state, seat, take)
    assert state.shaker == [0, 0, 0, 4]
    assert state.starter == 0
    assert state.round == 2
    assert ORAKLOS.view(state, None).shaker == (0, 0, 0, 4)  # They are public: everybody saw them.


def test_okl_15_the_game_ends_after_a_round_in_which_somebody_has_ten_points() -> None:
    state = claimed((0, "claim 3 rybk"), (1, "claim 2 rkby"))
    state.scores = [7, 9, 0]
    do(state, 0, "show 1 2 3 4")
    assert ORAKLOS.outcome(state) is None  # Token 2 is still to be shown.
    do(state, 1, "show 1 2 3 4")
    outcome = ORAKLOS.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.points, outcome.winners) == ("ten", (10, 7, 0), (0,))
    assert ORAKLOS.turn(state).seats == ()


def test_okl_15_it_is_judged_when_all_tokens_have_been_scored() -> None:
    state = claimed((0, "claim 3 rybk"), (0, "claim 2 rrrr"))
    state.scores = [7, 0, 0]
    do(state, 0, "show 1 2 3 4")
    assert state.scores[0] == 10
    do(state, 0, "show 1 2 3 4")
    assert ORAKLOS.outcome(state) is None
    assert state.scores[0] == 8


def test_okl_15_the_highest_total_wins_and_equal_totals_share() -> None:
    state = claimed((0, "claim 3 rybk"))
    state.scores = [8, 11, 4]
    do(state, 0, "show 1 2 3 4")
    outcome = ORAKLOS.outcome(state)
    assert outcome is not None
    assert outcome.points == (11, 11, 4)
    assert outcome.places == (1, 1, 3)


def test_okl_21_in_junior_no_dice_are_taken_back() -> None:
    state = claimed((0, "claim 3 rybk"), mode="junior")
    do(state, 0, "show 1 2 3 4")
    nature(state)
    assert state.phase == at_phase.READY
    assert state.round == 2
    assert state.starter == 1
    assert state.shaker == [4, 4, 4, 4]


def test_okl_21_everything_else_follows_the_standard_game() -> None:
    state = claimed((0, "claim 3 rybk"), mode="junior")
    state.scores = [7, 0, 0]
    do(state, 0, "show 1 2 3 4")
    outcome = ORAKLOS.outcome(state)
    assert outcome is not None
    assert outcome.ending == "ten"
