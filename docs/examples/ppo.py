"""PPO in one file, on the vector environment: `python docs/examples/ppo.py keltis 60`.

It needs Adyton with its extra `envs`, JAX, Flax and Optax. One network sees the observation, one head
acts and one judges; what is illegal is masked. 256 games run side by side against bots.
"""

import sys
from functools import partial

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax

from adyton.envs.vector import Vector

GAMES, STEPS = 256, 32  # games side by side, and decisions of each before the network learns
EPOCHS, BATCHES = 3, 8
HIDDEN = 128
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
LAMBDA = 0.95  # only the end of a game counts, so nothing is discounted
IMPOSSIBLE = -1e9  # as the logarithm of a probability


class Network(nn.Module):
    """How good each action is, and what reward is to be expected."""

    actions: int

    @nn.compact
    def __call__(self, seen, mask):
        hidden = nn.tanh(nn.Dense(HIDDEN)(seen))
        logits = nn.Dense(self.actions, kernel_init=nn.initializers.orthogonal(0.01))(hidden)
        value = nn.Dense(1)(nn.tanh(nn.Dense(HIDDEN)(seen)))[:, 0]
        return jnp.where(mask > 0, logits, IMPOSSIBLE), value


class Learner:
    """A network with its optimizer."""

    def __init__(self, vector, seed, rate=1e-3):
        self.network = Network(vector.masks.shape[1])
        self.key, key = jax.random.split(jax.random.key(seed))
        self.params = self.network.init(key, vector.observations[:1], vector.masks[:1])
        self.optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))
        self.state = self.optimizer.init(self.params)

    def act(self, vector):
        """One action for each game, with its probability and the value of the position."""
        self.key, key = jax.random.split(self.key)
        found = self._drawn(self.params, key, vector.observations, vector.masks)
        return [np.asarray(each) for each in found]

    def learn(self, rows):
        """Go over what was played a few times, in parts."""
        size = len(rows["action"]) // BATCHES
        for _ in range(EPOCHS):
            self.key, key = jax.random.split(self.key)
            order = np.asarray(jax.random.permutation(key, len(rows["action"])))
            for part in range(BATCHES):
                some = {name: row[order[part * size : (part + 1) * size]] for name, row in rows.items()}
                self.params, self.state = self._improved(self.params, self.state, some)

    @partial(jax.jit, static_argnums=0)
    def _drawn(self, params, key, seen, mask):
        logits, value = self.network.apply(params, seen, mask)
        action = jax.random.categorical(key, logits)
        return action, jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0], value

    @partial(jax.jit, static_argnums=0)
    def _improved(self, params, state, rows):
        gradient = jax.grad(self._loss)(params, rows)
        changes, state = self.optimizer.update(gradient, state)
        return optax.apply_updates(params, changes), state

    def _loss(self, params, rows):
        logits, value = self.network.apply(params, rows["seen"], rows["mask"])
        logs = jax.nn.log_softmax(logits)
        log = jnp.take_along_axis(logs, rows["action"][:, None], 1)[:, 0]
        ratio = jnp.exp(log - rows["log"])
        gain = (rows["gain"] - rows["gain"].mean()) / (rows["gain"].std() + 1e-8)
        policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(jnp.exp(logs) * jnp.where(rows["mask"] > 0, logs, 0)).sum(1).mean()
        return -policy - ENTROPY * entropy + VALUE * ((value - rows["target"]) ** 2).mean()


def played(learner, vector, steps):
    """What was seen, done and gained in so many steps of all games; the arrays are copied before the next step."""
    rows = {name: [] for name in ("seen", "mask", "action", "log", "value", "reward", "ended")}
    for _ in range(steps):
        action, log, value = learner.act(vector)
        seen = {"seen": vector.observations.copy(), "mask": vector.masks.copy()}
        vector.step(action)
        told = {"action": action, "log": log, "value": value}
        told |= {"reward": vector.rewards[:, 0].copy(), "ended": vector.ended.copy()}
        for name, row in (seen | told).items():
            rows[name].append(row)
    return {name: np.stack(row) for name, row in rows.items()}


def judged(rows, last):
    """How much better each action was than expected, by generalized advantage estimation."""
    gains, gain, following = np.zeros_like(rows["value"]), 0.0, last
    for step in reversed(range(len(gains))):
        goes_on = 1.0 - rows["ended"][step]
        error = rows["reward"][step] + goes_on * following - rows["value"][step]
        gain = error + LAMBDA * goes_on * gain
        gains[step], following = gain, rows["value"][step]
    rows |= {"gain": gains, "target": gains + rows["value"]}
    return {name: row.reshape(-1, *row.shape[2:]) for name, row in rows.items()}


def trained(game, seed, rounds, games=GAMES, steps=STEPS, opponents="random"):
    """The learner after so many rounds of playing and learning."""
    vector = Vector(game, games, opponents=opponents)
    vector.reset(seed=seed)
    learner = Learner(vector, seed)
    for _ in range(rounds):
        rows = played(learner, vector, steps)
        learner.learn(judged(rows, learner.act(vector)[2]))
    return learner


def rewards(learner, game, seed, games=GAMES, opponents="random"):
    """What it gets in the first game of each row, without learning any more."""
    vector = Vector(game, games, opponents=opponents)
    vector.reset(seed=seed)
    found = np.full(games, np.nan)
    while np.isnan(found).any():
        vector.step(learner.act(vector)[0])
        first = vector.ended & np.isnan(found)
        found[first] = vector.rewards[first, 0]
    return found


if __name__ == "__main__":
    game, rounds = sys.argv[1], int(sys.argv[2])
    opponents = sys.argv[3] if len(sys.argv) > 3 else "random"
    learner = trained(game, 1, rounds, opponents=opponents)
    won = (rewards(learner, game, 1000, opponents=opponents) == 1).mean()
    sys.stdout.write(f"{won:.0%} of {GAMES} games against {opponents} won\n")
