"""Packed numbers: several small ones in one int, which a state holds itself and copies at once."""

from collections.abc import Iterable


def packed(numbers: Iterable[int], width: int) -> int:
    """Return the numbers in one int, each in so many bits; the first has the lowest."""
    found = 0
    for place, number in enumerate(numbers):
        found |= number << width * place
    return found


def unpacked(bits: int, width: int, count: int) -> list[int]:
    """Return so many numbers that `packed` put together."""
    return [bits >> width * place & (1 << width) - 1 for place in range(count)]
