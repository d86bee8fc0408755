"""Levels: how well and how fast the bots of Oraklos see; `docs/oraklos-pace.md` holds what was measured."""

from dataclasses import dataclass, replace
from typing import Final

from adyton.games.oraklos.rules.parts import ANTIPODES_GOAL, GOAL
from adyton.games.oraklos.rules.view import OraklosView

# How far the adapting bot wants to be ahead: in one half of its games and in the other, in points if ten win.
AIMS: Final = {"standard": (-1, 5), "junior": (0, 5), "antipodes": (-8, 4)}
LEAD_THAT_DOUBLES: Final = 3.0  # with this many points more than it aims at it takes twice as long
LAG_THAT_HALVES: Final = 1.5  # with this many points less, half as long
USUAL_RATE: Final = 1.4  # points in a round, by a rival of its own pace
RATE_THAT_HALVES: Final = 0.2  # a rival with this many points more in a round is twice as quick
PRIOR_ROUNDS: Final = 1  # so many rounds count as usual before the rival's own rounds say more
USUAL_FIND_MS: Final = 8000  # how soon a practised player finds something
MOST_FLAWS: Final = 4.0  # at its slowest it errs so many times as often
QUICKEST: Final = 0.3  # the bounds of its pace
SLOWEST: Final = 25.0
ANY_DICE: Final = -1.0  # the guile of slow levels
LOOK_GROWTH: Final = 0.6  # slower levels look for a card longer, by this power of their pace


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody sees; shares are in percent.

    The numbers of the levels are estimates, graded by pace so that each level beats the one before it.
    """

    pace: float  # the time it takes to see something, compared with a practised player
    overlooks: int  # true predictions that it never sees
    fooled: int  # near misses that it takes for true
    careless: int  # figures with a hole that it takes for true
    blur: int  # how much larger or smaller a die could be without its noticing
    look_ms: int  # how long it looks for a card before it calls it absent
    patience_ms: int  # how long it looks at a table before it stops
    alone_ms: int  # how long it goes on looking when everybody else has stopped
    guile: float  # how much the cards of others count when it chooses dice; below zero it chooses any dice


CHILD: Final = Level(
    pace=7.2, overlooks=40, fooled=6, careless=1, blur=30, look_ms=70_000, patience_ms=105_000, alone_ms=3000, guile=-1
)
EASY: Final = Level(
    pace=3.5, overlooks=30, fooled=12, careless=2, blur=30, look_ms=45_000, patience_ms=80_000, alone_ms=5000, guile=-1
)
NORMAL: Final = Level(
    pace=1.75, overlooks=15, fooled=8, careless=1, blur=20, look_ms=26_000, patience_ms=60_000, alone_ms=10_000, guile=0
)
HARD: Final = Level(
    pace=0.85, overlooks=3, fooled=0, careless=0, blur=6, look_ms=18_000, patience_ms=45_000, alone_ms=20_000, guile=0.3
)
ORACLE: Final = Level(
    pace=0.37, overlooks=0, fooled=0, careless=0, blur=0, look_ms=12_000, patience_ms=40_000, alone_ms=30_000, guile=0.5
)
EVEN: Final = replace(
    NORMAL, pace=2.4, overlooks=15, fooled=4, look_ms=34_000, patience_ms=110_000, alone_ms=5000, guile=0.3
)


def adapted(level: Level, view: OraklosView, aim: int) -> Level:
    """Return eyes at the pace of the best rival, a little quicker or slower to reach the lead it aims at.

    They stay the same for a whole round. The first round is played at the level's own pace. Quicker
    eyes also miss less; slower ones go with dice chosen at random.
    """
    own, rival = _standing(view)
    slower = _slower(own - rival - aim) if view.round > 1 else 1.0
    pace = _bounded(_rival_pace(level, view, rival) * slower)
    share = min(pace / level.pace, MOST_FLAWS)
    return replace(
        level,
        pace=pace,
        overlooks=int(level.overlooks * share),
        fooled=int(level.fooled * share),
        careless=int(level.careless * share),
        blur=int(level.blur * share),
        look_ms=int(level.look_ms * (pace / level.pace) ** LOOK_GROWTH),
        guile=ANY_DICE if pace > level.pace else level.guile,
    )


def hurry(eyes: Level, view: OraklosView, aim: int) -> float:
    """Return the factor of its times after the claims of this round; below one it is quicker.

    A token counts as scored when it is claimed. The claims of others also show their pace.
    """
    claims = [*view.landed, *view.pending]
    if not claims:
        return 1.0
    others = [bid for bid in claims if bid.seat != view.viewer]
    claimed = sum(bid.token if bid.seat == view.viewer else -bid.token for bid in claims)
    own, rival = _standing(view)
    pace = min([eyes.pace, *((bid.at - view.since) / USUAL_FIND_MS for bid in others)])
    return _bounded(pace * _slower(own - rival + claimed - aim)) / eyes.pace


def _slower(lead: float) -> float:
    """Return how many times as long it takes with this many points more than it aims at."""
    return float(2.0 ** (lead / (LEAD_THAT_DOUBLES if lead > 0 else LAG_THAT_HALVES)))


def _bounded(pace: float) -> float:
    return min(max(pace, QUICKEST), SLOWEST)


def _rival_pace(level: Level, view: OraklosView, score: float) -> float:
    """Return the pace that explains a rival's score after the rounds that were played.

    In Antipodes a round brings one point at any pace, so that only the lead tells something.
    """
    if view.options.mode == "antipodes":
        return level.pace
    rate = (score + PRIOR_ROUNDS * USUAL_RATE) / (view.round - 1 + PRIOR_ROUNDS)
    return float(level.pace * 2.0 ** ((USUAL_RATE - rate) / RATE_THAT_HALVES))


def _standing(view: OraklosView) -> tuple[float, float]:
    """Return the viewer's score and the best rival's when the round began, in points if ten win."""
    assert view.viewer is not None
    goal = ANTIPODES_GOAL if view.options.mode == "antipodes" else GOAL
    before = [(score - gain) * GOAL / goal for score, gain in zip(view.scores, view.gains, strict=True)]
    return before[view.viewer], max(before[: view.viewer] + before[view.viewer + 1 :])
