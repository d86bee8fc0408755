"""Oracle's kit."""

from adyton.bots.levels import levels
from adyton.bots.mining import DecisionMiner, Diligence
from adyton.bots.review import DecisionReview, Effort
from adyton.bots.settings import read_settings
from adyton.games.kit import Kit
from adyton.games.oracle.bot.guide import OracleGuide, OracleJudgement, SharpGuide
from adyton.games.oracle.bot.reasons import oracle_reason
from adyton.games.oracle.census import census
from adyton.games.oracle.observe import write
from adyton.games.oracle.rules.game import ORACLE

REVIEW = DecisionReview(OracleGuide, Effort(iterations=100, pairs=150, most=30, seconds=9.5), oracle_reason)

KIT = Kit(
    game=ORACLE,
    package=__package__,
    order=1,
    bots=levels(
        OracleJudgement,
        22.0,
        (OracleGuide, 15),
        (SharpGuide, 50),
        (OracleGuide, 400),
        settings=read_settings(f"{__package__}.bot"),
    ),
    reason=oracle_reason,
    review=REVIEW,
    miner=DecisionMiner(REVIEW, Diligence(margin=3.0, iterations=300, pairs=160)),
    census=census,
    terminal=f"{__package__}.terminal",
    layout=f"{__package__}.layout",
    observe=write,
    bench_rounds=1,  # one round is the nearest thing to a game of hearts
)
