"""How the agenda drives the game: the last errand is asked or done, until a question stands."""

from abc import abstractmethod
from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.phase import ChancePhase, Phase
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import SOLO, Seat, Turn
from adyton.games.delphi.rules import errands
from adyton.games.delphi.rules.actions import Deed
from adyton.games.delphi.rules.errands import OVER
from adyton.games.delphi.rules.phases.duties import DUTIES
from adyton.games.delphi.rules.phases.effects import may_rise
from adyton.games.delphi.rules.phases.offers import ascents, fetched_offerings, fetched_statues
from adyton.games.delphi.rules.state import DelphiState


def proceed(state: DelphiState) -> None:
    """Runs errands until one has a question that somebody can answer."""
    while True:
        kind, seat, amount = state.agenda[-1]
        if kind <= OVER:
            if not is_void(state, kind, seat, amount):
                state.phase = kind
                return
            state.agenda.pop()
        else:
            state.agenda.pop()
            DUTIES[kind](state, seat, amount)


def is_void(state: DelphiState, kind: int, seat: int, amount: int) -> bool:
    """Whether a question has no answer, so that it is not asked."""
    if kind == errands.ORACLE:
        return amount == 0 or not refreshed(state.oracle_deck, state.oracle_out)
    if kind in {errands.INJURY, errands.FIRST_INJURY}:
        return amount == 0 or not refreshed(state.injury_deck, state.injury_out)
    if kind in {errands.STEPS, errands.BOUNTY_STEPS}:
        return amount == 0 or not may_rise(state, seat)  # DEL-14: lost
    if kind == errands.REFILL:
        return not state.gear_deck
    if kind == errands.EQUIP:
        return not state.gear_open
    if kind == errands.STAND:
        return give_up_if_poor(state, seat)
    if kind == errands.LOOK:
        return not [island for island in state.face_down() if island != amount]
    return _is_void_offer(state, kind, seat, amount)


def _is_void_offer(state: DelphiState, kind: int, seat: int, amount: int) -> bool:
    if kind == errands.MEND:
        return not any(state.injuries[seat])
    if kind == errands.SEER:
        return amount == 0 and len(state.face_down()) < 2  # DEL-48
    if kind == errands.FETCH_OFFERING:
        return not fetched_offerings(state, seat, amount)
    if kind == errands.FETCH_STATUE:
        return not fetched_statues(state, seat, amount)
    return kind == errands.ASCENT and not ascents(state, seat, amount)


def give_up_if_poor(state: DelphiState, seat: int) -> bool:
    """DEL-27: without favor there is nothing to decide."""
    if state.favor[seat] > 0:
        return False
    end_fight(state, seat, "gave-up")
    return True


def end_fight(state: DelphiState, seat: int, how: str) -> None:
    state.tell(how, seat=seat)
    state.fight_slot = state.fight_colour = state.strength = -1


def refreshed(deck: list[int], out: list[int]) -> bool:
    """DEL-6: a deck that has run out is made from its discards; whether there is a card now."""
    if not any(deck):
        deck[:] = out
        out[:] = [0] * len(out)
    return any(deck)


class Question(Phase[DelphiState]):
    """A question to the seat of the errand."""

    def turn(self, state: DelphiState) -> Turn:
        return SOLO[state.agenda[-1][1]]

    def play(self, state: DelphiState, seat: Seat, action: Action, at: int) -> None:
        errand = state.agenda.pop()
        self.answer(state, seat, errand[2], action)
        proceed(state)

    @abstractmethod
    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        """What the answer does, with what the errand says."""

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return NOT_NOW


class Draw(ChancePhase[DelphiState]):
    """A question to nature, on behalf of the errand's seat."""

    def play(self, state: DelphiState, seat: Seat, action: Action, at: int) -> None:
        errand = state.agenda.pop()
        assert isinstance(action, Deed)
        self.happen(state, errand[1], errand[2], action)
        proceed(state)

    @abstractmethod
    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        """What the draw does."""


def even(actions: Sequence[Action]) -> list[tuple[Action, int]]:
    """All equally likely."""
    return [(action, 1) for action in actions]


def weighed(actions: Sequence[Action], weights: Sequence[int]) -> list[tuple[Action, int]]:
    """Each as likely as its weight, those without weight left out."""
    return [(action, weight) for action, weight in zip(actions, weights, strict=True) if weight]
