"""KEL-8 to KEL-12: laying a card and moving, or discarding one."""

import pytest
from tests.games.keltis.positions import draw, pile_of, play, put_row, refused, row_of, skip, table, texts

from adyton.games.keltis.rules.phases.lay import fits


@pytest.mark.parametrize(
    ("row", "fitting"),
    [
        ([], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ([4], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ([9, 9], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ([0, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ([9, 9, 7], [0, 1, 2, 3, 4, 5, 6, 7]),
        ([0, 3, 3], [3, 4, 5, 6, 7, 8, 9, 10]),
        ([10, 0], [0]),
    ],
)
def test_kel_8_the_first_card_that_differs_sets_the_direction(row: list[int], fitting: list[int]) -> None:
    assert [value for value in range(11) if fits(row, value)] == fitting


def test_kel_8_each_colour_has_a_row_of_its_own() -> None:
    state = table("g4 g4 b2 p1 p2 y1 y2 r1", seats=2)
    play(state, "lay g4 figure 1")
    draw(state)
    skip(state, 1)
    play(state, "lay b2 figure 1")
    assert row_of(state, 0, "green") == [4]
    assert row_of(state, 0, "blue") == [2]
    assert row_of(state, 1, "green") == []


def test_kel_8_a_refusal_names_the_direction_and_the_last_card() -> None:
    state = table("g4 g2 b8 p1 p2 y1 y2 r1")
    put_row(state, 0, "g9 g3")
    put_row(state, 0, "b3 b9")
    assert refused(state, "lay g4 figure 1") == ("row-down", {"colour": "green", "last": 3}, "KEL-8")
    assert refused(state, "lay b8 priestess 1") == ("row-up", {"colour": "blue", "last": 9}, "KEL-8")
    assert "lay g2 figure 1" in texts(state)


def test_kel_9_a_laid_card_moves_one_figure_or_the_priestess() -> None:
    state = table("g4 p1 p2 y1 y2 r1 r2 b1", seats=2)
    assert [text for text in texts(state) if " g4" in text] == [
        "lay g4 figure 1",
        "lay g4 figure 2",
        "lay g4 figure 3",
        "lay g4 priestess 1",
        "lay g4 priestess 2",
        "discard g4",
    ]
    play(state, "lay g4 figure 2")
    assert state.figures == [[0, 4, 0], [0, 0, 0]]
    assert state.priestess == 0


def test_kel_9_a_card_with_which_nothing_could_move_may_not_be_laid() -> None:
    state = table("p4 b1 b2 y1 y2 r1 r2 g1", figures="32 33 34, 0 0 0, 0 0 0")
    state.priestess = 35
    assert [text for text in texts(state) if " p4" in text] == ["discard p4"]
    assert refused(state, "lay p4 figure 1") == ("no-field", {"colour": "pink", "figure": 1}, "KEL-10")
    assert refused(state, "lay p4 priestess 1") == ("priestess-end", {}, "KEL-11")


def test_kel_10_a_figure_goes_to_the_next_field_of_the_colour_whatever_the_value() -> None:
    state = table("r10 r0 p1 p2 y1 y2 b1 b2", figures="3 0 0, 10 0 0, 0 0 0")
    play(state, "lay r10 figure 1")
    assert state.figures[0] == [10, 0, 0]
    assert state.figures[1] == [10, 0, 0]


def test_kel_10_a_figure_with_no_such_field_ahead_cannot_be_chosen() -> None:
    state = table("g4 p1 p2 y1 y2 r1 r2 b1", figures="34 30 0, 0 0 0, 0 0 0")
    assert refused(state, "lay g4 figure 1") == ("no-field", {"colour": "green", "figure": 1}, "KEL-10")
    play(state, "lay g4 figure 2")
    assert state.figures[0] == [34, 34, 0]


def test_kel_11_the_priestess_goes_up_to_the_cards_number() -> None:
    state = table("y9 y8 p1 p2 r1 r2 b1 b2")
    assert [text for text in texts(state) if text.startswith("lay y9 priestess")] == [
        f"lay y9 priestess {steps}" for steps in (1, 2, 3, 4)
    ]
    assert refused(state, "lay y8 priestess 4") == ("priestess-steps", {"most": 3}, "KEL-11")
    play(state, "lay y9 priestess 4")
    assert state.priestess == 4


def test_kel_11_never_past_the_last_field() -> None:
    state = table("y9 p1 p2 y1 y2 r1 r2 b1")
    state.priestess = 33
    assert refused(state, "lay y9 priestess 3") == ("priestess-steps", {"most": 2}, "KEL-11")
    play(state, "lay y9 priestess 2")
    assert state.priestess == 35


def test_kel_11_she_pays_the_mover_once_and_nobody_else() -> None:
    state = table("y9 p1 p2 y1 y2 r1 r2 b1", figures="3 3 0, 3 0 0, 0 0 0")
    events = play(state, "lay y9 priestess 3")
    assert state.bonuses == [5, 0, 0]
    assert [event.name for event in events] == ["laid", "priestess", "bonus"]


def test_kel_11_she_pays_nothing_where_only_others_stand_or_where_a_figure_comes_to_her() -> None:
    state = table("y9 r5 p1 p2 y1 y2 r1 b1", figures="0 0 0, 4 0 0, 0 0 0")
    play(state, "lay y9 priestess 4")
    assert state.bonuses == [0, 0, 0]
    state = table("r5 p1 p2 y1 y2 r1 r2 b1")
    state.priestess = 3
    play(state, "lay r5 figure 1")
    assert state.figures[0][0] == 3
    assert state.bonuses == [0, 0, 0]


def test_kel_11_she_works_no_tile_and_does_not_count_in_the_target_area() -> None:
    state = table("y9 p1 p2 y1 y2 r1 r2 b1", tiles="30 points 4", figures="29 29 0, 29 29 0, 0 0 0")
    state.priestess = 27
    play(state, "lay y9 priestess 3")
    assert state.tile_points == [0, 0, 0]
    assert state.ending == ""


def test_kel_12_a_discarded_card_moves_nothing() -> None:
    state = table()
    play(state, "discard p2")
    assert pile_of(state, "pink") == [2]
    assert state.figures[0] == [0, 0, 0]
    assert texts(state) == ["draw pile"]


def test_kel_12_only_what_is_in_the_hand_can_be_laid_or_discarded() -> None:
    state = table()
    assert refused(state, "discard g7") == ("not-in-hand", {"colour": "green", "value": 7}, "")
    assert refused(state, "lay g7 figure 1") == ("not-in-hand", {"colour": "green", "value": 7}, "")


def test_a_turn_begins_with_a_card() -> None:
    state = table()
    assert refused(state, "draw pile") == ("lay-first", {}, "KEL-13")
    assert refused(state, "draw red") == ("lay-first", {}, "KEL-13")
    assert refused(state, "stay")[0] == "not-now"
    assert refused(state, "clover on")[0] == "not-now"
