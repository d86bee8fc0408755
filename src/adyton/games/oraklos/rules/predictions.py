"""Judge whether four dice make a true prediction, with the reason (OKL-16 to OKL-20)."""

from typing import Final

from adyton.games.oraklos.rules.geometry import Square, cross, passes_over

# The reasons of a verdict, in the order in which they are checked.
TRUE: Final = "true"
HOLE: Final = "hole"
CROSSING: Final = "crossing"
OVER: Final = "over"
CORNERS: Final = "corners"
CONCAVE: Final = "concave"
INSIDE: Final = "inside"
MISMATCH: Final = "mismatch"
REASONS: Final = (HOLE, CROSSING, OVER, CORNERS, CONCAVE, INSIDE, MISMATCH, TRUE)

Four = tuple[int, int, int, int]


class Layout:
    """Dice as they lie: squares, their colours, which of them are no corner of a prediction, and the allowed shapes."""

    __slots__ = ("barred", "colours", "convex_only", "squares")

    def __init__(self, squares: list[Square], colours: list[int], barred: list[bool], convex_only: bool) -> None:
        self.squares = squares
        self.colours = colours
        self.barred = barred
        self.convex_only = convex_only


class Verdict:
    """A verdict: the reason, the die and the line that cause it, if any, and the order that joined the dice."""

    __slots__ = ("die", "line", "reason", "way")

    def __init__(self, reason: str, die: int | None = None, line: tuple[int, int] | None = None) -> None:
        self.reason = reason
        self.die = die
        self.line = line
        self.way: Four | None = None  # known to the judge

    @property
    def is_true(self) -> bool:
        return self.reason == TRUE


def is_true_prediction(layout: Layout, dice: Four) -> Verdict:
    """Judge four dice joined in this order. Starting corner and direction do not matter."""
    for die in sorted(dice):
        if layout.barred[die]:
            return Verdict(HOLE, die)  # OKL-16
    return _lines(layout, dice) or _shape(layout, dice) or _heart(layout, dice) or Verdict(TRUE)


def _lines(layout: Layout, dice: Four) -> Verdict | None:
    """OKL-17. Lines of fate cross neither each other nor a die."""
    at = layout.squares
    a, b, c, d = (at[die] for die in dice)
    if _crosses(a, b, c, d):
        return Verdict(CROSSING, None, (dice[0], dice[1]))
    if _crosses(b, c, d, a):
        return Verdict(CROSSING, None, (dice[1], dice[2]))
    lines = [(dice[i], dice[(i + 1) % 4]) for i in range(4)]
    for die, square in enumerate(at):
        for one, other in lines:
            if die != one and die != other and passes_over(at[one], at[other], square):
                return Verdict(OVER, die, (one, other))
    return None


def _crosses(a: Square, b: Square, c: Square, d: Square) -> bool:
    """Return whether two lines cross between their ends. An end on a line is another reason: a die under it."""
    return _apart(cross(a, b, c), cross(a, b, d)) and _apart(cross(c, d, a), cross(c, d, b))


def _apart(one: float, other: float) -> bool:
    return one < 0 < other or other < 0 < one


def _shape(layout: Layout, dice: Four) -> Verdict | None:
    """OKL-18. Each of the four is a corner: the cord between its neighbours does not pass over it."""
    at = layout.squares
    a, b, c, d = dice
    neighbours = {a: (b, d), c: (b, d), b: (a, c), d: (a, c)}
    for die in sorted(dice):
        one, other = neighbours[die]
        if passes_over(at[one], at[other], at[die]):
            return Verdict(CORNERS, die)
    if layout.convex_only and not _crosses(at[a], at[c], at[b], at[d]):
        return Verdict(CONCAVE)
    return None


def _heart(layout: Layout, dice: Four) -> Verdict | None:
    """OKL-19. No other die lies inside: as no line touches it, its centre tells."""
    around = [layout.squares[die] for die in dice]
    for die, square in enumerate(layout.squares):
        if die not in dice and _holds(around, square):
            return Verdict(INSIDE, die)
    return None


def _holds(around: list[Square], p: Square) -> bool:
    """Return whether a point lies inside a figure: a ray from it crosses the outline an odd number of times."""
    odd = False
    for i in range(4):
        a, b = around[i - 1], around[i]
        if (a.y > p.y) != (b.y > p.y) and (cross(a, b, p) > 0) == (b.y > a.y):
            odd = not odd
    return odd


def clockwise(layout: Layout, dice: Four) -> Four:
    """Return the same figure clockwise, beginning at its smallest die."""
    at = layout.squares
    a, b, c, d = (at[die] for die in dice)
    area = (c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)
    way = dice if area > 0 else (dice[0], dice[3], dice[2], dice[1])
    first = way.index(min(way))
    turned = way[first:] + way[:first]
    return turned[0], turned[1], turned[2], turned[3]


def joinings(dice: Four) -> list[Four]:
    """Return the three ways to join four dice into a closed figure."""
    a, b, c, d = dice
    return [(a, b, c, d), (a, c, b, d), (a, b, d, c)]


def colours_of(layout: Layout, dice: Four) -> Four:
    """OKL-20. Return the colours clockwise around the figure, from the corner that makes them smallest."""
    a, b, c, d = (layout.colours[die] for die in clockwise(layout, dice))
    return min((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))


def judge(layout: Layout, dice: Four, card: Four) -> Verdict:
    """OKL-11. Right if one way to join the four is true and matches; else the reason of the way that came furthest."""
    verdicts = [_matched(layout, way, card) for way in joinings(dice)]
    ranks = [REASONS.index(verdict.reason) for verdict in verdicts]
    return verdicts[ranks.index(max(ranks))]


def _matched(layout: Layout, dice: Four, card: Four) -> Verdict:
    verdict = is_true_prediction(layout, dice)
    if verdict.is_true and colours_of(layout, dice) != card:
        verdict = Verdict(MISMATCH)
    verdict.way = dice
    return verdict
