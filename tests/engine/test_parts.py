"""Parts of a view: after a move only those are rebuilt that read a changed field."""

from adyton.engine.options import Options
from adyton.engine.parts import OwnPart, Part, PartTable
from adyton.engine.state import State


class Heap(State):
    def __init__(self, coins: int, purses: list[int]) -> None:
        super().__init__(Options(), len(purses))
        self.coins = coins
        self.purses = purses

    @property
    def is_poor(self) -> bool:
        return self.coins < 3


PARTS = PartTable[Heap](
    shared=[
        Part("coins", ("coins",), lambda state: state.coins),
        Part("is_poor", ("is_poor",), lambda state: state.is_poor),
        Part("rules", (), lambda state: state.options),
    ],
    own=[OwnPart("purse", ("purses",), lambda state, seat: None if seat is None else state.purses[seat])],
)
BY_ROW = PartTable[Heap](
    shared=[],
    own=[
        OwnPart("purse", ("coins",), lambda state, seat: None if seat is None else state.purses[seat], row="purses"),
        OwnPart("all", ("coins",), lambda state, _: state.coins),
    ],
)


def test_only_parts_that_read_a_changed_field_are_rebuilt() -> None:
    before = Heap(9, [1, 2])
    coins = PARTS.changed(before, Heap(8, [1, 2]), [None, 0])
    assert coins.shared == [("coins", 8)]
    assert coins.own == [[], []]
    purses = PARTS.changed(before, Heap(9, [1, 5]), [None, 0, 1])
    assert purses.shared == []
    assert purses.own == [[("purse", None)], [("purse", 1)], [("purse", 5)]]


def test_a_property_of_the_state_is_compared_like_a_field() -> None:
    changes = PARTS.changed(Heap(3, []), Heap(2, []), [])
    assert changes.shared == [("coins", 2), ("is_poor", True)]


def test_nothing_is_rebuilt_if_nothing_changed() -> None:
    same = PARTS.changed(Heap(3, [4]), Heap(3, [4]), [0])
    assert (same.shared, same.own) == ([], [[]])


def test_a_part_of_a_row_is_rebuilt_only_for_the_seat_whose_row_changed() -> None:
    changes = BY_ROW.changed(Heap(9, [1, 2]), Heap(9, [1, 5]), [None, 0, 1])
    assert changes.own == [[], [], [("purse", 5)]]


def test_a_part_of_a_row_is_rebuilt_for_everybody_when_another_field_changed_that_it_reads() -> None:
    changes = BY_ROW.changed(Heap(9, [1, 2]), Heap(8, [1, 5]), [None, 0, 1])
    assert changes.own == [[("purse", None), ("all", 8)], [("purse", 1), ("all", 8)], [("purse", 5), ("all", 8)]]
