"""Rest from injuries (DEL-18)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.action_types import Discard
from adyton.games.delphi.rules.actions import DISCARDS
from adyton.games.delphi.rules.names import COLOURS, SALVE
from adyton.games.delphi.rules.phases.question import Question
from adyton.games.delphi.rules.state import DelphiState


def must_rest(state: DelphiState, seat: int) -> bool:
    same, total = rest_limits(state, seat)
    injuries = state.injuries[seat]
    return max(injuries) >= same or sum(injuries) >= total


def rest_limits(state: DelphiState, seat: int) -> tuple[int, int]:
    """DEL-18, DEL-48: return how many injuries of one colour, and how many in all, make the player rest."""
    same, total = state.parts.rest_same, state.parts.rest_total
    for card in map(state.parts.gear.__getitem__, state.gear[seat]):
        if card.kind == SALVE:
            same, total = max(same, card.same), max(total, card.total)
    return same, total


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
        state.push(agenda.NEXT_TURN, seat, agenda.AFTER_REST)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Discard):
            return Refusal("discard-lacking", clause="DEL-18")
        return Refusal("must-rest", clause="DEL-18")


def holds(injuries: list[int], action: Discard) -> bool:
    """Return whether these are among the injuries. The colours of the action are sorted."""
    a, b, c = action.colours
    return injuries[a] > 0 and injuries[b] > (a == b) and injuries[c] > (a == c) + (b == c)
