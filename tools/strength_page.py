"""The page that tools/strength.py writes: one scale for all bots, and every match."""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from matches import (
    ANSWERED,
    BETTER,
    BLENDS,
    CHEAT,
    FOLDER,
    NEAR,
    RIVAL,
    RIVALRIES,
    SEED,
    STEPS,
    Match,
    Matches,
    Played,
    verdict,
)
from response import CANDIDATES, GRIDS, LONGER, RESPONSE, Trained, all_trained, candidates
from rival import RIVAL_MS

from adyton.bots.arena import Share, duel, mean_points
from adyton.bots.plot import plot_shares
from adyton.bots.ratings import Rating, closed, ratings
from adyton.bots.sprt import BETTER as SOUGHT
from adyton.games import GAMES

ORDER: Final = (CHEAT, "oracle", "hard", "even", "normal", "greedy", "easy", "child", RIVAL, "random")
LOWEST: Final = "random"
COLUMNS: Final = 100
FAR: Final = 1_000_000  # more deals than a match ever has
VERDICTS: Final = {True: "yes", False: "no", None: "open"}
NAMES: Final = {
    RIVAL: "OpenSpiel's IS-MCTS",
    CHEAT: "the cheat",
    RESPONSE: "the response",
    **{name: f"{percent} % `easy`" for name, percent in BLENDS.items()},
}


# A rating, and how much of the way to the cheat it is; None where nobody can cheat.
Rated: TypeAlias = tuple[Rating, Share | None]


def share_of(match: Match, found: Played) -> Share:
    share = duel(found.results, match.better, match.worse)
    assert share is not None
    return share


def row(match: Match, found: Played) -> str:
    share = share_of(match, found)
    better, worse = (mean_points(found.results, bot) for bot in (match.better, match.worse))
    return (
        f"| {GAMES[match.game].title}, {match.seats} | {name(match.better)} before {name(match.worse)} | "
        f"{100 * share.mean:.1f} ± {100 * share.within:.1f} % | {better:.1f} : {worse:.1f} | "
        f"{len(found.results)} | {VERDICTS[verdict(match, found.results)]} |\n"
    )


def name(bot: str) -> str:
    return NAMES.get(bot, f"`{bot}`")


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


def cell(bot: str, column: dict[str, Rated]) -> str:
    """Return a rating and, if the cheat was rated too, how much of the gap from `random` to it the bot closes."""
    if bot not in column:
        return "–"
    if bot == LOWEST:
        return "0"
    rating, way = column[bot]
    text = f"{rating.points:.0f} ± {rating.within:.0f}"
    if way is None:
        return text
    return f"{text}, 100 %" if bot == CHEAT else f"{text}, {100 * way.mean:.0f} ± {100 * way.within:.0f} %"


def rated(slug: str, seats: int, matches: Matches) -> dict[str, Rated]:
    """Return the ratings of the bots that are connected with `random` at this table."""
    met = {
        match: found
        for match, found in matches.items()
        if (match.game, match.seats) == (slug, seats) and match.better != RESPONSE  # it answers only one bot
    }
    bots = connected([(match.better, match.worse) for match in met])
    if len(bots) == 1:
        return {}
    # Each match has deals of its own: the same number in two of them is not the same value.
    results = [
        msgspec.structs.replace(result, deal=result.deal + place * FAR)
        for place, (match, found) in enumerate(met.items())
        if {match.better, match.worse} <= set(bots)
        for result in found.results
    ]
    ways = closed(results, bots, CHEAT) if CHEAT in bots else {}
    return {rating.bot: (rating, ways.get(rating.bot)) for rating in ratings(results, bots)}


def connected(pairs: Sequence[tuple[str, str]]) -> list[str]:
    """Return `random` and all bots that met it, directly or through others."""
    bots = [LOWEST]
    for bot in bots:
        met = [other for pair in pairs if bot in pair for other in pair]
        bots += [other for other in dict.fromkeys(met) if other not in bots]
    return bots


def versions(matches: Matches) -> str:
    """Return with which version of its rules each game was played."""
    found = {match.game: played.rules for match, played in matches.items()}
    return ", ".join(version(slug, found[slug]) for slug in GAMES if slug in found)


def version(slug: str, played: int) -> str:
    rules = GAMES[slug]
    return f"{rules.title} {played}" + (f" (now {rules.version})" if played != rules.version else "")


def days(matches: Matches) -> str:
    """Return when the matches were played; of a match that was continued, its last day counts."""
    found = sorted({played.day for played in matches.values()})
    return f"on {found[0]}" if len(found) == 1 else f"from {found[0]} to {found[-1]}"


def games(matches: Matches) -> int:
    return sum(len(found.results) for found in matches.values())


def seconds(matches: Matches) -> float:
    return sum(found.seconds for found in matches.values())


HEAD = f"| game, players | | share | mean points | games | {100 * BETTER:.0f} %? |\n|---|---|---|---|---|---|\n"


INTRO = """# How strong the bots are

`make strength` writes this page anew. Two bots meet at a table and share its chairs. Every deal is
played twice, so that each bot also sits in the other's chairs. Every level does all its iterations
here, on a busy machine too.

## One scale
All matches at a table together give one scale, by the model of Bradley and Terry: `random` stands
at 0, and a bot with 191 points more than another comes before it in three of four games. Intervals
are of 95 %, against `random`, so they grow from step to step; of two neighbours their match tells
more. The cheat searches like `oracle`, but sees all hands and everything that lies face down; only
what will be drawn is hidden from it. The percentage says how much of the way from `random` to the
cheat a bot goes. Its interval is narrower, because errors in the steps below move both. It can
exceed 100 % where the two are too close to tell apart. Oraklos hides nothing, so nobody can cheat
there.

"""


def page(matches: Matches) -> str:
    """Return the whole page."""
    groups = grouped(matches)
    return f"""{INTRO}{scales(matches)}{wrapped(f"The rules were those of these versions: {versions(matches)}.")}

## The matches
A share is how often one bot comes before the other, a tie counting half, with its interval of 95 %.
A deal counts as one value, because its games depend on each other. A match ends as soon as a
sequential test knows whether the better bot reaches {100 * BETTER:.0f} % or stays at 50 %, with an error of 5 %,
and the interval is no wider than ± {100 * NEAR:.0f} %. The last column has the answer of the test. It is open if
the match ran out of games or of processor time. A match that is stopped in this way makes a share
look slightly more extreme than it is. Points in Delphi are tasks done.

{HEAD}{groups["ladder"]}
![Each level's share against the one below, at the smallest tables](strength.svg)

{between_random_and_easy(groups["steps"])}{against_rival(groups["rival"])}{answered(groups["answered"])}## Measure again
```sh
make strength              # a match has at most 400 games and 75 s of processor time (oracle 225)
make strength SECONDS=500  # longer, so that fewer matches are left open
make strength-page         # play nothing: write the page from the results that are there
```
{wrapped(measured(matches))}
"""


def measured(matches: Matches) -> str:
    return f"""
    These are {games(matches):,} games, last played {days(matches)} with seed {SEED}. They took
    {seconds(matches) / 60:.0f} minutes of processor time. `{FOLDER}` keeps the points and places of every game, so that
    a run can be stopped and continued, and this page can be written again without playing. Results of older rules do
    not count. After changing a bot, play its matches anew:
    `PYTHONPATH=build/compiled .venv/bin/python tools/strength.py --only 'oracle-5-*hard*' --anew`. `make bench` measures how well the bots
    keep to their time.
    """


def grouped(matches: Matches) -> dict[str, str]:
    """Return the rows of each table of matches."""
    groups = {"ladder": "", "steps": "", "rival": "", "answered": ""}
    for match in sorted(matches, key=lambda match: (list(GAMES).index(match.game), match.seats)):
        groups[group(match)] += row(match, matches[match])
    return groups


def group(match: Match) -> str:
    pair = (match.better, match.worse)
    if pair in RIVALRIES:
        return "rival"
    return "answered" if pair == ANSWERED else "steps" if pair in STEPS else "ladder"


def between_random_and_easy(rows: str) -> str:
    if not rows:
        return ""
    return f"""## Between `random` and `easy`
Where one bot never loses to another, nobody can tell how far they are apart. So bots that choose
some of their moves like `easy` and all others at random connect the two.

{HEAD}{rows}
"""


def against_rival(rows: str) -> str:
    if not rows:
        return ""
    return f"""## Against OpenSpiel's search
OpenSpiel's own IS-MCTS bot (random playouts to the end of the game) plays the same games through
the [adapter](environments.md#openspiel). It has {RIVAL_MS} ms of processor time for each move, a little
more than `oracle` needs. Delphi is left out because one random playout takes thousands of moves
there, far longer than a bot may think. Oraklos is left out because it is played in real time, not
by search.

{HEAD}{rows}
"""


def answered(rows: str) -> str:
    if not rows:
        return ""
    text = f"""
    A response searches like `oracle`, with parameters that were trained against `oracle`, and thinks {LONGER} times as
    long. In training {CANDIDATES} settings met `oracle`, the half with the greater lead met it again in twice as many
    deals, and so on until one was left. That one met `oracle` in new deals, until a sequential test knew whether it
    comes first in {100 * SOUGHT:.0f} % or only in half of the games, or many deals were played. If it does not come
    first more often than not, the response keeps the setting of `oracle`. {settings(all_trained())} Here a response
    sits alone among players of that level, and meets deals that training did not use. It sees no more than its seat
    may. What it wins above 50 % is a lower bound: a cleverer response may win more. With 50 % or less it has found
    nothing to exploit. `PYTHONPATH=build/compiled .venv/bin/python tools/response.py keltis` trains anew.
    """
    return f"""## How exploitable `oracle` is
{wrapped(text)}

{HEAD}{rows}
"""


def settings(trained: Mapping[str, Trained]) -> str:
    """Return which settings training found, and where nobody has trained yet."""
    found = [f"In {GAMES[slug].title} training found {_found(slug, one)}." for slug, one in trained.items()]
    missing = [f"In {GAMES[slug].title} no response is trained yet." for slug in GRIDS if slug not in trained]
    return " ".join(found + missing)


def _found(slug: str, one: Trained) -> str:
    if one.setting == candidates(slug)[0]:
        return f"nothing better than that: what was left came first in {100 * one.share:.0f} % of {one.deals} deals"
    words = " and ".join(f"`{name}` {value:g}" for name, value in one.setting.items())
    test = (
        f"which came first in {100 * one.share:.0f} % of {one.deals} deals" if one.deals else "without that last test"
    )
    return f"{words}, {test}"


def wrapped(text: str) -> str:
    """Return a paragraph in lines as long as those of the other pages."""
    return textwrap.fill(" ".join(text.split()), COLUMNS, break_long_words=False, break_on_hyphens=False)


def picture(matches: Matches) -> str:
    """Return a picture of the levels against each other, at the smallest tables."""
    rows = [
        (f"{GAMES[match.game].title}, {match.seats}: {match.better} before {match.worse}", share_of(match, found))
        for match, found in matches.items()
        if group(match) == "ladder" and match.seats == min(GAMES[match.game].chairs)
    ]
    return plot_shares("How often one bot comes before another", rows)
