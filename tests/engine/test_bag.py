import pytest

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.rng import FastRng

ACTIONS = tuple(Action(f"draw {number}", number) for number in range(10))


def test_a_bag_has_no_order() -> None:
    assert Bag([3, 1, 2, 1]).items == [1, 1, 2, 3]


def test_a_piece_stays_in_the_bag_until_it_is_taken() -> None:
    bag = Bag([4, 4, 9])
    assert bag.pick(FastRng(1)) in (4, 9)
    assert len(bag) == 3
    bag.take(4)
    assert bag.items == [4, 9]


def test_a_returned_piece_can_be_drawn_again() -> None:
    bag = Bag([1, 9])
    bag.put(5)
    bag.put(0)
    assert bag.items == [0, 1, 5, 9]


def test_a_missing_piece_cannot_be_taken() -> None:
    with pytest.raises(AssertionError, match="does not hold it"):
        Bag([1, 3]).take(2)
    with pytest.raises(IndexError):
        Bag([1, 3]).take(4)


def test_the_odds_count_equal_pieces() -> None:
    assert Bag([2, 7, 2, 5]).odds(ACTIONS) == [(ACTIONS[2], 2), (ACTIONS[5], 1), (ACTIONS[7], 1)]


def test_every_piece_is_picked_about_equally_often() -> None:
    bag, rng = Bag([0, 0, 0, 1]), FastRng(5)
    ones = sum(bag.pick(rng) for _ in range(4000))
    assert 890 < ones < 1110  # Four standard deviations around 1000.


def test_a_copy_shares_nothing() -> None:
    bag = Bag([1, 2])
    twin = bag.copy()
    twin.take(1)
    assert bag.items == [1, 2]
