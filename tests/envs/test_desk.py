import pickle
from random import Random

import pytest

from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.engine.state import state_hash
from adyton.envs.desk import MOMENT_MS, Desk
from adyton.games import GAMES


def opened(slug: str, seats: int, seed: int = 1) -> Desk:
    game = GAMES[slug]
    return Desk.open(game, game.options(), seats, FastRng(seed))


def play(desk: Desk, seed: int, most: int = 10_000) -> list[int]:
    """Random answers, as numbers."""
    random = Random(seed)
    made: list[int] = []
    while desk.seat is not None and len(made) < most:
        made.append(random.choice(list(desk.actions(desk.seat))))
        desk.act(made[-1])
    return made


@pytest.mark.parametrize(("slug", "seats"), [("oracle", 3), ("keltis", 2), ("oraklos", 3)])
def test_a_game_goes_to_its_end_by_numbers_alone(slug: str, seats: int) -> None:
    desk = opened(slug, seats)
    play(desk, 1)
    assert desk.seat is None
    assert desk.outcome is not None
    assert desk.asked == ()


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_same_seed_and_numbers_lead_to_the_same_state(slug: str) -> None:
    first, second = opened(slug, 3, seed=4), opened(slug, 3, seed=4)
    for number in play(first, 2, most=60):
        second.act(number)
    assert state_hash(first.state) == state_hash(second.state)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_copy_goes_its_own_way_and_a_pickled_desk_is_the_same(slug: str) -> None:
    desk = opened(slug, 3)
    play(desk, 3, most=20)
    before = state_hash(desk.state)
    twin = pickle.loads(pickle.dumps(desk))  # noqa: S301  (what was just pickled)
    assert (state_hash(twin.state), twin.seat, twin.at) == (before, desk.seat, desk.at)
    assert desk.seat is not None
    assert list(twin.actions(desk.seat)) == list(desk.actions(desk.seat))
    play(desk.copy(), 4, most=5)
    assert state_hash(desk.state) == before


def test_a_copy_that_goes_on_leaves_what_the_other_sees() -> None:
    desk = opened("keltis", 2)
    seen, legal = desk.view(0), desk.words(0)
    twin = desk.copy()
    assert twin.view(0) is seen
    play(twin, 5, most=3)
    assert desk.view(0) is seen
    assert desk.words(0) == legal
    assert twin.view(0) != seen


def test_where_time_does_not_matter_nobody_may_wait() -> None:
    desk = opened("keltis", 2)
    assert desk.seat is not None
    assert desk.wait not in desk.actions(desk.seat)
    with pytest.raises(KeyError):
        desk.act(desk.wait)


def searching() -> Desk:
    desk = opened("oraklos", 2)
    while desk.view(None).phase != "search":
        assert desk.seat is not None
        desk.act(next(iter(desk.actions(desk.seat))))
    return desk


def test_in_a_race_seats_are_asked_in_turn_and_when_all_wait_a_moment_passes() -> None:
    desk = searching()
    at, asked = desk.at, []
    assert desk.words(0)[desk.wait] == "wait"
    for _ in range(4):
        asked.append(desk.seat)
        desk.act(desk.wait)
    assert sorted(asked[:2], key=str) == [0, 1]
    assert asked[:2] == asked[2:]
    assert desk.at == at + 2 * MOMENT_MS


def test_who_waits_until_the_deadline_hears_the_clock() -> None:
    desk = searching()
    round_before = desk.view(None).phase
    for _ in range(4 * 120 * 2 + 2):
        if desk.view(None).phase != round_before:
            break
        desk.act(desk.wait)
    assert desk.view(None).phase != "search"


def test_together_all_choose_at_once_and_what_came_too_late_is_not_done() -> None:
    desk = opened("oracle", 3)
    assert desk.asked == (0, 1, 2)
    desk.act_together({seat: next(iter(desk.actions(seat))) for seat in desk.asked})
    assert desk.view(None).phase == "trick"


def test_together_a_race_takes_a_moment() -> None:
    desk = searching()
    at = desk.at
    desk.act_together({0: desk.wait, 1: desk.wait})
    assert desk.at == at + MOMENT_MS


def test_without_a_generator_nature_is_asked() -> None:
    game = GAMES["keltis"]
    desk = Desk.open(game, game.options(), 2, None)
    assert desk.seat == CHANCE
    assert desk.actions(CHANCE)[1] is game.read("tile points 1")
