"""Bags: pieces without an order until one is drawn, so that no view can leak what comes next."""

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence

from adyton.engine.action import Action
from adyton.engine.rng import Rng


class Bag:
    """A bag of small integers, kept sorted so that equal bags look the same."""

    __slots__ = ("_picked", "items")

    def __init__(self, items: Iterable[int] = ()) -> None:
        self.items: list[int] = sorted(items)
        self._picked = 0  # the place of the piece picked last, which is likely to be taken next

    def __len__(self) -> int:
        return len(self.items)

    def pick(self, rng: Rng) -> int:
        """A piece drawn at random, which stays in the bag until it is taken."""
        self._picked = rng.below(len(self.items))
        return self.items[self._picked]

    def take(self, item: int) -> None:
        """Takes one such piece out."""
        items = self.items
        place = self._picked
        if place >= len(items) or items[place] != item:
            place = bisect_left(items, item)
        taken = items.pop(place)
        assert taken == item, "taken from a bag that does not hold it"

    def put(self, item: int) -> None:
        """Puts a piece in."""
        insort(self.items, item)

    def odds(self, actions: Sequence[Action]) -> list[tuple[Action, int]]:
        """How often each piece would be drawn, as the action `actions[piece]`."""
        counts: dict[int, int] = {}
        for item in self.items:
            counts[item] = counts.get(item, 0) + 1
        return [(actions[item], count) for item, count in counts.items()]

    def copy(self) -> "Bag":
        """A bag with the same pieces."""
        twin = Bag()
        twin.items = self.items[:]
        return twin
