"""Reviews: what the strongest bot would have done at each decision of a record, and what the other choice cost."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from adyton.bots.duel import duel
from adyton.bots.hint import Hint, explained
from adyton.bots.roster import GUIDES
from adyton.bots.search import Search
from adyton.bots.verdict import Case, Verdict
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.replay import replay
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.games.delphi.bot.review import taken_away
from adyton.games.oraklos.bot.review import is_last_of_round, judged_round


class Effort:
    """How a game's decisions are judged: the playings that find what is better, and the pairs that compare it."""

    __slots__ = ("dearest", "iterations", "pairs")

    def __init__(self, iterations: int, pairs: int, dearest: float = math.inf) -> None:
        self.iterations = iterations
        self.pairs = pairs
        self.dearest = dearest  # no cost is told that is higher


# A race that is lost by one decision only means 'by all means': no more is told than what a task takes, in actions.
EFFORTS: Final = {"delphi": Effort(36, 60, 6.0), "keltis": Effort(300, 150), "oracle": Effort(300, 150)}
BUDGET_MS: Final = 60_000
FRESH: Final = 1 << 32  # added to the seed of a duel, so that it does not meet the luck by which its one side was found
LEAST: Final = 0.25  # a lead below it is no mistake, however sure
SURE: Final = 2.0  # nor is one that is not this many times its standard error
TURNING: Final = 3  # so many costly decisions at most are called turning points
BLUNDER: Final = 1.0  # if they cost at least this
AGAIN: Final = 3  # times as many pairs, before something is said to cost so much

# In what costs are told: where the race decides and not points, in actions.
UNITS: Final[dict[str, Literal["points", "actions"]]] = {
    "delphi": "actions",
    "keltis": "points",
    "oracle": "points",
    "oraklos": "points",
}
# Where the order of actions is free, a decision is held only against what it took away.
HELD_AGAINST: Final[dict[str, Callable[[Case], Sequence[Action]]]] = {"delphi": taken_away}
BY_ROUNDS: Final = frozenset(("oraklos",))  # in real time there are no decisions to point at, only what a round held


def review(game: AnyGame, record: Record, seat: Seat | None = None, iterations: int | None = None) -> Iterator[Verdict]:
    """A verdict on each decision, of one seat or of all; raises RecordError."""
    for case in cases(game, record):
        if seat is None or case.seat in (seat, None):
            yield from (one for one in judged(game, case, iterations) if seat in (None, one.seat))


def cases(game: AnyGame, record: Record) -> Iterator[Case]:
    """What there is to be judged: every decision with a choice, or every round; raises RecordError."""
    states = replay(game, record)
    _, before = next(states)
    for move, after in states:
        assert move is not None
        if game.slug in BY_ROUNDS:
            if is_last_of_round(before, after):
                yield Case(move.line, game.view(after, None), (), None)
        elif move.seat >= 0 and len(legal := game.legal(before, move.seat)) > 1:
            yield Case(move.line, game.view(before, move.seat), legal, move.action)
        before = after


def judged(game: AnyGame, case: Case, iterations: int | None = None, budget_ms: int = BUDGET_MS) -> list[Verdict]:
    """The verdicts on one case; without a number of iterations, by as many as the game needs."""
    if game.slug in BY_ROUNDS:
        return judged_round(case)
    return [_searched(game, case, iterations or EFFORTS[game.slug].iterations, budget_ms / 1000)]


def turning_points(costs: Sequence[float]) -> list[int]:
    """The places of the decisions that cost most, in the order of play."""
    costly = [place for place, cost in enumerate(costs) if cost >= BLUNDER]
    return sorted(sorted(costly, key=lambda place: -costs[place])[:TURNING])


def _searched(game: AnyGame, case: Case, iterations: int, seconds: float) -> Verdict:
    """What search finds to be better counts only if it stays so in as many fresh playings of both."""
    assert case.made is not None
    assert case.seat is not None
    begun = time.monotonic()
    choices = HELD_AGAINST.get(game.slug, _all)(case)
    better = _best(game, case, choices, iterations, begun + seconds / 2)
    cost = _cost(game, case, better, begun + seconds) if better is not case.made else 0.0
    hint = explained(game, case.view, [better, case.made]) if cost else Hint(case.made, "best")
    return Verdict(case.line, case.seat, case.made, hint, cost)


def _all(case: Case) -> Sequence[Action]:
    return case.legal


def _best(game: AnyGame, case: Case, choices: Sequence[Action], iterations: int, until: float) -> Action:
    search = Search(game, GUIDES[game.slug](), case.view, choices, FastRng(case.line))
    search.run(iterations, until)
    return search.weighed()[0].action


def _cost(game: AnyGame, case: Case, better: Action, until: float) -> float:
    """What the better promises more; what looks like a blunder is tried again, longer, and that counts."""
    effort = EFFORTS[game.slug]
    cost = _lead(game, case, better, FRESH, effort.pairs, until)
    if cost >= BLUNDER:
        cost = _lead(game, case, better, 2 * FRESH, AGAIN * effort.pairs, until)
    return min(effort.dearest, cost)


def _lead(game: AnyGame, case: Case, better: Action, fresh: int, pairs: int, until: float) -> float:
    """How far it is ahead in so many pairs of playings, where that is more than doubt."""
    assert case.made is not None
    search = Search(game, GUIDES[game.slug](), case.view, (better, case.made), FastRng(case.line + fresh))
    found = duel(search, better, case.made, pairs, until)
    return found.lead if found.lead > max(LEAST, SURE * found.doubt) else 0.0
