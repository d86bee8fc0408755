"""Hints: what a strong bot would do, and the reason as a code that the catalogues turn into a sentence."""

from collections.abc import Sequence
from itertools import islice
from typing import Final, Protocol, runtime_checkable

from adyton.bots.bot import Bot
from adyton.bots.reasons import Reasoning
from adyton.bots.search import Weighed
from adyton.engine.action import Action
from adyton.engine.refusal import Args
from adyton.engine.view import View

COMPARED: Final = 12  # other actions that the chosen one is compared with


@runtime_checkable
class Weigher(Protocol):
    """A bot that rates several actions."""

    def weigh(self, view: View, legal: Sequence[Action], budget_ms: int) -> list[Weighed]:
        """Return the actions that it looked at, the best first."""


class Hint:
    """An action, and why; the sentence is `GAME-hint-CODE`, else the common `hint-CODE`."""

    __slots__ = ("action", "args", "code")

    def __init__(self, action: Action, code: str, args: Args | None = None) -> None:
        self.action = action
        self.code = code
        self.args: Args = args or {}


def hint(reason: Reasoning, view: View, legal: Sequence[Action], bot: Bot, budget_ms: int) -> Hint:
    """Return what this bot would do, with the reason that the game's kit gives."""
    if len(legal) == 1:
        return Hint(legal[0], "only")
    if isinstance(bot, Weigher):
        return explained(reason, view, [one.action for one in bot.weigh(view, legal, budget_ms)])
    chosen = bot.choose(view, legal, budget_ms)
    others = (action for action in legal if action is not chosen)
    return explained(reason, view, [chosen, *islice(others, COMPARED)])


def explained(reason: Reasoning, view: View, ranked: Sequence[Action]) -> Hint:
    """Return the first of these, and what speaks for it rather than for the others."""
    return Hint(ranked[0], *reason(view, ranked[0], ranked[1 : COMPARED + 1]))
