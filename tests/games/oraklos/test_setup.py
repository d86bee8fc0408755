"""Before the throw: OKL-6 to OKL-8, and OKL-21."""

import pytest
from tests.games.oraklos.positions import cards, do, fresh, legal, names, nature, refused

from adyton.engine.action import Unreadable
from adyton.engine.bag import Bag
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import DECK
from adyton.games.oraklos.rules.state import OraklosState


def test_okl_6_one_die_of_each_colour_starts_in_the_shaker() -> None:
    assert fresh(3).shaker == [1, 1, 1, 1]
    assert fresh(3).stocks == [[3, 3, 3, 3]] * 3


def test_okl_6_a_random_player_starts() -> None:
    state = fresh(4)
    assert [(action.text, weight) for action, weight in ORAKLOS.odds(state)] == [
        ("start 1", 1),
        ("start 2", 1),
        ("start 3", 1),
        ("start 4", 1),
    ]
    do(state, -1, "start 3")
    assert state.starter == 2


def owing(pile: str, *hands: str) -> OraklosState:
    """Return a round that the first player has started, with these hands and this pile."""
    state = fresh(len(hands))
    state.hands = [cards(*hand.split()) for hand in hands]
    state.pile = Bag(cards(*pile.split()))
    do(state, -1, "start 2")
    return state


def test_okl_7_every_player_draws_up_to_three_cards() -> None:
    state = fresh(5)
    nature(state)
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3, 3]
    assert len(state.pile) == 55
    assert state.phase == at_phase.DICE


def test_okl_7_cards_lie_open_for_all() -> None:
    state = owing("rybk kkkk", "rrrr rrry rrrb", "bbbb")
    do(state, -1, "wish kkkk")
    assert ORAKLOS.view(state, 0).hands[1] == ("bbbb", "kkkk")
    assert ORAKLOS.view(state, None).hands[1] == ("bbbb", "kkkk")


def test_okl_7_if_the_pile_runs_out_while_cards_are_owed_the_game_ends_at_once() -> None:
    state = owing("rybk", "rrrr rrry rrrb", "bbbb")
    state.scores = [2, 4]
    do(state, -1, "wish rybk")
    outcome = ORAKLOS.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.points, outcome.places) == ("pile", (2, 4), (2, 1))


def test_okl_7_if_the_pile_ends_exactly_with_the_last_card_the_round_is_played() -> None:
    state = owing("rybk kkkk", "rrrr rrry rrrb", "bbbb")
    nature(state)
    assert len(state.pile) == 0
    assert state.phase == at_phase.DICE


def test_a_player_with_three_cards_draws_none() -> None:
    state = owing("rybk", "rrrr rrry rrrb", "bbbb bbbk rbbb")
    assert state.phase == at_phase.DICE
    assert names(state.hands[1]) == "bbbb bbbk rbbb"


def choosing(seats: int = 3) -> OraklosState:
    state = fresh(seats)
    nature(state)
    assert state.phase == at_phase.DICE
    state.news = []
    return state


@pytest.mark.parametrize(("seats", "handfuls"), [(2, 68), (3, 40), (4, 31), (5, 16)])
def test_okl_8_each_player_adds_a_fixed_number_of_dice_in_any_colours(seats: int, handfuls: int) -> None:
    assert len(legal(choosing(seats), 0)) == handfuls


def test_okl_8_all_choose_at_the_same_time_and_once() -> None:
    state = choosing()
    assert ORAKLOS.turn(state).seats == (0, 1, 2)
    do(state, 1, "put rrryy")
    assert ORAKLOS.turn(state).seats == (0, 2)
    assert refused(state, 1, "put rrryy") == "not-your-turn"


def test_okl_8_nobody_else_sees_what_was_chosen_until_the_throw() -> None:
    one, other = choosing(), choosing()
    do(one, 1, "put rrryy")
    do(other, 1, "put bbkkk")
    for viewer in (0, 2, None):
        assert ORAKLOS.view(one, viewer) == ORAKLOS.view(other, viewer)
        assert ORAKLOS.view(one, viewer).has_put == (False, True, False)
    assert ORAKLOS.view(one, 1).put == (3, 2, 0, 0)
    assert [event.args for event in one.news or []] == [{"seat": 1}]


def test_okl_8_after_the_throw_every_stock_is_open() -> None:
    state = choosing()
    for seat, put in enumerate(("put rrryy", "put bbkkk", "put rybkk")):
        do(state, seat, put)
    assert ORAKLOS.view(state, 0).stocks == ((0, 1, 3, 3), (3, 3, 1, 0), (2, 2, 2, 1))
    assert state.shaker == [5, 4, 4, 6]


@pytest.mark.parametrize(
    ("text", "code"),
    [("put rrryyy", "dice-count"), ("put rrrry", "dice-short"), ("take rrryy", "not-now"), ("ready", "not-now")],
)
def test_okl_8_dice_that_cannot_be_put_in_are_refused(text: str, code: str) -> None:
    assert refused(choosing(), 0, text) == code


def test_okl_21_in_junior_four_dice_of_each_colour_are_thrown_every_round() -> None:
    state = fresh(2, mode="junior")
    assert state.shaker == [4, 4, 4, 4]
    assert state.stocks == [[0, 0, 0, 0]] * 2
    nature(state)
    assert state.phase == at_phase.READY
    assert legal(state, 0) == ["ready"]


def test_okl_21_the_dice_fall_when_all_are_ready() -> None:
    state = fresh(2, mode="junior")
    nature(state)
    do(state, 1, "ready")
    assert ORAKLOS.turn(state).seats == (0,)
    do(state, 0, "ready")
    nature(state)
    assert state.phase == at_phase.SEARCH
    assert [[die.colour for die in state.dice].count(colour) for colour in range(4)] == [4, 4, 4, 4]


def test_okl_21_the_dice_also_fall_when_the_pause_is_over() -> None:
    state = fresh(2, mode="junior", ready=20)
    nature(state, at=5000)
    assert ORAKLOS.turn(state).deadline == 25_000
    assert refused(state, -2, "time", 24_999) == "too-early"
    do(state, -2, "time", 25_000)
    assert state.phase == at_phase.THROW


def test_without_a_pause_the_game_waits_for_everybody() -> None:
    state = fresh(2, mode="junior", ready=0)
    nature(state)
    assert ORAKLOS.turn(state).deadline is None


def test_other_words_are_unreadable() -> None:
    with pytest.raises(Unreadable):
        ORAKLOS.read("claim 4 rybk")


def test_the_deck_is_complete_at_the_start() -> None:
    assert fresh(2).pile.items == list(DECK)
