"""The examples with OpenSpiel's own algorithms: they solve a small game, and search a large one."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.tutorial import write_game

pyspiel = pytest.importorskip("pyspiel")

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SOLVE = f"""
import pyspiel, runpy
example = runpy.run_path({str(EXAMPLES / "openspiel_cfr.py")!r})
game = pyspiel.load_game("adyton_lots")
for policy in (example["solved"](game, 1), example["solved"](game, 20), example["sampled"](game, 300)):
    print(example["lost"](game, policy))
words = sorted(example["advice"](game, example["solved"](game, 20)).items())
print([round(chances["bet"]) for _, chances in words])
"""


def test_regret_minimization_solves_the_game_of_the_tutorial(tmp_path: Path) -> None:
    env = {**os.environ, "ADYTON_GAMES": str(write_game(tmp_path))}
    ran = subprocess.run([sys.executable, "-c", SOLVE], capture_output=True, text=True, check=False, env=env)
    assert ran.returncode == 0, ran.stderr
    *losses, bets = ran.stdout.splitlines()
    first, last, sampled = map(float, losses)
    assert first > 0.05
    assert last < 0.01
    assert sampled < first
    # The first player bets with the highest lot only: the second one bets with whatever is higher.
    assert bets == "[0, 0, 0, 0, 0, 0, 0, 0, 0, 1]"


def test_information_set_search_plays_a_whole_game() -> None:
    """OpenSpiel's search draws from a generator that nobody can seed, so the result differs from run to run."""
    example = runpy.run_path(str(EXAMPLES / "openspiel_search.py"))
    found = example["rewards"](pyspiel.load_game("adyton_oracle"), simulations=2, games=1, seed=1)
    assert len(found) == 1
    assert found[0] in {-1.0, -0.5, 0.0, 0.5, 1.0}
