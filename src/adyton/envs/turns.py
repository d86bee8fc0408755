"""PettingZoo AEC: the agents are asked one after the other."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import AECEnv

from adyton.engine.seat import Seat
from adyton.envs.agents import Agents, seat_of
from adyton.envs.batch import ILLEGAL_REWARD
from adyton.envs.config import Observation


class TurnsEnv(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """Any game of Adyton, one agent after the other; see Agents."""

    facts: ClassVar[dict[str, Any]] = {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a game; the same seed gives the same deal."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return the view as an array, and which actions may be taken."""
        seat = seat_of(agent)
        mask = self.infos[agent].get("action_mask")
        if mask is None:  # only the selected agent has a mask
            mask = self.config.mask(self.episode, seat)
        return {"observation": self.config.observed(self.episode, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._act(agent, action)
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def _is_asked(self, seat: Seat) -> bool:
        return seat == self.episode.seat

    def _eyes(self) -> Seat | None:
        return seat_of(self.agent_selection) if self.agents else None

    def _act(self, agent: str, action: int | None) -> None:
        number = -1 if action is None else int(action)
        if not self.episode.may(seat_of(agent), number):
            self.rewards[agent] = ILLEGAL_REWARD
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.episode.act(number)
        self.cycles += 1
        outcome = self.episode.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, self.config.rewards(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.episode.seat or 0]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        mask = self.config.mask(self.episode, seat_of(self.agent_selection))
        self.infos[self.agent_selection]["action_mask"] = mask
