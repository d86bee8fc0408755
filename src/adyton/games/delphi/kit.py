"""The kit of The Oracle of Delphi."""

from adyton.bots.levels import levels
from adyton.bots.mining import DecisionMiner, Diligence
from adyton.bots.review import DecisionReview, Effort
from adyton.bots.settings import read_settings
from adyton.games.delphi.bot.guide import DelphiGuide, FarDelphiGuide
from adyton.games.delphi.bot.judgement import DelphiJudgement
from adyton.games.delphi.bot.puzzles import same_die, uses_dice
from adyton.games.delphi.bot.reasons import delphi_reason
from adyton.games.delphi.bot.review import taken_away
from adyton.games.delphi.census import census
from adyton.games.delphi.errands import errands_of
from adyton.games.delphi.observe import write
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.kit import Kit

# Costs are capped at what a task takes, in actions: a higher cost would only say that the race is lost.
EFFORT = Effort(iterations=30, pairs=40, dearest=6.0, most=30, seconds=29.5)
# The race decides and not points, so costs are in actions. The order of a turn's actions is free, so
# a decision is compared only with what it took away.
REVIEW = DecisionReview(FarDelphiGuide, EFFORT, delphi_reason, "actions", taken_away)
# Games of two are searched fastest.
DILIGENCE = Diligence(margin=0.6, iterations=40, pairs=120, seats=(2,))

KIT = Kit(
    game=DELPHI,
    package=__package__,
    order=2,
    bots=levels(
        DelphiJudgement,
        2.5,
        (DelphiGuide, 2),
        (DelphiGuide, 6),
        (FarDelphiGuide, 36),
        settings=read_settings(f"{__package__}.bot"),
    ),
    reason=delphi_reason,
    review=REVIEW,
    miner=DecisionMiner(REVIEW, DILIGENCE, same_die, uses_dice),
    census=census,
    terminal=f"{__package__}.terminal",
    layout=f"{__package__}.layout",
    observe=write,
    errands=errands_of,
    features=f"{__package__}.features",
)
