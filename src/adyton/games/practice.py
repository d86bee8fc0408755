"""Practice: exercises that one person does alone, each known by its number."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from adyton.engine.options import Options
from adyton.engine.view import View

if TYPE_CHECKING:
    from adyton.words import Words


@dataclass(frozen=True, kw_only=True)
class PracticeVerdict:
    """Whether an answer was right, why, and whether the exercise is over."""

    right: bool
    over: bool
    reason: str


class Practice(ABC):
    """What a game offers to practise. The same options and number are always the same exercise.

    For terminals the game's `terminal` module draws an exercise with `exercise(view, words)`
    and a verdict with `verdict(verdict, words)`.
    """

    modes: ClassVar[Mapping[str, Options]]  # what the site offers; the first is the default
    verdict_type: ClassVar[type[PracticeVerdict]]

    @abstractmethod
    def exercise(self, options: Options, number: int) -> View:
        """Return the position to look at; raises Illegal for options that cannot be practised."""

    @abstractmethod
    def judge(self, options: Options, number: int, answer: Mapping[str, Any]) -> PracticeVerdict:
        """Judge an answer, or no answer in time, which is empty; raises Illegal for one that makes no sense."""

    @abstractmethod
    def read(self, view: View, text: str, words: "Words") -> Mapping[str, Any] | None:
        """Return the answer that was typed in a terminal; None if it cannot be understood."""
