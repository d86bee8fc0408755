"""How a round of Oracle opens, goes from trick to trick, and closes."""

from typing import Final

from adyton.engine.bag import Bag
from adyton.engine.phase import Phase
from adyton.engine.seat import SOLO, Seat, Turn
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.parts import CARDS, COLOUR, DECK_SIZE
from adyton.games.oracle.rules.scoring import tally_round
from adyton.games.oracle.rules.state import NOBODY, OracleState

# IN_PLAY[0]: all cards; IN_PLAY[colour + 1]: those of the other four colours (ORA-5).
IN_PLAY: Final = tuple(tuple(card for card in range(CARDS) if COLOUR[card] != removed) for removed in range(-1, 5))
PROPHECY_NUMBERS: Final = tuple(range(DECK_SIZE))


class ActorPhase(Phase[OracleState]):
    """A question to one seat."""

    def turn(self, state: OracleState) -> Turn:
        return SOLO[state.to_act]

    def asks(self, state: OracleState, seat: Seat) -> bool:
        return seat == state.to_act


def open_round(state: OracleState) -> None:
    """ORA-9 to ORA-11. Chips to the middle, cards and prophecies shuffled."""
    state.clear_round()
    state.hands = [0] * state.seats
    state.bag = Bag.of_sorted(IN_PLAY[state.removed + 1])
    state.pile = Bag.of_sorted(PROPHECY_NUMBERS)
    state.phase = at_phase.DEAL


def begin_tricks(state: OracleState) -> None:
    """ORA-13. The dealer's left neighbour leads."""
    state.leader = state.to_act = state.left(state.dealer)
    state.phase = at_phase.TRICK
    state.tell("begun", seat=state.leader)


def lead_next(state: OracleState) -> None:
    """ORA-20. Let the winner lead the next trick, until the hands are empty."""
    if state.hands[state.to_act]:
        state.phase = at_phase.TRICK
    else:
        close_round(state)


def close_round(state: OracleState) -> None:
    """ORA-21 to ORA-25. Score the round; begin the next one or end the game."""
    tallies = tally_round(state)
    state.tallies.append(tallies)
    for seat, tally in enumerate(tallies):
        points = tally.points
        state.scores[seat] = state.scores[seat] + points
        if state.news is not None:
            state.tell("scored", seat=seat, stars=tally.stars, prophecies=sum(tally.paid), points=points)
    state.round += 1
    if state.round == state.seats:
        state.phase = at_phase.OVER
        state.to_act = NOBODY
    else:
        state.dealer = state.left(state.dealer)
        open_round(state)
