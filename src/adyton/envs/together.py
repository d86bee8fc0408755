"""PettingZoo Parallel: all agents answer in every step; who is not asked waits."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from adyton.envs.desk import Desk
from adyton.envs.setting import ILLEGAL_REWARD, RENDER_MODES, Observation, Reward, Setting
from adyton.envs.turns import agents_of, rendered, seat_of


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """Any game of Adyton, in steps for all: secret choices and races are made at the same time.

    What somebody says who is not asked is not heard. Who is asked and does something illegal ends the game.
    """

    def __init__(
        self,
        game: str = "oracle",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.metadata = {"name": f"adyton/{game}-v0", "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.setting = Setting(game, players, options, reward)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agents_of(self.setting.players)
        self.agents: list[str] = []
        self.action_spaces = {agent: self.setting.actions() for agent in self.possible_agents}
        self.observation_spaces = {agent: self.setting.observations() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; the same seed deals the same."""
        self.desk: Desk = self.setting.open(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        seen = self._observe()
        return seen, self._infos(seen)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody who is asked does his."""
        agents = self.agents
        rewards, is_over = self._act({seat_of(agent): int(number) for agent, number in actions.items()})
        self.cycles += 1
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

    def render(self) -> Any:  # a text, a picture or nothing, as `render_mode` asks for
        """The table as a spectator sees it."""
        return rendered(self.render_mode, self.setting, self.desk, None)

    def close(self) -> None:
        """Nothing is held open."""

    def _act(self, numbers: dict[int, int]) -> tuple[list[float], bool]:
        """The rewards by seat, and whether the game is over."""
        nothing = [0.0] * self.setting.players
        asked = self.desk.asked
        wrong = [seat for seat in asked if numbers.get(seat, -1) not in self.desk.actions(seat)]
        if wrong:
            return [ILLEGAL_REWARD if seat in wrong else 0.0 for seat in range(self.setting.players)], True
        self.desk.act_together({seat: numbers[seat] for seat in asked})
        outcome = self.desk.outcome
        return (nothing, False) if outcome is None else (self.setting.rewards(outcome), True)

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.setting.observe(self.desk, seat_of(agent), together=True) for agent in self.agents}

    def _infos(self, seen: dict[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": seen[agent]["action_mask"]} for agent in seen}
