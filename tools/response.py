"""A best response to `oracle`: how much a player wins who knows how `oracle` plays.

It searches like `oracle`, with parameters that were trained against `oracle` itself, and thinks longer. In Oracle it
may also rate cards by a network, as `hard` does. Parameters are only taken if they do better than those of `oracle` in
a test; else it keeps those of `oracle`. What it wins in deals that it was not trained with is a lower bound: a cleverer
response may win more.

Train anew: `python tools/response.py keltis`. The result is written to tools/responses.json.
"""

import argparse
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from adyton.bots.arena import Bout, Result, before_by_deal, bouts, played
from adyton.bots.bot import Bot
from adyton.bots.roster import make_bot
from adyton.bots.search import SearchBot, Setting
from adyton.bots.sprt import EVEN, decision
from adyton.engine.game import AnyGame
from adyton.engine.rng import FastRng
from adyton.games import GAMES
from adyton.games.oracle.bot.guide import SharpGuide

LEVEL: Final = "oracle"  # whom it answers
RESPONSE: Final = "response"
LONGER: Final = 4  # times as many iterations as `oracle` has; in training as many as `oracle`
TRAINED: Final = Path(__file__).with_name("responses.json")
TRAINING_SEED: Final = 1000  # other deals than those of the matches
CANDIDATES: Final = 8  # beside the setting of `oracle`
DEALS: Final = {"delphi": 6, "keltis": 5, "oracle": 1}  # of the first round: a deal of Oracle takes three times as long
MOST_DEALS: Final = {
    "delphi": 100,
    "keltis": 100,
    "oracle": 30,
}  # of the test that decides about the setting which is left
NO_LIMIT_MS: Final = 10**9
NETWORK: Final = "network"  # 1 if cards are rated by it, else 0

# What may be tried, by game: a table with the values of each attribute, those of `oracle` among them.
GRIDS: Final[dict[str, dict[str, tuple[int | float, ...]]]] = {
    "delphi": {"spread": (0.75, 1.5, 3.0, 6.0), "trust": (1.0, 3.0, 9.0), "turns": (1, 2, 3)},
    "keltis": {"spread": (1.5, 3.0, 6.0), "trust": (1.0, 4.0, 12.0), "decisions": (12, 24, 36)},
    "oracle": {"spread": (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0), NETWORK: (0, 1)},
}


class Trained(msgspec.Struct, frozen=True):
    """What training found: a setting, and in how many deals of the last test it came first how often."""

    setting: Setting
    deals: int
    share: float


def response_with(setting: Setting, longer: int, game: AnyGame, seed: int) -> Bot:
    """Make a bot that searches like `oracle`, with other parameters and so many times as long."""
    bot = make_bot(LEVEL, game, seed)
    assert isinstance(bot, SearchBot)
    if setting.get(NETWORK):
        bot.guide = SharpGuide()
    attributes = {name: value for name, value in setting.items() if name != NETWORK}
    bot.adopt({**bot.settings.get(min(game.chairs), {}), **attributes})
    bot.settings = {}
    bot.iterations *= longer
    return bot


def trained_response(game: AnyGame, seed: int) -> Bot:
    """Make the best response that training found."""
    return response_with(all_trained()[game.slug].setting, LONGER, game, seed)


def all_trained() -> dict[str, Trained]:
    """Return what training found, by game."""
    return msgspec.json.decode(TRAINED.read_bytes(), type=dict[str, Trained]) if TRAINED.exists() else {}


def candidates(slug: str) -> list[Setting]:
    """Return that of `oracle` and some other settings of the grid."""
    grid = GRIDS[slug]
    own = own_setting(slug, list(grid))
    settings = [dict(zip(grid, values, strict=True)) for values in product(*grid.values())]
    rest = [setting for setting in settings if setting != own]
    rng = FastRng(TRAINING_SEED)
    return [own, *(rest.pop(rng.below(len(rest))) for _ in range(CANDIDATES))]


def own_setting(slug: str, names: Sequence[str]) -> Setting:
    """Return these parameters of `oracle`, which uses no network."""
    bot = make_bot(LEVEL, GAMES[slug], 0)
    assert isinstance(bot, SearchBot)
    bot.adopt(bot.settings.get(min(GAMES[slug].chairs), {}))
    return {name: 0 if name == NETWORK else getattr(bot.guide, name) for name in names}


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
    return sum(lead(result) for result in met(setting, planned)) / len(planned)


def met(setting: Setting, planned: Sequence[Bout]) -> list[Result]:
    maker = {RESPONSE: lambda game, seed: response_with(setting, 1, game, seed)}
    return [played(bout, maker) for bout in planned]


def train(slug: str, deals: int) -> Trained:
    """Return the best setting by sequential halving, if it then does better than that of `oracle`.

    The better half meets twice as many new deals each time. In training the settings think as long as `oracle`, so
    that of `oracle` comes first in half of its games against `oracle`, and need not be played.
    """
    own, *left = candidates(slug)
    first = 0
    while len(left) > 1:
        planned = games_of(slug, first, deals)
        leads = [mean_lead(setting, planned) for setting in left]
        ranked = sorted(range(len(left)), key=lambda place: -leads[place])
        for place in ranked:
            print(f"{leads[place]:+.2f} in {len(planned)} games: {left[place]}", flush=True)
        left = [left[place] for place in ranked[: len(left) // 2]]
        first, deals = first + deals, 2 * deals
    return tested(slug, left[0], own, first)


def tested(slug: str, setting: Setting, own: Setting, first: int) -> Trained:
    """Return the setting if it comes before `oracle` more often than not in deals from this one on, else the own one.

    The sequential test decides or, if that is still open after many deals, the share.
    """
    shares: list[float] = []
    while len(shares) < MOST_DEALS[slug] and decision(shares) is None:
        results = met(setting, games_of(slug, first + len(shares), 1))
        shares += before_by_deal(results, RESPONSE, LEVEL).values()
    mean, verdict = sum(shares) / len(shares), decision(shares)
    print(f"{100 * mean:.1f} % in {len(shares)} deals, decided {verdict}: {setting}", flush=True)
    is_better = mean > EVEN if verdict is None else verdict
    return Trained(setting if is_better else own, len(shares), round(mean, 3))


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
