"""The phases of Delphi, numbered as the agenda's kinds, and the loop that runs the agenda."""

from collections.abc import Callable
from typing import Final

from adyton.engine.phase import OverPhase, Phase
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.phases.act import Act
from adyton.games.delphi.rules.phases.equipment import Equip, Refill, at_once, has_no_deck, has_no_display
from adyton.games.delphi.rules.phases.fight import Battle, Stand, gives_up
from adyton.games.delphi.rules.phases.heal import InjuryCard, Mend, is_suffered, is_unhurt
from adyton.games.delphi.rules.phases.island import Reveal
from adyton.games.delphi.rules.phases.look import Look, Peek, Seer, Uncover, is_blind, is_the_last
from adyton.games.delphi.rules.phases.offering import FetchOffering, has_no_offering
from adyton.games.delphi.rules.phases.oracle import OracleCard, is_drawn
from adyton.games.delphi.rules.phases.rest import Rest
from adyton.games.delphi.rules.phases.roll import Heed, Roll, ask_others, omens
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
from adyton.games.delphi.rules.phases.ships import FirstInjury, Removal, ShipDeal, ShipPick, ship_effect
from adyton.games.delphi.rules.phases.statue import Companion, FetchStatue, companion_effect, has_no_statue
from adyton.games.delphi.rules.phases.steps import Ascent, BountySteps, GodSteps, drop_god, has_no_ascent, is_lost
from adyton.games.delphi.rules.phases.turn import Morning, Titan, begin_turn, end_turn, next_round, next_turn
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
    agenda.REFILL: has_no_deck,
    agenda.EQUIP: has_no_display,
    agenda.FIRST_INJURY: is_suffered,
    agenda.ORACLE: is_drawn,
    agenda.INJURY: is_suffered,
    agenda.STEPS: is_lost,
    agenda.BOUNTY_STEPS: is_lost,
    agenda.LOOK: is_the_last,
    agenda.SEER: is_blind,
    agenda.MEND: is_unhurt,
    agenda.FETCH_OFFERING: has_no_offering,
    agenda.FETCH_STATUE: has_no_statue,
    agenda.ASCENT: has_no_ascent,
    agenda.STAND: gives_up,
}
_SKIPPED_IF: Final = [SKIPPED_IF.get(kind) for kind in range(agenda.SHIP_EFFECT)]  # a list is read faster
# What runs by itself.
AUTOMATIC: Final[dict[int, Callable[[DelphiState, int, int], None]]] = {
    agenda.SHIP_EFFECT: ship_effect,
    agenda.BEGIN_TURN: begin_turn,
    agenda.END_TURN: end_turn,
    agenda.OMENS: omens,
    agenda.ASK_OTHERS: ask_others,
    agenda.NEXT_TURN: next_turn,
    agenda.NEXT_ROUND: next_round,
    agenda.AT_ONCE: at_once,
    agenda.COMPANION_EFFECT: companion_effect,
    agenda.DROP_GOD: drop_god,
}


def proceed(state: DelphiState) -> None:
    """Run the agenda until an entry has a question that somebody can answer."""
    entries = state.agenda
    while True:
        kind, seat, amount = entries[-1]
        if kind < agenda.SHIP_EFFECT:
            skipped = _SKIPPED_IF[kind]
            if skipped is None or not skipped(state, seat, amount):
                state.phase = kind
                return
            entries.pop()
        else:
            entries.pop()
            AUTOMATIC[kind](state, seat, amount)
