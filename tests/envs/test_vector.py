"""Many games at once: the arrays equal those of single games."""

import numpy as np
import pytest

import adyton.envs  # noqa: F401  (registers the games)
from adyton.engine.rng import FastRng
from adyton.envs.batch import STRIDE
from adyton.envs.config import Config, place_values
from adyton.envs.episode import Episode
from adyton.envs.observe import mask_of
from adyton.envs.vector import Vector
from adyton.envs.workers import WorkerError, Workers, shares
from adyton.games import GAMES


def single(config: Config, seed: int, games: int = 0) -> Episode:
    """Return the game that a row plays: the one with this number in the series of its seed."""
    return Episode.open(config.game, config.options, config.players, FastRng(seed * STRIDE + games))


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_row_is_a_game_of_its_own(slug: str) -> None:
    vector = Vector(slug, 3)
    vector.reset(seed=[5, 6, 5])
    rows = [single(vector.config, seed) for seed in (5, 6, 5)]
    for _ in range(40):
        for number, episode in enumerate(rows):
            assert episode.seat is not None
            assert episode.seat == vector.seats[number]
            assert np.array_equal(vector.observations[number], vector.config.observed(episode, episode.seat))
            assert np.array_equal(vector.masks[number], mask_of(episode, episode.seat))
        actions = vector.sample().copy()
        vector.step(actions)
        for episode, action in zip(rows, actions, strict=True):
            episode.act(int(action))


def test_when_a_game_ends_its_seats_get_rewards_and_the_next_one_begins() -> None:
    vector = Vector("keltis", 2, finals=True)
    vector.reset(seed=1)
    played, seat = single(vector.config, 1), 0
    for _ in range(2000):
        actions = vector.sample().copy()
        seat = int(vector.seats[0])
        vector.step(actions)
        played.act(int(actions[0]))
        if vector.ended[0]:
            break
        assert not vector.rewards[0].any()
    outcome = played.outcome
    assert outcome is not None
    assert vector.rewards[0].tolist() == place_values(outcome)
    assert np.array_equal(vector.finals[0], vector.config.observed(played, seat))
    following = single(vector.config, 1, games=1)
    assert following.seat is not None
    assert np.array_equal(vector.observations[0], vector.config.observed(following, following.seat))
    vector.step(vector.sample())
    assert not vector.ended[0]
    assert not vector.rewards[0].any()
    assert not vector.finals[0].any()


def test_an_illegal_action_ends_the_game_for_its_seat() -> None:
    vector = Vector("oracle", 2, 3)
    vector.reset(seed=1)
    seat = vector.seats[1]
    actions = vector.sample().copy()
    actions[1] = vector.config.action_count - 1
    vector.step(actions)
    assert vector.ended.tolist() == [False, True]
    assert vector.rewards[1].tolist() == [-1.0 if other == seat else 0.0 for other in range(3)]


def test_the_same_seed_plays_the_same() -> None:
    seen = []
    for _ in range(2):
        vector = Vector("oraklos", 4)
        vector.reset(seed=3)
        for _ in range(30):
            vector.step(vector.sample())
        seen.append(vector.observations.copy())
    assert np.array_equal(seen[0], seen[1])


def test_a_reset_leaves_nothing_of_the_games_before() -> None:
    vector = Vector("oraklos", 2)
    vector.reset(seed=3)
    first = vector.observations.copy(), vector.masks.copy()
    for _ in range(25):
        vector.step(vector.sample())
    vector.reset(seed=3)
    assert np.array_equal(vector.observations, first[0])
    assert np.array_equal(vector.masks, first[1])


def test_against_bots_only_the_learners_seat_is_asked() -> None:
    vector = Vector("keltis", 4, 3, opponents=["random", "easy"], seat=1)
    vector.reset(seed=1)
    for _ in range(5):
        assert vector.seats.tolist() == [1, 1, 1, 1]
        vector.step(vector.sample())


def test_workers_play_the_same_as_one_process() -> None:
    alone = Vector("keltis", 3)
    with Vector("keltis", 3, workers=2) as shared:
        for vector in (alone, shared):
            vector.reset(seed=8)
        for _ in range(20):
            actions = alone.sample().copy()
            for vector in (alone, shared):
                vector.step(actions)
            assert np.array_equal(alone.observations, shared.observations)
            assert np.array_equal(alone.masks, shared.masks)
        assert shared.masks[np.arange(3), shared.sample()].all()
        assert isinstance(shared._player, Workers)
        with pytest.raises(WorkerError, match="IndexError"):
            shared._player._tell(b"nonsense")


def test_games_are_shared_evenly() -> None:
    assert shares(10, 3) == [(0, 3), (3, 6), (6, 10)]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"count": 0}, "count must be at least 1, not 0."),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"opponents": "genius"}, "There is no bot 'genius'"),
        ({"opponents": "easy", "seat": 9}, "There is no seat 9"),
    ],
)
def test_an_impossible_environment_is_refused_with_a_sentence(wish: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Vector(**{"game": "oracle", "count": 1, **wish})  # type: ignore[arg-type]  # wrong on purpose


def test_there_is_a_seed_for_every_game() -> None:
    with pytest.raises(ValueError, match="There are 2 games, but 1 seeds"):
        Vector("keltis", 2).reset(seed=[1])


def test_memory_is_allocated_once() -> None:
    vector = Vector("oracle", 2)
    before = [id(each) for each in (vector.observations, vector.masks, vector.rewards, vector.ended, vector.seats)]
    vector.reset(seed=1)
    vector.step(vector.sample())
    after = [id(each) for each in (vector.observations, vector.masks, vector.rewards, vector.ended, vector.seats)]
    assert before == after
