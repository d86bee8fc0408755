import sys
from collections.abc import Sequence

import pytest

from adyton.bots.arena import Result, Share, bouts, duel, mean_points, played, share, wins
from adyton.bots.bot import Bot
from adyton.bots.plot import plot, plot_shares
from adyton.bots.ratings import ratings
from adyton.bots.spec import BotError, check_spec
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.view import View
from adyton.games import GAMES

KELTIS = GAMES["keltis"]

RESULTS = [
    Result(0, 0, ["a", "b"], [9, 5], [1, 2]),
    Result(0, 1, ["b", "a"], [4, 4], [1, 1]),
    Result(1, 0, ["a", "b"], [7, 2], [1, 2]),
    Result(1, 1, ["b", "a"], [1, 8], [2, 1]),
]


def seatings(players: int, bots: list[str], games: int) -> list[list[str]]:
    return [bout.bots for bout in bouts(KELTIS, KELTIS.options(), players, bots, games, 1, 100)]


def test_two_bots_swap_seats_on_every_deal() -> None:
    assert seatings(2, ["a", "b"], 4) == [["a", "b"], ["b", "a"], ["b", "a"], ["a", "b"]]


@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
def test_every_bot_gets_every_seat_equally_often(bots: list[str]) -> None:
    seated = seatings(4, bots, 1)
    assert len(seated) == len(bots)
    for chair in range(4):
        assert sorted(names[chair] for names in seated) == bots


def test_every_other_deal_reverses_the_order_of_seats() -> None:
    assert seatings(3, ["a", "b", "c"], 6)[::3] == [["a", "b", "c"], ["c", "b", "a"]]


def test_a_deal_is_the_same_for_all_and_a_bout_repeats() -> None:
    first, second = bouts(KELTIS, KELTIS.options(), 2, ["random", "easy"], 2, 3, 1000)
    assert (first.deal, first.seed) == (second.deal, second.seed)
    assert played(first) == played(first)
    assert played(first).bots == ["random", "easy"]


def test_duels_count_a_tie_as_half_and_each_deal_once() -> None:
    found = duel(RESULTS, "a", "b")
    assert found is not None
    assert found.mean == (0.75 + 1) / 2
    assert duel(RESULTS, "a", "c") is None


def test_wins_and_points_are_means() -> None:
    assert wins(RESULTS, "a").mean == (0.75 + 1) / 2
    assert mean_points(RESULTS, "b") == 3.0


def test_an_interval_shrinks_with_the_square_root_and_is_never_empty() -> None:
    """Of 100 fair throws, 95 % lie within about 10 of 50."""
    assert share([0.0, 1.0] * 50).within == pytest.approx(0.0995, abs=0.001)
    assert share([1.0] * 100).within == pytest.approx(0.0139, abs=0.001)
    assert share([1.0]).within == 1.0


def test_the_plot_names_every_bot() -> None:
    drawn = plot("a < b", ratings(RESULTS, ["a", "b"]))
    assert "<title>a &lt; b</title>" in drawn
    assert drawn.count("<circle") == 2
    assert drawn.endswith("</svg>\n")


def test_a_plot_of_shares_goes_from_0_to_1() -> None:
    drawn = plot_shares("who & whom", [("a before b", Share(0.5, 0.1)), ("a before c", Share(1.0, 0.02))])
    assert "<title>who &amp; whom</title>" in drawn
    assert [drawn.count(text) for text in ("0 %<", "50 %<", "100 %<", "<circle")] == [3, 1, 1, 2]
    assert 'cx="465.0"' in drawn
    assert 'x2="600.0"' in drawn  # Intervals are cut at 0 and 1.


def lowest(game: AnyGame, seed: int) -> Bot:
    """Define a third-party bot that always takes the first legal action."""
    return First()


class First:
    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        return legal[0]


@pytest.mark.parametrize("spec", ["tests.bots.test_arena:lowest", f"pipe:{sys.executable} docs/examples/pipe_bot.py"])
def test_bots_in_python_and_programs_take_part(spec: str) -> None:
    (bout, *_) = bouts(KELTIS, KELTIS.options(), 2, ["easy", spec], 1, 1, 60_000)
    assert played(bout).bots == ["easy", spec]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nobody", "there are random, easy"),
        ("no.such.module:make", "No module named 'no'"),
        ("math:pi", "cannot be called"),
        ("pipe: ", "no program was named"),
    ],
)
def test_something_that_is_no_bot_is_refused_with_a_sentence(spec: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        check_spec(spec, KELTIS)
