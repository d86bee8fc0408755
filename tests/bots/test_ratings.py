import pytest

from adyton.bots.arena import Result
from adyton.bots.ratings import Rating, closed, ratings


def met(first: int, one: str, other: str, wins: int, losses: int) -> list[Result]:
    """Return one game for each deal, numbered from `first`."""
    places = [[1, 2]] * wins + [[2, 1]] * losses
    return [Result(deal, 0, [one, other], [0, 0], each) for deal, each in enumerate(places, first)]


def by_name(found: list[Rating]) -> dict[str, tuple[float, float]]:
    return {rating.bot: (rating.points, rating.within) for rating in found}


def test_three_wins_of_four_are_147_points() -> None:
    """With half a win more for both, the odds are 7 to 3: 400 times their decimal logarithm."""
    best, worst = ratings(met(0, "a", "b", 3, 1), ["b", "a"])
    assert best.bot == "a"
    assert (best.points, best.within) == pytest.approx((147.19, 332.3), abs=0.1)
    assert (worst.bot, worst.points, worst.within) == ("b", 0.0, 0.0)


def test_more_deals_narrow_the_interval_by_the_square_root() -> None:
    """At even strength an error of 4.9 % of 400 deals is 34 points."""
    assert by_name(ratings(met(0, "a", "b", 200, 200), ["a", "b"]))["b"] == pytest.approx((0.0, 34.0), abs=0.1)


def test_bots_that_never_met_are_compared_through_a_third() -> None:
    """Odds of 3 to 1 twice are odds of 9 to 1: 381.7 points."""
    results = met(0, "a", "b", 300, 100) + met(400, "b", "c", 300, 100)
    found = by_name(ratings(results, ["c", "b", "a"]))
    assert found["b"][0] == pytest.approx(190.8, abs=1)
    assert found["a"][0] == pytest.approx(381.7, abs=2)
    assert found["a"][1] > found["b"][1]


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    best = ratings(met(0, "a", "b", 1000, 0), ["b", "a"])[0]
    assert best.points == pytest.approx(1320.5, abs=0.5)  # Odds of 1000.5 to 0.5.
    assert best.within > 400


def test_games_of_a_deal_count_as_one_value() -> None:
    single = met(0, "a", "b", 3, 1)
    doubled = [Result(each.deal, turn, each.bots, each.points, each.places) for each in single for turn in (0, 1)]
    assert by_name(ratings(doubled, ["b", "a"])) == by_name(ratings(single, ["b", "a"]))


def test_seats_of_one_bot_share_a_rating() -> None:
    """The first and the last place cancel each other."""
    results = [Result(0, 0, ["a", "b", "a"], [9, 5, 1], [1, 2, 3])]
    assert [rating.points for rating in ratings(results, ["a", "b"])] == [0.0, 0.0]


def test_half_of_the_way_is_closed_by_the_first_of_two_equal_steps() -> None:
    """A step has an error of 39 points (95 %). Half of the difference of two such steps, in 382 points, is 7.3 %."""
    results = met(0, "a", "b", 300, 100) + met(400, "b", "c", 300, 100)
    found = closed(results, ["c", "b", "a"], "a")
    assert {bot: (share.mean, share.within) for bot, share in found.items()} == {
        "c": (0.0, 0.0),
        "b": pytest.approx((0.5, 0.0729), abs=0.0001),
        "a": pytest.approx((1.0, 0.0), abs=0.0001),
    }
