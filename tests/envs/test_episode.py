import pickle
from random import Random

import pytest

from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.engine.state import state_hash
from adyton.envs.episode import ANSWER_MS, Episode
from adyton.games import GAMES


def opened(slug: str, seats: int, seed: int = 1) -> Episode:
    game = GAMES[slug]
    return Episode.open(game, game.options(), seats, FastRng(seed))


def play(episode: Episode, seed: int, most: int = 10_000) -> list[int]:
    """Yield random actions, as numbers."""
    random = Random(seed)
    made: list[int] = []
    while episode.seat is not None and len(made) < most:
        made.append(random.choice(list(episode.actions(episode.seat))))
        episode.act(made[-1])
    return made


@pytest.mark.parametrize(("slug", "seats"), [("oracle", 3), ("keltis", 2), ("oraklos", 3)])
def test_a_game_goes_to_its_end_by_numbers_alone(slug: str, seats: int) -> None:
    episode = opened(slug, seats)
    play(episode, 1)
    assert episode.seat is None
    assert episode.outcome is not None
    assert episode.asked == ()


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_same_seed_and_numbers_lead_to_the_same_state(slug: str) -> None:
    first, second = opened(slug, 3, seed=4), opened(slug, 3, seed=4)
    for number in play(first, 2, most=60):
        second.act(number)
    assert state_hash(first.state) == state_hash(second.state)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_copy_is_independent_and_a_pickled_episode_is_the_same(slug: str) -> None:
    episode = opened(slug, 3)
    play(episode, 3, most=min(20, GAMES[slug].longest // 6))
    before = state_hash(episode.state)
    twin = pickle.loads(pickle.dumps(episode))  # noqa: S301  (what was just pickled)
    assert (state_hash(twin.state), twin.seat, twin.at) == (before, episode.seat, episode.at)
    assert episode.seat is not None
    assert list(twin.actions(episode.seat)) == list(episode.actions(episode.seat))
    play(episode.copy(), 4, most=5)
    assert state_hash(episode.state) == before


def test_playing_on_a_copy_does_not_change_the_original() -> None:
    episode = opened("keltis", 2)
    seen, legal = episode.view(0), episode.words(0)
    twin = episode.copy()
    assert twin.view(0) is seen
    play(twin, 5, most=3)
    assert episode.view(0) is seen
    assert episode.words(0) == legal
    assert twin.view(0) != seen


def test_waiting_is_illegal_outside_real_time() -> None:
    episode = opened("keltis", 2)
    assert episode.seat is not None
    assert episode.wait not in episode.actions(episode.seat)
    with pytest.raises(KeyError):
        episode.act(episode.wait)


def searching() -> Episode:
    episode = opened("oraklos", 2)
    while episode.view(None).phase != "search":
        assert episode.seat is not None
        episode.act(next(iter(episode.actions(episode.seat))))
    return episode


def test_in_a_race_seats_are_asked_in_turn_and_when_all_wait_a_moment_passes() -> None:
    episode = searching()
    at, asked = episode.turn.opens, []  # When the dice lie still.
    assert episode.words(0)[episode.wait] == "wait"
    for _ in range(4):
        asked.append(episode.seat)
        episode.act(episode.wait)
    assert sorted(asked[:2], key=str) == [0, 1]
    assert asked[:2] == asked[2:]
    assert episode.at == at + 2 * ANSWER_MS


def test_after_waiting_until_the_deadline_the_clock_acts() -> None:
    episode = searching()
    round_before = episode.view(None).phase
    for _ in range(4 * 120 * 2 + 2):
        if episode.view(None).phase != round_before:
            break
        episode.act(episode.wait)
    assert episode.view(None).phase != "search"


def test_in_joint_steps_all_choose_at_once_and_late_actions_are_dropped() -> None:
    episode = opened("oracle", 3)
    assert episode.asked == (0, 1, 2)
    episode.act_together({seat: next(iter(episode.actions(seat))) for seat in episode.asked})
    assert episode.view(None).phase == "trick"


def test_in_joint_steps_a_race_takes_time() -> None:
    episode = searching()
    at = episode.turn.opens  # When the dice lie still.
    episode.act_together({0: episode.wait, 1: episode.wait})
    assert episode.at == at + ANSWER_MS


def test_without_a_generator_nature_is_asked() -> None:
    game = GAMES["keltis"]
    episode = Episode.open(game, game.options(), 2, None)
    assert episode.seat == CHANCE
    assert episode.actions(CHANCE)[1] is game.read("tile points 1")
