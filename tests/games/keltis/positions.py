"""Positions of Keltis drawn as text."""

from adyton.engine.bag import Bag
from adyton.engine.event import Event
from adyton.engine.rng import FastRng
from adyton.games.keltis.rules.actions import DEALS
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import CARD_NAMES, COLOURS, LETTERS, TILE_NAMES
from adyton.games.keltis.rules.phases.course import begin_turn
from adyton.games.keltis.rules.state import KeltisState, opening

HANDS = (
    "p1 p2 y1 y2 r1 r2 b1 b2",
    "p3 p4 y3 y4 r3 r4 b3 b4",
    "p5 p6 y5 y6 r5 r6 b5 b6",
    "p7 p8 y7 y8 r7 r8 b7 b8",
)


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def cards(names: str) -> list[int]:
    return sorted(card(name) for name in names.split())


def names(held: list[int]) -> str:
    return " ".join(CARD_NAMES[number] for number in held)


def table(
    *hands: str, seats: int = 3, tiles: str = "", figures: str = "", options: KeltisOptions | None = None
) -> KeltisState:
    """Return a table at which seat 0 is to move. Missing hands come from HANDS.

    `tiles` is like `4 points 3, 9 spiral`; other small stones have none. `figures` is like `4 9 0, 4 0 0`, by seat.
    """
    state = opening(options or KeltisOptions(), seats)
    state.loose = Bag()
    for seat, text in enumerate([*hands, *HANDS[len(hands) :]][:seats]):
        state.hands[seat] = cards(text)
        for number in state.hands[seat]:
            state.pile.take(number)
    for entry in tiles.split(", ") if tiles else []:
        field, name = entry.split(" ", 1)
        state.tiles[int(field)] = TILE_NAMES.index(name)
    for seat, text in enumerate(figures.split(", ") if figures else []):
        state.figures[seat] = [int(field) for field in text.split()]
    begin_turn(state, 0)
    return state


def put_row(state: KeltisState, seat: int, row: str) -> None:
    """Make a row of these cards, `g0 g1`, from the face-down pile."""
    for name in row.split():
        state.pile.take(card(name))
        state.row(seat, LETTERS.index(name[0])).append(int(name[1:]))


def put_discards(state: KeltisState, pile: str) -> None:
    """Put cards on their discard piles, the last on top."""
    for name in pile.split():
        state.pile.take(card(name))
        state.discards[LETTERS.index(name[0])].append(int(name[1:]))


def play(state: KeltisState, *texts: str) -> list[Event]:
    """Let the asked seat, or nature, do it, checked by the rules. Return the news."""
    state.news = []
    for text in texts:
        seat = KELTIS.turn(state).seats[0]
        action = KELTIS.read(text)
        assert KELTIS.why_not(state, seat, action, 0) is None, (seat, text)
        KELTIS.play(state, seat, action, 0)
    events = state.news
    state.news = None
    return events


def draw(state: KeltisState) -> None:
    """Let the mover draw the first card of the face-down pile."""
    play(state, "draw pile", DEALS[state.pile.items[0]].text)


def skip(state: KeltisState, turns: int) -> None:
    """Play this many turns, in each of which the first hand card is discarded."""
    for _ in range(turns):
        play(state, f"discard {CARD_NAMES[state.hands[state.mover][0]]}")
        draw(state)


def texts(state: KeltisState) -> list[str]:
    """Return what the mover may do."""
    return [action.text for action in KELTIS.legal(state, state.mover)]


def refused(state: KeltisState, text: str) -> tuple[str, dict[str, int | str], str]:
    """Return why the mover may not do it: code, parameters, clause."""
    refusal = KELTIS.why_not(state, state.mover, KELTIS.read(text), 0)
    assert refusal is not None, text
    return refusal.code, refusal.args, refusal.clause


def pile_of(state: KeltisState, colour: str) -> list[int]:
    return state.discards[COLOURS.index(colour)]


def row_of(state: KeltisState, seat: int, colour: str) -> list[int]:
    return state.row(seat, COLOURS.index(colour))


def set_up(seats: int = 3, seed: int = 1, options: KeltisOptions | None = None) -> KeltisState:
    """Return a table after nature has set it up."""
    state = KELTIS.start(options or KeltisOptions(), seats)
    rng = FastRng(seed)
    while KELTIS.turn(state).seats == (-1,):
        KELTIS.play(state, -1, KELTIS.chance(state, rng), 0)
    return state
