"""Measure the environments in moves per second, beside PettingZoo's card games and OpenSpiel's hearts.

They play at random in one process, with everything that a learner reads.
"""

import argparse
import os
import statistics
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from time import process_time
from typing import Any, TypeAlias

import numpy as np
import pettingzoo
import pyspiel

import adyton.envs  # noqa: F401  (registers the games)
from adyton.engine import game as engine
from adyton.envs.vector import Vector
from adyton.games import GAMES

# Plays for ever, and yields how many moves it made.
Moves: TypeAlias = Iterator[int]
Makers: TypeAlias = dict[str, Callable[[], Moves]]

CLASSICS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
HEARTS = "hearts"
SIDE_BY_SIDE = 1024
MOST_BYTES = 1 << 28  # of masks; a game with many actions is played in smaller batches


def aec_moves(env: Any) -> Moves:
    """Play at random with everything that a learner reads: observation, mask, rewards and ends."""
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(place)
    for seed in count(1):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(env.action_space(agent).sample(mask)))
            yield 1


def spiel_moves(game: Any) -> Moves:
    """Play at random with the information state of the player who is asked; nature's moves are not counted."""
    random = Random(1)  # noqa: S311  (a benchmark may roll ordinary dice)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(numbers, odds)[0])
                continue
            np.asarray(state.information_state_tensor(state.current_player()), dtype=np.float32)
            state.apply_action(random.choice(state.legal_actions()))
            yield 1


def vector_moves(slug: str) -> Moves:
    """Play many games at random side by side, with observations and masks."""
    games = min(SIDE_BY_SIDE, MOST_BYTES // GAMES[slug].action_count)
    vector = Vector(slug, games)
    vector.reset(seed=1)
    while True:
        vector.step(vector.sample())
        yield games


def per_second(moves: Moves, seconds: float) -> float:
    """Return the moves per second of processor time, which other programs on the machine disturb less."""
    next(moves)  # what is only done once is not counted
    begun, made = process_time(), 0
    while process_time() - begun < seconds:
        made += next(moves)
    return made / (process_time() - begun)


def subjects() -> list[tuple[str, Makers]]:
    """Return what is compared. Ratios are to the first of each group.

    Each `Vector` has a group of its own: beside three others, whose arrays it would find in the caches, it is slower.
    """
    ours = {f"adyton/{slug}-v0": _ours(slug) for slug in GAMES}
    options = {"delphi": {"options": "seed:7"}}
    spiel = {f"adyton_{slug}": _ours_in_spiel(slug, options.get(slug, {})) for slug in GAMES}
    first = next(iter(ours))
    leduc = CLASSICS[0]
    yardsticks: Makers = {HEARTS: _hearts, first: ours[first], leduc: _classic(leduc)}
    return [
        ("PettingZoo AEC", {**{name: _classic(name) for name in CLASSICS}, **ours}),
        ("OpenSpiel", {HEARTS: _hearts, **spiel}),
        *(
            (f"Many games of {slug} at once, beside {name}", {name: yardstick, f"Vector of {slug}": _vector(slug)})
            for name, yardstick in yardsticks.items()
            for slug in GAMES
        ),
    ]


def _classic(name: str) -> Callable[[], Moves]:
    return lambda: aec_moves(import_module(f"pettingzoo.classic.{name}").env())


def _ours(slug: str) -> Callable[[], Moves]:
    return lambda: aec_moves(pettingzoo.make("aec", f"adyton/{slug}-v0"))


def _hearts() -> Moves:
    return spiel_moves(pyspiel.load_game(HEARTS))


def _ours_in_spiel(slug: str, params: dict[str, str]) -> Callable[[], Moves]:
    return lambda: spiel_moves(pyspiel.load_game(f"adyton_{slug}", params))


def _vector(slug: str) -> Callable[[], Moves]:
    return lambda: vector_moves(slug)


def compare(kind: str, makers: Makers, seconds: float, rounds: int) -> None:
    """Let every subject play in every round, one after the other; print medians of the rounds."""
    running = {name: make() for name, make in makers.items()}
    measured: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(rounds):
        for name, moves in running.items():
            measured[name].append(per_second(moves, seconds))
    first = next(iter(measured.values()))
    print(kind)
    for name, rates in measured.items():
        ratio = statistics.median(rate / other for rate, other in zip(rates, first, strict=True))
        print(f"  {name:28} {statistics.median(rates):9.0f} moves/s   ratio {ratio:6.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each subject in each round")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    warnings.simplefilter("ignore")  # of the others' environments
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    build = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"The rules are {build}.")
    for kind, makers in subjects():
        compare(kind, makers, args.seconds, args.rounds)


if __name__ == "__main__":
    main()
