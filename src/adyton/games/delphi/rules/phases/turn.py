"""Phase 1 of a turn (DEL-18), and the others' part in phase 3 (DEL-21)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import Seat, Turn
from adyton.games.delphi.rules import errands
from adyton.games.delphi.rules.actions import DISCARDS, PASS, STEPS, TAKE_FAVOR, Deed, Discard
from adyton.games.delphi.rules.names import COLOURS, GODS
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.duties import heeding
from adyton.games.delphi.rules.phases.effects import gain_favor, may_rise, raise_god
from adyton.games.delphi.rules.phases.flow import Question
from adyton.games.delphi.rules.state import NO_GOD, NOT_ASKED, UNDECIDED, DelphiState


class Rest(Question):
    """DEL-18. Too many injuries: three are discarded, and the turn ends without phase 3."""

    name = "rest"
    clause = "DEL-18"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        injuries = state.injuries[seat]
        return [action for action in DISCARDS if holds(injuries, action)]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Discard)
        for colour in action.colours:
            state.injuries[seat][colour] -= 1
            state.injury_out[colour] += 1
        one, two, three = (COLOURS[colour] for colour in action.colours)
        state.tell("rested", seat=seat, first=one, second=two, third=three)
        state.push(errands.NEXT, seat)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Discard):
            return Refusal("discard-lacking", clause="DEL-18")
        return Refusal("must-rest", clause="DEL-18")


def holds(injuries: list[int], action: Discard) -> bool:
    return all(injuries[colour] >= action.colours.count(colour) for colour in action.colours)


class Morning(Question):
    """DEL-18. No injury at all: favor, or one god one step."""

    name = "morning"
    clause = "DEL-18"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [TAKE_FAVOR, *(STEPS[god] for god in may_rise(state, seat))]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        if action is TAKE_FAVOR:
            gain_favor(state, seat, state.parts.no_injury_favor)
        else:
            raise_god(state, seat, action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_no_step(state, seat, action) or Refusal("morning-first", clause="DEL-18")


def why_no_step(state: DelphiState, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, Deed) and action in STEPS:
        return Refusal("god-at-top", {"god": GODS[action.colour]}, "DEL-14")
    return None


class Heed(Question):
    """DEL-21. Everybody else may move one god of a rolled colour; all choose at the same time."""

    name = "heed"
    clause = "DEL-21"

    def turn(self, state: DelphiState) -> Turn:
        return Turn(tuple(seat for seat in range(state.seats) if state.choices[seat] == UNDECIDED))

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*(STEPS[god] for god in heeding(state, seat)), PASS]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        state.choices[seat] = NO_GOD if action is PASS else action.colour
        state.tell("heard", seat=seat)
        if UNDECIDED in state.choices:
            state.push(errands.HEED, state.active)
        else:
            apply_choices(state)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if not isinstance(action, Deed) or action not in STEPS:
            return NOT_NOW
        god = action.colour
        if god not in state.dice[state.active]:
            return Refusal("colour-not-rolled", {"god": GODS[god], "colour": COLOURS[god]}, "DEL-21")
        code = "god-at-top" if state.gods[seat][god] >= TOP else "god-at-bottom"
        return Refusal(code, {"god": GODS[god]}, "DEL-21")


def apply_choices(state: DelphiState) -> None:
    for seat, god in enumerate(state.choices):
        if 0 <= god < NO_GOD:
            raise_god(state, seat, god)
    state.choices = [NOT_ASKED] * state.seats
