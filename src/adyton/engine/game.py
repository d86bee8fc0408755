"""The contract that every game keeps and everybody else relies on."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from adyton.engine.action import Action
from adyton.engine.native import mypyc_attr
from adyton.engine.options import Options
from adyton.engine.refusal import Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat, Turn
from adyton.engine.state import Json, State
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Outcome:
    """How a game ended: points and places by seat (1 is the best, ties share it), and the way it ended."""

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
    """A set of rules. It is stateless: every answer follows from the arguments."""

    slug: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]  # of the rules; rises whenever an old record would replay differently
    older: ClassVar[tuple[int, ...]] = ()  # versions that it still plays: their options tell it which rules hold
    chairs: ClassVar[tuple[int, ...]]  # the numbers of players that it can be played with
    last_action: ClassVar[Action]  # of the players' actions, the one with the highest number
    longest: ClassVar[int]  # no playing has more moves, chance included
    takes_back: ClassVar[bool] = True  # whether a move may be taken back; not where it was made in real time
    options: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]

    @property
    def action_count(self) -> int:
        """One more than the highest number of a player's action."""
        return self.last_action.index + 1

    @abstractmethod
    def start(self, options: Options, seats: int) -> S:
        """The state before any chance; raises ContentError for a bad data file in the options."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Who may act now."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """All that this seat may do now, in canonical order; nothing where it may not act."""

    @abstractmethod
    def play(self, state: S, seat: Seat, action: Action, at: int) -> None:
        """Does it, in place; trusts its caller that it is legal."""

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: Action, at: int) -> Refusal | None:
        """The reason why it may not be done, or None where it may."""

    @abstractmethod
    def chance(self, state: S, rng: Rng) -> Action:
        """What nature does, drawn from the odds."""

    @abstractmethod
    def odds(self, state: S) -> Sequence[tuple[Action, int]]:
        """All that nature may do now, with its weights."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat (None: a spectator) may know, and could usefully remember."""

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[V]:
        """The views of several at once, for a game that would do the same work again for each."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A state that this view cannot tell from the truth."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action of that text, of players, nature or the clock; raises Unreadable."""

    def load(self, json: Json) -> S:
        """Return the state that `State.to_json` wrote."""
        state = self.start(self.options.load(json["options"]), json["seats"])
        state.fill(json)
        return state

    def phase(self, state: S) -> str:
        """The name of the stretch of play, under which the catalogues hold its question."""
        return ""

    def clause(self, state: S) -> str:
        """The clause of the rules that this phase follows."""
        return ""

    def plays(self, version: int) -> bool:
        """Whether tables and records of this version of the rules can be played."""
        return version == self.version or version in self.older

    def read_options(self, raw: Mapping[str, object], version: int | None = None) -> Options:
        """The options that a host's JSON object means, by the newest rules or by this version; raises Illegal."""
        return self.options.read(raw, version)


# A game whose state and view classes the caller does not care about: the list of games holds four different ones.
AnyGame: TypeAlias = Game[Any, Any]
