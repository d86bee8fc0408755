"""A small network that learns a game from wins and losses alone, by skrl's PPO.

    python docs/examples/train.py keltis 60

It needs Adyton with its extra `envs` and `skrl[jax]`, and sees nothing but the observation and the
action mask. Thirty-two games run side by side against random bots; after every 2,048 decisions the
network learns from them.
"""

import sys

import flax.linen as nn
import gymnasium
import jax.numpy as jnp
import numpy as np
import skrl
from skrl.agents.jax.ppo import PPO, PPO_CFG
from skrl.envs.wrappers.jax import wrap_env
from skrl.memories.jax import RandomMemory
from skrl.models.jax import CategoricalMixin, DeterministicMixin, Model
from skrl.trainers.jax import SequentialTrainer
from skrl.utils import set_seed
from skrl.utils.spaces.jax import unflatten_tensorized_space

import adyton.envs  # noqa: F401  (registers the games)

GAMES, STEPS = 32, 64  # games side by side, and decisions of each before the network learns
HIDDEN = 64
IMPOSSIBLE = -1e9  # as the logarithm of a probability

skrl.config.jax.device = "cpu"


class Policy(CategoricalMixin, Model):
    """How likely each action is: never, if it is illegal."""

    def __init__(self, **spaces):
        Model.__init__(self, **spaces)
        CategoricalMixin.__init__(self)

    @nn.compact
    def __call__(self, inputs, role):
        seen = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        hidden = nn.tanh(nn.Dense(HIDDEN)(seen["observation"]))
        logits = nn.Dense(self.num_actions, kernel_init=nn.initializers.orthogonal(0.01))(hidden)
        return jnp.where(seen["action_mask"] > 0, logits, IMPOSSIBLE), {}


class Value(DeterministicMixin, Model):
    """What reward is to be expected."""

    def __init__(self, **spaces):
        Model.__init__(self, **spaces)
        DeterministicMixin.__init__(self)

    @nn.compact
    def __call__(self, inputs, role):
        seen = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        return nn.Dense(1)(nn.tanh(nn.Dense(HIDDEN)(seen["observation"]))), {}


def side_by_side(game, games=GAMES, opponents="random"):
    """So many games against bots; where one ends, the next begins in the same step."""
    return wrap_env(gymnasium.make_vec(f"adyton/{game}-v0", games, opponents=opponents), verbose=False)


def new_learner(env, steps=STEPS, batch=256):
    """PPO with networks that know nothing yet."""
    spaces = {"observation_space": env.observation_space, "action_space": env.action_space}
    models = {"policy": Policy(**spaces), "value": Value(**spaces)}
    for role, model in models.items():
        model.init_state_dict(role=role)
    cfg = PPO_CFG(
        rollouts=steps,
        learning_epochs=4,
        mini_batches=max(1, steps * env.num_envs // batch),
        learning_rate=3e-3,
        discount_factor=1.0,  # only the end of a game counts
        gae_lambda=0.98,
        value_loss_scale=0.5,
        value_clip=0.0,
        experiment={"write_interval": 0, "checkpoint_interval": 0},
    )
    memory = RandomMemory(memory_size=steps, num_envs=env.num_envs, replacement=False)
    return PPO(models=models, memory=memory, cfg=cfg, **spaces)


def trained(game, seed, rounds, games=GAMES, steps=STEPS):
    """The learner after so many rounds of playing and learning."""
    set_seed(seed)
    env = side_by_side(game, games)
    learner = new_learner(env, steps)
    cfg = {"timesteps": rounds * steps, "headless": True, "close_environment_at_exit": False}
    SequentialTrainer(env=env, agents=learner, cfg=cfg).train()
    return learner


def rewards(learner, game, seed, each=8, games=GAMES):
    """What it gets without learning any more, in the first so many games of each that run side by side."""
    set_seed(seed)
    env = side_by_side(game, games)
    learner.enable_training_mode(False)
    seen, _ = env.reset()
    found = [[] for _ in range(games)]
    while min(map(len, found)) < each:
        actions, _ = learner.act(seen, None, timestep=0, timesteps=0)
        seen, gained, over, _, _ = env.step(actions)
        for number in np.flatnonzero(over):
            found[number].append(float(gained[number, 0]))
    return [reward for of_one in found for reward in of_one[:each]]


def interval(won, games):
    """Between which bounds the true share lies, with 95 % confidence, by Wilson's formula."""
    share, z = won / games, 1.96
    middle, reach = share + z**2 / (2 * games), z * np.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return (middle - reach) / (1 + z**2 / games), (middle + reach) / (1 + z**2 / games)


if __name__ == "__main__":
    game, rounds = sys.argv[1], int(sys.argv[2])
    found = rewards(trained(game, 1, rounds), game, seed=1000)
    won, games = found.count(1.0), len(found)
    low, high = interval(won, games)
    sys.stdout.write(f"{won} of {games} games against random won: {won / games:.0%} ({low:.0%} to {high:.0%})\n")
