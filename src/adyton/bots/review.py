"""Reviews: what a strong bot would have done at each decision of a record, and what the other choice cost."""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from adyton.bots.duel import Trials, duel
from adyton.bots.hint import Hint, explained
from adyton.bots.reasons import Reasoning, no_reason
from adyton.bots.screening import best_rival
from adyton.bots.search import Guide, Search
from adyton.bots.thinking import thinking_s
from adyton.bots.verdict import Case, Step, Verdict
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.replay import replay
from adyton.engine.rng import FastRng

Unit: TypeAlias = Literal["points", "actions"]  # the unit of costs

FRESH: Final = 1 << 32  # added to the seed of a duel, so that its draws differ from those of the search
SEEDS_APART: Final = 4 * FRESH  # more than the steps of a review add
LEAST: Final = 0.25  # a smaller lead is no mistake
TURNING: Final = 3  # how many costly decisions are called turning points, at most
BLUNDER: Final = 1.0  # what a turning point costs at least
AGAIN: Final = 3  # times as many pairs, to confirm a blunder
# By step: what is added to the seed, and how many times as many pairs are played.
FRESH_PAIRS: Final[dict[Step, tuple[int, int]]] = {"compare": (FRESH, 1), "confirm": (2 * FRESH, AGAIN)}
ROUND_SECONDS: Final = 10.0  # for a review without search


class Effort:
    """How closely decisions are looked at, and how long the whole review may take."""

    __slots__ = ("dearest", "iterations", "most", "pairs", "seconds")

    def __init__(
        self, iterations: int, pairs: int, dearest: float = math.inf, most: int = 30, seconds: float = 30.0
    ) -> None:
        self.iterations = iterations  # playouts of the quick look at each decision
        self.pairs = pairs  # of playouts in a comparison
        self.dearest = dearest  # the highest cost that is shown
        self.most = most  # decisions that are compared after the quick look, at most
        self.seconds = seconds  # for the whole review


class Review(ABC):
    """How a game's records are judged."""

    unit: Unit = "points"
    most: int = 0  # decisions that are looked at more than once, at most
    seconds: float = ROUND_SECONDS  # for the whole review

    @abstractmethod
    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        """Yield what there is to judge; raises RecordError."""

    @abstractmethod
    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: float) -> list[Verdict]:
        """Return the verdicts on one case. The cost that a quick look finds is only a suspicion."""


class NoReview(Review):
    """The review of a game that no search can judge. It has no cases."""

    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        return iter(())

    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: float) -> list[Verdict]:
        return []


def all_choices(case: Case) -> Sequence[Action]:
    """Return everything that was legal, to compare the decision with."""
    return case.legal


class DecisionReview(Review):
    """Judges each decision by search.

    A quick look at every decision finds what may have been better. That counts as better only if it
    stays ahead in fresh playouts of both. `choices` returns what a decision is compared with.
    """

    def __init__(
        self,
        guide: Callable[[], Guide],
        effort: Effort | None = None,
        reason: Reasoning = no_reason,
        unit: Unit = "points",
        choices: Callable[[Case], Sequence[Action]] = all_choices,
        seed: int = 0,
    ) -> None:
        self.guide = guide
        self.effort = effort or Effort(iterations=100, pairs=60)
        self.reason = reason
        self.unit = unit
        self.choices = choices
        self.seed = seed

    @property
    def most(self) -> int:  # type: ignore[override]  # it may change with the effort
        return self.effort.most

    @property
    def seconds(self) -> float:  # type: ignore[override]  # the same
        return self.effort.seconds

    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        """Yield every decision with a choice."""
        states = replay(game, record)
        _, before = next(states)
        for move, after in states:
            assert move is not None
            if move.seat >= 0 and len(legal := game.legal(before, move.seat)) > 1:
                yield Case(move.line, game.view(before, move.seat), legal, move.action)
            before = after

    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: float) -> list[Verdict]:
        assert case.made is not None
        assert case.seat is not None
        until = thinking_s() + budget_ms / 1000
        if case.better is None:
            hint, cost = self._screened(game, case, iterations or self.effort.iterations, until)
        else:
            hint, cost = self._compared(game, case, case.better, until)
        return [Verdict(case.line, case.seat, case.made, hint, cost)]

    def _screened(self, game: AnyGame, case: Case, iterations: int, until: float) -> tuple[Hint, float]:
        """Return what may have been better, and by how much."""
        assert case.made is not None
        choices = self.choices(case)
        if len(choices) > 1:
            search = Search(game, self.guide(), case.view, choices, self._rng(case, 0), paired=True)
            rival = best_rival(Trials(search, until), case.made, iterations, LEAST)
            if rival is not None:
                return Hint(rival.action, "best"), rival.lead
        return Hint(case.made, "best"), 0.0

    def _compared(self, game: AnyGame, case: Case, better: Action, until: float) -> tuple[Hint, float]:
        """Return whether it was better in fresh playouts of both, and by how much."""
        assert case.made is not None
        cost = min(self.effort.dearest, self._lead(game, case, better, until))
        return explained(self.reason, case.view, [better, case.made]) if cost else Hint(case.made, "best"), cost

    def _lead(self, game: AnyGame, case: Case, better: Action, until: float) -> float:
        """Return how far it is ahead, or 0 if that may be chance."""
        assert case.made is not None
        fresh, times = FRESH_PAIRS[case.step]
        search = Search(game, self.guide(), case.view, (better, case.made), self._rng(case, fresh), paired=True)
        found = duel(search, better, case.made, times * self.effort.pairs, until, LEAST)
        return found.lead if found.lead > LEAST and found.lowest > 0 else 0.0

    def _rng(self, case: Case, fresh: int) -> FastRng:
        return FastRng(case.line + fresh + self.seed * SEEDS_APART)


def turning_points(costs: Sequence[float]) -> list[int]:
    """Return the places of the decisions that cost most, in the order of play."""
    costly = [place for place, cost in enumerate(costs) if cost >= BLUNDER]
    return sorted(sorted(costly, key=lambda place: -costs[place])[:TURNING])
