import runpy
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "train.py"))


def test_the_training_example_runs_and_repeats() -> None:
    first, second = (list(EXAMPLE["train"]("keltis", 2)) for _ in range(2))
    assert first == second
    assert len(first) == 2


def test_what_went_well_becomes_likelier_and_what_went_badly_less_likely() -> None:
    policy = EXAMPLE["Policy"](1)
    texts = ["lay g4", "discard g4"]
    before = policy.likely("lay", texts)
    assert before == pytest.approx([0.5, 0.5])
    policy.learn([("lay", texts, 0, before)], 1.0)
    better = policy.likely("lay", texts)
    assert better[0] > 0.5
    policy.learn([("lay", texts, 0, better)], -2.0)
    assert policy.likely("lay", texts)[0] < 0.5
    assert np.isclose(policy.likely("draw", texts)[0], 0.5)
