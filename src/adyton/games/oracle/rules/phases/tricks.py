"""The tricks, and what their winners take."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import Seat
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.actions import KEEP, PLAY, PLAYS, RETURN, plays
from adyton.games.oracle.rules.parts import BIT, CARDS, COLOURS, NAME, SPECIES, SPECIES_OF
from adyton.games.oracle.rules.phases.round import ActorPhase, lead_next
from adyton.games.oracle.rules.scoring import winner_of
from adyton.games.oracle.rules.state import NOBODY, OracleState


class FollowTrick(ActorPhase):
    """ORA-13. Clockwise, each plays a card; the led colour must be followed."""

    name = "trick"
    clause = "ORA-13"

    def legal(self, state: OracleState, seat: Seat) -> Sequence[Action]:
        hand = state.hands[seat]
        led = state.led
        if led != NOBODY:
            following = hand >> 12 * led & 0xFFF
            if following:
                return PLAYS[led][following]
        return plays(hand)

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        card = action.index
        colour = card // 12
        bit = 1 << card
        state.hands[seat] = state.hands[seat] ^ bit
        state.played |= bit
        if state.led == NOBODY:
            state.led = colour
        elif colour != state.led:
            state.voids |= 1 << 5 * seat + state.led
        state.trick += (card,)
        if state.news is not None:
            state.tell("played", seat=seat, card=NAME[card])
        if len(state.trick) == state.seats:
            take_trick(state)
        else:
            state.to_act = state.left(seat)

    def reason(self, state: OracleState, seat: Seat, action: Action, at: int) -> Refusal:
        if action.index >= CARDS or action is not PLAY[action.index]:
            return NOT_NOW
        if not state.hands[seat] & BIT[action.index]:
            return Refusal("not-in-hand", {"card": NAME[action.index]}, self.clause)
        return Refusal("must-follow", {"colour": COLOURS[state.led]}, self.clause)


class LoserChip(ActorPhase):
    """ORA-19. A winner who holds the loser chip of that species may put it back."""

    name = "loser"
    clause = "ORA-19"

    def legal(self, state: OracleState, seat: Seat) -> Sequence[Action]:
        return (RETURN, KEEP)

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        species = state.contested
        state.contested = NOBODY
        if action is RETURN:
            state.give_loser(species, NOBODY)
        if state.news is not None:
            state.tell("returned" if action is RETURN else "kept", seat=seat, species=SPECIES[species])
        lead_next(state)


def take_trick(state: OracleState) -> None:
    """ORA-14 to ORA-19. The winner takes a chip of the winning card's species."""
    place = winner_of(state.trick)
    card = state.trick[place]
    winner = (state.leader + place) % state.seats
    species = SPECIES_OF[card]
    state.trick = ()
    state.led = NOBODY
    state.leader = state.to_act = winner
    if state.counts_tricks:
        state.tricks[winner] = state.tricks[winner] + 1
    if state.news is not None:
        state.tell("won", seat=winner, card=NAME[card])
    if state.middle >> 3 * species & 7:
        state.middle -= 1 << 3 * species
        state.chips += 1 << 9 * winner + 3 * species
        if state.news is not None:
            state.tell("chip", seat=winner, species=SPECIES[species])
    elif state.holder(species) == winner:
        state.contested = species
        state.phase = at_phase.LOSER
        return
    else:
        _take_loser(state, winner, species)
    lead_next(state)


def _take_loser(state: OracleState, winner: Seat, species: int) -> None:
    """ORA-18. The loser chip comes from the middle, or from the seat that holds it."""
    holder = state.holder(species)
    state.give_loser(species, winner)
    if state.news is None:
        return
    if holder == NOBODY:
        state.tell("loser", seat=winner, species=SPECIES[species])
    else:
        state.tell("loser-moved", seat=winner, other=holder, species=SPECIES[species])
