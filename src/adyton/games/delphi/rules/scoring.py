"""Who has won (DEL-40)."""

from adyton.engine.game import Outcome
from adyton.engine.seat import places_of
from adyton.games.delphi.rules.state import DelphiState

ARRIVAL = "arrival"
CARDS = "cards"
FAVOR = "favor"
SHARED = "shared"

# A score that orders the seats as the rules do: arrival, then oracle cards, then favor.
ARRIVED = 10**12
CARD = 10**9


def outcome_of(state: DelphiState) -> Outcome:
    """Return tasks done as points. Arrival and tie-breaks decide the places, for the others their tasks."""
    points = tuple(tasks_done(state, seat) for seat in range(state.seats))
    places = places_of(tuple(rank(state, seat) for seat in range(state.seats)))
    return Outcome(points, places, ending_of(state))


def tasks_done(state: DelphiState, seat: int) -> int:
    return state.shrine.count(seat) + sum(done[seat].bit_count() for done in state.done)


def rank(state: DelphiState, seat: int) -> int:
    if not state.arrived >> seat & 1:
        return -state.tasks_left(seat)
    return ARRIVED + CARD * oracle_cards(state, seat) + state.favor[seat]


def oracle_cards(state: DelphiState, seat: int) -> int:
    return sum(state.cards[seat])


def ending_of(state: DelphiState) -> str:
    """Return what decided between the seats that arrived."""
    home = [seat for seat in range(state.seats) if state.arrived >> seat & 1]
    if len(home) == 1:
        return ARRIVAL
    cards = [oracle_cards(state, seat) for seat in home]
    if cards.count(max(cards)) == 1:
        return CARDS
    favor = [state.favor[seat] for seat in home if oracle_cards(state, seat) == max(cards)]
    return FAVOR if favor.count(max(favor)) == 1 else SHARED
