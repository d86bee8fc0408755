"""Reviews: what the strongest bot would have done at each decision of a record, and what the other choice cost."""

import time
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from adyton.bots.delphi_review import judged_by_plan
from adyton.bots.hint import Hint, explained
from adyton.bots.oraklos_review import is_last_of_round, judged_round
from adyton.bots.roster import GUIDES
from adyton.bots.search import Search
from adyton.bots.verdict import Case, Verdict
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.replay import replay
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat

ITERATIONS: Final = 300
BUDGET_MS: Final = 60_000
TRIES: Final = 30  # of the move that was made, at least
TURNING: Final = 3  # so many costly decisions are called turning points

# In what costs are told: where the race decides and not points, in actions.
UNITS: Final[dict[str, Literal["points", "actions"]]] = {
    "delphi": "actions",
    "keltis": "points",
    "oracle": "points",
    "oraklos": "points",
}
BY_ROUNDS: Final = frozenset(("oraklos",))  # in real time there are no decisions to point at, only what a round held


def review(game: AnyGame, record: Record, seat: Seat | None = None, iterations: int = ITERATIONS) -> Iterator[Verdict]:
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


def judged(game: AnyGame, case: Case, iterations: int = ITERATIONS, budget_ms: int = BUDGET_MS) -> list[Verdict]:
    """The verdicts on one case: by search or, where a game is not searched, by the best that is known of it."""
    if game.slug in BY_ROUNDS:
        return judged_round(case)
    if game.slug in GUIDES:
        return [_searched(game, case, iterations, budget_ms)]
    return [judged_by_plan(case)]


def turning_points(costs: Sequence[float]) -> list[int]:
    """The places of the decisions that cost most, in the order of play."""
    costly = [place for place, cost in enumerate(costs) if cost > 0]
    return sorted(sorted(costly, key=lambda place: -costs[place])[:TURNING])


def _searched(game: AnyGame, case: Case, iterations: int, budget_ms: int) -> Verdict:
    assert case.made is not None
    assert case.seat is not None
    search = Search(game, GUIDES[game.slug](), case.view, case.legal, FastRng(case.line))
    search.run(iterations, time.monotonic() + budget_ms / 1000)
    made = search.root.children.get(case.made)
    for _ in range(TRIES - (made.visits if made is not None else 0)):
        search.iterate(case.made)
    weighed = search.weighed()
    if weighed[0].action is case.made:
        return Verdict(case.line, case.seat, case.made, Hint(case.made, "best"), 0.0)
    advice = explained(game, case.view, [one.action for one in weighed])
    value = next(one.value for one in weighed if one.action is case.made)
    return Verdict(case.line, case.seat, case.made, advice, max(0.0, weighed[0].value - value))
