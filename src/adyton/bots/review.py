"""Reviews: what a strong bot would have done at each decision of a record, and what the other choice cost."""

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from adyton.bots.duel import duel
from adyton.bots.hint import Hint, explained
from adyton.bots.reasons import Reasoning, no_reason
from adyton.bots.search import Guide, Search
from adyton.bots.verdict import Case, Verdict
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.replay import replay
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat

Unit: TypeAlias = Literal["points", "actions"]  # the unit of costs

BUDGET_MS: Final = 60_000
FRESH: Final = 1 << 32  # added to the seed of a duel, so that its draws differ from those of the search
LEAST: Final = 0.25  # a smaller lead is no mistake
SURE: Final = 2.0  # a lead must be this many times its standard error
TURNING: Final = 3  # how many costly decisions are called turning points, at most
BLUNDER: Final = 1.0  # what a turning point costs at least
AGAIN: Final = 3  # times as many pairs, to confirm a blunder


class Effort:
    """How decisions are judged: the playings that find what is better, and the pairs that compare it."""

    __slots__ = ("dearest", "iterations", "pairs")

    def __init__(self, iterations: int, pairs: int, dearest: float = math.inf) -> None:
        self.iterations = iterations
        self.pairs = pairs
        self.dearest = dearest  # the highest cost that is shown


class Review(ABC):
    """How a game's records are judged."""

    unit: Unit = "points"
    iterations: int | None = None  # the default, if it searches

    @abstractmethod
    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        """Yield what there is to judge; raises RecordError."""

    @abstractmethod
    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: int) -> list[Verdict]:
        """Return the verdicts on one case."""


class NoReview(Review):
    """The review of a game that no search can judge. It has no cases."""

    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        return iter(())

    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: int) -> list[Verdict]:
        return []


def all_choices(case: Case) -> Sequence[Action]:
    """Return everything that was legal, to compare the decision with."""
    return case.legal


class DecisionReview(Review):
    """Judges each decision by search.

    An action that search prefers counts as better only if it stays ahead in as many fresh playings
    of both. `choices` returns what a decision is compared with.
    """

    def __init__(
        self,
        guide: Callable[[], Guide],
        effort: Effort | None = None,
        reason: Reasoning = no_reason,
        unit: Unit = "points",
        choices: Callable[[Case], Sequence[Action]] = all_choices,
    ) -> None:
        self.guide = guide
        self.effort = effort or Effort(iterations=100, pairs=60)
        self.reason = reason
        self.unit = unit
        self.choices = choices

    @property
    def iterations(self) -> int:  # type: ignore[override]  # it may change with the effort
        return self.effort.iterations

    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        """Yield every decision with a choice."""
        states = replay(game, record)
        _, before = next(states)
        for move, after in states:
            assert move is not None
            if move.seat >= 0 and len(legal := game.legal(before, move.seat)) > 1:
                yield Case(move.line, game.view(before, move.seat), legal, move.action)
            before = after

    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: int) -> list[Verdict]:
        assert case.made is not None
        assert case.seat is not None
        begun, seconds = time.monotonic(), budget_ms / 1000
        better = self._best(game, case, iterations or self.effort.iterations, begun + seconds / 2)
        cost = self._cost(game, case, better, begun + seconds) if better is not case.made else 0.0
        hint = explained(self.reason, case.view, [better, case.made]) if cost else Hint(case.made, "best")
        return [Verdict(case.line, case.seat, case.made, hint, cost)]

    def _best(self, game: AnyGame, case: Case, iterations: int, until: float) -> Action:
        search = Search(game, self.guide(), case.view, self.choices(case), FastRng(case.line))
        search.run(iterations, until)
        return search.weighed()[0].action

    def _cost(self, game: AnyGame, case: Case, better: Action, until: float) -> float:
        """Return how much more the better action promises.

        A blunder is measured again, longer, and that result counts.
        """
        effort = self.effort
        cost = self._lead(game, case, better, FRESH, effort.pairs, until)
        if cost >= BLUNDER:
            cost = self._lead(game, case, better, 2 * FRESH, AGAIN * effort.pairs, until)
        return min(effort.dearest, cost)

    def _lead(self, game: AnyGame, case: Case, better: Action, fresh: int, pairs: int, until: float) -> float:
        """Return how far it is ahead in this many pairs of playings, or 0 if that may be chance."""
        assert case.made is not None
        search = Search(game, self.guide(), case.view, (better, case.made), FastRng(case.line + fresh))
        found = duel(search, better, case.made, pairs, until)
        return found.lead if found.lead > max(LEAST, SURE * found.doubt) else 0.0


def review(
    by: Review, game: AnyGame, record: Record, seat: Seat | None = None, iterations: int | None = None
) -> Iterator[Verdict]:
    """Yield a verdict on each decision, of one seat or of all; raises RecordError."""
    for case in by.cases(game, record):
        if seat is None or case.seat in (seat, None):
            verdicts = by.judge(game, case, iterations, BUDGET_MS)
            yield from (one for one in verdicts if seat in (None, one.seat))


def turning_points(costs: Sequence[float]) -> list[int]:
    """Return the places of the decisions that cost most, in the order of play."""
    costly = [place for place, cost in enumerate(costs) if cost >= BLUNDER]
    return sorted(sorted(costly, key=lambda place: -costs[place])[:TURNING])
