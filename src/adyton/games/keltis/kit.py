"""The kit of Keltis: Das Orakel."""

from adyton.bots.levels import levels
from adyton.bots.mining import DecisionMiner, Diligence
from adyton.bots.review import DecisionReview, Effort
from adyton.bots.settings import read_settings
from adyton.games.keltis.bot.guide import FarKeltisGuide, KeltisGuide
from adyton.games.keltis.bot.judgement import KeltisJudgement
from adyton.games.keltis.bot.reasons import keltis_reason
from adyton.games.keltis.census import census
from adyton.games.keltis.observe import write
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.kit import Kit

REVIEW = DecisionReview(FarKeltisGuide, Effort(iterations=64, pairs=60, most=24, seconds=9.5), keltis_reason)

KIT = Kit(
    game=KELTIS,
    package=__package__,
    order=3,
    bots=levels(
        KeltisJudgement,
        25.0,
        (KeltisGuide, 4),
        (KeltisGuide, 16),
        (FarKeltisGuide, 200),
        settings=read_settings(f"{__package__}.bot"),
    ),
    reason=keltis_reason,
    review=REVIEW,
    miner=DecisionMiner(REVIEW, Diligence(margin=2.0, iterations=150, pairs=120)),
    census=census,
    terminal=f"{__package__}.terminal",
    layout=f"{__package__}.layout",
    observe=write,
)
