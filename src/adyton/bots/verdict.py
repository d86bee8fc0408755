"""What a review is made of: cases, and a bot's verdicts on them."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from adyton.bots.hint import Hint
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.engine.state import Json
from adyton.engine.view import View

# How closely a decision is looked at: a quick look finds what may be better, a comparison with fresh
# draws says by how much, and a longer comparison confirms the costliest.
Step: TypeAlias = Literal["screen", "compare", "confirm"]


class Case:
    """A decision as its seat saw it, and what was done in this line; or a round as everybody saw it at its end."""

    __slots__ = ("better", "legal", "line", "made", "step", "view")

    def __init__(
        self,
        line: int,
        view: View,
        legal: Sequence[Action],
        made: Action | None,
        step: Step = "screen",
        better: Action | None = None,
    ) -> None:
        self.line = line
        self.view = view
        self.legal = legal
        self.made = made  # None: it is a round
        self.step = step
        self.better = better  # what the quick look found; None before it

    @classmethod
    def read(
        cls,
        game: AnyGame,
        line: int,
        view: View,
        legal: Sequence[Action],
        made: str | None,
        step: Step,
        better: str | None,
    ) -> "Case":
        """Return the case whose actions have these texts."""
        return cls(line, view, legal, _action(game, made), step, _action(game, better))

    @property
    def seat(self) -> Seat | None:
        return self.view.viewer

    @property
    def made_text(self) -> str | None:
        return self.made.text if self.made is not None else None

    @property
    def better_text(self) -> str | None:
        return self.better.text if self.better is not None else None

    def then(self, step: Step, better: Action) -> "Case":
        """Return the same decision for the next step."""
        return Case(self.line, self.view, self.legal, self.made, step, better)


class Verdict:
    """One decision: who made it in which line, what was done, what the bot would do and why, and the cost.

    The cost is how much of its lead over the others the seat lost by it. It is never below 0, and
    in the unit of the game.
    """

    __slots__ = ("action", "cost", "hint", "line", "seat")

    def __init__(self, line: int, seat: Seat, action: Action, hint: Hint, cost: float) -> None:
        self.line = line
        self.seat = seat
        self.action = action
        self.hint = hint
        self.cost = cost

    @classmethod
    def read(
        cls,
        game: AnyGame,
        *,
        line: int,
        seat: Seat,
        made: str,
        better: str,
        code: str,
        args: dict[str, int | str],
        cost: float,
    ) -> "Verdict":
        """Return the verdict that `to_json` wrote."""
        return cls(line, seat, game.read(made), Hint(game.read(better), code, args), cost)

    def to_json(self) -> Json:
        hint = self.hint
        return {
            "line": self.line,
            "seat": self.seat,
            "made": self.action.text,
            "better": hint.action.text,
            "code": hint.code,
            "args": hint.args,
            "cost": self.cost,
        }

    def rounded(self) -> "Verdict":
        """Return the verdict with the cost as people read it."""
        return Verdict(self.line, self.seat, self.action, self.hint, round(self.cost, 2))


def _action(game: AnyGame, text: str | None) -> Action | None:
    return game.read(text) if text is not None else None
