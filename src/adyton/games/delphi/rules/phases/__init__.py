"""The phases of a game of Delphi, by the numbers of the errands that ask them."""

from adyton.engine.phase import OverPhase, Phase
from adyton.games.delphi.rules.phases.act import Act
from adyton.games.delphi.rules.phases.cards import Ascent, FetchOffering, FetchStatue, Look, Seer, Uncover
from adyton.games.delphi.rules.phases.draws import Battle, InjuryCard, OracleCard, Peek, Refill, Reveal, Roll, Titan
from adyton.games.delphi.rules.phases.fleet import FirstInjury, Removal, ShipDeal, ShipPick
from adyton.games.delphi.rules.phases.rewards import BountySteps, Companion, Equip, GodSteps, Mend, Stand
from adyton.games.delphi.rules.phases.setup import MapSeed, Monsters, Offerings, Sides, Spare, Start, Temples
from adyton.games.delphi.rules.phases.turn import Heed, Morning, Rest
from adyton.games.delphi.rules.state import DelphiState

PHASES: tuple[Phase[DelphiState], ...] = (
    MapSeed(),
    Temples(),
    Offerings(),
    Monsters(),
    Sides(),
    Spare(),
    Start(),
    Refill(),
    ShipDeal(),
    ShipPick(),
    Removal(),
    Equip(),
    FirstInjury(),
    Roll(),
    Rest(),
    Morning(),
    Act(),
    OracleCard(),
    InjuryCard(),
    GodSteps(),
    BountySteps(),
    Companion(),
    Look(),
    Peek(),
    Reveal(),
    Seer(),
    Uncover(),
    Mend(),
    FetchOffering(),
    FetchStatue(),
    Ascent(),
    Battle(),
    Stand(),
    Heed(),
    Titan(),
    OverPhase(),
)
