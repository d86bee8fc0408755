"""The quick look of a review, at a position in which one of three actions is clearly best."""

from tests.bots.test_duel import OFFER, REST, searching

from adyton.bots.duel import Trials
from adyton.bots.screening import best_rival


def test_nothing_is_better_than_the_best_action() -> None:
    assert best_rival(Trials(searching()), OFFER, 40, 0.25) is None


def test_a_better_action_is_found() -> None:
    rival = best_rival(Trials(searching()), REST, 40, 0.25)
    assert rival is not None
    assert rival.action is OFFER
    assert rival.lead > 0.25


def test_what_is_surely_worse_is_given_up_early() -> None:
    search = searching()
    best_rival(Trials(search), OFFER, 400, 0.25)
    assert search.root.visits < 400 / 2


def test_without_time_the_guide_alone_says_what_may_be_better() -> None:
    search = searching()
    rival = best_rival(Trials(search, until=0.0), REST, 40, 0.25)
    assert rival is not None
    assert (rival.action, search.root.visits) == (OFFER, 0)


def test_actions_that_do_the_same_are_not_compared_for_long() -> None:
    search = searching()
    best_rival(Trials(search), OFFER, 40, 100.0)
    assert search.root.visits < 40
