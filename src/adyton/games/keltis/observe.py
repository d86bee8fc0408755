"""What a seat sees of a game of Keltis, written as numbers straight from the state.

`layout.py` says in words what stands where. This is the same for programs that play many games a
second; the conformance kit proves both equal.
"""

from typing import Final

from adyton.engine.numbers import Numbers, count, mark, mark_flag, mark_seat, within_one, write_share
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import CARDS, FIELDS, FIGURES, NO_TILE, VALUES, Board
from adyton.games.keltis.rules.phases.course import clover_fields, spiral_fields
from adyton.games.keltis.rules.scoring import kobold_points, running_points, total_points
from adyton.games.keltis.rules.state import (
    CLOVER_CHOICE,
    KOBOLD_CHOICE,
    NOT_SCORED,
    SPIRAL_CHOICE,
    KeltisState,
)

SEATS: Final = 4
COLOURS: Final = 5
PLACES: Final = 36  # the start stone and the fields
TILES: Final = 17

# The numbers of one field: its tile, wish stones, colour, value, and whether it is a target.
STONES: Final = TILES
FIELD_COLOUR: Final = STONES + 1
FIELD_VALUE: Final = FIELD_COLOUR + COLOURS
TARGET: Final = FIELD_VALUE + 1
FIELD: Final = TARGET + 1

# The numbers of one seat's goods.
GOODS: Final = 7

# Where each part begins.
PHASE: Final = 0
ACTING: Final = PHASE + 10
PLAYERS: Final = ACTING + SEATS
FREE_CLOVER: Final = PLAYERS + 1
EQUAL_TURNS: Final = FREE_CLOVER + 1
PATH: Final = EQUAL_TURNS + 1
PRIESTESS: Final = PATH + FIELDS * FIELD
FIGURES_AT: Final = PRIESTESS + PLACES
ROWS: Final = FIGURES_AT + SEATS * FIGURES * PLACES
ENDS: Final = ROWS + SEATS * CARDS
GOODS_AT: Final = ENDS + SEATS * 2 * COLOURS
HAND: Final = GOODS_AT + SEATS * GOODS
KNOWN: Final = HAND + CARDS
DISCARDS: Final = KNOWN + SEATS * CARDS
TOPS: Final = DISCARDS + CARDS
BARRED: Final = TOPS + CARDS
PILE: Final = BARRED + COLOURS
FIRST: Final = PILE + 1
MOVER: Final = FIRST + SEATS
ASKING_TILE: Final = MOVER + SEATS
ASKING_FIGURE: Final = ASKING_TILE + TILES
OFFERED: Final = ASKING_FIGURE + FIGURES
VISITED: Final = OFFERED + PLACES
DRAWN: Final = VISITED + FIGURES * PLACES

HALF: Final = 0.5  # every card is there twice
TENTHS: Final = tuple(number / 10 for number in range(VALUES))

_printed: Final[dict[Board, Numbers]] = {}  # what is printed on the path of each board


def write(state: KeltisState, seat: int, out: Numbers, start: int) -> None:
    """Write what this seat sees into `out`, from `start` on, where every number is 0."""
    _write_table(state, seat, out, start)
    _write_path(state, out, start + PATH)
    for place in range(state.seats):
        other = (seat + place) % state.seats
        _write_rows(state, other, place, out, start)
        _write_goods(state, other, place, out, start)
    count(out, start + HAND, state.hands[seat], HALF)
    _write_piles(state, out, start)
    _write_turn(state, out, start)


def _write_table(state: KeltisState, seat: int, out: Numbers, start: int) -> None:
    seats = state.seats
    out[start + PHASE + state.phase] = 1.0
    for acting in KELTIS.turn(state).seats:
        mark_seat(out, start + ACTING, acting, seat, seats)
    out[start + PLAYERS] = seats / SEATS
    mark_flag(out, start + FREE_CLOVER, state.options.free_clover)
    mark_flag(out, start + EQUAL_TURNS, state.options.equal_turns)
    out[start + PRIESTESS + state.priestess] = 1.0
    out[start + PILE] = state.pile_size / 110
    mark_seat(out, start + FIRST, state.first, seat, seats)
    mark_seat(out, start + MOVER, state.mover, seat, seats)


def _write_path(state: KeltisState, out: Numbers, start: int) -> None:
    printed = _printed.get(state.board)
    if printed is None:
        printed = _printed[state.board] = _path_of(state.board)
    out[start : start + FIELDS * FIELD] = printed
    tiles, stones = state.tiles, state.stones
    for field in range(1, FIELDS + 1):
        if tiles[field] != NO_TILE:
            out[start + tiles[field] - 1] = 1.0
        elif stones[field]:
            out[start + STONES] = stones[field] / 9
        start += FIELD


def _path_of(board: Board) -> Numbers:
    """Return what is printed: the fields' colours and values, and the target area."""
    path = memoryview(bytearray(4 * FIELDS * FIELD)).cast("f")
    for field in range(1, FIELDS + 1):
        start = (field - 1) * FIELD
        path[start + FIELD_COLOUR + board.colours[field]] = 1.0
        path[start + FIELD_VALUE] = within_one(board.values[field] / 10)
        path[start + TARGET] = 1.0 if field >= board.target_from else 0.0
    return path


def _write_rows(state: KeltisState, seat: int, place: int, out: Numbers, start: int) -> None:
    """Write where the seat's figures stand and what it has laid, in the columns of its place."""
    for figure, field in enumerate(state.figures[seat]):
        out[start + FIGURES_AT + (place * FIGURES + figure) * PLACES + field] = 1.0
    for colour in range(COLOURS):
        row = state.rows[seat * COLOURS + colour]
        if row:
            count(out, start + ROWS + place * CARDS + colour * VALUES, row, HALF)
            end = start + ENDS + place * 2 * COLOURS + colour
            out[end] = TENTHS[row[-1]]
            if row[-1] != row[0]:
                out[end + COLOURS] = 1.0 if row[-1] > row[0] else -1.0


def _write_goods(state: KeltisState, seat: int, place: int, out: Numbers, start: int) -> None:
    goods = start + GOODS_AT + place * GOODS
    write_share(out, goods, len(state.hands[seat]), 8)
    write_share(out, goods + 1, state.wishes[seat], 9)
    write_share(out, goods + 2, state.mirrors[seat], 3)
    mark_flag(out, goods + 3, state.kobolds[seat] != NOT_SCORED)
    write_share(out, goods + 4, kobold_points(state, seat), 15)
    out[goods + 5] = within_one(running_points(state, seat) / 100)
    out[goods + 6] = within_one(total_points(state, seat) / 100)
    count(out, start + KNOWN + place * CARDS, state.known[seat], HALF)


def _write_piles(state: KeltisState, out: Numbers, start: int) -> None:
    for colour in range(COLOURS):
        pile = state.discards[colour]
        if pile:
            count(out, start + DISCARDS + colour * VALUES, pile, HALF)
            out[start + TOPS + colour * VALUES + pile[-1]] = 1.0
        if state.barred >> colour & 1:
            out[start + BARRED + colour] = 1.0


def _write_turn(state: KeltisState, out: Numbers, start: int) -> None:
    """Write what happened in this turn, and the question of a tile."""
    for figure in range(FIGURES):
        fields = state.visited[figure]
        while fields:
            field = fields.bit_length() - 1
            out[start + VISITED + figure * PLACES + field] = 1.0
            fields ^= 1 << field
    mark_flag(out, start + DRAWN, state.has_drawn)
    mark_flag(out, start + DRAWN + 1, state.fresh)
    write_share(out, start + DRAWN + 2, state.quiet, 100)
    phase = state.phase
    if phase == CLOVER_CHOICE or phase == SPIRAL_CHOICE or phase == KOBOLD_CHOICE:
        _write_choice(state, out, start)


def _write_choice(state: KeltisState, out: Numbers, start: int) -> None:
    tile = state.tiles[state.figures[state.mover][state.figure]]
    if tile != NO_TILE:
        out[start + ASKING_TILE + tile - 1] = 1.0
    out[start + ASKING_FIGURE + state.figure] = 1.0
    if state.phase == CLOVER_CHOICE:
        mark(out, start + OFFERED, clover_fields(state))
    elif state.phase == SPIRAL_CHOICE:
        mark(out, start + OFFERED, spiral_fields(state))
