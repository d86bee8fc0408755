"""Fit the weights of Delphi's position value to games of bots (src/adyton/games/delphi/bot/values.json).

The plan of `greedy` plays games, with some moves at random. Each position at the beginning of a turn is compared with
how the game ends: the leads in actions, and what a victory adds. Least squares find the weights that tell most of it.
The first weights say how far the others are from home at the end, and give the new weights their unit.

    PYTHONPATH=build/compiled .venv/bin/python tools/fit_rounds.py --players 2

The same arguments, rules, plan and release of NumPy give the same weights.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from adyton.engine.play import begin
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CHANCE
from adyton.games.delphi.bot.guide import DelphiGuide, turn_number
from adyton.games.delphi.bot.value import FIRST, WEIGHTS, features
from adyton.games.delphi.bot.worths import ACTIONS_A_ROUND
from adyton.games.delphi.rules.game import DELPHI

FILE: Final = Path(__file__).parent.parent / "src/adyton/games/delphi/bot/values.json"
TESTED: Final = 8  # one game of so many only tests the weights
DIGITS: Final = 3

Table: TypeAlias = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Played:
    """A game: how far each seat led by each feature at the beginning of every turn, and how it ended for that seat."""

    seats: int
    leads: Table
    ends: Table


def played(seats: int, every: int, rng: Rng) -> Played:
    """Play a game by the plan, with some moves at random."""
    state, guide = begin(DELPHI, DELPHI.options(), seats), DelphiGuide()
    turn, leads = -1, list[Table]()
    while asked := DELPHI.turn(state).seats:
        if state.active >= 0 and turn_number(state) > turn:
            turn = turn_number(state)
            leads.append(lead_of([features(state, seat) for seat in range(seats)]))
        if asked[0] == CHANCE:
            DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
            continue
        legal = DELPHI.legal(state, asked[0])
        slips = rng.below(every) == 0
        action = legal[rng.below(len(legal))] if slips else guide.reply(state, asked[0], legal, rng)
        DELPHI.play(state, asked[0], action, 0)
    return Played(seats, np.concatenate(leads), np.tile(guide.values(state), len(leads)))


def lead_of(rows: list[list[float]]) -> Table:
    """Return how many actions each feature puts each seat before the others' mean, if its weight is one round."""
    own = np.array(rows)
    leads: Table = ACTIONS_A_ROUND * ((own.sum(0) - own) / (len(rows) - 1) - own)
    return leads


def fitted(games: Sequence[Played], tests: Sequence[Played]) -> dict[str, float]:
    """Return the weights that fit these games best; print how well they do in others.

    A victory makes a lead of one action worth more than one action at the end. The weights are divided by that, so
    that they still say how many rounds a seat needs.
    """
    leads, ends = joined(games)
    first, new = np.array(list(FIRST.values())), np.linalg.lstsq(leads, ends, rcond=None)[0]
    worth = slope(leads @ first, ends)
    print(f"one action ahead is worth {worth:.2f}")
    leads, ends = joined(tests)
    print(f"first weights {told(worth * leads @ first, ends)}; new weights {told(leads @ new, ends)}")
    return dict(zip(FIRST, (new / worth).round(DIGITS).tolist(), strict=True))


def joined(games: Sequence[Played]) -> tuple[Table, Table]:
    return np.concatenate([game.leads for game in games]), np.concatenate([game.ends for game in games])


def slope(found: Table, ends: Table) -> float:
    return float(found @ ends / (found @ found))


def told(found: Table, ends: Table) -> str:
    """Return the error in actions, the correlation, and what an action is worth at the end."""
    error = float(np.sqrt(((found - ends) ** 2).mean()))
    return f"± {error:.2f}, r {np.corrcoef(found, ends)[0, 1]:.3f}, slope {slope(found, ends):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=DELPHI.chairs, required=True)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--every", type=int, default=20, help="one of so many moves is made at random")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.process_time()
    WEIGHTS[args.players] = FIRST  # so that the weights which are shipped do not matter
    rng = FastRng(args.seed)
    games = [played(args.players, args.every, rng) for _ in range(args.games)]
    weights = fitted([game for number, game in enumerate(games) if number % TESTED], games[::TESTED])
    made = {
        "command": " ".join(["python tools/fit_rounds.py", *sys.argv[1:]]), **vars(args),
        "positions": sum(len(game.ends) // game.seats for game in games), "rules": DELPHI.version,
        "numpy": np.__version__, "seconds": round(time.process_time() - began),
    }  # fmt: skip
    tables = json.loads(FILE.read_text())
    tables[str(args.players)] = {"weights": weights, "made": made}
    FILE.write_text(json.dumps(tables, indent=2) + "\n")
    print(made)


if __name__ == "__main__":
    main()
