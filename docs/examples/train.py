"""A small network that learns a game from wins and losses alone, by PPO: `python docs/examples/train.py keltis 100`.

It needs `pip install "adyton[envs]" jax optax`, and sees nothing but the observation and the action mask. Sixteen games
run side by side against random bots; after every 2,048 decisions the network learns from them.
"""

import sys
from functools import partial

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

import adyton.envs  # noqa: F401  (registers the games)

GAMES, STEPS = 16, 128  # games side by side, and decisions of each before the network learns
HIDDEN, RATE = 64, 3e-3
EPOCHS, BATCH = 4, 256
DISCOUNT, TRACE, CLIP = 1.0, 0.98, 0.2
ENTROPY, VALUE = 0.001, 0.5  # what exploring, and knowing the value, count for beside the policy

optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))


def new_network(key, inputs, actions):
    """A hidden layer, from which an odd for each action and the value of the position are read."""
    keys = jax.random.split(key, 3)
    scales = [(inputs, HIDDEN, 1.0), (HIDDEN, actions, 0.01), (HIDDEN, 1, 1.0)]
    return [
        (jax.random.normal(k, (n, m)) * s / np.sqrt(n), jnp.zeros(m)) for k, (n, m, s) in zip(keys, scales, strict=True)
    ]


def judged(network, seen, mask):
    """The logarithms of how likely each action is, and the value."""
    (w1, b1), (w2, b2), (w3, b3) = network
    hidden = jnp.tanh(seen @ w1 + b1)
    return jax.nn.log_softmax(jnp.where(mask, hidden @ w2 + b2, -1e9)), (hidden @ w3 + b3)[:, 0]


@jax.jit
def decided(network, key, seen, mask):
    """An action for each game, how likely it was, and what the network thinks of the position."""
    logs, values = judged(network, seen, mask)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], values


def loss(network, seen, mask, actions, before, gains, returns):
    """PPO: what went better than thought becomes likelier, but never much likelier at once."""
    logs, values = judged(network, seen, mask)
    ratio = jnp.exp(jnp.take_along_axis(logs, actions[:, None], 1)[:, 0] - before)
    policy = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains).mean()
    entropy = -jnp.where(mask, jnp.exp(logs) * logs, 0).sum(1).mean()
    return VALUE * ((values - returns) ** 2).mean() - policy - ENTROPY * entropy


@partial(jax.jit, donate_argnums=(0, 1))
def improved(network, memory, batch):
    """The network after one step of learning."""
    updates, memory = optimizer.update(jax.grad(loss)(network, *batch), memory)
    return optax.apply_updates(network, updates), memory


def advantages(rewards, values, ends, last):
    """How much better each decision went than thought, looking ahead with a fading trace."""
    gains, ahead, following = np.zeros_like(rewards), 0.0, last
    for step in reversed(range(len(rewards))):
        open_ = 1.0 - ends[step]
        ahead = rewards[step] + DISCOUNT * following * open_ - values[step] + DISCOUNT * TRACE * ahead * open_
        gains[step], following = ahead, values[step]
    return gains


class Learner:
    """Games side by side, the network that plays them, and what it has learned to expect."""

    def __init__(self, game, seed, games=GAMES, opponents="random"):
        self.envs = [gymnasium.make(f"adyton/{game}-v0", opponents=opponents) for _ in range(games)]
        self.seen = [env.reset(seed=seed * 1000 + number)[0] for number, env in enumerate(self.envs)]
        space = self.envs[0].observation_space
        self.key, key = jax.random.split(jax.random.key(seed))
        self.network = new_network(key, space["observation"].shape[0], space["action_mask"].shape[0])
        self.memory = optimizer.init(self.network)
        self.shuffle = np.random.default_rng(seed)

    def now(self):
        """What all games look like."""
        return tuple(np.stack([seen[part] for seen in self.seen]) for part in ("observation", "action_mask"))

    def play(self, steps):
        """Lets the network decide so often in every game: what it saw and did, what came of it, and who won."""
        rows, results = [], []
        for _ in range(steps):
            seen, mask = self.now()
            self.key, key = jax.random.split(self.key)
            actions, logs, values = (np.asarray(each) for each in decided(self.network, key, seen, mask))
            rewards, ends = np.zeros(len(actions), np.float32), np.zeros(len(actions), np.float32)
            for number, env in enumerate(self.envs):
                self.seen[number], rewards[number], over, cut, _ = env.step(int(actions[number]))
                if over or cut:
                    ends[number] = 1
                    results.append(float(rewards[number]))
                    self.seen[number] = env.reset()[0]
            rows.append((seen, mask, actions, logs, values, rewards, ends))
        return [np.stack(column) for column in zip(*rows, strict=True)], results

    def learn(self, steps=STEPS, batch=BATCH):
        """Plays, learns from it, and tells how the games ended that came to their end."""
        (seen, mask, actions, logs, values, rewards, ends), results = self.play(steps)
        last = np.asarray(judged(self.network, *self.now())[1])
        gains = advantages(rewards, values, ends, last)
        returns = gains + values
        flat = [each.reshape(-1, *each.shape[2:]) for each in (seen, mask, actions, logs, gains, returns)]
        flat[4] = (flat[4] - flat[4].mean()) / (flat[4].std() + 1e-8)
        for _ in range(EPOCHS):
            order = self.shuffle.permutation(len(flat[0]))
            for first in range(0, len(order), batch):
                chosen = order[first : first + batch]
                self.network, self.memory = improved(self.network, self.memory, [each[chosen] for each in flat])
        return results


if __name__ == "__main__":
    learner, rewards = Learner(sys.argv[1], seed=1), []
    for turn in range(1, int(sys.argv[2]) + 1):
        rewards += learner.learn()
        if turn % 20 == 0:
            mean = np.mean(rewards[-80:])
            sys.stdout.write(
                f"{turn * GAMES * STEPS} decisions, {len(rewards)} games: mean reward of the last 80 {mean:+.2f}\n"
            )
            sys.stdout.flush()
