"""Errands: what a player could still do for Zeus, where, by which way, and what it takes.

They are computed when somebody asks, not for every view. They tell nothing that the seat does not
know.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from adyton.engine.seat import Seat
from adyton.games.delphi.payers import Payers, Payment
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.agenda import ACT
from adyton.games.delphi.rules.grid import CELL_COUNT, NAME, NEIGHBOURS
from adyton.games.delphi.rules.names import (
    BEASTS,
    COLOURS,
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    LETTERS,
    OFFERINGS,
    SHRINES,
    STATUES,
    TASKS,
    TILES_EACH,
    WATER,
)
from adyton.games.delphi.rules.phases.land import has_arm
from adyton.games.delphi.rules.phases.need import has_room, needs, shrine_for, shrine_letter
from adyton.games.delphi.rules.phases.sail import span
from adyton.games.delphi.rules.sea import FAR
from adyton.games.delphi.rules.state import NOBODY, DelphiState

HOME = "home"
ANY = "any"  # the shrine tile of version 1: any own island serves
WHITE = "white"


@dataclass(slots=True, kw_only=True)
class Errand:
    """One step towards a task, at one land. `dice` are for the whole task; a favour spent may save some."""

    task: str  # shrine, statue, offering, monster; home: back to Zeus
    tiles: tuple[str, ...]  # the Zeus tiles that it may finish: their colour, white, or letter
    do: str  # the verb
    colour: str | None  # that the die must have; none for the way home
    at: str
    sites: tuple[str, ...]  # the waters from which it can be done
    site: str  # the best of them now
    steps: int  # hexes to sail
    then: tuple[str, ...]  # where a loaded piece goes next, the nearest first
    dice: int
    turns: int  # at least so many, this one included
    needs_room: bool  # the hold is full
    now: Payment | None  # how it could be done in this turn


@dataclass(slots=True, kw_only=True)
class Errands:
    """All errands of a seat, and the ways from where its ship lies."""

    at: str
    errands: tuple[Errand, ...]
    steps: dict[str, int]  # by place, how many hexes away it is
    after: dict[str, str]  # by place, the one before it on a shortest way


class Chore:
    """What is to be done at a land, before the way there is known."""

    __slots__ = ("arm", "colour", "goals", "land", "task", "tiles", "verb")

    def __init__(
        self,
        task: int,
        tiles: tuple[str, ...],
        verb: int,
        land: int,
        colour: int,
        arm: int,
        goals: list[int] | None = None,
    ) -> None:
        self.task = task
        self.tiles = tiles
        self.verb = verb
        self.land = land
        self.colour = colour
        self.arm = arm
        self.goals = goals  # where a loaded piece can be brought


def errands_of(state: DelphiState, seat: Seat) -> Errands:
    """Return all that is left for this seat to do."""
    ways = Ways(state, seat)
    listed = [ways.errand(chore) for chore in _all(state, seat)] if state.ships[seat] != NOBODY else []
    if state.ships[seat] != NOBODY and state.has_all_done(seat) and not state.arrived >> seat & 1:
        listed.append(ways.home())
    cells = [cell for cell in range(CELL_COUNT) if ways.steps[cell] < FAR and cell != ways.start]
    return Errands(
        at=NAME[ways.start],
        errands=tuple(sorted(listed, key=_soonest)),
        steps={NAME[cell]: ways.steps[cell] for cell in cells},
        after={NAME[cell]: NAME[ways.came[cell]] for cell in cells},
    )


def _soonest(errand: Errand) -> tuple[bool, int, int, int]:
    return (errand.needs_room, errand.dice, errand.now.favor if errand.now else FAR, errand.steps)


def _all(state: DelphiState, seat: Seat) -> Iterator[Chore]:
    yield from _shrines(state, seat)
    yield from _monsters(state, seat)
    yield from _offerings(state, seat)
    yield from _statues(state, seat)


def _shrines(state: DelphiState, seat: Seat) -> Iterator[Chore]:
    """Yield the islands that the seat knows as its own, and those that may be (DEL-28, DEL-29)."""
    hidden = _hidden_letters(state, seat)
    for island, land in enumerate(state.sea.islands):
        tiles = _letters_at(state, seat, island, hidden)
        if tiles and state.shrine[island] == NOBODY:
            verb = verbs.BUILD if state.uncovered[island] else verbs.EXPLORE
            yield Chore(SHRINES, tiles, verb, land, state.sea.colour[land], FOR_ISLANDS)


def _letters_at(state: DelphiState, seat: Seat, island: int, hidden: tuple[str, ...]) -> tuple[str, ...]:
    if not _has_seen(state, seat, island):
        return hidden
    tile = state.tiles[island]
    if shrine_for(state, seat, tile) < 0:
        return ()
    return (LETTERS[state.parts.letters[tile]],) if state.options.has_letters else (ANY,)


def _has_seen(state: DelphiState, seat: Seat, island: int) -> bool:
    return bool(state.uncovered[island] or state.known[island] >> seat & 1)


def _hidden_letters(state: DelphiState, seat: Seat) -> tuple[str, ...]:
    """Return the shrine tasks whose islands the seat has not seen yet."""
    if not state.shrines[seat]:
        return ()
    seen = {tile for island, tile in enumerate(state.tiles) if _has_seen(state, seat, island)}
    own = [number for number in range(TILES_EACH) if seat * TILES_EACH + number not in seen]
    if not state.options.has_letters:
        return (ANY,) if own else ()
    return tuple(LETTERS[shrine_letter(state, seat, n)] for n in own if state.shrine_tiles[seat] >> n & 1)


def _tile(state: DelphiState, seat: Seat, task: int, colour: int) -> tuple[str, ...]:
    """Return the tile that a piece of this colour is for: the tile that names it, else a white one (DEL-36)."""
    return (COLOURS[colour] if state.named[task][seat] >> colour & 1 else WHITE,)


def _monsters(state: DelphiState, seat: Seat) -> Iterator[Chore]:
    for slot, land in enumerate(state.sea.monsters):
        for colour in range(6):
            if state.monsters[slot] >> colour & 1 and needs(state, seat, BEASTS, colour):
                yield Chore(BEASTS, _tile(state, seat, BEASTS, colour), verbs.FIGHT, land, colour, FOR_ISLANDS)


def _offerings(state: DelphiState, seat: Seat) -> Iterator[Chore]:
    sea = state.sea
    for slot, colour in enumerate(state.temples):
        if state.cargo[OFFERINGS][seat] >> colour & 1:
            tile = _tile(state, seat, OFFERINGS, colour)
            yield Chore(OFFERINGS, tile, verbs.MAKE_OFFERING, sea.temples[slot], colour, FOR_OFFERINGS)
    for slot, land in enumerate(sea.offerings):
        for colour in range(6):
            if state.offerings[slot] >> colour & 1 and needs(state, seat, OFFERINGS, colour):
                tile = _tile(state, seat, OFFERINGS, colour)
                temple = sea.temples[state.temples.index(colour)]
                yield Chore(OFFERINGS, tile, verbs.LOAD_OFFERING, land, colour, FOR_OFFERINGS, [temple])


def _statues(state: DelphiState, seat: Seat) -> Iterator[Chore]:
    for colour in range(6):
        stands = _pedestals(state, colour)
        tile = _tile(state, seat, STATUES, colour)
        if state.cargo[STATUES][seat] >> colour & 1:
            for land in stands:
                yield Chore(STATUES, tile, verbs.RAISE_STATUE, land, colour, FOR_STATUES)
        elif state.statues[colour] and stands and needs(state, seat, STATUES, colour):
            city = state.sea.cities[colour]
            yield Chore(STATUES, tile, verbs.LOAD_STATUE, city, colour, FOR_STATUES, stands)


def _pedestals(state: DelphiState, colour: int) -> list[int]:
    """Return the statue islands with a free pedestal of the colour."""
    sea = state.sea
    return [
        land
        for slot, land in enumerate(sea.statues)
        if colour in sea.pedestals[land] and not state.raised[slot] >> colour & 1
    ]


class Ways:
    """The ways of a ship from where it lies, and what the player has to pay for them."""

    __slots__ = ("came", "keel", "payers", "seat", "span", "start", "state", "steps")

    def __init__(self, state: DelphiState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.start = state.at[seat]
        self.keel = state.outfit(seat).has_keel
        reach = state.sea.reach(self.start, self.keel)
        self.steps = reach.to
        self.came = reach.came
        self.span = 0 if state.ships[seat] == NOBODY else span(state, seat)
        is_acting = state.phase == ACT and state.active == seat
        self.payers = Payers(state, seat) if is_acting else None

    def errand(self, chore: Chore) -> Errand:
        """Return the errand with its way and its price."""
        sites = self._sites(chore.land, chore.arm)
        now = self._now(chore, sites)
        site = sites[0] if now is None else now[1]
        goals = sorted((self._leg(sites, goal, chore.arm), goal) for goal in chore.goals or ())
        dice = self._moves(self.steps[sites[0]]) + 1
        if goals:
            dice += self._moves(goals[0][0]) + 1
        return Errand(
            task=TASKS[chore.task],
            tiles=chore.tiles,
            do=verbs.WORDS[chore.verb],
            colour=COLOURS[chore.colour],
            at=NAME[chore.land],
            sites=tuple(NAME[cell] for cell in sites),
            site=NAME[site],
            steps=self.steps[site],
            then=tuple(NAME[goal] for _, goal in goals),
            dice=dice,
            turns=self._turns(dice),
            needs_room=bool(goals) and not has_room(self.state, self.seat),
            now=None if now is None else now[0],
        )

    def home(self) -> Errand:
        """Return the way back to Zeus, with a die of any colour (DEL-39)."""
        zeus = self.state.sea.zeus
        dice = self._moves(self.steps[zeus])
        return Errand(
            task=HOME,
            tiles=(),
            do=verbs.WORDS[verbs.SAIL],
            colour=None,
            at=NAME[zeus],
            sites=(NAME[zeus],),
            site=NAME[zeus],
            steps=self.steps[zeus],
            then=(),
            dice=dice,
            turns=self._turns(dice),
            needs_room=False,
            now=self.payers.home(self.steps[zeus]) if self.payers else None,
        )

    def _sites(self, land: int, arm: int) -> list[int]:
        """Return the waters from which the land can be acted on, the nearest first (DEL-47)."""
        kind = self.state.sea.kind
        sites = [cell for cell in NEIGHBOURS[land] if kind[cell] == WATER]
        if has_arm(self.state, self.seat, arm):
            sites += [cell for site in sites for cell in NEIGHBOURS[site] if kind[cell] == WATER]
        return sorted(set(sites), key=lambda cell: (self.steps[cell], cell))

    def _now(self, chore: Chore, sites: list[int]) -> tuple[Payment, int] | None:
        """Return the cheapest way to do it in this turn, and the water that it leads to; None if there is none."""
        if self.payers is None or (chore.goals and not has_room(self.state, self.seat)):
            return None
        best: tuple[Payment, int] | None = None
        for site in sites:
            found = self.payers.act(site, self.steps[site], chore.colour)
            if found is not None and (best is None or found.favor < best[0].favor):
                best = found, site
        return best

    def _leg(self, sites: list[int], goal: int, arm: int) -> int:
        """Return how many hexes lie between these sites and the waters from which the goal can be acted on."""
        ends = self._sites(goal, arm)
        return min(self.state.sea.reach(site, self.keel).to[end] for site in sites for end in ends)

    def _moves(self, steps: int) -> int:
        return -(-steps // self.span)

    def _turns(self, dice: int) -> int:
        """Return how many turns this many dice take. This turn has only its remaining dice."""
        each = len(self.state.dice[self.seat]) or 3
        left = each - self.state.used.bit_count() if self.state.active == self.seat else 0
        return max(1, -(-(dice - left) // each) + (left > 0))
