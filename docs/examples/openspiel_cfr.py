"""Solve a small game by OpenSpiel's regret minimization: `python docs/examples/openspiel_cfr.py lots 200`.

It needs Adyton with its extra `envs`. The whole tree must fit into memory, as with Lots, the game of
docs/write-a-game.md; ADYTON_GAMES names the folder in which it is. Sampling visits only some branches and so
reaches larger games, but it keeps a row for each information state that it meets.
"""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, outcome_sampling_mccfr

import adyton.envs  # noqa: F401  (registers the games)


def solved(game, rounds):
    """The average policy after so many rounds, in each of which CFR visits the whole tree."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def sampled(game, rounds):
    """The average policy after so many rounds, in each of which MCCFR plays one game for each player."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(rounds):
        solver.iteration()
    return solver.average_policy()


def lost(game, policy):
    """How much a player who knows this policy would gain on average per game; nothing, if it is optimal."""
    return exploitability.exploitability(game, policy)


def advice(game, policy):
    """What the player who speaks first does, in words, for everything that this player may see."""
    found, waiting = {}, [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_chance_node():
            waiting += [state.child(action) for action, _ in state.chance_outcomes()]
        elif not state.is_terminal():
            chances = policy.action_probabilities(state)
            words = {state.action_to_string(action): round(float(chance), 2) for action, chance in chances.items()}
            found[state.information_state_string()] = words
    return found


if __name__ == "__main__":
    game = pyspiel.load_game(f"adyton_{sys.argv[1]}")
    policy = solved(game, int(sys.argv[2]))
    sys.stdout.write("".join(f"{seen}\n    {words}\n" for seen, words in sorted(advice(game, policy).items())))
    sys.stdout.write(f"An opponent who knows this policy gains {lost(game, policy):.4f} in a game.\n")
