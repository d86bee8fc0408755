"""Episodes: games in which seats are asked for the number of an action, one at a time or all at once.

Nature acts by itself, unless there is no generator: then it is asked like a seat. Where time matters,
seats may wait. Each answer takes a moment, and when all have waited the clock may act.

An episode keeps no record: thousands of them run side by side, and nobody asks for their moves. This
module is compiled with the rules, and knows nothing of NumPy.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from adyton.engine.action import Action
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.native import mypyc_attr
from adyton.engine.options import Options
from adyton.engine.picks import Picks
from adyton.engine.play import begin, settle
from adyton.engine.refusal import RulesBug
from adyton.engine.rng import Rng
from adyton.engine.seat import CHANCE, CLOCK, OVER, Seat, Turn
from adyton.engine.state import Json, State
from adyton.engine.view import View
from adyton.envs.once import once
from adyton.games import GAMES

# A buffer of bytes, one for each action.
Marks: TypeAlias = "memoryview[int]"

WAIT: Final = "wait"  # the word for letting a moment pass
ANSWER_MS: Final = 250  # what a seat takes to answer where time matters


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Episode:
    """A state, the time, and who is asked."""

    __slots__ = (
        "at",
        "game",
        "known",
        "numbers",
        "offered",
        "rng",
        "seat",
        "state",
        "turn",
        "views",
        "wait",
        "waiting",
    )

    def __init__(self, game: AnyGame, state: State, rng: Rng | None, at: int = 0) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.at = at
        self.wait: int = game.action_count  # the number that means to wait, beyond those of all actions
        self.turn: Turn = OVER  # as it is now
        self.seat: Seat | None = None  # who is asked next; None: the game is over
        self.waiting: list[Seat] = []  # those who let this moment pass
        self.offered: Sequence[Action] | None = (
            None  # what the seat that is asked may do, computed when first asked for
        )
        self.known: dict[Seat, Mapping[int, Action | None]] = {}  # the same by number, for each seat
        self.views: dict[Seat | None, View] = {}  # what each sees
        self.numbers: dict[Seat, Any] = {}  # and that as an array
        self._ask(0)

    @classmethod
    def open(cls, game: AnyGame, options: Options, seats: int, rng: Rng | None) -> "Episode":
        """Return a new episode that nature has set up."""
        return Episode(game, begin(game, options, seats), rng)

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Return all seats that may act now."""
        return self.turn.seats

    def view(self, seat: Seat | None) -> View:
        """Return what this seat sees now; nobody may change it."""
        if seat not in self.views:
            self.views[seat] = self.game.view(self.state, seat)
        return self.views[seat]

    # --- What may be done ---

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.seat:
            return self.game.legal(self.state, seat)
        if self.offered is None:
            self.offered = self.game.legal(self.state, seat)
        return self.offered

    def actions(self, seat: Seat) -> Mapping[int, Action | None]:
        """Return what this seat may do, by number; None stands for waiting."""
        if seat not in self.known:
            found = numbered(self.legal(seat))
            self.known[seat] = {**found, self.wait: None} if self.turn.is_timed else found
        return self.known[seat]

    def words(self, seat: Seat) -> dict[int, str]:
        """Return what this seat may do, by number, in words."""
        return {number: WAIT if action is None else action.text for number, action in self.actions(seat).items()}

    def may(self, seat: Seat, number: int) -> bool:
        """Return whether this seat may do this now."""
        if number == self.wait:
            return self.turn.is_timed
        return found(self.legal(seat), number) is not None

    def mark(self, seat: Seat, marks: Marks, start: int, mark: int) -> None:
        """Write this mark for every action that this seat may take, from `start` on."""
        mark_all(self.legal(seat), marks, start, mark)
        if self.turn.is_timed:
            marks[start + self.wait] = mark

    # --- Acting ---

    def act(self, number: int) -> None:
        """Let the seat that is asked do this; raises KeyError for a number that is not in its actions."""
        seat = self.seat
        assert seat is not None, "the game is over"
        if number == self.wait and self.turn.is_timed:
            self.waiting.append(seat)
        else:
            action = self.actions(seat).get(number) if seat == CHANCE else found(self.legal(seat), number)
            if action is None:
                raise KeyError(number)
            self._play(seat, action)
        self._ask(seat + 1)

    def take(self, action: Action) -> None:
        """Let the seat that is asked take this legal action."""
        seat = self.seat
        assert seat is not None, "the game is over"
        self._play(seat, action)
        self._ask(seat + 1)

    def act_together(self, numbers: Mapping[Seat, int]) -> None:
        """Let every seat that is asked act, in order; what an earlier one made impossible counts as waiting."""
        turn, phase = self.turn, self.state.phase
        self.at = max(self.at, turn.opens)
        chosen = [(seat, self.actions(seat)[numbers[seat]]) for seat in turn.seats]
        for seat, action in chosen:
            if action is not None and self.state.phase == phase and action in self.game.legal(self.state, seat):
                self.game.play(self.state, seat, action, self.at)
        if turn.is_timed and self.state.phase == phase:
            self._pass_time(self.game.turn(self.state))
        self._ask(0)

    # --- Copies ---

    def copy(self) -> "Episode":
        """Return an episode of its own; only the generator is shared."""
        twin = Episode.__new__(Episode)
        twin.game, twin.rng, twin.at, twin.wait = self.game, self.rng, self.at, self.wait
        twin.state = self.state.copy()
        twin.turn, twin.seat, twin.offered = self.turn, self.seat, self.offered
        twin.waiting = self.waiting[:]
        # Both share what either computes, until one of them goes on.
        twin.known, twin.views, twin.numbers = self.known, self.views, self.numbers
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return self.copy()  # actions are made once and shared; OpenSpiel would copy them too

    def __reduce__(self) -> tuple[Callable[..., "Episode"], tuple[object, ...]]:
        return reopened, (self.game.slug, self.state.to_json(), self.at, self.seat, self.waiting)

    # --- Who is asked ---

    def _play(self, seat: Seat, action: Action) -> None:
        if self.turn.is_timed:
            self.at = later(self.turn, self.at)
            self.waiting = []
        self.game.play(self.state, seat, action, self.at)

    def _ask(self, first: Seat) -> None:
        """Find who is asked next, from this seat on, after nature and the clock have acted."""
        self.offered = None
        if self.known or self.views or self.numbers:
            self.known, self.views, self.numbers = {}, {}, {}
        if self._finds(first):
            return
        for _ in range(self.game.longest):
            self._pass_time(self.turn)
            if self._finds(first):
                return
        raise RulesBug(f"{self.game.slug} asks nobody")

    def _finds(self, first: Seat) -> bool:
        """Let nature act; return whether somebody is asked then, or the game is over."""
        turn = self._settled()
        self.turn = turn
        self.seat = self._next(turn, first)
        return self.seat is not None or not turn.seats

    def _settled(self) -> Turn:
        """Let nature act, if there is a generator, and return whose turn it is then."""
        if self.rng is None:
            return self.game.turn(self.state)
        return settle(self.game, self.state, self.rng, self.at)

    def _next(self, turn: Turn, first: Seat) -> Seat | None:
        if not turn.is_timed:
            return turn.seats[0] if turn.seats else None
        seats = [(seat - first) % self.state.seats for seat in turn.seats]
        for place in sorted(seats):
            seat = (first + place) % self.state.seats
            if seat not in self.waiting and self.game.legal(self.state, seat):
                return seat
        return None

    def _pass_time(self, turn: Turn) -> None:
        """Let a moment pass, or let the clock act, because everybody waits."""
        self.waiting = []
        self.at = later(turn, self.at)
        if turn.deadline is not None and self.at >= turn.deadline:
            self.game.play(self.state, CLOCK, self.game.legal(self.state, CLOCK)[0], self.at)


def reopened(slug: str, state: Json, at: int, seat: Seat | None, waiting: list[Seat]) -> Episode:
    """Return the episode that was pickled, without its generator."""
    game = GAMES[slug]
    episode = Episode(game, game.load(state), None, at)
    episode.seat, episode.waiting, episode.offered = seat, waiting, None
    return episode


@once
def numbered(legal: Sequence[Action]) -> Mapping[int, Action | None]:
    """Return actions by number."""
    return {action.index: action for action in legal}


def found(legal: Sequence[Action], number: int) -> Action | None:
    """Return the legal action with this number, if there is one."""
    if isinstance(legal, Picks):
        place = number - legal.first
        if 0 <= place < legal.pick_count:
            return legal.picks[place]
        legal = legal.plain
    for action in as_tuple(legal):
        if action.index == number:
            return action
    return None


def mark_all(legal: Sequence[Action], marks: Marks, start: int, mark: int) -> None:
    """Write this mark for each of these actions, from `start` on."""
    if isinstance(legal, Picks):
        first = start + legal.first
        marks[first : first + legal.pick_count] = bytes([mark]) * legal.pick_count
        legal = legal.plain
    for action in as_tuple(legal):
        marks[start + action.index] = mark


def as_tuple(legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return these actions as a tuple: compiled code reads it faster than any sequence."""
    return legal if isinstance(legal, tuple) else tuple(legal)


def later(turn: Turn, at: int) -> int:
    """Return a moment later, when the turn is open, but not past the deadline: then the clock acts."""
    at = max(at, turn.opens)
    return at + ANSWER_MS if turn.deadline is None else max(at, min(at + ANSWER_MS, turn.deadline))
