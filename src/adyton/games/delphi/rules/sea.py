"""A finished map: what lies on each cell, what lies beside it, and how far it is over the water."""

from bisect import bisect_right
from typing import Final

from adyton.games.delphi.rules.grid import CELL_COUNT, NEIGHBOURS, NUMBER
from adyton.games.delphi.rules.names import (
    CITY,
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    ISLAND,
    MARKED,
    MONSTER,
    OFF,
    OFFERING,
    REACHES,
    SHALLOW,
    STATUE,
    TEMPLE,
    WATER,
    ZEUS,
)

FAR: Final = 99
# DEL-47: which long arm helps with each kind of land.
ARM: Final = {
    ISLAND: FOR_ISLANDS,
    MONSTER: FOR_ISLANDS,
    MARKED: FOR_ISLANDS,
    OFFERING: FOR_OFFERINGS,
    TEMPLE: FOR_OFFERINGS,
    CITY: FOR_STATUES,
    STATUE: FOR_STATUES,
}
# In which order the legal actions name the lands around a ship.
ORDER: Final = (FOR_ISLANDS, FOR_OFFERINGS, FOR_STATUES)


class Hex:
    """One hex of a tile or map; water, island and city have one colour, a statue island three."""

    __slots__ = ("colours", "kind", "q", "r")

    def __init__(self, q: int, r: int, kind: int, colours: tuple[int, ...]) -> None:
        self.q = q
        self.r = r
        self.kind = kind
        self.colours = colours


class Reach:
    """All waters that a ship can reach from one cell, the nearest first."""

    __slots__ = ("came", "cells", "colours", "coloured_cells", "near", "of_colour", "steps", "to", "within")

    def __init__(self, cells: list[int], colours: list[int], steps: list[int], to: list[int], came: list[int]) -> None:
        self.cells = cells
        self.colours = colours
        self.steps = steps
        self.to = to  # by cell, Zeus and shallows too
        self.came = came  # by cell, the one before it on the way
        self.within = [bisect_right(steps, far) for far in range(FAR + 1)]  # how many waters lie so near
        # By colour: the places of its waters in these lists, and how many of them lie within so many steps.
        self.of_colour = [[place for place, own in enumerate(colours) if own == colour] for colour in range(6)]
        self.coloured_cells = [[cells[place] for place in places] for places in self.of_colour]
        self.near = [self._near([steps[place] for place in places]) for places in self.of_colour]

    def _near(self, steps: list[int]) -> list[int]:
        return [bisect_right(steps, far) for far in range(self.steps[-1] + 1)] if self.steps else [0]

    def cells_of(self, colour: int, limit: int) -> list[int]:
        """Return the waters of a colour within so many steps, the nearest first."""
        near = self.near[colour]
        return self.coloured_cells[colour][: near[limit] if limit < len(near) else near[-1]]

    def within_limits(self, colours: tuple[int, ...], cost: list[int], most: int) -> list[int]:
        """Return the places of the waters of these colours, the nearest first.

        Without the cost of its colour, none lies further than `most` steps.
        """
        found: list[int] = []
        for colour in colours:
            near = self.near[colour]
            limit = most - cost[colour]
            found += self.of_colour[colour][: near[limit] if limit < len(near) else near[-1]]
        found.sort()
        return found


class Sea:
    """The map. It never changes; what lies on the islands is in the state."""

    __slots__ = (
        "around",
        "beside",
        "beyond",
        "cities",
        "colour",
        "kind",
        "monsters",
        "offerings",
        "island_bits",
        "islands",
        "pedestals",
        "reaches",
        "slot",
        "statues",
        "temples",
        "waters",
        "zeus",
    )

    def __init__(self, hexes: list[Hex]) -> None:
        self.kind = [OFF] * CELL_COUNT
        self.colour = [-1] * CELL_COUNT
        self.pedestals: list[tuple[int, ...]] = [()] * CELL_COUNT
        for spot in hexes:
            self._put(spot)
        self._fill_gaps()
        self._count()
        self.beside: list[list[list[int]]] = self._by_arm([self._lands(cell) for cell in range(CELL_COUNT)])
        self.beyond: list[list[list[int]]] = self._by_arm([self._lands_across(cell) for cell in range(CELL_COUNT)])
        self.reaches: list[Reach | None] = [None] * (2 * CELL_COUNT)
        self.around: list[list[int] | None] = [None] * (CELL_COUNT << len(REACHES))

    def _put(self, spot: Hex) -> None:
        cell = NUMBER[spot.q, spot.r]
        self.kind[cell] = spot.kind
        if spot.kind == STATUE:
            self.pedestals[cell] = spot.colours
        elif spot.colours:
            self.colour[cell] = spot.colours[0]

    def _fill_gaps(self) -> None:
        """DEL-7: mark the shallows: empty cells with no way to the outside."""
        outside = self._outside()
        for cell in range(CELL_COUNT):
            if self.kind[cell] == OFF and cell not in outside:
                self.kind[cell] = SHALLOW

    def _outside(self) -> set[int]:
        edge = [cell for cell in range(CELL_COUNT) if len(NEIGHBOURS[cell]) < 6 and self.kind[cell] == OFF]
        seen = set(edge)
        while edge:
            for cell in NEIGHBOURS[edge.pop()]:
                if cell not in seen and self.kind[cell] == OFF:
                    seen.add(cell)
                    edge.append(cell)
        return seen

    def _count(self) -> None:
        self.waters = self.all_of(WATER)
        self.islands = self.all_of(ISLAND)
        self.island_bits = sum([1 << cell for cell in self.islands])
        self.statues = self.all_of(STATUE)
        self.monsters = sorted(self.all_of(MONSTER) + self.all_of(MARKED))
        self.offerings = self.all_of(OFFERING)
        self.temples = self.all_of(TEMPLE)
        self.cities = sorted(self.all_of(CITY), key=self.colour.__getitem__)
        self.zeus = self.all_of(ZEUS)[0]
        self.slot = [-1] * CELL_COUNT
        for group in (
            self.waters,
            self.islands,
            self.statues,
            self.monsters,
            self.offerings,
            self.temples,
            self.cities,
        ):
            for number, cell in enumerate(group):
                self.slot[cell] = number

    def all_of(self, kind: int) -> list[int]:
        return [cell for cell in range(CELL_COUNT) if self.kind[cell] == kind]

    def _lands(self, cell: int) -> list[int]:
        return [other for other in NEIGHBOURS[cell] if self.kind[other] >= ISLAND]

    def _lands_across(self, cell: int) -> list[int]:
        """DEL-47: return the lands beside the cell, and those across one water hex."""
        found = set(self._lands(cell))
        for other in NEIGHBOURS[cell]:
            if self.kind[other] == WATER:
                found.update(self._lands(other))
        return sorted(found)

    def _by_arm(self, lands: list[list[int]]) -> list[list[list[int]]]:
        """Return the lands of each cell, apart for each kind of act."""
        return [
            [[land for land in group if ARM[self.kind[land]] == arm] for group in lands] for arm in range(len(REACHES))
        ]

    def lands(self, cell: int, arm: int, is_long: bool) -> list[int]:
        """DEL-47: return the lands that a ship here can act on, for this kind of act, with or without the long arm."""
        return self.beyond[arm][cell] if is_long else self.beside[arm][cell]

    def all_lands(self, cell: int, arms: int) -> list[int]:
        """Return the lands that a ship here can act on with these long arms, as bits; by `ORDER` of their kinds."""
        place = arms * CELL_COUNT + cell
        found = self.around[place]
        if found is None:
            found = self.around[place] = [land for arm in ORDER for land in self.lands(cell, arm, arms >> arm & 1 == 1)]
        return found

    def reach(self, start: int, keel: bool) -> Reach:
        """DEL-26: return the ways over water from a cell; with a keel (DEL-48) across shallows too."""
        place = start + CELL_COUNT if keel else start
        found = self.reaches[place]
        if found is None:
            found = self.reaches[place] = self._reach(start, keel)
        return found

    def _reach(self, start: int, keel: bool) -> Reach:
        steps, came = self.search(start, keel)
        ends = [cell for cell in self.waters if 0 < steps[cell] < FAR]
        ends.sort(key=steps.__getitem__)
        return Reach(ends, [self.colour[cell] for cell in ends], [steps[cell] for cell in ends], steps, came)

    def search(self, start: int, keel: bool) -> tuple[list[int], list[int]]:
        """Return how many hexes each cell is away, and the cell before it on the way."""
        steps = [FAR] * CELL_COUNT
        came = [start] * CELL_COUNT
        steps[start] = 0
        ring = [start]
        while ring:
            ring = self._next_ring(steps, came, ring, keel)
        return steps, came

    def _next_ring(self, steps: list[int], came: list[int], ring: list[int], keel: bool) -> list[int]:
        found: list[int] = []
        for cell in ring:
            if self.kind[cell] == ZEUS and steps[cell] > 0:
                continue  # DEL-26: Zeus is never crossed
            for other in NEIGHBOURS[cell]:
                if steps[other] == FAR and self.may_cross(other, keel):
                    shallow = self.kind[other] == SHALLOW  # DEL-48: crossed at no cost
                    steps[other] = steps[cell] + (not shallow)
                    came[other] = cell
                    (ring if shallow else found).append(other)
        return found

    def may_cross(self, cell: int, keel: bool) -> bool:
        kind = self.kind[cell]
        return kind == WATER or kind == ZEUS or (keel and kind == SHALLOW)

    def way(self, start: int, end: int, keel: bool) -> list[int]:
        """Return one shortest way, including both ends."""
        came = self.reach(start, keel).came
        way = [end]
        while way[-1] != start:
            way.append(came[way[-1]])
        return way[::-1]

    def is_joined(self) -> bool:
        """DEL-7: return whether all water is one sea that touches every land."""
        steps, _ = self.search(self.waters[0], keel=False)
        if any(steps[cell] == FAR for cell in self.waters):
            return False
        lands = [cell for cell in range(CELL_COUNT) if self.kind[cell] >= ISLAND]
        return all(self.touches_water(cell) for cell in lands)

    def touches_water(self, cell: int) -> bool:
        return any(self.kind[other] == WATER for other in NEIGHBOURS[cell])

    def hexes(self) -> list[int]:
        return [cell for cell in range(CELL_COUNT) if self.kind[cell] != OFF]


def extent(hexes: list[Hex]) -> int:
    return max(max(abs(spot.q), abs(spot.r), abs(spot.q + spot.r)) for spot in hexes)
