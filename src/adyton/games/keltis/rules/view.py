"""What a seat may know of a game of Keltis: everything but the other hands and the face-down pile."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from adyton.engine.parts import OwnPart, Part, PartTable
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import (
    CARD_NAMES,
    COLOUR,
    COLOURS,
    FIELDS,
    FIGURES,
    TILE_NAMES,
    VALUE,
)
from adyton.games.keltis.rules.phases.course import ALL_IN_TARGET, OWN_IN_TARGET, clover_fields, spiral_fields
from adyton.games.keltis.rules.phases.lay import fits, most_steps
from adyton.games.keltis.rules.scoring import (
    kobold_points,
    mirror_points,
    running_points,
    total_points,
    wish_points,
)
from adyton.games.keltis.rules.state import (
    CLOVER_CHOICE,
    KOBOLD_CHOICE,
    NOT_SCORED,
    SPIRAL_CHOICE,
    KeltisState,
)


@dataclass(slots=True, kw_only=True)
class CardView:
    """A card by its name, as actions call it (`g4`), and what is printed on it."""

    name: str
    colour: str  # "pink", "yellow", "red", "green" or "blue"
    value: int  # 0 to 10
    priestess: int  # KEL-2: how far it can move the priestess


@dataclass(slots=True, kw_only=True)
class FieldView:
    """A field of the path with what lies there now."""

    number: int  # 1 to 35; the start stone is 0 and is not listed
    colour: str
    value: int  # what a figure pays that ends here
    target: bool  # in the target area
    large: bool  # a large stone, with wish stones instead of a tile
    stones: int  # wish stones that still lie here
    tile: str  # "points 3", "clover red", "spiral", "kobold", "mirror", or "" where none lies (any more)


@dataclass(slots=True, kw_only=True)
class ScoreView:
    """A seat's score if the game ended now, by its sources: the first three are paid already."""

    tiles: int  # KEL-15
    priestess: int  # KEL-11
    kobolds: int  # KEL-20; 0 until they are scored
    figures: tuple[int, ...]  # KEL-25: what each figure's field pays, by figure
    wishes: int  # KEL-26
    mirrors: int  # KEL-27
    running: int  # tiles, priestess and kobolds: what the score track shows
    total: int


@dataclass(slots=True, kw_only=True)
class SeatView:
    """A seat's pieces, rows and scores."""

    figures: tuple[int, ...]  # the fields of figures 1, 2 and 3; 0 is the start stone
    rows: dict[str, tuple[int, ...]]  # by colour the values laid, first to last
    directions: dict[str, str]  # by colour "up", "down", or "" while it is open
    hand_size: int
    known: tuple[CardView, ...]  # cards in its hand that everybody saw it take from a discard pile
    wishes: int  # wish stones
    mirrors: int
    scored_kobolds: bool  # KEL-20: once in a game
    kobold_points: (
        int  # what scoring the kobolds would pay as the figures stand; 0 where they do not all stand on kobolds
    )
    score: ScoreView


@dataclass(slots=True, kw_only=True)
class ReachView:
    """Where one card of the viewer's hand can take figures and priestess in the viewer's turn."""

    card: str
    fits: bool  # KEL-8: it may be laid to the viewer's row
    figures: tuple[int, ...]  # for figures 1, 2 and 3 the field ahead; 0 where there is none
    priestess: tuple[int, ...]  # the fields to which it can take the priestess, by steps from 1 on


@dataclass(slots=True, kw_only=True)
class ChoiceView:
    """The tile that waits for an answer."""

    tile: str  # as in FieldView
    figure: int  # the figure that landed there, 1 to 3
    field: int
    targets: tuple[
        int, ...
    ]  # clover: for figures 1, 2 and 3 the field ahead, 0 where it may not go; spiral: all fields back


@dataclass(slots=True, kw_only=True)
class KeltisView(View):
    """The table; colours are "pink", "yellow", "red", "green" and "blue"."""

    options: dict[str, bool | int | str]
    path: tuple[FieldView, ...]  # fields 1 to 35
    wish_table: tuple[int, ...]  # KEL-26: points by number of wish stones, the last for all above
    kobold_table: tuple[int, ...]  # KEL-20: points by number of different fields, from 1 on
    priestess_bonus: int  # KEL-11
    ours: dict[str, tuple[int, ...]]  # what no source prints, as the data file marks it: see `Board.ours`
    priestess: int  # the field on which she stands
    first: Seat  # who began; None until the phase "first" is over
    mover: Seat  # whose turn it is, drawing included
    hand: tuple[CardView, ...]  # the viewer's, sorted; empty for a spectator
    places: tuple[SeatView, ...]  # by seat
    discards: dict[
        str, tuple[int, ...]
    ]  # by colour the values, oldest first: all saw them go, only the last is visible
    barred: tuple[str, ...]  # KEL-13: colours that the mover discarded in this turn and may not draw
    pile: int  # cards in the face-down pile
    aside: int  # KEL-1: cards that left the game unseen
    choice: ChoiceView | None
    reach: tuple[ReachView, ...]  # one for each different card of the viewer's hand
    closing: tuple[
        bool, ...
    ]  # KEL-23: by figure of the viewer, whether its step into the target area would end the game
    visited: tuple[tuple[int, ...], ...]  # KEL-17: by figure of the mover, fields that no spiral leads to in this turn
    positions: tuple[tuple[int, ...], ...]  # KEL-18: tile at work and figures of the mover, as they were in this turn
    has_drawn: bool  # in this turn: it is too late to score kobolds
    fresh: bool  # in this turn a card came from the face-down pile
    quiet: int  # KEL-29: turns in a row without one
    ending: str  # "third", "fifth", "pile" or "guard" once it is over; with KEL-31 from the last round on


def _position(position: int) -> tuple[int, ...]:
    """Return the field of the tile at work, then those of the three figures."""
    return tuple(position // (FIELDS + 1) ** place % (FIELDS + 1) for place in range(FIGURES, -1, -1))


@lru_cache(maxsize=64)
def _options(options: KeltisOptions) -> dict[str, bool | int | str]:
    return options.to_json()


def _own_hand(state: KeltisState, seat: Seat | None) -> tuple[CardView, ...]:
    return () if seat is None else tuple([_card(state, card) for card in state.hands[seat]])


def _own_reach(state: KeltisState, seat: Seat | None) -> tuple[ReachView, ...]:
    return () if seat is None else tuple([_reach(state, seat, card) for card in sorted(set(state.hands[seat]))])


def _card(state: KeltisState, card: int) -> CardView:
    colour, value = COLOURS[COLOUR[card]], VALUE[card]
    return CardView(name=CARD_NAMES[card], colour=colour, value=value, priestess=state.board.priestess[value])


def _field(state: KeltisState, field: int) -> FieldView:
    board = state.board
    return FieldView(
        number=field,
        colour=COLOURS[board.colours[field]],
        value=board.values[field],
        target=field >= board.target_from,
        large=board.is_large(field),
        stones=state.stones[field],
        tile=TILE_NAMES[state.tiles[field]],
    )


def _place(state: KeltisState, seat: Seat) -> SeatView:
    rows = {name: tuple(state.row(seat, colour)) for colour, name in enumerate(COLOURS)}
    return SeatView(
        figures=tuple(state.figures[seat]),
        rows=rows,
        directions={name: _direction(row) for name, row in rows.items()},
        hand_size=len(state.hands[seat]),
        known=tuple(_card(state, card) for card in state.known[seat]),
        wishes=state.wishes[seat],
        mirrors=state.mirrors[seat],
        scored_kobolds=state.kobolds[seat] != NOT_SCORED,
        kobold_points=kobold_points(state, seat),
        score=_score(state, seat),
    )


def _direction(row: tuple[int, ...]) -> str:
    if not row or row[-1] == row[0]:
        return ""
    return "up" if row[-1] > row[0] else "down"


def _score(state: KeltisState, seat: Seat) -> ScoreView:
    return ScoreView(
        tiles=state.tile_points[seat],
        priestess=state.bonuses[seat],
        kobolds=max(state.kobolds[seat], 0),
        figures=tuple(state.board.values[field] for field in state.figures[seat]),
        wishes=wish_points(state, seat),
        mirrors=mirror_points(state, seat),
        running=running_points(state, seat),
        total=total_points(state, seat),
    )


def _reach(state: KeltisState, seat: Seat, card: int) -> ReachView:
    ahead = state.board.ahead[COLOUR[card]]
    steps = most_steps(state, card)
    return ReachView(
        card=CARD_NAMES[card],
        fits=fits(state.row(seat, COLOUR[card]), VALUE[card]),
        figures=tuple(ahead[field] for field in state.figures[seat]),
        priestess=tuple(range(state.priestess + 1, state.priestess + steps + 1)),
    )


def _closing(state: KeltisState, seat: Seat | None) -> tuple[bool, ...]:
    if seat is None:
        return ()
    target_from = state.board.target_from
    standing = [sum(field >= target_from for field in fields) for fields in state.figures]
    is_last = standing[seat] + 1 == OWN_IN_TARGET or sum(standing) + 1 == ALL_IN_TARGET
    return tuple(is_last and field < target_from for field in state.figures[seat])


def _choice(state: KeltisState) -> ChoiceView | None:
    if state.phase not in {CLOVER_CHOICE, SPIRAL_CHOICE, KOBOLD_CHOICE}:
        return None
    field = state.figures[state.mover][state.figure]
    targets: list[int] = []
    if state.phase == CLOVER_CHOICE:
        targets = clover_fields(state)
    elif state.phase == SPIRAL_CHOICE:
        targets = spiral_fields(state)
    return ChoiceView(tile=TILE_NAMES[state.tiles[field]], figure=state.figure + 1, field=field, targets=tuple(targets))


def _by_colour(rows: list[list[int]]) -> dict[str, tuple[int, ...]]:
    return {name: tuple(row) for name, row in zip(COLOURS, rows, strict=True)}


def _colours_in(mask: int) -> tuple[str, ...]:
    return tuple([name for colour, name in enumerate(COLOURS) if mask >> colour & 1])


def _fields_in(mask: int) -> tuple[int, ...]:
    return tuple(field for field in range(FIELDS + 1) if mask >> field & 1)


# What each part is made from. Options, board, number of seats and cards aside never change during a game.
# fmt: off
_PLACE: Final = (
    "bonuses", "figures", "hands", "known", "kobolds", "mirrors", "rows", "tile_points", "tiles", "wishes",
)
# fmt: on
PARTS: Final = PartTable[KeltisState](
    shared=[
        Part("options", (), lambda state: _options(state.options)),
        Part("path", ("stones", "tiles"), lambda state: tuple([_field(state, n) for n in range(1, FIELDS + 1)])),
        Part("wish_table", (), lambda state: state.board.wish),
        Part("kobold_table", (), lambda state: state.board.kobold[1:]),
        Part("priestess_bonus", (), lambda state: state.board.bonus),
        Part("ours", (), lambda state: state.board.ours),
        Part("priestess", ("priestess",), lambda state: state.priestess),
        Part("first", ("first",), lambda state: state.first),
        Part("mover", ("mover",), lambda state: state.mover),
        Part("places", _PLACE, lambda state: tuple([_place(state, seat) for seat in range(state.seats)])),
        Part("discards", ("discards",), lambda state: _by_colour(state.discards)),
        Part("barred", ("barred",), lambda state: _colours_in(state.barred)),
        Part("pile", ("pile_size",), lambda state: state.pile_size),
        Part("aside", (), lambda state: state.aside),
        Part("choice", ("figure", "figures", "mover", "phase", "positions", "tiles", "visited"), _choice),
        Part("visited", ("visited",), lambda state: tuple([_fields_in(mask) for mask in state.visited])),
        Part("positions", ("positions",), lambda state: tuple([_position(each) for each in state.positions])),
        Part("has_drawn", ("has_drawn",), lambda state: state.has_drawn),
        Part("fresh", ("fresh",), lambda state: state.fresh),
        Part("quiet", ("quiet",), lambda state: state.quiet),
        Part("ending", ("ending",), lambda state: state.ending),
    ],
    own=[
        OwnPart("hand", (), _own_hand, row="hands"),
        OwnPart("reach", ("figures", "priestess", "rows"), _own_reach, row="hands"),
        OwnPart("closing", ("figures",), _closing),
    ],
)
