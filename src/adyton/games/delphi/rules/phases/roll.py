"""Roll the oracle dice; the others may move a god of a rolled colour (DEL-21)."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import Seat, Turn
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import OfColour, OfGod
from adyton.games.delphi.rules.actions import PASS, ROLLS, STEPS
from adyton.games.delphi.rules.names import COLOURS, COLOURS_IN, GODS, OMEN
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.gain import gain_favor
from adyton.games.delphi.rules.phases.question import Die, Question
from adyton.games.delphi.rules.phases.steps import raise_god
from adyton.games.delphi.rules.state import NO_GOD, NOT_ASKED, UNDECIDED, DelphiState

# The turns of several seats at the same time, by the bits of the seats.
TOGETHER: Final = [Turn(tuple(seat for seat in range(4) if bits >> seat & 1)) for bits in range(16)]


class Roll(Die):
    """DEL-12, DEL-21. The three oracle dice, one after the other."""

    name = "roll"
    clause = "DEL-21"

    def __init__(self) -> None:
        super().__init__(ROLLS)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfColour)
        state.dice[seat].append(action.colour)
        if amount > 1:
            state.push(agenda.ROLL, seat, amount - 1)
        elif state.news is not None:
            one, two, three = (COLOURS[colour] for colour in state.dice[seat])
            state.tell("rolled", seat=seat, first=one, second=two, third=three)


def omens(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-46: give favor for each omen whose colour was rolled, one gain each."""
    for card in map(state.parts.gear.__getitem__, state.gear[seat]):
        if card.kind == OMEN and card.colour in state.dice[seat]:
            gain_favor(state, seat, card.favor)


def ask_others(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-21: ask all other seats that have a god of a rolled colour on its way up."""
    rolled = rolled_colours(state)
    choices = state.choices
    for other, gods in enumerate(state.gods):
        choices[other] = NOT_ASKED
        if other != seat:
            for god in rolled:
                if 0 < gods[god] < TOP:
                    choices[other] = UNDECIDED
    if UNDECIDED in choices:
        state.push(agenda.HEED, seat)


def why_unheeded(state: DelphiState, seat: int, god: int) -> Refusal:
    """DEL-21: return why a god that is not among those of `heeding` may not move."""
    if god not in state.dice[state.active]:
        return Refusal("colour-not-rolled", {"god": GODS[god], "colour": COLOURS[god]}, "DEL-21")
    code = "god-at-top" if state.gods[seat][god] else "god-at-bottom"
    return Refusal(code, {"god": GODS[god]}, "DEL-21")


def heeding(state: DelphiState, seat: int) -> list[int]:
    """DEL-21: return the gods that the seat may move: of a rolled colour, neither in row 0 nor at the top."""
    gods = state.gods[seat]
    return [god for god in rolled_colours(state) if 0 < gods[god] < TOP]


def rolled_colours(state: DelphiState) -> tuple[int, ...]:
    """Return the colours of the active seat's dice, each once."""
    rolled = 0
    for colour in state.dice[state.active]:
        rolled |= 1 << colour
    return COLOURS_IN[rolled]


class Heed(Question):
    """DEL-21. Everybody else may move one god of a rolled colour; all choose at the same time."""

    name = "heed"
    clause = "DEL-21"

    def turn(self, state: DelphiState) -> Turn:
        asked = 0
        for seat, choice in enumerate(state.choices):
            if choice == UNDECIDED:
                asked |= 1 << seat
        return TOGETHER[asked]

    def asks(self, state: DelphiState, seat: Seat) -> bool:
        return 0 <= seat < state.seats and state.choices[seat] == UNDECIDED

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [STEPS[god] for god in heeding(state, seat)]
        found.append(PASS)
        return found

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        state.choices[seat] = action.god if isinstance(action, OfGod) else NO_GOD
        if state.news is not None:
            state.tell("heard", seat=seat)
        if UNDECIDED in state.choices:
            state.push(agenda.HEED, state.active)
        else:
            apply_choices(state)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, OfGod) and action.verb == verbs.STEP:
            return why_unheeded(state, seat, action.god)
        return NOT_NOW


def apply_choices(state: DelphiState) -> None:
    """Show all choices and apply them."""
    for seat, god in enumerate(state.choices):
        if 0 <= god < NO_GOD:
            raise_god(state, seat, -1, god)
    state.choices = [NOT_ASKED] * state.seats
