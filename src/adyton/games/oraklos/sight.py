"""All true predictions of a throw at once: two empty triangles on either side of an inner diagonal (OKL-16 to OKL-19)."""

from math import isqrt

from adyton.games.oraklos.geometry import Square, passes_over
from adyton.games.oraklos.predictions import Four, Layout

# A true prediction has a diagonal inside, and nothing can lie on that: a die there would touch a line of fate, be
# inside, or be no corner. So it falls into two triangles of clear lines with no die inside, and no crossing is ever tested.

Place = tuple[int, int, int]  # where a die lies, and its bit


class Sight:
    """Which dice a die is joined to by a clear line, and which dice lie to the right of that line, as sets of bits."""

    __slots__ = ("clear", "right")

    def __init__(self, count: int) -> None:
        self.clear = [0] * count
        self.right = [[0] * count for _ in range(count)]


def true_predictions(layout: Layout) -> list[Four]:
    """Every true prediction, clockwise from its smallest die, in order."""
    sight = _look(layout)
    found: list[Four] = []
    for i in range(len(layout.squares)):
        for j in _dice(sight.clear[i] >> (i + 1) << (i + 1)):
            _join(layout, sight, i, j, found)
    found.sort()
    return found


def _look(layout: Layout) -> Sight:
    at = layout.squares
    sight = Sight(len(at))
    places = [(die.x, die.y, 1 << n) for n, die in enumerate(at)]
    reach = isqrt(max([die.c * die.c + die.s * die.s for die in at], default=0)) + 1
    corners = [die for die in range(len(at)) if not layout.barred[die]]
    for n, i in enumerate(corners):
        for j in corners[n + 1 :]:
            _line(at, places, i, j, reach, sight)
    return sight


def _line(at: list[Square], places: list[Place], i: int, j: int, reach: int, sight: Sight) -> None:
    """Enters the line between two dice, unless it passes over another die (OKL-17)."""
    a, b = at[i], at[j]
    along, down = b.x - a.x, b.y - a.y
    offset = along * a.y - down * a.x
    near = (isqrt(along * along + down * down) + 1) * reach  # further from the line, no die can touch it
    ends = 1 << i | 1 << j
    right = left = 0
    for x, y, bit in places:
        turn = along * y - down * x - offset
        if -near <= turn <= near and not bit & ends and passes_over(a, b, at[bit.bit_length() - 1]):
            return
        if turn > 0:
            right |= bit
        elif turn < 0:
            left |= bit
    sight.clear[i] |= 1 << j
    sight.clear[j] |= 1 << i
    sight.right[i][j] = right
    sight.right[j][i] = left


def _join(layout: Layout, sight: Sight, i: int, j: int, found: list[Four]) -> None:
    """All figures with this inner diagonal; a convex one has two and is told by the one with its smallest die."""
    others = _apexes(sight, j, i)
    for k in _apexes(sight, i, j):
        for m in others:
            clear = sight.clear[k] >> m & 1
            if _parts(layout, k, m, i, j):
                if clear and i < k and i < m:
                    found.append((i, m, j, k))
            elif not layout.convex_only and (clear or not _is_flat(layout, k, m, i, j)):
                found.append(_first((i, m, j, k)))


def _apexes(sight: Sight, i: int, j: int) -> list[int]:
    """The dice to the right of a diagonal that make an empty triangle with it (OKL-19)."""
    right = sight.right
    found = []
    for k in _dice(sight.clear[i] & sight.clear[j] & right[i][j]):
        if not right[i][j] & right[j][k] & right[k][i]:
            found.append(k)
    return found


def _parts(layout: Layout, k: int, m: int, i: int, j: int) -> bool:
    """Whether the line through k and m parts i from j: then both diagonals lie inside."""
    at = layout.squares
    a, b, c, d = at[k], at[m], at[i], at[j]
    along, down = b.x - a.x, b.y - a.y
    one = along * (c.y - a.y) - down * (c.x - a.x)
    other = along * (d.y - a.y) - down * (d.x - a.x)
    return (one > 0) != (other > 0)


def _is_flat(layout: Layout, k: int, m: int, i: int, j: int) -> bool:
    """OKL-18. Whether the cord between k and m passes over one of the two corners between them."""
    at = layout.squares
    return passes_over(at[k], at[m], at[i]) or passes_over(at[k], at[m], at[j])


def _first(dice: Four) -> Four:
    """The same way around, from the smallest die on."""
    a, b, c, d = dice
    return min((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))


def _dice(bits: int) -> list[int]:
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
