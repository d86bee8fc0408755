"""A best response to `oracle`: how much a player wins who knows how `oracle` plays.

It searches like `oracle`, with parameters that were trained against `oracle` itself, and thinks longer. In Oracle it
also rates cards by a network, as `hard` does. What it wins in deals that it was not trained with is a lower bound:
a cleverer response may win more.

Train anew: `python tools/response.py keltis`. The result is written to tools/responses.json.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from adyton.bots.arena import Bout, Result, bouts, played
from adyton.bots.bot import Bot
from adyton.bots.roster import make_bot
from adyton.bots.search import Guide, SearchBot, Setting
from adyton.engine.game import AnyGame
from adyton.engine.rng import FastRng
from adyton.games import GAMES
from adyton.games.oracle.bot.guide import SharpGuide

LEVEL: Final = "oracle"  # whom it answers
RESPONSE: Final = "response"
LONGER: Final = 4  # times as many iterations as `oracle` has; in training as many as `oracle`
TRAINED: Final = Path(__file__).with_name("responses.json")
TRAINING_SEED: Final = 1000  # other deals than those of the matches
CANDIDATES: Final = 8
DEALS: Final = {"keltis": 5, "oracle": 1}  # of the first round: a deal of Oracle takes three times as long
NO_LIMIT_MS: Final = 10**9

# What may be tried, by game: a table with the values of each attribute, those of `oracle` among them.
GRIDS: Final[dict[str, dict[str, tuple[int | float, ...]]]] = {
    "keltis": {"spread": (1.5, 3.0, 6.0), "trust": (1.0, 4.0, 12.0), "decisions": (12, 24, 36)},
    "oracle": {"spread": (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)},
}
# The guide of the response, where it is another than that of `oracle`.
GUIDES: Final[dict[str, Callable[[], Guide]]] = {"oracle": SharpGuide}


def response_with(setting: Setting, longer: int, game: AnyGame, seed: int) -> Bot:
    """Make a bot that searches like `oracle`, with other parameters and so many times as long."""
    bot = make_bot(LEVEL, game, seed)
    assert isinstance(bot, SearchBot)
    if game.slug in GUIDES:
        bot.guide = GUIDES[game.slug]()
    bot.adopt({**bot.settings.get(min(game.chairs), {}), **setting})
    bot.settings = {}
    bot.iterations *= longer
    return bot


def trained_response(game: AnyGame, seed: int) -> Bot:
    """Make the best response that training found."""
    return response_with(all_trained()[game.slug], LONGER, game, seed)


def all_trained() -> dict[str, Setting]:
    """Return the setting that training found, by game."""
    return msgspec.json.decode(TRAINED.read_bytes(), type=dict[str, Setting]) if TRAINED.exists() else {}


def candidates(slug: str) -> list[Setting]:
    """Return some settings of the grid. The first one is that of `oracle`."""
    grid = GRIDS[slug]
    own = own_setting(slug, list(grid))
    settings = [dict(zip(grid, values, strict=True)) for values in product(*grid.values())]
    rest = [setting for setting in settings if setting != own]
    rng = FastRng(TRAINING_SEED)
    return [own, *(rest.pop(rng.below(len(rest))) for _ in range(CANDIDATES - 1))]


def own_setting(slug: str, names: Sequence[str]) -> Setting:
    """Return these attributes of the guide of `oracle`."""
    bot = make_bot(LEVEL, GAMES[slug], 0)
    assert isinstance(bot, SearchBot)
    bot.adopt(bot.settings.get(min(GAMES[slug].chairs), {}))
    return {name: getattr(bot.guide, name) for name in names}


def games_of(slug: str, first: int, deals: int) -> list[Bout]:
    """Return the games of some deals. One chair answers, all others are `oracle`; it sits in every chair once."""
    rules = GAMES[slug]
    seats = min(rules.chairs)
    bots = [RESPONSE, *[LEVEL] * (seats - 1)]
    planned = bouts(rules, rules.options(), seats, bots, (first + deals) * seats, TRAINING_SEED, NO_LIMIT_MS)
    return planned[first * seats :]


def lead(result: Result) -> float:
    """Return how many points the response has more than the others on average."""
    own = result.bots.index(RESPONSE)
    others = [points for seat, points in enumerate(result.points) if seat != own]
    return result.points[own] - sum(others) / len(others)


def mean_lead(setting: Setting, planned: Sequence[Bout]) -> float:
    maker = {RESPONSE: lambda game, seed: response_with(setting, 1, game, seed)}
    return sum(lead(played(bout, maker)) for bout in planned) / len(planned)


def train(slug: str, deals: int) -> Setting:
    """Return the best setting by sequential halving: the better half meets twice as many new deals each time."""
    left, first = candidates(slug), 0
    while len(left) > 1:
        planned = games_of(slug, first, deals)
        leads = [mean_lead(setting, planned) for setting in left]
        ranked = sorted(range(len(left)), key=lambda place: -leads[place])
        for place in ranked:
            print(f"{leads[place]:+.2f} in {len(planned)} games: {left[place]}", flush=True)
        left = [left[place] for place in ranked[: len(left) // 2]]
        first, deals = first + deals, 2 * deals
    return left[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GRIDS))
    parser.add_argument("--deals", type=int, help="of the first of three rounds")
    args = parser.parse_args()
    began = time.process_time()
    found = {**all_trained(), args.game: train(args.game, args.deals or DEALS[args.game])}
    TRAINED.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    print(f"{found[args.game]} after {time.process_time() - began:.0f} s")


if __name__ == "__main__":
    main()
