"""The order and the time of a review, with scripted verdicts."""

from collections.abc import Iterator

import pytest
from tests.games.delphi.positions import ready

from adyton.bots.hint import Hint
from adyton.bots.review import Review
from adyton.bots.schedule import LEAST_MS, Schedule
from adyton.bots.verdict import Case, Verdict
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.games import GAMES

DELPHI = GAMES["delphi"]
VIEW = DELPHI.view(ready("pink red blue"), 0)
MADE, BETTER = DELPHI.read("end"), DELPHI.read("die 1 favor")
LINES = 11


class Scripted(Review):
    """Finds costs by line and step, and notes what it was asked."""

    most = 3
    seconds = 10.0

    def __init__(self, costs: dict[int, list[float]]) -> None:
        self.costs = costs
        self.asked: list[tuple[str, int]] = []

    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        raise NotImplementedError

    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: float) -> list[Verdict]:
        self.asked.append((case.step, case.line))
        cost = self.costs[case.line].pop(0)
        return [Verdict(case.line, 0, MADE, Hint(BETTER if cost else MADE, "best"), cost)]


def schedule_with(by: Review, *lines: int) -> Schedule:
    return Schedule(by, DELPHI, (Case(line, VIEW, (MADE, BETTER), MADE) for line in lines), LINES)


def costs_of(schedule: Schedule) -> dict[int, float]:
    return {one.line: one.cost for one in schedule.verdicts}


def test_the_most_suspicious_decisions_are_compared_first_and_the_costliest_confirmed() -> None:
    by = Scripted({2: [0.0], 4: [0.5, 0.4], 6: [3.0, 2.0, 1.5], 8: [1.5, 2.5, 2.2]})
    schedule = schedule_with(by, 2, 4, 6, 8)
    list(schedule.run())
    assert by.asked == [
        *[("screen", line) for line in (2, 4, 6, 8)],
        *[("compare", line) for line in (6, 8, 4)],
        *[("confirm", line) for line in (8, 6)],
    ]
    assert costs_of(schedule) == {2: 0.0, 4: 0.4, 6: 1.5, 8: 2.2}


def test_a_suspicion_that_is_not_compared_costs_nothing() -> None:
    by = Scripted({line: [float(line), 0.3] for line in (2, 3, 4, 5)})
    schedule = schedule_with(by, 2, 3, 4, 5)
    list(schedule.run())
    assert costs_of(schedule) == {2: 0.0, 3: 0.3, 4: 0.3, 5: 0.3}


def test_doubtful_decisions_without_time_to_compare_them_are_counted() -> None:
    # The first comparison uses all its time and finds nothing sure. There is no time left for the others.
    schedule = schedule_with(Scripted({2: [0.5], 5: [0.0], 8: [2.0, 0.0], 11: [1.0]}), 2, 5, 8, 11)
    while (case := schedule.next_case()) is not None:
        ms = 9000.0 if case.step == "compare" else 0.0
        schedule.take(case, schedule.by.judge(DELPHI, case, None, 0.0), ms)
    assert set(costs_of(schedule).values()) == {0.0}
    assert schedule.unsettled == 3


def test_with_time_enough_only_a_bot_that_fails_leaves_a_decision_open() -> None:
    schedule = schedule_with(Scripted({2: [0.5, 0.0], 8: [2.0, 0.0]}), 2, 5, 8)
    while (case := schedule.next_case()) is not None:
        schedule.take(case, [] if case.line == 5 else schedule.by.judge(DELPHI, case, None, 0.0), 0.0)
    assert schedule.unsettled == 1


def test_the_progress_never_goes_back_and_ends_at_the_last_line() -> None:
    schedule = schedule_with(Scripted({2: [2.0, 2.0, 2.0], 5: [1.0, 0.5], 9: [0.0]}), 2, 5, 9)
    steps = [schedule.reached, *schedule.run(), schedule.reached]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1], schedule.is_done) == (1, LINES, True)


def answered(schedule: Schedule, ms: float) -> list[float]:
    """Let every case take so long; return how long each was allowed to take."""
    allowed = []
    while (case := schedule.next_case()) is not None:
        allowed.append(schedule.budget_ms(case))
        schedule.take(case, schedule.by.judge(DELPHI, case, None, allowed[-1]), ms)
    return allowed


def test_time_that_the_first_cases_did_not_need_is_left_for_the_others() -> None:
    schedule = schedule_with(Scripted({2: [0.0], 11: [0.0]}), 2, 11)
    first, second = answered(schedule, 0.0)
    assert first == pytest.approx(5500 * 2 / LINES)
    assert second == pytest.approx(5500)


def test_late_cases_get_a_short_look_and_nothing_is_compared_any_more() -> None:
    by = Scripted({2: [2.0], 5: [2.0], 9: [2.0]})
    schedule = schedule_with(by, 2, 5, 9)
    assert answered(schedule, 9000.0)[1:] == [LEAST_MS, LEAST_MS]
    assert [step for step, _ in by.asked] == ["screen"] * 3
    assert costs_of(schedule) == {2: 0.0, 5: 0.0, 9: 0.0}


def test_a_bot_that_fails_leaves_a_gap() -> None:
    schedule = schedule_with(Scripted({}), 2)
    case = schedule.next_case()
    assert case is not None
    schedule.take(case, [], 10.0)
    assert (schedule.next_case(), schedule.verdicts) == (None, [])


def test_a_comparison_that_fails_blames_nobody() -> None:
    schedule = schedule_with(Scripted({}), 2)
    case = schedule.next_case()
    assert case is not None
    schedule.take(case, [Verdict(2, 0, MADE, Hint(BETTER, "best"), 3.0)], 10.0)
    again = schedule.next_case()
    assert again is not None
    assert (again.step, again.better) == ("compare", BETTER)
    schedule.take(again, [], 10.0)
    assert costs_of(schedule) == {2: 0.0}
