"""Search: Monte-Carlo trees over imagined states, for games in which seats hide things from each other."""

import math
import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CHANCE, Seat
from adyton.engine.state import State
from adyton.engine.view import View

WIDTH: Final = 1.5  # so many actions, times the root of the visits, are tried at a node


class Guide(Protocol):
    """What a game's file knows that makes search good. States are those of its own game."""

    spread: float  # about how far apart values lie, in points
    trust: float  # how many imagined playings one of its rates is worth

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        """How good each of these actions looks before any search, in points."""

    def reply(self, state: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """A sensible one of these actions, found quickly: whoever plays out a game plays so."""

    def mark(self, state: Any) -> int:
        """Where the game stands when a search begins."""

    def is_far(self, state: Any, mark: int, decisions: int) -> bool:
        """Whether a playing that began at this mark has gone far enough, so many decisions later, to be valued."""

    def values(self, state: Any) -> Sequence[float]:
        """What the state promises each seat, in points."""


class Node:
    """What is known of an action after those before it: the tree holds actions, never states."""

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
    """Information-set Monte-Carlo tree search: each iteration imagines what is hidden and goes one step further.

    The tree is open loop: nature's answers lie between two nodes and are drawn anew each time. Each seat looks for
    its own good. Actions are tried in the order of the guide's rates, the more of them the longer it searches; at
    first those rates count, and with every try less.
    """

    def __init__(self, game: AnyGame, guide: Guide, view: View, legal: Sequence[Action], rng: Rng) -> None:
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

    def run(self, iterations: int, until: float | None = None) -> None:
        """So many iterations, or as many as there is time for; at least one."""
        for _ in range(iterations):
            self.iterate()
            if until is not None and time.monotonic() >= until:
                break

    def weighed(self) -> list[Weighed]:
        """What was tried at the root, the best first."""
        children = self.root.children.items()
        tried = [Weighed(action, self._promise(action, node), node.visits) for action, node in children]
        return sorted(tried, key=lambda one: (-one.value, -one.tries))

    def iterate(self, first: Action | None = None) -> None:
        """One imagined playing, which begins with this action if one is given."""
        state = self.game.imagine(self.view, self.rng)
        mark = self.guide.mark(state)
        action = first if first is not None else self._chosen(self.root, self.order, state, self.seat)
        node = self._entered(self.root, action)
        path = [(self.root, self.seat), (node, self.seat)]
        self.game.play(state, self.seat, action, 0)
        decisions = self._descend(state, node, path, mark)
        self._play_out(state, mark, decisions)
        values = self.guide.values(state)
        for each, seat in path:
            each.visits += 1
            each.total += values[seat]

    def _descend(self, state: State, node: Node, path: list[tuple[Node, Seat]], mark: int) -> int:
        """Down the tree to its edge and one step beyond; the number of decisions made."""
        decisions = 1
        while node.visits and not self.guide.is_far(state, mark, decisions):
            seats = self.game.turn(state).seats
            if not seats:
                break
            if seats[0] == CHANCE:
                self.game.play(state, CHANCE, self.game.chance(state, self.rng), 0)
                continue
            legal = self.game.legal(state, seats[0])
            decisions += 1
            if len(legal) == 1 or len(seats) > 1:  # what is chosen in secret is no branch: nobody sees it
                action = legal[0] if len(legal) == 1 else self.guide.reply(state, seats[0], legal, self.rng)
            else:
                action = self._chosen(node, legal, state, seats[0])
                node = self._entered(node, action)
                path.append((node, seats[0]))
            self.game.play(state, seats[0], action, 0)
        return decisions

    def _chosen(self, node: Node, legal: Sequence[Action], state: State, seat: Seat) -> Action:
        children = node.children
        tried = [action for action in legal if action in children]
        if len(tried) < len(legal) and len(tried) < WIDTH * math.sqrt(node.visits + 1):
            untried = [action for action in legal if action not in children]
            return (
                untried[0]
                if node is self.root or len(untried) == 1
                else self.guide.reply(state, seat, untried, self.rng)
            )
        best, highest = tried[0], -math.inf
        for action in tried:
            child = children[action]
            child.seen += 1
            mean = self._promise(action, child) if node is self.root else child.total / child.visits
            bound = mean + self.guide.spread * math.sqrt(math.log(child.seen + 1) / child.visits)
            if bound > highest:
                best, highest = action, bound
        return best

    def _promise(self, action: Action, node: Node) -> float:
        """What an action at the root promises, by its tries and by the guide's rate."""
        trust = self.guide.trust
        return (node.total + trust * (self.root.mean + self.behind[action])) / (node.visits + trust)

    def _entered(self, node: Node, action: Action) -> Node:
        child = node.children.get(action)
        if child is None:
            child = node.children[action] = Node()
        return child

    def _play_out(self, state: State, mark: int, decisions: int) -> None:
        game, guide, rng = self.game, self.guide, self.rng
        while not guide.is_far(state, mark, decisions):
            seats = game.turn(state).seats
            if not seats:
                return
            if seats[0] == CHANCE:
                game.play(state, CHANCE, game.chance(state, rng), 0)
                continue
            legal = game.legal(state, seats[0])
            action = legal[0] if len(legal) == 1 else guide.reply(state, seats[0], legal, rng)
            game.play(state, seats[0], action, 0)
            decisions += 1


class SearchBot:
    """Searches for so many iterations, or as long as it may think; with time enough it always decides the same."""

    def __init__(self, game: AnyGame, guide: Guide, seed: int, iterations: int, ms: int) -> None:
        self.game = game
        self.guide = guide
        self.rng = FastRng(seed)
        self.iterations = iterations
        self.ms = ms

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, budget_ms)[0].action

    def weigh(self, view: View, legal: Sequence[Action], budget_ms: int) -> list[Weighed]:
        """The actions that it tried, the best first."""
        until = time.monotonic() + min(self.ms, budget_ms) / 1000
        search = Search(self.game, self.guide, view, legal, self.rng)
        search.run(self.iterations, until)
        return search.weighed()
