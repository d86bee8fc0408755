"""Tell what bots make of a game of Keltis: the priestess, the kobolds, who wins by seat, and how long games last.

    PYTHONPATH=build/compiled .venv/bin/python tools/keltis_report.py --level hard --games 60

The same arguments always give the same figures: bots search by iterations, never by the clock.
"""

import argparse
from collections.abc import Sequence
from statistics import fmean

from adyton.bots.loop import play_on
from adyton.bots.roster import make_bot
from adyton.bots.search import SearchBot
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.state import NOT_SCORED, KeltisState

ENOUGH_MS = 10**9

HEAD = """| players | games | points of the priestess | points of the kobolds | scored them | wins by seat | moves, at most |
|---|---|---|---|---|---|---|
"""


class Game:
    """What is counted at the end of a game. Lists go by seat."""

    def __init__(self, state: KeltisState, places: Sequence[int], moves: int) -> None:
        self.priestess = list(state.bonuses)
        self.kobolds = [max(0, points) for points in state.kobolds]
        self.scored = [points != NOT_SCORED for points in state.kobolds]
        self.wins = [(place == 1) / places.count(1) for place in places]
        self.moves = moves


def played(seats: int, level: str, seed: int) -> Game:
    """Let bots of one level play a game."""
    bots = [make_bot(level, KELTIS, seed * 8 + seat) for seat in range(seats)]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.ms = ENOUGH_MS
    playing = Playing.open(KELTIS, KELTIS.options(), [level] * seats, FastRng(seed))
    outcome = play_on(playing, bots, ENOUGH_MS)
    return Game(playing.state, outcome.places, sum(entry.seat >= 0 for entry in playing.entries))


def row(seats: int, games: Sequence[Game]) -> str:
    """Return a row of the table: points for each player, and shares."""
    priestess, kobolds, scored = (
        fmean(value for game in games for value in values(game))
        for values in (lambda game: game.priestess, lambda game: game.kobolds, lambda game: game.scored)
    )
    wins = ", ".join(f"{100 * fmean(game.wins[seat] for game in games):.0f}" for seat in range(seats))
    moves = [game.moves for game in games]
    return (
        f"| {seats} | {len(games)} | {priestess:.1f} | {kobolds:.1f} | {scored:.0%} | {wins} % |"
        f" {fmean(moves):.0f}, {max(moves)} |\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=60, help="at each size of the table")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(HEAD, end="")
    for seats in KELTIS.chairs:
        games = [played(seats, args.level, args.seed * 1_000_000 + number) for number in range(args.games)]
        print(row(seats, games), end="", flush=True)


if __name__ == "__main__":
    main()
