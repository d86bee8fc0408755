"""The matches of docs/strength.md: which bots meet, and how their results are played and kept."""

import time
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from blend import blend
from cheat import Cheat
from response import RESPONSE, all_trained, trained_response
from rival import Rival

from adyton.bots.arena import Bout, Result, before_by_deal, bouts, duel, played
from adyton.bots.levels import Maker
from adyton.bots.roster import bot_names
from adyton.bots.sprt import decision
from adyton.games import GAMES

FOLDER: Final = Path("tools/strength")  # the results of all runs so far, a file for each table
NO_LIMIT_MS: Final = 10**9  # iterations decide, not how busy the machine is, even if it pauses the run
CHEAT: Final = "cheat"
RIVAL: Final = "openspiel"
BLENDS: Final = {f"easy{percent}": percent for percent in (25, 50, 75)}
SEARCHED: Final = ("delphi", "keltis", "oracle")  # Oraklos hides nothing and is played by eye
RIVAL_GAMES: Final = ("keltis", "oracle")  # in Delphi one random playout takes far longer than a bot may think
SEED: Final = 1
BETTER: Final = 0.6  # a level should come before the one below so often; a smaller step is hard to notice
SLOW: Final = "oracle"  # the level that thinks longest; its matches get more time
TIMES_SLOW: Final = 3
NEAR: Final = 0.08  # a share whose interval is as narrow as this is known well enough
# Each bot with the one that it is compared with. Everything is connected, so that one scale holds for all.
LADDER: Final = (
    ("child", "random"),
    ("easy", "child"),
    ("easy", "random"),
    ("even", "easy"),
    ("greedy", "easy"),
    ("normal", "easy"),
    ("normal", "greedy"),
    ("hard", "normal"),
    ("oracle", "hard"),
    (CHEAT, "oracle"),
)
STEPS: Final = (("easy25", "random"), ("easy50", "easy25"), ("easy75", "easy50"), ("easy", "easy75"))
RIVALRIES: Final = ((RIVAL, "random"), ("easy", RIVAL), ("oracle", RIVAL))
ANSWERED: Final = (RESPONSE, "oracle")
MAKERS: Final[Mapping[str, Maker]] = {
    RIVAL: Rival,
    CHEAT: Cheat,
    RESPONSE: trained_response,
    **{name: blend("easy", "random", percent) for name, percent in BLENDS.items()},
}


class Kept(msgspec.Struct, frozen=True):
    """A line of a file: all games of a match. Who sat where follows from their order."""

    better: str
    worse: str
    rules: int
    day: str
    seconds: float
    points: list[list[int]]
    places: list[list[int]]


@dataclass(frozen=True)
class Played:
    """What is known of a match: results of whole deals, by which rules, when the last one was played, how long all took.

    Half a deal says nothing, because one bot had the better chair.
    """

    results: Sequence[Result]
    rules: int
    day: str
    seconds: float  # of processor time


@dataclass(frozen=True)
class Match:
    """Two bots that meet in a game; the one that should be better comes first."""

    game: str
    seats: int
    better: str
    worse: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.better}-{self.worse}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.seats}.jsonl"

    @property
    def bots(self) -> list[str]:
        """Return the bots in the order of the chairs; where they end they begin anew. A response sits alone."""
        alone = self.better == RESPONSE
        return [self.better, *[self.worse] * (self.seats - 1 if alone else 1)]

    def planned(self, games: int) -> list[Bout]:
        rules = GAMES[self.game]
        return bouts(rules, rules.options(), self.seats, self.bots, games, SEED, NO_LIMIT_MS)

    def is_known(self, found: Sequence[Result]) -> bool:
        """Return whether the sequential test is decided and the share is known closely."""
        return (
            verdict(self, found) is not None
            and (share := duel(found, self.better, self.worse)) is not None
            and share.within <= NEAR
        )

    def is_over(self, found: Played, limits: "Limits") -> bool:
        """Return whether the match needs no further deal, or has no time for one."""
        if not found.results:
            return False
        many, long = len(found.results) >= limits.games, found.seconds >= limits.seconds_of(self)
        return many or long or self.is_known(found.results)


Matches: TypeAlias = dict[Match, Played]


@dataclass(frozen=True)
class Limits:
    """How long a match may go on: games, and seconds of processor time, more of them if the slowest level plays."""

    games: int
    seconds: float

    def seconds_of(self, match: Match) -> float:
        return self.seconds * (TIMES_SLOW if SLOW in match.bots else 1)


def matches(pattern: str = "*") -> list[Match]:
    """Return the matches whose names fit, in the order in which they are played: the smallest tables first, then one more chair."""
    found = [
        Match(slug, seats, better, worse)
        for slug, rules in GAMES.items()
        for seats in rules.chairs
        for better, worse in pairs(slug)
    ]
    found += [Match(slug, min(GAMES[slug].chairs), *ANSWERED) for slug in all_trained()]
    fitting = [match for match in found if fnmatchcase(match.name, pattern)]
    return sorted(fitting, key=lambda match: match.seats - min(GAMES[match.game].chairs))


def pairs(slug: str) -> list[tuple[str, str]]:
    """Return who meets whom in this game."""
    known = {*bot_names(GAMES[slug]), *([CHEAT] if slug in SEARCHED else [])}
    ladder = [pair for pair in LADDER if set(pair) <= known]
    return ladder + list(STEPS if slug in SEARCHED else ()) + list(RIVALRIES if slug in RIVAL_GAMES else ())


def verdict(match: Match, found: Sequence[Result]) -> bool | None:
    """Return whether the one is better, by a sequential test; None while that is open."""
    return decision(list(before_by_deal(found, match.better, match.worse).values()), BETTER)


def play(bout: Bout) -> tuple[Result, float]:
    """Play a bout; return its processor time too."""
    began = time.process_time()
    result = played(bout, MAKERS)
    return result, time.process_time() - began


def play_on(match: Match, limits: Limits, jobs: int) -> Played:
    """Play deals that are missing and keep their results, until the match is known or reaches a limit."""
    found = known(match)
    turns = len(match.bots)
    playing = all_played(match.planned(limits.games)[len(found.results) :], jobs)
    while not match.is_over(found, limits):
        deal = [next(playing) for _ in range(turns)]
        results = [*found.results, *(result for result, _ in deal)]
        found = Played(results, found.rules, today(), found.seconds + sum(seconds for _, seconds in deal))
        keep(match, found)
    playing.close()
    return found


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def known(match: Match) -> Played:
    """Return what was played by the present rules."""
    found = told(match)
    return (
        found if found and found.rules == GAMES[match.game].version else Played([], GAMES[match.game].version, "", 0.0)
    )


def told(match: Match) -> Played | None:
    """Return what was played so far, by whichever rules it was."""
    kept = rows(match.path).get((match.better, match.worse))
    if kept is None:
        return None
    bouts = match.planned(len(kept.points))
    results = [
        Result(bout.deal, bout.turn, bout.bots, points, places)
        for bout, points, places in zip(bouts, kept.points, kept.places, strict=True)
    ]
    return Played(results, kept.rules, kept.day, kept.seconds)


def keep(match: Match, found: Played) -> None:
    """Write the results into the file of the table. The other matches there stay as they are."""
    points = [result.points for result in found.results]
    places = [result.places for result in found.results]
    kept = Kept(match.better, match.worse, found.rules, found.day, round(found.seconds, 1), points, places)
    _write(match.path, {**rows(match.path), (match.better, match.worse): kept})


def forget(match: Match) -> None:
    """Remove all results of a match, because one of its bots plays differently now."""
    _write(match.path, {pair: kept for pair, kept in rows(match.path).items() if pair != (match.better, match.worse)})


def rows(path: Path) -> dict[tuple[str, str], Kept]:
    """Return the matches in the file of a table, by their bots."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {(kept.better, kept.worse): kept for kept in (msgspec.json.decode(line, type=Kept) for line in lines)}


def _write(path: Path, kept: Mapping[tuple[str, str], Kept]) -> None:
    """Replace the file at once, so that a run may be stopped at any time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text("".join(msgspec.json.encode(row).decode() + "\n" for row in kept.values()), encoding="utf-8")
    fresh.replace(path)


def all_played(left: Sequence[Bout], jobs: int) -> Generator[tuple[Result, float], None, None]:
    """Yield the results in the order of the bouts."""
    if jobs == 1 or not left:
        yield from map(play, left)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, left)
