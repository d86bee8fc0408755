"""Write docs/strength.md and docs/strength.svg: how often each level of the bots comes before the one below it."""

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import msgspec
from rival import Rival

from adyton.bots.arena import Bout, Result, Share, bouts, duel, mean_points, played
from adyton.bots.plot import plot_shares
from adyton.bots.roster import bot_names
from adyton.games import GAMES

FOLDER = Path("build/strength")
PAGE = Path("docs/strength.md")
PICTURE = Path("docs/strength.svg")
ENOUGH_MS = 60_000  # no level ever needs so long: iterations tell, not how busy the machine is
RIVAL = "openspiel"
RIVAL_MS = 20  # for each move, of both sides
RIVAL_GAMES = ("keltis", "oracle")
TURNS = 2  # games of a deal
LADDER = (("easy", "random"), ("normal", "easy"), ("normal", "greedy"), ("hard", "normal"), ("oracle", "hard"))


@dataclass(frozen=True)
class Pairing:
    """Two bots that meet in a game; the one that should be better comes first."""

    game: str
    better: str
    worse: str
    budget_ms: int = ENOUGH_MS

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.better}-{self.worse}.jsonl"

    def planned(self, games: int) -> list[Bout]:
        rules = GAMES[self.game]
        bots = [self.better, self.worse]
        return bouts(rules, rules.options(), min(rules.chairs), bots, games, 1, self.budget_ms)


def pairings() -> list[Pairing]:
    """Return all pairings on the page."""
    found = [
        Pairing(slug, better, worse)
        for slug, rules in GAMES.items()
        for better, worse in LADDER
        if {better, worse} <= set(bot_names(rules))
    ]
    return found + [Pairing(slug, "oracle", RIVAL, RIVAL_MS) for slug in RIVAL_GAMES]


def play(bout: Bout) -> Result:
    """Play a bout. OpenSpiel's bot may take part."""
    return played(bout, {RIVAL: Rival})


def results(pairing: Pairing, games: int, jobs: int) -> list[Result]:
    """Return the results in the file. Play the missing games and add their results as they come."""
    planned = pairing.planned(games)
    done = {(result.deal, result.turn): result for result in known(pairing.path)}
    left = [bout for bout in planned if (bout.deal, bout.turn) not in done]
    if jobs == 0:
        return whole_deals(done[bout.deal, bout.turn] for bout in planned if (bout.deal, bout.turn) in done)
    with pairing.path.open("a", encoding="utf-8") as out:
        for result in all_played(left, jobs):
            done[result.deal, result.turn] = result
            out.write(msgspec.json.encode(result).decode() + "\n")
            out.flush()
    return [done[bout.deal, bout.turn] for bout in planned]


def whole_deals(found: Iterable[Result]) -> list[Result]:
    """Return only deals of which both games were played.

    Otherwise one bot would have had the better chair more often.
    """
    results = list(found)
    counts = Counter(result.deal for result in results)
    return [result for result in results if counts[result.deal] == TURNS]


def known(path: Path) -> list[Result]:
    """Return the results in the file. A last line that a stopped run left unfinished is cut off."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8", errors="replace")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return [msgspec.json.decode(line, type=Result) for line in whole.splitlines()]


def all_played(left: Sequence[Bout], jobs: int) -> Iterator[Result]:
    if jobs == 1 or not left:
        yield from map(play, left)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, left)


def share_of(pairing: Pairing, found: Sequence[Result]) -> Share:
    share = duel(found, pairing.better, pairing.worse)
    assert share is not None
    return share


def row(pairing: Pairing, found: Sequence[Result]) -> str:
    rules = GAMES[pairing.game]
    share = share_of(pairing, found)
    better, worse = (mean_points(found, bot) for bot in (pairing.better, pairing.worse))
    return (
        f"| {rules.title}, {min(rules.chairs)} | `{pairing.better}` before {name(pairing.worse)} | "
        f"{100 * share.mean:.1f} ± {100 * share.within:.1f} % | {better:.1f} : {worse:.1f} | {len(found)} |\n"
    )


def name(bot: str) -> str:
    return "OpenSpiel's IS-MCTS" if bot == RIVAL else f"`{bot}`"


HEAD = "| game, players | | share | mean points | games |\n|---|---|---|---|---|\n"


def page(told: dict[Pairing, list[Result]]) -> str:
    ladder, rival = "", ""
    for pairing, found in told.items():
        if pairing.worse == RIVAL:
            rival += row(pairing, found)
        else:
            ladder += row(pairing, found)
    return f"""# How strong the bots are

Written by `make strength`. Two bots meet at the smallest table of each game. Every deal is played
twice, so that each bot also sits in the other's chairs. A share is how often one comes before the
other, a tie counting half, with its interval of 95 %. A deal counts as one value, because its two
games depend on each other. Every level does all its iterations here, on a busy machine too.

{HEAD}{ladder}
![Each level's share against the one below](strength.svg)

Points in Delphi are tasks done.

{against_rival(rival)}## Measure again
```sh
make strength              # 400 games of each pairing
make strength GAMES=2000   # more games, smaller intervals
```
Results are kept in `{FOLDER}`, so a run can be stopped and continued. Remove the folder after
changing a bot. `make bench` measures how well the bots keep to their time.
"""


def against_rival(rows: str) -> str:
    if not rows:
        return ""
    return f"""## Against OpenSpiel's search
OpenSpiel's own IS-MCTS bot (random playouts to the end of the game) plays the same games through
the [adapter](environments.md#openspiel). Both sides have {RIVAL_MS} ms for each move, by the clock. Delphi
is left out because one random playout takes thousands of moves there, far longer than a bot may
think. Oraklos is left out because it is played in real time, not by search.

{HEAD}{rows}
"""


def picture(told: dict[Pairing, list[Result]]) -> str:
    rows = [
        (f"{GAMES[pairing.game].title}: {pairing.better} before {pairing.worse}", share_of(pairing, found))
        for pairing, found in told.items()
    ]
    return plot_shares("How often one bot comes before another", rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="0: tell only what has been played")
    parser.add_argument("--only", default="", help="the pairings whose file names begin so; then no page is written")
    args = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    told = {}
    for pairing in pairings():
        if pairing.path.name.startswith(args.only):
            found = results(pairing, args.games, args.jobs)
            if found:
                told[pairing] = found
                print(row(pairing, found), end="", flush=True)
    if not args.only:
        PAGE.write_text(page(told), encoding="utf-8")
        PICTURE.write_text(picture(told), encoding="utf-8")


if __name__ == "__main__":
    main()
