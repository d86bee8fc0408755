"""Omens without nature's answer to the offers: the last seat to choose sees at once what the others chose."""

from tests.support.omens import OFFER, SHARE, SIGN, Offer, Omens, OmensState
from tests.support.planted import with_phase

from adyton.engine.action import Action
from adyton.engine.seat import Seat


def settle_openly(state: OmensState) -> None:
    """Continue without a sign: the highest offer takes."""
    if state.phase == SIGN:
        state.taker = state.offers.index(max(state.offers))
        state.offers = [-1] * state.seats
        state.phase = SHARE


class OpenOffer(Offer):
    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        super().play(state, seat, action, at)
        settle_openly(state)


class OpenOmens(Omens):
    phases = with_phase(OFFER, OpenOffer())


class TwiceOffer(OpenOffer):
    """The first offer of a seat only announces it. The same offer again makes it."""

    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        if state.due & 1 << seat:
            super().play(state, seat, action, at)
        else:
            state.due |= 1 << seat


class TwiceOmens(Omens):
    phases = with_phase(OFFER, TwiceOffer())
