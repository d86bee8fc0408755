"""Reviews: what the strongest bot would have done at each decision of a record, and what the other choice cost."""

from collections.abc import Iterator, Sequence
from typing import Final

from adyton.bots.hint import Hint, explained
from adyton.bots.roster import GUIDES
from adyton.bots.search import Search, Weighed
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.replay import replay
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.engine.state import State

ITERATIONS: Final = 300
TRIES: Final = 30  # of the move that was made, at least
TURNING: Final = 3  # so many costly decisions are called turning points


class Verdict:
    """One decision: who made it in which line, what was done, what the bot would have done and why, and the cost.

    The cost is in expected points of the lead over the others; it is never below 0.
    """

    __slots__ = ("action", "cost", "hint", "line", "seat")

    def __init__(self, line: int, seat: Seat, action: Action, hint: Hint, cost: float) -> None:
        self.line = line
        self.seat = seat
        self.action = action
        self.hint = hint
        self.cost = cost


def review(game: AnyGame, record: Record, seat: Seat | None = None, iterations: int = ITERATIONS) -> Iterator[Verdict]:
    """A verdict on each decision, of one seat or of all; raises RecordError. The game must have a guide."""
    states = replay(game, record)
    _, before = next(states)
    for move, after in states:
        assert move is not None
        if move.seat >= 0 and seat in (None, move.seat):
            verdict = _judged(game, before, move.line, move.seat, move.action, iterations)
            if verdict is not None:
                yield verdict
        before = after


def turning_points(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions that cost most, in the order of play."""
    costly = sorted((one for one in verdicts if one.cost > 0), key=lambda one: -one.cost)[:TURNING]
    return sorted(costly, key=lambda one: one.line)


def _judged(game: AnyGame, state: State, line: int, seat: Seat, action: Action, iterations: int) -> Verdict | None:
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return None
    view = game.view(state, seat)
    search = Search(game, GUIDES[game.slug](), view, legal, FastRng(line))
    search.run(iterations)
    made = search.root.children.get(action)
    for _ in range(TRIES - (made.visits if made is not None else 0)):
        search.iterate(action)
    weighed = search.weighed()
    return Verdict(line, seat, action, explained(game, view, [one.action for one in weighed]), _cost(weighed, action))


def _cost(weighed: Sequence[Weighed], action: Action) -> float:
    made = next(one for one in weighed if one.action is action)
    return max(0.0, weighed[0].value - made.value)
