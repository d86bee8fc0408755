"""Phases: each asks one question. A phase says what is legal and what it does."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.game import Game
from adyton.engine.native import mypyc_attr
from adyton.engine.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, TOO_EARLY, TOO_LATE, Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import CHANCE, CLOCK, NATURE, OVER, Seat, Turn
from adyton.engine.state import State
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(ABC, Generic[S]):
    """One question of the game."""

    name: ClassVar[str]
    clause: ClassVar[str] = ""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Return who is asked."""

    def constant_turn(self) -> Turn | None:
        """Return the turn of this phase if it is the same in every state. The game then does not call `turn`."""
        return None

    def asks(self, state: S, seat: Seat) -> bool:
        """Return whether this seat is asked, or the clock may act, as `turn` says.

        A phase overrides it if it knows that without making a turn: every list of legal actions asks.
        """
        turn = self.turn(state)
        return seat in turn.seats or (seat == CLOCK and turn.deadline is not None)

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Return what a seat of the turn may answer."""

    @abstractmethod
    def play(self, state: S, seat: Seat, action: Action, at: int) -> None:
        """Do what the answer says, in place."""

    def reason(self, state: S, seat: Seat, action: Action, at: int) -> Refusal:
        """Return why an action that is not legal here is refused."""
        return NOT_NOW

    def untimely(self, state: S, seat: Seat, action: Action, at: int) -> Refusal | None:
        """Return why a legal action comes at the wrong time, usually after the clock has run out; None if in time."""
        deadline = self.turn(state).deadline
        return TOO_LATE if deadline is not None and at > deadline else None

    def odds(self, state: S) -> Sequence[tuple[Action, int]]:
        """Return what nature may do here, with weights."""
        raise NotImplementedError

    def chance(self, state: S, rng: Rng) -> Action:
        """Return one of the odds, drawn by weight."""
        odds = self.odds(state)
        drawn = rng.below(sum([weight for _, weight in odds]))
        for action, weight in odds:
            drawn -= weight
            if drawn < 0:
                return action
        raise AssertionError("the weights have no sum")


@mypyc_attr(allow_interpreted_subclasses=True)
class ChancePhase(Phase[S]):
    """A question that nature answers."""

    def turn(self, state: S) -> Turn:
        return NATURE

    def constant_turn(self) -> Turn | None:
        return NATURE

    def asks(self, state: S, seat: Seat) -> bool:
        return seat == CHANCE

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        return [action for action, _ in self.odds(state)]


@mypyc_attr(allow_interpreted_subclasses=True)
class BagPhase(ChancePhase[S]):
    """Nature draws a piece from a bag; `actions[piece]` is the action that does so."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions

    @abstractmethod
    def bag(self, state: S) -> Bag:
        """Return the bag that nature draws from."""

    def odds(self, state: S) -> Sequence[tuple[Action, int]]:
        return self.bag(state).odds(self.actions)

    def chance(self, state: S, rng: Rng) -> Action:
        return self.actions[self.bag(state).pick(rng)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OverPhase(Phase[S]):
    """The end: nobody is asked."""

    name = "over"

    def turn(self, state: S) -> Turn:
        return OVER

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        return ()

    def play(self, state: S, seat: Seat, action: Action, at: int) -> None:
        raise AssertionError("the game is over")


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedGame(Game[S, V]):
    """A game in phases. The state holds the number of its phase, and that phase answers."""

    phases: ClassVar[tuple[Phase[S], ...]]  # a state's `phase` is an index into it

    def __init__(self) -> None:
        self._phases: tuple[Phase[S], ...] = self.phases  # faster to reach in compiled code
        self._turns: list[Turn | None] = [phase.constant_turn() for phase in self.phases]

    def turn(self, state: S) -> Turn:
        return self._turns[state.phase] or self._phases[state.phase].turn(state)

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        phase = self._phases[state.phase]
        return phase.legal(state, seat) if phase.asks(state, seat) else ()

    def play(self, state: S, seat: Seat, action: Action, at: int) -> None:
        self._phases[state.phase].play(state, seat, action, at)

    def why_not(self, state: S, seat: Seat, action: Action, at: int) -> Refusal | None:
        phase = self._phases[state.phase]
        turn = phase.turn(state)
        if not turn.seats:
            return GAME_OVER
        if seat == CLOCK:
            if turn.deadline is None or at < turn.deadline:
                return TOO_EARLY
        elif seat not in turn.seats:
            return NOT_YOUR_TURN
        if action not in phase.legal(state, seat):
            return phase.reason(state, seat, action, at)
        if seat < 0:
            return None
        return TOO_EARLY if at < turn.opens else phase.untimely(state, seat, action, at)

    def odds(self, state: S) -> Sequence[tuple[Action, int]]:
        return self._phases[state.phase].odds(state)

    def chance(self, state: S, rng: Rng) -> Action:
        return self._phases[state.phase].chance(state, rng)

    def phase(self, state: S) -> str:
        return self._phases[state.phase].name

    def clause(self, state: S) -> str:
        return self._phases[state.phase].clause
