import os
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

PATH = Path(__file__).parents[2] / "docs" / "examples" / "train.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    return runpy.run_path(str(PATH))


@pytest.mark.parametrize("game", ["keltis", "oracle"])
def test_the_training_example_plays_learns_and_repeats(example: dict[str, Any], game: str) -> None:
    learners = [example["Learner"](game, 1, games=2) for _ in range(2)]
    before = [np.asarray(each) for layer in learners[0].network for each in layer]
    for learner in learners:
        learner.learn(steps=8, batch=8)
    first, second = ([np.asarray(each) for layer in learner.network for each in layer] for learner in learners)
    assert any(not np.array_equal(one, other) for one, other in zip(before, first, strict=True))
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))
    assert all(np.isfinite(each).all() for each in first)


def test_what_went_well_becomes_likelier_and_what_is_illegal_never_happens(example: dict[str, Any]) -> None:
    import jax  # noqa: PLC0415  (slow to import, and only needed here)

    network = example["new_network"](jax.random.key(1), 3, 4)
    memory = example["optimizer"].init(network)
    seen, mask = np.ones((2, 3), np.float32), np.array([[1, 1, 0, 1]] * 2, np.int8)
    before = np.exp(np.asarray(example["judged"](network, seen, mask)[0]))
    assert before[0, 2] == 0
    batch = [seen, mask, np.array([1, 3]), np.log(before[[0, 1], [1, 3]]), np.array([1.0, -1.0]), np.zeros(2)]
    network, memory = example["improved"](network, memory, batch)
    after = np.exp(np.asarray(example["judged"](network, seen, mask)[0]))
    assert after[0, 1] > before[0, 1]
    assert after[0, 3] < before[0, 3]
    assert after[0, 2] == 0


def test_advantages_fade_and_stop_at_the_end_of_a_game(example: dict[str, Any]) -> None:
    rewards = np.array([[0.0], [1.0], [0.0]])
    found = example["advantages"](rewards, np.zeros((3, 1)), np.array([[0.0], [1.0], [0.0]]), np.array([0.5]))
    assert found[:, 0] == pytest.approx([0.98, 1.0, 0.5])
