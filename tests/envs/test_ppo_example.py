"""The single-file example plays, learns, repeats itself and is evaluated."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest


@pytest.fixture(scope="module")
def example(run_example: Callable[[str], SimpleNamespace]) -> SimpleNamespace:
    return run_example("ppo.py")


def weights(learner: Any) -> list[np.ndarray]:
    import jax  # noqa: PLC0415  (slow to import, and only needed here)

    return [np.asarray(each) for each in jax.tree.leaves(learner.params)]


def test_the_example_plays_learns_repeats_and_is_evaluated(example: SimpleNamespace) -> None:
    fresh = weights(example.trained("keltis", seed=1, rounds=0, games=4, steps=4))
    learners = [example.trained("keltis", seed=1, rounds=2, games=4, steps=4) for _ in range(2)]
    first, second = map(weights, learners)
    assert all(np.isfinite(each).all() for each in first)
    assert any(not np.array_equal(one, other) for one, other in zip(fresh, first, strict=True))
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))
    found = example.rewards(learners[0], "keltis", seed=1000, games=2)
    assert set(found) <= {-1.0, 0.0, 1.0}


def test_advantages_follow_the_formula(example: SimpleNamespace) -> None:
    rows = {
        "value": np.array([[0.5], [0.25], [0.0]]),
        "reward": np.array([[0.0], [1.0], [0.0]]),
        "ended": np.array([[False], [True], [False]]),
    }
    judged = example.judged(rows, np.array([0.5]))
    # The last step looks ahead to 0.5; the second ends with 1; the first looks ahead to the second.
    assert judged["gain"] == pytest.approx([0.25 - 0.5 + 0.95 * 0.75, 0.75, 0.5])
