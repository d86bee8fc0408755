"""What stands where in an observation of Oracle."""

from typing import Final

from adyton.engine.seat import Seat
from adyton.envs.layout import (
    Layout,
    by_seat,
    marked_by_seat,
    number_by_seat,
    number_of,
    one_of,
    places_of,
    scaled,
    seat_of,
    seats_of,
    some_of,
)
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import COLOURS, DECK_SIZE, NAME, SPECIES
from adyton.games.oracle.rules.view import OracleView, ProphecyView

SEATS: Final = max(ORACLE.chairs)
CARD_PLACE: Final = places_of(NAME)
NUMBERS: Final = tuple(str(number + 1) for number in range(DECK_SIZE))


def _in_trick(view: OracleView, seat: Seat) -> list[int]:
    place = -1 if view.leader is None else (seat - view.leader) % view.seats
    return [CARD_PLACE[view.trick[place].name]] if 0 <= place < len(view.trick) else []


def _numbers(prophecies: tuple[ProphecyView, ...], standing: str | None = None) -> list[str]:
    return [str(card.number) for card in prophecies if standing is None or card.standing == standing]


LAYOUT: Final = Layout(
    [
        one_of("phase", [phase.name for phase in ORACLE.phases], lambda view: view.phase),
        seats_of("acting", SEATS, lambda view: view.acting),
        number_of("players", SEATS, lambda view: view.seats),
        number_of("draft", 1, lambda view: view.draft is not None),
        one_of("removed colour", COLOURS, lambda view: view.removed),
        number_of("round", SEATS, lambda view: view.round),
        seat_of("dealer", SEATS, lambda view: view.dealer),
        seat_of("leader", SEATS, lambda view: view.leader),
        one_of("colour led", COLOURS, lambda view: view.led),
        marked_by_seat("card in the trick", SEATS, NAME, _in_trick),
        some_of("hand", NAME, lambda view: [card.name for card in view.hand]),
        some_of("cards played", NAME, lambda view: view.played),
        number_by_seat("cards in hand", SEATS, 16, lambda view, seat: view.hand_sizes[seat]),
        by_seat(
            "void in colour", SEATS, COLOURS, 1, lambda view, seat: [colour in view.voids[seat] for colour in COLOURS]
        ),
        scaled("chips in the middle", SPECIES, 6, lambda view: [view.middle[species] for species in SPECIES]),
        by_seat(
            "victory chips", SEATS, SPECIES, 6, lambda view, seat: [view.chips[seat][species] for species in SPECIES]
        ),
        by_seat(
            "loser chips", SEATS, SPECIES, 1, lambda view, seat: [view.losers[species] == seat for species in SPECIES]
        ),
        one_of("contested species", SPECIES, lambda view: view.contested),
        some_of("prophecies held", NUMBERS, lambda view: _numbers(view.held)),
        some_of("prophecies fulfilled", NUMBERS, lambda view: _numbers(view.held, "fulfilled")),
        some_of("prophecies lost", NUMBERS, lambda view: _numbers(view.held, "lost")),
        some_of("prophecies put aside", NUMBERS, lambda view: _numbers(view.aside)),
        number_by_seat("has chosen", SEATS, 1, lambda view, seat: view.chosen[seat]),
        number_of("draft lap", 8, lambda view: view.draft.lap if view.draft else 0),
        some_of("draft discards", NUMBERS, lambda view: _numbers(view.draft.discards) if view.draft else ()),
        some_of("draft passed", NUMBERS, lambda view: map(str, view.draft.passed) if view.draft else ()),
        number_by_seat("score", SEATS, 150, lambda view, seat: view.scores[seat]),
        # Tricks are counted only for a deck that speaks of them.
        number_by_seat("tricks won", SEATS, 16, lambda view, seat: view.tricks[seat] if view.tricks else 0),
    ]
)
