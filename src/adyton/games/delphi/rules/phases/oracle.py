"""Draw oracle cards (DEL-23)."""

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.action_types import OfColour
from adyton.games.delphi.rules.actions import ORACLE_DRAWS
from adyton.games.delphi.rules.names import COLOURS
from adyton.games.delphi.rules.phases.question import Pile, refreshed
from adyton.games.delphi.rules.state import DelphiState


def why_no_draw(state: DelphiState) -> Refusal | None:
    """DEL-6: there must be a card in the deck or among the discards."""
    if any(state.oracle_deck) or any(state.oracle_out):
        return None
    return Refusal("no-oracle-cards", clause="DEL-6")


def draw(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-23."""
    state.push(agenda.ORACLE, seat, 1)


class OracleCard(Pile):
    """DEL-23. Oracle cards, one after the other."""

    name = "oracle-card"
    clause = "DEL-23"

    def __init__(self) -> None:
        super().__init__(ORACLE_DRAWS)

    def pile(self, state: DelphiState) -> list[int]:
        return state.oracle_deck

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfColour)
        state.oracle_deck[action.colour] -= 1
        state.cards[seat][action.colour] += 1
        if state.news is not None:
            state.tell("oracle", seat=seat, colour=COLOURS[action.colour])
        state.push(agenda.ORACLE, seat, amount - 1)


def is_drawn(state: DelphiState, seat: int, amount: int) -> bool:
    """Return whether there is nothing left to draw."""
    return amount == 0 or not refreshed(state.oracle_deck, state.oracle_out)
