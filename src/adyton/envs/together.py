"""PettingZoo Parallel: all agents answer in every step. Those that are not asked wait."""

from typing import Any

from pettingzoo import ParallelEnv

from adyton.envs.agents import Agents, seat_of
from adyton.envs.batch import ILLEGAL_REWARD
from adyton.envs.config import Observation


class TogetherEnv(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """Any game of Adyton, in steps for all: secret choices and races are made at the same time; see Agents.

    Actions of agents that are not asked are ignored.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game; the same seed gives the same deal."""
        self._begin(seed)
        self._show()
        seen = self._observe()
        return seen, self._infos(seen)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let every agent that is asked act."""
        agents = self.agents
        rewards, is_over = self._act({seat_of(agent): int(number) for agent, number in actions.items()})
        self.cycles += 1
        self._show()
        is_cut = not is_over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = self._observe()
        self.agents = [] if is_over or is_cut else agents
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            self._infos(seen),
        )

    def _act(self, numbers: dict[int, int]) -> tuple[list[float], bool]:
        """Return the rewards by seat, and whether the game is over."""
        nothing = [0.0] * self.config.players
        asked = self.episode.asked
        wrong = [seat for seat in asked if not self.episode.may(seat, numbers.get(seat, -1))]
        if wrong:
            return [ILLEGAL_REWARD if seat in wrong else 0.0 for seat in range(self.config.players)], True
        self.episode.act_together({seat: numbers[seat] for seat in asked})
        outcome = self.episode.outcome
        return (nothing, False) if outcome is None else (self.config.rewards(outcome), True)

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.config.observe(self.episode, seat_of(agent), together=True) for agent in self.agents}

    def _infos(self, seen: dict[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": seen[agent]["action_mask"]} for agent in seen}
