"""Take equipment cards (DEL-37), what they do at once, and the amulets (DEL-46)."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import CHANCE, Seat
from adyton.games.delphi.rules import agenda, names
from adyton.games.delphi.rules.action_types import OfCard
from adyton.games.delphi.rules.actions import OPENED, TAKES
from adyton.games.delphi.rules.names import BOUNTY, CARDS, CHEST, COLOURS
from adyton.games.delphi.rules.phases.gain import gain_favor, gain_shield
from adyton.games.delphi.rules.phases.question import Draw, Question, even
from adyton.games.delphi.rules.phases.reward import TO_BE_CHOSEN, choose_effect
from adyton.games.delphi.rules.phases.steps import raise_god, why_no_step
from adyton.games.delphi.rules.state import DelphiState


class Equip(Question):
    """DEL-37. A defeated monster brings one of the open equipment cards, and the display is refilled."""

    name = "equip"
    clause = "DEL-37"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [TAKES[card] for card in state.gear_open]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        card = action.card
        state.gear_open.remove(card)
        state.gear[seat] = sorted([*state.gear[seat], card])
        state.tell("equipped", seat=seat, card=CARDS[card])
        choose_effect(state, agenda.AT_ONCE, seat, card)
        state.push(agenda.REFILL, CHANCE, 1)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, OfCard):
            return Refusal("card-not-open", {"card": CARDS[action.card]}, "DEL-37")
        return Refusal("equip-first", clause="DEL-19")


def has_no_display(state: DelphiState, seat: int, amount: int) -> bool:
    return not state.gear_open


class Refill(Draw):
    """DEL-10, DEL-37. Equipment cards lie open."""

    name = "refill"
    clause = "DEL-10"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even([OPENED[card] for card in state.gear_deck])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        state.gear_deck.remove(action.card)
        state.gear_open = sorted([*state.gear_open, action.card])
        state.tell("opened", card=CARDS[action.card])
        if amount > 1:
            state.push(agenda.REFILL, seat, amount - 1)


def has_no_deck(state: DelphiState, seat: int, amount: int) -> bool:
    return not state.gear_deck


ASKING: Final = {
    names.SEER: agenda.SEER,
    names.FETCH_OFFERING: agenda.FETCH_OFFERING,
    names.FETCH_STATUE: agenda.FETCH_STATUE,
    names.ASCENT: agenda.ASCENT,
}


def at_once(state: DelphiState, seat: int, card: int) -> None:
    """DEL-37: apply what a new equipment card does when it is taken."""
    if card == TO_BE_CHOSEN:  # there was no card to take
        return
    gear = state.parts.gear[card]
    if gear.kind == BOUNTY:
        gain_favor(state, seat, gear.favor)
        state.push(agenda.BOUNTY_STEPS, seat, gear.steps)
        state.push(agenda.ORACLE, seat, gear.cards)
    elif gear.kind == CHEST:
        gain_shield(state, seat, gear.shield)
    elif gear.kind in ASKING:
        state.push(ASKING[gear.kind], seat, 0 if gear.kind == names.SEER else card)


def why_no_amulet(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-46."""
    if state.outfit(seat).amulets >> colour & 1:
        return None
    return Refusal("amulet-lacking", {"colour": COLOURS[colour]}, "DEL-46")


def use_amulet(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-46: favor, an oracle card, and a step for the god of the amulet's colour."""
    gain_favor(state, seat, state.parts.amulet_favor)
    for _ in range(state.parts.amulet_steps):
        if why_no_step(state, seat, cell, colour) is None:
            raise_god(state, seat, cell, colour)
    state.push(agenda.ORACLE, seat, state.parts.amulet_cards)
