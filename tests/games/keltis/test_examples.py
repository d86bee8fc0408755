"""The worked examples of the rules."""

from tests.games.keltis.positions import draw, pile_of, play, put_row, refused, row_of, skip, table, texts

from adyton.games.keltis.rules.game import KELTIS


def test_example_1_points_a_spiral_back_to_a_wish_stone_and_a_kobold_kel_10_kel_17_kel_19() -> None:
    state = table("g0 g3 r5 p1 p2 y1 b1 b2", seats=2, tiles="4 points 3, 9 spiral, 10 kobold")
    play(state, "lay g0 figure 1")
    assert state.figures[0][0] == 4
    assert state.board.values[4] == -4
    assert state.tile_points[0] == 3
    draw(state)
    skip(state, 1)

    play(state, "lay g3 figure 1", "spiral to 7")
    assert state.figures[0][0] == 7
    assert state.wishes[0] == 1
    assert state.stones[7] == 1
    draw(state)
    skip(state, 1)

    play(state, "lay r5 figure 1", "kobold drop laid r5")
    assert state.figures[0][0] == 10
    assert row_of(state, 0, "red") == []
    assert pile_of(state, "red")[-1] == 5


def test_example_2_rows_are_decided_by_the_first_card_that_differs_kel_8() -> None:
    state = table("g0 g1 r6 r7 r8 p1 y1 b1", seats=2)
    put_row(state, 0, "g0 g1")
    put_row(state, 0, "r9 r9")
    assert refused(state, "lay g0 figure 1") == ("row-up", {"colour": "green", "last": 1}, "KEL-8")
    assert {"lay g1 figure 1", "lay r6 figure 1", "lay r7 figure 1", "lay r8 figure 1"} <= set(texts(state))
    play(state, "lay r7 figure 1")
    draw(state)
    skip(state, 1)
    assert refused(state, "lay r8 figure 1") == ("row-down", {"colour": "red", "last": 7}, "KEL-8")
    assert "lay r6 figure 1" in texts(state)


def test_example_3_the_priestess_pays_the_mover_alone_kel_11() -> None:
    state = table("y10 y8 p1 p2 r1 r2 b1 b2", "y4 p3 p4 y3 r3 r4 b3 b4", seats=2, tiles="2 clover blue")
    play(state, "lay y10 figure 1", "stay")
    draw(state)
    play(state, "lay y4 figure 1", "stay")
    draw(state)
    assert state.figures == [[2, 0, 0], [2, 0, 0]]
    assert refused(state, "lay y8 priestess 4") == ("priestess-steps", {"most": 3}, "KEL-11")
    play(state, "lay y8 priestess 2")
    assert state.priestess == 2
    assert state.bonuses == [5, 0]


def test_example_4_the_fifth_figure_ends_the_game_and_everything_is_scored_kel_23_to_kel_27() -> None:
    state = table(
        "y5 p1 p2 y1 r1 r2 b1 b2",
        seats=4,
        tiles="31 points 3",
        figures="35 28 8, 30 26 17, 32 27 22, 33 25 12",
    )
    state.wishes = [3, 1, 2, 2]
    state.mirrors = [2, 1, 0, 0]
    play(state, "lay y5 figure 2")
    assert state.figures[0] == [35, 31, 8]
    outcome = KELTIS.outcome(state)
    assert outcome is not None
    assert outcome.ending == "fifth"
    assert outcome.points == (22, 5, 17, 12)
    scores = [place.score for place in KELTIS.view(state, None).places]
    assert [sum(score.figures) for score in scores] == [13, 11, 15, 10]
    assert [score.wishes + score.mirrors for score in scores] == [9, -6, 2, 2]
    assert [score.tiles for score in scores] == [0, 0, 0, 0]


def test_example_5_a_card_that_no_longer_fits_is_discarded_kel_12() -> None:
    state = table("g2 p1 p2 y1 r1 r2 b1 b2")
    put_row(state, 0, "g1 g3")
    assert refused(state, "lay g2 figure 1") == ("row-up", {"colour": "green", "last": 3}, "KEL-8")
    play(state, "discard g2")
    assert pile_of(state, "green") == [2]
