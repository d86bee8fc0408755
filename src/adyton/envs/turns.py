"""PettingZoo AEC: the agents are asked one after the other."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from adyton.engine.seat import Seat
from adyton.envs.desk import Desk
from adyton.envs.observe import information, to_json
from adyton.envs.render import picture_of, text_of
from adyton.envs.setting import ILLEGAL_REWARD, RENDER_MODES, Observation, Reward, Setting


def agents_of(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))


class TurnsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """Any game of Adyton; agents are called seat_0, seat_1 and so on.

    Who does something illegal ends the game with a reward of −1 for himself and 0 for the others.
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
        super().__init__()
        self.metadata = {
            "name": f"adyton/{game}-v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
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

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same."""
        self.desk: Desk = self.setting.open(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Observation:
        """The view as an array, and which actions may be taken."""
        return self.setting.observe(self.desk, seat_of(agent))

    def step(self, action: int | None) -> None:
        """The selected agent does it."""
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
        if self.render_mode == "human":
            self.render()

    def view(self, agent: str) -> dict[str, Any]:
        """What the agent knows, as JSON."""
        return to_json(self.desk.view(seat_of(agent)))

    def legal(self, agent: str) -> dict[int, str]:
        """What the agent may do: numbers and their words."""
        return self.desk.words(seat_of(agent))

    def information_state(self, agent: str) -> str:
        """What the agent knows, as one text."""
        return information(self.setting.game, self.desk.view(seat_of(agent)))

    def render(self) -> Any:  # a text, a picture or nothing, as `render_mode` asks for
        """The table as the selected agent sees it."""
        seat = seat_of(self.agent_selection) if self.agents else None
        return rendered(self.render_mode, self.setting, self.desk, seat)

    def close(self) -> None:
        """Nothing is held open."""

    def _act(self, agent: str, action: int | None) -> None:
        number = -1 if action is None else int(action)
        if number not in self.desk.actions(seat_of(agent)):
            self.rewards[agent] = ILLEGAL_REWARD
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.desk.act(number)
        self.cycles += 1
        outcome = self.desk.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, self.setting.rewards(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.desk.seat or 0]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        mask = self.setting.mask(self.desk, seat_of(self.agent_selection))
        self.infos[self.agent_selection]["action_mask"] = mask


def rendered(mode: str | None, setting: Setting, desk: Desk, seat: Seat | None) -> Any:
    """A text, a picture, or nothing after printing."""
    if mode is None:
        return None
    text = text_of(setting.game, desk.view(seat))
    if mode == "rgb_array":
        return picture_of(text)
    if mode == "human":
        print(text)  # noqa: T201  (what this mode is for)
        return None
    return text
