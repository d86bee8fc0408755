"""Omens with one bug each about actions: dead ends, texts and numbers, refusals, the clock."""

from collections.abc import Sequence
from itertools import count

from tests.support.omens import DEAL, GIVE, KEEP, OFFERS, OVER_, SHARE, WAIT, Omens, OmensState, Share
from tests.support.planted import breaks, with_phase

from adyton.engine.action import Action
from adyton.engine.game import Outcome
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import CLOCK, Seat, Turn


@breaks("no dead ends")
class DeadEnd(Omens):
    class Stuck(Share):
        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return () if seat != CLOCK and max(state.points) else super().legal(state, seat)

    phases = with_phase(SHARE, Stuck())


@breaks("no dead ends")
class EmptyRace(Omens):
    class Race(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((state.taker,), None, True)

        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return ()

    phases = with_phase(SHARE, Race())


@breaks("no dead ends")
class IdleClock(Omens):
    class Idle(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((state.taker,), 5000)

        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return () if seat == CLOCK else super().legal(state, seat)

    phases = with_phase(SHARE, Idle())


@breaks("no dead ends")
class NobodyAsked(Omens):
    class Nobody(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn(())

    phases = with_phase(SHARE, Nobody())


@breaks("no dead ends")
class EarlyOutcome(Omens):
    def outcome(self, state: OmensState) -> Outcome | None:
        return super().outcome(state) or Outcome((0,) * state.seats, (1,) * state.seats, "early")


@breaks("no dead ends")
class StrangeSeat(Omens):
    class Strange(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((state.taker, 7))

    phases = with_phase(SHARE, Strange())


@breaks("no dead ends")
class ShortOutcome(Omens):
    def outcome(self, state: OmensState) -> Outcome | None:
        return Outcome((1,), (1,), "end") if super().outcome(state) else None


@breaks("no dead ends")
class NamelessEnding(Omens):
    def outcome(self, state: OmensState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.points, outcome.places, "")


@breaks("games end")
class Endless(Omens):
    class Again(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            if state.phase == OVER_:
                fresh = OmensState(state.options, state.seats)
                state.bag, state.hands, state.used, state.phase = fresh.bag, fresh.hands, fresh.used, DEAL

    phases = with_phase(SHARE, Again())


@breaks("actions read back")
class ReadsTwins(Omens):
    def read(self, text: str) -> Action:
        action = super().read(text)
        return Action(action.text, action.index)


@breaks("actions read back")
class ReadsTwinsOfNature(Omens):
    def read(self, text: str) -> Action:
        action = super().read(text)
        return Action(action.text, action.index) if text in ("sun", "moon") else action


@breaks("actions read back")
class TooManyNumbers(Omens):
    last_action = OFFERS[-1]


@breaks("actions read back")
class TooFewActions(Omens):
    last_action = Action("never", 51)


@breaks("actions read back")
class ListsTwice(Omens):
    class Twice(Share):
        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return [*super().legal(state, seat)] * 2

    phases = with_phase(SHARE, Twice())


class _Renumbered(Omens):
    """The number of its `pass` belongs to another action."""

    number = 0
    passing = Action("pass", 0)

    def read(self, text: str) -> Action:
        return self.passing if text == "pass" else super().read(text)

    def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
        legal = super().legal(state, seat)
        return [self.passing, GIVE] if KEEP in legal else legal

    def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
        swapped = {self.passing: KEEP, KEEP: self.passing}.get(action, action)
        return super().why_not(state, seat, swapped, at)


@breaks("actions read back")
class OneNumberInOnePhase(_Renumbered):
    passing = Action("pass", GIVE.index)


@breaks("actions read back")
class OneNumberInTwoPhases(_Renumbered):
    passing = Action("pass", 3)


@breaks("legal actions have one order")
class Shuffles(Omens):
    times = count()

    def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
        legal = super().legal(state, seat)
        return legal if next(self.times) % 2 else legal[::-1]


@breaks("legal is what why_not allows")
class RefusesLegal(Omens):
    def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
        return NOT_NOW if action is GIVE else super().why_not(state, seat, action, at)


@breaks("legal is what why_not allows")
class AllowsIllegal(Omens):
    def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
        refusal = super().why_not(state, seat, action, at)
        return None if refusal is not None and refusal.code == "not-held" else refusal


@breaks("legal is what why_not allows")
class LegalOutOfTurn(Omens):
    def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
        return super().legal(state, seat) or ((KEEP,) if state.phase == SHARE and seat >= 0 else ())


@breaks("legal is what why_not allows")
class Speechless(Omens):
    def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
        return super().why_not(state, seat, action, at) and Refusal("")


@breaks("the clock waits")
class EarlyClock(Omens):
    class Hurried(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((state.taker,), state.due)

    phases = with_phase(SHARE, Hurried())

    def why_not(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal | None:
        early = state.phase == SHARE and seat == CLOCK and action is WAIT
        return None if early else super().why_not(state, seat, action, at)
