"""KEL-14 to KEL-22 and KEL-30: what tiles do when a figure lands on their field."""

import pytest
from tests.games.keltis.positions import names, pile_of, play, put_row, refused, row_of, skip, table, texts

from adyton.engine.rng import FastRng
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import TILE_NAMES
from adyton.games.keltis.rules.state import KeltisState

GREEN = "g4 g5 p1 p2 y1 r1 b1 b2"  # Green 4 takes a figure from the start stone to field 4.
FREE = KeltisOptions(free_clover=True)


def tile(state: KeltisState, field: int) -> str:
    return TILE_NAMES[state.tiles[field]]


def test_kel_14_green_tiles_stay_and_orange_ones_are_taken() -> None:
    for name in ("points 2", "clover red", "spiral", "kobold"):
        state = table(GREEN, tiles=f"4 {name}")
        play(state, "lay g4 figure 1")
        assert tile(state, 4) == name
    state = table(GREEN, tiles="4 mirror")
    play(state, "lay g4 figure 1")
    assert tile(state, 4) == ""


def test_kel_15_points_count_at_once_and_again_for_the_next() -> None:
    state = table(GREEN, tiles="4 points 3", seats=2)
    events = play(state, "lay g4 figure 1")
    assert state.tile_points == [3, 0]
    assert [(event.name, event.args) for event in events[-1:]] == [("points", {"seat": 0, "points": 3})]
    play(state, "draw pile", "deal g0", "discard p3", "draw pile", "deal g0", "lay g5 figure 2")
    assert state.tile_points == [6, 0]


def test_kel_16_a_clover_may_send_the_figure_on_where_the_tile_works_too() -> None:
    state = table(GREEN, tiles="4 clover blue, 5 points 2")
    play(state, "lay g4 figure 1")
    assert texts(state) == ["clover on", "stay"]
    play(state, "clover on")
    assert state.figures[0] == [5, 0, 0]
    assert state.tile_points[0] == 2


def test_kel_16_a_clover_may_be_declined() -> None:
    state = table(GREEN, tiles="4 clover blue")
    play(state, "lay g4 figure 1", "stay")
    assert state.figures[0] == [4, 0, 0]
    assert texts(state) == ["draw pile"]


def test_kel_16_with_no_such_field_ahead_a_clover_has_no_effect() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="34 clover green", figures="30 0 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 1")
    assert texts(state) == ["draw pile"]


def test_kel_16_a_clover_moves_the_figure_that_landed() -> None:
    state = table(GREEN, tiles="4 clover blue", figures="3 0 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 1")
    assert refused(state, "clover figure 2") == ("clover-own", {"figure": 1}, "KEL-16")
    assert refused(state, "draw pile") == ("clover-first", {}, "KEL-16")
    assert refused(state, "score kobolds") == ("clover-first", {}, "KEL-16")


def test_kel_17_a_spiral_may_send_the_figure_back_but_not_to_where_it_began() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="9 spiral, 3 points 4", figures="4 0 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 1")
    assert texts(state) == [f"spiral to {field}" for field in (0, 1, 2, 3, 5, 6, 7, 8)] + ["stay"]
    assert refused(state, "spiral to 4") == ("spiral-began", {"field": 4}, "KEL-17")
    assert refused(state, "spiral to 9") == ("spiral-ahead", {"field": 9}, "KEL-17")
    assert refused(state, "draw pile") == ("spiral-first", {}, "KEL-17")
    play(state, "spiral to 3")
    assert state.figures[0] == [3, 0, 0]
    assert state.tile_points[0] == 4


def test_kel_17_the_start_stone_is_an_earlier_field() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="9 spiral", figures="4 0 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 1", "spiral to 0")
    assert state.figures[0] == [0, 0, 0]
    assert texts(state) == ["draw pile"]


def test_kel_17_a_spiral_may_be_declined() -> None:
    state = table(GREEN, tiles="4 spiral")
    play(state, "lay g4 figure 1", "stay")
    assert state.figures[0] == [4, 0, 0]


def test_kel_17_with_no_field_to_go_back_to_a_spiral_has_no_effect() -> None:
    state = table("p4 g4 p2 y1 y2 r1 b1 b2", tiles="1 spiral")
    play(state, "lay p4 figure 1")
    assert texts(state) == ["draw pile"]


def test_kel_18_no_chain_repeats_a_whole_position_of_the_turn() -> None:
    """From the clover on 4 the figure would return to the spiral on 9, with the others unchanged."""
    state = table(
        "g4 p1 p2 y1 y2 r1 b1 b2", tiles="9 spiral, 1 clover green, 4 clover green", figures="5 0 0, 0 0 0, 0 0 0"
    )
    play(state, "lay g4 figure 1", "spiral to 1", "clover on")
    assert state.figures[0] == [4, 0, 0]
    assert texts(state) == ["draw pile"]


def test_kel_18_a_field_may_be_visited_again_if_another_figure_has_moved() -> None:
    state = table(
        "g4 p1 p2 y1 y2 r1 b1 b2",
        tiles="9 spiral, 4 clover pink, 1 clover green",
        figures="5 0 0, 0 0 0, 0 0 0",
        options=KeltisOptions(free_clover=True),
    )
    play(state, "lay g4 figure 1", "spiral to 4", "clover figure 2", "clover figure 1")
    assert state.figures[0] == [9, 1, 0]
    assert texts(state) == [f"spiral to {field}" for field in (0, 1, 2, 3, 4, 6, 7, 8)] + ["stay"]
    view = KELTIS.view(state, 0)
    assert view.positions == ((9, 9, 0, 0), (4, 4, 0, 0), (1, 4, 1, 0), (9, 9, 1, 0))
    assert KELTIS.view(KELTIS.imagine(view, FastRng(1)), 0).positions == view.positions


def test_kel_18_a_free_clover_repeats_no_position_either() -> None:
    state = table(
        "g4 p1 p2 y1 y2 r1 b1 b2",
        tiles="9 spiral, 4 clover green",
        figures="5 3 0, 0 0 0, 0 0 0",
        options=KeltisOptions(free_clover=True),
    )
    play(state, "lay g4 figure 1", "spiral to 4")
    assert texts(state) == ["clover figure 2", "clover figure 3", "stay"]
    assert refused(state, "clover figure 1") == ("position-again", {}, "KEL-18")


def test_kel_18_a_spiral_repeats_no_position() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="9 spiral, 4 clover yellow, 6 spiral", figures="5 0 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 1", "spiral to 4", "clover on")
    assert refused(state, "spiral to 4") == ("position-again", {}, "KEL-18")
    assert texts(state) == [f"spiral to {field}" for field in (0, 1, 2, 3)] + ["stay"]


@pytest.mark.parametrize("version", [1, 2])
def test_kel_18_before_version_3_a_chain_never_returned_to_a_field_of_the_turn(version: int) -> None:
    state = table(
        "g4 p1 p2 y1 y2 r1 b1 b2",
        tiles="9 spiral, 1 clover green, 4 clover green",
        figures="5 0 0, 0 0 0, 0 0 0",
        options=KeltisOptions(version=version),
    )
    play(state, "lay g4 figure 1", "spiral to 1", "clover on", "clover on")
    assert state.figures[0] == [9, 0, 0]
    assert texts(state) == [f"spiral to {field}" for field in (0, 2, 3, 6, 7, 8)] + ["stay"]
    assert refused(state, "spiral to 4") == ("spiral-visited", {"field": 4}, "KEL-18")


def test_kel_18_the_next_turn_begins_afresh() -> None:
    state = table("r4 g5 p1 p2 y1 y2 b1 b2", tiles="10 spiral, 9 spiral", figures="3 0 0, 0 0 0", seats=2)
    play(state, "lay r4 figure 1", "spiral to 4", "draw pile", "deal g0")
    skip(state, 1)
    play(state, "lay g5 figure 1")
    assert texts(state) == [f"spiral to {field}" for field in (0, 1, 2, 3, 5, 6, 7, 8)] + ["stay"]


def test_kel_18_a_spiral_may_lead_to_another_one() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="9 spiral, 8 spiral", figures="4 0 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 1", "spiral to 8")
    assert texts(state) == [f"spiral to {field}" for field in (0, 1, 2, 3, 5, 6, 7)] + ["stay"]


def test_kel_19_a_kobold_takes_a_hand_card_and_one_more_is_drawn() -> None:
    state = table(GREEN, tiles="4 kobold")
    play(state, "lay g4 figure 1", "kobold drop g5")
    assert pile_of(state, "green") == [5]
    assert len(state.hands[0]) == 6
    play(state, "draw pile", "deal g0")
    assert state.mover == 0
    play(state, "draw pile", "deal g0")
    assert state.mover == 1
    assert len(state.hands[0]) == 8


def test_kel_19_a_kobold_may_take_the_last_card_of_a_row_even_one_just_laid() -> None:
    state = table(GREEN, tiles="4 kobold")
    put_row(state, 0, "r3 r7")
    play(state, "lay g4 figure 1")
    dropping = [text for text in texts(state) if "laid" in text]
    assert dropping == ["kobold drop laid r7", "kobold drop laid g4"]
    play(state, "kobold drop laid g4")
    assert row_of(state, 0, "green") == []
    assert pile_of(state, "green") == [4]
    assert len(state.hands[0]) == 7


def test_kel_19_the_remaining_cards_decide_a_rows_direction() -> None:
    state = table("g4 r0 r5 p1 p2 y1 b1 b2", tiles="4 kobold", seats=2)
    put_row(state, 0, "r3 r7")
    assert refused(state, "lay r0 figure 1")[0] == "row-up"
    play(state, "lay g4 figure 1", "kobold drop laid r7", "draw pile", "deal g0")
    skip(state, 1)
    assert {"lay r0 figure 1", "lay r5 figure 1"} <= set(texts(state))


def test_kel_19_the_same_kind_of_card_in_hand_and_row_are_two_choices() -> None:
    state = table("g4 g4 p1 p2 y1 r1 b1 b2", tiles="4 kobold")
    play(state, "lay g4 figure 1")
    assert {"kobold drop g4", "kobold drop laid g4"} <= set(texts(state))
    play(state, "kobold drop g4")
    assert row_of(state, 0, "green") == [4]
    assert names(state.hands[0]) == "p1 p2 y1 r1 b1 b2"


def test_kel_19_a_kobold_may_be_declined_and_takes_nothing_else() -> None:
    state = table(GREEN, tiles="4 kobold")
    put_row(state, 0, "r3 r7")
    play(state, "lay g4 figure 1")
    assert refused(state, "kobold drop r7") == ("drop-laid", {"colour": "red", "value": 7}, "")
    assert refused(state, "kobold drop r9") == ("not-in-hand", {"colour": "red", "value": 9}, "")
    assert refused(state, "kobold drop laid r3") == ("not-last", {"colour": "red", "value": 3}, "KEL-19")
    assert refused(state, "draw pile") == ("kobold-first", {}, "KEL-19")
    play(state, "stay")
    assert texts(state) == ["draw pile"]


@pytest.mark.parametrize(("figures", "points"), [("4 9 10", 15), ("4 9 9", 10), ("9 9 9", 5)])
def test_kel_20_three_figures_on_kobolds_score_by_their_fields(figures: str, points: int) -> None:
    state = table(tiles="4 kobold, 9 kobold, 10 kobold", figures=f"{figures}, 0 0 0, 0 0 0")
    events = play(state, "score kobolds")
    assert state.kobolds == [points, -1, -1]
    assert [(event.name, event.args) for event in events] == [("kobolds", {"seat": 0, "points": points})]
    assert KELTIS.view(state, None).places[0].score.running == points


def test_kel_20_once_in_a_game() -> None:
    state = table(tiles="9 kobold", figures="9 9 9, 0 0 0, 0 0 0")
    play(state, "score kobolds")
    assert "score kobolds" not in texts(state)
    assert refused(state, "score kobolds") == ("kobolds-scored", {}, "KEL-20")


def test_kel_20_before_or_after_the_move_but_before_drawing() -> None:
    state = table(GREEN, tiles="4 kobold", figures="4 4 0, 0 0 0, 0 0 0")
    assert refused(state, "score kobolds") == ("kobolds-elsewhere", {}, "KEL-20")
    play(state, "lay g4 figure 3")
    assert refused(state, "score kobolds") == ("kobold-first", {}, "KEL-19")
    play(state, "kobold drop g5")
    assert texts(state)[:2] == ["score kobolds", "draw pile"]
    late = state.copy()
    play(late, "draw pile", "deal g0")
    assert refused(late, "score kobolds") == ("kobolds-late", {}, "KEL-20")
    play(state, "score kobolds", "draw pile")
    assert state.kobolds[0] == 5


def test_kel_20_scoring_can_wait_for_a_later_turn_of_the_player() -> None:
    state = table(tiles="9 kobold", figures="9 9 9, 0 0 0", seats=2)
    skip(state, 1)
    assert "score kobolds" not in texts(state)
    assert refused(state, "score kobolds") == ("kobolds-elsewhere", {}, "KEL-20")
    skip(state, 1)
    assert "score kobolds" in texts(state)


def test_kel_21_a_large_stone_gives_a_wish_stone_as_long_as_there_is_one() -> None:
    state = table("p4 p5 p6 y1 y2 r1 b1 b2", figures="1 1 1, 0 0 0", seats=2)
    for number, figure in ((4, 1), (5, 2), (6, 3)):
        play(state, f"lay p{number} figure {figure}", "draw pile", f"deal g{number}")
        skip(state, 1)
    assert state.figures[0] == [7, 7, 7]
    assert state.wishes == [2, 0]
    assert state.stones[7] == 0


def test_kel_22_a_mirror_is_taken() -> None:
    state = table(GREEN, tiles="4 mirror", seats=2)
    events = play(state, "lay g4 figure 1")
    assert events[-1].name == "mirror"
    assert state.mirrors == [1, 0]
    play(state, "draw pile", "deal g0")
    skip(state, 1)
    play(state, "lay g5 figure 2")
    assert state.mirrors == [1, 0]


def test_kel_30_a_free_clover_moves_any_of_the_players_figures() -> None:
    state = table(GREEN, tiles="4 clover red, 10 points 4", figures="0 9 33, 0 0 0, 0 0 0", options=FREE)
    play(state, "lay g4 figure 1")
    assert texts(state) == ["clover figure 1", "clover figure 2", "stay"]
    assert refused(state, "clover figure 3") == ("no-field", {"colour": "red", "figure": 3}, "KEL-30")
    assert refused(state, "clover on") == ("clover-any", {}, "KEL-30")
    play(state, "clover figure 2")
    assert state.figures[0] == [4, 10, 33]
    assert state.tile_points[0] == 4


def test_kel_30_a_chain_goes_on_with_the_figure_that_moved() -> None:
    tiles = "4 clover red, 10 spiral, 9 clover blue"
    state = table(GREEN, tiles=tiles, figures="0 5 0, 0 0 0, 0 0 0", options=FREE)
    play(state, "lay g4 figure 1", "clover figure 2")
    assert texts(state) == [f"spiral to {field}" for field in (0, 1, 2, 3, 4, 6, 7, 8, 9)] + ["stay"]
    play(state, "spiral to 9", "clover figure 3")
    assert state.figures[0] == [4, 9, 5]


def test_kel_30_it_works_although_the_figure_that_landed_cannot_move() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="34 clover green", figures="30 3 0, 0 0 0, 0 0 0", options=FREE)
    play(state, "lay g4 figure 1")
    assert texts(state) == ["clover figure 2", "clover figure 3", "stay"]
