"""The helpers with which games write observations."""

import pytest

from adyton.engine.numbers import (
    Numbers,
    WholeWriter,
    bits_as_bytes,
    count,
    mark,
    mark_flag,
    mark_seat,
    within_one,
    write_share,
)


@pytest.fixture
def out() -> Numbers:
    return memoryview(bytearray(4 * 6)).cast("f")


def test_places_are_marked_from_the_start(out: Numbers) -> None:
    mark(out, 1, [0, 3])
    assert out.tolist() == [0, 1, 0, 0, 1, 0]


def test_an_observation_that_is_made_whole_is_written_from_the_start(out: Numbers) -> None:
    write = WholeWriter(lambda state, seat: bits_as_bytes(state, 2) + bits_as_bytes(seat, 3))
    write(0b01, 0b110, out, 1)
    assert out.tolist() == [0, 1, 0, 0, 1, 1]


def test_places_are_counted(out: Numbers) -> None:
    count(out, 2, [0, 0, 3], 0.5)
    assert out.tolist() == [0, 0, 1, 0, 0, 0.5]


def test_seats_are_marked_clockwise_from_the_viewer_and_nobody_is_not(out: Numbers) -> None:
    mark_seat(out, 1, 0, 2, 3)
    mark_seat(out, 1, -1, 2, 3)
    assert out.tolist() == [0, 0, 1, 0, 0, 0]


def test_a_flag_is_1_or_unchanged(out: Numbers) -> None:
    mark_flag(out, 0, True)
    mark_flag(out, 1, False)
    assert out.tolist() == [1, 0, 0, 0, 0, 0]


def test_a_share_never_passes_1(out: Numbers) -> None:
    write_share(out, 0, 3, 4)
    write_share(out, 1, 9, 4)
    write_share(out, 2, 0, 4)
    assert out.tolist() == [0.75, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("number", "kept"), [(0.5, 0.5), (3.0, 1.0), (-3.0, -1.0)])
def test_numbers_stay_within_one(number: float, kept: float) -> None:
    assert within_one(number) == kept
