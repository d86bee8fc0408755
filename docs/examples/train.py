"""A small policy that learns to play from wins and losses alone (REINFORCE): `python docs/examples/train.py keltis 300`.

It reads the words of each legal action, has one weight for each word in each phase of the game, and makes the words of
games that went well likelier. That is all it takes to beat random play; it is where to begin, not where to end.
"""

import sys
from collections import defaultdict

import gymnasium
import numpy as np

import adyton.envs  # noqa: F401  (registers the games)

RATE = 0.05


class Policy:
    """Weights for words."""

    def __init__(self, seed):
        self.weights = defaultdict(float)
        self.random = np.random.default_rng(seed)

    def likely(self, phase, texts):
        """How likely each of these actions is."""
        sums = np.array([sum(self.weights[phase, word] for word in text.split()) for text in texts])
        odds = np.exp(sums - sums.max())
        return odds / odds.sum()

    def learn(self, steps, gain):
        """Makes what was done likelier by the gain, and what could have been done less likely."""
        for phase, texts, chosen, odds in steps:
            for place, text in enumerate(texts):
                push = gain * ((place == chosen) - odds[place])
                for word in text.split():
                    self.weights[phase, word] += RATE * push


def play(env, policy, seed):
    """One game: what was decided, and the reward."""
    env.reset(seed=seed)
    steps = []
    while True:
        legal, phase = env.unwrapped.legal(), env.unwrapped.view()["phase"]
        texts = list(legal.values())
        odds = policy.likely(phase, texts)
        chosen = int(policy.random.choice(len(texts), p=odds))
        steps.append((phase, texts, chosen, odds))
        _, reward, over, cut, _ = env.step(list(legal)[chosen])
        if over or cut:
            return steps, reward


def train(game, games, seed=1):
    """Plays so many games against random bots, learns from each, and yields its reward."""
    env, policy = gymnasium.make(f"adyton/{game}-v0", opponents="random"), Policy(seed)
    usual = 0.0
    for number in range(games):
        steps, reward = play(env, policy, seed + number)
        policy.learn(steps, reward - usual)
        usual += (reward - usual) / 20
        yield reward


if __name__ == "__main__":
    rewards = []
    for reward in train(sys.argv[1], int(sys.argv[2])):
        rewards.append(reward)
        if len(rewards) % 20 == 0:
            sys.stdout.write(f"{len(rewards)} games: mean reward of the last 20 {np.mean(rewards[-20:]):+.2f}\n")
            sys.stdout.flush()
