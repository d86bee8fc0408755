"""Choosing: which of the legal actions a typed line means."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from adyton.engine.action import Action

FEW: Final = 24  # choices that are listed without being asked for
LISTED: Final = 60  # choices that a list shows at most
GROUPS: Final = 8  # into which many choices are summed up
DEEPEST: Final = 3  # words that a group's choices have in common
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
        """The choice with exactly these words, else all that begin with them, else all that have each of them."""
        wanted = text.lower().split()
        begin: list[Action] = []
        have: list[Action] = []
        for action in islice(self.legal, SEARCHED):
            said = action.text.lower().split()
            if said == wanted:
                return [action]
            if said[: len(wanted)] == wanted:
                begin.append(action)
            elif all(word in said for word in wanted):
                have.append(action)
        return begin or have

    def list_all(self) -> list[Action]:
        """Numbers all choices, as far as a list can hold them."""
        self.listed = list(islice(self.legal, LISTED))
        return self.listed

    def groups(self, words: int = 1) -> dict[str, int]:
        """How many choices begin with the same words: as many words as a short list of groups allows."""
        counts: dict[str, int] = {}
        for action in islice(self.legal, SEARCHED):
            start = " ".join(action.text.split()[:words])
            counts[start] = counts.get(start, 0) + 1
        finer = self.groups(words + 1) if words < DEEPEST and len(counts) < GROUPS else counts
        return finer if len(finer) <= GROUPS else counts

    def verbs(self) -> list[str]:
        """The words with which choices begin."""
        return list(dict.fromkeys(action.text.split()[0] for action in islice(self.legal, SEARCHED)))
