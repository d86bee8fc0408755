"""The phases of Oracle, in the order of the rules."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.phase import ChancePhase, OverPhase, Phase
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import SOLO, Seat, Turn
from adyton.games.oracle import actions
from adyton.games.oracle import state as at_phase
from adyton.games.oracle.actions import CHOOSE, DISCARD, FORETELL, KEEP, PASS, PLAY, PLAYS, RETURN, Pair, pairs, plays
from adyton.games.oracle.parts import (
    BIT,
    CARDS,
    COLOUR,
    COLOURS,
    DECK_SIZE,
    HAND,
    KEPT,
    NAME,
    PROPHECIES,
    SPECIES,
    SPECIES_OF,
)
from adyton.games.oracle.scoring import tally_round, winner_of
from adyton.games.oracle.state import NOBODY, OracleState


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


class Deal(ChancePhase[OracleState]):
    """ORA-10. The cards are dealt evenly, seat by seat."""

    name = "deal"
    clause = "ORA-10"

    def odds(self, state: OracleState) -> Sequence[tuple[Action, int]]:
        return state.bag.odds(actions.DEAL)

    def chance(self, state: OracleState, rng: Rng) -> Action:
        return actions.DEAL[state.bag.pick(rng)]

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        state.bag.take(action.index)
        left = len(state.bag)
        state.hands[left // HAND[state.seats]] |= BIT[action.index]
        if left == 0:
            state.phase = at_phase.FORETELL


class Foretell(ChancePhase[OracleState]):
    """ORA-11, ORA-26. The prophecies are dealt; in the draft, also those that its first seat takes."""

    name = "foretell"
    clause = "ORA-11"

    def odds(self, state: OracleState) -> Sequence[tuple[Action, int]]:
        return state.pile.odds(FORETELL)

    def chance(self, state: OracleState, rng: Rng) -> Action:
        return FORETELL[state.pile.pick(rng)]

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        receiver = _receiver(state)
        state.pile.take(action.index)
        state.held[receiver].append(action.index)
        state.held[receiver].sort()
        if state.to_act != NOBODY:
            if len(state.held[receiver]) == 2 * KEPT:
                state.phase = at_phase.DRAFT
        elif DECK_SIZE - len(state.pile) == _each(state) * state.seats:
            _begin_choice(state)


def _each(state: OracleState) -> int:
    return KEPT if state.options.draft else PROPHECIES[state.seats]


def _receiver(state: OracleState) -> Seat:
    """The seats are served one after the other; once the draft has begun, the first of its lap."""
    if state.to_act != NOBODY:
        return state.to_act
    return (DECK_SIZE - len(state.pile)) // _each(state)


def _begin_choice(state: OracleState) -> None:
    state.tell("dealt", round=state.round + 1, seat=state.dealer)
    if state.options.draft:
        state.to_act = state.left(state.dealer)  # and nature hands him two more
    else:
        state.phase = at_phase.CHOICE


class Choice(Phase[OracleState]):
    """ORA-12. All at the same time choose two of their prophecies to keep."""

    name = "choice"
    clause = "ORA-12"

    def turn(self, state: OracleState) -> Turn:
        return Turn(tuple([seat for seat in range(state.seats) if not state.chosen[seat]]))

    def legal(self, state: OracleState, seat: Seat) -> Sequence[Action]:
        return pairs(CHOOSE, state.held[seat])

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Pair)
        kept = [action.first, action.second]
        state.aside[seat] = [number for number in state.held[seat] if number not in kept]
        state.held[seat] = kept
        state.chosen[seat] = True
        state.tell("chosen", seat=seat)
        if all(state.chosen):
            begin_tricks(state)

    def reason(self, state: OracleState, seat: Seat, action: Action, at: int) -> Refusal:
        return _not_held(state, seat, action, "choose", self.clause)


class Draft(Phase[OracleState]):
    """ORA-27. Who holds four prophecies hands two to his left; the dealer lays two open."""

    name = "draft"
    clause = "ORA-27"

    def turn(self, state: OracleState) -> Turn:
        return SOLO[state.to_act]

    def legal(self, state: OracleState, seat: Seat) -> Sequence[Action]:
        return pairs(DISCARD if seat == state.dealer else PASS, state.held[seat])

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Pair)
        given = [action.first, action.second]
        state.held[seat] = [number for number in state.held[seat] if number not in given]
        if seat == state.dealer:
            state.discards.extend(given)
            state.tell("laid-open", seat=seat, first=action.first + 1, second=action.second + 1)
            _next_lap(state)
        else:
            state.passed[seat].extend(given)
            state.to_act = state.left(seat)
            state.held[state.to_act] = sorted(state.held[state.to_act] + given)
            state.tell("handed", seat=seat, other=state.to_act)

    def reason(self, state: OracleState, seat: Seat, action: Action, at: int) -> Refusal:
        return _not_held(state, seat, action, "discard" if seat == state.dealer else "pass", self.clause)


def _next_lap(state: OracleState) -> None:
    """ORA-28. Again from the dealer's left neighbour, until the pile is empty."""
    state.lap += 1
    state.to_act = state.left(state.dealer)
    if state.lap < state.laps:
        state.phase = at_phase.FORETELL
    else:
        state.chosen = [True] * state.seats
        begin_tricks(state)


def _not_held(state: OracleState, seat: Seat, action: Action, verb: str, clause: str) -> Refusal:
    if not (isinstance(action, Pair) and action.text.startswith(verb)):
        return NOT_NOW
    missing = [number for number in (action.first, action.second) if number not in state.held[seat]]
    return Refusal("not-held", {"number": missing[0] + 1}, clause)


class FollowTrick(Phase[OracleState]):
    """ORA-13. Clockwise, each plays a card; the led colour must be followed."""

    name = "trick"
    clause = "ORA-13"

    def turn(self, state: OracleState) -> Turn:
        return SOLO[state.to_act]

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
        colour = COLOUR[card]
        state.hands[seat] ^= BIT[card]
        state.played |= BIT[card]
        if state.led == NOBODY:
            state.led = colour
        elif colour != state.led:
            state.voids[seat] |= 1 << state.led
        state.trick.append(card)
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


class LoserChip(Phase[OracleState]):
    """ORA-19. Who wins a trick of a species whose loser chip he holds may put that chip back."""

    name = "loser"
    clause = "ORA-19"

    def turn(self, state: OracleState) -> Turn:
        return SOLO[state.to_act]

    def legal(self, state: OracleState, seat: Seat) -> Sequence[Action]:
        return (RETURN, KEEP)

    def play(self, state: OracleState, seat: Seat, action: Action, at: int) -> None:
        species = state.contested
        state.contested = NOBODY
        if action is RETURN:
            state.losers[species] = NOBODY
        state.tell("returned" if action is RETURN else "kept", seat=seat, species=SPECIES[species])
        lead_next(state)


class Over(OverPhase[OracleState]):
    """ORA-25. As many rounds as players have been played."""

    clause = "ORA-25"


def open_round(state: OracleState) -> None:
    """ORA-9 to ORA-11. Chips to the middle, cards and prophecies shuffled."""
    in_play = state.in_play
    state.clear_round()
    state.hands = [0] * state.seats
    state.bag = Bag([card for card in range(CARDS) if in_play & BIT[card]])
    state.pile = Bag(range(DECK_SIZE))
    state.phase = at_phase.DEAL


def begin_tricks(state: OracleState) -> None:
    """ORA-13. The dealer's left neighbour leads."""
    state.leader = state.to_act = state.left(state.dealer)
    state.phase = at_phase.TRICK
    state.tell("begun", seat=state.leader)


def take_trick(state: OracleState) -> None:
    """ORA-14 to ORA-19. The winner takes a chip of the winning card's species."""
    place = winner_of(state.trick)
    card = state.trick[place]
    winner = (state.leader + place) % state.seats
    species = SPECIES_OF[card]
    state.trick = []
    state.led = NOBODY
    state.leader = state.to_act = winner
    if state.news is not None:
        state.tell("won", seat=winner, card=NAME[card])
    if state.middle[species]:
        state.middle[species] -= 1
        state.chips[winner][species] += 1
        state.tell("chip", seat=winner, species=SPECIES[species])
    elif state.losers[species] == winner:
        state.contested = species
        state.phase = at_phase.LOSER
        return
    else:
        _take_loser(state, winner, species)
    lead_next(state)


def _take_loser(state: OracleState, winner: Seat, species: int) -> None:
    """ORA-18. The loser chip comes from the middle, or from who holds it."""
    holder = state.losers[species]
    if holder == NOBODY:
        state.tell("loser", seat=winner, species=SPECIES[species])
    else:
        state.tell("loser-moved", seat=winner, other=holder, species=SPECIES[species])
    state.losers[species] = winner


def lead_next(state: OracleState) -> None:
    """ORA-20. The winner leads the next trick, until the hands are empty."""
    if state.hands[state.to_act]:
        state.phase = at_phase.TRICK
    else:
        close_round(state)


def close_round(state: OracleState) -> None:
    """ORA-21 to ORA-25. The round is scored; the next one, or the end."""
    tallies = tally_round(state)
    state.tallies.append(tallies)
    for seat, tally in enumerate(tallies):
        state.scores[seat] += tally.points
        state.tell("scored", seat=seat, stars=tally.stars, prophecies=sum(tally.paid), points=tally.points)
    state.round += 1
    if state.round == state.seats:
        state.phase = at_phase.OVER
        state.to_act = NOBODY
    else:
        state.dealer = state.left(state.dealer)
        open_round(state)


PHASES = (Removal(), FirstDealer(), Deal(), Foretell(), Choice(), Draft(), FollowTrick(), LoserChip(), Over())
