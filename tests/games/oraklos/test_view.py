"""What a seat may know: nothing about predictions before the showing, everything after the round."""

import json

import msgspec
from tests.games.oraklos.positions import BEGIN, SQUARE, do, fresh, naming, nature, searching

from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.state import OraklosState

ADA, BO = "rybk rrrr rrry", "rkby bbbb bbbk"
WRONG = """
r . . y
. . . .
. . . .
b . . k
"""


def message(state: OraklosState, seat: int | None) -> dict[str, object]:
    """Return all that a seat receives, except where the dice lie."""
    view = json.loads(msgspec.json.encode(ORAKLOS.view(state, seat)))
    view["legal"] = [] if seat is None else [action.text for action in ORAKLOS.legal(state, seat)]
    del view["dice"]
    return dict(view)


def test_okl_10_before_the_showing_nothing_reveals_which_predictions_exist() -> None:
    """The messages are the same whether a card of the viewer is on the table or not, through search and claim."""
    right, wrong = searching(SQUARE, ADA, BO), searching(WRONG, ADA, BO)
    for state in (right, wrong):
        do(state, 0, "claim 3 rybk", BEGIN + 5)
        do(state, 1, "no more", BEGIN + 5)
    for seat in (0, 1, None):
        assert message(right, seat) == message(wrong, seat)
    for state in (right, wrong):
        do(state, 0, "no more", BEGIN + 9)
        assert state.phase == at_phase.SHOWING
    for seat in (0, 1, None):
        assert message(right, seat) == message(wrong, seat)
    assert [event.args for event in right.news or []] == [event.args for event in wrong.news or []]


def test_okl_24_in_antipodes_nothing_reveals_them_before_the_round_is_over() -> None:
    six = "rybk rkby rryy rbrb rrbb ybkk"
    there, not_there = naming(SQUARE, six), naming(WRONG, six)
    for state in (there, not_there):
        do(state, 0, "absent rybk", BEGIN + 5)
        do(state, -2, "time", BEGIN + 155)
        assert state.phase == at_phase.CHALLENGE
    for seat in (0, 1, 2, None):
        assert message(there, seat) == message(not_there, seat)


def test_okl_17_the_view_has_the_corners_that_the_rules_judge() -> None:
    view = ORAKLOS.view(searching(SQUARE, ADA, BO), 0)
    assert view.radius == 64_000
    assert view.dice[1].colour == "y"
    assert (view.dice[1].x, view.dice[1].y) == (28_800, 0)
    assert view.dice[1].corners == ((31_360, 2560), (26_240, 2560), (26_240, -2560), (31_360, -2560))


def test_after_the_round_the_review_lists_every_prediction_for_each_card_and_what_was_claimed() -> None:
    state = searching(SQUARE, ADA, BO, claim_window=0)
    do(state, 1, "claim 2 rkby")
    do(state, 0, "no more")
    assert ORAKLOS.view(state, 1).review is None
    do(state, 1, "no more")
    do(state, 1, "show 1 2 3 4")
    review = ORAKLOS.view(state, None).review
    assert review is not None
    assert [(entry.seat, entry.card, entry.found) for entry in review.cards] == [
        (0, "rybk", ((1, 2, 4, 3),)),
        (0, "rrrr", ()),
        (0, "rrry", ()),
        (1, "rkby", ()),
        (1, "bbbb", ()),
        (1, "bbbk", ()),
    ]
    assert review.predictions == 1
    assert [(bid.seat, bid.token, bid.card) for bid in review.claims] == [(1, 2, "rkby")]
    assert [(shown.seat, shown.dice, shown.reason) for shown in review.shown] == [(1, (1, 2, 3, 4), "mismatch")]
    assert [(shown.way, shown.line) for shown in review.shown] == [((1, 2, 4, 3), ())]
    assert len(review.dice) == 4


def test_a_saved_state_and_a_bot_remember_the_review() -> None:
    state = searching(SQUARE, ADA, BO, claim_window=0)
    assert ORAKLOS.load(state.to_json()).review is None
    do(state, 1, "claim 2 rkby")
    do(state, 0, "no more")
    do(state, 1, "no more")
    do(state, 1, "show 1 2 3 4")
    review = ORAKLOS.view(state, 1).review
    loaded = ORAKLOS.load(state.to_json())
    assert loaded.to_json() == state.to_json()
    assert ORAKLOS.view(loaded, 1).review == review
    assert ORAKLOS.view(ORAKLOS.imagine(ORAKLOS.view(state, 1), FastRng(1)), 1).review == review


def test_the_review_of_antipodes_is_of_the_six_open_cards() -> None:
    state = naming(SQUARE, "rybk rkby rryy rbrb rrbb ybkk", claim_window=0)
    do(state, 0, "absent rybk")
    do(state, 1, "show 1 2 3 4")
    review = ORAKLOS.view(state, 2).review
    assert review is not None
    assert [(entry.seat, entry.card) for entry in review.cards if entry.found] == [(None, "rybk")]
    assert [(bid.seat, bid.card) for bid in review.claims] == [(0, "rybk")]
    assert [(shown.seat, shown.reason) for shown in review.shown] == [(1, "true")]


def test_the_review_lasts_until_the_next_throw() -> None:
    state = searching(SQUARE, ADA, BO, mode="junior")
    do(state, 0, "no more")
    do(state, 1, "no more")
    nature(state)
    assert ORAKLOS.view(state, 0).review is not None
    do(state, 0, "ready")
    do(state, 1, "ready")
    assert ORAKLOS.view(state, 0).review is None


def test_imagined_choices_of_others_fit_their_stocks_and_differ() -> None:
    state = fresh(3)
    nature(state)
    do(state, 0, "put rrryy")
    do(state, 1, "put bbbkk")
    imagined = [ORAKLOS.imagine(ORAKLOS.view(state, 0), FastRng(seed)) for seed in range(40)]
    assert all(dream.puts[0] == [3, 2, 0, 0] for dream in imagined)
    assert all(dream.puts[2] == [] for dream in imagined)
    assert all(sum(dream.puts[1]) == 5 and max(dream.puts[1]) <= 3 for dream in imagined)
    assert len({tuple(dream.puts[1]) for dream in imagined}) > 10


def test_a_spectator_imagines_every_choice() -> None:
    state = fresh(2)
    nature(state)
    do(state, 0, "put rrrrbb")
    view = ORAKLOS.view(state, None)
    assert view.put is None
    assert len({tuple(ORAKLOS.imagine(view, FastRng(seed)).puts[0]) for seed in range(20)}) > 5
