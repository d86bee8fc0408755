from collections.abc import Sequence

import pytest
from tests.support.omens import KEEP, Omens, OmensOptions, OmensState, OmensView, Share

from adyton.bots.bot import Bot, Plan
from adyton.bots.loop import next_move, play_on
from adyton.bots.random import RandomBot
from adyton.engine.action import Action
from adyton.engine.playing import Playing
from adyton.engine.refusal import RulesBug
from adyton.engine.rng import FastRng
from adyton.engine.seat import CLOCK, Seat, Turn
from adyton.engine.view import View


class First:
    """Takes the first legal action, and records the views it got."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        self.seen.append(view)
        return legal[0]


class Timed(First):
    """Acts this many ms after it was asked, or never."""

    def __init__(self, wait: int | None) -> None:
        super().__init__()
        self.wait = wait

    def plan(self, view: View, legal: Sequence[Action], at: int) -> Plan | None:
        return None if self.wait is None else Plan(legal[0], at + self.wait)


class Race(Omens):
    """A game in which both seats may answer in the last phase, and the faster one counts."""

    class Both(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((0, 1), state.due if state.options.hurry else None, race=True)

    phases = (*Omens.phases[:3], Both(), Omens.phases[-1])


def opened(game: Omens, *, hurry: bool = False) -> Playing[OmensState, OmensView]:
    return Playing.open(game, OmensOptions(hurry=hurry), ["a", "b"], FastRng(1))


def shared(game: Omens, bots: Sequence[Bot], *, hurry: bool) -> tuple[Seat, int]:
    """Return who answers in the last phase, and how long after it began."""
    playing = opened(game, hurry=hurry)
    for seat in (0, 1):
        playing.act(seat, game.legal(playing.state, seat)[0], 50)
    seat, plan = next_move(game, playing.state, bots, 100, 50)
    return seat, plan.at - 50


def test_bots_play_to_the_end_each_from_its_own_view() -> None:
    bots = [First(), First()]
    outcome = play_on(opened(Omens()), bots)
    assert sum(outcome.points) == 3
    assert {view.viewer for view in bots[0].seen} == {0}
    assert {view.viewer for view in bots[1].seen} == {1}


def test_a_bot_that_needs_no_view_gets_none() -> None:
    class Blind(Omens):
        def view(self, state: OmensState, seat: Seat | None) -> OmensView:
            raise AssertionError("nobody looks")

    assert sum(play_on(opened(Blind()), [RandomBot(1), RandomBot(2)]).points) == 3


def test_in_real_time_the_earliest_plan_is_played() -> None:
    assert shared(Race(), [Timed(300), Timed(200)], hurry=True) == (1, 200)
    assert shared(Race(), [Timed(200), Timed(200)], hurry=True) == (0, 200)
    assert shared(Race(), [Timed(None), First()], hurry=True) == (CLOCK, 1000)


def test_a_bot_without_timing_waits_a_random_moment() -> None:
    seat, at = shared(Race(), [Timed(None), First()], hurry=False)
    assert seat == 1
    assert 1000 <= at < 2000


def test_if_nobody_acts_in_time_the_clock_acts() -> None:
    assert shared(Race(), [Timed(None), Timed(5000)], hurry=True) == (CLOCK, 1000)


def test_if_all_wait_for_each_other_the_rules_are_wrong() -> None:
    with pytest.raises(RulesBug, match="who all wait for each other"):
        shared(Race(), [Timed(None), Timed(None)], hurry=False)


def test_a_game_that_does_not_end_is_wrong() -> None:
    class Short(Omens):
        longest = 3

    with pytest.raises(RulesBug, match="omens did not end within 3 moves"):
        play_on(opened(Short()), [First(), First()])


def test_a_seat_without_a_choice_has_no_plan() -> None:
    class Half(Race):
        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return () if state.phase == 3 and seat == 0 else super().legal(state, seat)

    assert shared(Half(), [Timed(1), Timed(200)], hurry=True) == (1, 200)


def test_the_random_bot_takes_each_action_about_equally_often() -> None:
    bot, actions = RandomBot(3), [KEEP, Action("other", 1)]
    taken = [bot.pick(actions) for _ in range(400)]
    assert 160 < taken.count(KEEP) < 240  # Four standard deviations.
