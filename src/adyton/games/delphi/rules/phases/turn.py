"""Begin and end turns and rounds (DEL-18, DEL-21, DEL-22, DEL-40)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.action_types import Number, OfGod
from adyton.games.delphi.rules.actions import DICE, STEPS, TAKE_FAVOR, TITANS
from adyton.games.delphi.rules.phases.gain import gain_favor
from adyton.games.delphi.rules.phases.question import Die, Question
from adyton.games.delphi.rules.phases.rest import must_rest
from adyton.games.delphi.rules.phases.steps import raise_god, rising, why_not_this_step
from adyton.games.delphi.rules.state import DelphiState


def begin_turn(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-18: phase 1."""
    state.active = seat
    state.clear_turn()
    if state.news is not None:
        state.tell("turn", seat=seat)
    if must_rest(state, seat):
        state.push(agenda.REST, seat)
        return
    state.push(agenda.ACT, seat)
    if sum(state.injuries[seat]) == 0:
        state.push(agenda.MORNING, seat)


class Morning(Question):
    """DEL-18. No injury at all: favor, or one god one step."""

    name = "morning"
    clause = "DEL-18"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [TAKE_FAVOR, *(STEPS[god] for god in rising(state, seat))]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if isinstance(action, OfGod):
            raise_god(state, seat, -1, action.god)
        else:
            gain_favor(state, seat, state.parts.no_injury_favor)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_not_this_step(state, seat, action) or Refusal("morning-first", clause="DEL-18")


def end_turn(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-21: begin phase 3. Discard the played card and roll the dice."""
    if state.played >= 0:
        state.oracle_out[state.played] += 1
    state.clear_turn()
    state.dice[seat] = []
    state.push(agenda.NEXT_TURN, seat)
    state.push(agenda.ASK_OTHERS, seat)
    state.push(agenda.OMENS, seat)
    state.push(agenda.ROLL, seat, DICE)


def next_turn(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-22: let the Titan come in phase 3 of the last seat's turn; after a rest only by the table's option."""
    if seat != state.last():
        state.push(agenda.BEGIN_TURN, (seat + 1) % state.seats)
        return
    state.push(agenda.NEXT_ROUND, seat)
    if amount != agenda.AFTER_REST or state.options.has_titan_after_rest:
        state.push(agenda.TITAN, seat)


class Titan(Die):
    """DEL-22. The Titan strikes everybody whose shield is too weak, with a 6 everybody twice."""

    name = "titan"
    clause = "DEL-22"

    def __init__(self) -> None:
        super().__init__(TITANS)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Number)
        number = action.number + 1
        state.tell("titan", number=number)
        for other in state.order()[::-1]:
            if number == len(TITANS):
                state.push(agenda.INJURY, other, 2)
            elif state.shield[other] < number:
                state.push(agenda.INJURY, other, 1)


def next_round(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-40: end the game after the round in which a ship arrived."""
    if state.arrived:
        state.push(agenda.OVER, seat)
    else:
        state.round += 1
        state.push(agenda.BEGIN_TURN, state.first)
