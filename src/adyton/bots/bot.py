"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from adyton.engine.action import Action
from adyton.engine.view import View


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know."""

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        """Return the action to take, found within about this time."""


class Plan:
    """An action and the moment, in ms on the table's clock, at which it will be made."""

    __slots__ = ("action", "at")

    def __init__(self, action: Action, at: int) -> None:
        self.action = action
        self.at = at


@runtime_checkable
class TimedBot(Bot, Protocol):
    """A bot for games in real time: it also says when it acts, and is asked again after every move of the table."""

    def plan(self, view: View, legal: Sequence[Action], at: int) -> Plan | None:
        """Return what it will do next if nothing changes, not before `at`; None if it waits."""
