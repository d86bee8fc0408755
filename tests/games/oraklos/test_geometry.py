from hypothesis import given
from hypothesis import strategies as st
from tests.games.oraklos.brute import touches

from adyton.games.oraklos.rules.geometry import SCALE, Square, corner, cross, passes_over, sine

numbers = st.integers(-300, 300)
dice = st.builds(Square, numbers, numbers, st.integers(1, 40), st.integers(-40, 40))


def test_a_line_over_the_middle_of_a_die_passes_over_it() -> None:
    assert passes_over(Square(-100, 0, 8, 8), Square(100, 0, 8, 8), Square(0, 0, 8, 8))


def test_okl_17_a_line_that_touches_the_outline_passes_over_the_die() -> None:
    die = Square(0, 10, 10, 0)  # it stands on its corner, which is at 0, 0
    assert passes_over(Square(-100, 0, 8, 8), Square(100, 0, 8, 8), die)
    assert not passes_over(Square(-100, -1, 8, 8), Square(100, -1, 8, 8), die)


def test_okl_17_the_rotation_of_a_die_counts() -> None:
    a, b = Square(-100, 0, 8, 8), Square(100, 0, 8, 8)
    assert passes_over(a, b, Square(0, 13, 13, 0))  # On its corner it reaches 13.
    assert not passes_over(a, b, Square(0, 13, 9, 9))  # Flat, a die of the same size reaches 9.


def test_a_line_that_ends_before_a_die_does_not_pass_over_it() -> None:
    assert not passes_over(Square(-100, 0, 8, 8), Square(-20, 0, 8, 8), Square(0, 0, 8, 8))
    assert passes_over(Square(-100, 0, 8, 8), Square(-8, 0, 8, 8), Square(0, 0, 8, 8))


@given(dice, dice, dice)
def test_passing_over_agrees_with_crossing_sides(a: Square, b: Square, die: Square) -> None:
    assert passes_over(a, b, die) == touches((a.x, a.y), (b.x, b.y), die.corners())


@given(dice, dice, dice)
def test_passing_over_does_not_depend_on_the_direction(a: Square, b: Square, die: Square) -> None:
    assert passes_over(a, b, die) == passes_over(b, a, die)


def test_with_y_downwards_the_right_hand_side_is_positive() -> None:
    assert cross(Square(0, 0, 1, 1), Square(10, 0, 1, 1), Square(5, 3, 1, 1)) > 0


def test_the_sine_is_exact_to_ten_digits() -> None:
    assert sine(0) == 0
    assert abs(sine(30) * 2 - SCALE) < 64
    assert abs(sine(90) - SCALE) < 64


def test_a_corner_is_half_a_diagonal_away_and_turns_with_the_die() -> None:
    assert corner(1000, 0) == (707, 0)
    assert corner(1000, 45) == (500, 500)
    assert corner(1000, 30) == (612, 354)


def test_the_corners_go_around_the_centre() -> None:
    assert Square(10, 20, 3, 4).corners() == [(13, 24), (6, 23), (7, 16), (14, 17)]
