"""The contract that every game keeps."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from adyton.engine.action import Action
from adyton.engine.native import mypyc_attr
from adyton.engine.options import Options
from adyton.engine.parts import Changes, PartTable
from adyton.engine.refusal import Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat, Turn
from adyton.engine.state import Json, State
from adyton.engine.view import View
from adyton.engine.whole_views import whole_views

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Outcome:
    """The result of a game: points and places by seat (1 is the best, ties share it), and how it ended."""

    __slots__ = ("ending", "places", "points")

    def __init__(self, points: tuple[int, ...], places: tuple[int, ...], ending: str) -> None:
        self.points = points
        self.places = places
        self.ending = ending

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def to_json(self) -> Json:
        return {"points": list(self.points), "places": list(self.places), "ending": self.ending}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """A set of rules. It has no state of its own: every answer follows from the arguments."""

    slug: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]  # of the rules; rises whenever an old record would replay differently
    older: ClassVar[tuple[int, ...]] = ()  # versions that it still plays: their options tell it which rules hold
    chairs: ClassVar[tuple[int, ...]]  # the numbers of players that it can be played with
    last_action: ClassVar[Action]  # of the players' actions, the one with the highest number
    longest: ClassVar[int]  # no game has more moves, those of nature included
    takes_back: ClassVar[bool] = True  # whether a move may be taken back; not where it was made in real time
    options: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    parts: ClassVar[PartTable[Any] | None] = None  # of its views; None: any move may touch all of them

    @property
    def action_count(self) -> int:
        """Return how many numbers the players' actions have: one more than the highest."""
        return self.last_action.index + 1

    @abstractmethod
    def start(self, options: Options, seats: int) -> S:
        """Return the state before any draw or roll; raises ContentError for a bad data file in the options."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Return who may act now."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Return all that this seat may do now, in canonical order; nothing if it may not act."""

    @abstractmethod
    def play(self, state: S, seat: Seat, action: Action, at: int) -> None:
        """Do the action, in place. The caller has checked that it is legal."""

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: Action, at: int) -> Refusal | None:
        """Return why the action may not be done, or None if it may."""

    @abstractmethod
    def chance(self, state: S, rng: Rng) -> Action:
        """Return what nature does, drawn from the odds."""

    @abstractmethod
    def odds(self, state: S) -> Sequence[tuple[Action, int]]:
        """Return all that nature may do now, with weights."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what this seat (None: a spectator) may know, also what it could remember."""

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[V]:
        """Return the views of several seats. A game without parts that can share work between them overrides this."""
        if self.parts is None:
            return [self.view(state, seat) for seat in seats]
        kind = cast("type[V]", self.view_type)
        return whole_views(kind, self.parts, state, self.phase(state), self.turn(state), seats)

    def changed_parts(self, before: S, state: S, seats: Sequence[Seat | None]) -> Changes | None:
        """Return the parts in which the views of two states may differ; None: all of them may."""
        if self.parts is None:
            return None
        changes = self.parts.changed(before, state, seats)
        turn = self.turn(state)
        changes.shared += [("phase", self.phase(state)), ("acting", turn.seats), ("deadline", turn.deadline)]
        return changes

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """Return a state that this view cannot tell from the true one."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """Return the action of that text, of players, nature or the clock; raises Unreadable."""

    def load(self, json: Json) -> S:
        """Return the state that `State.to_json` wrote."""
        state = self.start(self.options.load(json["options"]), json["seats"])
        state.fill(json)
        return state

    def phase(self, state: S) -> str:
        """Return the name of the phase. The catalogues hold its question under this name."""
        return ""

    def clause(self, state: S) -> str:
        """Return the clause of the rules that this phase follows."""
        return ""

    def plays(self, version: int) -> bool:
        """Return whether tables and records of this version of the rules can be played."""
        return version == self.version or version in self.older

    def read_options(self, raw: Mapping[str, object], version: int | None = None) -> Options:
        """Return the options in a host's JSON object, for the newest rules or for this version; raises Illegal."""
        return self.options.read(raw, version)


# A game whose state and view classes do not matter to the caller.
AnyGame: TypeAlias = Game[Any, Any]
