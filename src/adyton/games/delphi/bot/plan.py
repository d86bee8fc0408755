"""The plan in Delphi: which jobs are left, what each is worth in actions, and how far away it can be done."""

from functools import lru_cache
from typing import Final

from adyton.games.delphi.bot.worths import (
    DELIVER,
    HOME,
    LATER,
    LEG,
    LETTER,
    LOAD,
    LOADED,
    RAISE,
    SECOND_JOB,
    SHRINE,
    SLAY,
    SPARED,
    UNKNOWN_LETTER,
)
from adyton.games.delphi.rules.actions import BATTLES
from adyton.games.delphi.rules.grid import CELL_COUNT, NEIGHBOURS
from adyton.games.delphi.rules.names import (
    BEASTS,
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    OFFERINGS,
    STATUES,
    TILES_EACH,
    WATER,
)
from adyton.games.delphi.rules.phases.land import has_arm
from adyton.games.delphi.rules.phases.need import has_room, needs, shrine_for
from adyton.games.delphi.rules.phases.sail import span
from adyton.games.delphi.rules.sea import FAR, Sea
from adyton.games.delphi.rules.state import ISLANDS, NOBODY, DelphiState

LATERS: Final = [LATER**moves for moves in range(FAR + 2)]


@lru_cache(maxsize=4096)
def near(sea: Sea, land: int, far: bool, keel: bool) -> list[int]:
    """Return how far each cell is, in hexes, from the nearest water from which the land can be acted on.

    `far` is true with a long arm.
    """
    sites = [cell for cell in NEIGHBOURS[land] if sea.kind[cell] == WATER]
    if far:
        sites += [cell for site in sites for cell in NEIGHBOURS[site] if sea.kind[cell] == WATER]
    return [min(steps) for steps in zip(*(sea.reach(site, keel).to for site in set(sites)), strict=True)]


@lru_cache(maxsize=16384)
def leg(sea: Sea, land: int, goal: int, far: bool, keel: bool) -> int:
    """Return how many hexes a ship sails from acting on one land to acting on the other."""
    start, end = near(sea, land, far, keel), near(sea, goal, far, keel)
    return min(end[cell] for cell in range(CELL_COUNT) if start[cell] == 0)


class Job:
    """Something to do at a land, in a colour, and how far every cell is from where it can be done."""

    __slots__ = ("colour", "land", "near", "worth")

    def __init__(self, land: int, colour: int, worth: float, near: list[int]) -> None:
        self.land = land
        self.colour = colour  # -1: any
        self.worth = worth
        self.near = near


class Plan:
    """All jobs of a seat, and what a place promises with a view to them."""

    def __init__(self, state: DelphiState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.keel = state.outfit(seat).has_keel
        self.span = span(state, seat)
        self.jobs: list[Job] = []
        if state.tasks_left(seat) == 0:
            self._add_home()
        else:
            self._add_islands()
            self._add_monsters()
            self._add_offerings()
            self._add_statues()

    def near(self, land: int, arm: int) -> list[int]:
        """Return how far each cell is, in hexes, from the nearest water from which the land can be acted on."""
        return near(self.state.sea, land, has_arm(self.state, self.seat, arm), self.keel)

    def _add_home(self) -> None:
        zeus = self.state.sea.zeus
        self.jobs.append(Job(zeus, -1, HOME, self.state.sea.reach(zeus, self.keel).to))

    def _add(self, land: int, colour: int, worth: float, arm: int) -> None:
        self.jobs.append(Job(land, colour, worth, self.near(land, arm)))

    def _add_islands(self) -> None:
        state = self.state
        for island, land in enumerate(state.sea.islands):
            worth = self._island_worth(island)
            if worth > 0:
                self._add(land, state.sea.colour[land], worth, FOR_ISLANDS)

    def _island_worth(self, island: int) -> float:
        state, seat = self.state, self.seat
        tile = state.tiles[island]
        own = shrine_for(state, seat, tile) >= 0
        if state.uncovered[island]:
            return SHRINE if own and state.shrine[island] == NOBODY else 0.0
        if state.known[island] >> seat & 1:
            return SHRINE if own else LETTER[state.parts.letters[tile]]
        return self._unknown_worth()

    def _unknown_worth(self) -> float:
        """Return the worth of an unknown island, by the share of own tiles among the unseen ones."""
        own, unseen = hidden_shrines(self.state, self.seat)
        share = own / max(1, unseen)
        return share * SHRINE + (1 - share) * UNKNOWN_LETTER

    def _add_monsters(self) -> None:
        state, seat = self.state, self.seat
        chance = win_chance(state.parts.strength - state.shield[seat], min(SPARED, state.favor[seat]))
        for slot, land in enumerate(state.sea.monsters):
            for colour in range(6):
                if state.monsters[slot] >> colour & 1 and needs(state, seat, BEASTS, colour):
                    self._add(land, colour, SLAY * chance, FOR_ISLANDS)

    def _add_offerings(self) -> None:
        state, seat = self.state, self.seat
        for slot, land in enumerate(state.sea.temples):
            if state.cargo[OFFERINGS][seat] >> state.temples[slot] & 1:
                self._add(land, state.temples[slot], DELIVER, FOR_OFFERINGS)
        if not has_room(state, seat):
            return
        for slot, land in enumerate(state.sea.offerings):
            for colour in range(6):
                if state.offerings[slot] >> colour & 1 and needs(state, seat, OFFERINGS, colour):
                    temple = state.sea.temples[state.temples.index(colour)]
                    self._add_load(land, colour, FOR_OFFERINGS, [temple])

    def _add_statues(self) -> None:
        state, seat = self.state, self.seat
        for colour in range(6):
            stands = free_stands(state, colour)
            if state.cargo[STATUES][seat] >> colour & 1:
                for land in stands:
                    self._add(land, colour, RAISE, FOR_STATUES)
            elif state.statues[colour] and has_room(state, seat) and needs(state, seat, STATUES, colour):
                self._add_load(state.sea.cities[colour], colour, FOR_STATUES, stands)

    def _add_load(self, land: int, colour: int, arm: int, goals: list[int]) -> None:
        far = has_arm(self.state, self.seat, arm)
        away = min([leg(self.state.sea, land, goal, far, self.keel) for goal in goals])
        self._add(land, colour, LOAD + LOADED * LEG ** (away / self.span), arm)

    def promise(self, cell: int, payable: int) -> float:
        """Return what a place promises: its best job, and a little of the second.

        `payable` are the colours at hand, as bits.
        """
        best = second = 0.0
        span = self.span
        for job in self.jobs:
            steps = job.near[cell]
            if steps:
                value = job.worth * LATERS[1 + (steps + span - 1) // span] if steps < FAR else 0.0
            else:
                value = job.worth if job.colour < 0 or payable >> job.colour & 1 else job.worth * LATER
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + second * SECOND_JOB


def free_stands(state: DelphiState, colour: int) -> list[int]:
    """Return the statue islands with a free pedestal of the colour."""
    sea, raised = state.sea, state.raised
    return [
        land
        for slot, land in enumerate(sea.statues)
        if colour in sea.pedestals[land] and not raised[slot] >> colour & 1
    ]


def hidden_shrines(state: DelphiState, seat: int) -> tuple[int, int]:
    """Return how many shrines the seat still looks for, and how many islands it does not know."""
    seen = [t for i, t in enumerate(state.tiles) if state.uncovered[i] or state.known[i] >> seat & 1]
    tiles = range(seat * TILES_EACH, (seat + 1) * TILES_EACH)
    own = sum(tile not in seen and shrine_for(state, seat, tile) >= 0 for tile in tiles)
    return own, ISLANDS - len(seen)


def win_chance(strength: int, favor: int) -> float:
    """Return the chance to win a fight that may cost so much favor (DEL-27)."""
    lost = 1.0
    for paid in range(favor + 1):
        lost *= max(0, min(len(BATTLES), strength - paid)) / len(BATTLES)
    return 1 - lost
