import pytest
from tests.games.oracle.positions import DECK, NUMBER, dealt, play, play_at_random, prophecies, set_chips, trick

from adyton.engine.rng import FastRng
from adyton.games.oracle.rules import imagine
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.outlook import standings_of
from adyton.games.oracle.rules.parts import COLOUR, numbers_in
from adyton.games.oracle.rules.view import cards_in


def test_a_seat_sees_its_own_hand_and_prophecies_and_of_others_only_how_many():
    state = trick("b7 r1", "b10 b2", "r11 g3")
    view = ORACLE.view(state, 0)
    assert [card.name for card in view.hand] == ["b7", "r1"]
    assert [(card.colour, card.value, card.species) for card in view.hand] == [
        ("blue", 7, "pegasus"),
        ("red", 1, "hydra"),
    ]
    assert view.hand_sizes == (2, 2, 2)
    assert [card.id for card in view.held] == ["peg_eq1", "peg_eq2"]
    assert "b10" not in repr(view)
    assert "r11" not in repr(view)


def test_a_spectator_sees_no_hand_and_no_prophecy():
    view = ORACLE.view(dealt(4), None)
    assert (view.viewer, view.hand, view.held, view.aside) == (None, (), (), ())


def test_a_view_remembers_cards_played_and_colours_shown_void():
    state = trick("b7 r1", "b10 b2", "r11 g3")
    play(state, "play b7", "play b10", "play r11")
    view = ORACLE.view(state, 1)
    assert view.played == ("b7", "b10", "r11")
    assert view.voids == ((), (), ("blue",))
    assert view.trick == ()
    assert view.chips[2] == {"phoenix": 1, "pegasus": 0, "hydra": 0}
    assert view.losers == {"phoenix": None, "pegasus": None, "hydra": None}


def test_prophecies_put_aside_stay_in_their_owners_view():
    state = dealt(4)
    aside = list(numbers_in(state.held[1])[2:])
    ORACLE.play(state, 1, ORACLE.legal(state, 1)[0], 0)
    assert [card.number - 1 for card in ORACLE.view(state, 1).aside] == aside
    assert ORACLE.view(state, 0).aside == ()


def test_imagined_hands_agree_with_shown_voids():
    state = dealt(4, seed=2)
    rng = FastRng(3)
    play_at_random(state, rng, [at_phase.TRICK])
    while state.round == 0:
        if state.phase == at_phase.TRICK and not state.trick:
            for viewer in range(4):
                world = ORACLE.imagine(ORACLE.view(state, viewer), rng)
                for seat in range(4):
                    colours = {COLOUR[card] for card in cards_in(world.hands[seat])}
                    assert not any(state.voids_of(seat) >> colour & 1 for colour in colours)
        seat = ORACLE.turn(state).seats[0]
        legal = ORACLE.legal(state, seat)
        ORACLE.play(state, seat, legal[rng.below(len(legal))], 0)


def test_imagined_worlds_differ():
    view = ORACLE.view(dealt(4), 0)
    rng = FastRng(1)
    hands = {tuple(ORACLE.imagine(view, rng).hands) for _ in range(10)}
    assert len(hands) == 10
    assert len({row[0] for row in hands}) == 1


def tight() -> at_phase.OracleState:
    """Seat 1 can only hold red, seat 2 anything but violet, seat 3 what is left."""
    state = trick("b1", "r2 r3", "r5 g6", "v7 v8")
    state.hands[0] = 0
    in_hands = sum(state.hands)
    state.played = ((1 << 60) - 1) & ~in_hands
    state.voids = 0b00000_10000_11101_00000
    return state


def test_a_tight_deal_is_found_by_trying():
    state = tight()
    rng = FastRng(4)
    view = ORACLE.view(state, 0)
    for _ in range(30):
        world = ORACLE.imagine(view, rng)
        assert ORACLE.view(world, 0) == view
        assert {COLOUR[card] for card in cards_in(world.hands[1])} == {1}


def test_a_tight_deal_is_found_by_moving_cards(monkeypatch):
    monkeypatch.setattr(imagine, "TRIES", 0)
    state = tight()
    view = ORACLE.view(state, 0)
    for seed in range(30):
        world = ORACLE.imagine(view, FastRng(seed))
        assert ORACLE.view(world, 0) == view
        assert {COLOUR[card] for card in cards_in(world.hands[1])} == {1}


def test_trying_fails_if_a_card_has_no_place():
    state = tight()
    state.voids = 0b00010_10000_11101_00000
    room = {1: 2, 2: 2, 3: 2}
    unseen = cards_in(sum(state.hands))
    tries = [imagine._tried(state, unseen, room, FastRng(seed)) for seed in range(40)]
    assert all(hands is None or sorted(card for cards in hands.values() for card in cards) == unseen for hands in tries)


def standing(state: at_phase.OracleState, prophecy: str, seat: int) -> str:
    state.held[seat] = prophecies(prophecy)
    return standings_of(state, seat, state.tricks_left)[0]


@pytest.mark.parametrize(
    ("prophecy", "chips", "expected"),
    [
        ("peg_eq2", "pegasus pegasus", "fulfilled"),
        ("peg_eq2", "pegasus", "open"),
        ("peg_eq2", "pegasus pegasus pegasus", "lost"),  # Chips only grow, or all go to the loser chip.
        ("hyd_eq2", "", "lost"),  # One trick is left.
        ("hyd_none", "hydra", "lost"),  # Two Hydra chips are in the middle: no loser chip with one trick.
        ("pho_most", "", "open"),
    ],
)
def test_a_prophecy_is_fulfilled_now_still_open_or_lost(prophecy, chips, expected):
    state = trick("b7", "b10", "r11")
    set_chips(state, 0, chips)
    set_chips(state, 1, "phoenix")
    assert standing(state, prophecy, 0) == expected


def test_while_a_loser_chip_is_possible_even_too_many_chips_may_disappear():
    state = trick("b7", "b10", "r11")
    set_chips(state, 0, "hydra hydra hydra")
    assert standing(state, "hyd_none", 0) == "open"


def test_the_holder_of_a_loser_chip_may_keep_or_lose_it():
    state = trick("b7", "b10", "r11")
    set_chips(state, 0, "hydra")
    state.give_loser(2, 0)
    assert standing(state, "hyd_none", 0) == "fulfilled"
    assert standing(state, "hyd_eq1", 0) == "open"


def test_when_nothing_is_left_to_win_unfulfilled_prophecies_are_lost():
    state = trick("", "", "")
    assert standing(state, "pho_most", 0) == "lost"
    state.give_loser(2, 0)
    assert standing(state, "hyd_eq1", 0) == "lost"
    state.phase = at_phase.LOSER
    state.contested = 2
    assert standing(state, "loser_pho", 0) == "lost"


def test_a_trick_on_the_table_still_counts():
    state = trick("b2", "b7", "r6")
    play(state, "play b2", "play b7")
    assert standing(state, "peg_eq1", 2) == "open"


@pytest.mark.parametrize("draft", [False, True])
def test_every_position_of_a_round_can_be_imagined_while_nature_deals_too(draft):
    state = ORACLE.start(ORACLE.options(draft=draft), 3)
    rng = FastRng(8)
    while state.round == 0:
        for viewer in (None, 0, 1, 2):
            view = ORACLE.view(state, viewer)
            assert ORACLE.view(ORACLE.imagine(view, rng), viewer) == view
        seat = ORACLE.turn(state).seats[0]
        legal = ORACLE.legal(state, seat) if seat >= 0 else [ORACLE.chance(state, rng)]
        ORACLE.play(state, seat, legal[rng.below(len(legal))], 0)


@pytest.mark.parametrize("draft", [False, True])
def test_the_end_can_be_imagined(draft):
    state = dealt(3, draft=draft)
    play_at_random(state, FastRng(2), [at_phase.OVER])
    view = ORACLE.view(state, 1)
    assert ORACLE.view(ORACLE.imagine(view, FastRng(1)), 1) == view


def test_a_card_that_nobody_can_hold_finds_no_place():
    state = tight()
    hands = {1: [13, 14], 2: [16, 29], 3: [54, 55]}
    assert not imagine._placed(state, 0, hands, {1: 2, 2: 2, 3: 2}, set())


def test_the_view_says_who_wins_the_trick_so_far():
    state = trick("b12 r1", "b10 b1", "r11 g3")
    assert ORACLE.view(state, 0).winning is None
    play(state, "play b12")
    assert ORACLE.view(state, 2).winning == 0
    play(state, "play b1")  # ORA-15
    assert ORACLE.view(state, 2).winning == 1


def test_a_prophecy_says_its_conditions_and_where_it_comes_from():
    state = dealt(3)
    card = ORACLE.view(state, 0).held[0]
    assert card.when == tuple(str(condition) for condition in DECK[card.number - 1].when)
    assert card.origin == DECK[card.number - 1].origin


@pytest.mark.parametrize(("card", "when"), [("pho_eq1", ("phoenix == 1",)), ("hyd_most", ("hydra most",))])
def test_conditions_are_written_as_in_the_deck(card, when):
    assert tuple(str(condition) for condition in DECK[NUMBER[card]].when) == when
