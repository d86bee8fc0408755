"""Refusals: why an action is forbidden, as a code with arguments. The catalogues have the sentences."""

from typing import Final, TypeAlias

Args: TypeAlias = dict[str, int | str]


class Refusal:
    """The rule that forbids an action, with the arguments of its sentence."""

    __slots__ = ("args", "clause", "code")

    def __init__(self, code: str, args: Args | None = None, clause: str = "") -> None:
        self.code = code
        self.args: Args = args or {}
        self.clause = clause

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.args}, {self.clause!r})"


GAME_OVER: Final = Refusal("game-over")
NOT_YOUR_TURN: Final = Refusal("not-your-turn")
NOT_NOW: Final = Refusal("not-now")
TOO_EARLY: Final = Refusal("too-early")
TOO_LATE: Final = Refusal("too-late")


class Illegal(ValueError):
    """An action that the rules forbid here."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class RulesBug(Exception):
    """An invariant of the rules is broken: the table stops, and its record is kept."""
