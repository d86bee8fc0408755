"""Omens with one bug each about commits, secrets and nature, and the promise that the bug breaks."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import ClassVar

from tests.support.omens import (
    DEAL,
    MOON,
    OFFER,
    OFFERS,
    SHARE,
    SIGN,
    SUN,
    Deal,
    Offer,
    Omens,
    OmensState,
    OmensView,
    Share,
)
from tests.support.open_omens import OpenOffer
from tests.support.planted import breaks, with_phase

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import CHANCE, Seat, Turn
from adyton.engine.view import View


@breaks("commit order is free")
class LastTakesAll(Omens):
    class Ordered(Offer):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.taker = seat

    phases = with_phase(OFFER, Ordered())


@breaks("commit order is free")
class FirstBlocksSecond(Omens):
    class Blocking(Offer):
        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            left = len(state.hands[seat]) - (max(state.offers) >= 0)
            return super().legal(state, seat)[: max(1, left)]

    phases = with_phase(OFFER, Blocking())


@breaks("commits stay hidden")
class SeesOffers(Omens):
    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        view = super().view(state, seat)
        view.offers = tuple(state.offers)
        return view


@breaks("commits stay hidden")
class TellsOffers(Omens):
    class Loud(Offer):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.tell("offers", omen=action.index)

    phases = with_phase(OFFER, Loud())


@breaks("a seat cannot tell what it imagines from the truth")
class LeaksField(Omens):
    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        view = super().view(state, seat)
        if seat is not None:
            view.offers = tuple(state.hands[(seat + 1) % state.seats])
        return view


@breaks("a seat cannot tell what it imagines from the truth")
class LeaksInRefusals(Omens):
    def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
        refusal = super().why_not(state, seat, action, at)
        if refusal is not None and refusal.code == "not-held" and action.index in state.bag.items:
            return Refusal("not-dealt")
        return refusal


class ImaginesOtherMovesState(OmensState):
    __slots__ = ()


@breaks("a seat cannot tell what it imagines from the truth")
class ImaginesOtherMoves(Omens):
    state_type = ImaginesOtherMovesState

    class Imagined(OmensState):
        __slots__ = ()

    def imagine(self, view: OmensView, rng: Rng) -> OmensState:
        state = super().imagine(view, rng)
        state.__class__ = self.Imagined
        return state

    def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
        return super().legal(state, seat)[:1] if isinstance(state, self.Imagined) else super().legal(state, seat)


@breaks("spectators see no more than every seat")
class SpectatorPeeks(Omens):
    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        view = super().view(state, seat)
        if seat is None:
            view.hand = tuple(state.hands[0])
        return view


@breaks("undo is no peephole")
class OneAfterTheOther(Omens):
    """Offers are hidden but made in turn: the last seat sees them all, undoes its own and chooses again."""

    class InTurn(OpenOffer):
        def turn(self, state: OmensState) -> Turn:
            return Turn(super().turn(state).seats[:1])

    phases = with_phase(OFFER, InTurn())

    def imagine(self, view: OmensView, rng: Rng) -> OmensState:
        state = super().imagine(view, rng)
        if view.phase == "offer":
            state.offers[view.acting[0] :] = [-1] * (view.seats - view.acting[0])
        return state


@breaks("twins get the same news")
class TellsTheBag(Omens):
    class Telling(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.tell("bag", lowest=min(state.bag.items))

    phases = with_phase(SHARE, Telling())


@breaks("news tell no more than views")
class TellsDeals(Omens):
    class Loud(Deal):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.tell("dealt-loud", omen=action.index)

    phases = with_phase(DEAL, Loud())


@dataclass(slots=True, kw_only=True)
class ListView(View):
    hand: tuple[int, ...]


@breaks("views travel")
class OtherViewType(Omens):
    view_type: ClassVar[type[View]] = ListView  # type: ignore[assignment]


class _WrongViews(Omens):
    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        return self.spoilt(super().view(state, seat))

    def spoilt(self, view: OmensView) -> OmensView:
        return view


@breaks("views travel")
class NamelessView(_WrongViews):
    def spoilt(self, view: OmensView) -> OmensView:
        view.viewer = None
        return view


@breaks("views travel")
class PhaselessView(_WrongViews):
    def spoilt(self, view: OmensView) -> OmensView:
        view.phase = "somewhere"
        return view


class _OtherNature(Omens):
    """Nature's sign does not follow the declared odds."""

    def drawn(self, rng: Rng) -> Action:
        return MOON if rng.below(5) == 0 else SUN

    def chance(self, state: OmensState, rng: Rng) -> Action:
        return self.drawn(rng) if state.phase == SIGN else super().chance(state, rng)


@breaks("odds agree with samples")
class OutsideTheOdds(_OtherNature):
    def drawn(self, rng: Rng) -> Action:
        return OFFERS[rng.below(5)]


@breaks("odds agree with samples")
class LoadedSign(_OtherNature):
    def drawn(self, rng: Rng) -> Action:
        return MOON if rng.below(5) < 2 else SUN


@breaks("records replay")
class DrawsFromMemory(_OtherNature):
    times = count()

    def drawn(self, rng: Rng) -> Action:
        return (SUN, SUN, MOON, SUN, SUN)[(next(self.times) + rng.below(5)) % 5]


class _OtherOdds(Omens):
    listed: Sequence[tuple[Action, int]] = ()

    def odds(self, state: OmensState) -> Sequence[tuple[Action, int]]:
        return self.listed if state.phase == SIGN else super().odds(state)


@breaks("odds agree with samples")
class NoOdds(_OtherOdds):
    pass


@breaks("odds agree with samples")
class DoubleOdds(_OtherOdds):
    listed = ((SUN, 1), (SUN, 3), (MOON, 1))


@breaks("odds agree with samples")
class OddsBesideTheRules(Omens):
    def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
        return (SUN,) if seat == CHANCE and state.phase == SIGN else super().legal(state, seat)

    def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
        return NOT_NOW if action is MOON else super().why_not(state, seat, action, at)


@breaks("the rules do not fail")
class Fails(Omens):
    class Failing(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            assert max(state.points) < 1
            super().play(state, seat, action, at)

    phases = with_phase(SHARE, Failing())
