"""RLlib's PPO with masks, against bots: `python docs/examples/rllib_ppo.py keltis 10`.

It needs Adyton with its extra `envs`, `ray[rllib]` and PyTorch. RLlib plays eight games side by side, and its own
module for action masks hides what is illegal.
"""

import sys

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import adyton.envs  # noqa: F401  (registers the games)

GAMES = 8


class Masked(gymnasium.ObservationWrapper):
    """The names and types that RLlib's module for masks expects."""

    def __init__(self, env):
        super().__init__(env)
        seen, mask = env.observation_space["observation"], env.observation_space["action_mask"]
        masks = gymnasium.spaces.Box(0.0, 1.0, mask.shape, np.float32)
        self.observation_space = gymnasium.spaces.Dict({"action_mask": masks, "observations": seen})
        self.action_space = gymnasium.spaces.Discrete(int(env.action_space.n))

    def observation(self, observation):
        return {
            "action_mask": observation["action_mask"].astype(np.float32),
            "observations": observation["observation"],
        }


def make(config):
    return Masked(gymnasium.make(f"adyton/{config['game']}-v0", opponents=config["opponents"]))


def new_learner(game, seed, opponents="random", decisions=4096):
    """PPO with a network that knows nothing yet. It learns after so many decisions."""
    register_env("adyton", make)
    config = (
        PPOConfig()
        .environment("adyton", env_config={"game": game, "opponents": opponents})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=GAMES)
        .training(
            lr=1e-3,
            gamma=1.0,  # only the end of a game counts
            lambda_=0.98,
            num_epochs=4,
            train_batch_size_per_learner=decisions,
            minibatch_size=min(decisions, 512),
            entropy_coeff=0.01,
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128], "vf_share_layers": False}
            )
        )
        .evaluation(evaluation_duration_unit="episodes", evaluation_config={"explore": True})
        .debugging(seed=seed, log_level="ERROR")
    )
    return config.build_algo()


def trained(game, seed, rounds, **others):
    """The learner after so many rounds of playing and learning."""
    learner = new_learner(game, seed, **others)
    for _ in range(rounds):
        learner.train()
    return learner


def rewards(learner, games):
    """What it gets in so many games, without learning any more."""
    runner = learner.env_runner
    return [episode.get_return() for episode in runner.sample(num_episodes=games, explore=True)]


if __name__ == "__main__":
    game, rounds = sys.argv[1], int(sys.argv[2])
    found = rewards(trained(game, 1, rounds), 200)
    sys.stdout.write(f"{sum(reward > 0 for reward in found)} of {len(found)} games against random won\n")
