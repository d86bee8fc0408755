"""Levels: how well and how fast the bots of Oraklos see; `docs/oraklos-pace.md` holds what was measured."""

from dataclasses import dataclass, replace
from typing import Final

from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules.parts import ANTIPODES_GOAL, GOAL
from adyton.games.oraklos.rules.view import OraklosView

AIM: Final = 3  # points, if ten win: how far the adapting bot wants to be ahead or behind in a round
LEAD_THAT_DOUBLES: Final = 1.0  # with this many points more it takes twice as long
QUICKEST: Final = 0.6  # the bounds of its pace
SLOWEST: Final = 16.0


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
EVEN: Final = replace(NORMAL, pace=3.2, overlooks=15, fooled=4, look_ms=34_000, patience_ms=80_000, alone_ms=5000)


def adapted(level: Level, view: OraklosView, seed: int) -> Level:
    """Return the same eyes at another pace, which keeps the game close.

    After the first round the bot wants to be a few points ahead or behind, by its seed. So its lead
    goes up and down around 0 against any opponent, until somebody has won.
    """
    assert view.viewer is not None
    rivals = [score for seat, score in enumerate(view.scores) if seat != view.viewer]
    goal = ANTIPODES_GOAL if view.options.mode == "antipodes" else GOAL
    lead = (view.scores[view.viewer] - max(rivals)) * GOAL / goal
    aim = 0 if view.round == 1 else AIM if FastRng(seed).below(2) else -AIM
    slower = 2.0 ** ((lead - aim) / LEAD_THAT_DOUBLES)
    pace = min(max(level.pace * slower, QUICKEST), SLOWEST)
    return replace(level, pace=pace, look_ms=int(level.look_ms * pace / level.pace))
