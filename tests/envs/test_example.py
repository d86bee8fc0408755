from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

SMALL = {"games": 2, "steps": 2}


@pytest.fixture(scope="module")
def example(run_example: Callable[[str], SimpleNamespace]) -> SimpleNamespace:
    return run_example("train.py")


def weights(learner: Any) -> list[np.ndarray]:
    """Return all learned numbers."""
    import jax  # noqa: PLC0415  (slow to import, and only needed here)

    return [np.asarray(each) for model in learner.models.values() for each in jax.tree.leaves(model.state_dict.params)]


def test_the_training_example_plays_learns_repeats_and_is_judged(example: SimpleNamespace) -> None:
    fresh = weights(example.trained("keltis", seed=1, rounds=0, **SMALL))
    learners = [example.trained("keltis", seed=1, rounds=2, **SMALL) for _ in range(2)]
    first, second = map(weights, learners)
    assert all(np.isfinite(each).all() for each in first)
    assert not any(np.array_equal(one, other) for one, other in zip(fresh, first, strict=True))
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))

    found = example.rewards(learners[0], "keltis", seed=1000, each=1, games=2)
    assert len(found) == 2
    assert set(found) <= {-1.0, 0.0, 1.0}


def test_illegal_actions_are_never_chosen(example: SimpleNamespace) -> None:
    env = example.side_by_side("oracle", 16)
    learner = example.new_learner(env)
    learner.init()
    seen, _ = env.reset()
    actions, _ = learner.act(seen, None, timestep=0, timesteps=0)
    masks = np.asarray(example.unflatten_tensorized_space(env.observation_space, seen)["action_mask"])
    assert masks.sum(1).max() < 60  # Of 2,403.
    assert [masks[number, int(actions[number, 0])] for number in range(16)] == [1] * 16


def test_the_share_of_games_won_has_an_interval(example: SimpleNamespace) -> None:
    interval: Callable[[int, int], tuple[float, float]] = example.interval
    assert interval(208, 256) == pytest.approx((0.7602, 0.8556), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
