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


def test_the_example_plays_learns_and_repeats(example: SimpleNamespace) -> None:
    def learned() -> list[list[np.ndarray]]:
        return [weights(each) for each in example.rounds_of("keltis", seed=1, rounds=2, games=4, steps=4)]

    (first, longer), (again, _) = learned(), learned()
    assert all(np.isfinite(each).all() for each in longer)
    assert all(np.array_equal(one, other) for one, other in zip(first, again, strict=True))
    assert any(not np.array_equal(one, other) for one, other in zip(first, longer, strict=True))


def test_the_example_learns_against_bots_and_is_measured_in_every_chair(example: SimpleNamespace) -> None:
    (learner,) = example.rounds_of("oracle", seed=1, rounds=1, games=3, steps=4, opponents="random")
    found = example.shares(learner, "oracle", seed=1000, games=3)
    assert len(found) == 3
    assert set(found) <= {0.0, 0.25, 0.5, 0.75, 1.0}


def test_advantages_follow_the_formula_for_each_seat(example: SimpleNamespace) -> None:
    nothing = [[0.0, 0.0]]
    rows = {
        "seat": np.array([[0], [1], [0], [1]]),
        "value": np.array([[0.5], [0.25], [0.0], [0.1]]),
        "reward": np.array([nothing, nothing, [[1.0, -1.0]], nothing]),
        "ended": np.array([[False], [False], [True], [False]]),
    }
    judged = example.judged(rows, np.array([0]), np.array([0.5]))
    # Seat 0 ends the game with 1; before, it looks ahead to its own 0. Seat 1 looks ahead to −1 at the end of the
    # game, and in the next game to nothing.
    assert judged["gain"] == pytest.approx([0.0 - 0.5 + 0.98 * 1.0, -1.25, 1.0, 0.0])
    assert judged["target"] == pytest.approx([0.98, -1.0, 1.0, 0.1])


def test_a_lead_is_measured_against_the_mean_of_the_others(example: SimpleNamespace) -> None:
    assert example.lead(np.array([[30.0, 10.0], [0.0, 0.0]])).tolist() == [[1.0, -1.0], [0.0, 0.0]]
    assert example.lead(np.array([[40.0, 10.0, 10.0]])) == pytest.approx(np.array([[1.5, -0.75, -0.75]]))


def test_a_bot_is_beaten_only_if_the_interval_is_above_one_half(example: SimpleNamespace) -> None:
    assert not example.beaten(np.array([1.0, 0.0, 1.0, 1.0]))
    assert example.beaten(np.array([1.0, 0.0, 1.0, 1.0] * 20))
