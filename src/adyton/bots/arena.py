"""The arena: bots play the same deals in balanced seatings, and their results are compared."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, runtime_checkable

import msgspec

from adyton.bots.bot import Bot
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


@runtime_checkable
class Seer(Bot, Protocol):
    """A bot that sees everything, to measure what that would gain. Only the arena lets it look."""

    def look(self, playing: Playing[Any, Any]) -> None:
        """Look at this game from now on."""


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
        elif isinstance(bot, Seer):
            bot.look(playing)
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
    deals = before_by_deal(results, one, other)
    return share(deals.values()) if deals else None


def before_by_deal(results: Sequence[Result], one: str, other: str) -> dict[int, float]:
    """Return for each deal how often `one` came before `other`, a tie counting half."""
    deals: dict[int, list[float]] = {}
    for result in results:
        for mine, name in enumerate(result.bots):
            for theirs, rival in enumerate(result.bots):
                if name == one and rival == other:
                    deals.setdefault(result.deal, []).append(_before(result.places[mine], result.places[theirs]))
    return {deal: sum(found) / len(found) for deal, found in deals.items()}


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
