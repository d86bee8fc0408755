"""Gymnasium: one agent in one chair, bots in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from adyton.bots.bot import Bot, TimedBot
from adyton.bots.random import RandomBot
from adyton.bots.roster import bot_names, make_bot
from adyton.engine.action import Action
from adyton.engine.seat import Seat
from adyton.envs.config import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Config,
    Observation,
    Reward,
    check_number,
    check_render_mode,
)
from adyton.envs.episode import ANSWER_MS, WAIT, Episode
from adyton.envs.observe import information, to_json
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
        if not 0 <= seat < self.config.players:
            raise ValueError(f"There is no seat {seat}; the seats go from 0 to {self.config.players - 1}.")
        check_number("budget_ms", budget_ms)
        check_render_mode(render_mode)
        self.seat = seat
        self.opponents = _opponents(self.config, opponents)
        self.budget_ms = budget_ms
        self.render_mode = render_mode
        self.action_space = self.config.actions()
        self.observation_space = self.config.observations()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, as far as the agent's first decision; the same seed deals the same and makes the same bots."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self.episode: Episode = self.config.open(start)
        self.bots = self._seated(start)
        self._let_bots_play()
        self._show()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent acts, then the bots until it is asked again."""
        if int(action) not in self.episode.actions(self.seat):
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self.episode.act(int(action))
        self._let_bots_play()
        self._show()
        seen, info = self._seen()
        outcome = self.episode.outcome
        reward = 0.0 if outcome is None else self.config.rewards(outcome)[self.seat]
        return seen, reward, outcome is not None, False, info

    def view(self) -> dict[str, Any]:
        """What the agent knows, as JSON."""
        return to_json(self.episode.view(self.seat))

    def legal(self) -> dict[int, str]:
        """Return what the agent may do now: the numbers of its mask, with their words."""
        return self.episode.words(self.seat) if self.episode.seat == self.seat else {self.episode.wait: WAIT}

    def describe(self, observation: Observation) -> dict[str, str]:
        """Return an observation in words, part by part."""
        return self.config.describe(observation)

    def information_state(self) -> str:
        """What the agent knows, as one text."""
        return information(self.config.game, self.episode.view(self.seat))

    def render(self) -> Any:  # a text, a picture or nothing, as `render_mode` asks for
        """The table as the agent sees it."""
        return rendered(self.render_mode, self.config.game, self.episode.view(self.seat))

    def _show(self) -> None:
        """For people it is shown without being asked, as Gymnasium wants it."""
        if self.render_mode == "human":
            self.render()

    def _seated(self, start: int) -> dict[Seat, Bot]:
        game = self.config.game
        names = self.opponents
        others = [seat for seat in range(self.config.players) if seat != self.seat]
        return {seat: make_bot(name, game, start + seat) for seat, name in zip(others, names, strict=True)}

    def _let_bots_play(self) -> None:
        while self.episode.seat is not None and self.episode.seat != self.seat:
            self.episode.act(choice(self.episode, self.bots[self.episode.seat], self.budget_ms))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.config.observe(self.episode, self.seat)
        return seen, {"action_mask": seen["action_mask"]}


def choice(episode: Episode, bot: Bot, budget_ms: int) -> int:
    """The number of what the bot does in the seat that is asked; where time matters it may wait."""
    assert episode.seat is not None
    if isinstance(bot, RandomBot):
        return bot.pick(episode.legal(episode.seat)).index  # it does not look
    view, legal = episode.view(episode.seat), episode.legal(episode.seat)
    if isinstance(bot, TimedBot) and episode.wait in episode.actions(episode.seat):
        plan = bot.plan(view, legal, episode.at)
        return episode.wait if plan is None or plan.at > episode.at + ANSWER_MS else plan.action.index
    action: Action = bot.choose(view, legal, budget_ms)
    return action.index


def _opponents(config: Config, wish: str | Sequence[str]) -> list[str]:
    others = config.players - 1
    if not isinstance(wish, str | Sequence):
        raise ValueError(f"opponents must be the name of a bot or a list of names, not {wish!r}.")  # noqa: TRY004  (one kind of refusal for all)
    names = [wish] * others if isinstance(wish, str) else list(wish)
    known = bot_names(config.game)
    if len(names) != others:
        raise ValueError(f"There are {others} chairs for bots, but {len(names)} names.")
    for name in names:
        if name not in known:
            raise ValueError(f"There is no bot '{name}' for {config.game.title}; there are {', '.join(known)}.")
    return names
