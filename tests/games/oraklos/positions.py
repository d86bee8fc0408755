"""Positions for the tests: a throw drawn as text, hands by their names, moves by their texts."""

from adyton.engine.bag import Bag
from adyton.engine.event import Event
from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARD_OF, DECK, LETTERS, MOTLEY, Die
from adyton.games.oraklos.rules.state import OraklosState

CELL = 150  # Steps of the grid. A die's side has 80.
BEGIN = 1000  # The ms on the table's clock at which the dice lie still.

SQUARE = """
r . . y
. . . .
. . . .
k . . b
"""


def fresh(seats: int = 2, **options: str | int | bool) -> OraklosState:
    return ORAKLOS.start(OraklosOptions(**options), seats)  # type: ignore[arg-type]


def on_table(picture: str) -> list[Die]:
    """Place upright dice, numbered in reading order. Capital letters show a hole."""
    dice = []
    for row, line in enumerate(picture.strip().splitlines()):
        for column, sign in enumerate(line.split()):
            if sign != ".":
                dice.append(Die(column * CELL, row * CELL, 45, LETTERS.index(sign.lower()), sign.isupper()))
    return dice


def cards(*names: str) -> list[int]:
    return [CARD_OF[name] for name in names]


def searching(picture: str, *hands: str, **options: str | int | bool) -> OraklosState:
    """Begin the search. Each hand is a text of card names."""
    state = fresh(len(hands), **options)
    state.starter = 0
    state.round = 1
    state.hands = [cards(*hand.split()) for hand in hands]
    held = [card for hand in state.hands for card in hand]
    state.pile = Bag([card for card in DECK if card not in held])
    return thrown(state, picture, at_phase.SEARCH)


def naming(picture: str, open_cards: str, seats: int = 3, **options: str | int | bool) -> OraklosState:
    """Begin the search in a round of Antipodes."""
    state = fresh(seats, mode="antipodes", **options)
    state.open = cards(*open_cards.split())
    state.pile = Bag([card for card in MOTLEY if card not in state.open])
    return thrown(state, picture, at_phase.NAMING)


def thrown(state: OraklosState, picture: str, phase: int) -> OraklosState:
    state.dice = on_table(picture)
    state.shaker = [0, 0, 0, 0]
    state.since = BEGIN
    state.phase = phase
    state.news = []
    return state


def do(state: OraklosState, seat: int, text: str, at: int = BEGIN) -> None:
    """Make a move that must be legal."""
    action = ORAKLOS.read(text)
    refusal = ORAKLOS.why_not(state, seat, action, at)
    assert refusal is None, refusal
    ORAKLOS.play(state, seat, action, at)


def refused(state: OraklosState, seat: int, text: str, at: int = BEGIN) -> str:
    """Return the code with which a move is refused."""
    return why_not(state, seat, text, at)[0]


def why_not(state: OraklosState, seat: int, text: str, at: int) -> tuple[str, dict[str, int | str]]:
    """Return why a move is refused, and the arguments of its sentence."""
    refusal = ORAKLOS.why_not(state, seat, ORAKLOS.read(text), at)
    assert refusal is not None
    return refusal.code, refusal.args


def legal(state: OraklosState, seat: int) -> list[str]:
    return [action.text for action in ORAKLOS.legal(state, seat)]


def nature(state: OraklosState, seed: int = 1, at: int = 0) -> None:
    """Let nature act until a seat is asked."""
    rng = FastRng(seed)
    while ORAKLOS.turn(state).seats == (-1,):
        ORAKLOS.play(state, -1, ORAKLOS.chance(state, rng), at)


def names(hand: list[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in hand)


def event_names(state: OraklosState) -> list[str]:
    return [event.name for event in state.news or []]


def last(state: OraklosState, name: str) -> Event:
    return [event for event in state.news or [] if event.name == name][-1]
