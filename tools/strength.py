"""Write docs/strength.md and docs/strength.svg: how the bots compare, at every number of players."""

import argparse
import os
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias

import msgspec
from cheat import Cheat
from rival import Rival

from adyton.bots.arena import Bout, Result, Share, before_by_deal, bouts, duel, mean_points, played
from adyton.bots.plot import plot_shares
from adyton.bots.ratings import Rating, ratings
from adyton.bots.roster import bot_names
from adyton.bots.sprt import decision
from adyton.games import GAMES

FOLDER = Path("build/strength")
PAGE = Path("docs/strength.md")
PICTURE = Path("docs/strength.svg")
ENOUGH_MS = 60_000  # no level ever needs so long: iterations tell, not how busy the machine is
CHEAT = "cheat"
RIVAL = "openspiel"
RIVAL_MS = 20  # for each move, of both sides
SEARCHED = ("delphi", "keltis", "oracle")  # Oraklos hides nothing and is played by eye
RIVAL_GAMES = ("keltis", "oracle")
TURNS = 2  # games of a deal
BETTER = 0.6  # a level should come before the one below so often; a smaller step is hard to notice
# Each bot with the one that it is compared with. Everything is connected, so that one scale holds for all.
LADDER = (
    ("easy", "random"),
    ("greedy", "easy"),
    ("normal", "easy"),
    ("normal", "greedy"),
    ("hard", "normal"),
    ("oracle", "hard"),
    (CHEAT, "oracle"),
)
ORDER = (CHEAT, "oracle", "hard", "normal", "greedy", "easy", "random")
LOWEST = "random"
FAR = 1_000_000  # more deals than a match ever has


@dataclass(frozen=True)
class Pairing:
    """Two bots that meet in a game; the one that should be better comes first."""

    game: str
    seats: int
    better: str
    worse: str
    budget_ms: int = ENOUGH_MS

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.seats}-{self.better}-{self.worse}.jsonl"

    def planned(self, games: int) -> list[Bout]:
        rules = GAMES[self.game]
        return bouts(rules, rules.options(), self.seats, [self.better, self.worse], games, 1, self.budget_ms)

    def is_decided(self, found: Sequence[Result]) -> bool:
        """Return whether a sequential test knows if the one is better. Only whole deals count."""
        values = list(before_by_deal(found, self.better, self.worse).values())
        return len(found) % TURNS == 0 and decision(values, BETTER) is not None


Matches: TypeAlias = dict[Pairing, list[Result]]


def pairings() -> list[Pairing]:
    """Return all pairings on the page."""
    found = [
        Pairing(slug, seats, better, worse)
        for slug, rules in GAMES.items()
        for seats in rules.chairs
        for better, worse in LADDER
        if {better, worse} <= players(slug)
    ]
    return found + [Pairing(slug, min(GAMES[slug].chairs), "oracle", RIVAL, RIVAL_MS) for slug in RIVAL_GAMES]


def players(slug: str) -> set[str]:
    """Return the bots that play this game, with the one that cheats."""
    return {*bot_names(GAMES[slug]), *([CHEAT] if slug in SEARCHED else [])}


def play(bout: Bout) -> Result:
    """Play a bout. OpenSpiel's bot and the one that cheats may take part."""
    return played(bout, {RIVAL: Rival, CHEAT: Cheat})


def results(pairing: Pairing, games: int, jobs: int) -> list[Result]:
    """Return the results in the file. Play missing games and add their results, until the test is decided."""
    planned = pairing.planned(games)
    done = {(result.deal, result.turn): result for result in known(pairing.path)}
    left = [bout for bout in planned if (bout.deal, bout.turn) not in done]
    if jobs == 0:
        return whole_deals(done[bout.deal, bout.turn] for bout in planned if (bout.deal, bout.turn) in done)
    playing = all_played(left, jobs)
    found: list[Result] = []
    with pairing.path.open("a", encoding="utf-8") as out:
        for bout in planned:
            if pairing.is_decided(found):
                break
            if (bout.deal, bout.turn) not in done:
                done[bout.deal, bout.turn] = result = next(playing)
                out.write(msgspec.json.encode(result).decode() + "\n")
                out.flush()
            found.append(done[bout.deal, bout.turn])
    playing.close()
    return found


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


def all_played(left: Sequence[Bout], jobs: int) -> Generator[Result, None, None]:
    """Yield the results in the order of the bouts."""
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
        f"| {rules.title}, {pairing.seats} | {name(pairing.better)} before {name(pairing.worse)} | "
        f"{100 * share.mean:.1f} ± {100 * share.within:.1f} % | {better:.1f} : {worse:.1f} | {len(found)} | "
        f"{verdict(pairing, found)} |\n"
    )


def verdict(pairing: Pairing, found: Sequence[Result]) -> str:
    values = list(before_by_deal(found, pairing.better, pairing.worse).values())
    return {True: "yes", False: "no", None: "open"}[decision(values, BETTER)]


def name(bot: str) -> str:
    return {RIVAL: "OpenSpiel's IS-MCTS", CHEAT: "the cheat"}.get(bot, f"`{bot}`")


def scales(matches: Matches) -> str:
    """Return a table for each game: the ratings of all bots, at every number of players."""
    return "".join(scale(slug, matches) for slug in GAMES)


def scale(slug: str, matches: Matches) -> str:
    columns = {seats: rated(slug, seats, matches) for seats in GAMES[slug].chairs}
    known_to = {seats: column for seats, column in columns.items() if column}
    if not known_to:
        return ""
    bots = [bot for bot in ORDER if any(bot in column for column in known_to.values())]
    lines = [f"| {GAMES[slug].title} | " + " | ".join(f"{seats} players" for seats in known_to) + " |"]
    lines.append("|---|" + "---|" * len(known_to))
    for bot in bots:
        lines.append(f"| {name(bot)} | " + " | ".join(cell(bot, column) for column in known_to.values()) + " |")
    return "\n".join(lines) + "\n\n"


def cell(bot: str, column: dict[str, Rating]) -> str:
    """Return a rating and, if the cheat was rated too, how much of the gap from `random` to it the bot closes."""
    if bot not in column:
        return "–"
    rating = column[bot]
    if bot == LOWEST:
        return "0"
    text = f"{rating.points:.0f} ± {rating.within:.0f}"
    return f"{text}, {100 * rating.points / column[CHEAT].points:.0f} %" if CHEAT in column else text


def rated(slug: str, seats: int, matches: Matches) -> dict[str, Rating]:
    """Return the ratings of the bots that are connected with `random` at this table."""
    met = {pairing: found for pairing, found in matches.items() if (pairing.game, pairing.seats) == (slug, seats)}
    bots = connected([(one.better, one.worse) for one in met if one.budget_ms == ENOUGH_MS])
    if len(bots) == 1:
        return {}
    # Each pairing has deals of its own: the same number in two of them is not the same value.
    results = [
        msgspec.structs.replace(result, deal=result.deal + place * FAR)
        for place, (pairing, found) in enumerate(met.items())
        if pairing.budget_ms == ENOUGH_MS and {pairing.better, pairing.worse} <= set(bots)
        for result in found
    ]
    return {rating.bot: rating for rating in ratings(results, bots)}


def connected(pairs: Sequence[tuple[str, str]]) -> list[str]:
    """Return `random` and all bots that met it, directly or through others."""
    bots = [LOWEST]
    for bot in bots:
        met = [other for pair in pairs if bot in pair for other in pair]
        bots += [other for other in dict.fromkeys(met) if other not in bots]
    return bots


HEAD = f"| game, players | | share | mean points | games | {100 * BETTER:.0f} %? |\n|---|---|---|---|---|---|\n"


INTRO = """# How strong the bots are

`make strength` writes this page anew. Two bots meet at a table and share its chairs. Every deal is
played twice, so that each bot also sits in the other's chairs. Every level does all its iterations
here, on a busy machine too.

## One scale
All matches at a table together give one scale, by the model of Bradley and Terry: `random` stands
at 0, and a bot with 191 points more than another comes before it in three of four games. Intervals
are of 95 %, against `random`. The cheat searches like `oracle`, but sees all hands and everything
that lies face down; only what will be drawn is hidden from it. The percentage says how much of the
way from `random` to the cheat a bot goes. Oraklos hides nothing, so nobody can cheat there.

"""


def page(matches: Matches) -> str:
    ladder, rival = "", ""
    for pairing, found in matches.items():
        if pairing.worse == RIVAL:
            rival += row(pairing, found)
        else:
            ladder += row(pairing, found)
    return f"""{INTRO}{scales(matches)}## The matches
A share is how often one bot comes before the other, a tie counting half, with its interval of 95 %.
A deal counts as one value, because its two games depend on each other. A match ends as soon as a
sequential test knows whether the better bot reaches {100 * BETTER:.0f} % or stays at 50 %, with an error of 5 %;
the last column has its answer. A match that is stopped in this way makes a share look slightly more
extreme than it is. Points in Delphi are tasks done.

{HEAD}{ladder}
![Each level's share against the one below](strength.svg)

{against_rival(rival)}## Measure again
```sh
make strength              # at most 400 games of each match
make strength GAMES=2000   # more games, fewer matches left open
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


def picture(matches: Matches) -> str:
    rows = [
        (
            f"{GAMES[pairing.game].title}, {pairing.seats}: {pairing.better} before {pairing.worse}",
            share_of(pairing, found),
        )
        for pairing, found in matches.items()
    ]
    return plot_shares("How often one bot comes before another", rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="0: tell only what has been played")
    parser.add_argument("--only", default="", help="the pairings whose file names begin so; then no page is written")
    args = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    matches: Matches = {}
    for pairing in pairings():
        if pairing.path.name.startswith(args.only):
            found = results(pairing, args.games, args.jobs)
            if found:
                matches[pairing] = found
                print(row(pairing, found), end="", flush=True)
    if not args.only:
        PAGE.write_text(page(matches), encoding="utf-8")
        PICTURE.write_text(picture(matches), encoding="utf-8")


if __name__ == "__main__":
    main()
