"""TorchRL's PPO with masks, on the vector environment: `python docs/examples/torchrl_ppo.py keltis 20`.

It needs Adyton with its extra `envs`, `torchrl` and PyTorch. `Games` makes the vector environment one of TorchRL's;
everything else is TorchRL's own.
"""

import sys

import torch
from tensordict import TensorDict
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.envs.utils import ExplorationType
from torchrl.modules import MaskedCategorical, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from adyton.envs.vector import Vector

GAMES, STEPS = 64, 64  # games side by side, and decisions of each before the network learns
EPOCHS, BATCH = 3, 512
HIDDEN = 128


class Games(EnvBase):
    """The vector environment against bots, as one of TorchRL's with a batch of games."""

    def __init__(self, game, count, opponents="random", seed=1):
        super().__init__(batch_size=[count])
        self.vector = Vector(game, count, opponents=opponents, finals=True)
        self.first_seed = seed
        numbers, actions = self.vector.observations.shape[1], self.vector.masks.shape[1]
        self.observation_spec = Composite(
            observation=Bounded(-1.0, 1.0, (count, numbers)),
            action_mask=Binary(actions, (count, actions), dtype=torch.bool),
            shape=[count],
        )
        self.action_spec = Categorical(actions, (count,))
        self.reward_spec = Unbounded((count, 1))
        self.done_spec = Categorical(2, (count, 1), dtype=torch.bool)

    def _reset(self, tensordict, **_):
        # The vector environment has begun the next game where one ended.
        if tensordict is None or "_reset" not in tensordict:
            self.vector.reset(seed=self.first_seed)
        return TensorDict(self._seen(), self.batch_size)

    def _step(self, tensordict):
        vector = self.vector
        vector.step(tensordict["action"].numpy())
        over = torch.tensor(vector.ended)[:, None]
        seen = self._seen()
        seen["observation"] = torch.where(over, torch.tensor(vector.finals), seen["observation"])
        reward = torch.tensor(vector.rewards[:, :1], dtype=torch.float32)
        return TensorDict({**seen, "reward": reward, "done": over, "terminated": over}, self.batch_size)

    def _seen(self):
        # Copies, because the next step overwrites the arrays.
        mask = torch.tensor(self.vector.masks, dtype=torch.bool)
        return {"observation": torch.tensor(self.vector.observations), "action_mask": mask}

    def _set_seed(self, seed):
        self.first_seed = seed


def new_networks(env):
    """A policy that never takes an illegal action, and a judge of positions."""
    numbers, actions = env.observation_spec["observation"].shape[1], env.action_spec.n
    policy = ProbabilisticTensorDictSequential(
        TensorDictModule(network(numbers, actions), in_keys=["observation"], out_keys=["logits"]),
        ProbabilisticTensorDictModule(
            in_keys={"logits": "logits", "mask": "action_mask"},
            out_keys=["action"],
            distribution_class=MaskedCategorical,
            default_interaction_type=ExplorationType.RANDOM,
            return_log_prob=True,
        ),
    )
    return policy, ValueOperator(network(numbers, 1), in_keys=["observation"])


def network(numbers, results):
    last = nn.Linear(HIDDEN, results)
    nn.init.orthogonal_(last.weight, 0.01)
    return nn.Sequential(nn.Linear(numbers, HIDDEN), nn.Tanh(), last)


def trained(game, seed, rounds, games=GAMES, steps=STEPS, opponents="random"):
    """The policy after so many rounds of playing and learning."""
    torch.manual_seed(seed)
    env = Games(game, games, opponents, seed)
    policy, judge = new_networks(env)
    advantage = GAE(gamma=1.0, lmbda=0.98, value_network=judge)  # only the end of a game counts
    loss = ClipPPOLoss(policy, judge, entropy_coeff=0.01, normalize_advantage=True)
    optimizer = torch.optim.Adam(loss.parameters(), lr=1e-3)
    collector = Collector(env, policy, frames_per_batch=games * steps, total_frames=rounds * games * steps)
    for rows in collector:
        with torch.no_grad():
            advantage(rows)
        learn(loss, optimizer, rows.reshape(-1))
    collector.shutdown()
    return policy


def learn(loss, optimizer, rows):
    """Go over what was played a few times, in parts."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).split(BATCH):
            parts = loss(rows[part])
            optimizer.zero_grad()
            (parts["loss_objective"] + parts["loss_critic"] + parts["loss_entropy"]).backward()
            nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def rewards(policy, game, seed, games=200, opponents="random"):
    """What it gets in the first game of each row, without learning any more."""
    env = Games(game, games, opponents, seed)
    found = torch.full((games, 1), torch.nan)
    seen = env.reset()
    while found.isnan().any():
        told, seen = env.step_and_maybe_reset(policy(seen))
        first = told["next", "done"] & found.isnan()
        found[first] = told["next", "reward"][first]
    return found[:, 0].tolist()


if __name__ == "__main__":
    game, rounds = sys.argv[1], int(sys.argv[2])
    found = rewards(trained(game, 1, rounds), game, 1000)
    sys.stdout.write(f"{sum(reward > 0 for reward in found)} of {len(found)} games against random won\n")
