"""Choosing: which of the legal actions a typed line means."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from adyton.engine.action import Action

FEW: Final = 24  # choices that are listed without being asked for
LISTED: Final = 60  # choices that a list shows at most
SEARCHED: Final = 50_000  # of lazily listed actions, those that typed words are compared with


class Choices:
    """The legal actions, and the numbered list that the person looks at."""

    def __init__(self, legal: Sequence[Action]) -> None:
        self.legal = legal
        self.listed: list[Action] = list(legal) if len(legal) <= FEW else []

    def numbered(self, text: str) -> Action | None:
        """The choice of that number in the list."""
        number = int(text) if text.isdecimal() else 0
        return self.listed[number - 1] if 0 < number <= len(self.listed) else None

    def fitting(self, text: str) -> list[Action]:
        """The choice with exactly these words, else all that have each of them."""
        wanted = text.lower().split()
        fits: list[Action] = []
        for action in islice(self.legal, SEARCHED):
            said = action.text.lower().split()
            if said == wanted:
                return [action]
            if all(word in said for word in wanted):
                fits.append(action)
        return fits

    def list_all(self) -> list[Action]:
        """Numbers all choices, as far as a list can hold them."""
        self.listed = list(islice(self.legal, LISTED))
        return self.listed

    def verbs(self) -> list[tuple[str, int]]:
        """How many choices begin with each word."""
        counts: dict[str, int] = {}
        for action in islice(self.legal, SEARCHED):
            verb = action.text.split()[0]
            counts[verb] = counts.get(verb, 0) + 1
        return list(counts.items())
