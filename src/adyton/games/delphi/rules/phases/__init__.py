"""The phases of Delphi, numbered as the agenda's kinds, and the loop that runs the agenda."""

from collections.abc import Callable
from typing import Final

from adyton.engine.phase import OverPhase, Phase
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.phases import equipment, fight, heal, look, offering, oracle, roll, ships, statue, steps
from adyton.games.delphi.rules.phases import turn as turns
from adyton.games.delphi.rules.phases.act import Act
from adyton.games.delphi.rules.phases.equipment import Equip, Refill
from adyton.games.delphi.rules.phases.fight import Battle, Stand
from adyton.games.delphi.rules.phases.heal import InjuryCard, Mend
from adyton.games.delphi.rules.phases.island import Reveal
from adyton.games.delphi.rules.phases.look import Look, Peek, Seer, Uncover
from adyton.games.delphi.rules.phases.offering import FetchOffering
from adyton.games.delphi.rules.phases.oracle import OracleCard
from adyton.games.delphi.rules.phases.rest import Rest
from adyton.games.delphi.rules.phases.roll import Heed, Roll
from adyton.games.delphi.rules.phases.setup import (
    MapSeed,
    Monsters,
    Offerings,
    Sides,
    Spare,
    SpareShrine,
    Start,
    Temples,
)
from adyton.games.delphi.rules.phases.ships import FirstInjury, Removal, ShipDeal, ShipPick
from adyton.games.delphi.rules.phases.statue import Companion, FetchStatue
from adyton.games.delphi.rules.phases.steps import Ascent, BountySteps, GodSteps
from adyton.games.delphi.rules.phases.turn import Morning, Titan
from adyton.games.delphi.rules.state import DelphiState

PHASES: Final[tuple[Phase[DelphiState], ...]] = (
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
    SpareShrine(),
)
# Questions and draws that are skipped if nothing can be answered.
SKIPPED_IF: Final[dict[int, Callable[[DelphiState, int, int], bool]]] = {
    agenda.REFILL: equipment.has_no_deck,
    agenda.EQUIP: equipment.has_no_display,
    agenda.FIRST_INJURY: heal.is_suffered,
    agenda.ORACLE: oracle.is_drawn,
    agenda.INJURY: heal.is_suffered,
    agenda.STEPS: steps.is_lost,
    agenda.BOUNTY_STEPS: steps.is_lost,
    agenda.LOOK: look.is_the_last,
    agenda.SEER: look.is_blind,
    agenda.MEND: heal.is_unhurt,
    agenda.FETCH_OFFERING: offering.has_no_offering,
    agenda.FETCH_STATUE: statue.has_no_statue,
    agenda.ASCENT: steps.has_no_ascent,
    agenda.STAND: fight.gives_up,
}
# What runs by itself.
AUTOMATIC: Final[dict[int, Callable[[DelphiState, int, int], None]]] = {
    agenda.SHIP_EFFECT: ships.ship_effect,
    agenda.BEGIN_TURN: turns.begin_turn,
    agenda.END_TURN: turns.end_turn,
    agenda.OMENS: roll.omens,
    agenda.ASK_OTHERS: roll.ask_others,
    agenda.NEXT_TURN: turns.next_turn,
    agenda.NEXT_ROUND: turns.next_round,
    agenda.AT_ONCE: equipment.at_once,
    agenda.COMPANION_EFFECT: statue.companion_effect,
    agenda.DROP_GOD: steps.drop_god,
}


def proceed(state: DelphiState) -> None:
    """Run the agenda until an entry has a question that somebody can answer."""
    while True:
        kind, seat, amount = state.agenda[-1]
        if kind < agenda.SHIP_EFFECT:
            skipped = SKIPPED_IF.get(kind)
            if skipped is None or not skipped(state, seat, amount):
                state.phase = kind
                return
            state.agenda.pop()
        else:
            state.agenda.pop()
            AUTOMATIC[kind](state, seat, amount)
