"""Before the first turn: tiles, hands, and who begins."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.phase import BagPhase, ChancePhase
from adyton.engine.seat import Seat
from adyton.games.keltis.rules.actions import STARTS
from adyton.games.keltis.rules.parts import CARDS, COPIES, FIELDS, HAND, NO_TILE
from adyton.games.keltis.rules.phases.course import begin_turn, deed_of
from adyton.games.keltis.rules.state import DEAL, FIRST, KeltisState, put_in_hand


class LayTiles(BagPhase[KeltisState]):
    """KEL-5. One tile beside each small field, face up, from the first field on."""

    name = "tiles"
    clause = "KEL-5"

    def bag(self, state: KeltisState) -> Bag:
        return state.loose

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        kind = deed_of(action).number
        state.loose.take(kind)
        state.tiles[_next_bare(state)] = kind
        if not state.loose.items:
            state.phase = DEAL


def _next_bare(state: KeltisState) -> int:
    """Return the first small stone without a tile."""
    tiles, board = state.tiles, state.board
    return next(field for field in range(1, FIELDS + 1) if tiles[field] == NO_TILE and not board.is_large(field))


class Deal(BagPhase[KeltisState]):
    """KEL-1. Eight cards for everybody."""

    name = "deal"
    clause = "KEL-1"

    def bag(self, state: KeltisState) -> Bag:
        return state.pile

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        card = deed_of(action).card
        dealt = CARDS * COPIES - len(state.pile.items)
        state.pile.take(card)
        put_in_hand(state, dealt % state.seats, card)
        if dealt + 1 == state.seats * HAND:
            state.phase = FIRST


class First(ChancePhase[KeltisState]):
    """KEL-7. The first player is drawn."""

    name = "first"
    clause = "KEL-7"

    def odds(self, state: KeltisState) -> Sequence[tuple[Action, int]]:
        return [(STARTS[seat], 1) for seat in range(state.seats)]

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        state.first = deed_of(action).number
        state.tell("first", seat=state.first)
        begin_turn(state, state.first)
