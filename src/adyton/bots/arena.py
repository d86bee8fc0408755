"""The arena: bots play the same deals in balanced seatings, and are rated by the results."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from adyton.bots.levels import Maker
from adyton.bots.loop import play_on
from adyton.bots.pipe import PipeBot
from adyton.bots.search import SearchBot
from adyton.bots.spec import bot_of
from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES

SURE: Final = 1.96  # standard errors on either side of a mean that hold 95 of 100 means


class Bout(msgspec.Struct, frozen=True):
    """One game to be played: the deal, how far the seating is turned, and the bots by seat."""

    game: str
    deal: int
    turn: int
    bots: list[str]
    options: dict[str, bool | int | str]
    seed: int
    budget_ms: int


class Result(msgspec.Struct, frozen=True):
    """The result of the bout with this `deal` and `turn`."""

    deal: int
    turn: int
    bots: list[str]
    points: list[int]
    places: list[int]


def bouts(
    game: AnyGame, options: Options, players: int, bots: Sequence[str], games: int, seed: int, budget_ms: int
) -> list[Bout]:
    """Return at least this many games. Each deal is played once for every turn of the seating.

    So every bot sits in every chair of every deal equally often. Every other deal reverses the order.
    """
    found: list[Bout] = []
    for deal in range(math.ceil(games / len(bots))):
        order = list(bots) if deal % 2 == 0 else list(reversed(bots))
        for turn in range(len(bots)):
            seated = [order[(chair + turn) % len(bots)] for chair in range(players)]
            found.append(Bout(game.slug, deal, turn, seated, options.to_json(), seed, budget_ms))
    return found


def played(bout: Bout, others: Mapping[str, Maker] | None = None) -> Result:
    """Play the bout; `others` are makers of bots beside those that `bot_of` knows."""
    makers = others or {}
    game = GAMES[bout.game]
    start = (bout.seed << 32) + bout.deal
    playing = Playing.open(game, game.read_options(bout.options), bout.bots, FastRng(start))
    seeds = [(start * 64 + bout.turn) * 8 + chair for chair in range(len(bout.bots))]
    bots = [
        makers[name](game, seed) if name in makers else bot_of(name, game, seed)
        for name, seed in zip(bout.bots, seeds, strict=True)
    ]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.ms = bout.budget_ms  # so that iterations decide, not how busy the machine is
    try:
        outcome = play_on(playing, bots, bout.budget_ms)
    finally:
        for bot in bots:
            if isinstance(bot, PipeBot):
                bot.close()
    return Result(bout.deal, bout.turn, bout.bots, list(outcome.points), list(outcome.places))


class Share:
    """A mean of values between 0 and 1, with its margin of error."""

    __slots__ = ("mean", "within")

    def __init__(self, mean: float, within: float) -> None:
        self.mean = mean
        self.within = within


def share(values: Iterable[float]) -> Share:
    """Return the mean with its 95 % interval. The values must be independent of each other."""
    found = list(values)
    mean = sum(found) / len(found)
    if len(found) == 1:
        return Share(mean, 1.0)
    variance = sum((value - mean) ** 2 for value in found) / (len(found) - 1)
    # One more win and one more loss are added, so that 100 % does not count as certain.
    return Share(mean, SURE * math.sqrt((variance + 0.5 / len(found)) / len(found)))


def duel(results: Sequence[Result], one: str, other: str) -> Share | None:
    """Return how often `one` beats `other` at a common table, a tie counting half; None if they never met.

    Games of one deal are not independent, so each deal is one value.
    """
    deals: dict[int, list[float]] = {}
    for result in results:
        for mine, name in enumerate(result.bots):
            for theirs, rival in enumerate(result.bots):
                if name == one and rival == other:
                    deals.setdefault(result.deal, []).append(_before(result.places[mine], result.places[theirs]))
    return share(sum(found) / len(found) for found in deals.values()) if deals else None


def _before(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def wins(results: Sequence[Result], bot: str) -> Share:
    """Return the share of games that a chair of this bot wins; several winners share a game."""
    deals: dict[int, list[float]] = {}
    for result in results:
        won = 1 / result.places.count(1)
        for name, place in zip(result.bots, result.places, strict=True):
            if name == bot:
                deals.setdefault(result.deal, []).append(won if place == 1 else 0.0)
    return share(sum(found) / len(found) for found in deals.values())


def mean_points(results: Sequence[Result], bot: str) -> float:
    found = [
        points for result in results for name, points in zip(result.bots, result.points, strict=True) if name == bot
    ]
    return sum(found) / len(found)


class Rating:
    """A strength on the scale of `openskill`, and its standard error."""

    __slots__ = ("bot", "mu", "sigma")

    def __init__(self, bot: str, mu: float, sigma: float) -> None:
        self.bot = bot
        self.mu = mu
        self.sigma = sigma


def ratings(results: Sequence[Result], bots: Sequence[str]) -> list[Rating]:
    """Return the bots by strength, the strongest first. Chairs of the same bot count by their mean."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  (only a tournament needs it)

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for result in sorted(results, key=lambda each: (each.deal, each.turn)):
        teams = [[known[bot]] for bot in result.bots]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for bot in dict.fromkeys(result.bots):
            own = [after for name, after in zip(result.bots, rated, strict=True) if name == bot]
            mu, sigma = sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            known[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    found = [Rating(bot, known[bot].mu, known[bot].sigma) for bot in bots]
    return sorted(found, key=lambda rating: -rating.mu)
