"""The matches of docs/strength.md: which bots meet, and how their results are played and kept."""

import time
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
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

FOLDER: Final = Path("build/strength")
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


class Kept(Result, frozen=True):
    """A result as the file has it: with the processor time that the game took, and the version of the rules."""

    seconds: float
    rules: int


@dataclass(frozen=True)
class Match:
    """Two bots that meet in a game; the one that should be better comes first."""

    game: str
    seats: int
    better: str
    worse: str

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.seats}-{self.better}-{self.worse}.jsonl"

    @property
    def bots(self) -> list[str]:
        """Return the bots in the order of the chairs; where they end they begin anew. A response sits alone."""
        alone = self.better == RESPONSE
        return [self.better, *[self.worse] * (self.seats - 1 if alone else 1)]

    def planned(self, games: int) -> list[Bout]:
        rules = GAMES[self.game]
        return bouts(rules, rules.options(), self.seats, self.bots, games, SEED, NO_LIMIT_MS)

    def is_known(self, found: Sequence[Result]) -> bool:
        """Return whether the sequential test is decided and the share is known closely. Only whole deals count."""
        return (
            len(found) % len(self.bots) == 0
            and verdict(self, found) is not None
            and (share := duel(found, self.better, self.worse)) is not None
            and share.within <= NEAR
        )


Results: TypeAlias = Sequence[Kept]
Matches: TypeAlias = dict[Match, Results]


@dataclass(frozen=True)
class Limits:
    """How long a match may go on: games, and seconds of processor time, more of them if the slowest level plays."""

    games: int
    seconds: float

    def seconds_of(self, match: Match) -> float:
        return self.seconds * (TIMES_SLOW if SLOW in match.bots else 1)


def matches() -> list[Match]:
    """Return all matches, in the order in which they are played: the smallest tables first, then one more chair."""
    found = [
        Match(slug, seats, better, worse)
        for slug, rules in GAMES.items()
        for seats in rules.chairs
        for better, worse in pairs(slug)
    ]
    found += [Match(slug, min(GAMES[slug].chairs), *ANSWERED) for slug in all_trained()]
    return sorted(found, key=lambda match: match.seats - min(GAMES[match.game].chairs))


def pairs(slug: str) -> list[tuple[str, str]]:
    """Return who meets whom in this game."""
    known = {*bot_names(GAMES[slug]), *([CHEAT] if slug in SEARCHED else [])}
    ladder = [pair for pair in LADDER if set(pair) <= known]
    return ladder + list(STEPS if slug in SEARCHED else ()) + list(RIVALRIES if slug in RIVAL_GAMES else ())


def verdict(match: Match, found: Sequence[Result]) -> bool | None:
    """Return whether the one is better, by a sequential test; None while that is open."""
    return decision(list(before_by_deal(found, match.better, match.worse).values()), BETTER)


def play(bout: Bout) -> Kept:
    """Play a bout and measure it."""
    began = time.process_time()
    result = played(bout, MAKERS)
    seconds = round(time.process_time() - began, 3)
    return Kept(**msgspec.structs.asdict(result), seconds=seconds, rules=GAMES[bout.game].version)


def play_on(match: Match, limits: Limits, jobs: int) -> Results:
    """Play games that are missing and keep their results, until the match is known or reaches a limit."""
    planned = match.planned(limits.games)
    done = {(kept.deal, kept.turn): kept for kept in known(match) if kept.rules == GAMES[match.game].version}
    playing = all_played([bout for bout in planned if (bout.deal, bout.turn) not in done], jobs)
    found: list[Kept] = []
    with match.path.open("a", encoding="utf-8") as out:
        for bout in planned:
            if is_over(match, found, limits):
                break
            if (bout.deal, bout.turn) not in done:
                done[bout.deal, bout.turn] = kept = next(playing)
                out.write(msgspec.json.encode(kept).decode() + "\n")
                out.flush()
            found.append(done[bout.deal, bout.turn])
    playing.close()
    return found


def is_over(match: Match, found: Results, limits: Limits) -> bool:
    """Return whether the match needs no further game, or has no time for one. A deal is always finished."""
    if not found or len(found) % len(match.bots):
        return False
    return match.is_known(found) or sum(kept.seconds for kept in found) >= limits.seconds_of(match)


def told(match: Match) -> Results:
    """Return what has been played so far, under the newest rules of which there are results."""
    found = known(match)
    newest = max((kept.rules for kept in found), default=0)
    return whole_deals(match, (kept for kept in found if kept.rules == newest))


def whole_deals(match: Match, found: Iterable[Kept]) -> Results:
    """Return only deals of which all games were played.

    Otherwise one bot would have had the better chair more often.
    """
    results = list(found)
    counts = Counter(kept.deal for kept in results)
    return [kept for kept in results if counts[kept.deal] == len(match.bots)]


def known(match: Match) -> list[Kept]:
    """Return the results in the file. A last line that a stopped run left unfinished is cut off."""
    if not match.path.exists():
        return []
    text = match.path.read_text(encoding="utf-8", errors="replace")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        match.path.write_text(whole, encoding="utf-8")
    return [msgspec.json.decode(line, type=Kept) for line in whole.splitlines()]


def all_played(left: Sequence[Bout], jobs: int) -> Generator[Kept, None, None]:
    """Yield the results in the order of the bouts."""
    if jobs == 1 or not left:
        yield from map(play, left)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, left)
