"""Omens with declared parts, from which its views are made."""

from tests.support.omens import SIGN, Omens, OmensState, OmensView

from adyton.engine.parts import OwnPart, Part, PartTable
from adyton.engine.seat import Seat


def offers(state: OmensState) -> tuple[int, ...]:
    return tuple(state.offers) if state.phase == SIGN else ()


def hand(state: OmensState, seat: Seat | None) -> tuple[int, ...]:
    return () if seat is None else tuple(state.hands[seat])


def offer(state: OmensState, seat: Seat | None) -> int:
    return -1 if seat is None else state.offers[seat]


OFFERS = Part("offers", ("offers", "phase"), offers)
COUNTS = Part[OmensState]("counts", ("hands",), lambda state: tuple([len(cards) for cards in state.hands]))
OTHERS = (
    Part[OmensState]("used", ("used",), lambda state: tuple(state.used)),
    Part[OmensState]("points", ("points",), lambda state: tuple(state.points)),
    Part[OmensState]("taker", ("taker",), lambda state: state.taker),
    Part[OmensState]("options", (), lambda state: state.options),
)
HAND = OwnPart("hand", (), hand, row="hands")
OFFER = OwnPart("offer", (), offer, row="offers")


class OmensInParts(Omens):
    """The same game and the same views."""

    parts = PartTable[OmensState]([OFFERS, COUNTS, *OTHERS], [HAND, OFFER])

    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        return self.views(state, (seat,))[0]
