"""Configurations: what every kind of environment gets when it is made, checked once."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict

from adyton.engine.content import ContentError
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.options import Options
from adyton.engine.play import begin
from adyton.engine.refusal import Illegal
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.envs.actions import Actions
from adyton.envs.batch import STRIDE
from adyton.envs.episode import Episode
from adyton.envs.layout import LIMIT, Array, buffer_of
from adyton.envs.layouts import layout_of
from adyton.envs.observe import Mask, mask_of
from adyton.games import KITS
from adyton.words import Words

Reward: TypeAlias = Literal["places", "points"]
Observation: TypeAlias = dict[str, Any]

REWARDS: Final = ("places", "points")
RENDER_MODES: Final = ("ansi", "human", "rgb_array")


class Config:
    """A game, how many play it, its options, and what is rewarded; it makes episodes from seeds."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, Any] | None, reward: Reward) -> None:
        check_name("game", game, tuple(KITS))
        check_name("reward", reward, REWARDS)
        self.kit = KITS[game]
        self.game: AnyGame = self.kit.game
        self.players = min(self.game.chairs) if players is None else players
        self.options = _options(self.game, options or {}, self.players)
        self.reward = reward
        self.action_count = self.game.action_count + 1  # to wait is the last
        self.layout = layout_of(self.kit)
        self.seed = secrets.randbits(62)
        self.games = 0

    def open(self, seed: int | None) -> Episode:
        """Return a new episode: the first from this seed, or without one the next of the series."""
        self.games += 1
        if seed is not None:
            self.seed, self.games = seed, 0
        return Episode.open(self.game, self.options, self.players, FastRng(self.seed * STRIDE + self.games))

    def __deepcopy__(self, memo: dict[int, object]) -> "Config":
        return self  # OpenSpiel copies whatever a state holds

    def __reduce__(self) -> tuple[type["Config"], tuple[object, ...]]:
        return Config, (self.game.slug, self.players, self.options.to_json(), self.reward)

    def actions(self) -> Actions:
        """Return all actions of the game, and waiting as the last."""
        return Actions(self.action_count)

    def observations(self) -> Dict:
        return Dict(
            {
                "observation": Box(-LIMIT, LIMIT, (self.layout.size,), dtype=np.float32),
                "action_mask": Box(0, 1, (self.action_count,), dtype=np.int8),
            }
        )

    def observe(self, episode: Episode, seat: Seat, *, together: bool = False) -> Observation:
        """Return what this seat sees and may do."""
        return {
            "observation": self.observed(episode, seat),
            "action_mask": self.mask(episode, seat, together=together),
        }

    def numbers(self, episode: Episode, seat: Seat) -> Array:
        """Return what this seat sees, as a read-only array, for callers that ask more than once."""
        if seat not in episode.numbers:
            episode.numbers[seat] = self.observed(episode, seat)
        numbers: Array = episode.numbers[seat]
        return numbers

    def observed(self, episode: Episode, seat: Seat) -> Array:
        """Return what this seat sees, as a new array."""
        if self.kit.observe is None:
            return self.layout.observe(episode.view(seat))
        numbers = np.zeros(self.layout.size, dtype=np.float32)
        self.kit.observe(episode.state, seat, buffer_of(numbers), 0)
        return numbers

    def describe(self, observation: Observation) -> dict[str, str]:
        """Return an observation in words, part by part: all that is not 0."""
        return self.layout.describe(observation["observation"])

    def mask(self, episode: Episode, seat: Seat, *, together: bool = False) -> Mask:
        """Return a 1 for each action that this seat may take now."""
        return mask_of(episode, seat, together)

    def rewards(self, outcome: Outcome) -> list[float]:
        """Return rewards by seat: points, or 1 for the first place down to −1 for the last, with 0 as their sum."""
        if self.reward == "points":
            return [float(points) for points in outcome.points]
        return place_values(outcome)


def place_values(outcome: Outcome) -> list[float]:
    """Return 1 for the first place, −1 for the last, evenly between; shared places share their values."""
    places = outcome.places
    last = len(places) - 1
    means = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1 - 2 * mean / last for mean in means]


def check_name(kind: str, name: str | None, known: Sequence[str]) -> None:
    if name not in known:
        raise ValueError(f"There is no {kind} '{name}'; there are {', '.join(known)}.")


def check_render_mode(mode: str | None) -> None:
    if mode is not None:
        check_name("render_mode", mode, RENDER_MODES)


def check_number(name: str, number: int) -> None:
    if number < 1:
        raise ValueError(f"{name} must be at least 1, not {number}.")


def _options(game: AnyGame, raw: Mapping[str, Any], players: int) -> Options:
    if not isinstance(raw, Mapping):
        raise ValueError(f"options must be a dictionary, such as {{'name': True}}, not {raw!r}.")  # noqa: TRY004  (one kind of refusal for all)
    try:
        options = game.read_options(raw)
        begin(game, options, players)
    except (Illegal, ContentError) as error:
        raise ValueError(Words("en").error(game.slug, error)) from None
    return options
