"""What stands where in an observation of The Oracle of Delphi."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from adyton.engine.seat import Seat
from adyton.envs.layout import Layout, by_seat, number_of, one_of, scaled, seat_of, seat_words, seats_of, some_of
from adyton.envs.once import once
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import BY_NAME, CELL_COUNT, NAME
from adyton.games.delphi.rules.names import CARDS, COLOURS, GODS, KINDS, LETTERS, MONSTERS, PLAYERS, SHIPS
from adyton.games.delphi.rules.outlook import Counts
from adyton.games.delphi.rules.view import DelphiView, HexView, SeatView, TasksView

SEATS: Final = max(DELPHI.chairs)

# The planes of the map; each has a number for every cell of the grid, in reading order.
KIND: Final = 0  # what the hex is
COLOUR: Final = KIND + len(KINDS)
UNCOVERED: Final = COLOUR + len(COLOURS)
LETTER: Final = UNCOVERED + 1
OWNER: Final = LETTER + len(LETTERS)  # of an island, counted from the viewer
SHRINE: Final = OWNER + SEATS
MONSTER: Final = SHRINE + SEATS
STOCK: Final = MONSTER + len(MONSTERS)  # offerings that lie there, or a temple's colour
CITY: Final = STOCK + len(COLOURS)  # statues left, in thirds
RAISED: Final = CITY + 1
SHIP: Final = RAISED + len(COLOURS)
PLANES: Final = SHIP + SEATS
PLANE_WORDS: Final = (
    *KINDS,
    *COLOURS,
    "uncovered",
    *LETTERS,
    *(f"shrine of {seat}" for seat in seat_words(SEATS)),
    *(f"built by {seat}" for seat in seat_words(SEATS)),
    *MONSTERS,
    *(f"{colour} offering or temple" for colour in COLOURS),
    "statues left",
    *(f"{colour} statue raised" for colour in COLOURS),
    *(f"ship of {seat}" for seat in seat_words(SEATS)),
)
MAP: Final = tuple(f"{word} at {name}" for word in PLANE_WORDS for name in NAME)

GOODS: Final = ("favor", "shield", "hold", "range", "tasks left", "shrines left", "is back")
TASKS: Final = tuple(
    f"{task} {word}"
    for task in ("statue", "offering", "monster")
    for word in ("white", *(f"{colour} named" for colour in COLOURS), *(f"{colour} done" for colour in COLOURS))
)
HELD: Final = tuple(
    f"{colour} {what}"
    for what in ("offering aboard", "statue aboard", "hero", "demigod", "creature")
    for colour in COLOURS
)


def _map(view: DelphiView) -> NDArray[np.float32]:
    planes = _hexes(view.hexes).copy()
    _islands(planes, view)
    for lair in view.lairs:
        _mark(planes, MONSTER, MONSTERS, lair.monsters, lair.at)
    for stock in (*view.offerings, *view.temples):
        _mark(planes, STOCK, COLOURS, stock.colours, stock.at)
    for city in view.cities:
        planes[CITY, BY_NAME[city.at]] = city.statues / 3
    for statue in view.statues:
        _mark(planes, RAISED, COLOURS, statue.raised, statue.at)
    for seat, player in enumerate(view.players):
        planes[SHIP + _place(view, seat), BY_NAME[player.at]] = 1
    return planes.ravel()


@once
def _hexes(hexes: Sequence[HexView]) -> NDArray[np.float32]:
    """Return what never changes: the hexes and their colours."""
    planes = np.zeros((PLANES, CELL_COUNT), dtype=np.float32)
    for place in hexes:
        planes[KIND + KINDS.index(place.kind), BY_NAME[place.at]] = 1
        _mark(planes, COLOUR, COLOURS, place.colours, place.at)
    return planes


def _mark(planes: NDArray[np.float32], first: int, words: Sequence[str], there: Sequence[str], at: str) -> None:
    for word in there:
        planes[first + words.index(word), BY_NAME[at]] = 1


def _islands(planes: NDArray[np.float32], view: DelphiView) -> None:
    for island in view.islands:
        cell = BY_NAME[island.at]
        planes[UNCOVERED, cell] = island.uncovered
        if island.letter is not None and island.player is not None:
            planes[LETTER + LETTERS.index(island.letter), cell] = 1
            planes[OWNER + (PLAYERS.index(island.player) - (view.viewer or 0)) % SEATS, cell] = 1
        if island.shrine is not None:
            planes[SHRINE + _place(view, island.shrine), cell] = 1


def _place(view: DelphiView, seat: Seat) -> int:
    return (seat - (view.viewer or 0)) % view.seats


def _numbers(player: SeatView) -> list[float]:
    return [
        player.favor / 20,
        player.shield / 6,
        player.hold / 4,
        player.range / 10,
        player.tasks_left / 12,
        player.shrines / 3,
        player.arrived,
    ]


def _tasks(player: SeatView) -> list[float]:
    return [number for tasks in (player.statues, player.offerings, player.monsters) for number in _task(tasks)]


def _task(tasks: TasksView) -> list[float]:
    named = [float(colour in tasks.named) for colour in COLOURS]
    return [tasks.white / 3, *named, *(float(colour in tasks.done) for colour in COLOURS)]


def _letters(player: SeatView) -> list[float]:
    """Return the letters of the open shrine tasks."""
    return [float(letter in player.shrine_letters) for letter in LETTERS]


def _held(player: SeatView) -> list[float]:
    """Return the offerings and statues aboard, heroes, demigods and creatures, by colour."""
    groups = (player.offerings_aboard, player.statues_aboard, player.heroes, player.demigods, player.creatures)
    return [float(colour in group) for group in groups for colour in COLOURS]


def _by(words: Sequence[str], counts: Counts, most: int) -> list[float]:
    return [counts[word] / most for word in words]


def _next(view: DelphiView) -> list[float]:
    return [number / 300 for number in view.agenda[-1]] if view.agenda else [0.0, 0.0, 0.0]


LAYOUT: Final = Layout(
    [
        one_of("phase", [phase.name for phase in DELPHI.phases], lambda view: view.phase),
        seats_of("acting", SEATS, lambda view: view.acting),
        number_of("players", SEATS, lambda view: view.seats),
        scaled("map", MAP, 1, _map),
        by_seat("goods", SEATS, GOODS, 1, lambda view, seat: _numbers(view.players[seat])),
        by_seat("ship", SEATS, SHIPS, 1, lambda view, seat: [view.players[seat].ship == ship for ship in SHIPS]),
        by_seat("tasks", SEATS, TASKS, 1, lambda view, seat: _tasks(view.players[seat])),
        by_seat("shrine letters", SEATS, LETTERS, 1, lambda view, seat: _letters(view.players[seat])),
        by_seat("gods", SEATS, GODS, 1, lambda view, seat: _by(GODS, view.players[seat].gods, 6)),
        by_seat("oracle cards", SEATS, COLOURS, 1, lambda view, seat: _by(COLOURS, view.players[seat].cards, 6)),
        by_seat("injuries", SEATS, COLOURS, 1, lambda view, seat: _by(COLOURS, view.players[seat].injuries, 6)),
        by_seat("aboard and companions", SEATS, HELD, 1, lambda view, seat: _held(view.players[seat])),
        by_seat("equipment", SEATS, CARDS, 1, lambda view, seat: [c in view.players[seat].gear for c in CARDS]),
        by_seat("dice", SEATS, COLOURS, 3, lambda view, seat: [view.players[seat].dice.count(c) for c in COLOURS]),
        seat_of("first", SEATS, lambda view: view.first),
        seat_of("active", SEATS, lambda view: view.active),
        number_of("round", 50, lambda view: view.round),
        scaled("dice used", ("1", "2", "3"), 1, lambda view: [number in view.used for number in (1, 2, 3)]),
        one_of("card played", COLOURS, lambda view: view.played),
        scaled("used this turn", ("apollo", "purse"), 1, lambda view: [view.apollo, view.purse_used]),
        one_of("monster fought", MONSTERS, lambda view: view.fight.monster if view.fight else None),
        number_of("its strength", 9, lambda view: view.fight.strength if view.fight else 0),
        scaled("oracle deck", COLOURS, 6, lambda view: _by(COLOURS, view.oracle_deck, 1)),
        scaled("oracle discards", COLOURS, 6, lambda view: _by(COLOURS, view.oracle_discards, 1)),
        scaled("injury deck", COLOURS, 7, lambda view: _by(COLOURS, view.injury_deck, 1)),
        scaled("injury discards", COLOURS, 7, lambda view: _by(COLOURS, view.injury_discards, 1)),
        some_of("equipment on offer", CARDS, lambda view: view.gear_open),
        some_of("equipment to come", CARDS, lambda view: view.gear_deck),
        some_of("ships on offer", SHIPS, lambda view: view.ships_open),
        seats_of("asked", SEATS, lambda view: view.asked),
        seats_of("heard", SEATS, lambda view: view.heard),
        scaled("own choice of a god", (*GODS, "none"), 1, lambda view: [view.choice == god for god in range(7)]),
        scaled("next duty", ("kind", "seat", "amount"), 1, _next),
    ]
)
