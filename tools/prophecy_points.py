"""Find points for the prophecies of Oracle, so that strong bots choose each of them neither too seldom nor too often.

A searching bot keeps the two prophecies that would have paid most in imagined rounds. So a hand and the rounds that
a bot imagines for it tell for any points what the bot would keep, without playing. The points are found with some
hands and judged with others. Printed cards keep their points, and every point of change has its price.

The same arguments always find the same points. `--write` puts them into a deck.
"""

import argparse
import re
from collections.abc import Sequence
from math import comb, inf
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from prophecy_report import CHAIRS, LEAST_PICKED, MOST_PICKED

from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.oracle.bot.guide import ENDINGS, imagined_ending
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import DECK_SIZE, PROPHECIES, Prophecy, deck_of
from adyton.games.oracle.rules.scoring import is_fulfilled

Points: TypeAlias = NDArray[np.int64]  # by prophecy
Hands: TypeAlias = dict[int, NDArray[np.int64]]  # by players: a row for each hand, how often each prophecy came true
Shares: TypeAlias = NDArray[np.float64]  # which part of its holders chooses each prophecy, a row for each of CHAIRS

ROUNDS = ENDINGS + 50  # that the level hard imagines before it chooses
LOWEST, HIGHEST = 3, 14  # as in the deck of version 1
STEP = 3  # points by which a card changes at once
KICKED = 4  # cards that get other points before a new search begins

# The bounds with room for luck. A share beyond them costs 1, and a little more the further it is beyond.
NARROW = (1.25 * LEAST_PICKED, 0.95 * MOST_PICKED)
SLOPE, BEYOND = 8.0, 0.15  # how soon it costs 1, and how much more it costs, by the logarithm of how far it is beyond
CHANGE = 0.05  # price of changing a card by one point


def imagined_hands(seats: int, number: int, seed: int) -> NDArray[np.int64]:
    """Deal so many hands, all hands of one deal together, and imagine rounds for each."""
    deck, rows = deck_of(None), []
    for deal in range(-(-number // seats)):
        rng = FastRng(seed * 1_000_000 + deal)
        playing = Playing.open(ORACLE, OracleOptions(), [str(seat) for seat in range(seats)], rng)
        for seat in range(seats):
            view = ORACLE.view(playing.state, seat)
            endings = [imagined_ending(view, rng) for _ in range(ROUNDS)]
            rows.append([sum(is_fulfilled(card, own, others) for own, others in endings) for card in deck])
    return np.array(rows[:number])


def shares_of(points: Points, hands: Hands) -> Shares:
    """Return how often each card is chosen with these points, whatever else is dealt with it."""
    return shares_if(points, 0, [points[0]], hands)[0]


def shares_if(points: Points, card: int, values: Sequence[int], hands: Hands) -> list[Shares]:
    """Return the same for each of these values of a card. The order of the other cards is computed once."""
    found: list[list[NDArray[np.float64]]] = [[] for _ in values]
    for seats, counts in hands.items():
        kept = _kept(PROPHECIES[seats])
        worth = counts * points * DECK_SIZE - np.arange(DECK_SIZE)  # of equal ones, the first is kept
        worth[:, card] = -DECK_SIZE
        order = np.argsort(np.argsort(-worth, axis=1), axis=1)
        for rows, value in zip(found, values, strict=True):
            own = counts[:, card] * value * DECK_SIZE - card
            beaten = worth < own[:, None]
            better = order + beaten
            better[:, card] = DECK_SIZE - beaten.sum(axis=1)
            rows.append(kept[better].mean(axis=0))
    return [np.array(rows) for rows in found]


def _kept(dealt: int) -> NDArray[np.float64]:
    """Return how likely a card is among the best two of those dealt, by how many cards of the deck are better."""
    others = DECK_SIZE - 1
    ways = [comb(others - n, dealt - 1) + n * comb(others - n, dealt - 2) for n in range(DECK_SIZE)]
    return np.array(ways) / comb(others, dealt - 1)


def outside(shares: Shares) -> int:
    """Return how many shares lie outside the bounds."""
    return int(((shares < LEAST_PICKED) | (shares > MOST_PICKED)).sum())


def cost_of(shares: Shares, change: int) -> float:
    """Return how far these shares are from the aim, and the price of the change; lower is better."""
    shares = np.maximum(shares, 0.002)
    beyond = np.maximum(np.log(NARROW[0] / shares), np.log(shares / NARROW[1])).clip(0)
    return float((np.minimum(SLOPE * beyond, 1) + BEYOND * beyond).sum()) + CHANGE * change


def improved(points: Points, before: Points, free: list[int], hands: Hands, rng: FastRng) -> tuple[float, Points]:
    """Give one card after the other its best points until no change helps; return the cost and the points."""
    points = points.copy()
    cost, last = inf, -1.0
    while cost != last:
        last = cost
        for card in sorted(free, key=lambda _: rng.below(1 << 30)):
            rest = np.abs(points - before).sum() - abs(points[card] - before[card])
            values = range(max(LOWEST, points[card] - STEP), min(HIGHEST, points[card] + STEP) + 1)
            shares = shares_if(points, card, values, hands)
            costs = [cost_of(row, rest + abs(value - before[card])) for value, row in zip(values, shares, strict=True)]
            cost = min(costs)
            points[card] = values[costs.index(cost)]
    return cost, points


def found(deck: tuple[Prophecy, ...], hands: Hands, tries: int, seed: int) -> Points:
    """Improve the deck's points; then change some cards at random and improve again, so many times."""
    rng = FastRng(seed)
    before = np.array([card.points for card in deck])
    free = [number for number, card in enumerate(deck) if card.origin != "printed"]
    cost, points = improved(before, before, free, hands, rng)
    for _ in range(tries):
        kicked = points.copy()
        for _ in range(KICKED):
            kicked[free[rng.below(len(free))]] = LOWEST + rng.below(HIGHEST - LOWEST + 1)
        price, others = improved(kicked, before, free, hands, rng)
        if price < cost:
            cost, points = price, others
    return points


def table(deck: tuple[Prophecy, ...], points: Points, hands: Hands) -> str:
    """Return a row for each card: its points and the shares of its holders who choose it, before and after."""
    before = shares_of(np.array([card.points for card in deck]), hands)
    after = shares_of(points, hands)
    heads = " | ".join(f"with {seats}" for seats in hands)
    lines = [f"| card | points | {heads} |", "|---|---|" + "---|" * len(hands)]
    for number, card in enumerate(deck):
        cells = [f"{old:.1%} → {new:.1%}" for old, new in zip(before[:, number], after[:, number], strict=True)]
        lines.append(f"| `{card.id}` | {card.points} → {points[number]} | {' | '.join(cells)} |")
    lines.append(f"\nOutside {LEAST_PICKED:.0%} to {MOST_PICKED:.0%}: {outside(before)} → {outside(after)}")
    return "\n".join(lines)


def with_points(text: str, points: list[int]) -> str:
    """Return the deck's text with these points."""
    values = iter(points)
    return re.sub(r"^points = .*$", lambda _: f"points = {next(values)}", text, flags=re.MULTILINE)


def main() -> None:
    """Find points, print what they change for hands that were not used to find them, and write them if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1200, help="to find the points, and others to judge them")
    parser.add_argument("--tries", type=int, default=6, help="new searches after the first")
    parser.add_argument("--seed", type=int, default=1, help="of the search and the hands to find the points")
    parser.add_argument("--fresh", type=int, default=2, help="seed of the hands to judge them")
    parser.add_argument("--version", type=int, default=1, help="of the rules with whose deck the search begins")
    parser.add_argument("--write", type=Path, metavar="DECK", help="put the points into this file")
    args = parser.parse_args()
    deck = deck_of(None, args.version)
    hands = {seats: imagined_hands(seats, args.hands, args.seed) for seats in CHAIRS}
    points = found(deck, hands, args.tries, args.seed)
    fresh = {seats: imagined_hands(seats, args.hands, args.fresh) for seats in CHAIRS}
    print(table(deck, points, fresh))
    if args.write:
        text = with_points(args.write.read_text(encoding="utf-8"), points.tolist())
        args.write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
