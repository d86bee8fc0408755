"""OpenSpiel's IS-MCTS as a bot among ours.

It reaches the game through the adapter and uses all its time.
"""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.envs.episode import Episode
from adyton.envs.spiel import SpielState, register_games

EXPLORES = 1.5  # between 1 and 2, as its authors use for returns of -1 to 1
RIVAL_MS = 30  # of processor time for each move: about as much as `oracle` needs on the compiled build


class UntilBot(ISMCTSBot):  # type: ignore[misc]  # it ships no types
    """The library's bot, limited by processor time instead of a number of simulations."""

    until = 0.0

    def run_search(self, state: SpielState) -> Any:
        """Run simulations until the time is over, at least one."""
        self.reset()
        self._root_node = self.create_new_node(state)
        while True:
            self.run_simulation(self.sample_root_state(state))
            if self._root_node.total_visits > 0 and time.process_time() >= self.until:
                return self.get_final_policy(state, self._root_node)


class Rival:
    """Plays like any bot. It searches from a state that it cannot tell from the true one."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        register_games()
        self.rules = game
        self.rng = FastRng(seed)
        self.random = np.random.RandomState(seed % 2**32)

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        until = time.process_time() + min(budget_ms, RIVAL_MS) / 1000
        if len(legal) == 1:
            return legal[0]
        game = pyspiel.load_game(f"adyton_{self.rules.slug}", {"players": view.seats})
        bot = UntilBot(game, RandomRolloutEvaluator(1, self.random), EXPLORES, 1, random_state=self.random)
        bot.until = until
        state = SpielState(game, Episode(self.rules, self.rules.imagine(view, self.rng), None))
        number = bot.step(state)
        return next(action for action in legal if action.index == number)
