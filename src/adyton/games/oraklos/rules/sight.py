"""Find all true predictions of a throw, as two empty triangles at an inner diagonal (OKL-16 to OKL-19)."""

from math import isqrt

from adyton.games.oraklos.rules.geometry import Square, passes_over
from adyton.games.oraklos.rules.predictions import Four, Layout

# A true prediction has a diagonal inside, and nothing can lie on that: a die there would touch a line of fate, be
# inside, or be no corner. So it falls into two triangles of clear lines with no die inside, and no crossing is ever tested.

Place = tuple[float, float, int, Square]  # where a die lies, its bit, and the die itself


class Sight:
    """For each die, as bits: the dice that a clear line joins it to, and the dice to the right of that line."""

    __slots__ = ("clear", "right")

    def __init__(self, count: int) -> None:
        self.clear = [0] * count
        self.right = [[0] * count for _ in range(count)]


def true_predictions(layout: Layout) -> list[Four]:
    """Return every true prediction, clockwise from its smallest die, in order."""
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
    places = [(die.x, die.y, 1 << n, die) for n, die in enumerate(at)]
    reach = isqrt(max([int(die.c * die.c + die.s * die.s) for die in at], default=0)) + 1
    corners = [die for die in range(len(at)) if not layout.barred[die]]
    for n, i in enumerate(corners):
        for j in corners[n + 1 :]:
            _line(places, i, j, reach, sight)
    return sight


def _line(places: list[Place], i: int, j: int, reach: int, sight: Sight) -> None:
    """Enter the line between two dice, unless it passes over another die (OKL-17)."""
    ax, ay, one, a = places[i]
    bx, by, other, b = places[j]
    along, down, ends = bx - ax, by - ay, one | other
    offset = along * ay - down * ax
    near = (isqrt(int(along * along + down * down)) + 1) * reach  # further from the line, no die can touch it
    right = left = 0
    for x, y, bit, die in places:
        turn = along * y - down * x - offset
        if turn > near:
            right |= bit
        elif turn < -near:
            left |= bit
        elif not bit & ends:
            if passes_over(a, b, die):
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
    """Add all figures with this inner diagonal. A convex figure has two; the one at its smallest die counts."""
    others = _apexes(sight, j, i)
    concave = not layout.convex_only
    for k in _apexes(sight, i, j):
        clear, right = sight.clear[k], sight.right[k]
        for m in others:
            if not clear >> m & 1:
                if concave and not _is_flat(layout, k, m, i, j):
                    found.append(_first((i, m, j, k)))
            elif (right[m] >> i ^ right[m] >> j) & 1:  # the other diagonal separates the ends of this one
                if i < k and i < m:
                    found.append((i, m, j, k))
            elif concave:
                found.append(_first((i, m, j, k)))


def _apexes(sight: Sight, i: int, j: int) -> list[int]:
    """Return the dice to the right of a diagonal that make an empty triangle with it (OKL-19)."""
    right = sight.right
    beside = right[i][j]
    ahead = right[j]
    found = []
    for k in _dice(sight.clear[i] & sight.clear[j] & beside):
        if not beside & ahead[k] & right[k][i]:
            found.append(k)
    return found


def _is_flat(layout: Layout, k: int, m: int, i: int, j: int) -> bool:
    """OKL-18. Return whether the cord between k and m passes over one of the two corners between them."""
    at = layout.squares
    return passes_over(at[k], at[m], at[i]) or passes_over(at[k], at[m], at[j])


def _first(dice: Four) -> Four:
    """Return the same order, beginning at the smallest die."""
    a, b, c, d = dice
    return min((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))


def _dice(bits: int) -> list[int]:
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
