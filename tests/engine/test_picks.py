import pytest

from adyton.engine.action import Action
from adyton.engine.picks import Picks, all_picks

POINTS = all_picks("point", 2, 4, 10)
PASS = Action("pass", 0)


def test_picks_are_numbered_from_one_in_their_text_and_stable_in_their_index() -> None:
    texts = [(pick.text, pick.index) for pick in POINTS]
    assert texts == [
        ("point 1 2", 10),
        ("point 1 3", 11),
        ("point 2 3", 12),
        ("point 1 4", 13),
        ("point 2 4", 14),
        ("point 3 4", 15),
    ]


def test_plain_actions_come_first_and_then_the_picks_of_the_first_pieces() -> None:
    legal = Picks("point", 2, 3, POINTS, (PASS,))
    assert [action.text for action in legal] == ["pass", "point 1 2", "point 1 3", "point 2 3"]
    assert len(legal) == 4
    assert legal[0] is PASS
    assert legal[-1] is POINTS[2]
    assert legal[1:3] == (POINTS[0], POINTS[1])
    assert (legal.first, legal.pick_count) == (10, 3)


def test_an_index_past_the_end_is_an_error() -> None:
    with pytest.raises(IndexError):
        Picks("point", 2, 3, POINTS)[3]


def test_membership_is_tested_without_a_search() -> None:
    legal = Picks("point", 2, 3, POINTS, (PASS,))
    assert PASS in legal
    assert POINTS[2] in legal
    assert POINTS[3] not in legal
    assert all_picks("point", 2, 4, 10)[0] not in legal  # The same words, but another object.
    assert Action("pass", 0) not in legal
    assert POINTS[0] not in Picks("other", 2, 3, all_picks("other", 2, 3, 100))


def test_other_sequences_are_not_picks() -> None:
    assert not isinstance((), Picks)
    assert not isinstance("abc", Picks)
