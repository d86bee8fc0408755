"""Measure how well bots keep to their thinking time: 1,000 moves at `hard` in each game, cut off by the clock."""

import argparse
import gc
import time
from collections.abc import Sequence
from time import process_time

from adyton.bots.bot import Bot, Plan
from adyton.bots.loop import next_move
from adyton.bots.roster import THINKING_MS, make_bot
from adyton.bots.search import SearchBot
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games import GAMES

LEVEL = "hard"
ENDLESS = 10**9  # iterations: only the clock ends the search


class Watched:
    """A bot whose moves are timed."""

    def __init__(self, bot: Bot, spent: list[float]) -> None:
        self.bot = bot
        self.spent = spent

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        begun = process_time()
        action = self.bot.choose(view, legal, budget_ms)
        self._add(begun, legal)
        return action

    def _add(self, begun: float, legal: Sequence[Action]) -> None:
        if len(legal) > 1:
            self.spent.append(1000 * (process_time() - begun))


class WatchedTimed(Watched):
    """The same for games in real time."""

    def plan(self, view: View, legal: Sequence[Action], at: int) -> Plan | None:
        begun = process_time()
        plan: Plan | None = self.bot.plan(view, legal, at)  # type: ignore[attr-defined]  # only timed bots come here
        self._add(begun, legal)
        return plan


def watched(game: AnyGame, seed: int, spent: list[float]) -> Bot:
    bot = make_bot(LEVEL, game, seed)
    if isinstance(bot, SearchBot):
        bot.settings = {}
        bot.iterations = ENDLESS
    return WatchedTimed(bot, spent) if hasattr(bot, "plan") else Watched(bot, spent)


def measure(game: AnyGame, moves: int, budget_ms: int) -> list[float]:
    """Return the ms that each of so many decisions took."""
    spent: list[float] = []
    seed = at = 0
    while len(spent) < moves:
        seed += 1
        seats = max(game.chairs)
        bots = [watched(game, seed * 8 + seat, spent) for seat in range(seats)]
        playing = Playing.open(game, game.options(), [LEVEL] * seats, FastRng(seed))
        while playing.outcome is None and len(spent) < moves:
            seat, plan = next_move(game, playing.state, bots, budget_ms, at)
            at = plan.at
            playing.act(seat, plan.action, at)
    return sorted(spent[:moves])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--budget", type=int, default=20, help="ms; at most what the level may think")
    args = parser.parse_args()
    budget = min(args.budget, THINKING_MS[LEVEL])
    gc.disable()  # as in the processes in which bots think
    time.monotonic = process_time  # bots and we look at the same clock, which stands still while others use the machine
    for slug, game in GAMES.items():
        spent = measure(game, args.moves, budget)
        over = sum(ms > 1.2 * budget for ms in spent)
        print(
            f"{slug}: {len(spent)} moves at {LEVEL} with {budget} ms: longest {spent[-1] / budget:.2f} of it, "
            f"median {spent[len(spent) // 2] / budget:.2f}; {over} took more than 1.2 of it"
        )


if __name__ == "__main__":
    main()
