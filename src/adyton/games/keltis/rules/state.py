"""Where a game of Keltis stands, all hands included."""

from typing import Final

from adyton.engine.bag import Bag
from adyton.engine.fields import Fields
from adyton.engine.native import mypyc_attr
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import (
    ASIDE_FOR_TWO,
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    FIELDS,
    FIGURES,
    NO_TILE,
    START,
    VALUE,
    Board,
    board_of,
)

# The phases, in the order of `rules.py`.
LAY_TILES: Final = 0
DEAL: Final = 1
FIRST: Final = 2
ACT: Final = 3
CLOVER_CHOICE: Final = 4
SPIRAL_CHOICE: Final = 5
KOBOLD_CHOICE: Final = 6
DRAW_BACK: Final = 7
TURN_UP: Final = 8
OVER: Final = 9

NOT_SCORED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class KeltisState(State):
    """A game of Keltis. Lists go by seat unless a comment says otherwise. Field 0 is the start stone."""

    fields = Fields(
        values=(
            "aside",
            "barred",
            "ending",
            "figure",
            "first",
            "fresh",
            "has_drawn",
            "mover",
            "priestess",
            "quiet",
        ),
        rows=("bonuses", "kobolds", "mirrors", "positions", "stones", "tile_points", "tiles", "visited", "wishes"),
        tables=("discards", "figures", "hands", "known", "rows"),
        bags=("loose", "pile"),
        derived=("bars_positions", "board"),
        since={"positions": 3},
    )
    __slots__ = fields.names
    options: KeltisOptions

    def __init__(self, options: KeltisOptions, board: Board, seats: int) -> None:
        super().__init__(options, seats)
        self.board = board
        self.bars_positions: bool = options.bars_positions  # kept here, because every move asks
        self.tiles: list[int] = []  # by field
        self.stones: list[int] = []  # by field: wish stones that still lie there
        self.loose = Bag()  # tiles that do not lie yet
        self.pile = Bag()  # face down, including the cards that left the game: no seat can tell which they are
        self.aside = 0  # how many of those left the game, KEL-1
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = []  # cards in that hand that everybody saw leave a discard pile
        self.rows: list[list[int]] = []  # by seat * 5 + colour: values
        self.discards: list[list[int]] = []  # by colour: values
        self.figures: list[list[int]] = []
        self.priestess = START
        self.tile_points: list[int] = []
        self.bonuses: list[int] = []  # from the priestess
        self.kobolds: list[int] = []  # what the kobold scoring paid
        self.wishes: list[int] = []
        self.mirrors: list[int] = []
        self.first = 0
        self.mover = 0
        self.figure = 0  # the figure that landed last
        # By figure, one bit a field: where it began this turn, before version 3 everywhere that it stood since.
        self.visited: list[int] = [0] * FIGURES
        self.positions: list[int] = []  # KEL-18: where the mover's figures stood in this turn, and the tile at work
        self.barred = 0  # one bit for each colour that the mover discarded in this turn
        self.has_drawn = False  # in this turn
        self.fresh = False  # in this turn from the face-down pile
        self.quiet = 0  # turns in a row without a card from the face-down pile
        self.ending = ""

    def copy(self) -> "KeltisState":
        twin = KeltisState.__new__(KeltisState)
        twin.seats = self.seats
        twin.phase = self.phase
        twin.news = None
        twin.options = self.options
        twin.board = self.board
        twin.bars_positions = self.bars_positions
        twin.tiles = self.tiles[:]
        twin.stones = self.stones[:]
        twin.loose = self.loose.copy()
        twin.pile = self.pile.copy()
        twin.aside = self.aside
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [cards[:] for cards in self.known]
        twin.rows = [row[:] for row in self.rows]
        twin.discards = [pile[:] for pile in self.discards]
        twin.figures = [fields[:] for fields in self.figures]
        twin.priestess = self.priestess
        twin.tile_points = self.tile_points[:]
        twin.bonuses = self.bonuses[:]
        twin.kobolds = self.kobolds[:]
        twin.wishes = self.wishes[:]
        twin.mirrors = self.mirrors[:]
        twin.first = self.first
        twin.mover = self.mover
        twin.figure = self.figure
        twin.visited = self.visited[:]
        twin.positions = self.positions[:]
        twin.barred = self.barred
        twin.has_drawn = self.has_drawn
        twin.fresh = self.fresh
        twin.quiet = self.quiet
        twin.ending = self.ending
        return twin

    @property
    def pile_size(self) -> int:
        """Return how many cards can still be drawn face down."""
        return len(self.pile.items) - self.aside

    def row(self, seat: Seat, colour: int) -> list[int]:
        return self.rows[seat * len(COLOURS) + colour]


def opening(options: KeltisOptions, seats: int) -> KeltisState:
    """KEL-1 to KEL-6: return the state before nature's first draw."""
    board = board_of(options.content)
    state = KeltisState(options, board, seats)
    state.tiles = [NO_TILE] * (FIELDS + 1)
    state.stones = [max(stones, 0) for stones in board.stones]
    state.loose = Bag(board.tiles)
    state.pile = Bag([card for card in range(CARDS) for _ in range(COPIES)])
    state.aside = ASIDE_FOR_TWO if seats == 2 else 0
    state.hands = [[] for _ in range(seats)]
    state.known = [[] for _ in range(seats)]
    state.rows = [[] for _ in range(seats * len(COLOURS))]
    state.discards = [[] for _ in COLOURS]
    state.figures = [[START] * FIGURES for _ in range(seats)]
    state.tile_points = [0] * seats
    state.bonuses = [0] * seats
    state.kobolds = [NOT_SCORED] * seats
    state.wishes = [0] * seats
    state.mirrors = [0] * seats
    if not state.loose.items:
        state.phase = DEAL
    return state


def take_from_hand(state: KeltisState, seat: Seat, card: int) -> None:
    """Take the card out of the hand, and out of the cards known to be there."""
    state.hands[seat].remove(card)
    if card in state.known[seat]:
        state.known[seat].remove(card)


def put_in_hand(state: KeltisState, seat: Seat, card: int) -> None:
    hand = state.hands[seat]
    hand.append(card)
    hand.sort()


def throw(state: KeltisState, card: int) -> None:
    """KEL-12: put the card on the open pile of its colour. The mover may not take it back in this turn."""
    state.discards[COLOUR[card]].append(VALUE[card])
    state.barred |= 1 << COLOUR[card]
