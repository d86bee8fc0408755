"""Omens with one bug each about values and actions, and the promise that the bug breaks."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Final, Self

from tests.support.omens import (
    DEAL,
    DEALS,
    GIVE,
    KEEP,
    OFFERS,
    OMENS,
    OVER_,
    SHARE,
    SIGN,
    WAIT,
    Deal,
    Offer,
    Omens,
    OmensOptions,
    OmensState,
    OmensView,
    Over,
    Share,
    Sign,
)

from adyton.engine.action import Action
from adyton.engine.game import Outcome
from adyton.engine.parts import Changes
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import CLOCK, Seat, Turn

PLANTED: Final[list[tuple[type[Omens], str]]] = []


def breaks(promise: str) -> Any:
    def note(bug: type[Omens]) -> type[Omens]:
        PLANTED.append((bug, promise))
        return bug

    return note


def with_phase(number: int, phase: Any) -> Any:
    phases: list[Any] = [Deal(), Offer(), Sign(), Share(), Over()]
    phases[number] = phase
    return tuple(phases)


@breaks("questions change nothing")
class ViewTidiesUp(Omens):
    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        state.used.sort(reverse=True)
        return super().view(state, seat)


@breaks("questions change nothing")
class ChanceTakes(Omens):
    def chance(self, state: OmensState, rng: Rng) -> Action:
        action = super().chance(state, rng)
        if state.phase == SIGN:
            state.due += 1
        return action


class SharedListState(OmensState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands
        return twin


@breaks("copies are deep")
class SharedList(Omens):
    state_type = SharedListState


class SharedLaterState(OmensState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.points = self.points
        return twin


@breaks("copies are deep")
class SharedLater(Omens):
    """Points change only some moves after the copy was made."""

    state_type = SharedLaterState


class ListeningCopyState(OmensState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.news = []
        return twin


@breaks("fields are declared")
class Undeclared(Omens):
    class Undeclaring(OmensState):
        __slots__ = ("luck",)

        def __init__(self, options: OmensOptions, seats: int) -> None:
            super().__init__(options, seats)
            self.luck = 7

    state_type = Undeclaring


class NotingBag:
    """Notes what was picked last, as if a question could change the bag."""

    def __init__(self, items: list[int]) -> None:
        self.items = items
        self.picked = -1

    def copy(self) -> "NotingBag":
        return NotingBag(self.items[:])

    def pick(self, rng: Rng) -> int:
        self.picked = rng.below(len(self.items))
        return self.items[self.picked]

    def take(self, item: int) -> None:
        self.items.remove(item)

    def odds(self, actions: Sequence[Action]) -> list[tuple[Action, int]]:
        return [(actions[item], 1) for item in self.items]


@breaks("questions change nothing")
class NotesWhatItPicked(Omens):
    class Noting(OmensState):
        __slots__ = ()

        def __init__(self, options: OmensOptions, seats: int) -> None:
            super().__init__(options, seats)
            self.bag = NotingBag(list(range(OMENS)))  # type: ignore[assignment]

    class Picking(Deal):
        def chance(self, state: OmensState, rng: Rng) -> Action:
            return DEALS[state.bag.pick(rng)]

    state_type = Noting
    phases = with_phase(DEAL, Picking())


@breaks("events are plain")
class TellsObjects(Omens):
    class Telling(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.tell("chosen", seat=seat, action=action)  # type: ignore[arg-type]

    phases = with_phase(SHARE, Telling())


@breaks("events are plain")
class TellsNobody(Omens):
    class Telling(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.tell("aside", (state.seats,))

    phases = with_phase(SHARE, Telling())


@breaks("copies are deep")
class ListeningCopy(Omens):
    state_type = ListeningCopyState


class ForgetfulCopyState(OmensState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.due += 1
        return twin


@breaks("copies are deep")
class ForgetfulCopy(Omens):
    state_type = ForgetfulCopyState


@breaks("play repeats")
class MovesFromMemory(Omens):
    times = count()

    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        super().play(state, seat, action, at)
        state.due = next(self.times)


@breaks("play repeats")
class TalksFromMemory(Omens):
    times = count()

    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        super().play(state, seat, action, at)
        state.tell("counted", time=next(self.times))


@breaks("play repeats")
class ActsForListeners(Omens):
    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        super().play(state, seat, action, at)
        state.due += state.news is None


@breaks("pieces are conserved")
class LosesPieces(Omens):
    class Losing(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.used.pop()

    phases = with_phase(SHARE, Losing())


@breaks("pieces are conserved")
class ImaginesFewer(Omens):
    def imagine(self, view: OmensView, rng: Rng) -> OmensState:
        state = super().imagine(view, rng)
        state.bag.items = []
        return state


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


@breaks("views stay")
class ViewHoldsTheState(Omens):
    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        view = super().view(state, seat)
        view.used = state.used  # type: ignore[assignment]  # a list that goes on changing
        return view


@breaks("patched views are whole")
class ForgetsAPart(Omens):
    """Views that are made together keep the points of the first one."""

    points: tuple[int, ...] = ()

    def views(self, state: OmensState, seats: Sequence[Seat | None]) -> list[OmensView]:
        found = super().views(state, seats)
        self.points = self.points or found[0].points
        for view in found:
            view.points = self.points
        return found


@breaks("patched views are whole")
class TouchesNothing(Omens):
    """Says that no move changes any part."""

    def changed_parts(self, before: OmensState, state: OmensState, seats: Sequence[Seat | None]) -> Changes:
        return Changes([], [[] for _ in seats])
