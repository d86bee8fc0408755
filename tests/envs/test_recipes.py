"""The examples for RLlib and TorchRL, which need PyTorch: `make test-recipes` runs them."""

import runpy
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

# Both libraries warn about their own future.
pytestmark = pytest.mark.filterwarnings("ignore")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def example_of(name: str) -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(EXAMPLES / name)))


@pytest.fixture(scope="module")
def torchrl() -> SimpleNamespace:
    pytest.importorskip("torchrl", reason="`make test-recipes` installs it", exc_type=ImportError)
    return example_of("torchrl_ppo.py")


@pytest.fixture(scope="module")
def rllib() -> Iterator[SimpleNamespace]:
    pytest.importorskip("torch", reason="`make test-recipes` installs it")
    ray: Any = pytest.importorskip("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield example_of("rllib_ppo.py")
    ray.shutdown()


def test_torchrl_accepts_the_vector_environment(torchrl: SimpleNamespace) -> None:
    from torchrl.envs.utils import check_env_specs  # type: ignore[import-not-found]  # noqa: PLC0415

    check_env_specs(torchrl.Games("keltis", 3))


def test_torchrls_games_go_on_after_an_end(torchrl: SimpleNamespace) -> None:
    env = torchrl.Games("oracle", 2)
    policy, _ = torchrl.new_networks(env)
    rows = env.rollout(120, policy, break_when_any_done=False)
    ends = rows["next", "done"][..., 0].numpy()
    assert ends.any()
    taken = rows["action_mask"].gather(2, rows["action"][..., None])
    assert taken.all()  # no illegal action in any game
    assert set(rows["next", "reward"][..., 0].numpy()[ends]) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert not rows["next", "reward"][..., 0].numpy()[~ends].any()


def test_the_torchrl_example_learns_repeats_and_is_judged(torchrl: SimpleNamespace) -> None:
    def weights(rounds: int) -> tuple[Any, list[np.ndarray]]:
        policy = torchrl.trained("keltis", seed=1, rounds=rounds, games=4, steps=8)
        return policy, [each.detach().numpy() for each in policy.parameters()]

    (policy, one), (_, other), (_, longer) = weights(1), weights(1), weights(2)
    assert all(np.isfinite(each).all() for each in longer)
    assert all(map(np.array_equal, one, other))
    assert not all(map(np.array_equal, one, longer))
    assert set(torchrl.rewards(policy, "keltis", 1000, games=2)) <= {-1.0, 0.0, 1.0}


def test_the_rllib_example_learns_and_never_does_what_is_illegal(rllib: SimpleNamespace) -> None:
    learner = rllib.new_learner("keltis", seed=1, decisions=64)
    before = learner.get_weights()["default_policy"]
    learner.train()
    after = learner.get_weights()["default_policy"]
    assert all(np.isfinite(each).all() for each in after.values())
    assert not all(np.array_equal(before[name], after[name]) for name in after)
    taken = [
        masks[action]
        for episode in learner.env_runner.sample(num_timesteps=64, explore=True)
        for masks, action in zip(episode.get_observations()["action_mask"], episode.get_actions(), strict=False)
    ]
    assert len(taken) >= 64
    assert set(taken) == {1.0}
    learner.stop()
