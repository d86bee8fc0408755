"""How the parts of a view are made, and what each of them reads of the state."""

from functools import lru_cache
from typing import Final

from adyton.engine.parts import OwnPart, Part, PartTable
from adyton.engine.seat import Seat
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
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.outlook import colours_in, counts, move_prices, odds, seat_or_none
from adyton.games.delphi.rules.parts import owner_of
from adyton.games.delphi.rules.phases.need import hold, shrine_letter
from adyton.games.delphi.rules.phases.pay import costs, fee, shown, sources
from adyton.games.delphi.rules.phases.rest import rest_limits
from adyton.games.delphi.rules.phases.sail import span
from adyton.games.delphi.rules.prospects import prospect
from adyton.games.delphi.rules.sea import Sea
from adyton.games.delphi.rules.state import NO_GOD, NOBODY, UNDECIDED, DelphiState
from adyton.games.delphi.rules.view import (
    CityView,
    FightView,
    HexView,
    IslandView,
    LairView,
    PedestalsView,
    SeatView,
    StockView,
    TasksView,
    WayView,
)


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


def _islands(state: DelphiState, seat: Seat | None) -> tuple[IslandView, ...]:
    """Return the islands, including the face-down ones that this seat has looked at."""
    looks = 0 if seat is None else 1 << seat
    return tuple([_island(state, number, looks) for number in range(len(state.sea.islands))])


def _island(state: DelphiState, number: int, looks: int) -> IslandView:
    cell, tile = state.sea.islands[number], state.tiles[number]
    uncovered, known = bool(state.uncovered[number]), state.known[number]
    seen = uncovered or bool(known & looks)
    return IslandView(
        at=NAME[cell],
        colour=COLOURS[state.sea.colour[cell]],
        player=PLAYERS[owner_of(tile)] if seen else None,
        letter=LETTERS[state.parts.letters[tile]] if seen else None,
        tile=tile if seen else None,
        uncovered=uncovered,
        known_to=tuple([seat for seat in range(state.seats) if known >> seat & 1]),
        shrine=seat_or_none(state.shrine[number]),
    )


@lru_cache(maxsize=64)
def _options(options: DelphiOptions) -> dict[str, bool | int | str]:
    return options.to_json()


def _lairs(state: DelphiState) -> tuple[LairView, ...]:
    return tuple([_lair(state, slot, cell) for slot, cell in enumerate(state.sea.monsters)])


def _lair(state: DelphiState, slot: int, cell: int) -> LairView:
    there = tuple(name for colour, name in enumerate(MONSTERS) if state.monsters[slot] >> colour & 1)
    return LairView(at=NAME[cell], marked=state.sea.kind[cell] == MARKED, monsters=there)


def _offerings(state: DelphiState) -> tuple[StockView, ...]:
    slots = enumerate(state.sea.offerings)
    return tuple([StockView(at=NAME[cell], colours=colours_in(state.offerings[slot])) for slot, cell in slots])


def _temples(state: DelphiState) -> tuple[StockView, ...]:
    return tuple(
        [StockView(at=NAME[cell], colours=_temple(state, slot)) for slot, cell in enumerate(state.sea.temples)]
    )


def _temple(state: DelphiState, slot: int) -> tuple[str, ...]:
    return (COLOURS[state.temples[slot]],) if slot < len(state.temples) else ()


def _cities(state: DelphiState) -> tuple[CityView, ...]:
    slots = enumerate(state.sea.cities)
    return tuple([CityView(at=NAME[cell], colour=COLOURS[slot], statues=state.statues[slot]) for slot, cell in slots])


def _statues(state: DelphiState) -> tuple[PedestalsView, ...]:
    return tuple([_pedestals(state, slot, cell) for slot, cell in enumerate(state.sea.statues)])


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
    if state.phase != ACT:
        return ()
    seat = state.active
    return tuple(_way(state, seat, source) for source in sources(state, seat, state.outfit(seat)))


def _way(state: DelphiState, seat: Seat, source: int) -> WayView:
    shows = shown(state, seat, source)
    cost = costs(state, seat, source)
    return WayView(
        source=SOURCE_NAMES[source],
        shows=None if shows < 0 else COLOURS[shows],
        fee=fee(state, seat, source),
        costs=counts(cost),
        moves=move_prices(state, seat, source),
    )


def _with_choice(state: DelphiState, least: int, most: int) -> tuple[Seat, ...]:
    return tuple([seat for seat, choice in enumerate(state.choices) if least <= choice <= most])


def _own_choice(state: DelphiState, seat: Seat | None) -> int | None:
    return None if seat is None or state.choices[seat] < 0 else state.choices[seat]


# What each part is made from. Options, the data file and the number of seats never change during a game.
# fmt: off
_TASKS: Final = ("done", "named", "shrines", "white")  # of a player
_PROSPECTS: Final = ("favor", "gear", "gear_open", "gods", "known", "offerings", "sea", "statues", "uncovered")
_PLAYER: Final = (
    "arrived", "at", "cards", "cargo", "creatures", "demigods", "dice", "heroes", "injuries", "shield", "ships",
    "shrine_tiles", *_TASKS, *_PROSPECTS,
)
_WAYS: Final = (
    "active", "apollo", "arrived", "at", "cards", "creatures", "demigods", "dice", "favor", "gear", "phase", "played",
    "purse_used", "sea", "ships", "used", *_TASKS,
)
# fmt: on
PARTS: Final = PartTable[DelphiState](
    shared=[
        Part("options", (), lambda state: _options(state.options)),
        Part("map_seed", ("map_seed",), lambda state: state.map_seed),
        Part("hexes", ("phase", "sea"), lambda state: hexes_of(state.sea) if state.phase else ()),
        Part("zeus", ("sea",), lambda state: NAME[state.sea.zeus]),
        Part("lairs", ("monsters", "sea"), _lairs),
        Part("offerings", ("offerings", "sea"), _offerings),
        Part("temples", ("sea", "temples"), _temples),
        Part("cities", ("sea", "statues"), _cities),
        Part("statues", ("raised", "sea"), _statues),
        Part("players", _PLAYER, lambda state: tuple([_player(state, seat) for seat in range(state.seats)])),
        Part("first", ("first",), lambda state: seat_or_none(state.first)),
        Part("active", ("active",), lambda state: seat_or_none(state.active)),
        Part("round", ("round",), lambda state: state.round),
        Part("used", ("used",), lambda state: tuple([die + 1 for die in range(3) if state.used >> die & 1])),
        Part("played", ("played",), lambda state: None if state.played < 0 else COLOURS[state.played]),
        Part("apollo", ("apollo",), lambda state: bool(state.apollo)),
        Part("purse_used", ("purse_used",), lambda state: bool(state.purse_used)),
        Part("fight", ("fight_colour", "fight_slot", "phase", "sea", "strength"), _fight),
        Part("ways", _WAYS, _ways),
        Part("oracle_deck", ("oracle_deck",), lambda state: counts(state.oracle_deck)),
        Part("oracle_discards", ("oracle_out",), lambda state: counts(state.oracle_out)),
        Part("injury_deck", ("injury_deck",), lambda state: counts(state.injury_deck)),
        Part("injury_discards", ("injury_out",), lambda state: counts(state.injury_out)),
        Part("gear_open", ("gear_open",), lambda state: tuple([CARDS[card] for card in state.gear_open])),
        Part("gear_deck", ("gear_deck",), lambda state: tuple([CARDS[card] for card in state.gear_deck])),
        Part("sides", ("sides",), lambda state: tuple(state.sides)),
        Part("ships_open", ("fleet",), lambda state: tuple([SHIPS[ship] for ship in state.fleet])),
        Part("ships_left", ("ship_bag",), lambda state: tuple([SHIPS[ship] for ship in state.ship_bag])),
        Part("asked", ("choices",), lambda state: _with_choice(state, UNDECIDED, NO_GOD)),
        Part("heard", ("choices",), lambda state: _with_choice(state, 0, NO_GOD)),
        Part("agenda", ("agenda",), lambda state: tuple(state.agenda)),
    ],
    own=[
        OwnPart("islands", ("known", "sea", "shrine", "tiles", "uncovered"), _islands),
        OwnPart("choice", (), _own_choice, row="choices"),
    ],
)
