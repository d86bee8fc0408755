"""Dice as turned squares on an integer grid, and what a straight line passes over (OKL-17).

The numbers of squares are whole, but declared as `float`: compiled code is slow to multiply integers below
zero. Every verdict is exact nevertheless, because no product comes near 2⁵³.
"""

from typing import Final

# The sine and cosine of whole degrees are integers, so verdicts do not depend on a machine's floating point.
SCALE: Final = 1 << 40
PI: Final = 3454217652358  # π · 2⁴⁰
HALF_ROOT: Final = 777472127994  # √½ · 2⁴⁰


class Square:
    """A die as it is drawn: its centre, and the way from there to one of its corners. All four are whole."""

    __slots__ = ("c", "s", "x", "y")

    def __init__(self, x: float, y: float, c: float, s: float) -> None:
        self.x = x
        self.y = y
        self.c = c
        self.s = s

    def corners(self) -> list[tuple[int, int]]:
        x, y, c, s = int(self.x), int(self.y), int(self.c), int(self.s)
        return [(x + c, y + s), (x - s, y + c), (x - c, y - s), (x + s, y - c)]


def cross(a: Square, b: Square, p: Square) -> float:
    """Return a number above zero if p lies to the right of the line from a to b (y points down)."""
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)


def passes_over(a: Square, b: Square, die: Square) -> bool:
    """Return whether the line between two centres touches a die: no axis separates line and square."""
    x, y, c, s = die.x, die.y, die.c, die.s
    ax, ay, bx, by = a.x - x, a.y - y, b.x - x, b.y - y  # the line as the die sees it
    along, down = bx - ax, by - ay
    off = abs(ax * by - ay * bx)
    if off > abs(along * s - down * c) and off > abs(along * c + down * s):
        return False
    p, q = c - s, c + s  # two half diagonals together: one side; the other is (q, -p)
    reach = c * c + s * s
    return _overlap(ax * p + ay * q, bx * p + by * q, reach) and _overlap(ax * q - ay * p, bx * q - by * p, reach)


def _overlap(one: float, other: float, reach: float) -> bool:
    """Return whether what lies between two numbers overlaps what is at most `reach` from zero."""
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
