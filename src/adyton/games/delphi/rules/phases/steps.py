"""Move gods up and down their rows (DEL-14, DEL-35, DEL-49)."""

from collections.abc import Sequence
from typing import ClassVar

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import OfGod
from adyton.games.delphi.rules.actions import ASCENTS, DECLINE, STEPS
from adyton.games.delphi.rules.names import ALL_COLOURS, COLOURS_IN, GODS, SHRINE_SHIP
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.question import Question
from adyton.games.delphi.rules.state import DelphiState


def why_no_step(state: DelphiState, seat: int, cell: int, god: int) -> Refusal | None:
    """DEL-14: a god at the top stays there."""
    if state.gods[seat][god] < TOP:
        return None
    return Refusal("god-at-top", {"god": GODS[god]}, "DEL-14")


def rising(state: DelphiState, seat: int) -> tuple[int, ...]:
    """Return the gods that can take a step."""
    return COLOURS_IN[rising_bits(state, seat)]


def rising_bits(state: DelphiState, seat: int) -> int:
    """Return the gods that can take a step, as bits."""
    gods = state.gods[seat]
    if TOP not in gods:
        return ALL_COLOURS
    bits = 0
    for god, row in enumerate(gods):
        if row < TOP:
            bits |= 1 << god
    return bits


def raise_god(state: DelphiState, seat: int, cell: int, god: int) -> None:
    """DEL-14, DEL-35: move a god one step up; from row 0 to the first row."""
    row = state.gods[seat][god]
    row = state.parts.first_row[state.seats] if row == 0 else min(row + 1, TOP)
    state.gods[seat][god] = row
    if state.news is not None:
        state.tell("step", seat=seat, god=GODS[god], row=row)


def bottom_row(state: DelphiState, seat: int) -> int:
    """Return the row where gods start and return to: 0, with the Shrine ship the first row (DEL-44)."""
    return state.parts.first_row[state.seats] if state.ships[seat] == SHRINE_SHIP else 0


def drop_god(state: DelphiState, seat: int, god: int) -> None:
    """DEL-15."""
    state.gods[seat][god] = bottom_row(state, seat)
    if state.news is not None:
        state.tell("drop", seat=seat, god=GODS[god])


class GodSteps(Question):
    """DEL-14. Steps for the gods, one after the other."""

    name = "steps"
    clause = "DEL-14"
    kind: ClassVar[int] = agenda.STEPS

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [STEPS[god] for god in rising(state, seat)]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfGod)
        raise_god(state, seat, -1, action.god)
        state.push(self.kind, seat, amount - 1)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_not_this_step(state, seat, action) or Refusal("steps-first", clause="DEL-19")


def why_not_this_step(state: DelphiState, seat: int, action: Action) -> Refusal | None:
    """Return why a step is refused, if the action is one."""
    if isinstance(action, OfGod) and action.verb == verbs.STEP:
        return why_no_step(state, seat, -1, action.god)
    return None


class BountySteps(GodSteps):
    """DEL-46. The bounty's steps, which may be declined like every at-once effect."""

    name = "bounty"
    clause = "DEL-46"
    kind: ClassVar[int] = agenda.BOUNTY_STEPS

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*super().legal(state, seat), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if action is not DECLINE:
            super().answer(state, seat, amount, action)


def is_lost(state: DelphiState, seat: int, amount: int) -> bool:
    """DEL-14: return whether no god can take a step. Such steps are lost."""
    return amount == 0 or not rising(state, seat)


class Ascent(Question):
    """DEL-49. One of the card's gods rises to the top."""

    name = "ascent"
    clause = "DEL-49"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*ascents(state, seat, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if isinstance(action, OfGod):
            state.gods[seat][action.god] = TOP
            state.tell("step", seat=seat, god=GODS[action.god], row=TOP)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("card-first", clause="DEL-37")


def ascents(state: DelphiState, seat: int, card: int) -> list[OfGod]:
    """Return the gods of the card that are not at the top yet."""
    return [ASCENTS[god] for god in state.parts.gear[card].gods if why_no_step(state, seat, -1, god) is None]


def has_no_ascent(state: DelphiState, seat: int, card: int) -> bool:
    return not ascents(state, seat, card)
