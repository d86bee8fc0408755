"""OpenSpiel: every game as `adyton_NAME`, with nature's moves in the open.

Parameters: `players`, and `options` as a text such as `mode:junior;search:20`, or as JSON. If several
seats choose in secret, they are asked one after the other. Nobody sees what the others chose, so it
is the same game.
"""

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.envs.config import Config, place_values
from adyton.envs.draws import SHORT, shares, stretch_shares, stretches
from adyton.envs.episode import Episode
from adyton.envs.observe import canonical, information
from adyton.games import GAMES

NO_OPTIONS: Final = "{}"
MOST_CHANCES: Final = 10_000  # no number of what nature does is higher


def read_options(text: str) -> dict[str, Any]:
    """Return the options in such a text; raises ValueError."""
    if text.startswith("{"):
        return _read_json(text)
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: _read_value(unquote(value)) for name, _, value in pairs}


def _read_json(text: str) -> dict[str, Any]:
    try:
        options: dict[str, Any] = json.loads(text)
    except ValueError as error:
        raise ValueError(f"The options are not JSON: {error}.") from None
    return options


def _read_value(text: str) -> Any:  # whatever JSON can say, else the text itself
    try:
        return json.loads(text)
    except ValueError:
        return text


def options_text(options: Mapping[str, Any]) -> str:
    """Return the options as a text for the name of a game in OpenSpiel, where commas and brackets have a meaning."""
    return ";".join(f"{name}:{quote(_value_text(value))}" for name, value in options.items()) or NO_OPTIONS


def _value_text(value: Any) -> str:
    return value if isinstance(value, str) and _read_value(value) == value else json.dumps(value)


def register_games() -> None:
    """Register all games for `pyspiel.load_game`, once."""
    known = pyspiel.registered_names()
    for game in GAMES.values():
        if f"adyton_{game.slug}" not in known:
            # A class, not a function: pyspiel frees it after Python has ended, and only classes survive that.
            maker = type(f"Spiel{game.slug.title()}", (SpielGame,), {"rules": game})
            pyspiel.register_game(_type_of(game), maker)


def _type_of(game: AnyGame) -> Any:  # pyspiel ships no types
    return pyspiel.GameType(
        short_name=f"adyton_{game.slug}",
        long_name=f"Adyton: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.chairs),
        min_num_players=min(game.chairs),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(game.chairs), "options": NO_OPTIONS},
    )


def _info_of(config: Config) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=config.game.action_count + 1,
        max_chance_outcomes=MOST_CHANCES,
        num_players=config.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=min(config.game.longest, 10**9),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game with its number of players and its options."""

    rules: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.rules, params or {}
        players = int(params.get("players", min(game.chairs)))
        options = read_options(str(params.get("options", NO_OPTIONS)))
        self.config = Config(game.slug, players, options, "places")
        self.opening = Episode.open(game, self.config.options, players, None)
        super().__init__(_type_of(game), _info_of(self.config), {"players": players, "options": options_text(options)})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.opening.copy())  # pyspiel calls this often, to learn sizes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.config)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """An episode in which nature is asked as well."""

    def __init__(self, game: SpielGame, episode: Episode) -> None:
        super().__init__(game)
        self.config = game.config
        self.episode = episode
        self.stretch: int | None = None  # of a long list of chances, the stretch that was drawn

    def current_player(self) -> int:
        seat = self.episode.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.config.game.odds(self.episode.state)
        if self._draws_a_stretch():
            return stretch_shares(odds)
        return shares(odds if self.stretch is None else stretches(odds)[self.stretch])

    def is_terminal(self) -> bool:
        return self.episode.seat is None

    def returns(self) -> list[float]:
        outcome = self.episode.outcome
        return [0.0] * self.config.players if outcome is None else place_values(outcome)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a state that this player cannot tell from the true one."""
        rng = FastRng(int(sampler() * 2**53))
        state = self.config.game.imagine(self.episode.view(player), rng)
        return SpielState(self.get_game(), Episode(self.config.game, state, None, self.episode.at))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.actions(player)) if player >= 0 else []

    def _apply_action(self, number: int) -> None:
        if self._draws_a_stretch():
            self.stretch = number
        else:
            self.episode.act(number)
            self.stretch = None

    def _action_to_string(self, player: int, number: int) -> str:
        seat = CHANCE if player < 0 else player
        if self._draws_a_stretch():
            stretch = stretches(self.config.game.odds(self.episode.state))[number]
            return f"{stretch[0][0].text} … {stretch[-1][0].text}"
        action: Action | None = self.episode.actions(seat).get(number)
        return "wait" if action is None else action.text

    def __str__(self) -> str:
        said = canonical(self.episode.state.to_json())
        return said if self.stretch is None else f"{said} stretch {self.stretch}"

    def _draws_a_stretch(self) -> bool:
        return self.episode.seat == CHANCE and self.stretch is None and len(self.episode.actions(CHANCE)) > SHORT


class SpielObserver:
    """What a player sees, as numbers and as a text. Views hold all that matters, so recall is perfect."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.tensor = np.zeros(config.layout.size, dtype=np.float32)
        self.dict = {name: self.tensor[start:end] for name, start, end in config.layout.places()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.config.numbers(state.episode, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return information(self.config.game, state.episode.view(player))
