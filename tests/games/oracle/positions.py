"""Positions of Oracle drawn as text."""

from collections.abc import Sequence

from adyton.engine.rng import FastRng
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import BIT, NAME, SPECIES, deck_of, set_of
from adyton.games.oracle.rules.state import OracleState

DECK = deck_of(None)
NUMBER = {prophecy.id: number for number, prophecy in enumerate(DECK)}


def card(name: str) -> int:
    return NAME.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def hand(names: str) -> int:
    return sum(BIT[number] for number in cards(names))


def names(hand: int) -> str:
    return " ".join(name for number, name in enumerate(NAME) if hand & BIT[number])


def prophecies(ids: str) -> int:
    return set_of(NUMBER[name] for name in ids.split())


def trick(*hands: str, leader: int = 0) -> OracleState:
    """Return a round in which the leader is to lead and everybody has chosen. Seat 0's left neighbour dealt."""
    state = OracleState(OracleOptions(), len(hands), DECK)
    state.phase = at_phase.TRICK
    state.dealer = (leader - 1) % len(hands)
    state.hands = [hand(text) for text in hands]
    state.bag.items = []
    state.leader = state.to_act = leader
    state.chosen = (1 << len(hands)) - 1
    state.held = [prophecies("peg_eq1 peg_eq2") for _ in hands]
    return state


def play(state: OracleState, *texts: str) -> None:
    """Let each seat do this, checked by the rules."""
    for text in texts:
        seat = ORACLE.turn(state).seats[0]
        action = ORACLE.read(text)
        assert ORACLE.why_not(state, seat, action, 0) is None, (seat, text)
        ORACLE.play(state, seat, action, 0)


def set_chips(state: OracleState, seat: int, text: str) -> None:
    """Take chips from the middle, given as a row of species: `phoenix phoenix hydra`."""
    for word in text.split():
        chip = 1 << 3 * SPECIES.index(word)
        state.chips += chip << 9 * seat
        state.middle -= chip


def legal_texts(state: OracleState, seat: int) -> list[str]:
    return [action.text for action in ORACLE.legal(state, seat)]


def dealt(seats: int, seed: int = 1, **options: bool | str) -> OracleState:
    """Return a table after nature has set it up."""
    state = ORACLE.start(OracleOptions.read(options), seats)
    settle(state, FastRng(seed))
    return state


def settle(state: OracleState, rng: FastRng) -> None:
    while ORACLE.turn(state).seats == (-1,):
        ORACLE.play(state, -1, ORACLE.chance(state, rng), 0)


def play_at_random(state: OracleState, rng: FastRng, until: Sequence[int]) -> None:
    """Play at random until one of these phases."""
    while state.phase not in until:
        seat = ORACLE.turn(state).seats[0]
        legal = ORACLE.legal(state, seat) if seat >= 0 else [ORACLE.chance(state, rng)]
        ORACLE.play(state, seat, legal[rng.below(len(legal))], 0)
