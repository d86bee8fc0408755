"""Gymnasium's VectorEnv: many games at once, against bots or in self-play."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from adyton.engine.seat import Seat
from adyton.envs.config import Observation, Reward
from adyton.envs.vector import Vector

Flags = NDArray[np.bool_]


class GymVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Games side by side; when one ends, the next begins in the same step.

    Against bots, rewards are those of your chair. In self-play (`opponents=None`) you answer for the
    seat in `info["seat"]`. The reward of a step is that of the seat that acted; `info["rewards"]` has
    those of all seats.

    With `copy=False` the arrays are the environment's own, which the next step overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  (Gymnasium's way)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: Seat = 0,
        opponents: str | Sequence[str] | None = "random",
        budget_ms: int = 1000,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        workers: int = 0,
        copy: bool = True,
    ) -> None:
        self.vector = Vector(
            game,
            num_envs,
            players,
            options=options,
            reward=reward,
            opponents=opponents,
            seat=seat,
            budget_ms=budget_ms,
            workers=workers,
            finals=True,
        )
        self.config = self.vector.config
        self.num_envs = num_envs
        self.copy = copy
        self.single_action_space = self.config.actions()
        self.single_observation_space = self.config.observations()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._never: Flags = np.zeros(num_envs, dtype=np.bool_)
        self._rows = np.arange(num_envs)
        self._acted = np.zeros(num_envs, dtype=np.int8)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games again; one seed for all, or one for each game."""
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=seed)
            seed = self.np_random.integers(2**62, size=self.num_envs).tolist()
        self.vector.reset(seed)
        return self._seen(), {"seat": self._own(self.vector.seats)}

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[Any], Flags, Flags, dict[str, Any]]:
        """Take one action in each game."""
        vector = self.vector
        self._acted[:] = vector.seats
        vector.step(actions)
        rewards = vector.rewards[self._rows, self._acted]
        info: dict[str, Any] = {"seat": self._own(vector.seats)}
        if vector.ended.any():
            info |= self._finals()
        return self._seen(), rewards, self._own(vector.ended), self._own(self._never), info

    def describe(self, observation: Observation) -> dict[str, str]:
        """Return the observation of one game in words, part by part."""
        return self.config.describe(observation)

    def close_extras(self, **kwargs: Any) -> None:
        self.vector.close()

    def _seen(self) -> Observation:
        return {"observation": self._own(self.vector.observations), "action_mask": self._own(self.vector.masks)}

    def _finals(self) -> dict[str, Any]:
        """Return what Gymnasium wants to know about the games that ended."""
        vector = self.vector
        ended = vector.ended.copy()
        finals = np.full(self.num_envs, None, dtype=object)
        mask = np.zeros(self.config.action_count, dtype=np.int8)
        mask[-1] = 1  # nothing is left but to wait
        for row in np.flatnonzero(ended):
            finals[row] = {"observation": vector.finals[row].copy(), "action_mask": mask}
        rewards = {"rewards": vector.rewards.copy(), "_rewards": ended}
        return {"final_obs": finals, "_final_obs": ended, "final_info": rewards, "_final_info": ended, **rewards}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array
