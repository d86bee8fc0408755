"""Hints: what a strong bot would do, and the reason in a word that the catalogues turn into a sentence."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, runtime_checkable

from adyton.bots.roster import GUIDES
from adyton.bots.search import SearchBot, Weighed
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng, Rng
from adyton.engine.view import View

COMPARED: Final = 12  # other actions that the chosen one is held against
SLIGHT: Final = 0.5  # points; a smaller difference is no reason


@runtime_checkable
class Adviser(Protocol):
    """A guide that can say what an action is good for."""

    def parts(self, view: View, action: Action, rng: Rng) -> Mapping[str, float]:
        """What the action promises, in points, by what promises it."""


class Hint:
    """An action, and why; the sentence is `GAME-hint-CODE`, else the common `hint-CODE`."""

    __slots__ = ("action", "args", "code")

    def __init__(self, action: Action, code: str, args: Args | None = None) -> None:
        self.action = action
        self.code = code
        self.args: Args = args or {}


def hint(game: AnyGame, view: View, legal: Sequence[Action], iterations: int, budget_ms: int, seed: int = 1) -> Hint:
    """What a search of this size would do, with its reason; the game must have a guide."""
    if len(legal) == 1:
        return Hint(legal[0], "only")
    weighed = SearchBot(game, GUIDES[game.slug](), seed, iterations, budget_ms).weigh(view, legal, budget_ms)
    return explained(game, view, weighed, seed)


def explained(game: AnyGame, view: View, weighed: Sequence[Weighed], seed: int = 1) -> Hint:
    """The best of these, with the part of its promise in which it is most ahead of the others."""
    best, others = weighed[0].action, [one.action for one in weighed[1 : COMPARED + 1]]
    adviser = GUIDES[game.slug]()
    if not others or not isinstance(adviser, Adviser):
        return Hint(best, "best")
    own = adviser.parts(view, best, FastRng(seed))
    rest = [adviser.parts(view, other, FastRng(seed)) for other in others]
    ahead = {part: own[part] - sum(each[part] for each in rest) / len(rest) for part in own}
    part = max(ahead, key=lambda name: ahead[name])
    return Hint(best, part, {"points": round(ahead[part])}) if ahead[part] >= SLIGHT else Hint(best, "best")
