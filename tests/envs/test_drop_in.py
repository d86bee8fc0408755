"""A game from the folder in ADYTON_GAMES, as an environment."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
KIT = """
from tests.support.omens import Omens
from adyton.games.kit import Kit

KIT = Kit(game=Omens())
"""
PROGRAM = """
import warnings
warnings.simplefilter("ignore")
import adyton.envs, gymnasium, numpy as np, pettingzoo, pyspiel
from pettingzoo.test import api_test

env = pettingzoo.make("aec", "adyton/omens-v0", players=2)
env.reset(seed=1)
assert sorted(env.legal("seat_0").values()) == sorted(f"offer {n}" for n in env.view("seat_0")["hand"])
assert env.describe(env.observe("seat_0"))["phase"] == "offer"
api_test(pettingzoo.make("aec", "adyton/omens-v0"), num_cycles=50)
single = gymnasium.make("adyton/omens-v0")
seen, info = single.reset(seed=1)
assert sorted(single.legal()) == np.flatnonzero(info["action_mask"]).tolist()
assert not pyspiel.load_game("adyton_omens").new_initial_state().is_terminal()
"""


def test_a_game_from_a_folder_is_an_environment(tmp_path: Path) -> None:
    folder = tmp_path / "omens"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "kit.py").write_text(KIT, encoding="utf-8")
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    env = {**os.environ, "ADYTON_GAMES": str(tmp_path), "PYTHONPATH": paths}
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, env=env)
    assert ran.returncode == 0, ran.stderr
