"""Ratings: one scale for all bots that met, by the model of Bradley and Terry."""

import math
from collections.abc import Sequence
from typing import Final

from adyton.bots.arena import SURE, Result, Share, before_by_deal

ELO: Final = 400 / math.log(10)  # points of a rating for each unit of the model, as in chess
PRIOR: Final = 0.5  # wins added to both sides of each pair, so that 100 % does not become infinite
ROUNDS: Final = 200  # Newton's steps at most; a few suffice
LONGEST_STEP: Final = 1.0  # longer steps can leave the region in which the method converges
CLOSE: Final = 1e-9  # steps shorter than this change nothing that is shown

Matrix = list[list[float]]


class Rating:
    """A bot's strength in points and its margin of error, both against the bot that stands at 0."""

    __slots__ = ("bot", "points", "within")

    def __init__(self, bot: str, points: float, within: float) -> None:
        self.bot = bot
        self.points = points
        self.within = within


def ratings(results: Sequence[Result], bots: Sequence[str]) -> list[Rating]:
    """Return the bots by strength, the strongest first. The first of `bots` stands at 0.

    Each bot must have met another that is connected with the first one. A deal counts as one value
    for each pair. Its games depend on each other; to count them singly would narrow the intervals.
    """
    wins = _wins(results, bots)
    strengths = _fitted(wins)
    covariances = _inverse(_information(wins, strengths))
    errors = [0.0] + [math.sqrt(row[place]) for place, row in enumerate(covariances)]
    found = [
        Rating(bot, ELO * strength, SURE * ELO * error)
        for bot, strength, error in zip(bots, strengths, errors, strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.points)


def closed(results: Sequence[Result], bots: Sequence[str], top: str) -> dict[str, Share]:
    """Return how much of the way from the first of `bots` to the `top` one each bot goes.

    Intervals are narrower than those of the ratings suggest, because an error in a common step moves both.
    """
    wins = _wins(results, bots)
    strengths = _fitted(wins)
    covariances = _inverse(_information(wins, strengths))
    highest, whole = strengths[bots.index(top)], covariances[bots.index(top) - 1]
    found = {bots[0]: Share(0.0, 0.0)}
    for place, bot in enumerate(bots[1:]):
        share = strengths[place + 1] / highest
        own, common = covariances[place][place], whole[place]
        variance = own - 2 * share * common + share * share * whole[bots.index(top) - 1]
        found[bot] = Share(share, SURE * math.sqrt(max(0.0, variance)) / abs(highest))
    return found


def _wins(results: Sequence[Result], bots: Sequence[str]) -> Matrix:
    """Return how often each bot came before each other one, with the prior; a tie counts half."""
    wins = [[0.0] * len(bots) for _ in bots]
    for one, name in enumerate(bots):
        for other, rival in enumerate(bots):
            deals = before_by_deal(results, name, rival) if one != other else {}
            wins[one][other] = sum(deals.values()) + (PRIOR if deals else 0.0)
    return wins


def _fitted(wins: Matrix) -> list[float]:
    """Return the most likely strengths, by Newton's method."""
    strengths = [0.0] * len(wins)
    for _ in range(ROUNDS):
        steps = _solved(_information(wins, strengths), _slopes(wins, strengths))
        for bot, step in enumerate(steps, 1):
            strengths[bot] += max(-LONGEST_STEP, min(LONGEST_STEP, step))
        if max(map(abs, steps)) < CLOSE:
            break
    return strengths


def _chance(one: float, other: float) -> float:
    """Return the chance that a bot of the one strength comes before a bot of the other."""
    return 1 / (1 + math.exp(other - one))


def _slopes(wins: Matrix, strengths: list[float]) -> list[float]:
    """Return for all bots but the first how many wins they have more than expected."""
    bots = range(len(wins))
    return [
        sum(
            wins[one][other] - (wins[one][other] + wins[other][one]) * _chance(strengths[one], strengths[other])
            for other in bots
        )
        for one in bots[1:]
    ]


def _information(wins: Matrix, strengths: list[float]) -> Matrix:
    """Return Fisher's information on the strengths of all bots but the first."""
    bots = range(len(wins))
    found = [[0.0] * len(wins) for _ in bots]
    for one in bots:
        for other in bots:
            if one != other:
                chance = _chance(strengths[one], strengths[other])
                known = (wins[one][other] + wins[other][one]) * chance * (1 - chance)
                found[one][one] += known
                found[one][other] -= known
    return [row[1:] for row in found[1:]]


def _inverse(information: Matrix) -> Matrix:
    """Return the covariances of the strengths."""
    size = range(len(information))
    return [_solved(information, [float(place == row) for place in size]) for row in size]


def _solved(matrix: Matrix, right: list[float]) -> list[float]:
    """Solve a system of equations. The matrix is symmetric and positive, so no rows need to be exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        pivot[:] = [value / pivot[place] for value in pivot]
        for row in rows:
            if row is not pivot:
                factor = row[place]
                row[:] = [value - factor * own for value, own in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]
