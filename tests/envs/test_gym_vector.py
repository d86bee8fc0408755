"""Gymnasium's vector environment: its spaces, its infos, and Gymnasium's own wrappers."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import adyton.envs  # noqa: F401  (registers the games)
from adyton.games import GAMES


def made(slug: str, games: int = 4, **wishes: Any) -> Any:  # Gymnasium knows only the base class VectorEnv.
    return gymnasium.make_vec(f"adyton/{slug}-v0", games, **wishes)


def legal(seen: dict[str, np.ndarray], random: np.random.Generator) -> np.ndarray:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_observations_and_infos_fit_their_spaces(slug: str) -> None:
    env = made(slug)
    random = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    for _ in range(12):
        assert env.observation_space.contains(seen)
        actions = legal(seen, random)
        assert env.action_space.contains(actions)
        seen, rewards, over, cut, info = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == info["seat"].shape == (4,)
        assert not cut.any()
    env.close()


def test_the_same_seed_repeats_and_no_seed_continues() -> None:
    env, other = made("keltis"), made("keltis")
    first = env.reset(seed=7)
    assert data_equivalence(first, other.reset(seed=7), exact=True)
    actions = legal(first[0], np.random.default_rng(1))
    assert data_equivalence(env.step(actions), other.step(actions), exact=True)
    assert not data_equivalence(env.reset(), first)


def test_returned_arrays_are_copies_unless_copying_is_off() -> None:
    env = made("keltis")
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    env.step(legal(seen, np.random.default_rng(1)))
    assert np.array_equal(seen["observation"], before)
    env = made("keltis", copy=False)
    seen, _ = env.reset(seed=1)
    after, *_ = env.step(legal(seen, np.random.default_rng(1)))
    assert after["observation"] is seen["observation"]


def test_against_bots_the_end_gives_reward_and_last_observation() -> None:
    env = made("keltis", games=2, seat=1)
    random = np.random.default_rng(2)
    seen, info = env.reset(seed=2)
    rewards, over = np.zeros(2), np.zeros(2, dtype=bool)
    while not over.any():
        assert info["seat"].tolist() == [1, 1]
        seen, rewards, over, _, info = env.step(legal(seen, random))
        assert over.any() or not rewards.any()
    row = int(np.flatnonzero(over)[0])
    assert rewards[row] == info["rewards"][row, 1]
    assert info["rewards"][row].sum() == 0
    assert env.single_observation_space.contains(info["final_obs"][row])
    assert "over" in env.describe(info["final_obs"][row])["phase"]
    assert info["_final_obs"].tolist() == over.tolist()


def test_in_self_play_the_info_names_the_acting_seat() -> None:
    env = made("oracle", games=3, players=4, opponents=None)
    random = np.random.default_rng(3)
    seen, info = env.reset(seed=[1, 2, 3])
    asked = set()
    for _ in range(12):
        asked |= set(info["seat"].tolist())
        seen, _, _, _, info = env.step(legal(seen, random))
    assert asked == {0, 1, 2, 3}


def test_gymnasiums_wrapper_counts_games() -> None:
    env = RecordEpisodeStatistics(made("keltis", games=2))
    random = np.random.default_rng(2)
    seen, info = env.reset(seed=2)
    rewards, over = np.zeros(2), np.zeros(2, dtype=bool)
    while not over.any():
        seen, rewards, over, _, info = env.step(legal(seen, random))
    row = int(np.flatnonzero(over)[0])
    assert info["episode"]["r"][row] == rewards[row]


def test_an_action_is_drawn_from_a_mask_as_gymnasium_draws_it() -> None:
    space = made("keltis").single_action_space
    space.seed(1)
    mask = np.zeros(int(space.n), dtype=np.int8)
    mask[[3, 500]] = 1
    assert {int(space.sample(mask)) for _ in range(50)} == {3, 500}
    assert space.contains(space.sample(mask))
    assert space.sample(np.zeros_like(mask)) == 0
    assert space.contains(space.sample())
    with pytest.raises(AssertionError, match="dtype"):
        space.sample(mask.astype(np.int64))
