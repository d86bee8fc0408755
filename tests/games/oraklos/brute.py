"""True predictions by brute force, for comparison: every joining of every four dice, judged edge by edge."""

from collections.abc import Sequence
from itertools import combinations

from adyton.games.oraklos.rules.predictions import Four, Layout

Point = tuple[float, float]
Touched = dict[tuple[int, int], set[int]]


def brute_force(layout: Layout) -> set[frozenset[tuple[int, int]]]:
    """Return each true prediction as its set of four lines."""
    found = set()
    touched = all_touched(layout)
    for a, b, c, d in combinations(range(len(layout.squares)), 4):
        for way in ((a, b, c, d), (a, b, d, c), (a, c, b, d)):
            if is_true(layout, way, touched):
                found.add(lines_of(way))
    return found


def all_touched(layout: Layout) -> Touched:
    """Return, for every two dice, the others that the line between them touches."""
    at = [(square.x, square.y) for square in layout.squares]
    shapes = [square.corners() for square in layout.squares]
    return {
        (one, other): {
            die for die in range(len(at)) if die not in (one, other) and touches(at[one], at[other], shapes[die])
        }
        for one in range(len(at))
        for other in range(len(at))
        if one != other
    }


def lines_of(dice: Four) -> frozenset[tuple[int, int]]:
    return frozenset((min(one, other), max(one, other)) for one, other in ways(dice))


def ways(dice: Four) -> list[tuple[int, int]]:
    a, b, c, d = dice
    return [(a, b), (b, c), (c, d), (d, a)]


def is_true(layout: Layout, dice: Four, touched: Touched) -> bool:
    if any(layout.barred[die] for die in dice):
        return False
    at = [(square.x, square.y) for square in layout.squares]
    around = [at[die] for die in dice]
    if meet(around[0], around[1], around[2], around[3]) or meet(around[1], around[2], around[3], around[0]):
        return False
    if any(touched[line] for line in ways(dice)):
        return False
    a, b, c, d = dice
    if touched[a, c] & {b, d} or touched[b, d] & {a, c}:
        return False
    if layout.convex_only and not is_convex(around):
        return False
    return not any(winding(around, at[die]) for die in range(len(at)) if die not in dice)


def touches(a: Point, b: Point, shape: Sequence[Point]) -> bool:
    """Return whether the line from a to b touches a convex shape: it meets a side, or begins inside."""
    sides = [(shape[n - 1], shape[n]) for n in range(len(shape))]
    return any(meet(a, b, p, q) for p, q in sides) or len({side(p, q, a) > 0 for p, q in sides}) == 1


def side(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def sign(value: float) -> int:
    return (value > 0) - (value < 0)


def meet(a: Point, b: Point, p: Point, q: Point) -> bool:
    """Return whether two lines have a point in common, their ends included."""
    signs = [sign(side(a, b, p)), sign(side(a, b, q)), sign(side(p, q, a)), sign(side(p, q, b))]
    if signs[0] != signs[1] and signs[2] != signs[3]:
        return True
    ends = ((a, b, p), (a, b, q), (p, q, a), (p, q, b))
    return any(bend == 0 and within(*end) for bend, end in zip(signs, ends, strict=True))


def within(a: Point, b: Point, p: Point) -> bool:
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def is_convex(around: list[Point]) -> bool:
    bends = {sign(side(around[n - 2], around[n - 1], around[n])) for n in range(4)}
    return len(bends) == 1


def winding(around: list[Point], p: Point) -> int:
    """Return how often a figure goes around a point."""
    total = 0
    for n in range(4):
        a, b = around[n - 1], around[n]
        if a[1] <= p[1] < b[1] and side(a, b, p) > 0:
            total += 1
        elif b[1] <= p[1] < a[1] and side(a, b, p) < 0:
            total -= 1
    return total
