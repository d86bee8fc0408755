"""Train the network that says what a round of Oracle promises (src/adyton/games/oracle/bot/values.json).

Greedy bots play games. From each trick of theirs, and from positions a few random tricks later, rounds are played
to the end at random. The network learns how they end on average: stars, and which prophecies come true.

    PYTHONPATH=build/compiled .venv/bin/python tools/train_values.py --players 3

The same arguments, rules and release of NumPy give the same weights.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from adyton.bots.roster import make_bot
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng, Rng
from adyton.games.oracle.bot.guide import finished
from adyton.games.oracle.bot.value import INPUTS, NUMBERS, OUTPUTS, SCALE, numbers, traits
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import deck_of
from adyton.games.oracle.rules.scoring import Holdings, fulfilling_of, is_fulfilled
from adyton.games.oracle.rules.state import TRICK, OracleState

WEIGHTS: Final = Path(__file__).parent.parent / "src/adyton/games/oracle/bot/values.json"
LEVEL: Final = "greedy"
LATER: Final = 3  # positions are fewer random tricks later than this: search values such positions, too
BATCH: Final = 256
RATE: Final = 0.004  # of learning, at the beginning
TESTED: Final = 8  # one game of so many only tests the network
DECK: Final = deck_of(None)

Table: TypeAlias = npt.NDArray[np.float32]


def positions(seats: int, games: int, rng: Rng) -> Iterator[tuple[int, OracleState]]:
    """Yield a position for each trick of these games, with the number of its game."""
    for game in range(games):
        playing = Playing.open(ORACLE, ORACLE.options(), [LEVEL] * seats, FastRng(rng.below(1 << 30)))
        bots = [make_bot(LEVEL, ORACLE, rng.below(1 << 30)) for _ in range(seats)]
        while playing.outcome is None:
            state = playing.state
            if begins_trick(state):
                yield game, some_tricks_later(state.copy(), rng)
            seat = playing.turn.seats[0]
            legal = ORACLE.legal(state, seat)
            playing.act(seat, legal[0] if len(legal) == 1 else bots[seat].choose(ORACLE.view(state, seat), legal, 0))


def begins_trick(state: OracleState) -> bool:
    return state.phase == TRICK and not state.trick


def some_tricks_later(state: OracleState, rng: Rng) -> OracleState:
    """Play none or some tricks at random, at least one less than there are."""
    left = max(1, state.hands[0].bit_count() - rng.below(LATER))
    while state.hands[0].bit_count() > left or not begins_trick(state):
        legal = ORACLE.legal(state, state.to_act)
        ORACLE.play(state, state.to_act, legal[rng.below(len(legal))], 0)
    return state


def inputs(state: OracleState, seat: int) -> Table:
    row = np.zeros(INPUTS, np.float32)
    row[:NUMBERS] = numbers(state, seat)
    row[traits(state, seat)] = 1
    return row


class Endings:
    """How rounds end: the stars of a seat, and which prophecies would have come true for it."""

    def __init__(self) -> None:
        self.alone = {number: fulfilling_of(prophecy) for number, prophecy in enumerate(DECK) if not prophecy.compares}
        self.known: dict[int, Table] = {}

    def answers(self, state: OracleState, playouts: int, rng: Rng) -> Table:
        """Return for each seat the mean of so many random rounds."""
        total = np.zeros((state.seats, OUTPUTS), np.float32)
        for _ in range(playouts):
            tallies = finished(state.copy(), len(state.tallies), rng)
            holdings = [Holdings(tally.chips, tally.losers, sum(tally.tricks)) for tally in tallies]
            for seat, own in enumerate(holdings):
                total[seat] += self._alone(own)
                others = holdings[:seat] + holdings[seat + 1 :]
                for number, prophecy in enumerate(DECK):
                    if prophecy.compares and is_fulfilled(prophecy, own, others):
                        total[seat, 1 + number] += 1
        total /= playouts
        return total

    def _alone(self, own: Holdings) -> Table:
        """Return the answers that do not depend on the other seats."""
        if own.number not in self.known:
            row = np.zeros(OUTPUTS, np.float32)
            row[0] = own.measure("stars") / SCALE
            for number, fulfilling in self.alone.items():
                row[1 + number] = fulfilling[own.number]
            self.known[own.number] = row
        return self.known[own.number]


class Network:
    """One hidden layer; the first output is a number, all others are chances."""

    def __init__(self, hidden: int, means: Table, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        chances = means[1:].clip(0.005, 0.995)
        self.weights: list[Table] = [
            self.rng.normal(0, 0.15, (INPUTS, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            self.rng.normal(0, 0.1, (hidden, OUTPUTS)).astype(np.float32),
            np.concatenate([means[:1], np.log(chances / (1 - chances))]).astype(np.float32),
        ]
        # What an error costs, by output: a prophecy counts by the square of its points.
        self.costs = np.array([4.0] + [0.5 * (card.points / 6) ** 2 for card in DECK], np.float32)

    def outputs(self, rows: Table) -> tuple[Table, Table]:
        """Return the hidden layer and the outputs."""
        first, bias, heads, head_bias = self.weights
        hidden = np.maximum(0, rows @ first + bias)
        raw = hidden @ heads + head_bias
        return hidden, np.concatenate([raw[:, :1], 1 / (1 + np.exp(-raw[:, 1:]))], 1)

    def slopes(self, rows: Table, wanted: Table) -> list[Table]:
        """Return how the cost changes with each weight: squares for stars, cross entropy for chances."""
        hidden, found = self.outputs(rows)
        errors = (found - wanted) * self.costs / len(rows)
        back = (errors @ self.weights[2].T) * (hidden > 0)
        return [rows.T @ back, back.sum(0), hidden.T @ errors, errors.sum(0)]

    def train(self, rows: Table, wanted: Table, epochs: int) -> None:
        """Adam, with a rate that falls to zero."""
        means = [np.zeros_like(weights) for weights in self.weights]
        squares = [np.zeros_like(weights) for weights in self.weights]
        order = np.arange(len(rows))
        steps = epochs * (len(rows) // BATCH)
        for step in range(1, steps + 1):
            place = (step - 1) % (len(rows) // BATCH)
            if place == 0:
                self.rng.shuffle(order)
            batch = order[place * BATCH : (place + 1) * BATCH]
            for number, slope in enumerate(self.slopes(rows[batch], wanted[batch])):
                means[number] = 0.9 * means[number] + 0.1 * slope
                squares[number] = 0.999 * squares[number] + 0.001 * slope**2
                size = np.sqrt(squares[number] / (1 - 0.999**step)) + 1e-8
                self.weights[number] -= RATE * (1 - step / steps) * means[number] / (1 - 0.9**step) / size

    def to_json(self) -> dict[str, list[float] | list[list[float]]]:
        """Return the weights as `adyton.games.oracle.bot.value` reads them."""
        first, bias, heads, head_bias = [weights.astype(float).round(3) for weights in self.weights]
        return {
            "first": first.T.tolist(),
            "bias": bias.tolist(),
            "heads": heads.T.tolist(),
            "head_bias": head_bias.tolist(),
        }


def trained(seats: int, args: argparse.Namespace) -> Network:
    """Return a network for so many players; print how well it predicts games that it was not trained with."""
    rng, endings = FastRng(args.seed), Endings()
    games: list[int] = []
    rows: list[Table] = []
    wanted: list[Table] = []
    for game, state in positions(seats, args.games, rng):
        answers = endings.answers(state, args.playouts, rng)
        games += [game] * seats
        rows += [inputs(state, seat) for seat in range(seats)]
        wanted += list(answers)
    tests = np.array(games) % TESTED == 0
    all_rows, all_wanted = np.array(rows), np.array(wanted)
    network = Network(args.hidden, all_wanted.mean(0), args.seed)
    network.train(all_rows[~tests], all_wanted[~tests], args.epochs)
    _, found = network.outputs(all_rows[tests])
    errors = np.sqrt(((found - all_wanted[tests]) ** 2).mean(0))
    spread = all_wanted[tests].std(0)
    print(
        f"{seats} players, {len(rows)} rows: stars ± {SCALE * errors[0]:.2f} (they vary by {SCALE * spread[0]:.2f}),"
        f" chances ± {errors[1:].mean():.3f} ({spread[1:].mean():.3f})",
        flush=True,
    )
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=ORACLE.chairs, required=True)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--playouts", type=int, default=24, help="from each position")
    parser.add_argument("--hidden", type=int, default=16, help="units of the hidden layer")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.process_time()
    network = trained(args.players, args)
    command = " ".join(["python tools/train_values.py", *sys.argv[1:]])
    made = {
        "command": command, **vars(args), "rules": ORACLE.version, "numpy": np.__version__,
        "seconds": round(time.process_time() - began),
    }  # fmt: skip
    networks = json.loads(WEIGHTS.read_text()) if WEIGHTS.exists() else {}
    networks[str(args.players)] = {"made": made, **network.to_json()}
    rows = [f"{json.dumps(seats)}:{json.dumps(networks[seats], separators=(',', ':'))}" for seats in sorted(networks)]
    WEIGHTS.write_text("{\n" + ",\n".join(rows) + "\n}\n")
    print(made)


if __name__ == "__main__":
    main()
