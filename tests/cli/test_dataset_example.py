"""The example that learns from a file of `adyton dataset`."""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.command_line import Run

pytest.importorskip("pyarrow", reason="pyarrow comes with the extra `dataset`")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    return runpy.run_path(str(EXAMPLES / "imitate.py"))


def test_the_example_reads_a_dataset_and_comes_nearer_to_the_winners(
    example: dict[str, Any], run: Run, tmp_path: Path
) -> None:
    done = run(
        "dataset",
        "keltis",
        "games.parquet",
        "--games",
        "4",
        "--players",
        "2",
        "--bots",
        "easy,random",
        "--observations",
    )
    assert done.code == 0
    rows, facts = example["rows_of"](tmp_path / "games.parquet")
    assert facts["bots"] == ["easy", "random"]
    assert rows["seen"].shape[1] == 2214
    assert rows["mask"].shape == (len(rows["seen"]), 598)
    assert rows["mask"][np.arange(len(rows["action"])), rows["action"]].all()
    _, distances = example["trained"](rows, facts, seed=1, epochs=3)
    assert distances[2] < distances[0]
