"""Mining: finds puzzles in bots' games, at decisions that a weak bot got wrong and where one action is clearly best."""

import statistics
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from adyton.bots.bot import Bot
from adyton.bots.duel import Trials
from adyton.bots.levels import Maker
from adyton.bots.loop import play_on
from adyton.bots.puzzle import Puzzle
from adyton.bots.review import FRESH, DecisionReview
from adyton.bots.search import Search, SearchBot
from adyton.bots.verdict import Case
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.engine.view import View

BATCH: Final = 20  # playouts between two looks at a comparison
FEWEST_CHOICES: Final = 3  # actions that differ; a choice between two is no puzzle
BUDGET_MS: Final = 100  # how long a player may think about a move
PATIENT_MS: Final = 600_000  # no bot that is tested for its answer runs out of time
STRONG_SEEDS: Final = (1, 2, 3)  # the strongest bot must find the answer with each
WEAK_SEEDS: Final = (11, 12, 13)  # tries of each other bot, which tell how difficult a puzzle is
EASIEST: Final = 15.0  # the rating of a puzzle that every bot solves
HARDEST: Final = 35.0  # that of a puzzle that none of the weaker bots solves

# For a view: what gives actions that are the same for the game, such as with two equal dice, the same key.
Likeness: TypeAlias = Callable[[View], Callable[[Action], Hashable]]


def all_differ(view: View) -> Callable[[Action], Hashable]:
    """Return what tells every action from every other."""
    return lambda action: action


def any_decision(case: Case) -> bool:
    """Return that every decision may become a puzzle."""
    return True


class Dropped(Exception):
    """A candidate that makes no puzzle."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Report:
    """What a search for puzzles looked at, and why it did not keep the rest."""

    def __init__(self, said: Mapping[str, Any] | None = None) -> None:
        said = said or {}
        self.games: int = said.get("games", 0)
        self.decisions: int = said.get("decisions", 0)
        self.candidates: int = said.get("candidates", 0)
        self.kept: int = said.get("kept", 0)
        self.dropped: dict[str, int] = dict(said.get("dropped", {}))

    def drop(self, reason: str) -> None:
        self.dropped[reason] = self.dropped.get(reason, 0) + 1

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "candidates": self.candidates,
            "kept": self.kept,
            "dropped": dict(sorted(self.dropped.items())),
        }


class Miner(ABC):
    """How puzzles of a game are found."""

    @abstractmethod
    def mine(self, game: AnyGame, bots: Mapping[str, Maker], seed: int, report: Report) -> Iterator[Puzzle]:
        """Yield the puzzles of one game that is played with this seed, and note in the report what was dropped."""


@dataclass(frozen=True, kw_only=True)
class Diligence:
    """How sure a puzzle must be."""

    margin: float = 1.0  # how far every other action falls behind the best, in the unit of the reviews
    iterations: int = 300  # of the search that finds the best action
    pairs: int = 120  # of playouts in which it is compared with each other action
    again: int = 3  # times as many, to check a puzzle that was found
    seats: tuple[int, ...] = ()  # how many play, in turn; empty: every number that the game allows
    players: tuple[str, ...] = ("easy", "greedy", "normal")  # whose games are searched; the seats take turns


class DecisionMiner(Miner):
    """Finds puzzles among the decisions that a review judges.

    A candidate is a turning point: search prefers another action to the one that a weak bot took, by
    the margin. It is kept if every other action is behind by the margin too, if a second look with
    fresh draws and more playouts agrees, and if the strongest bot finds the answer each time.
    """

    def __init__(
        self,
        review: DecisionReview,
        diligence: Diligence,
        likeness: Likeness = all_differ,
        fits: Callable[[Case], bool] = any_decision,
    ) -> None:
        self.review = review
        self.diligence = diligence
        self.likeness = likeness
        self.fits = fits

    def mine(self, game: AnyGame, bots: Mapping[str, Maker], seed: int, report: Report) -> Iterator[Puzzle]:
        chairs = self.diligence.seats or game.chairs
        seats = chairs[seed % len(chairs)]
        playing = Playing.open(game, game.options(), [str(seat) for seat in range(seats)], FastRng(seed))
        play_on(playing, [self._player(game, bots, seed, seat) for seat in range(seats)], BUDGET_MS)
        report.games += 1
        cases = [case for case in self.review.cases(game, playing.record) if self.fits(case)]
        Random(seed).shuffle(cases)  # noqa: S311 - no secret
        for case in cases:
            report.decisions += 1
            try:
                found = self._puzzle(game, bots, playing, seed, case, report)
            except Dropped as error:
                report.drop(error.reason)
                continue
            if found is not None:
                report.kept += 1
                yield found
                return  # one from each game, so that they differ

    def _player(self, game: AnyGame, bots: Mapping[str, Maker], seed: int, seat: int) -> Bot:
        names = [name for name in self.diligence.players if name in bots] or list(bots)
        return bots[names[(seed + seat) % len(names)]](game, seed * 8 + seat)

    def _puzzle(
        self, game: AnyGame, bots: Mapping[str, Maker], playing: Playing[Any, Any], seed: int, case: Case,
        report: Report,
    ) -> Puzzle | None:  # fmt: skip
        """Return the puzzle that this decision makes; None if it is no candidate. Raises Dropped."""
        key = self.likeness(case.view)
        kinds = {action: key(action) for action in case.legal}
        best = self._turning_to(game, case, kinds)
        if best is None:
            return None
        report.candidates += 1
        costs = self._confirmed_costs(game, case, kinds, best)
        answers = [action for action in case.legal if kinds[action] == kinds[best]]
        assert case.seat is not None
        return Puzzle(
            seats=playing.state.seats,
            seed=seed,
            opening=opening_of(playing, case.line),
            you=case.seat,
            best=tuple(action.text for action in answers),
            rating=_rating(game, bots, case, answers),
            options=playing.header.options,
            costs={one.text: round(costs[kinds[one]], 2) for one in case.legal if one not in answers},
        )

    def _turning_to(self, game: AnyGame, case: Case, kinds: Mapping[Action, Hashable]) -> Action | None:
        """Return the better action if the decision is a turning point with enough choices."""
        assert case.made is not None
        if len(set(kinds.values())) < FEWEST_CHOICES:
            return None
        best = self._searched(game, case, self.diligence.iterations, 0)
        is_turning = kinds[best] != kinds[case.made] and self._is_ahead(game, case, best, case.made)
        return best if is_turning else None

    def _confirmed_costs(
        self, game: AnyGame, case: Case, kinds: Mapping[Action, Hashable], best: Action
    ) -> dict[Hashable, float]:
        """Return how far each other kind of action is behind, after two looks that agree; raises Dropped."""
        rivals = _one_of_each(case.legal, kinds, best)
        again = self.diligence.again
        if self._costs(game, case, best, rivals, FRESH, 1) is None:
            raise Dropped("close")
        if kinds[self._searched(game, case, again * self.diligence.iterations, 3 * FRESH)] != kinds[best]:
            raise Dropped("search disagrees")
        costs = self._costs(game, case, best, rivals, 2 * FRESH, again)
        if costs is None:
            raise Dropped("not confirmed")
        return {kinds[rival]: cost for rival, cost in costs.items()}

    def _searched(self, game: AnyGame, case: Case, iterations: int, fresh: int) -> Action:
        """Return the action that search prefers."""
        search = Search(game, self.review.guide(), case.view, case.legal, FastRng(case.line + fresh))
        search.run(iterations)
        return search.weighed()[0].action

    def _is_ahead(self, game: AnyGame, case: Case, best: Action, made: Action) -> bool:
        search = Search(game, self.review.guide(), case.view, (best, made), FastRng(case.line + FRESH))
        return self._lead(Trials(search), best, made, self.diligence.pairs) is not None

    def _costs(
        self, game: AnyGame, case: Case, best: Action, rivals: Sequence[Action], fresh: int, times: int
    ) -> dict[Action, float] | None:
        """Return how far each rival is behind; None as soon as one is not clearly behind."""
        search = Search(game, self.review.guide(), case.view, case.legal, FastRng(case.line + fresh))
        trials, costs = Trials(search), {}
        for rival in sorted(rivals, key=lambda action: -search.behind[action]):
            lead = self._lead(trials, best, rival, times * self.diligence.pairs)
            if lead is None:
                return None
            costs[rival] = lead
        return costs

    def _lead(self, trials: Trials, best: Action, rival: Action, pairs: int) -> float | None:
        """Return how far the best is ahead; None if it may be by less than the margin."""
        margin = self.diligence.margin
        for count in range(2 * BATCH, pairs + 1, BATCH):
            found = trials.lead(best, rival, count)
            if found.highest < margin:
                return None
            if found.lowest >= margin:
                return found.lead
        return None


def opening_of(playing: Playing[Any, Any], line: int) -> tuple[str, ...]:
    """Return what the seats did before this line."""
    return tuple(f"{entry.seat}: {entry.do}" for entry in playing.moves.before(line) if entry.seat >= 0)


def _one_of_each(legal: Sequence[Action], kinds: Mapping[Action, Hashable], best: Action) -> list[Action]:
    """Return one action of each kind, without those like the best."""
    firsts = {kinds[action]: action for action in reversed(legal)}
    return [action for kind, action in firsts.items() if kind != kinds[best]]


def _rating(game: AnyGame, bots: Mapping[str, Maker], case: Case, answers: Sequence[Action]) -> float:
    """Return how difficult a puzzle is: how many of the weaker bots fail. Raises Dropped if the strongest does."""
    *weaker, strongest = bots.values()
    if any(_answer(game, strongest, each, case) not in answers for each in STRONG_SEEDS):
        raise Dropped("strong bot disagrees")
    tries = [_answer(game, maker, each, case) in answers for maker in weaker for each in WEAK_SEEDS]
    return round(HARDEST - (HARDEST - EASIEST) * statistics.fmean(tries), 1)


def _answer(game: AnyGame, maker: Maker, seed: int, case: Case) -> Action:
    bot = maker(game, seed)
    if isinstance(bot, SearchBot):
        bot.ms = PATIENT_MS
    return bot.choose(case.view, case.legal, PATIENT_MS)
