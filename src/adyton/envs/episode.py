"""Episodes: playings in which seats are asked for the number of an action, one at a time or all at once.

Nature acts by itself, unless there is no generator: then it is asked like a seat. Where time matters,
seats may wait. Each answer takes a moment, and when all have waited the clock may act.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from adyton.engine.action import Action
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.options import Options
from adyton.engine.play import begin
from adyton.engine.playing import Playing, header_of
from adyton.engine.refusal import RulesBug
from adyton.engine.rng import Rng
from adyton.engine.seat import CHANCE, CLOCK, OVER, Seat, Turn
from adyton.engine.state import Json, State
from adyton.engine.view import View
from adyton.envs.once import once
from adyton.games import GAMES

Numbers: TypeAlias = NDArray[np.float32]

WAIT: Final = "wait"  # the word for letting a moment pass
ANSWER_MS: Final = 250  # what a seat takes to answer where time matters


class Episode:
    """A playing, the time, and who is asked."""

    __slots__ = ("at", "game", "known", "numbers", "playing", "seat", "turn", "views", "waiting")

    def __init__(self, game: AnyGame, state: State, rng: Rng | None, at: int = 0) -> None:
        names = [f"seat_{seat}" for seat in range(state.seats)]
        self.game = game
        self.playing: Playing[Any, Any] = Playing(game, header_of(game, state.options, names, rng), state, rng)
        self.at = at
        self.turn = OVER  # who may act
        self.seat: Seat | None = None  # who is asked next; None: the game is over
        self.waiting: list[Seat] = []  # those who let this moment pass
        self.known: dict[Seat, Mapping[int, Action | None]] = {}  # what each may do, once somebody asked
        self.views: dict[Seat | None, View] = {}  # the same for what each sees
        self.numbers: dict[Seat, Numbers] = {}  # and for that as an array
        self._ask(0)

    @classmethod
    def open(cls, game: AnyGame, options: Options, seats: int, rng: Rng | None) -> "Episode":
        """Return a new episode that nature has set up."""
        return cls(game, begin(game, options, seats), rng)

    @property
    def state(self) -> State:
        state: State = self.playing.state
        return state

    @property
    def wait(self) -> int:
        """The number that means to wait, beyond those of all actions."""
        return self.game.action_count

    @property
    def outcome(self) -> Outcome | None:
        return self.playing.outcome

    @property
    def asked(self) -> tuple[Seat, ...]:
        """All seats that may act now."""
        return self.turn.seats

    def view(self, seat: Seat | None) -> View:
        """Return what this seat sees now; nobody may change it."""
        if seat not in self.views:
            self.views[seat] = self.game.view(self.state, seat)
        return self.views[seat]

    def legal(self, seat: Seat) -> Sequence[Action]:
        legal: Sequence[Action] = self.game.legal(self.playing.state, seat)
        return legal

    def actions(self, seat: Seat) -> Mapping[int, Action | None]:
        """Return what this seat may do, by number; None stands for waiting."""
        if seat not in self.known:
            found = numbered(self.legal(seat))
            self.known[seat] = {**found, self.wait: None} if self.turn.is_timed else found
        return self.known[seat]

    def words(self, seat: Seat) -> dict[int, str]:
        """Return what this seat may do, by number, in words."""
        return {number: WAIT if action is None else action.text for number, action in self.actions(seat).items()}

    def act(self, number: int) -> None:
        """Let the seat that is asked do this; raises KeyError for a number that is not in its actions."""
        assert self.seat is not None, "the game is over"
        seat = self.seat
        action = self.actions(seat)[number]
        if action is None:
            self.waiting.append(seat)
        else:
            if self.turn.is_timed:
                self.at = _later(self.turn, self.at)
            self.playing.play(seat, action, self.at)
            self.waiting = []
        self._ask(seat + 1)

    def act_together(self, numbers: Mapping[Seat, int]) -> None:
        """Let every seat that is asked act, in order; what an earlier one made impossible counts as waiting."""
        turn = self.turn
        phase = self.state.phase
        for seat in turn.seats:
            action = self.actions(seat)[numbers[seat]]
            if action is not None and self.state.phase == phase and action in self.legal(seat):
                self.playing.play(seat, action, self.at)
        if turn.is_timed and self.state.phase == phase:
            self._pass_time(self.playing.turn)
        self._ask(0)

    def copy(self) -> "Episode":
        """Return an episode of its own; only the generator is shared."""
        twin = Episode.__new__(Episode)
        twin.game, twin.playing, twin.at = self.game, self.playing.copy(), self.at
        twin.turn, twin.seat, twin.waiting = self.turn, self.seat, self.waiting[:]
        # What one of them finds out holds for both, until either goes on and begins anew.
        twin.known, twin.views, twin.numbers = self.known, self.views, self.numbers
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return self.copy()  # actions are made once and shared; OpenSpiel would copy them too

    def __reduce__(self) -> tuple[Callable[..., "Episode"], tuple[object, ...]]:
        return _reopened, (self.game.slug, self.state.to_json(), self.at, self.seat, self.waiting)

    def _ask(self, first: Seat) -> None:
        """Find who is asked next, from this seat on, after nature and the clock have acted."""
        self.known, self.views, self.numbers = {}, {}, {}
        for _ in range(self.game.longest):
            self.turn = self.playing.settle(self.at)
            self.seat = self._next(self.turn, first)
            if self.seat is not None or self.turn.is_over:
                return
            self._pass_time(self.turn)
        raise RulesBug(f"{self.game.slug} asks nobody")

    def _next(self, turn: Turn, first: Seat) -> Seat | None:
        if turn.is_nature:
            return CHANCE
        if not turn.is_timed:
            return turn.seats[0] if turn.seats else None
        seats = sorted(turn.seats, key=lambda seat: (seat - first) % self.state.seats)
        return next((seat for seat in seats if seat not in self.waiting and self.legal(seat)), None)

    def _pass_time(self, turn: Turn) -> None:
        """Everybody waits: let a moment pass, or let the clock act."""
        self.waiting = []
        self.at = _later(turn, self.at)
        if turn.deadline is not None and self.at >= turn.deadline:
            self.playing.play(CLOCK, self.legal(CLOCK)[0], self.at)


def _reopened(slug: str, state: Json, at: int, seat: Seat | None, waiting: list[Seat]) -> Episode:
    """Return the episode that was pickled, without its generator and the record of its moves."""
    game = GAMES[slug]
    episode = Episode(game, game.load(state), None, at)
    episode.seat, episode.waiting = seat, waiting
    return episode


@once
def numbered(legal: Sequence[Action]) -> Mapping[int, Action | None]:
    """Return actions by number."""
    return {action.index: action for action in legal}


def _later(turn: Turn, at: int) -> int:
    """Return a moment later, but not past the deadline: then the clock acts."""
    return at + ANSWER_MS if turn.deadline is None else max(at, min(at + ANSWER_MS, turn.deadline))
