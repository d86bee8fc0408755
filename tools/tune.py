"""Look for better parameters of a level's search, at equal processor time, and keep what wins.

An N-tuple bandit proposes settings. Each is tried in positions of bots' games: where it chooses another action than
the present setting, longer and farther playouts of both tell how much it gains. Every setting gets as many iterations
as fit into the time that the present one takes. The best one then meets the present one in games with other deals.
A sequential test decides; only a winner is adopted.

    make tune GAME=keltis PLAYERS=2 LEVEL=hard

The result goes to settings.json beside the game's bot, with the figures.
"""

import argparse
import json
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bandit import Arm, Bandit, Grid

from adyton.bots.arena import Result, before_by_deal, bouts, duel, played
from adyton.bots.bot import Bot
from adyton.bots.duel import Trials
from adyton.bots.levels import Maker
from adyton.bots.roster import make_bot
from adyton.bots.search import ITERATIONS, Guide, Search, SearchBot, Setting
from adyton.bots.sprt import decision, log_ratio
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games import GAMES

GAMES_FOLDER: Final = Path(__file__).parents[1] / "src/adyton/games"
JUDGE: Final = "oracle"  # the level whose guide judges choices
PLAYS: Final = "normal"  # the level that plays the games from which positions come
PAIRS: Final = 24  # playouts that compare two choices
EVERY: Final = 5  # one of so many decisions of a game becomes a position
BATCH: Final = 10  # positions in a trial
FINALISTS: Final = 6
TIMED: Final = 40  # positions in which the time of a setting is measured
LAPS: Final = 3  # through these positions
MATCH_SEED: Final = 5000  # added to the seed: other deals than those from which positions come
NO_LIMIT_MS: Final = 10**9
NETWORK_TRUST: Final = "network_trust"
TUNED, PRESENT = "tuned", "present"

# What may be tried, by game. The other parameters of a guide stay as they are.
GRIDS: Final[dict[str, Grid]] = {
    "keltis": {
        "spread": (1.5, 3.0, 4.5, 6.0),
        "trust": (1.0, 2.0, 4.0, 8.0, 16.0),
        "width": (1.0, 1.5, 2.5),
        "decisions": (4, 8, 12, 16, 24, 36),
        "doubt": (30, 100, 250),
    },
    "oracle": {
        "spread": (2.0, 4.0, 6.0, 9.0),
        "trust": (2.0, 4.0, 8.0, 16.0),
        "width": (1.0, 1.5, 2.5),
        NETWORK_TRUST: (5.0, 10.0, 20.0, 40.0),
        "worlds": (4, 8, 12, 16),
    },
    "delphi": {
        "spread": (0.5, 1.0, 1.5, 2.5),
        "trust": (1.0, 2.0, 3.0, 6.0, 12.0),
        "width": (1.0, 1.5, 2.5),
        "turns": (1, 2),
    },
}
SLOW: Final = ("decisions", "turns", "worlds")  # parameters on which the time of an iteration depends


class Position:
    """A decision, and the playouts that judge what may be done there."""

    def __init__(self, game: AnyGame, guide: Guide, view: View, legal: Sequence[Action], seed: int) -> None:
        self.view = view
        self.legal = legal
        self.seed = seed
        self.trials = Trials(Search(game, guide, view, legal, FastRng(seed), paired=True))
        self.usual: Action | None = None  # what the present setting chooses

    def gain(self, action: Action) -> float:
        """Return how much this action is ahead of the usual one."""
        assert self.usual is not None
        return 0.0 if action == self.usual else self.trials.lead(action, self.usual, PAIRS).lead


class Table:
    """A game, a number of players and a level, whose parameters are looked for."""

    def __init__(self, slug: str, seats: int, level: str) -> None:
        self.game = GAMES[slug]
        self.seats = seats
        self.level = level
        own = self._fresh(0)
        names = [name for name in GRIDS[slug] if hasattr(own.guide, name)]
        if NETWORK_TRUST in names:
            names.remove("trust")  # such a guide sets it itself
        self.grid: Grid = {name: GRIDS[slug][name] for name in names}
        # What a table of these seats has now.
        now = {name: getattr(own.guide, name) for name in names}
        self.present: Setting = {**now, ITERATIONS: own.iterations, **own.settings.get(seats, {})}
        self._iterations: dict[tuple[int | float, ...], int] = {}

    def _fresh(self, seed: int) -> SearchBot:
        bot = make_bot(self.level, self.game, seed)
        assert isinstance(bot, SearchBot)
        return bot

    def bot(self, setting: Setting, seed: int) -> SearchBot:
        """Make the level's bot with this setting."""
        bot = self._fresh(seed)
        bot.settings = {self.seats: setting}
        bot.ms = NO_LIMIT_MS
        return bot

    def maker(self, setting: Setting) -> Maker:
        def make(game: AnyGame, seed: int) -> Bot:
            return self.bot(setting, seed)

        return make

    def positions(self, number: int, seed: int) -> list[Position]:
        """Return decisions that are searched, from as many games as it takes."""
        found: list[Position] = []
        games = 0
        while len(found) < number:
            games += 1
            found += self._of_game(FastRng((seed << 32) + games))
        return found[:number]

    def _of_game(self, rng: FastRng) -> list[Position]:
        game, found, decisions = self.game, list[Position](), rng.below(EVERY)
        playing: Playing[Any, Any] = Playing.open(game, game.options(), [PLAYS] * self.seats, rng)
        bots = [make_bot(PLAYS, game, rng.below(1 << 30)) for _ in range(self.seats)]
        judge = make_bot(JUDGE, game, 0)
        assert isinstance(judge, SearchBot)
        while playing.outcome is None:
            seat = playing.turn.seats[0]
            legal = game.legal(playing.state, seat)
            view = game.view(playing.state, seat)
            if len(legal) > 1 and not judge.guide.settles(view):
                decisions += 1
                if decisions % EVERY == 0:
                    found.append(Position(game, judge.guide, view, legal, rng.below(1 << 30)))
            playing.act(seat, legal[0] if len(legal) == 1 else bots[seat].choose(view, legal, NO_LIMIT_MS))
        return found

    def seconds(self, setting: Setting, positions: Sequence[Position]) -> float:
        """Return the processor time of a decision: the shortest of some laps, because other load only lengthens it."""
        return min(self._lap(setting, positions) for _ in range(LAPS)) / len(positions)

    def _lap(self, setting: Setting, positions: Sequence[Position]) -> float:
        bot, began = self.bot(setting, 1), time.process_time()
        for position in positions:
            bot.choose(position.view, position.legal, NO_LIMIT_MS)
        return time.process_time() - began

    def fitted(self, setting: Setting, positions: Sequence[Position], anew: bool = False) -> Setting:
        """Return the setting with as many iterations as fit into the time of the present one."""
        key = tuple(setting[name] for name in SLOW if name in setting)
        if anew or key not in self._iterations:
            usual = int(self.present[ITERATIONS])
            wanted = self.seconds(self.present, positions)
            few, many = (self.seconds({**setting, ITERATIONS: times * usual}, positions) for times in (1, 2))
            each = max(1e-9, (many - few) / usual)
            self._iterations[key] = max(1, usual + round((wanted - few) / each))
        return {**setting, ITERATIONS: self._iterations[key]}

    def gain(self, setting: Setting, positions: Sequence[Position]) -> float:
        """Return how much its choices gain on average."""
        total = 0.0
        for position in positions:
            total += position.gain(
                self.bot(setting, position.seed + 1).choose(position.view, position.legal, NO_LIMIT_MS)
            )
        return total / len(positions)

    def prepared(self, number: int, seed: int) -> list[Position]:
        """Return positions in which the present setting has chosen."""
        found = self.positions(number, seed)
        for position in found:
            bot = self.bot(self.present, position.seed + 2)
            position.usual = bot.choose(position.view, position.legal, NO_LIMIT_MS)
        return found


def given(table: Table, args: argparse.Namespace) -> tuple[Setting, float]:
    """Return the setting that the command names, with iterations that fit unless it names them, and what it gains."""
    fresh = table.prepared(args.positions, 2 * args.seed + 1)
    wanted = {name: args.setting.get(name, table.present[name]) for name in table.grid}
    fitted = table.fitted(wanted, fresh)
    setting = {**fitted, ITERATIONS: args.setting.get(ITERATIONS, fitted[ITERATIONS])}
    return setting, table.gain(setting, fresh)


def proposed(table: Table, args: argparse.Namespace) -> tuple[Setting, float]:
    """Return the best setting that the bandit found, and what it gains in other positions."""
    rng = FastRng(args.seed)
    known, fresh = (table.prepared(args.positions, 2 * args.seed + turn) for turn in (0, 1))
    bandit = Bandit(table.grid, table.present, rng)
    until = time.process_time() + args.seconds
    while time.process_time() < until and len(bandit.results) < args.trials:
        arm: Arm = bandit.next()
        setting = table.fitted(bandit.setting(arm), known[:TIMED])
        bandit.tell(arm, table.gain(setting, [known[rng.below(len(known))] for _ in range(BATCH)]))
    print(f"{len(bandit.results)} trials of {len(bandit.tried)} settings", flush=True)
    gains: list[tuple[float, Setting]] = []
    for arm in bandit.best(FINALISTS):
        setting = table.fitted(bandit.setting(arm), fresh[:TIMED], anew=True)
        gains.append((table.gain(setting, fresh), setting))
        print(f"{gains[-1][0]:+.3f} a decision, expected {bandit.estimate(arm):+.3f}: {setting}", flush=True)
    gain, setting = max(gains, key=lambda each: each[0])
    return setting, gain


def met(table: Table, setting: Setting, games: int, seconds: float, seed: int) -> dict[str, Any]:
    """Let the setting meet the present one until the sequential test knows, or a limit is reached."""
    rules = table.game
    makers = {TUNED: table.maker(setting), PRESENT: table.maker(table.present)}
    results: list[Result] = []
    until = time.process_time() + seconds
    for bout in bouts(rules, rules.options(), table.seats, [TUNED, PRESENT], games, MATCH_SEED + seed, NO_LIMIT_MS):
        if len(results) % 2 == 0 and (_decided(results) is not None or time.process_time() > until):
            break
        results.append(played(bout, makers))
    share = duel(results, TUNED, PRESENT)
    assert share is not None
    values = list(before_by_deal(results, TUNED, PRESENT).values())
    return {
        "games": len(results),
        "share": round(share.mean, 3),
        "within": round(share.within, 3),
        "logarithm": round(log_ratio(values), 2),
        "better": decision(values),
    }


def _decided(results: Sequence[Result]) -> bool | None:
    return decision(list(before_by_deal(results, TUNED, PRESENT).values()))


def tuned(table: Table, args: argparse.Namespace) -> dict[str, Any]:
    """Return what settings.json tells about this table: the setting that is used, and how it was found."""
    began = time.process_time()
    setting, gain = given(table, args) if args.setting else proposed(table, args)
    found: dict[str, Any] = {"setting": table.present, "tried": setting, "gain": round(gain, 3)}
    if gain > 0 or args.setting:
        found["match"] = match = met(table, setting, args.games, args.match_seconds, args.seed)
        print(match, flush=True)
        if match["better"]:
            found |= {"setting": setting, "before": table.present}
            del found["tried"]
    command = shlex.join(["python", "tools/tune.py", *sys.argv[1:]])
    found["made"] = {
        "command": command,
        "seed": args.seed,
        "rules": table.game.version,
        "seconds": round(time.process_time() - began),
    }
    return found


def write(path: Path, level: str, seats: int, row: dict[str, Any]) -> None:
    """Put the row into the file. The others stay as they are."""
    rows = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    rows.setdefault(level, {})[str(seats)] = row
    path.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GRIDS))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--level", default="hard", choices=("normal", "hard", "oracle"))
    parser.add_argument("--setting", type=json.loads, help="try only this one, as JSON; what it does not name stays")
    parser.add_argument("--positions", type=int, default=250, help="to learn from, and as many to judge finalists")
    parser.add_argument("--trials", type=int, default=3000, help=f"of {BATCH} positions each, at most")
    parser.add_argument("--seconds", type=float, default=120, help="of processor time for the trials")
    parser.add_argument("--games", type=int, default=1000, help="of the match at most")
    parser.add_argument("--match-seconds", type=float, default=400, help="of processor time for the match")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    row = tuned(Table(args.game, args.players, args.level), args)
    write(GAMES_FOLDER / args.game / "bot/settings.json", args.level, args.players, row)


if __name__ == "__main__":
    main()
