from adyton.engine.packed import packed, unpacked


def test_small_numbers_share_an_int_the_first_one_lowest() -> None:
    assert packed([1, 0, 7], 3) == 0b111_000_001
    assert unpacked(0b111_000_001, 3, 3) == [1, 0, 7]


def test_numbers_that_were_never_packed_are_zero() -> None:
    assert unpacked(0b10, 2, 3) == [2, 0, 0]
