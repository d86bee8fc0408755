"""Numbers: what a seat sees, for programs that learn."""

from collections.abc import Callable
from typing import Any, TypeAlias

from adyton.engine.seat import Seat

# A buffer of 32-bit floats, such as a NumPy array offers by `memoryview(array)`.
Numbers: TypeAlias = "memoryview[float]"

# Writes what a seat sees of a state into a buffer, from a place on where all numbers are 0. Every
# number lies between −1 and 1. Each game has a state class of its own.
Writer: TypeAlias = Callable[[Any, Seat, Numbers, int], None]
