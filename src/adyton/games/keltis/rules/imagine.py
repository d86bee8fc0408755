"""Deal the unseen cards at random so that the deal agrees with everything a seat knows."""

from typing import Final

from adyton.engine.bag import Bag
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import CARD_NAMES, COLOURS, FIELDS, NO_TILE, TILE_NAMES, VALUES
from adyton.games.keltis.rules.state import LAY_TILES, NOT_SCORED, KeltisState, opening
from adyton.games.keltis.rules.view import CardView, KeltisView, SeatView

_CARD: Final = {name: card for card, name in enumerate(CARD_NAMES)}
_TILE: Final = {name: kind for kind, name in enumerate(TILE_NAMES)}


def imagined(view: KeltisView, phase: int, rng: Rng) -> KeltisState:
    """Return a random state in which this seat has exactly this view."""
    state = opening(KeltisOptions.load(view.options), view.seats)
    state.phase = phase
    _put_path(state, view)
    _put_turn(state, view)
    for seat, place in enumerate(view.places):
        _put_place(state, seat, place)
    _deal(state, view, rng)
    return state


def _put_path(state: KeltisState, view: KeltisView) -> None:
    for field in view.path:
        state.stones[field.number] = field.stones
        state.tiles[field.number] = _TILE[field.tile]
    if state.phase == LAY_TILES:
        for kind in state.tiles:
            if kind != NO_TILE:
                state.loose.take(kind)
    else:
        state.loose = Bag()
    state.priestess = view.priestess
    state.discards = [list(view.discards[colour]) for colour in COLOURS]


def _put_turn(state: KeltisState, view: KeltisView) -> None:
    state.first = view.first
    state.mover = view.mover
    state.figure = view.choice.figure - 1 if view.choice is not None else 0
    state.visited = [sum(1 << field for field in fields) for fields in view.visited]
    state.positions = [_position(fields) for fields in view.positions]
    state.barred = sum(1 << COLOURS.index(colour) for colour in view.barred)
    state.has_drawn = view.has_drawn
    state.fresh = view.fresh
    state.quiet = view.quiet
    state.ending = view.ending


def _put_place(state: KeltisState, seat: Seat, place: SeatView) -> None:
    state.figures[seat] = list(place.figures)
    for colour, name in enumerate(COLOURS):
        state.row(seat, colour).extend(place.rows[name])
    state.known[seat] = _cards(place.known)
    state.hands[seat] = _cards(place.known)
    state.wishes[seat] = place.wishes
    state.mirrors[seat] = place.mirrors
    state.tile_points[seat] = place.score.tiles
    state.bonuses[seat] = place.score.priestess
    state.kobolds[seat] = place.score.kobolds if place.scored_kobolds else NOT_SCORED


def _cards(cards: tuple[CardView, ...]) -> list[int]:
    return [_CARD[card.name] for card in cards]


def _deal(state: KeltisState, view: KeltisView, rng: Rng) -> None:
    """Take the visible cards out of the pile, and fill each hand from the rest."""
    if view.viewer is not None:
        state.hands[view.viewer] = _cards(view.hand)
    for card in _seen(state):
        state.pile.take(card)
    for hand, place in zip(state.hands, view.places, strict=True):
        for _ in range(place.hand_size - len(hand)):
            card = state.pile.pick(rng)
            state.pile.take(card)
            hand.append(card)
        hand.sort()


def _seen(state: KeltisState) -> list[int]:
    """Return every card that lies open or is in a hand already."""
    held = [card for hand in state.hands for card in hand]
    thrown = [colour * VALUES + value for colour, pile in enumerate(state.discards) for value in pile]
    rows = enumerate(state.rows)
    laid = [place % len(COLOURS) * VALUES + value for place, row in rows for value in row]
    return held + thrown + laid


def _position(fields: tuple[int, ...]) -> int:
    position = 0
    for field in fields:
        position = position * (FIELDS + 1) + field
    return position
