"""Numbers: what a seat sees, for programs that learn."""

import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from adyton.engine.seat import Seat

# A buffer of 32-bit floats, such as a NumPy array offers by `memoryview(array)`.
Numbers: TypeAlias = "memoryview[float]"

# Writes what a seat sees of a state into a buffer, from a place on where all numbers are 0. Every
# number lies between −1 and 1. Each game has a state class of its own.
Writer: TypeAlias = Callable[[Any, Seat, Numbers, int], None]


def mark(out: Numbers, start: int, places: list[int]) -> None:
    """Write a 1 at each of these places, counted from `start`."""
    for place in places:
        out[start + place] = 1.0


def bits_as_bytes(bits: int, size: int) -> bytes:
    """Return the lowest bits as the bytes of numbers: 1 for each that is set, else 0."""
    return as_bytes([bits >> place & 1 for place in range(size)])


def as_bytes(numbers: Sequence[float]) -> bytes:
    """Return the bytes of these numbers, as they stand in an observation."""
    return struct.pack(f"{len(numbers)}f", *numbers)


class WholeWriter:
    """Writes observations that are made whole, as the bytes of all their numbers.

    That is faster than number by number if most parts can be looked up. A batch of games copies the
    bytes itself, and need not write zeros first.
    """

    __slots__ = ("make",)

    def __init__(self, make: Callable[[Any, Seat], bytes]) -> None:
        self.make = make

    def __call__(self, state: Any, seat: Seat, out: Numbers, start: int) -> None:
        numbers = memoryview(self.make(state, seat)).cast("f")
        out[start : start + len(numbers)] = numbers


def count(out: Numbers, start: int, places: list[int], worth: float) -> None:
    """Add `worth` at each of these places, as often as a place is named."""
    for place in places:
        out[start + place] += worth


def mark_seat(out: Numbers, start: int, seat: int, viewer: int, seats: int) -> None:
    """Write a 1 at the place of the seat, counted clockwise from the viewer's. Below 0 nobody sits."""
    if seat >= 0:
        out[start + (seat - viewer) % seats] = 1.0


def mark_flag(out: Numbers, at: int, is_so: bool) -> None:
    """Write a 1 if it is so."""
    if is_so:
        out[at] = 1.0


def write_share(out: Numbers, at: int, number: float, most: float) -> None:
    """Write a number in parts of `most`, which it seldom passes; it is not below 0."""
    if number:
        out[at] = min(number / most, 1.0)


def within_one(number: float) -> float:
    """Return the number, but never more than 1 or less than −1."""
    return max(-1.0, min(number, 1.0))
