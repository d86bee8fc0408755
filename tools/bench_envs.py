"""Moves per second of the environments beside PettingZoo's own card games and OpenSpiel's hearts, random play in one process."""

import argparse
import os
import statistics
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pettingzoo
import pyspiel

import adyton.envs  # noqa: F401  (registers the games)
from adyton.games import GAMES

CLASSICS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
HEARTS = "hearts"


def aec_steps(env: Any) -> Iterator[None]:
    """Random moves with everything that a learner looks at: the observation with its mask, rewards, and ends."""
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
            yield


def spiel_steps(game: Any) -> Iterator[None]:
    """Random moves with the information state of whoever is asked; nature's moves are not counted."""
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
            yield


def per_second(steps: Iterator[None], seconds: float) -> float:
    """Counted on the processor's own clock, so that others on the machine disturb less."""
    next(steps)  # what is only done once is not counted
    begun, moves = process_time(), 0
    while process_time() - begun < seconds:
        next(steps)
        moves += 1
    return moves / (process_time() - begun)


def subjects() -> dict[str, dict[str, Callable[[], Iterator[None]]]]:
    """What is compared with what: two kinds of environments, ours and the others'."""
    aec = {name: _classic(name) for name in CLASSICS}
    aec |= {f"adyton/{slug}-v0": _ours(slug) for slug in GAMES}
    options = {"delphi": {"options": "seed:7"}}
    spiel = {HEARTS: lambda: spiel_steps(pyspiel.load_game(HEARTS))}
    for slug in GAMES:
        spiel[f"adyton_{slug}"] = _ours_in_spiel(slug, options.get(slug, {}))
    return {"PettingZoo AEC": aec, "OpenSpiel": spiel}


def _classic(name: str) -> Callable[[], Iterator[None]]:
    return lambda: aec_steps(import_module(f"pettingzoo.classic.{name}").env())


def _ours(slug: str) -> Callable[[], Iterator[None]]:
    return lambda: aec_steps(pettingzoo.make("aec", f"adyton/{slug}-v0"))


def _ours_in_spiel(slug: str, params: dict[str, str]) -> Callable[[], Iterator[None]]:
    return lambda: spiel_steps(pyspiel.load_game(f"adyton_{slug}", params))


def compare(kind: str, makers: dict[str, Callable[[], Iterator[None]]], seconds: float, rounds: int) -> None:
    """Every subject in every round, one after the other; ratios are to the first of them, medians of the rounds."""
    running = {name: make() for name, make in makers.items()}
    measured: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(rounds):
        for name, steps in running.items():
            measured[name].append(per_second(steps, seconds))
    first = next(iter(measured.values()))
    print(kind)
    for name, rates in measured.items():
        ratio = statistics.median(rate / other for rate, other in zip(rates, first, strict=True))
        print(f"  {name:28} {statistics.median(rates):9.0f} moves/s   ratio {ratio:5.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each subject in each round")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    warnings.simplefilter("ignore")  # of the others' environments
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    for kind, makers in subjects().items():
        compare(kind, makers, args.seconds, args.rounds)


if __name__ == "__main__":
    main()
