"""What a seat may know of a game of Delphi: all but face-down islands and choices not yet shown (DEL-6)."""

from dataclasses import dataclass, replace
from functools import lru_cache

from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.delphi.rules.actions import SOURCE_NAMES
from adyton.games.delphi.rules.agenda import ACT, STAND
from adyton.games.delphi.rules.grid import CELLS, NAME
from adyton.games.delphi.rules.names import (
    BEASTS,
    CARDS,
    COLOURS,
    GODS,
    KINDS,
    LETTERS,
    MARKED,
    MONSTERS,
    OFFERINGS,
    PLAYERS,
    SHIPS,
    STATUES,
    TILES_EACH,
)
from adyton.games.delphi.rules.outlook import Counts, colours_in, counts, move_prices, odds, seat_or_none
from adyton.games.delphi.rules.parts import owner_of
from adyton.games.delphi.rules.phases.need import hold, shrine_letter
from adyton.games.delphi.rules.phases.pay import costs, fee, shown, sources
from adyton.games.delphi.rules.phases.rest import rest_limits
from adyton.games.delphi.rules.phases.sail import span
from adyton.games.delphi.rules.prospects import ProspectView, prospect
from adyton.games.delphi.rules.sea import Sea
from adyton.games.delphi.rules.state import NO_GOD, NOBODY, UNDECIDED, DelphiState


@dataclass(slots=True, kw_only=True)
class HexView:
    """A hex of the map; water, island and city have one colour, a statue island three."""

    at: str
    q: int
    r: int
    kind: str
    colours: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class IslandView:
    """An island. Its tile is named only for viewers who may know it."""

    at: str
    colour: str
    player: str | None
    letter: str | None
    tile: int | None  # the number of its tile
    uncovered: bool
    known_to: tuple[Seat, ...]
    shrine: Seat | None


@dataclass(slots=True, kw_only=True)
class LairView:
    """A monster island."""

    at: str
    marked: bool
    monsters: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class StockView:
    """An offering island with its offerings, or a temple with its colour."""

    at: str
    colours: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class CityView:
    at: str
    colour: str
    statues: int


@dataclass(slots=True, kw_only=True)
class PedestalsView:
    """A statue island."""

    at: str
    colours: tuple[str, ...]
    raised: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class TasksView:
    """The tiles of one kind: open white ones, colours that tiles name, colours done."""

    white: int
    named: tuple[str, ...]
    done: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class SeatView:
    """A player's ship, tasks and possessions."""

    player: str  # the colour of shrines and islands
    ship: str | None
    at: str
    arrived: bool
    favor: int
    shield: int
    hold: int
    range: int
    tasks_left: int
    shrines: int  # open shrine tasks
    shrine_letters: tuple[str, ...]  # of the open shrine tasks; none where any own island serves (version 1)
    statues: TasksView
    offerings: TasksView
    monsters: TasksView
    gods: Counts  # the row of each god
    cards: Counts
    injuries: Counts
    rest_same: int  # so many injuries of one colour, or
    rest_total: int  # so many in all, and the player must rest
    odds: tuple[int, ...]  # percent: to win a fight begun now with 0, 1, 2 and 3 favor more
    offerings_aboard: tuple[str, ...]
    statues_aboard: tuple[str, ...]
    heroes: tuple[str, ...]
    demigods: tuple[str, ...]
    creatures: tuple[str, ...]
    gear: tuple[str, ...]
    prospects: tuple[ProspectView, ...]  # what each open equipment card would do for the player
    dice: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class FightView:
    monster: str
    at: str
    strength: int
    odds: tuple[int, ...]  # percent: to win with the next roll, the next two, three and four


@dataclass(slots=True, kw_only=True)
class WayView:
    """What the active player can pay with, and the favor that colours and moves cost with it (DEL-20)."""

    source: str
    shows: str | None
    fee: int
    costs: Counts
    moves: dict[str, int]  # by the place where they end


@dataclass(slots=True, kw_only=True)
class DelphiView(View):
    """The table as a seat sees it."""

    options: dict[str, bool | int | str]
    map_seed: int
    hexes: tuple[HexView, ...]
    zeus: str
    islands: tuple[IslandView, ...]
    lairs: tuple[LairView, ...]
    offerings: tuple[StockView, ...]
    temples: tuple[StockView, ...]
    cities: tuple[CityView, ...]
    statues: tuple[PedestalsView, ...]
    players: tuple[SeatView, ...]
    first: Seat | None
    active: Seat | None
    round: int  # from 1
    used: tuple[int, ...]  # the numbers of the active player's dice that are spent, from 1
    played: str | None  # the oracle card played in this turn
    apollo: bool
    purse_used: bool
    fight: FightView | None
    ways: tuple[WayView, ...]  # while the active player may act
    oracle_deck: Counts
    oracle_discards: Counts
    injury_deck: Counts
    injury_discards: Counts
    gear_open: tuple[str, ...]
    gear_deck: tuple[str, ...]
    sides: tuple[int, ...]  # the two-sided Zeus tiles that show an offering
    ships_open: tuple[str, ...]
    ships_left: tuple[str, ...]
    asked: tuple[Seat, ...]  # in phase 3: who was asked about a god
    heard: tuple[Seat, ...]  # who has chosen
    choice: int | None  # the viewer's own choice: a god's number, 6 for none
    agenda: tuple[tuple[int, int, int], ...]  # what is still to be done, the next last


def open_part(state: DelphiState, phase: str, acting: tuple[Seat, ...]) -> DelphiView:
    """Return what everybody may know: a spectator's view."""
    sea = state.sea
    return DelphiView(
        viewer=None,
        seats=state.seats,
        phase=phase,
        acting=acting,
        options=dict(state.options.to_json()),
        map_seed=state.map_seed,
        hexes=hexes_of(sea) if state.phase else (),
        zeus=NAME[sea.zeus],
        islands=tuple(_island(state, number, bool(state.uncovered[number])) for number in range(len(sea.islands))),
        lairs=tuple(_lair(state, slot, cell) for slot, cell in enumerate(sea.monsters)),
        offerings=tuple(
            StockView(at=NAME[c], colours=colours_in(state.offerings[s])) for s, c in enumerate(sea.offerings)
        ),
        temples=tuple(StockView(at=NAME[c], colours=_temple(state, s)) for s, c in enumerate(sea.temples)),
        cities=tuple(
            CityView(at=NAME[c], colour=COLOURS[s], statues=state.statues[s]) for s, c in enumerate(sea.cities)
        ),
        statues=tuple(_pedestals(state, slot, cell) for slot, cell in enumerate(sea.statues)),
        players=tuple(_player(state, other) for other in range(state.seats)),
        first=seat_or_none(state.first),
        active=seat_or_none(state.active),
        round=state.round,
        used=tuple(die + 1 for die in range(3) if state.used >> die & 1),
        played=None if state.played < 0 else COLOURS[state.played],
        apollo=bool(state.apollo),
        purse_used=bool(state.purse_used),
        fight=_fight(state),
        ways=_ways(state) if state.phase == ACT else (),
        oracle_deck=counts(state.oracle_deck),
        oracle_discards=counts(state.oracle_out),
        injury_deck=counts(state.injury_deck),
        injury_discards=counts(state.injury_out),
        gear_open=tuple(CARDS[card] for card in state.gear_open),
        gear_deck=tuple(CARDS[card] for card in state.gear_deck),
        sides=tuple(state.sides),
        ships_open=tuple(SHIPS[ship] for ship in state.fleet),
        ships_left=tuple(SHIPS[ship] for ship in state.ship_bag),
        asked=tuple(other for other in range(state.seats) if state.choices[other] >= UNDECIDED),
        heard=tuple(other for other in range(state.seats) if 0 <= state.choices[other] <= NO_GOD),
        choice=None,
        agenda=tuple(state.agenda),
    )


def view_of(state: DelphiState, seat: Seat | None, shared: DelphiView) -> DelphiView:
    """Return the view of a seat or a spectator: the public part, and only what belongs to that seat."""
    if seat is None:
        return shared
    choice = state.choices[seat]
    islands = _islands(state, seat, shared.islands)
    return replace(shared, viewer=seat, islands=islands, choice=choice if choice >= 0 else None)


@lru_cache(maxsize=64)
def hexes_of(sea: Sea) -> tuple[HexView, ...]:
    """Return the map's hexes in reading order."""
    return tuple(_hex(sea, cell) for cell in sea.hexes())


def _hex(sea: Sea, cell: int) -> HexView:
    q, r = CELLS[cell]
    shades = sea.pedestals[cell] or ((sea.colour[cell],) if sea.colour[cell] >= 0 else ())
    return HexView(
        at=NAME[cell], q=q, r=r, kind=KINDS[sea.kind[cell]], colours=tuple(COLOURS[shade] for shade in shades)
    )


def _islands(state: DelphiState, seat: Seat, shared: tuple[IslandView, ...]) -> tuple[IslandView, ...]:
    """Return the islands, including the face-down ones that this seat has looked at."""
    looked = [number for number, known in enumerate(state.known) if known >> seat & 1 and not state.uncovered[number]]
    islands = list(shared)
    for number in looked:
        islands[number] = _island(state, number, True)
    return tuple(islands) if looked else shared


def _island(state: DelphiState, number: int, seen: bool) -> IslandView:
    cell = state.sea.islands[number]
    tile = state.tiles[number]
    return IslandView(
        at=NAME[cell],
        colour=COLOURS[state.sea.colour[cell]],
        player=PLAYERS[owner_of(tile)] if seen else None,
        letter=LETTERS[state.parts.letters[tile]] if seen else None,
        tile=tile if seen else None,
        uncovered=bool(state.uncovered[number]),
        known_to=tuple(seat for seat in range(state.seats) if state.known[number] >> seat & 1),
        shrine=seat_or_none(state.shrine[number]),
    )


def _lair(state: DelphiState, slot: int, cell: int) -> LairView:
    there = tuple(name for colour, name in enumerate(MONSTERS) if state.monsters[slot] >> colour & 1)
    return LairView(at=NAME[cell], marked=state.sea.kind[cell] == MARKED, monsters=there)


def _temple(state: DelphiState, slot: int) -> tuple[str, ...]:
    return (COLOURS[state.temples[slot]],) if slot < len(state.temples) else ()


def _pedestals(state: DelphiState, slot: int, cell: int) -> PedestalsView:
    colours = tuple(COLOURS[colour] for colour in state.sea.pedestals[cell])
    return PedestalsView(at=NAME[cell], colours=colours, raised=colours_in(state.raised[slot]))


def _letters(state: DelphiState, seat: Seat) -> tuple[str, ...]:
    numbers = range(TILES_EACH) if state.options.has_letters else ()
    still = [number for number in numbers if state.shrine_tiles[seat] >> number & 1]
    return tuple(LETTERS[shrine_letter(state, seat, number)] for number in still)


def _tasks(state: DelphiState, seat: Seat, task: int) -> TasksView:
    return TasksView(
        white=state.white[task][seat],
        named=colours_in(state.named[task][seat]),
        done=colours_in(state.done[task][seat]),
    )


def _player(state: DelphiState, seat: Seat) -> SeatView:
    ship = state.ships[seat]
    same, total = rest_limits(state, seat)
    return SeatView(
        player=PLAYERS[seat],
        ship=None if ship == NOBODY else SHIPS[ship],
        at=NAME[state.at[seat]],
        arrived=bool(state.arrived >> seat & 1),
        favor=state.favor[seat],
        shield=state.shield[seat],
        hold=0 if ship == NOBODY else hold(state, seat),
        range=0 if ship == NOBODY else span(state, seat),
        tasks_left=state.tasks_left(seat),
        shrines=state.shrines[seat],
        shrine_letters=_letters(state, seat),
        statues=_tasks(state, seat, STATUES),
        offerings=_tasks(state, seat, OFFERINGS),
        monsters=_tasks(state, seat, BEASTS),
        gods=dict(zip(GODS, state.gods[seat], strict=True)),
        cards=counts(state.cards[seat]),
        injuries=counts(state.injuries[seat]),
        rest_same=same,
        rest_total=total,
        odds=odds(state.parts.strength - state.shield[seat]),
        offerings_aboard=colours_in(state.cargo[OFFERINGS][seat]),
        statues_aboard=colours_in(state.cargo[STATUES][seat]),
        heroes=colours_in(state.heroes[seat]),
        demigods=colours_in(state.demigods[seat]),
        creatures=colours_in(state.creatures[seat]),
        gear=tuple(CARDS[card] for card in state.gear[seat]),
        prospects=() if ship == NOBODY else tuple(prospect(state, seat, card) for card in state.gear_open),
        dice=tuple(COLOURS[die] for die in state.dice[seat]),
    )


def _fight(state: DelphiState) -> FightView | None:
    if state.fight_slot < 0:
        return None
    at = NAME[state.sea.monsters[state.fight_slot]]
    strength = state.strength - (state.phase == STAND)
    return FightView(monster=MONSTERS[state.fight_colour], at=at, strength=state.strength, odds=odds(strength))


def _ways(state: DelphiState) -> tuple[WayView, ...]:
    return tuple(_way(state, state.active, source) for source in sources(state, state.active))


def _way(state: DelphiState, seat: Seat, source: int) -> WayView:
    shows = shown(state, seat, source)
    cost = costs(state, seat, source)
    return WayView(
        source=SOURCE_NAMES[source],
        shows=None if shows < 0 else COLOURS[shows],
        fee=fee(state, seat, source),
        costs=counts(cost),
        moves=move_prices(state, seat, source, cost),
    )
