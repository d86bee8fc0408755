"""OpenSpiel's information-set search against random players: `python docs/examples/openspiel_search.py oracle 20 4`.

It needs Adyton with its extra `envs`. The two numbers are the simulations for each decision, and the games.
The search imagines states that the player cannot tell from the true one. Its own draws cannot be seeded, so two runs
differ.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import adyton.envs  # noqa: F401  (registers the games)


def searcher(game, simulations, random):
    """OpenSpiel's search, which judges a position by one random game."""
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        random_state=random,
    )


def rewards(game, simulations, games, seed):
    """What the search gets in so many games, in each chair in turn: 1 for the first place down to −1 for the last."""
    random, found = np.random.RandomState(seed), []
    for number in range(games):
        chair = number % game.num_players()
        bots = [uniform_random.UniformRandomBot(player, random) for player in range(game.num_players())]
        bots[chair] = searcher(game, simulations, random)
        found.append(played(game.new_initial_state(), bots, random)[chair])
    return found


def played(state, bots, random):
    """What each player gets. OpenSpiel's `evaluate_bots` would restart the bots, which this search cannot do."""
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


if __name__ == "__main__":
    found = rewards(pyspiel.load_game(f"adyton_{sys.argv[1]}"), int(sys.argv[2]), int(sys.argv[3]), seed=1)
    share = (1 + np.mean(found)) / 2
    sys.stdout.write(f"It came before another player in {share:.0%} of {len(found)} games.\n")
