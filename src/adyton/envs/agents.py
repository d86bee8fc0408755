"""What the environments of PettingZoo share, whether their agents are asked in turn or all at once."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium.spaces import Dict, Discrete

from adyton.engine.seat import Seat
from adyton.envs.config import RENDER_MODES, Config, Observation, Reward, check_number, check_render_mode
from adyton.envs.episode import WAIT, Episode
from adyton.envs.observe import information, to_json
from adyton.envs.render import rendered


def agents_of(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))


class Agents:
    """Any game of Adyton; agents are called seat_0, seat_1 and so on.

    An illegal action ends the game: −1 for the agent that took it, 0 for the others.
    """

    facts: ClassVar[dict[str, Any]] = {}  # what the metadata says besides
    episode: Episode

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"adyton/{game}-v0", "render_modes": list(RENDER_MODES), "render_fps": 1, **self.facts}
        self.config = Config(game, players, options, reward)
        check_render_mode(render_mode)
        if max_cycles is not None:
            check_number("max_cycles", max_cycles)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agents_of(self.config.players)
        self.agents: list[str] = []
        self.action_spaces = {agent: self.config.actions() for agent in self.possible_agents}
        self.observation_spaces = {agent: self.config.observations() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def view(self, agent: str) -> dict[str, Any]:
        """Return what the agent knows, as JSON."""
        return to_json(self.episode.view(seat_of(agent)))

    def legal(self, agent: str) -> dict[int, str]:
        """Return what the agent may do now: the numbers of its mask, with their words."""
        return self.episode.words(seat_of(agent)) if self._is_asked(seat_of(agent)) else {self.episode.wait: WAIT}

    def describe(self, observation: Observation) -> dict[str, str]:
        """Return an observation in words, part by part."""
        return self.config.describe(observation)

    def information_state(self, agent: str) -> str:
        """Return what the agent knows, as one text."""
        return information(self.config.game, self.episode.view(seat_of(agent)))

    def render(self) -> Any:  # a text, a picture or nothing, as `render_mode` asks for
        """Draw the table as the selected agent sees it or, if all are asked at once, as a spectator does."""
        return rendered(self.render_mode, self.config.game, self.episode.view(self._eyes()))

    def close(self) -> None:
        """Do nothing: nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        self.episode = self.config.open(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def _is_asked(self, seat: Seat) -> bool:
        return seat in self.episode.asked

    def _eyes(self) -> Seat | None:
        return None

    def _show(self) -> None:
        """Show it to people unasked, as PettingZoo expects."""
        if self.render_mode == "human":
            self.render()
