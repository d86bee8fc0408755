import os

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.oraklos.brute import all_touched, brute_force, is_true, lines_of
from tests.games.oraklos.layouts import drawn, thrown

from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules.geometry import Square
from adyton.games.oraklos.rules.predictions import Four, Layout, is_true_prediction
from adyton.games.oraklos.rules.sight import true_predictions

TABLES = int(os.environ.get("ADYTON_TABLES", "12"))  # `make fuzz` compares 2,000

# Dice so close together, and on so coarse a grid, that many touch or lie in line.
near = st.builds(Square, st.integers(0, 12), st.integers(0, 12), st.integers(1, 2), st.integers(-1, 1))
crowds = st.builds(
    lambda squares, convex: Layout(squares, [0] * len(squares), [square.x == 7 for square in squares], convex),
    st.lists(near, min_size=4, max_size=8, unique_by=lambda square: (square.x, square.y)),
    st.booleans(),
)
shifts = st.tuples(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))
# Rotation by a Pythagorean triple, scaled by its length, is exact on integers.
turns = st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1), (3, 4), (5, -12), (-8, 15), (20, 21)])


def both(layout: Layout) -> tuple[set[frozenset[tuple[int, int]]], set[frozenset[tuple[int, int]]]]:
    listed = true_predictions(layout)
    assert len(set(listed)) == len(listed)
    return {lines_of(four) for four in listed}, brute_force(layout)


@pytest.mark.parametrize("part", range(4))
def test_the_list_agrees_with_brute_force_on_random_tables(part: int) -> None:
    rng = FastRng(part)
    for table in range(part, TABLES, 4):
        mode = ("standard", "antipodes")[rng.below(2)]
        listed, forced = both(thrown(table, 16 + rng.below(5), mode, convex_only=rng.below(4) == 0))
        assert listed == forced


@given(crowds)
def test_the_list_agrees_with_brute_force_where_dice_touch_and_lie_in_line(crowd: Layout) -> None:
    listed, forced = both(crowd)
    assert listed == forced


@given(crowds, st.permutations(range(4)))
def test_the_verdict_is_true_exactly_where_brute_force_says_so(crowd: Layout, order: list[int]) -> None:
    four = (order[0], order[1], order[2], order[3])
    assert is_true_prediction(crowd, four).is_true == is_true(crowd, four, all_touched(crowd))


@given(crowds, st.permutations(range(4)))
def test_the_verdict_is_the_same_for_every_starting_corner_and_direction(crowd: Layout, order: list[int]) -> None:
    a, b, c, d = order
    verdicts = {
        (verdict.reason, verdict.die)
        for way in ((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c), (d, c, b, a), (a, d, c, b))
        for verdict in [is_true_prediction(crowd, way)]
    }
    assert len(verdicts) == 1


def moved(crowd: Layout, shift: tuple[int, int], turn: tuple[int, int], mirrored: bool) -> Layout:
    p, q = turn
    flip = -1 if mirrored else 1
    squares = [
        Square(
            (p * die.x - q * die.y * flip) + shift[0],
            (q * die.x + p * die.y * flip) + shift[1],
            p * die.c - q * die.s * flip,
            q * die.c + p * die.s * flip,
        )
        for die in crowd.squares
    ]
    return Layout(squares, crowd.colours, crowd.barred, crowd.convex_only)


@given(crowds, shifts, turns, st.booleans(), st.permutations(range(4)))
def test_the_verdict_is_the_same_when_the_table_is_shifted_turned_or_mirrored(
    crowd: Layout, shift: tuple[int, int], turn: tuple[int, int], mirrored: bool, order: list[int]
) -> None:
    four = (order[0], order[1], order[2], order[3])
    there, here = is_true_prediction(moved(crowd, shift, turn, mirrored), four), is_true_prediction(crowd, four)
    assert (there.reason, there.die) == (here.reason, here.die)


@given(crowds, shifts, turns, st.booleans())
def test_the_list_is_the_same_when_the_table_is_shifted_turned_or_mirrored(
    crowd: Layout, shift: tuple[int, int], turn: tuple[int, int], mirrored: bool
) -> None:
    there = true_predictions(moved(crowd, shift, turn, mirrored))
    assert {lines_of(four) for four in there} == {lines_of(four) for four in true_predictions(crowd)}


def test_a_convex_figure_is_listed_once_clockwise_from_its_smallest_die() -> None:
    square = drawn(
        """
        r . y
        . . .
        k . b
        """
    )
    assert true_predictions(square) == [(0, 1, 3, 2)]


def test_four_dice_can_make_three_concave_figures() -> None:
    arrow = drawn(
        """
        . . . r . . .
        . . . . . . .
        . . . y . . .
        . . . . . . .
        k . . . . . b
        """
    )
    expected: list[Four] = [(0, 1, 3, 2), (0, 3, 1, 2), (0, 3, 2, 1)]
    assert true_predictions(arrow) == expected
    assert true_predictions(Layout(arrow.squares, arrow.colours, arrow.barred, True)) == []


def test_an_empty_table_holds_no_prediction() -> None:
    assert true_predictions(Layout([], [], [], False)) == []
