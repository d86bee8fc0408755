"""What stands where in an observation of Keltis."""

from functools import lru_cache
from typing import Final

import numpy as np

from adyton.engine.seat import Seat
from adyton.envs.layout import (
    Array,
    Layout,
    by_seat,
    counted,
    marked,
    marked_by_seat,
    number_of,
    one_of,
    places_of,
    scaled,
    seat_of,
    seats_of,
    some_of,
)
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import CARD_NAMES, COLOURS, FIELDS, FIGURES, LETTERS, TILE_NAMES, VALUES
from adyton.games.keltis.rules.view import KeltisView

SEATS: Final = max(KELTIS.chairs)
WHERE: Final = tuple(str(field) for field in range(FIELDS + 1))
CARD_PLACE: Final = places_of(CARD_NAMES)
# What is told of each field.
FIELD: Final = (*TILE_NAMES[1:], "wish stones", *COLOURS, "value", "target")
PATH: Final = tuple(f"field {number} {word}" for number in WHERE[1:] for word in FIELD)
STANDS: Final = tuple(f"figure {figure + 1} on {field}" for figure in range(FIGURES) for field in WHERE)
ENDS: Final = (*(f"last {colour}" for colour in COLOURS), *(f"direction of {colour}" for colour in COLOURS))
GOODS: Final = ("cards", "wish stones", "mirrors", "scored kobolds", "kobold points", "points so far", "points in all")
TURN: Final = ("has drawn", "drew face down", "turns since anybody did")
FIGURE_NAMES: Final = tuple(str(figure + 1) for figure in range(FIGURES))


@lru_cache(maxsize=4096)  # there are not many different fields
def _field(tile: str, stones: int, colour: str, value: int, target: bool) -> Array:
    tiles = [float(tile == name) for name in TILE_NAMES[1:]]
    colours = [float(colour == name) for name in COLOURS]
    return np.array([*tiles, stones / 9, *colours, value / 10, target], dtype=np.float32)


def _path(view: KeltisView) -> Array:
    return np.concatenate([_field(on.tile, on.stones, on.colour, on.value, on.target) for on in view.path])


def _figures(view: KeltisView, seat: Seat) -> list[int]:
    return [number * len(WHERE) + field for number, field in enumerate(view.places[seat].figures)]


def _rows(view: KeltisView, seat: Seat) -> list[int]:
    rows = view.places[seat].rows
    return [place * VALUES + value for place, colour in enumerate(COLOURS) for value in rows[colour]]


def _ends(view: KeltisView, seat: Seat) -> list[float]:
    """Return for each colour the last value in tenths, then the direction: 1 up, −1 down, 0 open."""
    place = view.places[seat]
    lasts = [place.rows[colour][-1] / 10 if place.rows[colour] else 0.0 for colour in COLOURS]
    return [*lasts, *({"up": 1.0, "down": -1.0, "": 0.0}[place.directions[colour]] for colour in COLOURS)]


def _goods(view: KeltisView, seat: Seat) -> list[float]:
    place = view.places[seat]
    score = place.score
    return [place.hand_size / 8, place.wishes / 9, place.mirrors / 3, place.scored_kobolds, place.kobold_points / 15,
            score.running / 100, score.total / 100]  # fmt: skip


def _known(view: KeltisView, seat: Seat) -> list[int]:
    return [CARD_PLACE[card.name] for card in view.places[seat].known]


def _discards(view: KeltisView) -> list[str]:
    return [f"{LETTERS[place]}{value}" for place, colour in enumerate(COLOURS) for value in view.discards[colour]]


def _tops(view: KeltisView) -> list[str]:
    piles = [(place, view.discards[colour]) for place, colour in enumerate(COLOURS)]
    return [f"{LETTERS[place]}{pile[-1]}" for place, pile in piles if pile]


def _visited(view: KeltisView) -> list[int]:
    return [number * len(WHERE) + field for number, fields in enumerate(view.visited) for field in fields]


LAYOUT: Final = Layout(
    [
        one_of("phase", [phase.name for phase in KELTIS.phases], lambda view: view.phase),
        seats_of("acting", SEATS, lambda view: view.acting),
        number_of("players", SEATS, lambda view: view.seats),
        number_of("free clover", 1, lambda view: view.options["free_clover"]),
        number_of("equal turns", 1, lambda view: view.options.get("equal_turns", False)),
        scaled("path", PATH, 1, _path),
        one_of("priestess", WHERE, lambda view: str(view.priestess)),
        marked_by_seat("figures", SEATS, STANDS, _figures),
        marked_by_seat("rows", SEATS, CARD_NAMES, _rows, 1 / 2),
        by_seat("ends of rows", SEATS, ENDS, 1, _ends),
        by_seat("goods and score", SEATS, GOODS, 1, _goods),
        counted("hand", CARD_NAMES, 2, lambda view: [card.name for card in view.hand]),
        marked_by_seat("cards seen taken", SEATS, CARD_NAMES, _known, 1 / 2),
        counted("discards", CARD_NAMES, 2, _discards),
        some_of("tops of discards", CARD_NAMES, _tops),
        some_of("colours barred", COLOURS, lambda view: view.barred),
        number_of("cards in the pile", 110, lambda view: view.pile),
        seat_of("first", SEATS, lambda view: view.first),
        seat_of("mover", SEATS, lambda view: view.mover),
        one_of("tile that asks", TILE_NAMES[1:], lambda view: view.choice.tile if view.choice else None),
        one_of("figure on it", FIGURE_NAMES, lambda view: str(view.choice.figure) if view.choice else None),
        some_of("fields it offers", WHERE, lambda view: map(str, view.choice.targets) if view.choice else ()),
        marked("fields visited", STANDS, _visited),
        scaled("this turn", TURN, 1, lambda view: [view.has_drawn, view.fresh, view.quiet / 100]),
    ]
)
