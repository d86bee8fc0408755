import pytest
from tests.games.oraklos.layouts import drawn

from adyton.games.oraklos.rules.parts import CARD_OF, CARDS
from adyton.games.oraklos.rules.predictions import clockwise, colours_of, is_true_prediction, joinings, judge

SQUARE = """
r . . y
. . . .
. . . .
k . . b
"""


def reason(picture: str, dice: tuple[int, int, int, int], convex_only: bool = False) -> tuple[str, int | None]:
    verdict = is_true_prediction(drawn(picture, convex_only=convex_only), dice)
    return verdict.reason, verdict.die


def test_four_dice_with_nothing_between_make_a_true_prediction() -> None:
    assert reason(SQUARE, (0, 1, 3, 2)) == ("true", None)


def test_okl_16_a_hole_is_unholy() -> None:
    assert reason(SQUARE.replace("b", "B"), (0, 1, 3, 2)) == ("hole", 3)


def test_okl_17_lines_of_fate_do_not_cross() -> None:
    assert reason(SQUARE, (0, 3, 1, 2)) == ("crossing", None)


def test_okl_17_no_line_passes_over_another_die_even_one_with_a_hole() -> None:
    picture = """
    r . B . y
    . . . . .
    k . . . b
    """
    assert reason(picture, (0, 2, 4, 3)) == ("over", 1)


def test_okl_17_no_line_passes_over_the_other_two_corners() -> None:
    picture = """
    r . y . b
    . . . . .
    . k . . .
    """
    assert reason(picture, (0, 2, 1, 3)) == ("over", 1)


def test_okl_18_four_corners_form_the_world() -> None:
    picture = """
    r . y . b
    . . . . .
    . . k . .
    """
    assert reason(picture, (0, 1, 2, 3)) == ("corners", 1)


CONCAVE = """
. . . r . . .
. . . . . . .
. . . y . . .
. . . . . . .
k . . . . . b
"""


def test_okl_18_a_concave_figure_counts_unless_the_option_forbids_it() -> None:
    assert reason(CONCAVE, (0, 2, 1, 3)) == ("true", None)
    assert reason(CONCAVE, (0, 2, 1, 3), convex_only=True) == ("concave", None)
    assert reason(SQUARE, (0, 1, 3, 2), convex_only=True) == ("true", None)


def test_okl_19_the_heart_must_be_pure() -> None:
    picture = """
    r . . . y
    . . . . .
    . . R . .
    . . . . .
    k . . . b
    """
    assert reason(picture, (0, 1, 4, 3)) == ("inside", 2)


def test_okl_19_a_die_in_the_bay_of_a_concave_figure_is_outside() -> None:
    picture = """
    . . . r . . .
    . . . . . . .
    . . . y . . .
    . . . . . . .
    . . . . . . .
    . . . r . . .
    k . . . . . b
    """
    assert reason(picture, (0, 4, 1, 3)) == ("true", None)


def test_okl_20_colours_are_read_clockwise() -> None:
    assert clockwise(drawn(SQUARE), (0, 2, 3, 1)) == (0, 1, 3, 2)
    assert colours_of(drawn(SQUARE), (0, 2, 3, 1)) == CARDS[CARD_OF["rybk"]]


@pytest.mark.parametrize(("card", "expected"), [("rybk", "true"), ("rkby", "mismatch"), ("rrbk", "mismatch")])
def test_okl_20_a_mirror_image_does_not_match(card: str, expected: str) -> None:
    assert judge(drawn(SQUARE), (0, 1, 2, 3), CARDS[CARD_OF[card]]).reason == expected


def test_okl_11_only_the_dice_are_pointed_at_and_some_way_of_joining_them_must_match() -> None:
    concave = drawn(CONCAVE)
    right = [name for name in CARD_OF if judge(concave, (0, 1, 2, 3), CARDS[CARD_OF[name]]).is_true]
    # Three ways to join them: the inner die may be next to any two of the outer ones.
    assert right == ["rybk", "rbyk", "rbky"]


def test_okl_11_the_verdict_gives_the_fault_of_the_closest_joining() -> None:
    picture = """
    r . . . y
    . . . . .
    . . R . .
    . . . . .
    k . . . b
    """
    verdict = judge(drawn(picture), (0, 1, 3, 4), CARDS[CARD_OF["rybk"]])
    assert (verdict.reason, verdict.die) == ("inside", 2)


def test_four_dice_can_be_joined_in_three_ways() -> None:
    assert joinings((1, 2, 3, 4)) == [(1, 2, 3, 4), (1, 3, 2, 4), (1, 2, 4, 3)]


def test_a_verdict_holds_the_line_of_its_reason_and_how_the_dice_were_joined() -> None:
    square = drawn(SQUARE)
    assert is_true_prediction(square, (0, 1, 2, 3)).line == (1, 2)
    assert is_true_prediction(square, (0, 3, 1, 2)).line == (0, 3)
    picture = """
    r . B . y
    . . . . .
    . . . . .
    k . . . b
    """
    over = judge(drawn(picture), (0, 2, 3, 4), CARDS[CARD_OF["rybk"]])
    assert (over.reason, over.die, over.line, over.way) == ("over", 1, (0, 2), (0, 2, 4, 3))
    assert judge(square, (0, 1, 2, 3), CARDS[CARD_OF["rybk"]]).way == (0, 1, 3, 2)
