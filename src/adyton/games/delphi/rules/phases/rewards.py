"""The choices that rewards bring (DEL-28, DEL-37)."""

from collections.abc import Sequence
from typing import ClassVar

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import CHANCE, Seat
from adyton.games.delphi.rules import errands
from adyton.games.delphi.rules.actions import AGAIN, DECLINE, GIVE_UP, MENDS, STEPS, TAKES, WELCOMES, Deed
from adyton.games.delphi.rules.names import CARDS, COLOURS, CREATURE, DEMIGOD, HERO, ROLES
from adyton.games.delphi.rules.phases.effects import choose_effect, heal, may_rise, raise_god
from adyton.games.delphi.rules.phases.flow import Question, end_fight
from adyton.games.delphi.rules.phases.turn import why_no_step
from adyton.games.delphi.rules.state import DelphiState


class GodSteps(Question):
    """DEL-14. Steps for the gods, one after the other."""

    name = "steps"
    clause = "DEL-14"
    errand: ClassVar[int] = errands.STEPS

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [STEPS[god] for god in may_rise(state, seat)]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        raise_god(state, seat, action.colour)
        state.push(self.errand, seat, amount - 1)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_no_step(state, seat, action) or Refusal("steps-first", clause="DEL-19")


class BountySteps(GodSteps):
    """DEL-46. The bounty's steps, which may be declined like every at-once effect."""

    name = "bounty"
    clause = "DEL-46"
    errand: ClassVar[int] = errands.BOUNTY_STEPS

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*super().legal(state, seat), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if action is not DECLINE:
            super().answer(state, seat, amount, action)


class Companion(Question):
    """DEL-37. A raised statue brings a companion of its colour."""

    name = "companion"
    clause = "DEL-37"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        colour = state.agenda[-1][2]
        return [WELCOMES[role] for role in range(len(ROLES)) if not is_taken(state, colour, role)]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        of_role(state, action.colour)[seat] |= 1 << amount
        state.tell("companion", seat=seat, colour=COLOURS[amount], role=ROLES[action.colour])
        choose_effect(state, errands.WELCOME, seat, amount * len(ROLES) + action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Deed) and action in WELCOMES:
            args: dict[str, int | str] = {"role": ROLES[action.colour], "colour": COLOURS[state.agenda[-1][2]]}
            return Refusal("companion-taken", args, "DEL-4")
        return Refusal("companion-first", clause="DEL-19")


def of_role(state: DelphiState, role: int) -> list[int]:
    if role == HERO:
        return state.heroes
    if role == DEMIGOD:
        return state.demigods
    assert role == CREATURE
    return state.creatures


def is_taken(state: DelphiState, colour: int, role: int) -> bool:
    return any(owned >> colour & 1 for owned in of_role(state, role))


class Equip(Question):
    """DEL-37. A defeated monster brings one of the open equipment cards, and the display is refilled."""

    name = "equip"
    clause = "DEL-37"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [TAKES[card] for card in state.gear_open]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        card = action.colour
        state.gear_open.remove(card)
        state.gear[seat] = sorted([*state.gear[seat], card])
        state.tell("equipped", seat=seat, card=CARDS[card])
        choose_effect(state, errands.AT_ONCE, seat, card)
        state.push(errands.REFILL, CHANCE, 1)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Deed) and action in TAKES:
            return Refusal("card-not-open", {"card": CARDS[action.colour]}, "DEL-37")
        return Refusal("equip-first", clause="DEL-19")


class Mend(Question):
    """DEL-28. Omega: all injuries of one colour leave."""

    name = "mend"
    clause = "DEL-28"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [MENDS[colour] for colour in range(6) if state.injuries[seat][colour]]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        heal(state, seat, action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Deed) and action in MENDS:
            return Refusal("no-injury", {"colour": COLOURS[action.colour]}, "DEL-34")
        return NOT_NOW


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
            state.push(errands.BATTLE, seat)
        else:
            end_fight(state, seat, "gave-up")

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("fight-first", clause="DEL-19")
