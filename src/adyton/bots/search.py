"""Search: Monte-Carlo tree search over imagined states, for games with hidden information."""

import math
import time
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from adyton.bots.greedy import Judgement
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.native import mypyc_attr
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CHANCE, Seat
from adyton.engine.state import State
from adyton.engine.view import View

WORLDS: Final = 256  # imagined at most; then they are used again
ITERATIONS: Final = "iterations"  # the one parameter that belongs to the bot and not to its guide

# Parameters of a search by name: `iterations`, and attributes of the guide.
Setting: TypeAlias = Mapping[str, int | float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Judgement):
    """What a game's room adds to search. States are those of its own game."""

    spread: float = 4.0  # about how far apart values lie, in points
    trust: float = 4.0  # one of its rates counts as much as so many playouts
    width: float = 1.5  # so many actions, times the root of the visits, are tried at a node

    def settles(self, view: View) -> bool:
        """Return whether its rates decide this without a search, after as much thought as a search would take."""
        return False

    def ponder(self, view: View, rng: Rng) -> None:
        """Improve its rates of what it settles, by about as much thought as an iteration takes."""

    @abstractmethod
    def reply(self, state: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return a sensible one of these actions, quickly. Playouts use it."""

    @abstractmethod
    def mark(self, state: Any) -> int:
        """Return how far the game is when a search begins."""

    @abstractmethod
    def is_far(self, state: Any, mark: int, decisions: int) -> bool:
        """Return whether a playout from this mark has gone far enough to be valued, after this many decisions."""

    @abstractmethod
    def values(self, state: Any) -> Sequence[float]:
        """Return what the state promises each seat, in points."""


class Node:
    """The statistics of an action after those before it. The tree holds actions, never states."""

    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.total = 0.0  # of the values for the seat that acted
        self.seen = 0  # how often the action could have been taken: not every imagined state allows it

    @property
    def mean(self) -> float:
        return self.total / max(1, self.visits)


class Weighed:
    """An action, what it promises in points, and how often it was tried."""

    __slots__ = ("action", "tries", "value")

    def __init__(self, action: Action, value: float, tries: int) -> None:
        self.action = action
        self.value = value
        self.tries = tries


class Search:
    """Information-set Monte-Carlo tree search: each iteration imagines what is hidden and adds one node.

    The tree is open loop: nature's answers lie between two nodes and are drawn again each time. Each
    seat maximises its own value. Actions are tried in the order of the guide's rates, the more of them
    the longer it searches. The rates count less with every try.

    If it is `paired`, the replies in a playout depend only on how often its first action was tried, so
    that actions can be compared by playouts with the same replies.
    """

    def __init__(
        self, game: AnyGame, guide: Guide, view: View, legal: Sequence[Action], rng: Rng, paired: bool = False
    ) -> None:
        assert view.viewer is not None
        self.game = game
        self.guide = guide
        self.view = view
        self.rng = rng
        self.seat: Seat = view.viewer
        rates = guide.rates(view, legal, rng)
        places = sorted(range(len(legal)), key=lambda place: -rates[place])
        self.order = [legal[place] for place in places]
        self.behind = {legal[place]: rates[place] - rates[places[0]] for place in places}  # how far behind the best
        self.root = Node()
        self.worlds: list[State] = []
        self.lucks = rng.below(1 << 30)
        self.luck: Rng = rng
        self.replies: Rng = rng
        self.paired = paired
        self.until = math.inf

    def run(self, iterations: int, until: float | None = None) -> None:
        """Run this many iterations, or as many as there is time for; at least one."""
        self.until = math.inf if until is None else until
        for _ in range(iterations):
            self.iterate()
            if time.monotonic() >= self.until:
                break
        self.until = math.inf

    def weighed(self) -> list[Weighed]:
        """Return what was tried at the root, the best first."""
        children = self.root.children.items()
        tried = [Weighed(action, self._promise(action, node), node.visits) for action, node in children if node.visits]
        return sorted(tried, key=lambda one: (-one.value, -one.tries))

    def iterate(self, first: Action | None = None) -> None:
        """Run one iteration, which begins with this action if one is given. If time runs out, it does not count."""
        action = first if first is not None else self._next_at_root()
        node = self._entered(self.root, action)
        state = self._world(node.visits)
        self.luck = FastRng(self.lucks + node.visits)
        if self.paired:
            self.replies = FastRng(-1 - self.lucks - node.visits)
        mark = self.guide.mark(state)
        path = [(self.root, self.seat), (node, self.seat)]
        self.game.play(state, self.seat, action, 0)
        decisions = self._descend(state, node, path, mark)
        if self._play_out(state, mark, decisions):
            values = self.guide.values(state)
            for each, seat in path:
                each.visits += 1
                each.total += values[seat]

    def _world(self, number: int) -> State:
        """Return an imagined state. Every action at the root meets the same worlds in the same order."""
        place = number % WORLDS
        if place == len(self.worlds):
            self.worlds.append(self.game.imagine(self.view, self.rng))
        return self.worlds[place].copy()

    def _descend(self, state: State, node: Node, path: list[tuple[Node, Seat]], mark: int) -> int:
        """Go down the tree and add one node; return the number of decisions made."""
        decisions = 1
        while node.visits:
            seats = self._asked(state, mark, decisions)
            if not seats:
                break
            seat = seats[0]
            legal = self.game.legal(state, seat)
            decisions += 1
            if len(legal) == 1 or len(seats) > 1:  # a secret choice is no branch: nobody sees it
                action = legal[0] if len(legal) == 1 else self.guide.reply(state, seat, legal, self.replies)
            else:
                action = self._chosen(node, legal, state, seat)
                node = self._entered(node, action)
                path.append((node, seat))
            self.game.play(state, seat, action, 0)
        return decisions

    def _asked(self, state: State, mark: int, decisions: int) -> tuple[Seat, ...]:
        """Let nature act; return who decides next, or nobody if the playout has gone far enough."""
        game = self.game
        while not self.guide.is_far(state, mark, decisions):
            seats = game.turn(state).seats
            if not seats or seats[0] != CHANCE:
                return seats
            game.play(state, CHANCE, game.chance(state, self.luck), 0)
        return ()

    def _play_out(self, state: State, mark: int, decisions: int) -> bool:
        """Play on by the guide's replies; return False if time ran out."""
        game, guide, rng = self.game, self.guide, self.replies
        while seats := self._asked(state, mark, decisions):
            if self.root.visits and time.monotonic() >= self.until:
                return False
            seat = seats[0]
            legal = game.legal(state, seat)
            action = legal[0] if len(legal) == 1 else guide.reply(state, seat, legal, rng)
            game.play(state, seat, action, 0)
            decisions += 1
        return True

    def _next_at_root(self) -> Action:
        root = self.root
        tried = len(root.children)
        if tried < len(self.order) and tried < self.guide.width * math.sqrt(root.visits + 1):
            for action in self.order:
                if action not in root.children:
                    return action
        best, highest = self.order[0], -math.inf
        for action, child in root.children.items():
            child.seen += 1
            bound = self._promise(action, child) + self._doubt(child)
            if bound > highest:
                best, highest = action, bound
        return best

    def _chosen(self, node: Node, legal: Sequence[Action], state: State, seat: Seat) -> Action:
        children = node.children
        untried = [action for action in legal if action not in children]
        if untried and len(legal) - len(untried) < self.guide.width * math.sqrt(node.visits + 1):
            return untried[0] if len(untried) == 1 else self.guide.reply(state, seat, untried, self.replies)
        best, highest = legal[0], -math.inf
        for action in legal:
            child = children.get(action)
            if child is not None:
                child.seen += 1
                bound = child.mean + self._doubt(child)
                if bound > highest:
                    best, highest = action, bound
        return best

    def _doubt(self, child: Node) -> float:
        """Return how much better than its mean an action may be."""
        return self.guide.spread * math.sqrt(math.log(child.seen + 1) / max(1, child.visits))

    def _promise(self, action: Action, node: Node) -> float:
        """Return what an action at the root promises, by its tries and by the guide's rate."""
        trust = self.guide.trust
        return (node.total + trust * (self.root.mean + self.behind[action])) / (node.visits + trust)

    def _entered(self, node: Node, action: Action) -> Node:
        child = node.children.get(action)
        if child is None:
            child = node.children[action] = Node()
        return child


class SearchBot:
    """Searches for a number of iterations, within its time. With enough time it always decides the same.

    `settings` may have other parameters for some numbers of seats. They are adopted when it meets such a table.
    """

    def __init__(
        self,
        game: AnyGame,
        guide: Guide,
        seed: int,
        iterations: int,
        ms: int,
        settings: Mapping[int, Setting] | None = None,
    ) -> None:
        self.game = game
        self.guide = guide
        self.rng = FastRng(seed)
        self.iterations = iterations
        self.ms = ms
        self.settings: Mapping[int, Setting] = settings or {}

    def adopt(self, setting: Setting) -> None:
        """Search with these parameters from now on."""
        for name, value in setting.items():
            if name == ITERATIONS:
                self.iterations = int(value)
            else:
                setattr(self.guide, name, value)

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, budget_ms)[0].action

    def weigh(self, view: View, legal: Sequence[Action], budget_ms: int) -> list[Weighed]:
        """Return the actions that it tried, the best first."""
        until = time.monotonic() + min(self.ms, budget_ms) / 1000
        self.adopt(self.settings.get(view.seats, {}))
        if self.guide.settles(view):
            return self._pondered(view, legal, until)
        search = Search(self.game, self.guide, view, legal, self.rng)
        search.run(self.iterations, until)
        return search.weighed()

    def _pondered(self, view: View, legal: Sequence[Action], until: float) -> list[Weighed]:
        """Return what the guide's rates say after it has thought about them."""
        for _ in range(self.iterations):
            if time.monotonic() >= until:
                break
            self.guide.ponder(view, self.rng)
        rates = self.guide.rates(view, legal, self.rng)
        rated = [Weighed(action, rate, 0) for action, rate in zip(legal, rates, strict=True)]
        return sorted(rated, key=lambda one: -one.value)
