"""KEL-23 and KEL-25 to KEL-28: the end and what everything is worth."""

import pytest
from tests.games.keltis.positions import play, table, texts

from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import board_of
from adyton.games.keltis.rules.scoring import figure_points, mirror_points, wish_points

RED = "r4 p1 p2 y1 y2 g1 b1 b2"  # Red 4 takes a figure from field 24 to field 29, in the target area.


def test_kel_23_a_players_third_figure_in_the_target_area_ends_the_game() -> None:
    state = table(RED, tiles="29 points 4", figures="35 24 30, 0 0 0, 0 0 0")
    play(state, "lay r4 figure 2")
    assert state.ending == "third"
    assert state.tile_points == [0, 0, 0]
    assert KELTIS.turn(state).seats == ()


def test_kel_23_the_fifth_figure_of_all_ends_the_game() -> None:
    state = table(RED, tiles="29 mirror", figures="24 0 35, 29 30 0, 33 0 0")
    play(state, "lay r4 figure 1")
    assert state.ending == "fifth"
    assert state.mirrors == [0, 0, 0]


def test_kel_23_the_fourth_figure_of_all_does_not() -> None:
    state = table(RED, tiles="29 points 4", figures="24 0 35, 29 28 0, 33 0 0")
    play(state, "lay r4 figure 1")
    assert state.ending == ""
    assert state.tile_points == [4, 0, 0]


def test_kel_23_a_wish_stone_there_is_not_taken() -> None:
    state = table("b4 p1 p2 y1 y2 g1 r1 b2", figures="30 31 34, 0 0 0, 0 0 0")
    state.figures[0][2] = 27
    play(state, "lay b4 figure 3")
    assert state.ending == "third"
    assert state.figures[0] == [30, 31, 35]
    assert state.stones[35] == 1
    assert state.wishes == [0, 0, 0]


def test_kel_23_the_game_also_ends_in_the_middle_of_a_chain() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="25 clover red", figures="30 30 19, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 3", "clover on")
    assert state.ending == "third"


def test_kel_23_a_figure_that_has_left_the_area_does_not_count() -> None:
    state = table(RED, tiles="33 spiral", figures="29 29 0, 29 24 0, 30 0 0")
    play(state, "lay r4 figure 1", "spiral to 28", "draw pile", "deal g0")
    play(state, "lay r3 figure 2")
    assert state.figures == [[28, 29, 0], [29, 29, 0], [30, 0, 0]]
    assert state.ending == ""


def test_kel_25_figures_pay_their_fields_negative_ones_too() -> None:
    state = table(figures="0 4 35, 1 6 11, 29 32 16")
    assert [figure_points(state, seat) for seat in range(3)] == [6, -9, 13]


@pytest.mark.parametrize(("stones", "points"), [(0, -4), (1, -3), (2, 2), (3, 3), (4, 6), (5, 10), (9, 10)])
def test_kel_26_wish_stones_pay_by_number(stones: int, points: int) -> None:
    state = table()
    state.wishes[0] = stones
    assert wish_points(state, 0) == points


@pytest.mark.parametrize(("stones", "mirrors", "points"), [(3, 2, 6), (1, 1, -3), (0, 3, -12), (5, 0, 0)])
def test_kel_27_each_mirror_pays_the_wish_stones_once_more(stones: int, mirrors: int, points: int) -> None:
    state = table()
    state.wishes[0] = stones
    state.mirrors[0] = mirrors
    assert mirror_points(state, 0) == points


def test_kel_28_the_highest_score_wins_and_equal_ones_share() -> None:
    state = table(RED, figures="24 30 30, 35 30 0, 33 33 0")
    state.tile_points = [5, 5, 1]
    play(state, "lay r4 figure 1")
    outcome = KELTIS.outcome(state)
    assert outcome is not None
    # 5 + 18 − 4, 5 + 16 − 4, 1 + 14 − 4
    assert outcome.points == (19, 17, 11)
    assert outcome.places == (1, 2, 3)
    state.tile_points[1] = 7
    outcome = KELTIS.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_there_is_no_outcome_before_the_end() -> None:
    state = table()
    assert KELTIS.outcome(state) is None
    assert texts(state)


def test_the_wish_table_matches_the_board() -> None:
    assert board_of(None).wish == (-4, -3, 2, 3, 6, 10)
