"""The schedule of a review: which decision is looked at next, how closely, and for how long."""

from collections.abc import Iterator
from typing import Final

from adyton.bots.hint import Hint
from adyton.bots.review import BLUNDER, TURNING, Review
from adyton.bots.thinking import thinking_s
from adyton.bots.verdict import Case, Step, Verdict
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.seat import Seat

CONFIRMED: Final = 2 * TURNING  # of the costliest decisions; more than are shown, because some fall back
LEAST_MS: Final = 5.0  # for one case, however late it is
FAIR_SHARES: Final = 3.0  # a case may take so many times its share of what is left: most need less
IDLE_REVIEW_S: Final = 60  # a review rests if nobody has asked for it for this long
# The steps in their order, and the part of the time and of the progress that is over after each.
STEPS: Final[dict[Step, float]] = {"screen": 0.55, "compare": 0.85, "confirm": 1.0}


class Schedule:
    """A review as far as it has come.

    All decisions get a quick look, in the order of play. Those that may have cost something are then
    compared with what seems better, the most suspicious ones first, and the costliest of them are
    confirmed. A suspicion for which there is no time left is dropped: nothing is blamed without a
    comparison.
    """

    def __init__(self, by: Review, game: AnyGame, cases: Iterator[Case], last: int, seat: Seat | None = None) -> None:
        self.by = by
        self.game = game
        self.last = last  # the last line of the record
        self.seat = seat  # whose decisions are judged; None: everybody's
        self.step: Step = "screen"
        self.line = 1  # the line up to which all got a quick look
        self.spent_ms = 0.0
        self.is_done = False
        self.unsettled = 0  # decisions that seemed worse than another, without time to be sure
        self._cases = cases
        self._queue: list[tuple[float, Case]] = []  # with the cost so far, the highest last
        self._next: list[tuple[float, Case]] = []  # for the step after this one
        self._planned = 0  # how many cases the queue had
        self._found: dict[int, list[Verdict]] = {}  # by line

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdicts so far, in the order of play."""
        return [one for line in sorted(self._found) for one in self._found[line]]

    @property
    def reached(self) -> int:
        """How far the review has come, in lines of the record: `last` when it is done."""
        if self.is_done:
            return self.last
        begun, ends = self._begun(), STEPS[self.step]
        done = self.line / self.last if self.step == "screen" else 1 - len(self._queue) / max(1, self._planned)
        return max(1, min(self.last - 1, int(self.last * (begun + (ends - begun) * done))))

    def next_case(self) -> Case | None:
        """Return what to look at next; None when all is done."""
        while not self.is_done:
            case = self._next_of_step()
            if case is not None:
                return case
            self._go_on()
        return None

    def budget_ms(self, case: Case) -> float:
        """Return how long this case may take. What others did not need is left for it."""
        ends = 1000 * self.by.seconds * STEPS[self.step]
        if self.step == "screen":
            return max(LEAST_MS, ends * case.line / self.last - self.spent_ms)
        left = ends - self.spent_ms
        return max(LEAST_MS, min(left, FAIR_SHARES * left / (len(self._queue) + 1)))

    def take(self, case: Case, verdicts: list[Verdict], ms: float) -> None:
        """Take the verdicts on a case, and how long they took. No verdicts: the bot failed."""
        is_late = ms >= self.budget_ms(case)
        self.spent_ms += ms
        verdicts = [one for one in verdicts if self.seat in (None, one.seat)]
        if case.step == "screen":
            self.line = case.line
        if case.made is None or not verdicts:
            self._found.setdefault(case.line, verdicts)
            self.unsettled += case.made is not None and case.step != "confirm"
            return
        [verdict] = verdicts
        self.unsettled += case.step == "compare" and not verdict.cost and is_late
        is_suspicion = case.step == "screen"
        self._found[case.line] = [_unblamed(verdict)] if is_suspicion else verdicts
        if verdict.cost and (is_suspicion or (case.step == "compare" and verdict.cost >= BLUNDER)):
            self._next.append((verdict.cost, case.then(_after(case.step), verdict.hint.action)))

    def run(self, iterations: int | None = None) -> Iterator[int]:
        """Judge everything here; yield how far the review has come after each case."""
        while (case := self.next_case()) is not None:
            begun = thinking_s()
            verdicts = self.by.judge(self.game, case, iterations, self.budget_ms(case))
            self.take(case, verdicts, 1000 * (thinking_s() - begun))
            yield self.reached

    def _next_of_step(self) -> Case | None:
        if self.step == "screen":
            return next((case for case in self._cases if self.seat is None or case.seat in (self.seat, None)), None)
        is_late = self.spent_ms >= 1000 * self.by.seconds * STEPS[self.step]
        return self._queue.pop()[1] if self._queue and not is_late else None

    def _go_on(self) -> None:
        """Go on to the next step, with those that are most worth it."""
        if self.step == "confirm":
            self.is_done = True
            self._queue = []
            return
        if self.step == "compare":
            self.unsettled += len(self._queue)
        most = self.by.most if self.step == "screen" else CONFIRMED
        self.step = _after(self.step)
        self._queue = sorted(self._next, key=lambda one: one[0])[-most:] if most else []
        self._planned, self._next = len(self._queue), []

    def _begun(self) -> float:
        return max((part for part in STEPS.values() if part < STEPS[self.step]), default=0.0)


def schedule_of(by: Review, game: AnyGame, record: Record, seat: Seat | None = None) -> Schedule:
    """Return the schedule of the review of this record, for one seat or all."""
    return Schedule(by, game, by.cases(game, record), len(record.entries) + 1, seat)


def review(
    by: Review, game: AnyGame, record: Record, seat: Seat | None = None, iterations: int | None = None
) -> list[Verdict]:
    """Return a verdict on each decision, of one seat or of all; raises RecordError."""
    schedule = schedule_of(by, game, record, seat)
    for _ in schedule.run(iterations):
        pass
    return schedule.verdicts


def _after(step: Step) -> Step:
    return "compare" if step == "screen" else "confirm"


def _unblamed(verdict: Verdict) -> Verdict:
    """Return the verdict on a decision that is only suspected."""
    return Verdict(verdict.line, verdict.seat, verdict.action, Hint(verdict.action, "best"), 0.0)
