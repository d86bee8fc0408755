"""The phases of Oracle, in the order of the rules."""

from adyton.engine.phase import OverPhase
from adyton.games.oracle.rules.actions import DEAL, FORETELL
from adyton.games.oracle.rules.phases.dealing import Deal, FirstDealer, Removal
from adyton.games.oracle.rules.phases.prophecies import Choice, Draft, Foretell
from adyton.games.oracle.rules.phases.tricks import FollowTrick, LoserChip
from adyton.games.oracle.rules.state import OracleState


class Over(OverPhase[OracleState]):
    """ORA-25. The game is over: there were as many rounds as players."""

    clause = "ORA-25"


PHASES = (
    Removal(),
    FirstDealer(),
    Deal(DEAL),
    Foretell(FORETELL),
    Choice(),
    Draft(),
    FollowTrick(),
    LoserChip(),
    Over(),
)
