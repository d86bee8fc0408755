"""Fight a monster (DEL-27)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import Number
from adyton.games.delphi.rules.actions import AGAIN, BATTLES, GIVE_UP
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import BEASTS, COLOURS_IN, MONSTERS
from adyton.games.delphi.rules.phases.need import needed, why_not_needed
from adyton.games.delphi.rules.phases.question import Die, Question
from adyton.games.delphi.rules.phases.reward import finish_task
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.works import Work, work


def why_no_fight(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-27: the monster must be there, and needed."""
    if not state.monsters[state.sea.slot[cell]] >> colour & 1:
        return Refusal("no-monster", {"at": NAME[cell], "monster": MONSTERS[colour]}, "DEL-27")
    return why_not_needed(state, seat, BEASTS, colour)


def fights(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """Return the fights that are possible at a monster island."""
    foes = state.monsters[state.sea.slot[cell]]
    if not foes:
        return []
    return [work(verbs.FIGHT, cell, colour) for colour in COLOURS_IN[foes & needed(state, seat, BEASTS)]]


def fight(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """Roll the battle die against the monster's strength."""
    state.fight_slot = state.sea.slot[cell]
    state.fight_colour = colour
    state.strength = state.parts.strength - state.shield[seat]
    state.tell("fight", seat=seat, monster=MONSTERS[colour], at=NAME[cell], strength=state.strength)
    state.push(agenda.BATTLE, seat)


class Battle(Die):
    """DEL-27. The battle die: at least the strength wins; a lost 0 hurts."""

    name = "battle"
    clause = "DEL-27"

    def __init__(self) -> None:
        super().__init__(BATTLES)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Number)
        roll = action.number
        state.tell("battle", seat=seat, roll=roll, strength=state.strength)
        if roll >= state.strength:
            slot, colour = state.fight_slot, state.fight_colour
            end_fight(state, seat, "won")
            defeat(state, seat, slot, colour)
            return
        state.push(agenda.STAND, seat)
        if roll == 0:
            state.push(agenda.INJURY, seat, 1)


def defeat(state: DelphiState, seat: int, slot: int, colour: int) -> None:
    """Take the monster from its island, and finish the task."""
    state.monsters[slot] &= ~(1 << colour)
    state.tell("defeated", seat=seat, monster=MONSTERS[colour], at=NAME[state.sea.monsters[slot]])
    finish_task(state, seat, BEASTS, colour)


class Stand(Question):
    """DEL-27. After a lost round: pay 1 favor for another against a weaker monster, or give up."""

    name = "stand"
    clause = "DEL-27"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [AGAIN, GIVE_UP]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if action is AGAIN:
            state.favor[seat] -= 1
            state.strength -= 1
            state.tell("again", seat=seat, strength=state.strength)
            state.push(agenda.BATTLE, seat)
        else:
            end_fight(state, seat, "gave-up")

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("fight-first", clause="DEL-19")


def gives_up(state: DelphiState, seat: int, amount: int) -> bool:
    """DEL-27: end the fight if the seat has no favor left to decide about. Return whether it ended."""
    if state.favor[seat] > 0:
        return False
    end_fight(state, seat, "gave-up")
    return True


def end_fight(state: DelphiState, seat: int, how: str) -> None:
    state.tell(how, seat=seat)
    state.fight_slot = state.fight_colour = state.strength = -1
