"""Dice as turned squares on an integer grid, and what a straight line passes over (OKL-17)."""

from typing import Final

# The sine and cosine of whole degrees are integers, so verdicts do not depend on a machine's floating point.
SCALE: Final = 1 << 40
PI: Final = 3454217652358  # π · 2⁴⁰
HALF_ROOT: Final = 777472127994  # √½ · 2⁴⁰


class Square:
    """A die as it is drawn: its centre, and the way from there to one of its corners."""

    __slots__ = ("c", "s", "x", "y")

    def __init__(self, x: int, y: int, c: int, s: int) -> None:
        self.x = x
        self.y = y
        self.c = c
        self.s = s

    def corners(self) -> list[tuple[int, int]]:
        x, y, c, s = self.x, self.y, self.c, self.s
        return [(x + c, y + s), (x - s, y + c), (x - c, y - s), (x + s, y - c)]


def cross(a: Square, b: Square, p: Square) -> int:
    """Return a number above zero if p lies to the right of the line from a to b (y points down)."""
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)


def passes_over(a: Square, b: Square, die: Square) -> bool:
    """Return whether the line between two centres touches a die: no axis separates line and square."""
    x, y, c, s = die.x, die.y, die.c, die.s
    along, down = b.x - a.x, b.y - a.y
    off = along * (y - a.y) - down * (x - a.x)
    if abs(off) > abs(along * s - down * c) and abs(off) > abs(along * c + down * s):
        return False
    return _overlaps(a.x - x, a.y - y, b.x - x, b.y - y, c - s, c + s) and _overlaps(
        a.x - x, a.y - y, b.x - x, b.y - y, c + s, s - c
    )


def _overlaps(ax: int, ay: int, bx: int, by: int, p: int, q: int) -> bool:
    """Return whether a line and the square around the origin overlap along (p, q), a side of the square."""
    reach = (p * p + q * q) // 2  # (p, q) is the sum of two half diagonals at right angles
    one = ax * p + ay * q
    other = bx * p + by * q
    return (one <= reach or other <= reach) and (one >= -reach or other >= -reach)


def sine(degrees: int) -> int:
    """Return the sine of 0 to 90 degrees, times SCALE, from its series."""
    angle = degrees * PI // 180
    term = total = angle
    for n in range(1, 12):
        term = -(term * angle // SCALE * angle // SCALE) // (2 * n * (2 * n + 1))
        total += term
    return total


def corner(side: int, turn: int) -> tuple[int, int]:
    """Return the vector from a square's centre to a corner: half its diagonal, turned by so many degrees."""
    return _halved(side * sine(90 - turn)), _halved(side * sine(turn))


def _halved(scaled: int) -> int:
    """Return half the diagonal for this scaled side, rounded to the grid."""
    return (scaled * HALF_ROOT // SCALE + SCALE // 2) // SCALE
