"""The desk: a playing in which seats are asked for the number of an action, one at a time or all at once.

Nature acts by itself, unless there is no generator: then it is asked like a seat. Where a game runs in real time,
seats may wait; each answer takes a moment, and when all have waited the clock may act.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from adyton.engine.action import Action
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.options import Options
from adyton.engine.play import begin, settle
from adyton.engine.refusal import RulesBug
from adyton.engine.rng import Rng
from adyton.engine.seat import CHANCE, CLOCK, Seat, Turn
from adyton.engine.state import Json, State
from adyton.engine.view import View
from adyton.envs.once import once
from adyton.games import GAMES

Numbers: TypeAlias = NDArray[np.float32]

MOMENT_MS: Final = 250  # what a seat takes to answer where time matters


class Desk:
    """A state, the time, and who is asked."""

    __slots__ = ("at", "game", "known", "numbers", "rng", "seat", "state", "views", "waiting")

    def __init__(self, game: AnyGame, state: State, rng: Rng | None, at: int = 0) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.at = at
        self.seat: Seat | None = None  # who is asked next; None: it is over
        self.waiting: list[Seat] = []  # those who have let this moment pass
        self.known: dict[Seat, Mapping[int, Action | None]] = {}  # what each may do, once somebody wanted to know
        self.views: dict[Seat | None, View] = {}  # the same for what each sees
        self.numbers: dict[Seat, Numbers] = {}  # and for that as an array
        self._ask(0)

    @classmethod
    def open(cls, game: AnyGame, options: Options, seats: int, rng: Rng | None) -> "Desk":
        """A new playing, set up as far as nature can."""
        return cls(game, begin(game, options, seats), rng)

    @property
    def wait(self) -> int:
        """The number that means to wait, beyond those of all actions."""
        return self.game.action_count

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    @property
    def asked(self) -> tuple[Seat, ...]:
        """All seats that may act now."""
        return self.game.turn(self.state).seats

    def view(self, seat: Seat | None) -> View:
        """What this seat sees now; nobody may change it."""
        if seat not in self.views:
            self.views[seat] = self.game.view(self.state, seat)
        return self.views[seat]

    def legal(self, seat: Seat) -> Sequence[Action]:
        legal: Sequence[Action] = self.game.legal(self.state, seat)
        return legal

    def actions(self, seat: Seat) -> Mapping[int, Action | None]:
        """What this seat may do, by number; None stands for waiting."""
        if seat not in self.known:
            found = numbered(self.legal(seat))
            self.known[seat] = {**found, self.wait: None} if self.game.turn(self.state).is_timed else found
        return self.known[seat]

    def words(self, seat: Seat) -> dict[int, str]:
        """What this seat may do, by number, in words."""
        return {number: "wait" if action is None else action.text for number, action in self.actions(seat).items()}

    def act(self, number: int) -> None:
        """The seat that is asked does it; raises KeyError for a number that is not in its actions."""
        assert self.seat is not None, "it is over"
        seat = self.seat
        action = self.actions(seat)[number]
        if action is None:
            self.waiting.append(seat)
        else:
            turn = self.game.turn(self.state)
            if turn.is_timed:
                self.at = _later(turn, self.at)
            self.game.play(self.state, seat, action, self.at)
            self.waiting = []
        self._ask(seat + 1)

    def act_together(self, numbers: Mapping[Seat, int]) -> None:
        """Every seat that is asked does its own, in order; what an earlier one made impossible counts as waiting."""
        turn = self.game.turn(self.state)
        phase = self.state.phase
        for seat in turn.seats:
            action = self.actions(seat)[numbers[seat]]
            if action is not None and self.state.phase == phase and action in self.legal(seat):
                self.game.play(self.state, seat, action, self.at)
        if turn.is_timed and self.state.phase == phase:
            self._pass_time(self.game.turn(self.state))
        self._ask(0)

    def copy(self) -> "Desk":
        """A desk of its own; only the generator is shared."""
        twin = Desk.__new__(Desk)
        twin.game, twin.rng, twin.at, twin.seat = self.game, self.rng, self.at, self.seat
        twin.state = self.state.copy()
        twin.waiting = self.waiting[:]
        # What one of them finds out holds for both, until either goes on and begins anew.
        twin.known, twin.views, twin.numbers = self.known, self.views, self.numbers
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Desk":
        return self.copy()  # actions are made once and shared; OpenSpiel would copy them too

    def __reduce__(self) -> tuple[Callable[..., "Desk"], tuple[object, ...]]:
        return _reopened, (self.game.slug, self.state.to_json(), self.at, self.seat, self.waiting)

    def _ask(self, first: Seat) -> None:
        """Finds who is asked next, from this seat on, after nature and the clock have acted."""
        self.known, self.views, self.numbers = {}, {}, {}
        for _ in range(self.game.longest):
            if self.rng is not None:
                settle(self.game, self.state, self.rng, self.at)
            turn = self.game.turn(self.state)
            self.seat = self._next(turn, first)
            if self.seat is not None or not turn.seats:
                return
            self._pass_time(turn)
        raise RulesBug(f"{self.game.slug} asks nobody")

    def _next(self, turn: Turn, first: Seat) -> Seat | None:
        if turn.is_nature:
            return CHANCE
        if not turn.is_timed:
            return turn.seats[0] if turn.seats else None
        seats = sorted(turn.seats, key=lambda seat: (seat - first) % self.state.seats)
        return next((seat for seat in seats if seat not in self.waiting and self.legal(seat)), None)

    def _pass_time(self, turn: Turn) -> None:
        """All wait: a moment passes, or the clock acts."""
        self.waiting = []
        self.at = _later(turn, self.at)
        if turn.deadline is not None and self.at >= turn.deadline:
            self.game.play(self.state, CLOCK, self.legal(CLOCK)[0], self.at)


def _reopened(slug: str, state: Json, at: int, seat: Seat | None, waiting: list[Seat]) -> Desk:
    """The desk that was pickled, without its generator."""
    desk = Desk.__new__(Desk)
    desk.game, desk.rng, desk.at, desk.seat, desk.waiting = GAMES[slug], None, at, seat, waiting
    desk.state = desk.game.load(state)
    desk.known, desk.views, desk.numbers = {}, {}, {}
    return desk


@once
def numbered(legal: Sequence[Action]) -> Mapping[int, Action | None]:
    """Actions by number."""
    return {action.index: action for action in legal}


def _later(turn: Turn, at: int) -> int:
    """A moment later, but not past the deadline: then the clock acts."""
    return at + MOMENT_MS if turn.deadline is None else max(at, min(at + MOMENT_MS, turn.deadline))
