"""Measure how long Delphi takes to list the legal actions of a turn, and to play one move of a random playout."""

import argparse
from time import process_time

from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.games.delphi.rules.agenda import ACT
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.options import DelphiOptions


def measure(moves: int, seed: int) -> tuple[float, float, float]:
    """Return the mean seconds for a turn's legal actions and for a playout's move, and the mean number of actions."""
    rng = FastRng(seed)
    state = DELPHI.start(DelphiOptions(layout="compact", ships="random"), 4)
    asked = listed = 0
    spent = 0.0
    begun = process_time()
    for _ in range(moves):
        seats = DELPHI.turn(state).seats
        if not seats:
            state = DELPHI.start(DelphiOptions(layout="compact", ships="random"), 4)
        elif seats[0] == CHANCE:
            DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
        else:
            is_turn = state.phase == ACT
            before = process_time()
            legal = DELPHI.legal(state, seats[0])
            if is_turn:
                spent += process_time() - before
                asked += 1
                listed += len(legal)
            DELPHI.play(state, seats[0], legal[rng.below(len(legal))], 0)
    return spent / asked, (process_time() - begun) / moves, listed / asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    legal, move, listed = measure(args.moves, args.seed)
    print(f"legal actions of a turn: {legal * 1000:.3f} ms for {listed:.0f} actions")
    print(f"a move of a random playout: {move * 1000:.3f} ms; ratio {legal / move:.2f}")


if __name__ == "__main__":
    main()
