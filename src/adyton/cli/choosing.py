"""Choosing: which of the legal actions a typed line means."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from adyton.engine.action import Action

FEW: Final = 24  # up to this many choices are listed at once
LISTED: Final = 60  # choices that a list shows at most
GROUPS: Final = 8  # how many groups a long list is summed up in
DEEPEST: Final = 3  # first words that define a group
SEARCHED: Final = 50_000  # of a lazy list of actions, how many are compared with typed words


class Choices:
    """The legal actions, and the numbered list that the person looks at."""

    def __init__(self, legal: Sequence[Action]) -> None:
        self.legal = legal
        self.listed: list[Action] = list(legal) if len(legal) <= FEW else []

    def numbered(self, text: str) -> Action | None:
        """Return the choice of that number in the list."""
        number = int(text) if text.isdecimal() else 0
        return self.listed[number - 1] if 0 < number <= len(self.listed) else None

    def fitting(self, text: str) -> list[Action]:
        """Return the choice with exactly these words, else all that begin with them, else all that contain each."""
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
        """Number all choices, up to the length of a list."""
        self.listed = list(islice(self.legal, LISTED))
        return self.listed

    def groups(self, words: int = 1) -> dict[str, int]:
        """Count the choices that begin with the same words, with as many words as a short list of groups allows."""
        counts: dict[str, int] = {}
        for action in islice(self.legal, SEARCHED):
            start = " ".join(action.text.split()[:words])
            counts[start] = counts.get(start, 0) + 1
        finer = self.groups(words + 1) if words < DEEPEST and len(counts) < GROUPS else counts
        return finer if len(finer) <= GROUPS else counts

    def verbs(self) -> list[str]:
        """Return the words with which choices begin."""
        return list(dict.fromkeys(action.text.split()[0] for action in islice(self.legal, SEARCHED)))
