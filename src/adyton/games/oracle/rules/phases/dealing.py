"""What nature deals before anybody plays."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.phase import BagPhase, ChancePhase
from adyton.engine.seat import Seat
from adyton.games.oracle.rules import actions
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.parts import COLOURS, HAND
from adyton.games.oracle.rules.phases.round import open_round
from adyton.games.oracle.rules.state import OracleState


class Removal(ChancePhase[OracleState]):
    """ORA-5. With three players a colour leaves the game."""

    name = "removal"
    clause = "ORA-5"

    def odds(self, state: OracleState) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in actions.REMOVE]

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        state.removed = action.index
        state.tell("removed", colour=COLOURS[action.index])
        state.phase = at_phase.DEALER


class FirstDealer(ChancePhase[OracleState]):
    """ORA-9. The first dealer is drawn at random."""

    name = "dealer"
    clause = "ORA-9"

    def odds(self, state: OracleState) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in actions.DEALER[: state.seats]]

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        state.dealer = action.index
        open_round(state)


class Deal(BagPhase[OracleState]):
    """ORA-10. The cards are dealt evenly, seat by seat."""

    name = "deal"
    clause = "ORA-10"

    def bag(self, state: OracleState) -> Bag:
        return state.bag

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        state.bag.take(action.index)
        left = len(state.bag.items)
        receiver = left // HAND[state.seats]
        state.hands[receiver] = state.hands[receiver] | 1 << action.index
        if left == 0:
            state.phase = at_phase.FORETELL
