"""Tell whether a level of Delphi dawdles when it is far ahead: how long its victories take against weaker levels.

    PYTHONPATH=build/compiled .venv/bin/python tools/delphi_report.py --level oracle --games 20

A bot that hurries needs about as many rounds against a weak level as against a strong one. Turns home are counted from
the one with the last task to the one in which the ship is back. The same arguments always give the same figures.
"""

import argparse
from collections.abc import Sequence
from statistics import fmean

from adyton.bots.loop import next_move
from adyton.bots.roster import make_bot
from adyton.bots.search import SearchBot
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.state import DelphiState

ENOUGH_MS = 10**9
RIVALS = ("random", "easy", "greedy", "oracle")

HEAD = """| against | games | comes first | tasks left to the other | rounds: mean, most | turns home: mean, most |
|---|---|---|---|---|---|
"""


class Game:
    """What is counted of a game for two that the level at seat 0 has come to the end of."""

    def __init__(self, is_first: bool, left: int, rounds: int, home: int) -> None:
        self.is_first = is_first
        self.left = left  # tasks of the other
        self.rounds = rounds
        self.home = home  # turns between the last task and the arrival; -1 if there was none


def played(level: str, rival: str, seed: int) -> Game:
    """Let a level play against another one. They begin in turns."""
    own = seed % 2
    levels = (level, rival) if own == 0 else (rival, level)
    bots = [make_bot(name, DELPHI, seed * 8 + seat) for seat, name in enumerate(levels)]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.ms = ENOUGH_MS
    playing = Playing.open(DELPHI, DELPHI.options(), levels, FastRng(seed))
    done = 0  # the round in which the last task was done
    while playing.outcome is None:
        seat, plan = next_move(DELPHI, playing.state, bots, ENOUGH_MS, 0)
        playing.act(seat, plan.action, 0)
        if not done and playing.state.tasks_left(own) == 0:
            done = playing.state.round
    return counted(playing.state, own, playing.outcome.places, done)


def counted(state: DelphiState, own: int, places: Sequence[int], done: int) -> Game:
    """Count a game that is over."""
    home = state.round - done if state.arrived >> own & 1 else -1
    return Game(places[own] == 1, state.tasks_left(1 - own), state.round, home)


def row(rival: str, games: Sequence[Game]) -> str:
    """Return a row of the table. Rounds and turns are those of victories."""
    won = [game for game in games if game.is_first]
    homes = [game.home for game in won if game.home >= 0]
    first, left = fmean(game.is_first for game in games), fmean(game.left for game in games)
    return (
        f"| `{rival}` | {len(games)} | {first:.0%} | {left:.1f} | {_mean_and_most([game.rounds for game in won])} |"
        f" {_mean_and_most(homes)} |\n"
    )


def _mean_and_most(values: Sequence[int]) -> str:
    return f"{fmean(values):.1f}, {max(values)}" if values else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="oracle")
    parser.add_argument("--rivals", default=",".join(RIVALS), help="levels that it meets")
    parser.add_argument("--games", type=int, default=20, help="against each")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(HEAD, end="")
    for rival in args.rivals.split(","):
        games = [played(args.level, rival, args.seed * 1_000_000 + number) for number in range(args.games)]
        print(row(rival, games), end="", flush=True)


if __name__ == "__main__":
    main()
