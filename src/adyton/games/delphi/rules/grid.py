"""The grid under every map: a hexagon of cells with axial coordinates, numbered in reading order."""

from typing import Final

RADIUS: Final = 9
STEPS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def is_on_grid(q: int, r: int) -> bool:
    return max(abs(q), abs(r), abs(q + r)) <= RADIUS


def _cells() -> list[tuple[int, int]]:
    span = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in span for q in span if is_on_grid(q, r)]


CELLS: Final = _cells()
CELL_COUNT: Final = len(CELLS)
NUMBER: Final = {place: number for number, place in enumerate(CELLS)}
NAME: Final = [f"{q},{r}" for q, r in CELLS]
BY_NAME: Final = {name: number for number, name in enumerate(NAME)}


def _neighbours(q: int, r: int) -> list[int]:
    around = [(q + dq, r + dr) for dq, dr in STEPS]
    return sorted(NUMBER[place] for place in around if place in NUMBER)


NEIGHBOURS: Final = [_neighbours(q, r) for q, r in CELLS]


def distance(one: int, other: int) -> int:
    return steps_between(CELLS[one], CELLS[other])


def steps_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return how many hexes one place is from another."""
    (q, r), (p, s) = one, other
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def turned(q: int, r: int, turns: int) -> tuple[int, int]:
    """Return the place after so many sixths of a clockwise turn around the origin."""
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def mirrored(q: int, r: int) -> tuple[int, int]:
    return q + r, -r
