import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest

from adyton.bots.roster import make_bot
from adyton.bots.search import Guide, Search, SearchBot
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.play import begin, settle
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.engine.view import View
from adyton.games import GAMES
from adyton.games.delphi.bot.guide import FarDelphiGuide
from adyton.games.keltis.bot.guide import FarKeltisGuide
from adyton.games.oracle.bot.guide import OracleGuide

GUIDES: dict[str, Callable[[], Guide]] = {"delphi": FarDelphiGuide, "keltis": FarKeltisGuide, "oracle": OracleGuide}
SEARCHED = sorted(GUIDES)


class Settler(Guide):
    """Decides alone. After each thought it likes the next action best."""

    def __init__(self) -> None:
        self.thoughts = 0

    def settles(self, view: View) -> bool:
        return True

    def ponder(self, view: View, rng: Rng) -> None:
        self.thoughts += 1

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> list[float]:
        return [float(place == self.thoughts) for place in range(len(legal))]

    def reply(self, state: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        raise NotImplementedError

    def mark(self, state: Any) -> int:
        raise NotImplementedError

    def is_far(self, state: Any, mark: int, decisions: int) -> bool:
        raise NotImplementedError

    def values(self, state: Any) -> list[float]:
        raise NotImplementedError


def opening(game: AnyGame, seed: int = 1) -> State:
    state: State = begin(game, game.options(), 3)
    settle(game, state, FastRng(seed))
    return state


def searched(slug: str, iterations: int, seed: int = 5) -> Search:
    game = GAMES[slug]
    state = opening(game)
    seat = game.turn(state).seats[0]
    search = Search(game, GUIDES[slug](), game.view(state, seat), game.legal(state, seat), FastRng(seed))
    search.run(iterations)
    return search


@pytest.mark.parametrize("slug", SEARCHED)
def test_every_iteration_counts_at_the_root_and_below(slug: str) -> None:
    search = searched(slug, 30)
    assert search.root.visits == 30
    assert sum(child.visits for child in search.root.children.values()) == 30


@pytest.mark.parametrize("slug", SEARCHED)
def test_the_longer_it_searches_the_more_it_tries(slug: str) -> None:
    assert 1 < len(searched(slug, 8).root.children) < len(searched(slug, 60).root.children)


@pytest.mark.parametrize("slug", SEARCHED)
def test_the_same_seed_and_iterations_weigh_the_same(slug: str) -> None:
    weighed = [[(one.action.text, one.value, one.tries) for one in searched(slug, 25).weighed()] for _ in range(2)]
    assert weighed[0] == weighed[1]


@pytest.mark.parametrize("slug", SEARCHED)
def test_it_never_changes_the_view_and_answers_with_something_legal(slug: str) -> None:
    game = GAMES[slug]
    state = opening(game)
    seat = game.turn(state).seats[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    bot = SearchBot(game, GUIDES[slug](), 1, 10, 60_000)
    assert bot.choose(view, legal, 60_000) in legal
    assert view == game.view(state, seat)


def test_without_time_it_still_makes_one_iteration() -> None:
    game = GAMES["keltis"]
    state = opening(game)
    seat = game.turn(state).seats[0]
    bot = SearchBot(game, GUIDES["keltis"](), 1, 1000, 0)
    weighed = bot.weigh(game.view(state, seat), game.legal(state, seat), 60_000)
    assert [one.tries for one in weighed] == [1]


@pytest.mark.parametrize(("seats", "tries"), [(2, 10), (3, 7)])
def test_a_bot_adopts_the_setting_for_the_number_of_seats(seats: int, tries: int) -> None:
    game = GAMES["keltis"]
    state: State = begin(game, game.options(), seats)
    settle(game, state, FastRng(1))
    seat = game.turn(state).seats[0]
    guide = FarKeltisGuide()
    bot = SearchBot(game, guide, 1, 10, 60_000, {3: {"iterations": 7, "spread": 9.0, "decisions": 4}})
    weighed = bot.weigh(game.view(state, seat), game.legal(state, seat), 60_000)
    assert sum(one.tries for one in weighed) == tries
    assert (guide.spread, guide.decisions) == ((9.0, 4) if seats == 3 else (3.0, 24))


@pytest.mark.parametrize(("ms", "chosen"), [(60_000, 3), (0, 0)])
def test_a_guide_that_settles_a_decision_thinks_instead_of_searching_while_there_is_time(ms: int, chosen: int) -> None:
    game = GAMES["oracle"]
    state = opening(game)
    view, legal = game.view(state, 0), game.legal(state, 0)
    assert SearchBot(game, Settler(), 1, 3, ms).choose(view, legal, 60_000) == legal[chosen]


def test_a_playout_that_the_time_limit_cuts_off_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round of Oracle has more than twenty further decisions. The search checks the clock before each."""
    search = searched("oracle", 0)
    ticks = count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    search.run(1000, 150.0)
    assert 1 < search.root.visits <= 4
    assert next(ticks) <= 152
    assert sum(one.tries for one in search.weighed()) == search.root.visits


def test_every_action_is_tried_in_the_same_worlds() -> None:
    search = searched("keltis", 40)
    assert len(search.worlds) == max(child.visits for child in search.root.children.values())


def test_the_only_action_needs_no_search() -> None:
    game = GAMES["oracle"]
    state = opening(game)
    one = game.legal(state, 0)[:1]
    assert SearchBot(game, GUIDES["oracle"](), 1, 1000, 60_000).choose(game.view(state, 0), one, 60_000) is one[0]


def test_a_requested_action_is_tried() -> None:
    search = searched("oracle", 5)
    last = search.order[-1]
    search.iterate(last)
    assert search.root.children[last].visits == 1


@pytest.mark.parametrize("level", ["easy", "greedy"])
@pytest.mark.parametrize("slug", SEARCHED)
def test_two_bots_with_the_same_seed_choose_the_same(slug: str, level: str) -> None:
    game = GAMES[slug]
    state = opening(game)
    seat = game.turn(state).seats[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    first, second = (make_bot(level, game, 7).choose(view, legal, 60_000) for _ in range(2))
    assert first is second
