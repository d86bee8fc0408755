"""Omens with one bug each about values: questions, copies, repeated moves, events, pieces and views."""

from collections.abc import Sequence
from itertools import count
from typing import Self

from tests.support.omens import DEAL, DEALS, OMENS, SHARE, SIGN, Deal, Omens, OmensOptions, OmensState, OmensView, Share
from tests.support.planted import breaks, with_phase

from adyton.engine.action import Action
from adyton.engine.parts import Changes
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat


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


class ListeningCopyState(OmensState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.news = []
        return twin


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
