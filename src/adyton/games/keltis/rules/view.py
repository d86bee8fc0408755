"""What a seat may know of a game of Keltis: everything but the other hands and the face-down pile."""

from dataclasses import dataclass, replace

from adyton.engine.seat import Seat
from adyton.engine.view import View
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


def open_part(state: KeltisState, phase: str, acting: tuple[Seat, ...]) -> KeltisView:
    """Return what everybody may know: a spectator's view."""
    board = state.board
    return KeltisView(
        viewer=None,
        seats=state.seats,
        phase=phase,
        acting=acting,
        options=dict(state.options.to_json()),
        path=tuple(_field(state, field) for field in range(1, FIELDS + 1)),
        wish_table=board.wish,
        kobold_table=board.kobold[1:],
        priestess_bonus=board.bonus,
        ours=board.ours,
        priestess=state.priestess,
        first=state.first,
        mover=state.mover,
        hand=(),
        places=tuple(_place(state, other) for other in range(state.seats)),
        discards={name: tuple(state.discards[colour]) for colour, name in enumerate(COLOURS)},
        barred=tuple(name for colour, name in enumerate(COLOURS) if state.barred >> colour & 1),
        pile=state.pile_size,
        aside=state.aside,
        choice=_choice(state),
        reach=(),
        closing=(),
        visited=tuple(_fields_in(state.visited[figure]) for figure in range(FIGURES)),
        positions=tuple(_position(position) for position in state.positions),
        has_drawn=state.has_drawn,
        fresh=state.fresh,
        quiet=state.quiet,
        ending=state.ending,
    )


def _position(position: int) -> tuple[int, ...]:
    """Return the field of the tile at work, then those of the three figures."""
    return tuple(position // (FIELDS + 1) ** place % (FIELDS + 1) for place in range(FIGURES, -1, -1))


def view_of(state: KeltisState, seat: Seat | None, shared: KeltisView) -> KeltisView:
    """Return the view of a seat or a spectator: the public part, and only what belongs to that seat."""
    if seat is None:
        return shared
    hand = state.hands[seat]
    return replace(
        shared,
        viewer=seat,
        hand=tuple(_card(state, card) for card in hand),
        reach=tuple(_reach(state, seat, card) for card in sorted(set(hand))),
        closing=_closing(state, seat),
    )


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


def _closing(state: KeltisState, seat: Seat) -> tuple[bool, ...]:
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


def _fields_in(mask: int) -> tuple[int, ...]:
    return tuple(field for field in range(FIELDS + 1) if mask >> field & 1)
