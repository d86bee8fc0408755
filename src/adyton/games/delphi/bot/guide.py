"""What guides the search in Delphi: the greedy plan for the moves, and the rounds still needed for the value."""

from collections.abc import Sequence

from adyton.bots.search import Guide
from adyton.engine.action import Action
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.delphi.bot.judgement import DelphiJudgement, Turn, answer
from adyton.games.delphi.bot.value import rounds
from adyton.games.delphi.bot.worths import ACTIONS_A_ROUND, VICTORY
from adyton.games.delphi.rules.agenda import ACT, OVER
from adyton.games.delphi.rules.scoring import outcome_of
from adyton.games.delphi.rules.state import DelphiState


class DelphiGuide(Guide):
    """Search looks to the end of the turn; everybody goes on by the plan."""

    spread: float = 1.5  # values are in actions: two good moves differ by one or two
    trust: float = 3.0  # the plan knows the way home, which a few imagined turns do not show
    turns: int = 1

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        return DelphiJudgement().rates(view, legal, rng)

    def reply(self, state: DelphiState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        rates = Turn(state, seat).rates(legal) if state.phase == ACT else [answer(state, seat, one) for one in legal]
        return legal[rates.index(max(rates))]

    def mark(self, state: DelphiState) -> int:
        return turn_number(state)

    def is_far(self, state: DelphiState, mark: int, decisions: int) -> bool:
        return turn_number(state) >= mark + self.turns

    def values(self, state: DelphiState) -> list[float]:
        """Return the leads and, at the end, a bonus for the victory.

        The bonus is added to the lead. If it replaced the lead, a bot far ahead would rather not
        end the race.
        """
        if state.phase != OVER:
            return leads([rounds(state, seat) for seat in range(state.seats)])
        needed = [0.0 if state.arrived >> seat & 1 else rounds(state, seat) for seat in range(state.seats)]
        places = outcome_of(state).places
        won = [VICTORY / places.count(1) if place == 1 else -VICTORY for place in places]
        return [victory + lead for victory, lead in zip(won, leads(needed), strict=True)]


class FarDelphiGuide(DelphiGuide):
    """Search looks to the end of the next player's turn too."""

    turns: int = 2


def leads(needed: Sequence[float]) -> list[float]:
    """Return how far each seat is ahead of the others' mean, in actions, by the rounds that they need."""
    total = sum(needed)
    return [ACTIONS_A_ROUND * ((total - own) / (len(needed) - 1) - own) for own in needed]


def turn_number(state: DelphiState) -> int:
    """Return how many turns have begun."""
    return state.round * state.seats + (state.active - state.first) % state.seats
