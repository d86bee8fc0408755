"""PPO in one file, on the vector environment: `python docs/examples/ppo.py keltis 100`.

It needs Adyton with its extra `envs`, JAX, Flax and Optax. One network sees the observation, one head
acts and one judges; what is illegal is masked. By default the network plays all seats of 256 games and
so learns from itself. Bots only say how good it has become.
"""

import sys
import time
from functools import partial

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax

from adyton.envs.vector import Vector

GAMES, STEPS = 256, 64  # games side by side, and decisions in each before the network learns
EPOCHS, BATCHES = 2, 16
HIDDEN = 128
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
LAMBDA = 0.98  # only the end of a game counts, so nothing is discounted
POINTS = 20.0  # so many points more than the others count as 1
IMPOSSIBLE = -1e9  # as the logarithm of a probability
SELF = "self"
LADDER = ("random", "easy", "greedy")  # the bots that say how good it is, the weakest first


class Network(nn.Module):
    """How good each action is, and what reward is to be expected."""

    actions: int

    @nn.compact
    def __call__(self, seen, mask):
        hidden = nn.relu(nn.Dense(HIDDEN)(seen))
        hidden = nn.relu(nn.Dense(HIDDEN)(hidden))
        logits = nn.Dense(self.actions, kernel_init=nn.initializers.orthogonal(0.01))(hidden)
        value = nn.Dense(1)(hidden)[:, 0]
        return jnp.where(mask > 0, logits, IMPOSSIBLE), value


class Learner:
    """A network with its optimizer."""

    def __init__(self, vector, seed):
        self.network = Network(vector.masks.shape[1])
        self.key, key = jax.random.split(jax.random.key(seed))
        self.params = self.network.init(key, vector.observations[:1], vector.masks[:1])
        self.optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
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


def lead(points):
    """How far each seat is ahead of the mean of the others."""
    players = points.shape[1]
    return (points - points.mean(1, keepdims=True)) * players / (players - 1) / POINTS


def played(learner, vector, steps):
    """What was seen, done and gained in so many steps of all games; the next step overwrites the arrays."""
    rows = {name: [] for name in ("seen", "mask", "seat", "action", "log", "value", "reward", "ended")}
    for _ in range(steps):
        action, log, value = learner.act(vector)
        seen = {"seen": vector.observations.copy(), "mask": vector.masks.copy(), "seat": vector.seats.copy()}
        vector.step(action)
        told = {"action": action, "log": log, "value": value}
        told |= {"reward": lead(vector.rewards), "ended": vector.ended.copy()}
        for name, row in (seen | told).items():
            rows[name].append(row)
    return {name: np.stack(row) for name, row in rows.items()}


def judged(rows, seat, value):
    """How much better each action was than expected, by generalized advantage estimation.

    Each seat looks ahead to its own next decision. `seat` and `value` are those of the decisions after the last step.
    A seat that decides no more before the arrays end learns nothing from its last decision.
    """
    steps, games, players = rows["reward"].shape
    every = np.arange(games)
    gains, gain, following = np.zeros((steps, games)), np.zeros((games, players)), np.full((games, players), np.nan)
    following[every, seat] = value
    for step in reversed(range(steps)):
        over = rows["ended"][step]
        following[over], gain[over] = rows["reward"][step][over], 0.0
        seat, value = rows["seat"][step], rows["value"][step]
        error = np.nan_to_num(following[every, seat] - value)
        gains[step] = gain[every, seat] = error + LAMBDA * gain[every, seat]
        following[every, seat] = value
    rows = {**rows, "gain": gains.astype(np.float32), "target": (gains + rows["value"]).astype(np.float32)}
    return {name: row.reshape(-1, *row.shape[2:]) for name, row in rows.items()}


def rounds_of(game, seed, rounds, games=GAMES, steps=STEPS, opponents=SELF):
    """The learner after each round of playing and learning."""
    vector = Vector(game, games, reward="points", opponents=None if opponents == SELF else opponents)
    vector.reset(seed=seed)
    learner = Learner(vector, seed)
    for _ in range(rounds):
        rows = played(learner, vector, steps)
        learner.learn(judged(rows, vector.seats, learner.act(vector)[2]))
        yield learner


def shares(learner, game, seed, games=GAMES, opponents="random"):
    """How often it comes before another player in the first game of each row; a tie counts half.

    It sits in every chair equally often, and does not learn.
    """
    players = Vector(game, 1).config.players
    return np.concatenate([in_chair(learner, game, seed, games // players, opponents, seat) for seat in range(players)])


def in_chair(learner, game, seed, games, opponents, seat):
    vector = Vector(game, games, opponents=opponents, seat=seat)
    vector.reset(seed=seed)
    found = np.full(games, np.nan)
    while np.isnan(found).any():
        vector.step(learner.act(vector)[0])
        first = vector.ended & np.isnan(found)
        found[first] = vector.rewards[first, seat] / 2 + 0.5
    return found


def beaten(found):
    """Whether even the lower end of the interval is above one half."""
    return found.mean() - reach(found) > 0.5


def reach(found):
    """How far the interval of 95 % reaches from the mean."""
    return 1.96 * found.std() / np.sqrt(len(found))


def report(game, rounds, opponents=SELF, every=20):
    """Say from time to time how it fares against the weakest bot that it has not beaten yet."""
    left, learning, since = list(LADDER), 0.0, time.process_time()
    for number, learner in enumerate(rounds_of(game, 1, rounds, opponents=opponents), 1):
        if number % every and number < rounds:
            continue
        learning += time.process_time() - since
        found = shares(learner, game, 1000, opponents=left[0])
        yield f"round {number}, {learning / 60:.1f} minutes: {found.mean():.0%} ± {reach(found):.0%} against {left[0]}"
        if beaten(found) and len(left) > 1:
            left.pop(0)
        since = time.process_time()


if __name__ == "__main__":
    for line in report(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
