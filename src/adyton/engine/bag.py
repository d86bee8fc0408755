"""Bags: pieces without an order until one is drawn, so that no view can leak what comes next."""

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence

from adyton.engine.action import Action
from adyton.engine.rng import Rng


class Bag:
    """A bag of small integers, kept sorted so that equal bags look the same."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[int] = ()) -> None:
        self.items: list[int] = sorted(items)

    def __len__(self) -> int:
        return len(self.items)

    def pick(self, rng: Rng) -> int:
        """A piece drawn at random, which stays in the bag until it is taken."""
        return self.items[rng.below(len(self.items))]

    def take(self, item: int) -> None:
        """Takes one such piece out."""
        taken = self.items.pop(bisect_left(self.items, item))
        assert taken == item, "taken from a bag that does not hold it"

    def put(self, item: int) -> None:
        """Puts a piece in."""
        insort(self.items, item)

    def odds(self, actions: Sequence[Action]) -> list[tuple[Action, int]]:
        """How often each piece would be drawn, as the action `actions[piece]`."""
        return [(actions[item], self.items.count(item)) for item in sorted(set(self.items))]

    def copy(self) -> "Bag":
        """A bag with the same pieces."""
        twin = Bag()
        twin.items = self.items[:]
        return twin
