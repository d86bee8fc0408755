"""Gymnasium: one agent in one chair, bots in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from adyton.engine.seat import Seat
from adyton.envs.batch import ILLEGAL_REWARD
from adyton.envs.config import RENDER_MODES, Config, Observation, Reward, check_render_mode
from adyton.envs.episode import WAIT, Episode
from adyton.envs.observe import information, to_json
from adyton.envs.opponents import OpponentsMaker
from adyton.envs.render import rendered


class SingleEnv(gymnasium.Env[Observation, int]):
    """Any game of Adyton against bots; an illegal action ends it with a reward of −1."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  (Gymnasium's way)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Seat = 0,
        opponents: str | Sequence[str] = "random",
        budget_ms: int = 1000,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        render_mode: str | None = None,
    ) -> None:
        self.config = Config(game, players, options, reward)
        self.opponents = OpponentsMaker(self.config, seat, opponents, budget_ms)
        check_render_mode(render_mode)
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = self.config.actions()
        self.observation_space = self.config.observations()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game, up to the agent's first decision. The same seed gives the same deal and bots."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self.episode: Episode = self.config.open(start)
        self.others = self.opponents(start)
        self.others(self.episode)
        self._show()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the agent act, then the bots until it is asked again."""
        if self.episode.seat != self.seat or not self.episode.may(self.seat, int(action)):
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self.episode.act(int(action))
        self.others(self.episode)
        self._show()
        seen, info = self._seen()
        outcome = self.episode.outcome
        reward = 0.0 if outcome is None else self.config.rewards(outcome)[self.seat]
        return seen, reward, outcome is not None, False, info

    def view(self) -> dict[str, Any]:
        """Return what the agent knows, as JSON."""
        return to_json(self.episode.view(self.seat))

    def legal(self) -> dict[int, str]:
        """Return what the agent may do now: the numbers of its mask, with their words."""
        return self.episode.words(self.seat) if self.episode.seat == self.seat else {self.episode.wait: WAIT}

    def describe(self, observation: Observation) -> dict[str, str]:
        """Return an observation in words, part by part."""
        return self.config.describe(observation)

    def information_state(self) -> str:
        """Return what the agent knows, as one text."""
        return information(self.config.game, self.episode.view(self.seat))

    def render(self) -> Any:  # a text, a picture or nothing, as `render_mode` asks for
        """Draw the table as the agent sees it."""
        return rendered(self.render_mode, self.config.game, self.episode.view(self.seat))

    def _show(self) -> None:
        """Show it to people unasked, as Gymnasium expects."""
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.config.observe(self.episode, self.seat)
        return seen, {"action_mask": seen["action_mask"]}
