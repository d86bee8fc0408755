"""The prophecies: dealt and chosen, or passed around in the draft."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.phase import BagPhase, Phase
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import Seat, Turn
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.actions import CHOOSE, DISCARD, PASS, Pair, pairs
from adyton.games.oracle.rules.parts import DECK_SIZE, KEPT, PROPHECIES, numbers_in
from adyton.games.oracle.rules.phases.round import ActorPhase, begin_tricks
from adyton.games.oracle.rules.state import NOBODY, OracleState

# ASKED[bits]: the turn of these seats, one bit for each.
ASKED: Final[tuple[Turn, ...]] = tuple(Turn(tuple(seat for seat in range(5) if bits >> seat & 1)) for bits in range(32))


class Foretell(BagPhase[OracleState]):
    """ORA-11, ORA-26. The prophecies are dealt; in the draft, also those that its first seat takes."""

    name = "foretell"
    clause = "ORA-11"

    def bag(self, state: OracleState) -> Bag:
        return state.pile

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        receiver = _receiver(state)
        state.pile.take(action.index)
        state.held[receiver] = state.held[receiver] | 1 << action.index
        if state.to_act != NOBODY:
            if state.held[receiver].bit_count() == 2 * KEPT:
                state.phase = at_phase.DRAFT
        elif DECK_SIZE - len(state.pile.items) == _each(state) * state.seats:
            _begin_choice(state)


def _each(state: OracleState) -> int:
    return KEPT if state.is_draft else PROPHECIES[state.seats]


def _receiver(state: OracleState) -> Seat:
    """Return the next seat without its prophecies; once the draft has begun, the first seat of its lap."""
    if state.to_act != NOBODY:
        return state.to_act
    return (DECK_SIZE - len(state.pile.items)) // _each(state)


def _begin_choice(state: OracleState) -> None:
    state.tell("dealt", round=state.round + 1, seat=state.dealer)
    if state.is_draft:
        state.to_act = state.left(state.dealer)  # nature deals this seat two more
    else:
        state.phase = at_phase.CHOICE


class Choice(Phase[OracleState]):
    """ORA-12. All at the same time choose two of their prophecies to keep."""

    name = "choice"
    clause = "ORA-12"

    def turn(self, state: OracleState) -> Turn:
        return ASKED[(1 << state.seats) - 1 & ~state.chosen]

    def asks(self, state: OracleState, seat: Seat) -> bool:
        return 0 <= seat < state.seats and not state.chosen >> seat & 1

    def legal(self, state: OracleState, seat: Seat) -> Sequence[Action]:
        return pairs(CHOOSE, numbers_in(state.held[seat]))

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Pair)
        state.aside[seat] = state.held[seat] & ~action.both
        state.held[seat] = action.both
        state.chosen |= 1 << seat
        if state.news is not None:
            state.tell("chosen", seat=seat)
            _name(state, action, (seat,))
        if state.all_chosen:
            begin_tricks(state)

    def reason(self, state: OracleState, seat: Seat, action: Action, at: int) -> Refusal:
        return _not_held(state, seat, action, "choose", self.clause)


class Draft(ActorPhase):
    """ORA-27. A seat with four prophecies hands two to the left; the dealer lays two open."""

    name = "draft"
    clause = "ORA-27"

    def legal(self, state: OracleState, seat: Seat) -> Sequence[Action]:
        return pairs(DISCARD if seat == state.dealer else PASS, numbers_in(state.held[seat]))

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Pair)
        given = (action.first, action.second)
        state.held[seat] = state.held[seat] & ~action.both
        if seat == state.dealer:
            state.discards += given
            state.tell("laid-open", None, seat=seat, **_words(state, action))
            _next_lap(state)
        else:
            state.passed[seat] = state.passed[seat] + given
            state.to_act = state.left(seat)
            state.held[state.to_act] = state.held[state.to_act] | action.both
            state.tell("handed", seat=seat, other=state.to_act)
            _name(state, action, (seat, state.to_act))

    def reason(self, state: OracleState, seat: Seat, action: Action, at: int) -> Refusal:
        return _not_held(state, seat, action, "discard" if seat == state.dealer else "pass", self.clause)


def _next_lap(state: OracleState) -> None:
    """ORA-28. Start the next lap at the dealer's left neighbour, until the pile is empty."""
    state.lap += 1
    state.to_act = state.left(state.dealer)
    if state.lap < state.laps:
        state.phase = at_phase.FORETELL
    else:
        state.chosen = (1 << state.seats) - 1
        begin_tricks(state)


def _name(state: OracleState, pair: Pair, seats: tuple[Seat, ...]) -> None:
    """Tell the seats that have seen the two cards which ones they are."""
    state.tell("these", seats, **_words(state, pair))


def _words(state: OracleState, pair: Pair) -> dict[str, int | str]:
    """Return the words of both, or nothing if nobody listens."""
    if state.news is None:
        return {}
    return {"first": state.deck[pair.first].words, "second": state.deck[pair.second].words}


def _not_held(state: OracleState, seat: Seat, action: Action, verb: str, clause: str) -> Refusal:
    if not (isinstance(action, Pair) and action.text.startswith(verb)):
        return NOT_NOW
    missing = [number for number in (action.first, action.second) if not state.held[seat] >> number & 1]
    return Refusal("not-held", {"number": missing[0] + 1}, clause)
